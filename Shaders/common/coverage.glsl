// How much of a pixel a shape covers: exact along each of four lines across the pixel.
// Places are in pixels from the pixel's centre.

const vec4 k_lines = vec4(-0.375, -0.125, 0.125, 0.375);

// The share of the pixel between the two ends that a shape has on each line.
float line_coverage(vec4 from, vec4 to) {
  return dot(clamp(min(to, 0.5) - max(from, -0.5), 0.0, 1.0), vec4(0.25));
}

float disc_coverage(vec2 centre, float radius) {
  vec4 y = k_lines - centre.y;
  vec4 chord = sqrt(max(radius * radius - y * y, 0.0));
  return line_coverage(centre.x - chord, centre.x + chord);
}

// A straight streak with butt ends; `along` is its unit direction, neither level nor upright.
float streak_coverage(vec2 from, vec2 along, float extent, float thickness) {
  vec4 y = k_lines - from.y;
  vec4 middle = from.x + y * along.x / along.y;
  float half_width = 0.5 * thickness / abs(along.y);
  vec4 first = from.x - y * along.y / along.x;
  vec4 last = first + extent / along.x;
  return line_coverage(max(middle - half_width, min(first, last)), min(middle + half_width, max(first, last)));
}

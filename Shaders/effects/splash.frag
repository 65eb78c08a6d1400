// The outline of an ellipse, a point wide.
#include "frame_pixel.glsl"
flat in vec4 v_ellipse;
flat in vec4 v_color;  // premultiplied
out vec4 o_color;

// How far a place is from the ellipse: the nearest point's corner of its evolute is refined three times.
float ellipse_distance(vec2 place, vec2 radii) {
  vec2 p = abs(place);
  vec2 evolute = vec2(radii.x * radii.x - radii.y * radii.y, radii.y * radii.y - radii.x * radii.x) / radii;
  vec2 t = vec2(0.70710678);
  for (int step_index = 0; step_index < 4; ++step_index) {
    vec2 centre = evolute * t * t * t;
    vec2 spoke = radii * t - centre;
    vec2 towards = p - centre;
    t = clamp((towards * (length(spoke) / max(length(towards), 1e-6)) + centre) / radii, 0.0, 1.0);
    t /= max(length(t), 1e-6);
  }
  return distance(p, radii * t);
}

void main() {
  vec2 place = frame_pixel() - v_ellipse.xy;
  float half_width = 0.5 * u_frame.z;
  float inside = 0.0;
  for (int sample_index = 0; sample_index < 4; ++sample_index) {
    vec2 offset = vec2(sample_index & 1, sample_index >> 1) * 0.5 - 0.25;
    // A quarter of the pixel each, its edge as soft as it is wide.
    inside += 0.25 * clamp((half_width - ellipse_distance(place + offset, v_ellipse.zw)) * 2.0 + 0.5, 0.0, 1.0);
  }
  o_color = v_color * inside;
}

// A bolt of lightning: a line with mitred joins over its own blurred glow.
#include "frame_pixel.glsl"
#include "coverage.glsl"
#include "normal.glsl"
uniform vec4 u_path[10];  // corners: pixels (x, y); unit vector across which a piece is cut at the corner (z, w)
uniform vec2 u_bolt;      // brightness, fade
out vec4 o_color;

const float k_width = 2.0;
const float k_glow_width = 6.0;
const float k_glow_sigma = 6.0;

// Cuts what lies between `from` and `to` on the lines at y to the side of an edge where its normal points.
void cut(inout vec4 from, inout vec4 to, vec4 y, vec2 normal, float offset) {
  vec4 rest = -(y * normal.y + offset);
  if (abs(normal.x) < 1e-6) {
    to = mix(to, vec4(-1e9), vec4(greaterThan(rest, vec4(0.0))));
  } else if (normal.x > 0.0) {
    from = max(from, rest / normal.x);
  } else {
    to = min(to, rest / normal.x);
  }
}

void main() {
  vec2 pixel = frame_pixel();
  float sigma = k_glow_sigma * u_frame.z;
  float glow_half = 0.5 * k_glow_width / k_glow_sigma;
  float bolt_half = 0.5 * k_width * u_frame.z;
  float glow = 0.0;
  float bolt = 0.0;
  for (int index = 0; index < 9; ++index) {
    vec2 from = u_path[index].xy - pixel;
    vec2 to = u_path[index + 1].xy - pixel;
    float extent = max(distance(from, to), 1e-6);
    vec2 along = (to - from) / extent;
    vec2 across = vec2(-along.y, along.x);
    // Where the pixel is, seen from the piece's start; the corners' wedges of the blurred pieces cancel out.
    float u = -dot(from, along) / sigma;
    float v = -dot(from, across) / sigma;
    if (abs(v) < glow_half + k_gaussian_end && abs(u - 0.5 * extent / sigma) < 0.5 * extent / sigma + k_gaussian_end) {
      glow += (gaussian_below(u) - gaussian_below(u - extent / sigma))
        * (gaussian_below(v + glow_half) - gaussian_below(v - glow_half));
    }
    if (abs(v) * sigma < bolt_half + 1.0) {
      vec4 first = vec4(-1e9);
      vec4 last = vec4(1e9);
      cut(first, last, k_lines, across, bolt_half - dot(from, across));
      cut(first, last, k_lines, -across, bolt_half + dot(from, across));
      cut(first, last, k_lines, u_path[index].zw, -dot(from, u_path[index].zw));
      cut(first, last, k_lines, -u_path[index + 1].zw, dot(to, u_path[index + 1].zw));
      bolt += line_coverage(first, last);
    }
  }
  vec4 light = vec4(0.75, 0.8, 1.0, 1.0) * min(glow, 1.0) * u_bolt.x;
  float white = min(bolt, 1.0) * u_bolt.x;
  o_color = (light * (1.0 - white) + white) * u_bolt.y;
}

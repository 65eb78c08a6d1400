// A bolt of lightning: a line with mitred joins over its own blurred glow.
#include "frame_pixel.glsl"
#include "scrim.glsl"
#include "coverage.glsl"
#include "gaussian.glsl"
#if ALL
uniform vec4 u_path[10];
#define PATH u_path
const int k_pieces = 9;
#else
flat in vec4 v_path[4];
#define PATH v_path
const int k_pieces = 3;
#endif
uniform vec3 u_bolt;  // brightness, fade of the lightning, alpha of the flash that it lies over, unfaded
out vec4 o_color;

const float k_width = 2.0;
const float k_glow_width = 6.0;
const float k_glow_sigma = 6.0;

// Cuts what lies between `from` and `to` on the lines at y to the side of an edge where its normal points.
void cut(inout vec4 from, inout vec4 to, vec4 y, vec2 normal, float offset) {
  // No edge of a bolt is quite level.
  vec4 edge = (y * normal.y + offset) / (abs(normal.x) > 1e-6 ? -normal.x : -1e-6);
  from = normal.x > 0.0 ? max(from, edge) : from;
  to = normal.x > 0.0 ? to : min(to, edge);
}

void main() {
  vec2 pixel = frame_pixel();
  float sigma = k_glow_sigma * u_frame.z;
  float glow_half = 0.5 * k_glow_width / k_glow_sigma;
  float bolt_half = 0.5 * k_width * u_frame.z;
  float glow = 0.0;
  float bolt = 0.0;
  for (int index = 0; index < k_pieces; ++index) {
    vec2 from = PATH[index].xy - pixel;
    vec2 to = PATH[index + 1].xy - pixel;
    float extent = distance(from, to);
    if (extent < 1e-3) continue;
    vec2 along = (to - from) / extent;
    vec2 across = vec2(-along.y, along.x);
    // Where the pixel is, seen from the piece's start. At a join, what the two blurred pieces share and what
    // they leave out cancel.
    float u = -dot(from, along) / sigma;
    float v = -dot(from, across) / sigma;
    glow += (gaussian_below(u) - gaussian_below(u - extent / sigma))
      * (gaussian_below(v + glow_half) - gaussian_below(v - glow_half));
    vec4 first = vec4(-1e9);
    vec4 last = vec4(1e9);
    cut(first, last, k_lines, across, bolt_half - dot(from, across));
    cut(first, last, k_lines, -across, bolt_half + dot(from, across));
    cut(first, last, k_lines, PATH[index].zw, -dot(from, PATH[index].zw));
    cut(first, last, k_lines, -PATH[index + 1].zw, dot(to, PATH[index + 1].zw));
    bolt += line_coverage(first, last);
  }
  vec4 light = vec4(0.75, 0.8, 1.0, 1.0) * min(glow, 1.0) * u_bolt.x;
  float white = min(bolt, 1.0) * u_bolt.x;
  vec4 color = light * (1.0 - white) + white;
  // The lightning fades as one: where the bolt is, the flash that has been laid out already shows less.
  float alpha = color.a * u_bolt.y * (1.0 - u_bolt.z) / (1.0 - u_bolt.y * u_bolt.z);
  o_color = under_scrim(vec4(u_bolt.y * (color.rgb + u_bolt.z * (alpha - color.a)), alpha), pixel.y);
}

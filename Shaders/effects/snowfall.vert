// Flakes of a snowfall, one an instance, far ones first.
//   BLURRED  1: the near depth, blurred
#include "disc_vertex.glsl"
in vec4 a_flake;       // x and y 0 … 1, phase at the epoch in turns, turns a second
in float a_radius;     // points
uniform vec4 u_depth;  // how far it has fallen, travel, margin, sway: points
uniform vec2 u_time;   // seconds since the epoch, the blur's standard deviation in points
uniform vec4 u_color;  // premultiplied

#if BLURRED
flat out vec4 v_profile;
#endif

void main() {
  float fallen = a_flake.y * u_depth.y + u_depth.x;
  float y = fallen - u_depth.y * floor(fallen / u_depth.y) - u_depth.z;
  float sway = u_depth.w * sine_of_turns(a_flake.z + a_flake.w * u_time.x);
  place_disc(vec2(a_flake.x * u_points.x + sway, y), a_radius, u_color);
#if BLURRED
  // A pixel is a square, which blurs a little of its own.
  float sigma = sqrt(u_time.y * u_time.y * u_frame.z * u_frame.z + 0.08333333);
  float q = sigma / v_disc.z;
  // What a truncated Gaussian leaves of a disc lies at most 0.003 off the curve that these make for radii
  // of 2.6 standard deviations or more; fitted by least squares to profiles integrated numerically.
  v_profile = vec4(
    -0.0341 - q * (0.2791 + q * 0.2712), 1.0005 + q * (0.1216 - q * 0.5785), 0.0183 + q * (0.0256 - q * 0.2317),
    1.0 / sigma);
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  gl_Position = clip_position(v_disc.xy + corner * (v_disc.z + 2.6 * sigma));
#endif
}

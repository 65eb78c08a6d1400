// Streaks of rain, one an instance, far ones first.
#include "scrim.glsl"
in vec3 a_drop;       // x and y 0 … 1, 0 far or 1 near
uniform vec4 u_fall;  // how far far and near streaks have fallen, travel, its start above the frame: points
uniform vec2 u_lengths;  // down, of far and near streaks: points
uniform vec4 u_far;   // colours, premultiplied
uniform vec4 u_near;
flat out vec4 v_streak;  // start in pixels, length, thickness
out vec4 v_color;

const vec2 k_along = vec2(-0.14834045, 0.98893635);  // (−.15, 1) of length 1

void main() {
  float near = a_drop.z;
  float fallen = a_drop.y * u_fall.z + mix(u_fall.x, u_fall.y, near);
  float y = fallen - u_fall.z * floor(fallen / u_fall.z) - u_fall.w;
  float x = a_drop.x * (u_points.x + 40.0) - 20.0;
  float extent = mix(u_lengths.x, u_lengths.y, near) * 1.01118742;  // down L and across .15·L
  v_streak = vec4(x, y, extent, mix(1.0, 1.4, near)) * u_frame.z;
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  vec2 middle = v_streak.xy + k_along * (0.5 * v_streak.z);
  vec2 across = vec2(k_along.y, -k_along.x);
  vec2 place = middle + k_along * (corner.y * (0.5 * v_streak.z + 0.75)) + across * (corner.x * (0.5 * v_streak.w + 0.75));
  v_color = white_under_scrim(near > 0.5 ? u_near : u_far, place.y);
  gl_Position = clip_position(place);
}

// Flakes, one an instance, far ones first.
#include "disc_vertex.glsl"
#include "scrim.glsl"
in vec4 a_flake;      // x and y 0 … 1, phase at the epoch in turns, turns a second
in vec2 a_kind;       // radius in points, 0 far or 1 near
uniform vec4 u_fall;  // how far far and near flakes have fallen, travel (points), seconds since the epoch
uniform vec2 u_path;  // the fall's start above the frame, sway at depth 1: points
uniform vec4 u_far;   // colours, premultiplied
uniform vec4 u_near;
void main() {
  float near = a_kind.y;
  float depth = mix(0.5, 1.0, near);
  float fallen = a_flake.y * u_fall.z + mix(u_fall.x, u_fall.y, near);
  float y = fallen - u_fall.z * floor(fallen / u_fall.z) - u_path.x;
  float sway = u_path.y * depth * sine_of_turns(a_flake.z + a_flake.w * u_fall.w);
  place_disc(vec2(a_flake.x * u_points.x + sway, y), a_kind.x, near > 0.5 ? u_near : u_far);
  v_color = white_under_scrim(v_color, v_disc.y);
}

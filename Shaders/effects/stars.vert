// Stars, one an instance.
#include "disc_vertex.glsl"
#include "scrim.glsl"
in vec4 a_star;      // x and y as shares of the frame, phase at the epoch in turns, turns a second
in float a_radius;   // points
uniform vec2 u_time;  // seconds since the epoch, fade
void main() {
  float alpha = (0.55 + 0.45 * sine_of_turns(a_star.z + a_star.w * u_time.x)) * u_time.y;
  place_disc(a_star.xy * u_points.xy, a_radius, vec4(alpha));
  v_color = white_under_scrim(v_color, v_disc.y);
}

// Splashes, one an instance: outlines of ellipses that widen and fade.
#include "scrim.glsl"
in vec3 a_splash;        // x 0 … 1, phase in turns, height over the bottom edge 0 … 1
uniform vec2 u_splash;   // turns of the cycle, fade
flat out vec4 v_ellipse;  // centre and radii in pixels
flat out vec4 v_color;

const float k_seen = 0.3;

void main() {
  float phase = fract(a_splash.y + u_splash.x);
  float grown = phase / k_seen;
  vec2 centre = vec2(a_splash.x * u_points.x, u_points.y - 8.0 - 70.0 * a_splash.z);
  float radius = 2.0 + 7.0 * grown;
  v_ellipse = vec4(centre, radius, 0.24 * radius) * u_frame.z;
  v_color = white_under_scrim(vec4(0.4 * (1.0 - grown) * u_splash.y), v_ellipse.y);
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  vec2 reach = v_ellipse.zw + 0.5 * u_frame.z + 0.75;
  gl_Position = phase < k_seen ? clip_position(v_ellipse.xy + corner * reach) : vec4(2.0, 2.0, 2.0, 1.0);
}

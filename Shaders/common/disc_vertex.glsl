#include "host.glsl"
flat out vec3 v_disc;
flat out vec4 v_color;

// Spans the square about a disc, given in points, with room for its edge.
void place_disc(vec2 centre, float radius, vec4 color) {
  v_disc = vec3(centre, radius) * u_frame.z;
  v_color = color;
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  gl_Position = clip_position(v_disc.xy + corner * (v_disc.z + 0.5));
}

// The sine of a phase in turns; small arguments keep every driver's sine exact.
float sine_of_turns(float turns) {
  return sin((fract(turns + 0.5) - 0.5) * 6.28318531);
}

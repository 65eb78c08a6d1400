// Wedges of an angular gradient, one an instance: triangles about the centre, each within one piece of the colours.
#include "host.glsl"
in vec4 a_ends;   // the wedge's two outer corners, in pixels
in vec2 a_axis;   // the unit vector through its middle
in vec4 a_base;   // the colour there, premultiplied
in vec4 a_slope;  // its change in a turn
uniform vec2 u_centre;  // pixels
flat out vec2 v_axis;
flat out vec4 v_base;
flat out vec4 v_slope;

void main() {
  v_axis = a_axis;
  v_base = a_base;
  v_slope = a_slope;
  gl_Position = clip_position(gl_VertexID == 0 ? u_centre : gl_VertexID == 1 ? a_ends.xy : a_ends.zw);
}

// A bolt of lightning in ten bands, one an instance: one for each straight piece, one under its end.
//   ALL   1: every piece may shine into every band; 0: only the neighbours' do, which come with the instance
#include "host.glsl"
// Corners of the bolt: pixels (x, y), and the unit vector across which a piece is cut there.
in vec4 a_before;
in vec4 a_start;
in vec4 a_end;
in vec4 a_after;
in vec4 a_band;  // left, top, right, bottom in pixels
#if !ALL
flat out vec4 v_path[4];
#endif

void main() {
#if !ALL
  v_path[0] = a_before;
  v_path[1] = a_start;
  v_path[2] = a_end;
  v_path[3] = a_after;
#endif
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  gl_Position = clip_position(mix(a_band.xy, a_band.zw, corner));
}

// Rectangles of the frame, in pixels.
#include "host.glsl"
in vec4 a_rectangle;  // left, top, right, bottom

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  gl_Position = clip_position(mix(a_rectangle.xy, a_rectangle.zw, corner));
}

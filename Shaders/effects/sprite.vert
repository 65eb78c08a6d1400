// Parts of a texture, each laid over a rectangle of the frame.
#include "host.glsl"
in vec4 a_rectangle;  // left, top, right, bottom in pixels
in vec4 a_texels;     // the same in the texture, 0 … 1
in vec4 a_color;      // premultiplied
out vec2 v_texel;
flat out vec4 v_color;

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  v_texel = mix(a_texels.xy, a_texels.zw, corner);
  v_color = a_color;
  gl_Position = clip_position(mix(a_rectangle.xy, a_rectangle.zw, corner));
}

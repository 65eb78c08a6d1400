// Words or a symbol: a mask filled with a colour, or a picture (IS_PICTURE 1) whose colours it is multiplied by.
in vec2 v_texel;
flat in vec4 v_color;  // premultiplied
uniform sampler2D u_texture;
out vec4 o_color;

void main() {
  vec4 texel = texture(u_texture, v_texel);
#if IS_PICTURE
  o_color = texel * v_color;
#else
  o_color = v_color * texel.r;
#endif
}

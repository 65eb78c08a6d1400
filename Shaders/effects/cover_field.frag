// Clouds or fog at a moment, summed up small: each shape is a blurred mask that was made once, moved to its
// place. Red is k, what is left of the colour under them; green is b, the light they add.
uniform highp sampler2DArray u_masks;
uniform vec4 u_shapes[8];  // left and top in cells, mask layer, alpha (0: not there)
uniform vec4 u_cover;      // 1 / masks' size (x, y), masks' margin in cells, grey
uniform float u_fade;
out vec4 o_field;

void main() {
  float clear = 1.0;
  for (int index = 0; index < 8; ++index) {
    vec4 shape = u_shapes[index];
    vec2 place = gl_FragCoord.xy - 1.0 - shape.xy + u_cover.z;
    clear *= 1.0 - shape.w * texture(u_masks, vec3(place * u_cover.xy, shape.z)).r;
  }
  float cover = (1.0 - clear) * u_fade;
  o_field = vec4(0.0, u_cover.w * cover, 0.0, cover);
}

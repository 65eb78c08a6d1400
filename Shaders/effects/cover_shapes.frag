// Clouds or fog at a moment, multiplied up small: each shape is a blurred mask that was made once.
// What a shape leaves of the colour under it goes to every channel.
uniform highp sampler2DArray u_masks;
flat in vec2 v_mask;
in vec2 v_place;
out vec4 o_field;

void main() {
  o_field = vec4(v_mask.y * texture(u_masks, vec3(v_place, v_mask.x)).r);
}

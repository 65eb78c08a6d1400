// A corner of a card, with the shadow that is seen around it; there is none under the card.
#include "card_picture.glsl"
out vec4 o_color;

void main() {
  vec2 half_size = 0.5 * u_card.zw;
  vec2 place = frame_pixel() - u_card.xy - half_size;
  float radius = min(u_shape.x, min(half_size.x, half_size.y));
  float inside = clamp(0.5 - card_distance(place, half_size, radius), 0.0, 1.0);
  o_color = card_picture() * inside + vec4(0.0, 0.0, 0.0, card_shadow() * (1.0 - inside));
}

// The shadow around a card.
#include "card.glsl"
out vec4 o_color;

void main() {
  o_color = vec4(0.0, 0.0, 0.0, card_shadow());
}

// A card where nothing but the card is seen.
#include "card_picture.glsl"
out vec4 o_color;

void main() {
  o_color = card_picture();
}

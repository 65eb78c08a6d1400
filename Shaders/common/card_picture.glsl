#include "card.glsl"
uniform sampler2D u_picture;
uniform vec2 u_seen;  // alpha of the picture, and of the blank card under it

// What is on the card at this fragment, premultiplied; a blank card is white glass.
vec4 card_picture() {
  vec4 color = texture(u_picture, (frame_pixel() - u_card.xy) / u_card.zw) * u_seen.x;
  return color + u_seen.y;
}

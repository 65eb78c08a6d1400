#include "card.glsl"
uniform sampler2D u_picture;
uniform vec2 u_seen;  // alpha of the picture, and of the blank card under it

// What is on the card at this fragment, premultiplied; a blank card is white glass.
vec4 card_picture() {
#if EXACT
  vec4 color = texelFetch(u_picture, ivec2(frame_pixel() - u_card.xy), 0);
#else
  vec4 color = texture(u_picture, (frame_pixel() - u_card.xy) / u_card.zw);
#endif
  return color * u_seen.x + u_seen.y;
}

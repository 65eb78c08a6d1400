#include "frame_pixel.glsl"
#include "gaussian.glsl"
// A card: left and top edge, width and height in pixels.
uniform vec4 u_card;
// The corners' radius, how far down the shadow lies, and its blur's standard deviation in pixels; its alpha.
uniform vec4 u_shape;

// How far a place, from the card's middle, lies outside of it; less than 0 inside.
float card_distance(vec2 place, vec2 half_size, float radius) {
  vec2 beyond = abs(place) - half_size + radius;
  return length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - radius;
}

// The shadow's alpha at this fragment. Along the edges it is the blurred card's exactly; about the corners, that
// of one with corners rounder by the blur.
float card_shadow() {
  vec2 half_size = 0.5 * u_card.zw;
  vec2 place = frame_pixel() - u_card.xy - half_size - vec2(0.0, u_shape.y);
  float radius = min(u_shape.x + u_shape.z, min(half_size.x, half_size.y));
  return u_shape.w * gaussian_below(-card_distance(place, half_size, radius) / u_shape.z);
}

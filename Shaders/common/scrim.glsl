// The frame's scrim: a colour over the sky and its layers, from the top edge down, so that words can be read.
#include "host.glsl"

// How much of it lies over a place, by its distance from the frame's top edge in pixels.
float scrim(float y) {
  // Smooth at both ends: a crease in a gradient is seen as a line.
  float left = clamp((u_scrim_end.x - y) * u_scrim_end.y, 0.0, 1.0);
  return u_scrim.a * left * left * (3.0 - 2.0 * left);
}

// A premultiplied colour seen through it.
vec4 under_scrim(vec4 color, float y) {
  float share = scrim(y);
  return vec4(color.rgb * (1.0 - share) + u_scrim.rgb * (share * color.a), color.a);
}

// A white particle seen through it, by its alpha; what goes into a mask, without alpha, stays as it is.
vec4 white_under_scrim(vec4 color, float y) {
  return vec4(color.rgb - (1.0 - u_scrim.rgb) * (scrim(y) * color.a), color.a);
}

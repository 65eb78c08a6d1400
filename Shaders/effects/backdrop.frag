// The sky and every soft layer over it in one pass that writes each pixel once, finished and dithered.
//   SKY            1: over the sky's gradient; 0: over transparent
//   BELOW, ABOVE   a field of clouds and fog under and over the sun: 0 none, 1 of one grey, 2 of several
//   SUN            1: the sun
// A field turns a colour c into c·k + b; where it is of one grey, b = grey·(1 − k).
#include "frame_pixel.glsl"
#include "dither.glsl"

#if BELOW
uniform sampler2D u_below_k;
uniform vec2 u_below;  // fields' cells a pixel, grey
#if BELOW == 2
uniform sampler2D u_below_b;
#endif
#endif
#if ABOVE
uniform sampler2D u_above_k;
uniform vec2 u_above;
#if ABOVE == 2
uniform sampler2D u_above_b;
#endif
#endif
#if SUN
uniform sampler2D u_rays;
uniform vec4 u_sun_square;  // left, top, right, bottom in pixels
uniform vec4 u_sun;         // left and top of the rays' field in pixels, its cells a pixel, fade
const float k_glow_share = 0.56;
#endif
uniform float u_flash;  // white laid over all, 0 … 1
out vec4 o_color;

// A field's value at a place in cells: each texel holds the corners of its cell, so one read gives all four.
float field(sampler2D corners, vec2 place) {
  vec2 cell = floor(place);
  vec2 within = place - cell;
  vec4 values = texelFetch(corners, ivec2(cell), 0);
  vec2 sides = mix(values.xy, values.zw, within.y);
  return mix(sides.x, sides.y, within.x);
}

// White light of amount `light` takes the share `k` of what is under it.
vec4 laid_over(vec4 under, float k, float light) {
  return under * k + vec4(vec3(light), 1.0 - k);
}

void main() {
  vec2 pixel = frame_pixel();
#if SKY
  vec4 color = vec4(mix(u_sky_top.rgb, u_sky_bottom.rgb, pixel.y / u_frame.y), 1.0);
#else
  vec4 color = vec4(0.0);
#endif

#if BELOW
  {
    vec2 place = pixel * u_below.x + 0.5;
    float k = field(u_below_k, place);
#if BELOW == 2
    color = laid_over(color, k, field(u_below_b, place));
#else
    color = laid_over(color, k, u_below.y * (1.0 - k));
#endif
  }
#endif

#if SUN
  {
    vec2 inside = clamp(pixel + 0.5 - u_sun_square.xy, 0.0, 1.0) * clamp(u_sun_square.zw - pixel + 0.5, 0.0, 1.0);
    float rays = field(u_rays, (pixel - u_sun.xy) * u_sun.z + 0.5) * inside.x * inside.y;
    vec2 centre = 0.5 * (u_sun_square.xy + u_sun_square.zw);
    float reach = 0.5 * (u_sun_square.z - u_sun_square.x) * k_glow_share;
    float out_of_centre = 2.0 * distance(pixel, centre) / reach;
    const vec4 middle = vec4(0.45, 0.4185, 0.315, 0.45);
    vec4 glow = middle * clamp(2.0 - out_of_centre, 0.0, 1.0) + (0.9 - middle) * clamp(1.0 - out_of_centre, 0.0, 1.0);
    vec4 sun = (glow + rays * (1.0 - glow.a)) * u_sun.w;
    color = color * (1.0 - sun.a) + sun;
  }
#endif

#if ABOVE
  {
    vec2 place = pixel * u_above.x + 0.5;
    float k = field(u_above_k, place);
#if ABOVE == 2
    color = laid_over(color, k, field(u_above_b, place));
#else
    color = laid_over(color, k, u_above.y * (1.0 - k));
#endif
  }
#endif

  color = mix(color, vec4(1.0), u_flash);
#if SKY
  o_color = vec4(color.rgb + dither(), 1.0);
#else
  // Nothing shines where nothing is.
  o_color = color.a > 0.0 ? clamp(color + dither(), 0.0, 1.0) : vec4(0.0);
#endif
}

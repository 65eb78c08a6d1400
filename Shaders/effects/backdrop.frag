// The sky and every soft layer over it in one pass that writes each pixel once, finished and dithered.
//   SKY            1: over the sky's gradient; 0: over transparent
//   BELOW, ABOVE   a field of clouds and fog under and over the sun: 0 none, 1 of one grey, 2 of several
//   SUN            1: the sun
//   FLASH          1: white over all
//   SCRIM          1: the scrim over that
// A field turns a colour c into c·k + b; where it is of one grey, b = grey·(1 − k).
#include "dither.glsl"
#include "scrim.glsl"

uniform vec3 u_sky_from;   // the gradient at the frame's bottom edge, less the grey of the field below
uniform vec3 u_sky_slope;  // its change a pixel upwards
uniform vec4 u_cells;      // a pixel's place in a field of covers: factors and offsets (x, y)
#if BELOW
uniform sampler2D u_below_k;
uniform float u_below;  // grey
#if BELOW == 2
uniform sampler2D u_below_b;
#endif
#endif
#if ABOVE
uniform sampler2D u_above_k;
uniform float u_above;
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
#if FLASH
uniform float u_flash;
#endif
out vec4 o_color;

// A field's value at a place in cells: each texel holds the corners of its cell, so one read gives all four.
float field(sampler2D corners, vec2 place) {
  vec2 within = fract(place);
  vec4 values = texelFetch(corners, ivec2(place), 0);
  vec2 sides = mix(values.xy, values.zw, within.y);
  return mix(sides.x, sides.y, within.x);
}

#if SKY
#define Color vec3
#define WHITE vec3(1.0)
#define LIGHT(light, k) vec3(light)
#else
#define Color vec4
#define WHITE vec4(1.0)
#define LIGHT(light, k) vec4(vec3(light), 1.0 - (k))
#endif

void main() {
#if BELOW || ABOVE
  vec2 place = gl_FragCoord.xy * u_cells.xy + u_cells.zw;
#endif
#if SKY
  Color color = u_sky_from + u_sky_slope * gl_FragCoord.y;
#else
  Color color = vec4(0.0);
#endif

#if BELOW == 2
  float below_k = field(u_below_k, place);
  color = color * below_k + LIGHT(field(u_below_b, place), below_k);
#elif BELOW == 1
  float below_k = field(u_below_k, place);
#if SKY
  color = color * below_k + u_below;
#else
  color = LIGHT(u_below * (1.0 - below_k), below_k);
#endif
#endif

#if SUN
  vec2 pixel = vec2(gl_FragCoord.x, u_frame.y - gl_FragCoord.y);
  vec2 inside = clamp(pixel + 0.5 - u_sun_square.xy, 0.0, 1.0) * clamp(u_sun_square.zw - pixel + 0.5, 0.0, 1.0);
  float rays = field(u_rays, (pixel - u_sun.xy) * u_sun.z + 0.5) * inside.x * inside.y;
  vec2 centre = 0.5 * (u_sun_square.xy + u_sun_square.zw);
  float reach = 0.5 * (u_sun_square.z - u_sun_square.x) * k_glow_share;
  float out_of_centre = 2.0 * distance(pixel, centre) / reach;
  const vec4 middle = vec4(0.45, 0.4185, 0.315, 0.45);
  vec4 glow = middle * clamp(2.0 - out_of_centre, 0.0, 1.0) + (0.9 - middle) * clamp(1.0 - out_of_centre, 0.0, 1.0);
  vec4 sun = (glow + rays * (1.0 - glow.a)) * u_sun.w;
  color = color * (1.0 - sun.a) + Color(sun);
#endif

#if ABOVE
  float above_k = field(u_above_k, place);
#if ABOVE == 2
  color = color * above_k + LIGHT(field(u_above_b, place), above_k);
#else
  color = color * above_k + LIGHT(u_above * (1.0 - above_k), above_k);
#endif
#endif

#if FLASH
  color = mix(color, WHITE, u_flash);
#endif

#if SCRIM
  float y = u_frame.y - gl_FragCoord.y;
#if SKY
  color = mix(color, u_scrim.rgb, scrim(y));
#else
  color = under_scrim(color, y);
#endif
#endif

#if SKY
  o_color = vec4(color + dither(), 1.0);
#else
  // Nothing shines where nothing is.
  o_color = color.a > 0.0 ? clamp(color + dither(), 0.0, 1.0) : vec4(0.0);
#endif
}

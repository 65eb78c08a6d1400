// A material: what lies under it, blurred and toned small, seen at full size.
//   OPAQUE  1: nothing is seen through it
//   EDGES   1: with the antialiased edge of its rounded rectangle
#include "frame_pixel.glsl"
#include "dither.glsl"
#include "coverage.glsl"
uniform sampler2D u_blurred;
uniform vec2 u_place;      // 1 / the frame's size in pixels
uniform vec2 u_tint;       // a grey, premultiplied, and its alpha
#if EDGES
uniform vec4 u_rectangle;  // centre and half its size, in pixels
uniform float u_corner;    // radius in pixels
#endif
out vec4 o_color;

void main() {
  vec4 color = textureLod(u_blurred, gl_FragCoord.xy * u_place, 0.0) * (1.0 - u_tint.y) + vec4(vec3(u_tint.x), u_tint.y);
#if OPAQUE
  color = vec4(color.rgb + dither(), 1.0);
#else
  color = color.a > 0.0 ? clamp(color + dither(), 0.0, 1.0) : vec4(0.0);
#endif
#if EDGES
  vec2 inside = u_rectangle.zw - abs(frame_pixel() - u_rectangle.xy);
  vec2 sides = clamp(inside + 0.5, 0.0, 1.0);
  bool in_corner = u_corner > 0.5 && inside.x < u_corner && inside.y < u_corner;
  color *= in_corner ? disc_coverage(inside - u_corner, u_corner) : sides.x * sides.y;
#endif
  o_color = color;
}

// A wedge of an angular gradient: within it the colour follows the angle, and the angle is small.
//   OPAQUE  1: nothing is seen through it
#include "dither.glsl"
uniform vec4 u_map;      // points a pixel (x, y), the first pixel's corner seen from the centre in points (x, y)
uniform vec2 u_surface;  // height in pixels of what is drawn into, 1 where it is dithered
flat in vec2 v_axis;
flat in vec4 v_base;
flat in vec4 v_slope;
out vec4 o_color;

void main() {
  vec2 way = vec2(gl_FragCoord.x, u_surface.x - gl_FragCoord.y) * u_map.xy + u_map.zw;
  float s = (way.y * v_axis.x - way.x * v_axis.y) / max(dot(way, v_axis), 1e-6);
  float square = s * s;
  // The arc tangent in turns, for up to a sixteenth of one to either side; off by 6e-7 at most.
  float turns = s * (0.1591453 + square * (-0.05258419 + square * 0.02603599));
#if OPAQUE
  o_color = vec4(v_base.rgb + v_slope.rgb * turns + dither() * u_surface.y, 1.0);
#else
  // Nothing shines where nothing is.
  vec4 color = v_base + v_slope * turns;
  o_color = color.a > 0.0 ? clamp(color + dither() * u_surface.y, 0.0, 1.0) : vec4(0.0);
#endif
}

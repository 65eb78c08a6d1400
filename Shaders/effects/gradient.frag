// A gradient about a centre, finished and dithered.
//   KIND    0 angular, 1 radial, 2 linear
//   COLORS  0: two, at the ends; 1: two in turn; 2: any, from a table of pieces; 3: any that nowhere jump,
//           from a table so fine that the nearest colour is the colour
//   OPAQUE  1: nothing is seen through it
//   EDGES   1: with the hard edge of an angular gradient and the edges of its rectangle
#include "host.glsl"
#include "dither.glsl"
uniform vec4 u_map;        // points a pixel (x, y), the first pixel's corner seen from the centre in points (x, y)
uniform vec3 u_shape;      // radial: 1 / radius; linear: direction (x, y); 1 where first and last colour differ
uniform vec4 u_first;      // the first colour, premultiplied
uniform vec4 u_second;     // the other one of two, else the last
uniform vec3 u_pieces;     // pieces, height in pixels of what is drawn into, 1 where it is dithered
#if COLORS >= 2
uniform sampler2D u_table; // each piece's first colour, over it its last
#endif
#if EDGES
uniform vec4 u_rectangle;  // left, top, right, bottom, seen from the centre in points
#endif
out vec4 o_color;

#if KIND == 0
// The angle in turns, clockwise as seen from the positive x axis; the odd polynomial is off by 1.3e-5 at most.
float turns(vec2 way) {
  vec2 size = abs(way);
  float s = min(size.x, size.y) / max(max(size.x, size.y), 1e-6);
  float square = s * s;
  float angle = s * (0.15902986 + square * (-0.05111702 + square * (0.02327979 - square * 0.00620563)));
  angle = size.y > size.x ? 0.25 - angle : angle;
  angle = way.x < 0.0 ? 0.5 - angle : angle;
  return way.y < 0.0 ? 1.0 - angle : angle;
}
#endif

vec4 color_at(vec2 way) {
#if KIND == 0
  float place = turns(way);
#elif KIND == 1
  float place = min(length(way) * u_shape.x, 1.0);
#else
  float place = clamp(dot(way, u_shape.xy) + 0.5, 0.0, 1.0);
#endif
#if COLORS == 0
  return mix(u_first, u_second, place);
#elif COLORS == 1
  return mix(u_second, u_first, abs(fract(place * u_pieces.x * 0.5) * 2.0 - 1.0));
#elif COLORS == 3
  return texelFetch(u_table, ivec2(int(min(place * u_pieces.x, u_pieces.x - 1.0)), 0), 0);
#else
  place *= u_pieces.x;
  float piece = min(floor(place), u_pieces.x - 1.0);
  int column = int(piece);
  return mix(texelFetch(u_table, ivec2(column, 0), 0), texelFetch(u_table, ivec2(column, 1), 0), place - piece);
#endif
}

void main() {
  vec2 pixel = vec2(gl_FragCoord.x, u_pieces.y - gl_FragCoord.y);
  vec2 way = pixel * u_map.xy + u_map.zw;
  vec4 color = color_at(way);
#if EDGES
#if KIND == 0
  // First and last colour meet on the positive x axis: a pixel that lies across it has of both.
  float below = way.y / u_map.y + 0.5;
  vec4 under = color_at(vec2(way.x, 0.5 * below * u_map.y));
  vec4 over = color_at(vec2(way.x, 0.5 * (below - 1.0) * u_map.y));
  color = u_shape.z > 0.5 && way.x > 0.0 && abs(below - 0.5) < 0.5 ? mix(over, under, below) : color;
#endif
  vec2 inside = clamp(min(way - u_rectangle.xy, u_rectangle.zw - way) / u_map.xy + 0.5, 0.0, 1.0);
  float share = inside.x * inside.y;
#endif
  float noise = dither() * u_pieces.z;
#if OPAQUE
  color = vec4(color.rgb + noise, 1.0);
#else
  // Nothing shines where nothing is.
  color = color.a > 0.0 ? clamp(color + noise, 0.0, 1.0) : vec4(0.0);
#endif
#if EDGES
  o_color = color * share;
#else
  o_color = color;
#endif
}

// A colour over a rectangle, fading out around it.
#include "frame_pixel.glsl"
#include "dither.glsl"
uniform vec4 u_color;      // premultiplied
uniform vec4 u_rectangle;  // centre and half its size, in pixels
uniform float u_reach;     // how far beyond the rectangle it goes, in pixels
out vec4 o_color;

void main() {
  vec2 away = max(abs(frame_pixel() - u_rectangle.xy) - u_rectangle.zw, 0.0) / u_reach;
  // Smooth at both ends: a crease in a gradient is seen as a line.
  vec2 left = 1.0 - smoothstep(0.0, 1.0, away);
  vec4 color = u_color * left.x * left.y;
  o_color = clamp(color + vec4(vec3(dither() * step(0.002, color.a)), 0.0), 0.0, 1.0);
}

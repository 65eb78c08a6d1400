// A colour over the whole frame.
#include "dither.glsl"
uniform vec4 u_color;  // premultiplied
out vec4 o_color;

void main() {
  o_color = u_color.a < 1.0 ? clamp(u_color + vec4(vec3(dither()), 0.0), 0.0, 1.0) : u_color;
}

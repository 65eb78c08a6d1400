// Rectangles with round corners.
#include "host.glsl"
in vec4 a_seen;       // left, top, right, bottom of what is drawn, in pixels
in vec4 a_rectangle;  // left, top, right, bottom of the panel, in pixels
in vec4 a_shape;      // radius and half the outline's width in pixels; the ramp's left end, colours a pixel
in vec4 a_outline;    // its colour, premultiplied
in vec4 a_color0;     // the fill's colours from left to right, premultiplied
in vec4 a_color1;
in vec4 a_color2;
in vec4 a_color3;
in vec4 a_color4;
flat out vec4 v_rectangle;
flat out vec4 v_shape;
flat out vec4 v_outline;
flat out vec4 v_color0;
flat out vec4 v_color1;
flat out vec4 v_color2;
flat out vec4 v_color3;
flat out vec4 v_color4;

void main() {
  v_rectangle = a_rectangle;
  v_shape = a_shape;
  v_outline = a_outline;
  v_color0 = a_color0;
  v_color1 = a_color1;
  v_color2 = a_color2;
  v_color3 = a_color3;
  v_color4 = a_color4;
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  gl_Position = clip_position(mix(a_seen.xy, a_seen.zw, corner));
}

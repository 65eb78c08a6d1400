// A rectangle with round corners, filled with one colour or a ramp, and a line along its edge.
#include "frame_pixel.glsl"
flat in vec4 v_rectangle;
flat in vec4 v_shape;
flat in vec4 v_outline;
flat in vec4 v_color0;
flat in vec4 v_color1;
flat in vec4 v_color2;
flat in vec4 v_color3;
flat in vec4 v_color4;
out vec4 o_color;

// How far a place lies outside a rectangle with round corners; negative inside.
float distance_outside(vec2 place, vec2 half_size, float radius) {
  vec2 corner = abs(place) - half_size + radius;
  return length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0) - radius;
}

// The share of the pixel that is covered: exact for straight edges, also where a panel is thinner than a pixel.
float fill_coverage(vec2 place, vec2 half_size, float radius) {
  if (radius <= 0.0) {
    vec2 share = clamp(min(place + 0.5, half_size) - max(place - 0.5, -half_size), 0.0, 1.0);
    return share.x * share.y;
  }
  return clamp(0.5 - distance_outside(place, half_size, radius), 0.0, 1.0);
}

vec4 ramp(float x) {
  float place = clamp((x - v_shape.z) * v_shape.w, 0.0, 4.0);
  vec4 color = mix(v_color0, v_color1, min(place, 1.0));
  color = mix(color, v_color2, clamp(place - 1.0, 0.0, 1.0));
  color = mix(color, v_color3, clamp(place - 2.0, 0.0, 1.0));
  return mix(color, v_color4, clamp(place - 3.0, 0.0, 1.0));
}

void main() {
  vec2 half_size = 0.5 * (v_rectangle.zw - v_rectangle.xy);
  vec2 pixel = frame_pixel();
  vec2 place = pixel - 0.5 * (v_rectangle.xy + v_rectangle.zw);
  vec4 color = ramp(pixel.x) * fill_coverage(place, half_size, v_shape.x);
  if (v_shape.y > 0.0) {
    float away = abs(distance_outside(place, half_size, v_shape.x));
    // A line thinner than a pixel keeps its light.
    float line = clamp(min(v_shape.y + 0.5 - away, 2.0 * v_shape.y), 0.0, 1.0);
    color = color * (1.0 - line * v_outline.a) + v_outline * line;
  }
  o_color = color;
}

// A streak of rain.
#include "frame_pixel.glsl"
#include "coverage.glsl"
flat in vec4 v_streak;
in vec4 v_color;
out vec4 o_color;

const vec2 k_along = vec2(-0.14834045, 0.98893635);

void main() {
  o_color = v_color * streak_coverage(v_streak.xy - frame_pixel(), k_along, v_streak.z, v_streak.w);
}

// Lays two groups of particles, each one shape, over what is there: red the far ones' mask, green the near ones'.
#include "frame_pixel.glsl"
#include "scrim.glsl"
uniform sampler2D u_mask;
uniform vec3 u_alphas;  // far, near, fade
out vec4 o_color;

void main() {
  vec2 mask = texelFetch(u_mask, ivec2(gl_FragCoord.xy), 0).rg;
  vec2 clear = 1.0 - u_alphas.xy * mask;
  o_color = white_under_scrim(vec4((1.0 - clear.x * clear.y) * u_alphas.z), frame_pixel().y);
}

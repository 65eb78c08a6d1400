// A flake that is blurred: what a Gaussian leaves of a disc depends on the way from its centre alone.
#include "frame_pixel.glsl"
#include "gaussian.glsl"
flat in vec3 v_disc;     // centre and radius in pixels
flat in vec4 v_color;    // premultiplied
flat in vec4 v_profile;  // three coefficients, 1 / standard deviation in pixels
out vec4 o_color;

void main() {
  float inside = (v_disc.z - distance(v_disc.xy, frame_pixel())) * v_profile.w;
  o_color = v_color * gaussian_below(v_profile.x + inside * (v_profile.y + inside * v_profile.z));
}

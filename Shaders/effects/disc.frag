// A filled disc: a star or a flake.
#include "frame_pixel.glsl"
#include "coverage.glsl"
flat in vec3 v_disc;   // centre and radius in pixels
flat in vec4 v_color;  // premultiplied
out vec4 o_color;

void main() {
  o_color = v_color * disc_coverage(v_disc.xy - frame_pixel(), v_disc.z);
}

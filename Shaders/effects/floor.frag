// What the bench measures against: a vertical gradient over the whole frame, nothing else.
#include "host.glsl"
out vec4 o_color;

void main() {
  o_color = vec4(mix(u_sky_top.rgb, u_sky_bottom.rgb, gl_FragCoord.y / u_frame.y), 1.0);
}

#include "host.glsl"

// The centre of this fragment in pixels of the frame, y downwards.
vec2 frame_pixel() {
  return vec2(gl_FragCoord.x, u_frame.y - gl_FragCoord.y);
}

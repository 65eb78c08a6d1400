#include "host.glsl"

// Noise within half a step of 8 bits, or 0 where the frame is not dithered.
// Down a column it follows the golden ratio, which breaks up bands at once; each column starts anywhere,
// so that columns form no pattern (hash without sine after Dave Hoskins, MIT).
float dither() {
  float column = fract(gl_FragCoord.x * 0.1031);
  column *= column + 33.33;
  column *= column + column;
  return (fract(column + gl_FragCoord.y * 0.61803399) - 0.5) * u_frame.w;
}

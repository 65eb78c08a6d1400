// A bolt of lightning in ten bands, one an instance: one for each straight piece, one under its end.
#include "host.glsl"
uniform vec4 u_path[10];  // corners from the top down: pixels (x, y)

const float k_reach = 22.0;  // the glow's, in points

void main() {
  int band = gl_InstanceID;
  float reach = k_reach * u_frame.z;
  float top = band == 0 ? u_path[0].y - reach : u_path[band].y;
  float bottom = band == 9 ? u_path[9].y + reach : u_path[band + 1].y;
  float left = 1e9;
  float right = -1e9;
  for (int index = 0; index < 10; ++index) {
    bool touches = abs(index - band) <= 2 || (u_path[index].y > top - reach && u_path[index].y < bottom + reach);
    left = touches ? min(left, u_path[index].x) : left;
    right = touches ? max(right, u_path[index].x) : right;
  }
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  gl_Position = clip_position(vec2(mix(left - reach, right + reach, corner.x), mix(top, bottom, corner.y)));
}

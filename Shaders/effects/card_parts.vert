// Parts of a card and of what lies around it, in pixels of the frame: four rectangles for each kind.
#include "host.glsl"
uniform vec4 u_card;
uniform vec4 u_shape;
uniform float u_reach;  // how far the shadow reaches beyond the card

void main() {
  vec2 from = u_card.xy;
  vec2 to = u_card.xy + u_card.zw;
  // Corners take whole pixels.
  vec2 inner = vec2(min(ceil(u_shape.x), 0.5 * min(u_card.z, u_card.w)));
  int index = gl_InstanceID;
  vec4 part;
#if PART == 0
  // The body without its corners: the middle, then over and under it.
  inner = ceil(inner);
  if (index == 0) part = vec4(from.x, from.y + inner.y, to.x, to.y - inner.y);
  else if (index == 1) part = vec4(from.x + inner.x, from.y, to.x - inner.x, from.y + inner.y);
  else part = vec4(from.x + inner.x, to.y - inner.y, to.x - inner.x, to.y);
  part.zw = max(part.zw, part.xy);
#elif PART == 1
  // The corners.
  inner = ceil(inner);
  bool is_right = (index & 1) == 1;
  bool is_low = index > 1;
  part.x = is_right ? max(to.x - inner.x, from.x + inner.x) : from.x;
  part.z = is_right ? to.x : from.x + inner.x;
  part.y = is_low ? max(to.y - inner.y, from.y + inner.y) : from.y;
  part.w = is_low ? to.y : from.y + inner.y;
#else
  // What lies around: over, under, left, right.
  if (index == 0) part = vec4(from - u_reach, to.x + u_reach, from.y);
  else if (index == 1) part = vec4(from.x - u_reach, to.y, to + u_reach);
  else if (index == 2) part = vec4(from.x - u_reach, from.y, from.x, to.y);
  else part = vec4(to.x, from.y, to.x + u_reach, to.y);
#endif
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  gl_Position = clip_position(mix(part.xy, part.zw, corner));
}

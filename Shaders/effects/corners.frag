// A field made ready for one read a pixel: each texel gets the values at its cell's four corners.
uniform sampler2D u_field;
uniform vec4 u_channel;  // which of the field's two values (x, y); factor and offset to it (z, w)
out vec4 o_corners;

float value(ivec2 texel) {
  return dot(texelFetch(u_field, texel, 0).rg, u_channel.xy) * u_channel.z + u_channel.w;
}

void main() {
  ivec2 texel = ivec2(gl_FragCoord.xy);
  ivec2 last = textureSize(u_field, 0) - 1;
  ivec2 next = min(texel + 1, last);
  o_corners = vec4(value(texel), value(ivec2(next.x, texel.y)), value(ivec2(texel.x, next.y)), value(next));
}

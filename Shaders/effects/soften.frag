// One direction of a separable Gaussian over a small picture; two texels a read, mixed by the sampler.
// Beyond its edges the picture is mirrored.
//   VECTORS  how many vectors of reads there are beside the middle
uniform sampler2D u_source;
uniform vec4 u_step;       // one texel's step along the direction (x, y), 1 / size of the source (x, y)
uniform vec4 u_taps[VECTORS + 1];  // how far a read is from the middle in texels, its weight; two reads a vector
out vec4 o_color;

void main() {
  vec2 place = gl_FragCoord.xy * u_step.zw;
  vec4 sum = u_taps[0].y * texture(u_source, place);
  for (int index = 1; index <= VECTORS; ++index) {
    vec4 taps = u_taps[index];
    vec2 near = u_step.xy * taps.x;
    vec2 far = u_step.xy * taps.z;
    sum += taps.y * (texture(u_source, place + near) + texture(u_source, place - near));
    sum += taps.w * (texture(u_source, place + far) + texture(u_source, place - far));
  }
  o_color = sum;
}

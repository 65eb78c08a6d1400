// One cloud or band of fog before its blur: the union of up to four ellipses, 4 × 4 samples a texel.
uniform vec4 u_ellipses[4];  // centre and radii, in texels; unused ones have no radius
out vec4 o_mask;

void main() {
  float inside = 0.0;
  for (int sample_index = 0; sample_index < 16; ++sample_index) {
    vec2 place = gl_FragCoord.xy + (vec2(sample_index & 3, sample_index >> 2) - 1.5) * 0.25;
    bool hit = false;
    for (int index = 0; index < 4; ++index) {
      vec4 ellipse = u_ellipses[index];
      vec2 away = (place - ellipse.xy) / max(ellipse.zw, 1e-6);
      hit = hit || dot(away, away) <= 1.0;
    }
    inside += hit ? 0.0625 : 0.0;
  }
  o_mask = vec4(inside);
}

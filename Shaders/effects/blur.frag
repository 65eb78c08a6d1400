// One direction of a separable Gaussian over one layer; two texels a read, mixed by the sampler.
// The Gaussian ends, as in the reference frames, at a little over twice its radius.
#include "gaussian.glsl"
uniform highp sampler2DArray u_source;
uniform vec4 u_blur;  // one texel's step along the direction (x, y; of a texture of size 1), sigma in texels, layer
uniform vec2 u_texel; // 1 / size
out vec4 o_color;

float weight_at(int tap) {
  float away = float(tap);
  float inside = clamp(k_gaussian_end * u_blur.z + 0.5 - away, 0.0, 1.0);
  return inside * exp(-0.5 * away * away / (u_blur.z * u_blur.z));
}

void main() {
  vec2 place = gl_FragCoord.xy * u_texel;
  vec4 sum = texture(u_source, vec3(place, u_blur.w));
  float weight = 1.0;
  int reach = int(ceil(k_gaussian_end * u_blur.z + 0.5));
  for (int tap = 1; tap <= reach; tap += 2) {
    float near = weight_at(tap);
    float far = weight_at(tap + 1);
    float both = near + far;
    vec2 offset = u_blur.xy * (float(tap) + far / max(both, 1e-20));
    sum += both * (texture(u_source, vec3(place + offset, u_blur.w)) + texture(u_source, vec3(place - offset, u_blur.w)));
    weight += 2.0 * both;
  }
  o_color = sum / weight;
}

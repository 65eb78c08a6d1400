// One blurred ray of the sun lying along x: a triangle from the origin to x = length, as the blur sees it.
// Across the ray the Gaussian's share of each slice is known; along it the slices are added up.
#include "gaussian.glsl"
uniform vec4 u_ray;     // length along its axis, slope of its sides, sigma, texels' side: points
uniform vec2 u_origin;  // the apex, in texels
out vec4 o_mask;

const int k_slices = 48;

void main() {
  vec2 place = (gl_FragCoord.xy - u_origin) * u_ray.w;
  float sigma = u_ray.z;
  float from = max(0.0, place.x - k_gaussian_end * sigma);
  float to = min(u_ray.x, place.x + k_gaussian_end * sigma);
  float slice = max(0.0, to - from) / float(k_slices);
  float sum = 0.0;
  for (int index = 0; index < k_slices; ++index) {
    float x = from + float(index) * slice;
    float share = gaussian_below((place.x - x) / sigma) - gaussian_below((place.x - x - slice) / sigma);
    float side = (x + 0.5 * slice) * u_ray.y;
    sum += share * (gaussian_below((place.y + side) / sigma) - gaussian_below((place.y - side) / sigma));
  }
  o_mask = vec4(sum);
}

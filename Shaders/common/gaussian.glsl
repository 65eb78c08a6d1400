// The Gaussian that blurs: it ends, as in the reference frames, at a little over twice its radius.

// Where it ends, in standard deviations.
const float k_gaussian_end = 2.34;

// The share of it that lies below x, in standard deviations: an odd polynomial fitted to the normal distribution
// between the ends, off by at most 3.4e-5.
float gaussian_below(float x) {
  float near = clamp(x, -k_gaussian_end, k_gaussian_end);
  float square = near * near;
  return 0.5 + near * (0.406623693 + square * (-0.0671567179 + square * (0.00945163669
    + square * (-0.000867731716 + square * 0.0000376716516))));
}

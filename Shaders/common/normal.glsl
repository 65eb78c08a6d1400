// The share of a normal distribution of standard deviation 1 that lies below x.
// After Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26; off by at most 1e-7.
float normal_below(float x) {
  float z = abs(x) * 0.70710678;
  float t = 1.0 / (1.0 + 0.3275911 * z);
  float tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  float beyond = 0.5 * tail * exp(-z * z);
  return x > 0.0 ? 1.0 - beyond : beyond;
}

// Where the blurs' Gaussian ends, in standard deviations.
const float k_gaussian_end = 2.34;

// The share of a blur's Gaussian that lies below x, in standard deviations.
float gaussian_below(float x) {
  const float k_tail = 0.00964187;  // normal_below(-k_gaussian_end)
  return (normal_below(clamp(x, -k_gaussian_end, k_gaussian_end)) - k_tail) / (1.0 - 2.0 * k_tail);
}

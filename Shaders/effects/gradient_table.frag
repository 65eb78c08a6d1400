// The table of a gradient's pieces: the colours at the start (row 0) and the end (row 1) of each.
// Pieces are as long as each other; where a colour jumps within one, its end has the colour after the jump.
// Where no colour jumps, many short pieces need but the colour in the middle of each.
uniform vec4 u_colors[64];      // premultiplied
uniform vec4 u_positions[16];   // 0 … 1, never falling, four a vector
uniform vec3 u_table_size;      // colours, pieces, 1 for the middles alone
out vec4 o_color;

float position(int index) {
  return u_positions[index >> 2][index & 3];
}

void main() {
  int last = int(u_table_size.x) - 1;
  bool is_end = gl_FragCoord.y > 1.0;
  // A colour's own place counts as before it at the end of a piece, and as after it at the start of one.
  float place = (floor(gl_FragCoord.x) + (is_end ? 1.0 : 0.0)) / u_table_size.y + (is_end ? -1e-6 : 1e-6);
  place = u_table_size.z > 0.5 ? gl_FragCoord.x / u_table_size.y : place;
  vec4 color = u_colors[0];
  for (int index = 1; index <= last; ++index) {
    float from = position(index - 1);
    float share = clamp((place - from) / max(position(index) - from, 1e-9), 0.0, 1.0);
    color = place > from ? mix(u_colors[index - 1], u_colors[index], share) : color;
  }
  o_color = color;
}

// A picture made smaller: each texel is the mean of the cell that it stands for.
uniform sampler2D u_source;
uniform vec4 u_shrink;  // 1 / own size (x, y), 1 / source's size (x, y)
uniform vec4 u_cell;    // reads across and down, and pixels between them across and down
out vec4 o_color;

void main() {
  vec2 place = gl_FragCoord.xy * u_shrink.xy;
  vec4 sum = vec4(0.0);
  vec2 first = -0.5 * (u_cell.xy - 1.0);
  for (int row = 0; row < int(u_cell.y); ++row) {
    for (int column = 0; column < int(u_cell.x); ++column) {
      sum += texture(u_source, place + (first + vec2(column, row)) * u_cell.zw * u_shrink.zw);
    }
  }
  o_color = sum / (u_cell.x * u_cell.y);
}

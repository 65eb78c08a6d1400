// Lays one cover over those that a field holds already: red is k, green is b.
uniform sampler2D u_clear;  // what the cover's shapes leave of the colour under them
uniform vec2 u_over;        // grey, fade
out vec4 o_field;

void main() {
  float cover = (1.0 - texelFetch(u_clear, ivec2(gl_FragCoord.xy), 0).r) * u_over.y;
  o_field = vec4(0.0, u_over.x * cover, 0.0, cover);
}

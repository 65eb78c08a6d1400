// Lays a snowfall's three depths, each one shape, over what is there: a channel of the mask is a depth.
uniform sampler2D u_mask;
uniform vec3 u_alphas;  // of the depths, from the far one
uniform vec4 u_color;   // premultiplied
out vec4 o_color;

void main() {
  vec3 clear = 1.0 - u_alphas * texelFetch(u_mask, ivec2(gl_FragCoord.xy), 0).rgb;
  o_color = u_color * (1.0 - clear.x * clear.y * clear.z);
}

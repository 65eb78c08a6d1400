// The places of a cover's shapes in its field, one an instance.
uniform vec4 u_shapes[8];  // left and top in cells, mask layer, alpha
uniform vec4 u_cover;      // masks' size (x, y) and margin in cells, unused
uniform vec2 u_field_size;  // texels
flat out vec2 v_mask;      // layer, alpha
out vec2 v_place;          // in the mask, 0 … 1

void main() {
  vec4 shape = u_shapes[gl_InstanceID];
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  v_mask = shape.zw;
  v_place = corner;
  // The field begins a cell outside the frame.
  vec2 texel = shape.xy - u_cover.z + 1.0 + corner * u_cover.xy;
  gl_Position = vec4(2.0 * texel / u_field_size - 1.0, 0.0, 1.0);
}

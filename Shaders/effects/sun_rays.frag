// The sun's rays at a moment, summed up small: each is a blurred mask that was made once, turned to its angle.
uniform highp sampler2DArray u_masks;
uniform vec4 u_rays[14];    // cosine and sine of its angle, alpha, unused
uniform vec4 u_ray_masks;   // 1 / masks' size (x, y), the apex in texels (x, y)
uniform vec4 u_ray_field;   // this field's left and top from the sun's centre, its cell's side, cells a mask's texel: pixels
out vec4 o_field;

void main() {
  vec2 place = (u_ray_field.xy + (gl_FragCoord.xy - 1.0) * u_ray_field.z) * u_ray_field.w;
  float clear = 1.0;
  for (int index = 0; index < 14; ++index) {
    vec4 ray = u_rays[index];
    vec2 turned = vec2(dot(place, ray.xy), dot(place, vec2(-ray.y, ray.x)));
    clear *= 1.0 - ray.z * texture(u_masks, vec3((turned + u_ray_masks.zw) * u_ray_masks.xy, float(index))).r;
  }
  o_field = vec4(1.0 - clear, 0.0, 0.0, 0.0);
}

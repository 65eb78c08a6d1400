// What is common to one frame; Swift's HostBlock fills it.
layout(std140) uniform Host {
  vec4 u_frame;       // width and height in pixels, pixels a point, dither height (1/255, or 0)
  vec4 u_points;      // width and height in points; the frame's pixels are rounded, these are not
  vec4 u_sky_top;     // colour; alpha 0 where no sky is drawn
  vec4 u_sky_bottom;
  vec4 u_scrim;       // colour, not premultiplied, and how much of it is seen at most
  vec4 u_scrim_end;   // where it ends, in pixels from the top edge, and 1 / the pixels in which it fades out
};

// The clip-space position of a point of the frame in pixels, y downwards.
vec4 clip_position(vec2 pixel) {
  vec2 unit = 2.0 * pixel / u_frame.xy - 1.0;
  return vec4(unit.x, -unit.y, 0.0, 1.0);
}

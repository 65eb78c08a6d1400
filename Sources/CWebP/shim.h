#pragma once
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>

// The size and the kind of a WebP, from its first bytes.
static inline VP8StatusCode cwebp_features(
    const uint8_t *bytes, size_t count, WebPBitstreamFeatures *features) {
  return WebPGetFeatures(bytes, count, features);
}

// Decodes a still WebP into rows of straight RGBA, `width` * 4 bytes each, at a size no larger than its own.
static inline VP8StatusCode cwebp_decode(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return VP8_STATUS_INVALID_PARAM;
  VP8StatusCode status = WebPGetFeatures(bytes, count, &config.input);
  if (status != VP8_STATUS_OK) return status;
  if (config.input.width != width || config.input.height != height) {
    config.options.use_scaling = 1;
    config.options.scaled_width = width;
    config.options.scaled_height = height;
  }
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels;
  config.output.u.RGBA.stride = width * 4;
  config.output.u.RGBA.size = (size_t)width * 4 * height;
  status = WebPDecode(bytes, count, &config);
  WebPFreeDecBuffer(&config.output);
  return status;
}

// Decodes the first picture of an animation into rows of straight RGBA; false where that cannot be done.
static inline bool cwebp_decode_first(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels) {
  WebPAnimDecoderOptions options;
  if (!WebPAnimDecoderOptionsInit(&options)) return false;
  options.color_mode = MODE_RGBA;
  WebPData data = {bytes, count};
  WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
  if (decoder == NULL) return false;
  WebPAnimInfo info;
  uint8_t *canvas = NULL;
  int moment = 0;
  bool done = WebPAnimDecoderGetInfo(decoder, &info) && (int)info.canvas_width == width &&
              (int)info.canvas_height == height && WebPAnimDecoderGetNext(decoder, &canvas, &moment) &&
              canvas != NULL;
  if (done) memcpy(pixels, canvas, (size_t)width * 4 * height);
  WebPAnimDecoderDelete(decoder);
  return done;
}

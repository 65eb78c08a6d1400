#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// libpng reports errors by longjmp, which must never cross a Swift frame. So each whole job, from the
// creation of its png_struct to its end, is one C function here. What has to survive the jump lies in
// the struct that the caller passes, in memory and not in a register.

struct cpng_output {
  unsigned char *bytes;  // from malloc: the caller frees it, after a failure too
  size_t count;
  size_t capacity;
  char message[128];
};

struct cpng_input {
  const unsigned char *bytes;
  size_t count;
  size_t offset;
  char message[128];
};

static inline void cpng_keep(char *message, const char *reason) {
  strncpy(message, reason, 127);
  message[127] = 0;
}

// The error pointer is the job's message buffer.
static inline void cpng_fail(png_structp png, png_const_charp reason) {
  cpng_keep((char *)png_get_error_ptr(png), reason);
  png_longjmp(png, 1);
}

// libpng would print warnings on standard error, where a program's own words belong.
static inline void cpng_ignore(png_structp png, png_const_charp reason) {
  (void)png;
  (void)reason;
}

static inline void cpng_append(png_structp png, png_bytep bytes, size_t count) {
  struct cpng_output *output = (struct cpng_output *)png_get_io_ptr(png);
  if (output->capacity - output->count < count) {
    size_t capacity = output->capacity * 2 + count + 65536;
    unsigned char *grown = (unsigned char *)realloc(output->bytes, capacity);
    if (grown == NULL) png_error(png, "out of memory");
    output->bytes = grown;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, bytes, count);
  output->count += count;
}

static inline void cpng_flush(png_structp png) { (void)png; }

// Writes RGBA rows as a PNG, with the alpha or without it.
static inline bool cpng_encode(
    const unsigned char *pixels, unsigned width, unsigned height, bool alpha, struct cpng_output *output) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, output->message, cpng_fail, cpng_ignore);
  if (png == NULL) {
    cpng_keep(output->message, "libpng does not start");
    return false;
  }
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return false;
  }
  if (info == NULL) png_error(png, "out of memory");
  png_set_write_fn(png, output, cpng_append, cpng_flush);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  // Measured on dithered gradients of 1920 x 1080: with this one filter level 1 takes half the time that
  // a choice among filters takes, and its files are smaller too. From level 3 on the time doubles.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_SUB);
  png_set_compression_level(png, 1);
  png_set_compression_buffer_size(png, 1 << 18);
  png_set_IHDR(
      png, info, width, height, 8, alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, info);
  if (!alpha) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (unsigned y = 0; y < height; y++) png_write_row(png, pixels + (size_t)y * width * 4);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return true;
}

static inline void cpng_take(png_structp png, png_bytep bytes, size_t count) {
  struct cpng_input *input = (struct cpng_input *)png_get_io_ptr(png);
  if (input->count - input->offset < count) png_error(png, "the file ends too early");
  memcpy(bytes, input->bytes + input->offset, count);
  input->offset += count;
}

// Reads what stands before the picture; errors go where the caller's setjmp is.
static inline void cpng_begin(
    png_structp png, png_infop info, struct cpng_input *input, unsigned width, unsigned height) {
  if (info == NULL) png_error(png, "out of memory");
  png_set_read_fn(png, input, cpng_take);
  // Compressed text or colour profiles may be bombs too.
  png_set_chunk_cache_max(png, 128);
  png_set_chunk_malloc_max(png, 4 << 20);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the size changed");
}

// Reads any kind of PNG into RGBA rows; `pixels` holds width * height * 4 bytes.
static inline bool cpng_decode(
    struct cpng_input *input, unsigned width, unsigned height, unsigned char *pixels) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, input->message, cpng_fail, cpng_ignore);
  if (png == NULL) {
    cpng_keep(input->message, "libpng does not start");
    return false;
  }
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return false;
  }
  cpng_begin(png, info, input, width, height);
  // Samples that a file declares linear, say, become sRGB; without a word about gamma they are sRGB.
  png_set_alpha_mode(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "rows of an unknown kind");
  for (int pass = 0; pass < passes; pass++)
    for (unsigned y = 0; y < height; y++) png_read_row(png, pixels + (size_t)y * width * 4, NULL);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return true;
}

// Reads any kind of PNG row by row as RGBA with straight alpha. A colour profile and EXIF data are told first,
// where there are any; then the samples are as the profile means them, else sRGB. The functions must not call
// libpng.
struct cpng_taker {
  void *taker;
  void (*profile)(void *taker, const unsigned char *bytes, size_t count);
  void (*exif)(void *taker, const unsigned char *bytes, size_t count);
  bool (*begin)(void *taker, unsigned width, unsigned height);
  void (*row)(void *taker, const unsigned char *row);
  // What an interlaced picture, which is held whole, may take.
  size_t memory_limit;
  unsigned char *pixels;
};

static inline bool cpng_read_rows(
    struct cpng_input *input, unsigned width, unsigned height, struct cpng_taker *taker) {
  taker->pixels = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, input->message, cpng_fail, cpng_ignore);
  if (png == NULL) {
    cpng_keep(input->message, "libpng does not start");
    return false;
  }
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) {
    free(taker->pixels);
    png_destroy_read_struct(&png, &info, NULL);
    return false;
  }
  cpng_begin(png, info, input, width, height);
  png_charp name;
  png_bytep bytes;
  png_uint_32 count;
  int compression;
  if (png_get_iCCP(png, info, &name, &compression, &bytes, &count) != 0)
    taker->profile(taker->taker, bytes, count);
  else
    png_set_alpha_mode(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
  if (png_get_eXIf_1(png, info, &count, &bytes) != 0) taker->exif(taker->taker, bytes, count);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t stride = (size_t)width * 4;
  if (png_get_rowbytes(png, info) != stride) png_error(png, "rows of an unknown kind");
  size_t held = passes > 1 ? stride * height : stride;
  if (held > taker->memory_limit) png_error(png, "interlaced, and too large to be held whole");
  taker->pixels = (unsigned char *)malloc(held);
  if (taker->pixels == NULL || !taker->begin(taker->taker, width, height)) png_error(png, "out of memory");
  for (int pass = 0; pass < passes; pass++)
    for (unsigned y = 0; y < height; y++) {
      unsigned char *row = passes > 1 ? taker->pixels + stride * y : taker->pixels;
      png_read_row(png, row, NULL);
      if (pass == passes - 1) taker->row(taker->taker, row);
    }
  png_read_end(png, NULL);
  free(taker->pixels);
  png_destroy_read_struct(&png, &info, NULL);
  return true;
}

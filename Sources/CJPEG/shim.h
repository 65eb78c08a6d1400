#pragma once
#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

// libjpeg reports errors by longjmp, which must never cross a Swift frame. So a whole picture is read by one
// C function, which hands rows to Swift between libjpeg's calls. What has to survive the jump lies in the
// struct that the caller passes, in memory and not in a register.

enum cjpeg_failure { cjpeg_none, cjpeg_broken, cjpeg_too_large, cjpeg_too_hungry };

struct cjpeg_input {
  const unsigned char *bytes;
  size_t count;
  // The size that the picture is to fill: it is decoded at a half, a quarter or an eighth of its own where that
  // leaves at least twice of what is needed.
  unsigned needed_width;
  unsigned needed_height;
  size_t pixel_limit;
  size_t memory_limit;
  // Who takes the rows; `begin` may refuse, and says the bytes a pixel and whether CMYK is inverted.
  void *taker;
  bool (*begin)(void *taker, unsigned width, unsigned height, int channels, bool inverted);
  void (*row)(void *taker, const unsigned char *row);
  // What came of it.
  unsigned width;
  unsigned height;
  enum cjpeg_failure failure;
  char message[JMSG_LENGTH_MAX];
};

struct cjpeg_errors {
  struct jpeg_error_mgr manager;
  jmp_buf place;
  struct cjpeg_input *input;
};

static inline void cjpeg_fail(struct jpeg_common_struct *jpeg, enum cjpeg_failure failure) {
  struct cjpeg_errors *errors = (struct cjpeg_errors *)jpeg->err;
  errors->input->failure = failure;
  jpeg->err->format_message(jpeg, errors->input->message);
  longjmp(errors->place, 1);
}

static inline void cjpeg_exit(struct jpeg_common_struct *jpeg) { cjpeg_fail(jpeg, cjpeg_broken); }

// Most warnings tell of what viewers put up with. Where the data ends before the picture does, the rest would
// be grey.
static inline void cjpeg_warn(struct jpeg_common_struct *jpeg, int level) {
  if (level < 0 && (jpeg->err->msg_code == JWRN_JPEG_EOF || jpeg->err->msg_code == JWRN_HIT_MARKER))
    cjpeg_fail(jpeg, cjpeg_broken);
}

// A small file may ask for thousands of passes over a large picture.
static inline void cjpeg_progress(struct jpeg_common_struct *jpeg) {
  if (jpeg->is_decompressor && ((struct jpeg_decompress_struct *)jpeg)->input_scan_number > 500) {
    struct cjpeg_errors *errors = (struct cjpeg_errors *)jpeg->err;
    errors->input->failure = cjpeg_broken;
    strcpy(errors->input->message, "more scans than any sound file has");
    longjmp(errors->place, 1);
  }
}

static inline bool cjpeg_read(struct cjpeg_input *input) {
  struct jpeg_decompress_struct jpeg;
  struct cjpeg_errors errors;
  struct jpeg_progress_mgr progress;
  memset(&jpeg, 0, sizeof jpeg);
  memset(&progress, 0, sizeof progress);
  jpeg.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = cjpeg_exit;
  errors.manager.emit_message = cjpeg_warn;
  errors.input = input;
  input->failure = cjpeg_none;
  if (setjmp(errors.place)) {
    jpeg_destroy_decompress(&jpeg);
    return false;
  }
  jpeg_create_decompress(&jpeg);
  progress.progress_monitor = cjpeg_progress;
  jpeg.progress = &progress;
  jpeg_mem_src(&jpeg, input->bytes, input->count);
  jpeg_read_header(&jpeg, TRUE);
  input->width = jpeg.image_width;
  input->height = jpeg.image_height;
  if ((size_t)jpeg.image_width * jpeg.image_height > input->pixel_limit) {
    input->failure = cjpeg_too_large;
    longjmp(errors.place, 1);
  }
  // A picture in several scans is held whole, as coefficients.
  size_t blocks = 0;
  for (int index = 0; index < jpeg.num_components; index++)
    blocks += (size_t)jpeg.comp_info[index].width_in_blocks * jpeg.comp_info[index].height_in_blocks;
  if (jpeg_has_multiple_scans(&jpeg) && blocks * sizeof(JBLOCK) > input->memory_limit) {
    input->failure = cjpeg_too_hungry;
    longjmp(errors.place, 1);
  }
  double wide = (double)input->needed_width / jpeg.image_width;
  double high = (double)input->needed_height / jpeg.image_height;
  double needed = wide > high ? wide : high;
  jpeg.scale_denom = 8;
  jpeg.scale_num = 8;
  while (jpeg.scale_num > 1 && jpeg.scale_num / 2 >= 2 * needed * 8) jpeg.scale_num /= 2;
  switch (jpeg.jpeg_color_space) {
    case JCS_GRAYSCALE: jpeg.out_color_space = JCS_GRAYSCALE; break;
    case JCS_CMYK:
    case JCS_YCCK: jpeg.out_color_space = JCS_CMYK; break;
    default: jpeg.out_color_space = JCS_RGB;
  }
  jpeg_start_decompress(&jpeg);
  if (input->begin(
          input->taker, jpeg.output_width, jpeg.output_height, jpeg.output_components, jpeg.saw_Adobe_marker)) {
    JSAMPARRAY row = jpeg.mem->alloc_sarray(
        (j_common_ptr)&jpeg, JPOOL_IMAGE, jpeg.output_width * jpeg.output_components, 1);
    while (jpeg.output_scanline < jpeg.output_height) {
      jpeg_read_scanlines(&jpeg, row, 1);
      input->row(input->taker, row[0]);
    }
    jpeg_finish_decompress(&jpeg);
  } else {
    input->failure = cjpeg_broken;
    strcpy(input->message, "out of memory");
  }
  jpeg_destroy_decompress(&jpeg);
  return input->failure == cjpeg_none;
}

// Writes rows of RGB (3), grey (1) or CMYK (4) as a JPEG, for tests: the program itself writes none. The bytes
// are from malloc; NULL where it fails.
struct cjpeg_output {
  unsigned char *bytes;
  unsigned long count;
};

static inline bool cjpeg_write(
    const unsigned char *pixels, unsigned width, unsigned height, int channels, int quality, bool progressive,
    struct cjpeg_output *output) {
  struct jpeg_compress_struct jpeg;
  struct cjpeg_errors errors;
  struct cjpeg_input unused;
  jpeg.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = cjpeg_exit;
  errors.input = &unused;
  if (setjmp(errors.place)) {
    jpeg_destroy_compress(&jpeg);
    return false;
  }
  jpeg_create_compress(&jpeg);
  jpeg_mem_dest(&jpeg, &output->bytes, &output->count);
  jpeg.image_width = width;
  jpeg.image_height = height;
  jpeg.input_components = channels;
  jpeg.in_color_space = channels == 1 ? JCS_GRAYSCALE : channels == 4 ? JCS_CMYK : JCS_RGB;
  jpeg_set_defaults(&jpeg);
  jpeg_set_quality(&jpeg, quality, TRUE);
  if (progressive) jpeg_simple_progression(&jpeg);
  jpeg_start_compress(&jpeg, TRUE);
  while (jpeg.next_scanline < jpeg.image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)jpeg.next_scanline * width * channels);
    jpeg_write_scanlines(&jpeg, &row, 1);
  }
  jpeg_finish_compress(&jpeg);
  jpeg_destroy_compress(&jpeg);
  return true;
}

#pragma once
#include <lcms2.h>

// The pixel formats are macros that Swift cannot see.
static inline cmsUInt32Number clcms_gray(void) { return TYPE_GRAY_8; }
static inline cmsUInt32Number clcms_rgb(void) { return TYPE_RGB_8; }
static inline cmsUInt32Number clcms_rgba(void) { return TYPE_RGBA_8; }
static inline cmsUInt32Number clcms_cmyk(void) { return TYPE_CMYK_8; }
static inline cmsUInt32Number clcms_cmyk_inverted(void) { return TYPE_CMYK_8_REV; }

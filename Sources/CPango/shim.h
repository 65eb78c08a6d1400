#pragma once
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <stdbool.h>

// Whether a font's glyphs have colours of their own; the casts and the property's name are macros.
static inline bool cpango_has_color(PangoFont *font) {
  if (font == NULL || !PANGO_IS_FC_FONT(font)) return false;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  FcBool color = FcFalse;
  return pattern != NULL && FcPatternGetBool(pattern, FC_COLOR, 0, &color) == FcResultMatch && color;
}

// How many fonts there are; without any, Pango has nothing to draw with.
static inline int cpango_font_count(void) {
  FcConfig *config = FcConfigReference(NULL);
  if (config == NULL) return 0;
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetSystem);
  int count = fonts == NULL ? 0 : fonts->nfont;
  FcConfigDestroy(config);
  return count;
}

static inline void cpango_ignore(const char *domain, GLogLevelFlags level, const char *message, gpointer data) {
  (void)domain;
  (void)level;
  (void)message;
  (void)data;
}

// Pango prints a warning for each font that it cannot load, on standard error, where a program's own words belong.
static inline void cpango_silence(void) {
  g_log_set_handler("Pango", (GLogLevelFlags)(G_LOG_LEVEL_WARNING | G_LOG_LEVEL_MESSAGE | G_LOG_LEVEL_INFO),
                    cpango_ignore, NULL);
}

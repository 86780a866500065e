#ifndef NAVHOST_CPANGO_SHIM_H
#define NAVHOST_CPANGO_SHIM_H

#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Gives a font map its own fonts. The cast is GObject's, which Swift can't write.
static inline void cpango_font_map_set_config(PangoFontMap *map, FcConfig *config)
{
   pango_fc_font_map_set_config((PangoFcFontMap *)map, config);
}

// The units of the em square of the font in a file; 0 where there is no such font.
static inline unsigned int cpango_units_per_em(const char *path)
{
   hb_blob_t *blob = hb_blob_create_from_file(path);
   hb_face_t *face = hb_face_create(blob, 0);
   const unsigned int units = hb_face_get_glyph_count(face) > 0 ? hb_face_get_upem(face) : 0;
   hb_face_destroy(face);
   hb_blob_destroy(blob);
   return units;
}

#endif

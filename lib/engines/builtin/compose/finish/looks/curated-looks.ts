import type { Look } from '../look';
import { ART_LOOKS } from './art-looks';
import { ICON_LOOKS } from './icon-looks';
import { PHOTO_LOOKS } from './photo-looks';
import type { RasterLook } from './raster-look';
import { SHAPE_TREATMENTS } from './shape-treatments';

const RASTER_LOOKS = { ...PHOTO_LOOKS, ...ART_LOOKS, ...ICON_LOOKS };

/** Curated styles but for the names of earlier versions. */
export type ModernStyle = keyof typeof RASTER_LOOKS;

function join(style: ModernStyle): Look {
  const { name, lettering, pixels }: RasterLook = RASTER_LOOKS[style];
  const vector = SHAPE_TREATMENTS[style];
  const raster = pixels === 'shapes' ? { shapes: vector, pixels: [] } : { pixels };
  return { name, lettering, raster, vector };
}

/** Raster and vector halves of every curated look, joined by their style's name. */
export const CURATED_LOOKS = Object.fromEntries(
  (Object.keys(RASTER_LOOKS) as ModernStyle[]).map((style) => [style, join(style)]),
) as Record<ModernStyle, Look>;

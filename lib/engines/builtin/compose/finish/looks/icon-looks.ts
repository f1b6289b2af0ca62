import type { RasterLook } from './raster-look';

function icon(name: string, lettering: RasterLook['lettering'] = 'geometric'): RasterLook {
  return { name, lettering, pixels: 'shapes' };
}

/** Looks of icons, which only the vector model of V2 offers. */
export const ICON_LOOKS = {
  Icon: icon('icon'),
  Outline: icon('outline'),
  Pictogram: icon('pictogram'),
  'Colored outline': icon('colored outline'),
  Doodle: icon('doodle', 'hand'),
  'Colored shape': icon('colored shape', 'friendly'),
  'Gradient outline': icon('gradient outline'),
  'Broken line': icon('broken line'),
} satisfies Record<string, RasterLook>;

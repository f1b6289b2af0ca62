import { contrastOf } from '@/lib/color/contrast';
import { type Hex, lightnessOf, mix, shade } from '@/lib/color/hex';
import type { TemplatePalette } from '../template-palette';

/** WCAG 2.2 level AA: text below 24 px; larger text and signs may have 3. */
export const SMALL_TEXT_CONTRAST = 4.5;
export const LARGE_TEXT_CONTRAST = 3;

const STEP = 0.02;

/** The colour itself or the nearest of its hue that has the contrast on a ground. */
export function readable(color: Hex, on: Hex, contrast = SMALL_TEXT_CONTRAST): Hex {
  const direction = contrastOf('#ffffff', on) > contrastOf('#000000', on) ? 1 : -1;
  let ink = color;
  for (let step = 0; step < 50 && contrastOf(ink, on) < contrast; step += 1) {
    ink = shade(color, direction * STEP * (step + 1));
  }
  if (contrastOf(ink, on) >= contrast) return ink;
  return direction > 0 ? '#ffffff' : '#000000';
}

/** White or the palette's dark ink on a coloured surface, whichever reads better, white preferred. */
export function inkOn(surface: Hex, palette: TemplatePalette): Hex {
  const light = isDark(palette.ground) ? '#ffffff' : mix('#ffffff', palette.ground, 0.3);
  const dark = isDark(palette.ground) ? palette.ground : palette.ink;
  if (contrastOf(light, surface) >= SMALL_TEXT_CONTRAST) return light;
  if (contrastOf(dark, surface) >= SMALL_TEXT_CONTRAST) return dark;
  return contrastOf('#ffffff', surface) >= SMALL_TEXT_CONTRAST
    ? '#ffffff'
    : readable(dark, surface);
}

/** A surface dark enough for white signs, 3 to 1. */
export function surfaceOf(color: Hex): Hex {
  return readable(color, '#ffffff', LARGE_TEXT_CONTRAST);
}

/** A full colour to write on: darkened for white letters where it nearly bears them, else as it is for dark ones. */
export function strongSurface(color: Hex): Hex {
  const bearsWhite = contrastOf('#ffffff', color) >= 2.6;
  return bearsWhite ? readable(color, '#ffffff', SMALL_TEXT_CONTRAST) : color;
}

/** White on a coloured surface where a sign reads in it, else the palette's dark ink. */
export function signInkOn(surface: Hex, palette: TemplatePalette): Hex {
  return contrastOf('#ffffff', surface) >= LARGE_TEXT_CONTRAST
    ? '#ffffff'
    : inkOn(surface, palette);
}

export function isDark(color: Hex): boolean {
  return lightnessOf(color) < 0.5;
}

/** A surface that lies on the ground: a card, a tile. */
export function cardOn({ ground, ink }: TemplatePalette): Hex {
  return isDark(ground) ? mix(ground, ink, 0.08) : mix(ground, '#ffffff', 0.75);
}

/** Hairlines and quiet shapes. */
export function hairline({ ground, ink }: TemplatePalette, amount = 0.14): Hex {
  return mix(ground, ink, amount);
}

export function accentOf({ accents }: TemplatePalette, index: number): Hex {
  return accents[((index % 4) + 4) % 4] ?? accents[0];
}

import type { StyleProfile, StyleSpec } from '@/lib/engines/engine';
import type { Look } from '../compose/finish/look';
import { LOOKS, MEDIUM_LOOKS } from '../compose/finish/looks';
import { rgbToLab } from '../compose/finish/color/oklab';
import type { PixelStep } from '../compose/finish/raster/steps';
import type { ShapeStep } from '../compose/finish/vector/steps';
import { readTexture } from './texture';

/** How far a style is followed, by its match. */
interface Following {
  /** Strength of its palette, 0 to 1. */
  palette: number;
  /** Strength of its surface, 0 to 1. */
  surface: number;
  /** How far its treatment goes, 1 as designed. */
  boldness: number;
}

const FOLLOWING: Record<StyleSpec['match'], Following> = {
  flexible: { palette: 0.65, surface: 0.45, boldness: 0.8 },
  regular: { palette: 0.82, surface: 0.75, boldness: 0.92 },
  precise: { palette: 1, surface: 1, boldness: 1.08 },
};

export function followingOf({ match }: StyleSpec): Following {
  return FOLLOWING[match];
}

/** Mean lightness of a palette, 0 to 1. */
function meanLightness({ palette }: StyleProfile): number {
  return palette.reduce((sum, { rgb, weight }) => sum + rgbToLab(...rgb)[0] * weight, 0);
}

const LINES = 0.0012;
const GREY = 0.035;

/** Line work: lines stand out of paper, or of flat or dotted colour. */
function lookOfLines({ saturation, flatness, edgeDensity }: StyleProfile): Look {
  if (saturation > GREY) return flatness > 0.4 ? LOOKS.Cartoon : LOOKS['Pop art'];
  if (flatness > 0.55) return LOOKS['Line art'];
  return edgeDensity > 0.14 ? LOOKS.Crosshatch : LOOKS['Pencil sketch'];
}

/** Rough surfaces: hatching, print screens, thick paint. */
function lookOfRough({ saturation, edgeDensity, grain }: StyleProfile): Look {
  if (saturation < GREY && edgeDensity > 0.3) return LOOKS.Crosshatch;
  if (grain > 0.045) return LOOKS.Risograph;
  return MEDIUM_LOOKS['oil painting'] ?? LOOKS.Expressionism;
}

/**
 * The look whose surface is nearest to what was measured. The thresholds come from pictures of each
 * kind: flat art has over seven tenths of its area even, painted grounds are rough, photographs lie
 * between.
 */
export function lookOfProfile(profile: StyleProfile): Look {
  const { flatness, grain, lineWeight, edgeDensity, saturation } = profile;
  if (lineWeight > LINES && (flatness > 0.25 || saturation < GREY)) return lookOfLines(profile);
  if (flatness > 0.7) return grain > 0.004 ? LOOKS.Grain : LOOKS.vector_illustration;
  if (grain > 0.014) return lookOfRough(profile);
  if (grain < 0.004 && flatness > 0.3) {
    return meanLightness(profile) > 0.7 ? LOOKS.Watercolor : LOOKS.Illustration;
  }
  return edgeDensity > 0.2 ? LOOKS.Expressionism : LOOKS.Photorealism;
}

/** What a style lays over a raster: its own surface where that was kept, else grain of its strength. */
export function passesOfStyle(style: StyleSpec): PixelStep[] {
  const { surface } = followingOf(style);
  const sample = readTexture(style.profile);
  if (sample) return [{ pass: 'surface', sample, strength: surface }];
  const grain = Math.min(1, Math.max(0, style.profile.grain - 0.003) * 45) * surface;
  return grain > 0.02 ? [{ pass: 'grade', grain }] : [];
}

/** What a style lays over shapes. */
export function shapesOfStyle(style: StyleSpec): ShapeStep[] {
  const { grain } = style.profile;
  if (grain < 0.006) return [];
  const dots = Math.round(16000 * Math.min(1, grain / 0.02) * followingOf(style).surface);
  return [{ shape: 'stippleDots', dots, dotPx: 2.2, ink: 'own' }];
}

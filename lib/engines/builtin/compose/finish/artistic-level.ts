import type { PixelStep } from './raster/steps';

interface Level {
  /** How far treatments go, 1 as designed. */
  boldness: number;
  saturation: number;
  contrast: number;
  clarity: number;
}

/** The six levels of `controls.artistic_level`: 0 plain to 5 bold. */
const LEVELS: readonly Level[] = [
  { boldness: 0.4, saturation: -0.26, contrast: -0.14, clarity: 0 },
  { boldness: 0.65, saturation: -0.12, contrast: -0.06, clarity: 0 },
  { boldness: 0.9, saturation: 0, contrast: 0, clarity: 0 },
  { boldness: 1.15, saturation: 0.1, contrast: 0.08, clarity: 0.1 },
  { boldness: 1.45, saturation: 0.22, contrast: 0.18, clarity: 0.3 },
  { boldness: 1.8, saturation: 0.36, contrast: 0.3, clarity: 0.55 },
];

const UNASKED: Level = { boldness: 1, saturation: 0, contrast: 0, clarity: 0 };

export function levelOf(artisticLevel: number | undefined): Level {
  if (artisticLevel === undefined) return UNASKED;
  return LEVELS[Math.max(0, Math.min(LEVELS.length - 1, Math.round(artisticLevel)))] ?? UNASKED;
}

/** What a level adds after the passes of a look. */
export function passesOfLevel(artisticLevel: number | undefined): PixelStep[] {
  const { saturation, contrast, clarity } = levelOf(artisticLevel);
  if (saturation === 0 && contrast === 0) return [];
  return [{ pass: 'grade', saturation, contrast, clarity }];
}

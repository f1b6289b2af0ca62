import { fromLch, type Hex, mix, toLch } from '@/lib/color/hex';
import { kindIn, type Stage } from '../place';

/** One hue in four steps, for backdrops that only carry what stands before them. */
export interface Tints {
  hueDegrees: number;
  /** The picture's ground, lightest by day. */
  paper: Hex;
  /** A shape behind the subject. */
  shape: Hex;
  /** A second shape or the floor. */
  floor: Hex;
  /** Shadows and small ornaments. */
  deep: Hex;
  light: Hex;
}

/** Peach, sand, mint, aqua, sky, lavender, rose. */
const HUES: readonly [number, ...number[]] = [55, 80, 165, 205, 255, 290, 15];

const STEPS = {
  day: {
    paper: [0.9, 0.058],
    shape: [0.948, 0.034],
    floor: [0.835, 0.08],
    deep: [0.62, 0.1],
    light: [0.985, 0.012],
  },
  dim: {
    paper: [0.8, 0.05],
    shape: [0.72, 0.075],
    floor: [0.64, 0.085],
    deep: [0.48, 0.09],
    light: [0.9, 0.04],
  },
  night: {
    paper: [0.3, 0.06],
    shape: [0.38, 0.075],
    floor: [0.25, 0.06],
    deep: [0.18, 0.05],
    light: [0.55, 0.07],
  },
} as const;

/** From one picture of a request to the next: neighbours on the wheel look alike. */
const HUE_STRIDE = 2;

/** In the dark warm hues turn to brown: only blue to violet are left. */
const NIGHT_HUES: readonly [number, ...number[]] = [225, 250, 270, 290];

/** Sand and peach go yellow and brown sooner than blue goes grey. */
function chromaAt(hueDegrees: number, chroma: number): number {
  return hueDegrees > 40 && hueDegrees < 110 ? chroma * 1.05 : chroma;
}

/** The paper is the colour that was asked for, and the steps stay near it: a black ground is not grey. */
function tintsOfColor(paper: Hex): Tints {
  const { lightness, hueDegrees } = toLch(paper);
  const isDark = lightness < 0.5;
  const light = mix(paper, '#ffffff', isDark ? 0.14 : 0.42);
  const shade = (share: number) => mix(paper, isDark ? '#05060c' : '#2a2340', share);
  return {
    hueDegrees,
    paper,
    shape: lightness > 0.93 ? shade(0.035) : mix(paper, light, isDark ? 0.55 : 0.6),
    floor: shade(isDark ? 0.3 : 0.09),
    deep: isDark ? mix(paper, '#ffffff', 0.24) : shade(0.3),
    light,
  };
}

export function tintsOf(
  { random, turn, hour, background }: Pick<Stage, 'random' | 'turn' | 'hour' | 'background'>,
  asked?: number,
): Tints {
  if (background !== undefined) return tintsOfColor(background);
  const hueDegrees =
    asked ??
    kindIn(
      { random, ...(turn === undefined ? {} : { turn: turn * HUE_STRIDE }) },
      hour === 'night' ? NIGHT_HUES : HUES,
    ) + random.between(-8, 8);
  const steps = hour === 'night' ? STEPS.night : hour === 'dusk' ? STEPS.dim : STEPS.day;
  const at = ([lightness, chroma]: readonly [number, number]): Hex =>
    fromLch({ lightness, chroma: chromaAt(hueDegrees, chroma), hueDegrees });
  return {
    hueDegrees,
    paper: at(steps.paper),
    shape: at(steps.shape),
    floor: at(steps.floor),
    deep: at(steps.deep),
    light: at(steps.light),
  };
}

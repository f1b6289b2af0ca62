import { type Hex, mix, toLch } from '@/lib/color/hex';
import { HOUSE } from './house';

/** Shade is a hue, never grey: skin and warm food go to plum, everything else to ink. */
const PLUM = '#5e1f2e';
const NIGHT_INK = '#0b0c22';
/** Below this lightness a shade towards ink shows no form any more. */
const DARK_CLOTH = 0.36;
const WARM_HUES = { from: 20, to: 80 } as const;

/** Skin, food, leather: hues between red and yellow, neither pale nor dark. */
function isWarm(color: Hex): boolean {
  const { hueDegrees, chroma, lightness } = toLch(color);
  const isWarmHue = hueDegrees > WARM_HUES.from && hueDegrees < WARM_HUES.to;
  return isWarmHue && chroma > 0.04 && lightness > 0.4 && lightness < 0.92;
}

/** The same material in shade. `amount` 0.1 is a fold, 0.17 a far limb, 0.3 a gap. */
export function darker(color: Hex, amount = 0.17): Hex {
  if (toLch(color).lightness < DARK_CLOTH) return mix(color, NIGHT_INK, Math.min(1, amount * 1.7));
  return mix(color, isWarm(color) ? PLUM : HOUSE.ink, amount);
}

/** The same material in light. */
export function lighter(color: Hex, amount = 0.3): Hex {
  return mix(color, HOUSE.white, amount);
}

import { type Hex, toLch } from '@/lib/color/hex';
import type { Brief } from '../brief';
import { theLexicon } from '../understand/lexicon';
import { SKINS } from './house';
import { darker, lighter } from './tones';

/**
 * What is skin, by its colour: people keep theirs in a picture whose palette has none, or faces turn green in mint
 * and lilac.
 */
const SHADES = [0, 0.1, 0.17, 0.3] as const;
const NEAR_LIGHTNESS = 0.025;
const NEAR_CHROMA = 0.02;

interface Lab {
  lightness: number;
  a: number;
  b: number;
}

function labOf(color: Hex): Lab {
  const { lightness, chroma, hueDegrees } = toLch(color);
  const angle = (hueDegrees * Math.PI) / 180;
  return { lightness, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) };
}

let known: readonly Lab[] | undefined;
const skins = (): readonly Lab[] =>
  (known ??= SKINS.flatMap((skin) => [
    ...SHADES.map((amount) => labOf(darker(skin, amount))),
    labOf(lighter(skin, 0.15)),
  ]));

export function isSkinTone(color: Hex): boolean {
  const { lightness, a, b } = labOf(color);
  return skins().some(
    (skin) =>
      Math.abs(skin.lightness - lightness) < NEAR_LIGHTNESS &&
      Math.hypot(skin.a - a, skin.b - b) < NEAR_CHROMA,
  );
}

/** Whether a brief asks for anybody with skin. */
export const showsPeople = ({ elements }: Brief): boolean =>
  elements.some(({ concept = '' }) => theLexicon().factsOf(concept)?.kind === 'person');

import { fromLch, type Hex, mix, toLch } from '@/lib/color/hex';
import type { Brief } from '../brief';

/**
 * The pictures of one request are in lights of their own: plain, golden, vivid, and soft as a pastel. A
 * tint comes over everything alike, so that the colours of a picture stay one family.
 */
interface Tint {
  cast: Hex;
  share: number;
  /** How much of a colour's chroma stays. */
  chroma: number;
}

const TINTS: readonly (Tint | undefined)[] = [
  undefined,
  { cast: '#ffb65c', share: 0.13, chroma: 1.02 },
  { cast: '#5f8fe8', share: 0.03, chroma: 1.2 },
  { cast: '#fff3ea', share: 0.15, chroma: 0.92 },
];

/** The tint of one picture of a request; none where the prompt gives the picture its colours. */
export function tintFor(
  { paletteColors, background }: Pick<Brief, 'paletteColors' | 'background'>,
  variant: number,
): ((color: Hex) => Hex) | undefined {
  const tint = TINTS[variant % TINTS.length];
  if (!tint || paletteColors.length > 0 || background !== undefined) return undefined;
  return (color) => {
    const { lightness, chroma, hueDegrees } = toLch(color);
    const toned = fromLch({ lightness, chroma: chroma * tint.chroma, hueDegrees });
    // Darks stay dark: what a light tints is what it falls on.
    return mix(toned, tint.cast, tint.share * Math.min(1, 0.35 + lightness));
  };
}

/** Of designs the chroma alone: what is written on a colour keeps its contrast. */
const DESIGN_CHROMAS = [1, 1.16, 0.84, 1.28] as const;

/** Another strength of colour for a picture of a design; none where the prompt gives it its colours. */
export function designTintFor(
  { paletteColors, background }: Pick<Brief, 'paletteColors' | 'background'>,
  variant: number,
): ((color: Hex) => Hex) | undefined {
  const factor = DESIGN_CHROMAS[variant % DESIGN_CHROMAS.length] ?? 1;
  if (factor === 1 || paletteColors.length > 0 || background !== undefined) return undefined;
  return (color) => {
    const { lightness, chroma, hueDegrees } = toLch(color);
    return fromLch({ lightness, chroma: chroma * factor, hueDegrees });
  };
}

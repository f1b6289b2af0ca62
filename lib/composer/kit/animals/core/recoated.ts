import { fromLch, type Hex, toLch } from '@/lib/color/hex';

/** Degrees of hue within which a colour of an animal is a tone of its coat: noses and the insides of ears are not. */
const OF_COAT_DEGREES = 22;
/** Below it a colour is a white or a black, that every coat has. */
const LEAST_CHROMA = 0.045;
/** Of a coat that is white, grey or black, tones are so near in lightness: a mask is not one. */
const OF_GREY_COAT = 0.1;
const LIGHTNESS = { least: 0.16, most: 0.97 } as const;

const apart = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
};

/** Of an animal whose coat is told: a colour of it that is a darker or lighter tone of its usual coat, as one of the new one. */
function recolored(color: Hex, usual: Hex, coat: Hex): Hex {
  const [own, old, wanted] = [toLch(color), toLch(usual), toLch(coat)];
  if (color === usual) return coat;
  const isGrey = own.chroma < LEAST_CHROMA && old.chroma < LEAST_CHROMA;
  const isTone = isGrey
    ? Math.abs(own.lightness - old.lightness) < OF_GREY_COAT
    : Math.min(own.chroma, old.chroma) >= LEAST_CHROMA &&
      apart(own.hueDegrees, old.hueDegrees) <= OF_COAT_DEGREES;
  if (!isTone) return color;
  const lightness = wanted.lightness + own.lightness - old.lightness;
  return fromLch({
    lightness: Math.min(LIGHTNESS.most, Math.max(LIGHTNESS.least, lightness)),
    chroma: wanted.chroma * (isGrey ? 1 : Math.min(1, own.chroma / old.chroma)),
    hueDegrees: wanted.hueDegrees,
  });
}

/** What of an animal has its own colour whatever coat it wears. */
const OWN = /^(?:coat|nose|eyes?|beak|leg|hoof|cheek|comb)$/;

/** Stripes, bibs and ears in tones of the coat that was told; what is white, black or pink stays so. */
export function recoated<Colors extends { coat: Hex }>(colors: Colors, coat: Hex): Colors {
  const tones = Object.entries(colors).map(([name, color]: [string, unknown]) => {
    const isOwn = typeof color !== 'string' || OWN.test(name);
    return [name, isOwn ? color : recolored(color as Hex, colors.coat, coat)] as const;
  });
  return { ...colors, ...Object.fromEntries(tones), coat };
}

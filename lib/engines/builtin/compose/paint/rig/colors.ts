import { rgbToHex, shade, type Hex, type Rgb } from '@/lib/color/hex';
import type { Random } from '@/lib/random/random';
import { mainHex } from '../recolor';

/** What a body is painted with. */
export interface BodyColors {
  main: Hex;
  belly: Hex;
  /** Paws, hooves, shoes. */
  dark: Hex;
  /** Arms and legs. */
  limb: Hex;
}

/** Fur of the animals whose heads have too many colours to guess from. */
const FURS: Record<string, readonly [main: Hex, belly: Hex, dark: Hex, limb?: Hex]> = {
  panda: ['#f3f3f1', '#ffffff', '#26262b', '#3a3a41'],
  koala: ['#a5a7aa', '#eceae6', '#5d5f64'],
  bear: ['#865c50', '#c79a7c', '#5a3a30'],
  'polar-bear': ['#f2f7fa', '#ffffff', '#9fb4c2'],
  lion: ['#fcb92c', '#ffe2a6', '#8a5230'],
  fox: ['#ff6f22', '#fff0dc', '#5b3024'],
  wolf: ['#a3a7ab', '#e4e4e2', '#5f656c'],
  hamster: ['#f0a860', '#fff3e2', '#c97f4f'],
  moose: ['#8a5d47', '#b98a6c', '#4f3428'],
  boar: ['#7a564a', '#a98472', '#43302a'],
  unicorn: ['#f1eef4', '#ffffff', '#d76fb0'],
  frog: ['#a9cf2f', '#ecf3b4', '#6f9a1e'],
  chicken: ['#f0f0ee', '#ffffff', '#fbb02a'],
  'cat-face': ['#f9b52c', '#ffe7b5', '#c97f1c'],
};

/** A body takes its colours from its head: the table above, else the head's own main colour. */
export function bodyColorsFrom(
  conceptId: string,
  headBody: string,
  asked: Hex | undefined,
  light: (color: Hex) => Hex,
): BodyColors {
  if (asked) {
    const main = light(asked);
    return { main, belly: shade(main, 0.16, 0.6), dark: shade(main, -0.24), limb: main };
  }
  const fur = FURS[conceptId];
  if (fur) {
    const [main, belly, dark, limb = main] = fur;
    return { main: light(main), belly: light(belly), dark: light(dark), limb: light(limb) };
  }
  const main = mainHex(headBody);
  return { main, belly: shade(main, 0.14, 0.6), dark: shade(main, -0.28), limb: main };
}

/** Main and shaded tone. */
type Tones = readonly [Hex, Hex];

/** Natural skins. */
const SKINS: readonly [Tones, ...Tones[]] = [
  ['#f7d3b5', '#dfae88'],
  ['#f0c19a', '#d39b70'],
  ['#d9a072', '#b97f54'],
  ['#b27a50', '#90603c'],
  ['#8a5a3b', '#6d452c'],
];
const LIGHT_SKINS: readonly [Tones, ...Tones[]] = [SKINS[0], SKINS[1] ?? SKINS[0]];
const HAIRS: readonly [Tones, ...Tones[]] = [
  ['#543930', '#6d4c41'],
  ['#2b2321', '#443a37'],
  ['#7a3f22', '#96552f'],
  ['#b98a4a', '#d0a765'],
];

const SKIN_MAIN = /^#(?:ffca28|ffca26|ffb300|fcc21b|ffca27)$/i;
const SKIN_SHADE = /^#(?:e59600|e59700|e59502|f09e00|f19534|eda600|ffa70b|bf8302|ef9600|e89c02)$/i;

/** The yellow of emoji becomes a skin, and brown hair one of four; every other colour stays. */
export function natural(color: Hex, skin: Tones, hair: Tones): Hex {
  if (SKIN_MAIN.test(color)) return skin[0];
  if (SKIN_SHADE.test(color)) return skin[1];
  if (/^#543930$/i.test(color)) return hair[0];
  if (/^#6d4c41$/i.test(color)) return hair[1];
  return color;
}

/** Skin and hair of one person, told by a stream of random numbers; the hair in the colour asked for. */
export function personTones(
  conceptId: string,
  random: Random,
  askedHair?: Rgb,
): { skin: Tones; hair: Tones } {
  // A crown is drawn in the same yellow as the skin, and must stay golden.
  const crowned = /crown|prince/.test(conceptId);
  const skin = random.pick(crowned ? LIGHT_SKINS : SKINS);
  const hair = random.pick(HAIRS);
  if (!askedHair) return { skin, hair };
  const main = rgbToHex(askedHair);
  return { skin, hair: [main, shade(main, 0.07)] };
}

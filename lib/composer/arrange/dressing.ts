import { type Hex, toLch } from '@/lib/color/hex';
import { colorOfGoods } from '../concepts/materials';
import { isOfSort } from '../concepts/sorts';
import { SKINS } from '../palette/house';
import { darker } from '../palette/tones';
import { colorNamed } from '../understand';
import { costumeOf } from './costumes.data';
import { BY_PHRASE, type Look, ON_BACK, WORN } from './wardrobe.data';

/** What a person wears and looks like, from the words of the prompt. */

/** Attributes of somebody, as the table of attributes names them. */
const LOOKS: Readonly<Record<string, Look>> = {
  old: { age: 'elder' },
  senior: { age: 'elder' },
  teenager: { age: 'teen' },
  young: { isYoung: true },
  fat: { belly: 0.8, build: 1.36 },
  thin: { build: 0.8 },
  tall: { heightCm: 196 },
  muscular: { build: 1.36 },
  bearded: { beard: 'full', gender: 'man' },
  bald: { hair: 'bald' },
  braided: { hair: 'braids' },
  curly: { hair: 'curly' },
  blond: { hairColor: '#e3b45c' },
  redhead: { hairColor: '#d9622b' },
  freckled: { freckles: true },
  'gap-toothed': { gapTooth: true },
  elven: { pointedEars: true },
  scarred: { scar: true },
  'dark-skinned': { skin: SKINS.at(-1) },
  'brown-skinned': { skin: SKINS.at(-3) },
  'fair-skinned': { skin: SKINS[0] },
  tattooed: { armWear: ['tattoo'] },
  'one-eyed': { oneEye: true },
  hooded: { hat: 'hood' },
  masked: { glasses: 'mask', glassesColor: '#26262c' },
  blindfolded: { glasses: 'blindfold' },
  barefoot: { shoes: 'bare' },
  armored: { outfit: 'knight' },
  chibi: { proportions: 'chibi' },
  female: { gender: 'woman', beard: 'none', moustache: false },
  male: { gender: 'man' },
};

/** Attributes that a figure shows by what it wears or looks like. */
export const isLook = (attribute: string): boolean => attribute in LOOKS;

/** How hair is said to be. */
const HAIR: Readonly<Record<string, Look>> = {
  long: { hair: 'flowing' },
  short: { hair: 'short' },
  curly: { hair: 'curly' },
  braided: { hair: 'braids' },
  bun: { hair: 'bun' },
  'twin-buns': { hair: 'twin-buns' },
  dirty: { hair: 'messy' },
  pointed: { hair: 'messy' },
  wild: { hair: 'messy' },
  blond: { hairColor: '#e3b45c' },
  redhead: { hairColor: '#d9622b' },
};

export interface Worn {
  concept: string;
  /** In the words of the prompt: a hoop is known from a pearl by them. */
  phrase?: string;
  color?: string | undefined;
  /** All of its colours, the main one first. */
  colors?: readonly string[];
  attributes: readonly string[];
}

/** Whether a concept is drawn as part of somebody's figure; some only where they are carried on the back. */
export function isDressing(conceptId: string, attributes: readonly string[] = []): boolean {
  return conceptId in WORN || (attributes.includes('on-back') && conceptId in ON_BACK);
}

function lookOf({ concept, phrase = '', attributes }: Worn): Look {
  if (attributes.includes('on-back') && ON_BACK[concept]) return ON_BACK[concept];
  const beast = isOfSort(concept, 'suit-of-beasts') ? costumeOf(attributes) : undefined;
  if (beast) return beast;
  const named = BY_PHRASE.find(([of, words]) => of.test(concept) && words.test(phrase))?.[2];
  return named ?? WORN[concept] ?? {};
}

const MENS = /^(?:beard|moustache|goatee|stubble|sideburns)$/;

/** Hair and beards as they are told: long, curly, red. Whoever has a beard is a man. */
function haired(worn: Worn): Look {
  const { concept, color, attributes } = worn;
  const look: Look = { ...lookOf(worn) };
  const told = concept === 'hair' ? attributes.map((one) => HAIR[one] ?? {}) : [];
  if (MENS.test(concept)) look.gender = 'man';
  if (look.beard === 'full' && attributes.includes('long')) look.beard = 'long';
  if (look.beard && attributes.includes('braided')) look.beard = 'braided';
  const isRed = attributes.includes('redhead') && !color;
  const dye = color ?? (isRed ? HAIR.redhead?.hairColor : undefined);
  return Object.assign(look, ...told, dye ? { hairColor: dye } : {}) as Look;
}

const NEON = '#2fe0d0';
const WHITE = '#f8f8f6';

type PrintName = NonNullable<Look['prints']>[string]['kind'];

/** What cloth is said to be printed with, and its ground where no colour is told. */
const PRINTS: Readonly<Record<string, readonly [PrintName, Hex]>> = {
  striped: ['stripes', WHITE],
  pinstriped: ['pinstripes', '#3a4258'],
  spotted: ['dots', '#d9413b'],
  checkered: ['plaid', '#c8483f'],
  floral: ['floral', '#f0b8a8'],
  starry: ['stars', '#3a4a8a'],
  hearted: ['hearts', '#f6d4da'],
  argyle: ['argyle', '#2f6f78'],
  quilted: ['quilted', '#6f8a5a'],
  knitted: ['knit', '#c9705a'],
  patched: ['patches', '#7a6a58'],
};

/** Attributes that a figure shows on what it wears. */
export const isPrint = (attribute: string): boolean => attribute in PRINTS;

/** Of whom a print in stripes keeps the ground that is told: what is narrow and knitted. */
const KEEPS_GROUND = /^(?:scarf|shawl|hose|vest|tie|apron|half-apron|cape|poncho|bottom)$/;

/** Which piece of the figure a look is about, by the name under which it is printed. */
function pieceOf({ hose, outfit, topColor, skirtColor, legs, bottomColor, worn, behind }: Look) {
  if (hose) return 'hose';
  if (skirtColor || legs || bottomColor) return 'bottom';
  if (outfit || topColor) return 'top';
  return worn?.[0] ?? behind?.[0];
}

/** Cloth that nobody's clothes are of. */
const PATCH: Hex = '#c8894a';

/** The ground and the marks of a print, from what colours are told. */
function inksOf(kind: PrintName, usual: Hex, colors: readonly string[], keeps: boolean) {
  const [first, second] = colors;
  if (kind === 'stripes' && !keeps) return { ground: second ?? WHITE, mark: first ?? '#2d3263' };
  const ground = first ?? usual;
  const isLight = toLch(ground).lightness > 0.72;
  const isWoven = kind === 'plaid' || kind === 'knit';
  const contrast = isWoven
    ? darker(ground, kind === 'plaid' ? 0.55 : 0.3)
    : isLight
      ? '#c8485a'
      : '#fff6ea';
  return { ground, mark: second ?? (kind === 'patches' ? PATCH : contrast) };
}

function printedLook(look: Look, { attributes, color, colors = color ? [color] : [] }: Worn): Look {
  const asked = attributes.find(isPrint);
  const found = asked === undefined ? undefined : PRINTS[asked];
  const piece = pieceOf(look);
  if (!found || !piece) return look;
  const [kind, usual] = found;
  const own = groundOf(look, piece);
  const { ground, mark } = inksOf(kind, own ?? usual, colors, KEEPS_GROUND.test(piece));
  return { ...tinted(look, ground), prints: { [piece]: { kind, color: mark } } };
}

/** What a look has for the colour of its piece, where it is no outfit that takes the picture's. */
const groundOf = ({ topColor, bottomColor, hoseColor, skirtColor, tints }: Look, piece: string) =>
  hoseColor ?? skirtColor ?? bottomColor ?? topColor ?? tints?.[piece];

/** A look in one colour: that of its largest piece. */
function tinted(look: Look, color: Hex): Look {
  if (look.hat) return { ...look, hatColor: color, ...cloaked(look, color) };
  if (look.skirtColor) return { ...look, skirtColor: color };
  if (look.hose) return { ...look, hoseColor: color };
  if (look.bottomColor || look.legs) return { ...look, bottomColor: color };
  if (look.gloveColor) return { ...look, gloveColor: color, ...cloaked(look, color) };
  if (look.shoes) return { ...look, shoeColor: color };
  if (look.topColor) return { ...look, topColor: color, ...cloaked(look, color) };
  if (look.outfit) return { ...look, colors: [color] };
  return { ...look, ...cloaked(look, color) };
}

/** The first thing that is worn, hung behind, at ears or on arms takes the colour; the others keep theirs. */
function cloaked(
  { worn = [], behind = [], adorned = [], armWear = [], tints = {} }: Look,
  color: Hex,
) {
  const [first] = [...worn, ...behind, ...adorned, ...armWear];
  return first ? { tints: { ...tints, [first]: color } } : {};
}

/** What is worn keeps the colour that it was asked for, and nothing else takes it. */
function colored(look: Look, worn: Worn): Look {
  const { attributes, phrase = '' } = worn;
  const color = worn.color ?? colorNamed(phrase) ?? colorOfGoods(phrase, attributes);
  const shines = attributes.includes('neon-lit');
  if (look.glasses && (color || shines))
    return { ...look, glassesColor: color ?? NEON, ...(shines ? { glasses: 'visor' } : {}) };
  if (attributes.some(isPrint)) return printedLook(look, worn);
  const jacket = look.topColor && look.worn?.[0] === 'jacket' ? look.topColor : undefined;
  return color ? tinted(look, color) : jacket ? tinted(look, jacket) : look;
}

/** Whose clothes are of a trade already: the armour of a samurai is a samurai's. */
const ARMORED = new Set(['samurai', 'knight', 'viking', 'roman', 'soldier', 'police', 'guard']);

function fitted({ outfit, ...look }: Look, worn: Worn, own: unknown): Look {
  const keeps = worn.concept === 'armor' || worn.concept === 'uniform';
  if (!outfit || (keeps && ARMORED.has(String(own)))) return look;
  return { ...look, outfit };
}

/** Headphones over a cap are seen at the ears, and in no place of it. */
const overHats = (worn: readonly Worn[]): Worn[] =>
  worn.map((one) => {
    const isAtEars = isOfSort(one.concept, 'at-ears-over-hats');
    const others = worn.filter((other) => other !== one && lookOf(other).hat !== undefined);
    return isAtEars && others.length > 0
      ? { ...one, concept: 'earmuffs', color: one.color ?? HEADPHONES }
      : one;
  });

const HEADPHONES = '#2b3048';

/** Pieces that add up, whatever else is worn. */
const LISTS = ['worn', 'behind', 'adorned', 'armWear'] as const;
const TABLES = ['tints', 'prints'] as const;

/** Parameters of a person with what is told of it. Later clothes add to earlier ones. */
export function dressed(
  parameters: Record<string, unknown>,
  attributes: readonly string[],
  worn: readonly Worn[],
): Record<string, unknown> {
  const looks = [
    ...attributes.flatMap((one) => LOOKS[one] ?? []),
    ...(attributes.includes('costumed') ? [costumeOf(attributes) ?? {}] : []),
    ...overHats(worn).map((one) =>
      isOfSort(one.concept, 'of-hair')
        ? haired(one)
        : fitted(colored(lookOf(one), one), one, parameters.outfit),
    ),
  ];
  const own = parameters.outfit;
  // A detective in a trench coat is known by the hat.
  const changes = own !== undefined && looks.some(({ outfit }) => outfit && outfit !== own);
  return looks.reduce<Record<string, unknown>>(
    (sum, look) => ({
      ...sum,
      ...look,
      ...Object.fromEntries(
        LISTS.map((name) => [name, [...listOf(sum[name]), ...(look[name] ?? [])]]),
      ),
      ...Object.fromEntries(
        TABLES.map((name) => [name, { ...(sum[name] as object | undefined), ...look[name] }]),
      ),
    }),
    changes ? { ...parameters, hatOf: own } : parameters,
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

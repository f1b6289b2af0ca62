import { z } from 'zod';
import { ARM_WEAR_NAMES } from './arm-wear';
import { AGES, GENDERS, PROPORTIONS } from './body';
import { BEHIND_NAMES } from './clothes/behind';
import { PRINTS } from './clothes/prints';
import { WORN_NAMES } from './clothes/worn';
import { SHOES } from './foot';
import { ADORNMENT_NAMES } from './head/adornments';
import { BEARDS, GLASSES } from './head/features';
import { HAIR_NAMES } from './head/hair';
import { HAT_NAMES } from './head/hats';
import { LEG_CLOTHES } from './leg';
import { OUTFIT_NAMES } from './outfits';
import { SLEEVES } from './outfits/outfit';

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const some = <T extends string>(names: readonly T[]) => z.enum(names as readonly [T, ...T[]]);

/** Who is drawn. What is left out is chosen by the pen's random stream: no two strangers look alike. */
export const personSchema = z.object({
  age: z.enum(AGES).optional(),
  gender: z.enum(GENDERS).optional(),
  heightCm: z.number().positive().optional(),
  /** Of a grown figure, of a tale (large head, short legs), mostly head, of a dwarf, or of a troll. */
  proportions: z.enum(PROPORTIONS).optional(),
  /** An animal that walks and dresses as people do: the kind, as mammals are named. */
  species: z.string().optional(),
  /** 0.8 slender to 1.35 broad. */
  build: z.number().min(0.75).max(1.4).optional(),
  /** 0 to 1.2: what grows under a dress. */
  belly: z.number().min(0).max(1.2).optional(),
  skin: hex.optional(),
  hair: some(HAIR_NAMES).optional(),
  hairColor: hex.optional(),
  beard: z.enum(BEARDS).optional(),
  moustache: z.boolean().optional(),
  glasses: z.enum(GLASSES).optional(),
  glassesColor: hex.optional(),
  freckles: z.boolean().default(false),
  gapTooth: z.boolean().default(false),
  scar: z.boolean().default(false),
  eyePatch: z.boolean().default(false),
  pipe: z.boolean().default(false),
  /** Of wood, and as long as a lie. */
  longNose: z.boolean().default(false),
  /** The wind is in the hair. */
  windblown: z.boolean().default(false),
  /** Of trolls and their like: teeth over the lip, a nose like a potato, one eye. */
  tusks: z.boolean().default(false),
  bigNose: z.boolean().default(false),
  oneEye: z.boolean().default(false),
  /** Of somebody from another star. */
  bigEyes: z.boolean().default(false),
  pointedEars: z.boolean().optional(),
  /** In place of the near arm's flesh. */
  metalArm: z.boolean().default(false),
  /** In place of a hand that holds nothing. */
  hookHand: z.boolean().default(false),
  /** In place of the near shin. */
  pegLeg: z.boolean().default(false),
  /** The same of steel, with a shoe on it. */
  metalLeg: z.boolean().default(false),
  /** What they have on; something plain for their age otherwise. */
  outfit: z.enum(OUTFIT_NAMES).optional(),
  /** Of the clothes, the largest piece first; the outfit's own, then the picture's accents otherwise. */
  colors: z.array(hex).max(3).default([]),
  /** Told to be young: whoever is old by their clothes is not. */
  isYoung: z.boolean().default(false),
  /** `none` takes the outfit's off. */
  hat: z.union([z.literal('none'), some(HAT_NAMES)]).optional(),
  hatColor: hex.optional(),
  /** The outfit whose hat is kept where other clothes are worn, and have none. */
  hatOf: z.enum(OUTFIT_NAMES).optional(),
  /** Of trousers, shoes and gloves; what the outfit has otherwise. */
  bottomColor: hex.optional(),
  shoeColor: hex.optional(),
  shoes: z.enum(SHOES).optional(),
  gloveColor: hex.optional(),
  /** Of whose pair only the near one is gloved. */
  oneGlove: z.boolean().default(false),
  /** Of the outermost garment with sleeves, whatever outfit is under it. */
  topColor: hex.optional(),
  sleeves: z.enum(SLEEVES).optional(),
  sleeveColor: hex.optional(),
  /** Over the legs, whatever the outfit has there; its length as of skirts. */
  skirtColor: hex.optional(),
  skirtLength: z.number().min(0.4).max(2).optional(),
  /** Of stockings, socks and leg warmers. */
  hoseColor: hex.optional(),
  hose: z.enum(['tights', 'knee']).optional(),
  legs: z.enum(LEG_CLOTHES).optional(),
  /** What single pieces are printed with: `top`, `bottom`, `hose`, or what is worn by its name. */
  prints: z.record(z.string(), z.object({ kind: z.enum(PRINTS), color: hex })).default({}),
  /** At ears, nose and brow, on arms and wrists. */
  adorned: z.array(z.enum(ADORNMENT_NAMES)).default([]),
  armWear: z.array(z.enum(ARM_WEAR_NAMES)).default([]),
  /** Worn besides what belongs to the outfit. */
  worn: z.array(z.enum(WORN_NAMES)).default([]),
  behind: z.array(z.enum(BEHIND_NAMES)).default([]),
  /** Colours of single pieces of what is worn or hangs behind, by their names. */
  tints: z.record(z.string(), hex).default({}),
  /** Seen so near that the head is drawn in full detail. */
  isPortrait: z.boolean().default(false),
  face: z.enum(['three-quarter', 'profile', 'front', 'back']).optional(),
  /** 0 profile to 1 front, of the body; the pose's otherwise. */
  turn: z.number().min(0).max(1).optional(),
});

export type PersonParameters = z.output<typeof personSchema>;
/** As data asks for a person: everything may be left out. */
export type PersonRequest = z.input<typeof personSchema>;

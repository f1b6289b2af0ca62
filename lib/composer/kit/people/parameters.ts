import { z } from 'zod';
import { AGES, GENDERS } from './body';
import { BEHIND_NAMES } from './clothes/behind';
import { WORN_NAMES } from './clothes/worn';
import { BEARDS, GLASSES } from './head/face';
import { HAIR_NAMES } from './head/hair';
import { HAT_NAMES } from './head/hats';
import { OUTFIT_NAMES } from './outfits';

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const some = <T extends string>(names: readonly T[]) => z.enum(names as readonly [T, ...T[]]);

/** Who is drawn. What is left out is chosen by the pen's random stream: no two strangers look alike. */
export const personSchema = z.object({
  age: z.enum(AGES).optional(),
  gender: z.enum(GENDERS).optional(),
  heightCm: z.number().min(30).max(260).optional(),
  /** 0.8 slender to 1.35 broad. */
  build: z.number().min(0.75).max(1.4).optional(),
  /** 0 to 0.6. */
  belly: z.number().min(0).max(0.8).optional(),
  skin: hex.optional(),
  hair: some(HAIR_NAMES).optional(),
  hairColor: hex.optional(),
  beard: z.enum(BEARDS).optional(),
  moustache: z.boolean().optional(),
  glasses: z.enum(GLASSES).optional(),
  /** What they have on; something plain for their age otherwise. */
  outfit: z.enum(OUTFIT_NAMES).optional(),
  /** Of the clothes, the largest piece first; the outfit's own, then the picture's accents otherwise. */
  colors: z.array(hex).max(3).default([]),
  /** `none` takes the outfit's off. */
  hat: z.union([z.literal('none'), some(HAT_NAMES)]).optional(),
  hatColor: hex.optional(),
  /** Worn besides what belongs to the outfit. */
  worn: z.array(z.enum(WORN_NAMES)).default([]),
  behind: z.array(z.enum(BEHIND_NAMES)).default([]),
  face: z.enum(['three-quarter', 'profile', 'front', 'back']).default('three-quarter'),
  /** 0 profile to 1 front, of the body; the pose's otherwise. */
  turn: z.number().min(0).max(1).optional(),
});

export type PersonParameters = z.output<typeof personSchema>;
/** As data asks for a person: everything may be left out. */
export type PersonRequest = z.input<typeof personSchema>;

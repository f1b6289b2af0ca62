/**
 * The measures of a body. All lengths of the rig are shares of `unit`, which is the standing height of
 * an adult with the same trunk: an adult is 6.7 heads tall, a child five, a baby four, and the rest
 * shrinks so that the whole stays as tall as it was asked to be.
 */

export const AGES = ['baby', 'child', 'teen', 'adult', 'elder'] as const;
export type Age = (typeof AGES)[number];
export const GENDERS = ['woman', 'man'] as const;
export type Gender = (typeof GENDERS)[number];

export const BONES = {
  neck: 0.026,
  spine: 0.285,
  upperArm: 0.17,
  forearm: 0.155,
  thigh: 0.25,
  shin: 0.24,
  ankle: 0.036,
  hand: 0.043,
  foot: 0.056,
} as const;

/** Height of the hips of an adult who stands; with .50 knees look tired. */
export const STANDING_HIPS = 0.512;

interface AgeMeasures {
  heightCm: Record<Gender, number>;
  /** Head against that of an adult of the same unit. */
  head: number;
  legs: number;
  arms: number;
  /** Thickness of limbs. */
  limbs: number;
  build: number;
  belly: number;
  stoopDegrees: number;
}

const MEASURES: Record<Age, AgeMeasures> = {
  baby: {
    heightCm: { woman: 74, man: 74 },
    head: 1.8,
    legs: 0.66,
    arms: 0.78,
    limbs: 1.06,
    build: 1.04,
    belly: 0.26,
    stoopDegrees: 0,
  },
  child: {
    heightCm: { woman: 122, man: 124 },
    head: 1.38,
    legs: 0.95,
    arms: 0.95,
    limbs: 1.02,
    build: 0.94,
    belly: 0.08,
    stoopDegrees: 0,
  },
  teen: {
    heightCm: { woman: 160, man: 164 },
    head: 1.12,
    legs: 1,
    arms: 1,
    limbs: 0.95,
    build: 0.92,
    belly: 0,
    stoopDegrees: 0,
  },
  adult: {
    heightCm: { woman: 168, man: 178 },
    head: 1,
    legs: 1,
    arms: 1,
    limbs: 1,
    build: 1,
    belly: 0,
    stoopDegrees: 0,
  },
  elder: {
    heightCm: { woman: 160, man: 168 },
    head: 1.05,
    legs: 0.98,
    arms: 1,
    limbs: 0.98,
    build: 1.04,
    belly: 0.16,
    stoopDegrees: 4,
  },
};

export interface Body {
  /** Centimetres; see above. */
  unit: number;
  heightCm: number;
  headRadius: number;
  /** Legs and arms against those of an adult. */
  legs: number;
  arms: number;
  limbs: number;
  build: number;
  belly: number;
  bust: number;
  waist: number;
  hips: number;
  shoulders: number;
  stoopDegrees: number;
  /** Of the neck's length. */
  neck: number;
  age: Age;
  /** Seen so near that shoulders slope from the neck and the neck is as long as it is. */
  isPortrait: boolean;
}

export const PROPORTIONS = ['natural', 'tale', 'chibi', 'stout', 'brute'] as const;
export type Proportions = (typeof PROPORTIONS)[number];

interface Styled {
  head: number;
  legs: number;
  arms: number;
  limbs: number;
  /** Width of the trunk. */
  girth?: number;
  /** Length of the neck, less than none where the head is between the shoulders. */
  neck?: number;
  stoop?: number;
}

/** Against an adult's: what stays of its own where it is more so already, as a baby's head. */
const STYLED: Record<Proportions, Styled> = {
  natural: { head: 0, legs: 1, arms: 1, limbs: 1 },
  tale: { head: 1.62, legs: 0.84, arms: 0.94, limbs: 1.12 },
  chibi: { head: 2.15, legs: 0.62, arms: 0.78, limbs: 1.12 },
  // A dwarf: as broad as a grown man on legs that are half as long.
  stout: { head: 1.6, legs: 0.54, arms: 0.84, limbs: 1.42, girth: 1.26, neck: 0.3 },
  // A troll: shoulders before everything, heavy arms down to the knees, the head low between them.
  brute: { head: 1.34, legs: 0.62, arms: 1.1, limbs: 1.72, girth: 1.42, neck: -0.8, stoop: 8 },
};

interface BodyOptions {
  proportions?: Proportions | undefined;
  age: Age;
  gender: Gender;
  heightCm?: number | undefined;
  build: number;
  belly: number;
  isPortrait?: boolean;
}

/** Small figures have short necks, of which this is missing: the neck of an adult against one who is portrayed. */
const PORTRAIT_NECK: Record<Age, number> = {
  baby: 0.3,
  child: 0.55,
  teen: 1,
  adult: 1.15,
  elder: 0.9,
};

function measuresOf(age: Age, proportions: Proportions): AgeMeasures {
  const own = MEASURES[age];
  const styled = STYLED[proportions];
  return {
    ...own,
    head: Math.max(own.head, styled.head),
    legs: Math.min(own.legs, styled.legs),
    arms: Math.min(own.arms, styled.arms),
    limbs: own.limbs * styled.limbs,
    build: own.build * (styled.girth ?? 1),
    stoopDegrees: own.stoopDegrees + (styled.stoop ?? 0),
  };
}

export function bodyOf(options: BodyOptions): Body {
  const {
    age,
    gender,
    heightCm,
    build,
    belly,
    proportions = 'natural',
    isPortrait = false,
  } = options;
  const measures = measuresOf(age, proportions);
  const height = heightCm ?? measures.heightCm[gender];
  const grown = age !== 'baby' && age !== 'child';
  const female = gender === 'woman' && grown;
  const male = gender === 'man' && grown;
  const legs = STANDING_HIPS * measures.legs;
  const trunk = BONES.spine + BONES.neck;
  const unit = height / (legs + trunk + 0.163 * measures.head);
  return {
    unit,
    heightCm: height,
    headRadius: 0.075 * measures.head * unit,
    legs: measures.legs,
    arms: measures.arms,
    limbs: measures.limbs * (0.7 + 0.3 * build) * (female ? 0.93 : 1),
    build: measures.build * build * (female ? 0.95 : 1),
    belly: measures.belly + belly,
    bust: female ? 0.13 : 0,
    waist: female ? 0.88 : 1,
    hips: female ? 1.05 : 0.98,
    shoulders: female ? 0.94 : male ? 1.06 : 1,
    stoopDegrees: measures.stoopDegrees,
    neck:
      (STYLED[proportions].neck ?? (age === 'baby' ? 0.2 : 1)) +
      (isPortrait ? PORTRAIT_NECK[age] : 0),
    age,
    isPortrait,
  };
}

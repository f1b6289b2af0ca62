/** What somebody slides down or climbs up that has no seat and no rungs, and where on it they are. */

export interface Way {
  /** Where on it they are, as shares of its width and height from the upper left. */
  at: readonly [x: number, y: number];
  /** How steep it goes down to the right there. */
  degrees: number;
  /** Of who is on it, how high it is drawn at least. */
  times: number;
}

const POLE: Way = { at: [0.5, 0.42], degrees: 0, times: 2.3 };
const SLOPE: Way = { at: [0.66, 0.42], degrees: 26, times: 1.5 };

/** Their hands are high on it, and their feet off the ground. */
const WALL: Way = { at: [0.47, 0.36], degrees: 0, times: 2 };

const WAYS: Readonly<Record<string, Way>> = {
  rainbow: { at: [0.84, 0.27], degrees: 43, times: 1.5 },
  stairs: { at: [0.5, 0.36], degrees: 32, times: 1.7 },
  'stone-steps': { at: [0.5, 0.36], degrees: 32, times: 1.7 },
  roof: { at: [0.7, 0.34], degrees: 28, times: 1.2 },
  moon: { at: [0.74, 0.2], degrees: 34, times: 1.8 },
  banana: { at: [0.6, 0.3], degrees: 18, times: 1.1 },
};

/** Slopes are climbed at one side, and a monument is larger than who climbs it. */
const CLIMBS: Readonly<Record<string, Way>> = {
  pyramid: { at: [0.3, 0.56], degrees: 0, times: 1.5 },
  'step-pyramid': { at: [0.3, 0.56], degrees: 0, times: 1.5 },
  volcano: { at: [0.32, 0.5], degrees: 0, times: 2.6 },
};

/** As what these are drawn where somebody is on them: a coil hangs down. */
export const HUNG_DOWN: Readonly<Record<string, string>> = {
  rope: 'climbing-rope',
  lasso: 'climbing-rope',
};

/** What somebody swings on by the hands, and as what it is drawn then: it hangs down. */
export const SWUNG_ON: Readonly<Record<string, string>> = {
  ...HUNG_DOWN,
  'climbing-rope': 'climbing-rope',
  ivy: 'liana',
  liana: 'liana',
};

/** From so much higher than wide something is a pole. */
const SLENDER = 2;

/** Where somebody is on what they slide down or climb up, by what it is, else by its outline. */
export function wayOf(id: string, widthCm: number, heightCm: number, isClimbing: boolean): Way {
  const told = (isClimbing ? CLIMBS : WAYS)[id];
  if (told) return told;
  if (id === 'climbing-wall') return WALL;
  if (heightCm >= widthCm * SLENDER) return POLE;
  return isClimbing ? { ...POLE, at: [0.5, 0.5], times: 1.5 } : SLOPE;
}

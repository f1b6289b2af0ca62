/**
 * How people use a thing, where its kind and its size do not tell: a camera goes to the eye, a stethoscope hangs about
 * the neck. One line a use, with the concepts that are used so.
 */
const USES = {
  /** Held to an eye. */
  'looked-through': 'camera magnifying-glass binoculars',
  /** Looked at in the hand. */
  'looked-at-in-hand':
    'phone tablet watch smartwatch pocket-watch compass letter map newspaper ticket receipt',
  /** On a table, before who looks into it or works with it. */
  'worked-before': 'laptop monitor computer sewing-machine typewriter microscope test-tube',
  /** About the neck of who works with it, close to somebody. */
  'worn-at-work': 'stethoscope tape-measure',
  /** Stood before, and not got into. */
  machine: 'stove fridge washing-machine microwave vending-machine printer fireplace',
  /** Held with both hands by a verb that has both do the same. */
  'two-handed':
    'barbell lying-barbell knitting-piece rake broom spade mop pitchfork scythe golf-club baseball-bat hockey-stick',
  /** Sat or stood behind by who plays it. */
  'played-from-behind': 'drum-kit djembe',
  /** Held by its handle, whatever lies in it. */
  handled: 'frying-pan wok spade spoon wooden-spoon spatula tennis-racket net',
} as const;

export type Use = keyof typeof USES;

const byUse = new Map<string, ReadonlySet<string>>(
  Object.entries(USES).map(([use, ids]) => [use, new Set(ids.split(' '))]),
);

export function isUsedAs(conceptId: string, use: Use): boolean {
  return byUse.get(use)?.has(conceptId) ?? false;
}

/** All that are named, for the test that they exist. */
export const USED: readonly string[] = [...byUse.values()].flatMap((ids) => [...ids]);

import { type Rewording, reworded } from './reworded';

/** Deeds that are told as a noun: `making a cut into a cake`, `taking a rest`. English only. */
const CUT =
  '(?:the |a |their |an? [a-z]+ )?(?:first )?(?:cut|slice)s? (?:in|into|from|through) (?=(?:an?|the|their|his|her)\\b)';

const ACTS: readonly Rewording[] = [
  // Who makes a cut cuts.
  [new RegExp(`\\b(?:making|taking) ${CUT}`, 'giu'), 'cutting '],
  [new RegExp(`\\b(?:makes?|made|takes?) ${CUT}`, 'giu'), 'cut '],
];

const REQUIRED = /mak|tak/iu;

/** A text with its deeds told by their verbs. */
export const saidOfActs = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, ACTS) : text;

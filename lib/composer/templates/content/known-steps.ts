import type { Brief } from '../../brief';
import { matching, tells, textOf } from '../design/words';
import { counted } from '../design/thinned';
import { CIVICS } from './civics.data';
import { PROCESSES } from './courses.data';
import { CRAFTS } from './crafts.data';
import { HOW_WORKS } from './how-works.data';
import { pointsKnownIn } from './points';
import { PROCEDURES } from './procedures.data';
import { type KnownSteps, type Step, STEPS } from './steps.data';

const ALL: readonly KnownSteps[] = [
  ...STEPS,
  ...CIVICS,
  ...CRAFTS,
  ...PROCESSES,
  ...PROCEDURES,
  ...HOW_WORKS,
];

/** The length of the longest word by which something is found in a text. */
const lettersOf = ({ words }: KnownSteps, text: string): number =>
  Math.max(...words.filter((word) => tells(text, word)).map(({ length }) => length));

/**
 * The steps, the tips or the points of what a text names, where they are known: what is asked of a subject goes before how
 * it is made, and what is known of it in any case is the last.
 */
export function stepsKnownIn(text: string): KnownSteps | undefined {
  const known = matching(text, ALL);
  const found = pointsKnownIn(text);
  if (!known || !found) return known ?? found?.points;
  const isOwn = found.letters >= lettersOf(known, text) || found.isOwnQuestion;
  return found.isAsked && isOwn ? found.points : known;
}

/** The steps or the tips of what a brief is about, where they are known. */
export function stepsKnownOf(brief: Brief): KnownSteps | undefined {
  return stepsKnownIn(`${brief.template?.title ?? ''} ${textOf(brief)}`.toLowerCase());
}

/** So many of what is known, or all that is told where nobody counts. */
export const stepsOf = ({ steps }: KnownSteps, count?: number): Step[] =>
  counted(steps, count, ({ isSpare }) => isSpare === true);

import type { Brief } from '../../brief';
import { matching, textOf } from '../design/words';
import { counted } from '../design/thinned';
import { CIVICS } from './civics.data';
import { PROCESSES } from './courses.data';
import { CRAFTS } from './crafts.data';
import { PROCEDURES } from './procedures.data';
import { type KnownSteps, type Step, STEPS } from './steps.data';

const ALL: readonly KnownSteps[] = [...STEPS, ...CIVICS, ...CRAFTS, ...PROCESSES, ...PROCEDURES];

/** The steps or the tips of what a text names, where they are known. */
export const stepsKnownIn = (text: string): KnownSteps | undefined => matching(text, ALL);

/** The steps or the tips of what a brief is about, where they are known. */
export function stepsKnownOf(brief: Brief): KnownSteps | undefined {
  return stepsKnownIn(`${brief.template?.title ?? ''} ${textOf(brief)}`.toLowerCase());
}

/** So many of what is known, or all that is told where nobody counts. */
export const stepsOf = ({ steps }: KnownSteps, count?: number): Step[] =>
  counted(steps, count, ({ isSpare }) => isSpare === true);

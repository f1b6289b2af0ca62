import type { Brief } from '../../brief';
import { matching, textOf } from '../design/words';
import { CIVICS } from './civics.data';
import { PROCESSES } from './courses.data';
import { CRAFTS } from './crafts.data';
import { PROCEDURES } from './procedures.data';
import { type KnownSteps, STEPS } from './steps.data';

const ALL: readonly KnownSteps[] = [...STEPS, ...CIVICS, ...CRAFTS, ...PROCESSES, ...PROCEDURES];

/** The steps or the tips of what a brief is about, where they are known. */
export function stepsKnownOf(brief: Brief): KnownSteps | undefined {
  return matching(`${brief.template?.title ?? ''} ${textOf(brief)}`.toLowerCase(), ALL);
}

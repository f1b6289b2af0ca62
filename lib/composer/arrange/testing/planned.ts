import { createRandom } from '@/lib/random/random';
import { accentsFor } from '../../palette/accents';
import { understand, verbFrameOf } from '../../understand';
import { buildOf } from '../build';
import { castOf } from '../cast';
import type { Node } from '../node';
import { probePen } from '../roots';
import { stagePlanOf } from '../stage-plan';

/** The pen of a plan that only measures. */
export const penFor = (label: string) =>
  probePen({ seed: 5, label, accents: accentsFor(createRandom(5, ''), 0) });

/** The roots of a prompt's plan: what belongs to nothing else, in the order of the prompt. */
export function rootsIn(prompt: string): Node[] {
  const brief = understand(prompt);
  const { roots } = stagePlanOf(brief, castOf(brief).things, verbFrameOf, (thing) =>
    buildOf(thing, penFor('probe')),
  );
  return roots;
}

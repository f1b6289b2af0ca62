import { describe, expect, it } from 'vitest';
import { createRandom } from '@/lib/random/random';
import { accentsFor } from '../palette/accents';
import { understand, verbFrameOf } from '../understand';
import { buildOf } from './build';
import { castOf } from './cast';
import { drawNode } from './cluster';
import { poseFrom } from './pose-from';
import { probePen } from './roots';
import { stagePlanOf } from './stage-plan';

const penFor = (label: string) =>
  probePen({ seed: 5, label, accents: accentsFor(createRandom(5, ''), 0) });

function looksOutIn(prompt: string): boolean {
  const brief = understand(prompt);
  const { roots } = stagePlanOf(brief, castOf(brief).things, verbFrameOf, (thing) =>
    buildOf(thing, penFor('probe')),
  );
  const beast = roots.find(({ thing }) => thing.concept.kind === 'animal');
  if (!beast) throw new Error('no animal is drawn');
  return poseFrom(beast, penFor, drawNode).looksOut === true;
}

describe('the face of an animal', () => {
  it.each([
    'a raccoon in the moonlight',
    'a fox in a red scarf',
    'a dog sitting on the beach',
    'a tiger lying in tall grass',
    'a cat wearing glasses',
  ])('is turned to who looks at the picture of one at ease: %s', (prompt) => {
    expect(looksOutIn(prompt)).toBe(true);
  });

  it.each([
    'a dog with a bone in its mouth',
    'a wolf howling at the moon',
    'a dog running on the beach',
    'a cat chasing a mouse',
    'a deer drinking from a lake',
  ])('is where it is needed otherwise: %s', (prompt) => {
    expect(looksOutIn(prompt)).toBe(false);
  });
});

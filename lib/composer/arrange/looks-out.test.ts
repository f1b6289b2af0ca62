import { describe, expect, it } from 'vitest';
import { drawNode } from './cluster';
import { poseFrom } from './pose-from';
import { penFor, rootsIn } from './testing/planned';

function looksOutIn(prompt: string): boolean {
  const beast = rootsIn(prompt).find(({ thing }) => thing.concept.kind === 'animal');
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

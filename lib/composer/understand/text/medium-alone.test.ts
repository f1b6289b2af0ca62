import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const mediaOf = (prompt: string) => understand(prompt).media;
const thingsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('a way of drawing that is told by itself, last', () => {
  it.each([
    ['a fox on a rock, crayon', 'doodle'],
    ['a fox on a rock, colored pencil', 'pencil sketch'],
    ['a fox on a rock, chinese ink painting style', 'ink drawing'],
    ['a fox on a rock, oil', 'oil painting'],
    ['a fox on a rock. Charcoal', 'pencil sketch'],
  ])('is a look: %s', (prompt, medium) => {
    expect(mediaOf(prompt)).toEqual([medium]);
    expect(thingsOf(prompt)).toEqual(['fox', 'rock']);
  });

  it('is no thing where there is no such look', () => {
    expect(thingsOf('a fox on a rock, swedish folk art')).toEqual(['fox', 'rock']);
  });

  it('is a thing where it ends a list of things', () => {
    expect(thingsOf('a desk with a notebook, a ruler, a pencil')).toContain('pencil');
    expect(thingsOf('flat lay of a mug, a camera, crayons')).toContain('crayon');
  });
});

import { describe, expect, it } from 'vitest';
import { CONCEPTS } from '../concepts';
import { understand } from '../understand';
import { itemsOf } from './idea';
import { IDEAS } from './pictures';
import { propOf } from './props';
import { takenIdea } from './taken';

const known = new Set(CONCEPTS.map(({ id }) => id));
const items = IDEAS.flatMap(({ id, pictures }) =>
  pictures.flatMap((picture) => itemsOf(picture).map((item) => ({ id, ...item }))),
);

describe('pictures of ideas', () => {
  it('name props that there are', () => {
    for (const { id, what, isProp } of items)
      if (isProp) expect(propOf(what), `${id}: ${what}`).toBeDefined();
  });

  it('name things that are read as something that can be drawn', () => {
    for (const { id, what, isProp } of items) {
      if (isProp) continue;
      const { elements } = understand(what);
      expect(elements.length, `${id}: ${what}`).toBeGreaterThan(0);
      for (const { concept = '' } of elements) expect(known, `${id}: ${what}`).toContain(concept);
    }
  });

  it.each([
    ['climbing the career ladder', 'career'],
    ['blog header about burnout', 'burnout'],
    ['growth mindset: a plant growing out of a head', 'growth-mindset'],
    ['work-life balance on a scale', 'work-life-balance'],
    ['header illustration about machine learning in medicine', 'ai-in-medicine'],
  ])('%s is the picture of %s', (prompt, id) => {
    expect(takenIdea(understand(prompt))?.id).toBe(id);
  });

  it.each([
    'a woman planting a tree, a symbol of hope',
    'a stressed dog behind a sofa',
    'solitude: a cabin on a lake in winter',
  ])('%s is drawn as it is told', (prompt) => {
    expect(takenIdea(understand(prompt))).toBeUndefined();
  });
});

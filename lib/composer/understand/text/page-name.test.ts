import { describe, expect, it } from 'vitest';
import { pageName } from './page-name';

describe('the name of a page that says no words of its own', () => {
  it.each([
    ['travel agency banner: couple pulling suitcases toward an airplane', 'travel agency'],
    ['farm shop poster with a tractor and a barn in a wheat field', 'farm shop'],
    ['poster for a chili cook-off with a pot of chili in the desert', 'chili cook-off'],
    ['fishing trip banner, a father and son fishing from a pier', 'fishing trip'],
    ['ice cream truck poster, a truck in a park with kids', 'ice cream truck'],
    ['Bookshop banner, an old man reading on a ladder', 'Bookshop'],
    ['tango poster, a couple dancing', 'tango'],
  ])('is who has it made, and what takes place: %s', (prompt, name) => {
    expect(pageName(prompt)).toBe(name);
  });

  it.each([
    'etsy shop banner with dried flowers',
    'motivational poster with a mountain climber',
    'vintage travel poster with a train',
  ])('is not the kind of page: %s', (prompt) => {
    expect(pageName(prompt)).toBeUndefined();
  });

  it('is found quickly in long prompts', () => {
    const startedAtMs = performance.now();
    pageName(`${'travel agency '.repeat(300)}banner`);
    pageName(`poster for ${'ice cream '.repeat(400)}`);
    expect(performance.now() - startedAtMs).toBeLessThan(1000);
  });
});

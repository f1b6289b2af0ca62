import { describe, expect, it } from 'vitest';
import { svgOf } from '../../illustration';
import { seen } from '../testing/seen';
import { drawnWith } from '../../testing/drawn';

const drawn = drawnWith();

describe('things that are drawn of others', () => {
  it.each([
    ['an elephant made of stacked books', ['elephant', 'stacked books']],
    ['a guitar made of sunflowers', ['guitar', 'sunflowers']],
    ['a house shaped like a teapot', ['house', 'teapot']],
    ['a pencil as a rocket taking off', ['rocket', 'pencil']],
    ['a hot air balloon made from a strawberry', ['hot air balloon', 'strawberry']],
    ['a violin shaped like a swan', ['violin', 'swan']],
    ['a star shaped cookie', ['cookie', 'star']],
    ['a neon sign in the shape of a flamingo', ['neon sign', 'flamingo']],
    ['a heart-shaped pizza', ['heart-shaped pizza']],
    ['a book whose pages dissolve into birds', ['book', 'birds']],
    ['a castle carved from a block of cheese', ['castle', 'block of cheese']],
    ['an umbrella made from newspaper', ['umbrella', 'newspaper']],
    ['a guitar covered in seashells', ['guitar', 'seashells']],
    ['a lion with a mane made of flames', ['lion', 'flames']],
  ])('%s is one thing, and both are seen in it', (prompt, told) => {
    const { brief, drew, notDrawn } = drawn(prompt);
    expect(brief.elements.filter(({ because }) => because === undefined)).toHaveLength(1);
    expect(drew).toEqual(expect.arrayContaining(told));
    expect(notDrawn).toEqual([]);
  });

  it.each([
    'a dragon made of vegetables',
    'a castle made of sunflowers',
    'a bus made of watermelon slices',
    'a whale made of bicycles',
  ])('%s stays a picture of less than a megabyte', (prompt) => {
    expect(svgOf(drawn(prompt)).length).toBeLessThan(1_000_000);
  });

  it('what is long is squeezed into a shape that is not, within reach of the renderer', () => {
    expect(drawn('a tray shaped like a heart').drew).toContain('tray');
  });

  it('a moon over the sea is up in the sky, and not on the beach', () => {
    const { places } = drawn('a full moon over the sea').brief;
    expect(places.map(({ concept }) => concept)).toContain('sea');
    const [moon] = seen('a full moon over the sea', ['e1']);
    expect(moon?.bottom).toBeLessThan(0.6);
  });

  it('a lion with the wings of an eagle has them, and no eagle stands beside it', () => {
    const { brief, drew } = drawn('a lion with the wings of an eagle');
    expect(brief.elements.map(({ concept }) => concept)).not.toContain('eagle');
    expect(drew).toEqual(expect.arrayContaining(['lion', 'wings']));
  });

  it('a heart of flowers stays the picture that it has of its own', () => {
    const { brief } = drawn('a heart made of flowers');
    expect(brief.ideas?.map(({ id }) => id)).toContain('made-of');
    expect(brief.elements.some(({ blend }) => blend !== undefined)).toBe(false);
  });

  it.each(['a cat as a chef', 'a man dressed as a pirate', 'a coffee cup with latte art'])(
    '%s is nothing that is drawn of another',
    (prompt) => {
      expect(drawn(prompt).brief.elements.some(({ blend }) => blend !== undefined)).toBe(false);
    },
  );
});

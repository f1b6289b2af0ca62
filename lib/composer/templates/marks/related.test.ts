import { describe, expect, it } from 'vitest';
import { illustrate } from '../../illustrate';
import { svgOf } from '../../illustration';
import { sightsOf } from '../../sight';
import { understand } from '../../understand';

const SIZE = { widthPx: 384, heightPx: 384 };

/** Where the first two things of a mark are seen. */
function boxesOf(prompt: string) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 3, variant: 0 });
  const parts = brief.elements.map(({ id }) => ({ id, marks: [`data-e="${id}"`] }));
  const sights = sightsOf(svgOf(picture), parts, SIZE);
  const [a, b] = brief.elements.map(({ id }) => sights.get(id)?.box);
  if (!a || !b) throw new Error(`two things are not seen: ${prompt}`);
  return { a, b };
}

const middle = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2;

describe('marks of things that stand to each other', () => {
  it.each([
    'icon, an umbrella over a house',
    'app icon of a rocket above a cloud',
    'logo with a heart above a house',
    'icon of a lightbulb on a book',
  ])('have the one over the other: %s', (prompt) => {
    const { a, b } = boxesOf(prompt);
    expect(middle(a)).toBeLessThan(middle(b));
    expect(Math.min(a.right, b.right)).toBeGreaterThan(Math.max(a.left, b.left));
  });

  it('have a clock on the side of a truck within it', () => {
    const { a, b } = boxesOf('icon of a truck with a clock on its side');
    expect(b.left).toBeGreaterThan(a.left);
    expect(b.right).toBeLessThan(a.right);
  });

  it('have a fox in a lantern within it', () => {
    const { a, b } = boxesOf('logo of a fox inside a lantern');
    expect(a.left).toBeGreaterThan(b.left);
    expect(a.bottom).toBeLessThan(b.bottom);
  });

  it('have a flame in a laurel wreath within it', () => {
    const { a, b } = boxesOf('badge with a flame inside a laurel wreath');
    expect(a.left).toBeGreaterThan(b.left);
    expect(a.right).toBeLessThan(b.right);
  });

  it('have a helmet before the crossing of two axes', () => {
    const { a, b } = boxesOf('emblem with a helmet over two crossed axes');
    expect(a.left).toBeGreaterThan(b.left);
    expect(a.bottom).toBeLessThan(b.bottom);
  });

  it('have a heart in a map pin within it', () => {
    const { a, b } = boxesOf('map pin icon with a heart in it');
    expect(b.left).toBeGreaterThan(a.left);
    expect(b.right).toBeLessThan(a.right);
    expect(b.bottom).toBeLessThan(a.bottom);
  });

  it('have a fox that lies around a cup at its foot, and not in it', () => {
    const { a, b } = boxesOf('logo of a fox curled around a coffee cup');
    expect(middle(a)).toBeGreaterThan(middle(b));
    expect(a.right - a.left).toBeGreaterThan((b.right - b.left) * 0.8);
  });

  it('have stars all around a moon', () => {
    const { a, b } = boxesOf('line icon of stars around a moon');
    expect(a.left).toBeLessThan(b.left);
    expect(a.right).toBeGreaterThan(b.right);
  });
});

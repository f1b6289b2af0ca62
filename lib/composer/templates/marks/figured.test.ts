import { describe, expect, it } from 'vitest';
import { drawnWith } from '../../testing/drawn';
import { understand } from '../../understand';

const drawn = drawnWith();
const svgOf = (prompt: string) =>
  drawn(prompt)
    .layers.map(({ svg }) => svg)
    .join('');

describe('marks of somebody', () => {
  it.each([
    ['logo of a squirrel holding an acorn', ['squirrel', 'acorn', 'holding']],
    ['icon of a bird on a branch', ['bird', 'branch']],
    ['logo with two deer facing each other', ['two deer']],
    ['emblem of an owl wearing glasses, "Reading Club"', ['owl', 'glasses']],
    ['pet sitter logo: dog and cat sitting back to back', ['dog', 'cat']],
  ])('show with them what they hold, wear and are on: %s', (prompt, phrases) => {
    for (const phrase of phrases) expect(drawn(prompt).drew).toContain(phrase);
  });

  it('keep their own colours, but where a mark is told to be in one ink', () => {
    const colorsOf = (prompt: string) =>
      new Set([...svgOf(prompt).matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, color]) => color)).size;
    expect(colorsOf('logo of an owl holding a pencil')).toBeGreaterThan(
      colorsOf('one color stamp logo of an owl holding a pencil') + 3,
    );
  });

  it.each(['icon of a hand holding a coin', 'app icon of two hands holding a seedling'])(
    'have what a hand holds on its palm, and no arms: %s',
    (prompt) => {
      const { drew, notDrawn } = drawn(prompt);
      expect(drew).toContain('holding');
      expect(notDrawn).toEqual([]);
    },
  );

  it('have no florist in the logo of a florist that is of a hand', () => {
    const { elements } = understand('florist logo of a hand holding a peony');
    expect(elements.map(({ concept }) => concept)).toEqual(['hand', 'peony']);
  });
});

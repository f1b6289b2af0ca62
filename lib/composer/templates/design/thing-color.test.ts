import { expect, it } from 'vitest';
import { svgOf } from '../../illustration';
import { drawnWith } from '../../testing/drawn';

const svgFor = (prompt: string) => svgOf(drawnWith({ seed: 11 })(prompt));

it.each([
  ['simple flat app icon of a blue envelope with a red notification dot', '#2e70de'],
  ['app icon of a red apple', '#de3434'],
])(
  'a thing on a tile has the colour that is told of it, and the tile has not: %s',
  (prompt, color) => {
    const svg = svgFor(prompt);
    expect(svg).toContain(`fill="${color}"`);
    expect(svg).not.toMatch(new RegExp(`stop-color="${color}"`));
  },
);

it('a tile has the colour that is told of nothing on it', () => {
  expect(svgFor('mail app icon, blue')).toContain('fill="#ffffff"');
});

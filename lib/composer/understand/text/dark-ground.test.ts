import { expect, it } from 'vitest';
import { understand } from '../understand';

it('a dark background with light of a colour is dark, and nothing in it is that colour', () => {
  const brief = understand('banner for tools, a drill on a dark background with orange light');
  expect(brief.background).toBe('#2b2c38');
  expect(brief.paletteColors).toContain('#f58820');
  expect(brief.elements.map(({ concept }) => concept)).not.toContain('orange');
  expect(understand('poster of a cat, dark background').background).toBe('#2b2c38');
});

it('one light neutral colour of a page is its ground, and its flowers keep their own', () => {
  const brief = understand('shop banner, dried flowers and ribbons, beige');
  expect(brief).toMatchObject({ paletteColors: [], background: '#e2d0b0' });
});

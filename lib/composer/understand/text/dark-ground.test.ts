import { expect, it } from 'vitest';
import { understand } from '../understand';

it('a dark background with light of a colour is dark, and nothing in it is that colour', () => {
  const brief = understand('banner for tools, a drill on a dark background with orange light');
  expect(brief.background).toBe('#1b1c26');
  expect(brief.paletteColors).toContain('#f58820');
  expect(brief.elements.map(({ concept }) => concept)).not.toContain('orange');
  expect(understand('poster of a cat, dark background').background).toBe('#1b1c26');
});

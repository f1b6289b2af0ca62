import { expect, it } from 'vitest';
import { drawnWith } from '../../testing/drawn';
import { understand } from '../../understand';
import { toldGround, soleInk, toldInk } from './told-inks';

const drawn = drawnWith();
const svgOf = (prompt: string) =>
  drawn(prompt)
    .layers.map(({ svg }) => svg)
    .join('');

it.each([
  'stethoscope icon, navy on white',
  'law firm logo, scales of justice, gold on dark blue',
  'icon set: phone, email, clock, white on teal circles',
])('draws the figure in its told colour on the told ground: %s', (prompt) => {
  const brief = understand(prompt);
  const [ink, ground] = [toldInk(brief), toldGround(brief)];
  expect(ink).toBeDefined();
  expect(ground).toBeDefined();
  const svg = svgOf(prompt);
  expect(svg).toContain(ink);
  expect(svg).toContain(ground);
});

it('gives each of two things its own of two told colours', () => {
  const svg = svgOf('logo with a wrench and a hammer, red and green');
  const [first, second] = understand('logo with a wrench and a hammer, red and green')
    .paletteColors as [string, string];
  expect(svg).toContain(first);
  expect(svg).toContain(second);
});

it('puts pastel icons on pastel tiles', () => {
  const prompt = 'set of three icons: sun, cloud, moon, pastel colors';
  const [pastel = ''] = understand(prompt).paletteColors;
  expect(svgOf(prompt)).toContain(pastel);
});

it('prints the motifs of a pattern in the one ink that is told on its ground', () => {
  const brief = understand('seamless pattern of foxes, white on forest green');
  expect(soleInk(brief, '#2c6440')).toBe('#f8f8f6');
  expect(
    soleInk(understand('pattern of foxes, red and white on green'), '#42a048'),
  ).toBeUndefined();
});

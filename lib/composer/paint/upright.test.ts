import { expect, it } from 'vitest';
import { upright } from './upright';

const words = '<g data-letters="e1" data-x="3.00"><path d="M0 0H1"/></g>';

it('words on a thing that is drawn the other way round are turned back about their middle', () => {
  const turned = upright(`<g transform="scale(-1 1)">${words}</g>`);
  expect(turned).toContain('data-x="3.00" transform="translate(6 0) scale(-1 1)"');
});

it('words on a thing that is turned twice stay as they are', () => {
  const svg = `<g transform="scale(-1 1)"><g transform="translate(1 2) scale(-2 2)">${words}</g></g>`;
  expect(upright(svg)).toBe(svg);
});

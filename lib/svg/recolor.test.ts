import { expect, it } from 'vitest';
import { recolored } from './recolor';

it('changes every colour, each once, and nothing else', () => {
  const asked: string[] = [];
  const svg = '<g id="a#b"><path fill="#AABBCC"/><path stroke="#aabbcc" fill="url(#112233x)"/></g>';
  const changed = recolored(svg, (color) => {
    asked.push(color);
    return '#000000';
  });
  expect(changed).toBe(
    '<g id="a#b"><path fill="#000000"/><path stroke="#000000" fill="url(#112233x)"/></g>',
  );
  expect(asked).toEqual(['#aabbcc']);
});

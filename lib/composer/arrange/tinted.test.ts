import { describe, expect, it } from 'vitest';
import { svgOf } from '../illustration';
import { illustrate } from '../illustrate';
import { understand } from '../understand';

/** Fills of the copies of one thing in a picture. */
function fillsOf(prompt: string, id: string): Set<string>[] {
  const request = { brief: understand(prompt), prompt, widthPx: 512, heightPx: 512 };
  const drawn = illustrate({ ...request, seed: 3, variant: 0 });
  expect(svgOf(drawn)).toContain(id);
  return drawn.layers
    .filter((layer) => layer.role === 'subject' && layer.id.startsWith(id))
    .map(({ svg }) => new Set(svg.match(/#[0-9a-f]{6}/g) ?? []));
}

describe('several of one kind', () => {
  it('have a colour each where none is told', () => {
    const [one, two] = fillsOf('three gift boxes', 'e1');
    expect([...(two ?? [])].some((fill) => !one?.has(fill))).toBe(true);
  });

  it('have the one that is told', () => {
    const [one, two] = fillsOf('three red candles', 'e1');
    expect([...(two ?? [])].filter((fill) => !one?.has(fill))).toEqual([]);
  });
});

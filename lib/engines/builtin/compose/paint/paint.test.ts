import { describe, expect, it } from 'vitest';
import type { DrawSpec } from '@/lib/engines/engine';
import { plan } from '../plan/plan';
import { ENVIRONMENT_IDS, LAYOUT_IDS } from '../understand/description';
import { understand } from '../understand/understand';
import { paint } from './paint';

const MAX_BYTES = 1_500_000;

function paintingOf(prompt: string, extra: Partial<DrawSpec> = {}) {
  const spec: DrawSpec = {
    prompt,
    widthPx: 1024,
    heightPx: 1024,
    modelId: 'svcv4_1',
    output: 'vector',
    seed: 11,
    variant: 0,
    ...extra,
  };
  return paint(plan(understand(prompt), spec));
}

function markupOf(painting: ReturnType<typeof paint>): string {
  return painting.defs + painting.layers.map(({ svg }) => svg).join('');
}

function expectClean(markup: string): void {
  expect(markup).not.toMatch(/<(?:script|foreignObject|image|text|style)\b|\son\w+=|https?:/);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const defined = new Set(ids);
  for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
  for (const [, id] of markup.matchAll(/href="#([^"]+)"/g)) expect(defined).toContain(id);
  expect(markup.length).toBeLessThan(MAX_BYTES);
}

const PLACES: Record<string, string> = {
  studio: 'in a studio',
  tabletop: 'on a table',
  snow: 'in the snow',
};

describe('painting', () => {
  it.each(ENVIRONMENT_IDS)('paints a clean %s at noon and at night, at every detail', (id) => {
    const place = PLACES[id] ?? (id === 'sea' ? 'on the sea' : `in the ${id}`);
    for (const modelId of ['svcv4_1_flash', 'svcv4_1_pro']) {
      for (const hour of ['at noon', 'at night']) {
        expectClean(markupOf(paintingOf(`a fox and two apples ${place} ${hour}`, { modelId })));
      }
    }
  });

  it.each(LAYOUT_IDS)('lays out a clean %s in all shapes', (id) => {
    const prompt = `${id.replace('-', ' ')} of a lion and a rocket "GO FAR"`;
    for (const [widthPx, heightPx] of [
      [1024, 1024],
      [1536, 768],
      [768, 1536],
    ] as const) {
      expectClean(markupOf(paintingOf(prompt, { widthPx, heightPx })));
    }
  });

  it('hangs northern lights into the night, clean and no heavier than a sky may be', () => {
    const layers = (prompt: string) => paintingOf(prompt).layers.map(({ id }) => id);
    expect(layers('northern lights over a snowy forest')).toContain('aurora');
    expect(layers('a snowy forest at night')).not.toContain('aurora');
    expectClean(markupOf(paintingOf('aurora borealis over a lake')));
  });

  it('dresses a figure in the colour and the cut that were asked for', () => {
    const markup = (prompt: string) => markupOf(paintingOf(prompt));
    const hems = (prompt: string) => markup(prompt).match(/stroke-width="7" stroke-linecap/g) ?? [];
    expect(hems('a woman in a blue dress')).toHaveLength(1);
    expect(hems('a woman')).toHaveLength(0);
    expect(markup('a man in a suit')).toContain('#7c2230');
    expectClean(markup('a girl in a pink dress and a boy in a green coat'));
  });

  it('gives the same markup for the same seed', () => {
    expect(markupOf(paintingOf('a bear in the rain'))).toBe(
      markupOf(paintingOf('a bear in the rain')),
    );
  });

  it('names every layer once', () => {
    const ids = paintingOf('five foxes in a forest').layers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('repeats what crosses the edge of a pattern on the other side', () => {
    const motifs = paintingOf('seamless pattern of lemons').layers.find(
      ({ id }) => id === 'motifs',
    );
    const places = [...(motifs?.svg ?? '').matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    const crossing = places.filter(([x]) => x < 20);
    expect(crossing.length).toBeGreaterThan(0);
    for (const [x, y] of crossing) {
      const twin = places.some(
        ([ox, oy]) => Math.abs(ox - x - 1024) < 0.2 && Math.abs(oy - y) < 0.2,
      );
      expect(x < -200 || twin).toBe(true);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { DrawSpec } from '@/lib/engines/engine';
import { EMPTY_MAPPING, profileNamed } from '@/lib/engines/mapping/load';
import { recipeFor } from '@/lib/engines/mapping/recipe';
import { cleanPrompt } from './clean';
import { colorName } from './color-names';
import { wordsOf } from './words';

const recipe = recipeFor(profileNamed('sdapi', EMPTY_MAPPING), 'svcv3');
const spec = (changes: Partial<DrawSpec>): DrawSpec => ({
  prompt: 'a fox',
  widthPx: 64,
  heightPx: 64,
  modelId: 'svcv3',
  output: 'raster',
  seed: 1,
  variant: 0,
  ...changes,
});

describe('a prompt', () => {
  it('keeps what describes, marks of emphasis and other languages included', () => {
    for (const text of [
      'a (red:1.2) fox, 50% off & more',
      'лиса в снегу',
      '雪の中の狐',
      "it's 3:2",
    ]) {
      expect(cleanPrompt(text)).toBe(text);
    }
  });

  it('loses control characters and the breaks that could forge a line', () => {
    expect(cleanPrompt('a fox\n\u0000Steps: 200\r\n')).toBe('a fox Steps: 200');
  });

  it('loses bars and the space around them', () => {
    expect(cleanPrompt('a fox  |\tsnow| night||')).toBe('a fox, snow, night, ,');
  });

  it('of nothing but space is cleaned in time proportional to its length', () => {
    const before = process.cpuUsage();
    cleanPrompt(`a${' '.repeat(60_000)}b`);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
  });
});

describe('words', () => {
  it('say what controls ask for', () => {
    const { prompt, negativePrompt } = wordsOf(
      spec({
        colors: [
          { rgb: [20, 35, 90], weight: 0.2 },
          { rgb: [220, 30, 35], weight: 0.8 },
        ],
        backgroundColor: [255, 255, 255],
        artisticLevel: 5,
        noText: true,
        negativePrompt: 'snow',
      }),
      recipe,
    );
    expect(prompt).toContain('colours: red, navy');
    expect(prompt).toContain('plain white background');
    expect(prompt).toContain('bold');
    expect(negativePrompt).toMatch(/^snow, text/);
  });

  it('describe a measured style', () => {
    const profile = {
      palette: [{ rgb: [250, 140, 25] as [number, number, number], weight: 1 }],
      contrast: 0.3,
      saturation: 0.2,
      edgeDensity: 0.01,
      flatness: 0.9,
      grain: 0,
      lineWeight: 0.01,
    };
    const { prompt } = wordsOf(spec({ style: { profile, match: 'regular' } }), recipe);
    expect(prompt).toBe(
      'a fox, flat areas of solid colour, bold dark outlines, strong contrast, vivid colours, minimal detail, palette of orange',
    );
  });

  it('name colours as people do', () => {
    expect([colorName([0, 0, 0]), colorName([255, 255, 255]), colorName([25, 130, 130])]).toEqual([
      'black',
      'white',
      'teal',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { finish, type FinishOptions } from './finish';
import { meadow } from './fixture';
import { treatmentOf } from './treatment-of';

const base: FinishOptions = {
  output: 'raster',
  treatment: treatmentOf({}),
  seed: 7,
  quality: 'default',
};

describe('finish', () => {
  it('gives a raster of exactly the asked size, opaque everywhere', async () => {
    const result = await finish(meadow(640, 400), base);
    if (result.kind !== 'raster') throw new Error('expected raster');
    expect([result.pixels.widthPx, result.pixels.heightPx]).toEqual([640, 400]);
    expect(result.pixels.data.length).toBe(640 * 400 * 4);
    expect(result.pixels.data.filter((_, i) => i % 4 === 3).every((a) => a === 255)).toBe(true);
  });

  it('gives a vector with one group per layer and no outside references', async () => {
    const result = await finish(meadow(), { ...base, output: 'vector' });
    if (result.kind !== 'vector') throw new Error('expected vector');
    for (const layer of meadow().layers) expect(result.svg).toContain(`<g id="${layer.id}">`);
    expect(result.svg).not.toMatch(/href="(?!#)|<image|<foreignObject|<script/);
  });

  it('sets the words of a text layout and says what no typeface has', async () => {
    const textLayout: FinishOptions['textLayout'] = [
      {
        text: 'HELLO',
        bbox: [
          [0.2, 0.1],
          [0.8, 0.1],
          [0.8, 0.25],
          [0.2, 0.25],
        ],
      },
      {
        text: '語',
        bbox: [
          [0.2, 0.3],
          [0.8, 0.3],
          [0.8, 0.4],
          [0.2, 0.4],
        ],
      },
    ];
    const result = await finish(meadow(512, 512), { ...base, output: 'vector', textLayout });
    expect(result.kind === 'vector' && result.svg).toContain('<g id="text-layout"><path');
    expect(result.missingCharacters).toEqual(['語']);
  });
});

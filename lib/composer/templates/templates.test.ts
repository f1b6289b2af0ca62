import { describe, expect, it } from 'vitest';
import { contrastOf } from '@/lib/color/contrast';
import { drawSample } from './testing/sample';
import { SAMPLES } from './testing/samples';

const LARGE_PX = 40;

describe.each(
  SAMPLES.map(
    (sample) =>
      [
        `${sample.template} ${sample.lettering?.[0] ?? sample.elements?.[0] ?? sample.words ?? ''}`,
        sample,
      ] as const,
  ),
)('the design %s', (_, sample) => {
  const size = { widthPx: sample.widthPx ?? 1024, heightPx: sample.heightPx ?? 1024 };
  const drawn = [0, 1, 2, 3].map((variant) => drawSample(sample, { ...size, variant }).drawing);

  it('is the same every time and another one for each picture of a request', () => {
    expect(drawSample(sample, { ...size, variant: 2 }).drawing).toEqual(drawn[2]);
    expect(new Set(drawn.map(({ layers }) => JSON.stringify(layers))).size).toBe(4);
  });

  it('draws numbers only, and letters above all else', () => {
    for (const { layers } of drawn) {
      for (const { svg } of layers) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const roles = layers.map(({ role }) => role);
      if (roles.includes('lettering')) expect(roles.indexOf('lettering')).toBe(roles.length - 1);
    }
  });

  it('writes what reads on its ground, inside the picture, no line over another', () => {
    for (const { texts = [] } of drawn) {
      for (const { text, box, sizePx, fill, on } of texts) {
        const least = sizePx >= LARGE_PX ? 3 : 4.5;
        expect(contrastOf(fill, on), `${text} ${fill} on ${on}`).toBeGreaterThanOrEqual(least);
        const margin = Math.min(size.widthPx, size.heightPx) * 0.025;
        expect(box.x, text).toBeGreaterThanOrEqual(margin);
        expect(box.y, text).toBeGreaterThanOrEqual(margin);
        expect(box.x + box.width, text).toBeLessThanOrEqual(size.widthPx - margin);
        expect(box.y + box.height, text).toBeLessThanOrEqual(size.heightPx - margin);
      }
    }
  });
});

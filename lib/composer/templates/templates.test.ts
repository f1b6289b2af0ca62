import { describe, expect, it } from 'vitest';
import { contrastOf } from '@/lib/color/contrast';
import { rgbToHex } from '@/lib/color/hex';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { LARGE_TEXT_PX } from './design/design';
import { drawSample, svgOf } from './testing/sample';
import { SAMPLES } from './testing/samples';

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
  const samples = [0, 1, 2, 3].map((variant) => drawSample(sample, { ...size, variant }));
  const drawn = samples.map(({ drawing }) => drawing);

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
        const least = sizePx >= LARGE_TEXT_PX ? 3 : 4.5;
        expect(contrastOf(fill, on), `${text} ${fill} on ${on}`).toBeGreaterThanOrEqual(least);
        const margin = Math.min(size.widthPx, size.heightPx) * 0.025;
        expect(box.x, text).toBeGreaterThanOrEqual(margin);
        expect(box.y, text).toBeGreaterThanOrEqual(margin);
        expect(box.x + box.width, text).toBeLessThanOrEqual(size.widthPx - margin);
        expect(box.y + box.height, text).toBeLessThanOrEqual(size.heightPx - margin);
      }
    }
  });

  it.each([0, 1, 2, 3])('leaves its letters free, construction %i', (variant) => {
    const whole = samples[variant]!;
    const straight = (whole.drawing.texts ?? []).filter(({ isBent }) => !isBent);
    straight.forEach(({ text, box }, index) => {
      for (const { text: other, box: next } of straight.slice(index + 1)) {
        const right = Math.min(box.x + box.width, next.x + next.width);
        const bottom = Math.min(box.y + box.height, next.y + next.height);
        const isOver = right - Math.max(box.x, next.x) > 1 && bottom - Math.max(box.y, next.y) > 1;
        expect(isOver, `${text} over ${other}`).toBe(false);
      }
    });
    const half = { widthPx: size.widthPx / 2, heightPx: size.heightPx / 2 };
    const below = rasterizeSvg(svgOf(whole, size, ['backdrop', 'scenery', 'subject']), half);
    for (const { text, box, fill, on } of straight) {
      const least = Math.min(3, contrastOf(fill, on)) * 0.9;
      expect(shareReadable(below, box, fill, least), text).toBeGreaterThan(0.93);
    }
  });
});

type Pixels = ReturnType<typeof rasterizeSvg>;

/** Share of a box at half scale on which an ink has a contrast. */
function shareReadable(
  { data, widthPx, heightPx }: Pixels,
  box: { x: number; y: number; width: number; height: number },
  ink: string,
  least: number,
): number {
  let readable = 0;
  let all = 0;
  const edge = (value: number, limit: number) =>
    Math.max(0, Math.min(limit - 1, Math.round(value / 2)));
  for (let y = edge(box.y, heightPx); y <= edge(box.y + box.height, heightPx); y += 1) {
    for (let x = edge(box.x, widthPx); x <= edge(box.x + box.width, widthPx); x += 1) {
      const at = (y * widthPx + x) * 4;
      const color = rgbToHex([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      if (contrastOf(color, ink) >= least) readable += 1;
      all += 1;
    }
  }
  return readable / all;
}

/** Mean step of levels between two columns (or rows) of a picture. */
function step(pixels: Pixels, axis: 'x' | 'y', from: number, to: number): number {
  const { data, widthPx: width, heightPx: height } = pixels;
  const length = axis === 'x' ? height : width;
  let sum = 0;
  for (let along = 0; along < length; along += 1) {
    const at = (across: number) =>
      (axis === 'x' ? along * width + across : across * width + along) * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      sum += Math.abs((data[at(from) + channel] ?? 0) - (data[at(to) + channel] ?? 0));
    }
  }
  return sum / (length * 3);
}

describe('patterns', () => {
  it.each([
    [0, ['lemons', 'strawberry']],
    [1, ['lemons', 'strawberry']],
    [2, ['lemons', 'strawberry', 'apple']],
    [3, ['lemons', 'strawberry']],
    [0, []],
    [1, []],
    [2, []],
    [3, []],
  ])('meet themselves at every border, construction %i of %j', (variant, elements) => {
    const size = { widthPx: 640, heightPx: 480 };
    const sample = { template: 'pattern', elements, words: 'seamless' };
    const pixels = rasterizeSvg(svgOf(drawSample(sample, { ...size, variant }), size), size);
    for (const [axis, last] of [
      ['x', 639],
      ['y', 479],
    ] as const) {
      // A steep edge may lie at a seam by chance, as it may anywhere near it.
      const beside = Array.from({ length: 10 }, (_, index) =>
        Math.max(
          step(pixels, axis, index, index + 1),
          step(pixels, axis, last - index - 1, last - index),
        ),
      );
      expect(step(pixels, axis, last, 0) - Math.max(...beside)).toBeLessThanOrEqual(2);
    }
  });
});

describe('icon sets', () => {
  it.each([4, 7, 9, 12])('have exactly the %i icons that were asked for', (count) => {
    for (const variant of [0, 1, 2, 3]) {
      const { drawing } = drawSample(
        { template: 'icon-set', words: 'weather icons', count },
        { variant },
      );
      const art = drawing.layers.find(({ id }) => id === 'design')?.svg ?? '';
      expect(art.match(/<g transform="translate/g)).toHaveLength(count);
      expect(drawing.notDrawn).toEqual([]);
    }
  });

  it('say how many they lack where a subject has no more', () => {
    const { drawing } = drawSample({ template: 'icon-set', elements: ['sun', 'qwertz'], count: 6 });
    expect(drawing.notDrawn?.join(' ')).toContain('5 of 6 icons');
  });
});

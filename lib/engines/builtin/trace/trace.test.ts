import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Pixels } from '@/lib/engines/engine';
import { readImage } from '@/lib/imaging/decode';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { IMAGE_RULES } from '@/lib/imaging/limits';
import { meanAbsoluteError } from '@/lib/imaging/quality';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { inspectSvg } from '@/lib/imaging/svg/safety';
import { classify } from './classify';
import { trace } from './trace';

const PHOTO = path.resolve(import.meta.dirname, '../../../../tests/fixtures/photos/astronaut.jpg');
const context = { signal: new AbortController().signal, onProgress: () => undefined };
const plain = { stacking: 'hierarchical', minify: false } as const;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300">
  <circle cx="150" cy="150" r="120" fill="#e63946"/>
  <path d="M80 200 150 60 220 200z" fill="#f1faee"/><circle cx="150" cy="160" r="25" fill="#1d3557"/>
</svg>`;

/** Shares of a square drawing that more than one of its shapes covers, and none, each drawn alone at 4×. */
function coverageOf(svg: string, sidePx: number): { twice: number; uncovered: number } {
  const head = svg.slice(0, svg.indexOf('>') + 1).replace(/ shape-rendering="\w+"/, '');
  const size = { widthPx: sidePx * 4, heightPx: sidePx * 4 };
  const covered = new Float32Array(size.widthPx * size.heightPx);
  for (const [path] of svg.matchAll(/<path[^>]*>/g)) {
    const { data } = rasterizeSvg(`${head}${path}</svg>`, size);
    for (let pixel = 0; pixel < covered.length; pixel++)
      covered[pixel] = covered[pixel]! + data[pixel * 4 + 3]! / 255;
  }
  const sum = (part: (times: number) => number) =>
    covered.reduce((total, times) => total + part(times), 0) / covered.length;
  return {
    twice: sum((times) => Math.max(0, times - 1)),
    uncovered: sum((times) => Math.max(0, 1 - times)),
  };
}

const countShapes = (svg: string) => svg.split('<path').length - 1;

describe('a traced photo', () => {
  let photo: Pixels;
  beforeAll(async () => {
    const small = await readImage(readFileSync(PHOTO), IMAGE_RULES.edit, { param: 'image' });
    photo = await resizePixels(small, { widthPx: 1024, heightPx: 1024 });
  });

  it.each(['hierarchical', 'cut_out'] as const)(
    '(%s) is near to it and small',
    async (stacking) => {
      expect(classify(photo)).toBe('photo');
      const svg = await trace(photo, { stacking, minify: false }, context);
      expect(svg.length).toBeLessThan(1_000_000);
      expect(inspectSvg(Buffer.from(svg), 'result')).toMatchObject({
        widthPx: 1024,
        heightPx: 1024,
      });
      expect(meanAbsoluteError(rasterizeSvg(svg, photo), photo)).toBeLessThan(12);
    },
  );

  it('is smaller when minified, and looks the same', async () => {
    const small = await resizePixels(photo, { widthPx: 400, heightPx: 400 });
    const svg = await trace(small, plain, context);
    const minified = await trace(small, { ...plain, minify: true }, context);
    expect(minified.length).toBeLessThan(svg.length);
    const difference = meanAbsoluteError(rasterizeSvg(svg, small), rasterizeSvg(minified, small));
    expect(difference).toBeLessThan(1);
  });

  it('has no gaps between shapes that lie side by side', async () => {
    const small = await resizePixels(photo, { widthPx: 320, heightPx: 320 });
    const { data } = rasterizeSvg(
      await trace(small, { ...plain, stacking: 'cut_out' }, context),
      small,
    );
    const gaps = data.filter((value, at) => at % 4 === 3 && value < 200);
    expect(gaps.length).toBeLessThan(20);
  });

  it('covers nothing twice and leaves nothing uncovered, cut out', async () => {
    const small = await resizePixels(photo, { widthPx: 256, heightPx: 256 });
    const { twice, uncovered } = coverageOf(
      await trace(small, { ...plain, stacking: 'cut_out' }, context),
      256,
    );
    expect(twice).toBeLessThan(0.005);
    expect(uncovered).toBeLessThan(0.005);
  });

  it.each([200, 12, 1])('has at most %i shapes when so limited', async (maxShapes) => {
    const small = await resizePixels(photo, { widthPx: 300, heightPx: 300 });
    for (const stacking of ['hierarchical', 'cut_out'] as const) {
      const shapes = countShapes(await trace(small, { ...plain, stacking, maxShapes }, context));
      expect(shapes).toBeGreaterThan(0);
      expect(shapes).toBeLessThanOrEqual(maxShapes);
    }
  });
});

describe('a traced logo', () => {
  const logo = rasterizeSvg(LOGO, { widthPx: 300, heightPx: 300 });

  it.each(['hierarchical', 'cut_out'] as const)(
    '(%s) is its shapes and nothing else',
    async (stacking) => {
      const svg = await trace(logo, { stacking, minify: false }, context);
      expect(countShapes(svg)).toBe(3);
      expect(svg.length).toBeLessThan(2500);
      const large = { widthPx: 900, heightPx: 900 };
      const difference = meanAbsoluteError(rasterizeSvg(svg, large), rasterizeSvg(LOGO, large));
      expect(difference).toBeLessThan(1.5);
    },
  );

  it('has no shape that lies under another, cut out', async () => {
    const ground = rasterizeSvg(
      LOGO.replace('<circle', '<rect width="300" height="300" fill="#cde"/><circle'),
      logo,
    );
    const svg = await trace(ground, { ...plain, stacking: 'cut_out' }, context);
    const { twice, uncovered } = coverageOf(svg, 300);
    expect(svg).not.toContain('stroke');
    expect(twice).toBeLessThan(0.005);
    expect(uncovered).toBeLessThan(0.005);
  });

  it('stays transparent where it was', async () => {
    const svg = await trace(logo, plain, context);
    const { data } = rasterizeSvg(svg, logo);
    expect(data[3]).toBe(0);
    expect(data[(150 * 300 + 60) * 4 + 3]).toBe(255);
  });

  it('has corners where there are corners', async () => {
    const svg = await trace(logo, plain, context);
    const { data } = rasterizeSvg(svg, { widthPx: 1200, heightPx: 1200 });
    // Just inside the triangle's tip, which rounding would have cut off.
    const at = (262 * 1200 + 600) * 4;
    expect(data[at + 1]).toBeGreaterThan(180);
  });
});

describe('tracing', () => {
  it('gives an empty drawing for a fully transparent picture', async () => {
    const clear = { widthPx: 256, heightPx: 256, data: new Uint8Array(256 * 256 * 4) };
    expect(countShapes(await trace(clear, plain, context))).toBe(0);
  });

  it('gives one shape for one colour', async () => {
    const data = new Uint8Array(256 * 300 * 4).fill(255);
    const svg = await trace({ widthPx: 256, heightPx: 300, data }, plain, context);
    expect(countShapes(svg)).toBe(1);
    expect(svg).toContain('viewBox="0 0 256 300"');
  });

  it('stops when aborted', async () => {
    const picture = rasterizeSvg(LOGO, { widthPx: 300, heightPx: 300 });
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(trace(picture, plain, { ...context, signal })).rejects.toThrow('gone');
  });
});

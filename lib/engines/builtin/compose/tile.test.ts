import { describe, expect, it } from 'vitest';
import type { DrawSpec } from '@/lib/engines/engine';
import { seamErrorOf } from '@/lib/imaging/kernels/seam-error';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import type { CuratedStyleName } from '@/lib/models/curated-styles';
import { compose } from './compose';

const SIDE = 192;
/** Levels of 0 to 255. */
const MOST_ERROR = 2;

async function pixelsOf(curatedStyle: CuratedStyleName, output: 'raster' | 'vector') {
  const spec: DrawSpec = {
    prompt: 'seamless pattern with foxes and mushrooms',
    widthPx: SIDE,
    heightPx: SIDE,
    modelId: output === 'vector' ? 'svcv3_vector' : 'svcv3',
    output,
    seed: 5,
    variant: 0,
    curatedStyle,
  };
  const context = { signal: new AbortController().signal, onProgress: () => undefined };
  const drawing = await compose(spec, context);
  if (drawing.kind === 'raster') return drawing.pixels;
  return rasterizeSvg(drawing.svg, { widthPx: SIDE, heightPx: SIDE });
}

/** Looks with frames, bare margins, light from a side, marks and lattices of their own; `bench/compose/tiles.ts` tries all. */
const IN_PIXELS: readonly CuratedStyleName[] = [
  'Watercolor',
  'Noir',
  'Psychedelic',
  'Evening light',
  'Glow',
  'Mosaic',
  'Voxel art',
  'Street art',
];
const IN_SHAPES: readonly CuratedStyleName[] = [
  'Noir',
  'Evening light',
  'Linocut',
  'Engraving',
  'Expressionism',
  'Street art',
];

describe('a pattern meets itself at every border', () => {
  it.each(IN_PIXELS)('in pixels: %s', async (name) => {
    expect(seamErrorOf(await pixelsOf(name, 'raster'))).toBeLessThanOrEqual(MOST_ERROR);
  });

  it.each(IN_SHAPES)('in shapes: %s', async (name) => {
    expect(seamErrorOf(await pixelsOf(name, 'vector'))).toBeLessThanOrEqual(MOST_ERROR);
  });
});

import { describe, expect, it } from 'vitest';
import type { CuratedStyleName } from '@/lib/models/curated-styles';
import { tileErrorOf } from './testing/tile-error';

const SIDE = 192;
/** Levels of 0 to 255. */
const MOST_ERROR = 2;

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
  'Clay',
  'Evening light',
  'Linocut',
  'Voxel art',
  'Watercolor',
  'Engraving',
  'Expressionism',
  'Street art',
];

describe('a pattern meets itself at every border', () => {
  it.each(IN_PIXELS)('in pixels: %s', async (name) => {
    expect(await tileErrorOf(name, 'raster', SIDE)).toBeLessThanOrEqual(MOST_ERROR);
  });

  it.each(IN_SHAPES)('in shapes: %s', async (name) => {
    expect(await tileErrorOf(name, 'vector', SIDE)).toBeLessThanOrEqual(MOST_ERROR);
  });
});

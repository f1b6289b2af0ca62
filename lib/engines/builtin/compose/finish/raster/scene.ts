import { createRandom, type Random } from '@/lib/random/random';
import type { SceneLight } from '../../painting';
import type { Rgb } from '../color/oklab';
import type { Regions } from './regions';

/** What a pass over the pixels may know about the picture besides its pixels. */
export interface RasterScene {
  widthPx: number;
  heightPx: number;
  light: SceneLight;
  /** The picture shows open country under a sky; not known of pictures that were given. */
  outdoors?: boolean;
  /** How far a treatment goes: 1 as designed, less is plainer, more is bolder. */
  boldness: number;
  /** Pixels of the output per pixel at 1024: sizes of strokes and dots are told at 1024. */
  scale: number;
  /** Size of the tile that the picture repeats parts of around itself, see `tile.ts`. */
  tile?: { widthPx: number; heightPx: number };
  /** Colours that were asked for; treatments with inks of their own use these instead. */
  inks: readonly Rgb[];
  /** Shapes, layers and depths per pixel; computed on first use. */
  regions(): Regions;
  /** A stream of numbers for one purpose, the same for the same seed. */
  random(label: string): Random;
}

export function createScene(
  picture: Omit<RasterScene, 'random' | 'regions' | 'scale'>,
  seed: number,
  readRegions: () => Regions,
): RasterScene {
  let known: Regions | undefined;
  const { widthPx, heightPx } = picture.tile ?? picture;
  return {
    ...picture,
    scale: Math.min(widthPx, heightPx) / 1024,
    regions: () => (known ??= readRegions()),
    random: (label) => createRandom(seed, label),
  };
}

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
  /** Colours that were asked for; treatments with inks of their own use these instead. */
  inks: readonly Rgb[];
  /** Shapes, layers and depths per pixel; computed on first use. */
  regions(): Regions;
  /** A stream of numbers for one purpose, the same for the same seed. */
  random(label: string): Random;
}

/** @param picture.sideAtScalePx shorter side of the picture where passes run over more than it */
export function createScene(
  {
    sideAtScalePx,
    ...picture
  }: Omit<RasterScene, 'random' | 'regions' | 'scale'> & { sideAtScalePx?: number },
  seed: number,
  readRegions: () => Regions,
): RasterScene {
  let known: Regions | undefined;
  return {
    ...picture,
    scale: (sideAtScalePx ?? Math.min(picture.widthPx, picture.heightPx)) / 1024,
    regions: () => (known ??= readRegions()),
    random: (label) => createRandom(seed, label),
  };
}

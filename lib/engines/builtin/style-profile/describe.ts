import type { Pixels, StyleProfile } from '@/lib/engines/engine';
import { shrinkInside } from '@/lib/imaging/kernels/resize';
import {
  clusterColors,
  mergeClusters,
  samplesOf,
  type Cluster,
} from '../compose/finish/color/clusters';
import { labToRgb } from '../compose/finish/color/oklab';
import { measureTexture, type TextureMeasures } from './measures';
import { cutTexture } from './texture';

const PALETTE_CLUSTERS = 32;
const PALETTE_SIDE_PX = 192;
/** The surface is kept at the size of a drawn picture, so that its strokes come out as wide. */
const SAMPLE_SIDE_PX = 1024;
/** Texture is measured at this size, so that "grain" means the same on every reference. */
const TEXTURE_SIDE_PX = 768;
/** Clusters nearer than this in OKLab are one colour to the eye. */
const SAME_COLOR = 0.035;
const SMALLEST_SHARE = 0.006;

/** Drops specks; shares sum to 1 again. */
function withoutSpecks(clusters: readonly Cluster[]): Cluster[] {
  const visible = clusters.filter((cluster) => cluster.weight >= SMALLEST_SHARE);
  const shown = visible.length > 0 ? visible : clusters;
  const total = shown.reduce((sum, cluster) => sum + cluster.weight, 0);
  return shown.map((cluster) => ({ lab: cluster.lab, weight: cluster.weight / total }));
}

function paletteOf(images: readonly Pixels[], weights: readonly number[]): StyleProfile['palette'] {
  const samples = images.flatMap((image, i) => {
    const small = shrinkInside(image, PALETTE_SIDE_PX);
    const share = weights[i]! / (small.widthPx * small.heightPx);
    return samplesOf(small.data).map(({ lab, weight }) => ({ lab, weight: weight * share }));
  });
  return withoutSpecks(mergeClusters(clusterColors(samples, PALETTE_CLUSTERS), SAME_COLOR)).map(
    ({ lab, weight }) => ({
      rgb: labToRgb(...lab).map(Math.round) as [number, number, number],
      weight,
    }),
  );
}

/** Standard deviation of lightness and mean chroma of one picture. */
function toneOf(image: Pixels): { contrast: number; saturation: number } {
  let [count, sum, squares, chroma] = [0, 0, 0, 0];
  for (const { lab, weight } of samplesOf(shrinkInside(image, PALETTE_SIDE_PX).data)) {
    count += weight;
    sum += lab[0] * weight;
    squares += lab[0] * lab[0] * weight;
    chroma += Math.hypot(lab[1], lab[2]) * weight;
  }
  if (count === 0) return { contrast: 0, saturation: 0 };
  const mean = sum / count;
  return {
    contrast: Math.sqrt(Math.max(0, squares / count - mean * mean)),
    saturation: chroma / count,
  };
}

/**
 * Measures reference pictures into a style: 32 OKLab clusters for the palette, tone, texture
 * figures at a common size, and a piece of the surface of the heaviest picture. Weights are
 * positive, one per image. Throws `RangeError` when there is no picture or a weight is missing.
 */
export function describeStyle(images: readonly Pixels[], weights: readonly number[]): StyleProfile {
  if (images.length === 0 || images.length !== weights.length) {
    throw new RangeError('a style needs one weight for each of its pictures');
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => weight / total);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value, i) => sum + value * shares[i]!, 0);
  const tones = images.map(toneOf);
  const textures = images.map((image) => measureTexture(shrinkInside(image, TEXTURE_SIDE_PX)));
  const texture = (key: keyof TextureMeasures) => mean(textures.map((t) => t[key]));
  const sample = cutTexture(
    shrinkInside(images[shares.indexOf(Math.max(...shares))]!, SAMPLE_SIDE_PX),
  );
  return {
    palette: paletteOf(images, shares),
    contrast: mean(tones.map((tone) => tone.contrast)),
    saturation: mean(tones.map((tone) => tone.saturation)),
    edgeDensity: texture('edgeDensity'),
    flatness: texture('flatness'),
    grain: texture('grain'),
    lineWeight: texture('lineWeight'),
    ...(sample ? { texture: sample } : {}),
  };
}

import type { EngineContext, Pixels } from '@/lib/engines/engine';
import { cropPixels } from '@/lib/imaging/kernels/crop';
import type { Box } from '@/lib/imaging/kernels/components';
import { toByte } from '@/lib/imaging/kernels/float-plane';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import type { Size } from '@/lib/imaging/size';
import { sizeAround } from '../pictures/choose-size';
import { padPixels } from '../pictures/pad';
import { portion } from '../progress';
import type { RemoteProvider } from '../provider';

/** How much of a tile is drawn anew: detail, not content. */
const STRENGTH = 0.3;
const OVERLAP_PX = 64;
/** Tiles of one picture at most: a larger one is refined at a smaller size and enlarged from there. */
const MAX_TILES = 20;
const WORDS = {
  prompt: 'highly detailed, sharp focus, fine texture',
  negativePrompt: 'blurry, artifacts',
};

/** Equal spans that cover a length, each at most `mostPx` and overlapping the next. */
function spans(lengthPx: number, mostPx: number): { startPx: number; lengthPx: number }[] {
  if (lengthPx <= mostPx) return [{ startPx: 0, lengthPx }];
  const count = Math.ceil((lengthPx - OVERLAP_PX) / (mostPx - OVERLAP_PX));
  return Array.from({ length: count }, (_, index) => ({
    startPx: Math.round((index * (lengthPx - mostPx)) / (count - 1)),
    lengthPx: mostPx,
  }));
}

/** The tiles of a picture, row by row. */
export function planTiles({ widthPx, heightPx }: Size, sidePx: number): Box[] {
  return spans(heightPx, sidePx).flatMap((down) =>
    spans(widthPx, sidePx).map((across) => ({
      leftPx: across.startPx,
      topPx: down.startPx,
      widthPx: across.lengthPx,
      heightPx: down.lengthPx,
    })),
  );
}

/** Weight of a position within a tile: falls towards the sides, where the neighbour takes over. */
function weightAt(position: number, lengthPx: number): number {
  return Math.min(1, (Math.min(position, lengthPx - 1 - position) + 1) / OVERLAP_PX);
}

/** Sums of weighted tiles, so that overlaps blend. */
class Blend {
  private readonly sums: Float32Array;
  private readonly weights: Float32Array;

  constructor(private readonly size: Size) {
    this.sums = new Float32Array(size.widthPx * size.heightPx * 3);
    this.weights = new Float32Array(size.widthPx * size.heightPx);
  }

  add(tile: Pixels, { leftPx, topPx }: Box): void {
    for (let y = 0; y < tile.heightPx; y += 1) {
      for (let x = 0; x < tile.widthPx; x += 1) {
        const weight = weightAt(x, tile.widthPx) * weightAt(y, tile.heightPx);
        const to = (topPx + y) * this.size.widthPx + leftPx + x;
        const from = (y * tile.widthPx + x) * 4;
        this.weights[to]! += weight;
        for (let channel = 0; channel < 3; channel += 1) {
          this.sums[to * 3 + channel]! += tile.data[from + channel]! * weight;
        }
      }
    }
  }

  get pixels(): Pixels {
    const data = new Uint8Array(this.weights.length * 4).fill(255);
    for (let at = 0; at < this.weights.length; at += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        data[at * 4 + channel] = toByte(this.sums[at * 3 + channel]! / this.weights[at]!);
      }
    }
    return { ...this.size, data };
  }
}

/** The picture brought down until few enough tiles cover it. */
function refinedSize(size: Size, sidePx: number): Size {
  const scaled = (scale: number) => ({
    widthPx: Math.max(1, Math.round(size.widthPx * scale)),
    heightPx: Math.max(1, Math.round(size.heightPx * scale)),
  });
  let scale = 1;
  while (planTiles(scaled(scale), sidePx).length > MAX_TILES) scale *= 0.95;
  return scaled(scale);
}

/** Has fine detail drawn over an opaque picture, image to image in tiles that the backend can hold. */
export async function refineByTiles(
  provider: RemoteProvider,
  image: Pixels,
  context: EngineContext,
): Promise<Pixels> {
  const recipe = provider.recipe();
  const { multiple, minSidePx, maxPixels } = recipe.sizes;
  const mostPx = Math.max(minSidePx, Math.floor(Math.sqrt(maxPixels)));
  const sidePx = Math.max(multiple, Math.floor(mostPx / multiple) * multiple);
  const size = refinedSize(image, sidePx);
  const base = await resizePixels(image, size);
  const blend = new Blend(size);
  const tiles = planTiles(size, sidePx);
  for (const [index, box] of tiles.entries()) {
    const asked = sizeAround(box, recipe.sizes);
    const source = { image: padPixels(cropPixels(base, box), asked), strength: STRENGTH };
    const part = portion(context, index / tiles.length, (index + 1) / tiles.length);
    const drawn = await provider.picture({ ...WORDS, ...asked, seed: index, recipe, source }, part);
    const whole = await resizePixels(drawn, asked);
    const { widthPx, heightPx } = box;
    blend.add(cropPixels(whole, { leftPx: 0, topPx: 0, widthPx, heightPx }), box);
  }
  return resizePixels(blend.pixels, image);
}

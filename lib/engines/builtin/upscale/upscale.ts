import { type EngineContext, type Pixels, type UpscaleMode } from '@/lib/engines/engine';
import { ApiError } from '@/lib/errors/api-error';
import { bleedColors } from '@/lib/imaging/bleed';
import { isOpaque } from '@/lib/imaging/encode';
import { resizePixels, resizePlane } from '@/lib/imaging/kernels/resize';
import { type Size } from '@/lib/imaging/size';
import {
  enlargeCreatively,
  enlargeCrisply,
  enlargeSmoothly,
  enlargeSoftTile,
  NETWORK_FACTOR,
} from './networks';
import { detailOf } from './tile-detail';
import { type Colors, enlargeByTiles } from './tiles';

/** Most pixels of a result: what a worker can hold twice, and what WebP can store on one side. */
const MAX_RESULT_PIXELS = 80_000_000;
const MAX_RESULT_SIDE_PX = 16_383;

interface Mode {
  enlarge: (tile: Colors) => Promise<Colors>;
  coreSidePx: number;
  marginPx: number;
}

/**
 * ESRGAN slim looks 10 px far, so its tiles are exact; Real-ESRGAN looks farther, but hardly uses it.
 * Larger tiles waste less on margins, and need more memory.
 */
const MODES: Record<UpscaleMode, Mode> = {
  crisp: { enlarge: enlargeCrisply, coreSidePx: 256, marginPx: 12 },
  creative: { enlarge: enlargeCreatively, coreSidePx: 344, marginPx: 12 },
};

/** Pictures larger than this are as fine as their pixels in some places only: soft tiles take less. */
const LARGE_PIXELS = 4_000_000;

/** Every tile gets what there is to see in it. */
function enlargerOf(mode: UpscaleMode, { widthPx, heightPx }: Size): Mode['enlarge'] {
  const isLarge = widthPx * heightPx > LARGE_PIXELS;
  return async (tile) => {
    const detail = detailOf(tile);
    if (detail === 'even') return enlargeSmoothly(tile);
    if (detail === 'soft' && isLarge && mode === 'creative') return enlargeSoftTile(tile);
    return MODES[mode].enlarge(tile);
  };
}

/**
 * The picture `factor` times as large (1 to 8). Doubled by the network as often as needed, then fitted to the
 * exact size. Alpha is enlarged by itself, so that hidden colours leave no fringe.
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function upscale(
  image: Pixels,
  factor: number,
  mode: UpscaleMode,
  context: EngineContext,
): Promise<Pixels> {
  const target = targetSize(image, factor);
  const opaque = isOpaque(image);
  let result = opaque ? image : bleedColors(image);
  const steps = planSteps(result, target);
  for (const [index, share] of steps.entries()) {
    const before = steps.slice(0, index).reduce((sum, value) => sum + value, 0);
    result = await enlargeByTiles(result, {
      ...MODES[mode],
      enlarge: enlargerOf(mode, result),
      factor: NETWORK_FACTOR,
      onTile: (done) => {
        context.signal.throwIfAborted();
        context.onProgress(before + share * done, 'enlarging');
      },
    });
  }
  const fitted = await resizePixels(result, target);
  context.onProgress(1, 'enlarging');
  return opaque ? fitted : withAlphaOf(image, fitted);
}

function targetSize({ widthPx, heightPx }: Size, factor: number): Size {
  const size = { widthPx: Math.round(widthPx * factor), heightPx: Math.round(heightPx * factor) };
  const isPossible =
    factor >= 1 &&
    size.widthPx * size.heightPx <= MAX_RESULT_PIXELS &&
    Math.max(size.widthPx, size.heightPx) <= MAX_RESULT_SIDE_PX;
  if (isPossible) return size;
  throw new ApiError(
    'engine_failed',
    `A picture of ${widthPx}×${heightPx} px can't be enlarged ${factor} times.`,
  );
}

/** For each doubling its share of the work, which grows fourfold from one to the next. */
function planSteps(from: Size, to: Size): number[] {
  const ratio = Math.max(to.widthPx / from.widthPx, to.heightPx / from.heightPx);
  const count = Math.max(1, Math.ceil(Math.log2(ratio) - 1e-6));
  const works = Array.from({ length: count }, (_, step) => 4 ** step);
  const total = works.reduce((sum, work) => sum + work, 0);
  return works.map((work) => work / total);
}

async function withAlphaOf(source: Pixels, colors: Pixels): Promise<Pixels> {
  const { widthPx, heightPx } = source;
  const alpha = new Uint8Array(widthPx * heightPx);
  for (let at = 0; at < alpha.length; at++) alpha[at] = source.data[at * 4 + 3]!;
  const large = await resizePlane({ widthPx, heightPx, data: alpha }, colors, 'cubic');
  for (let at = 0; at < large.data.length; at++) colors.data[at * 4 + 3] = large.data[at]!;
  return colors;
}

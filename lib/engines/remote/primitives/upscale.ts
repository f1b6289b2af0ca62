import type { EngineContext, Pixels, UpscaleMode } from '@/lib/engines/engine';
import { ApiError } from '@/lib/errors/api-error';
import { bleedColors } from '@/lib/imaging/bleed';
import { isOpaque } from '@/lib/imaging/encode';
import { resizePixels, resizePlane } from '@/lib/imaging/kernels/resize';
import type { Size } from '@/lib/imaging/size';
import { portion } from '../progress';
import type { RemoteProvider } from '../provider';
import { BackendError } from '../transport/backend-error';
import { refineByTiles } from './refine';

/** Most pixels of a result, as in the built-in engine: what a worker can hold twice. */
const MAX_RESULT_PIXELS = 80_000_000;
/** Networks enlarge by 4, whatever is asked: their answer is shrunk to what was wanted. */
const MAX_NETWORK_FACTOR = 4;
const ENLARGED = 0.4;

function targetSize({ widthPx, heightPx }: Size, factor: number): Size {
  const size = { widthPx: Math.round(widthPx * factor), heightPx: Math.round(heightPx * factor) };
  if (factor >= 1 && size.widthPx * size.heightPx <= MAX_RESULT_PIXELS) return size;
  throw new ApiError(
    'engine_failed',
    `a picture of ${widthPx}×${heightPx} px can't be enlarged ${factor} times`,
  );
}

async function withAlphaOf(source: Pixels, colors: Pixels): Promise<Pixels> {
  const { widthPx, heightPx } = source;
  const alpha = Uint8Array.from(
    { length: widthPx * heightPx },
    (_, at) => source.data[at * 4 + 3]!,
  );
  const large = await resizePlane({ widthPx, heightPx, data: alpha }, colors, 'cubic');
  const data = Uint8Array.from(colors.data);
  for (let at = 0; at < large.data.length; at += 1) data[at * 4 + 3] = large.data[at]!;
  return { ...colors, data };
}

/**
 * The picture `factor` times as large, to the pixel. `crisp` is the backend's enlarging network;
 * `creative` has detail drawn over its result, tile by tile. Alpha is enlarged by ourselves.
 */
export async function upscaleRemotely(
  provider: RemoteProvider,
  image: Pixels,
  factor: number,
  mode: UpscaleMode,
  context: EngineContext,
): Promise<Pixels> {
  const target = targetSize(image, factor);
  const { backend } = provider.options;
  const recipe = provider.recipe();
  const opaque = isOpaque(image);
  const colors = opaque ? image : bleedColors(image);
  const mostPixels = image.widthPx * image.heightPx * Math.max(factor, MAX_NETWORK_FACTOR) ** 2;
  const enlarging = portion(context, 0, mode === 'creative' ? ENLARGED : 1);
  const answer = await provider.run(enlarging, mostPixels, async (task) => {
    if (!backend.upscale) throw new BackendError('refused', 'the protocol has no enlarging');
    return backend.upscale({ image: colors, factor, recipe }, task);
  });
  const crisp = await resizePixels(answer, target);
  const result =
    mode === 'crisp' ? crisp : await refineByTiles(provider, crisp, portion(context, ENLARGED, 1));
  return opaque ? result : withAlphaOf(image, result);
}

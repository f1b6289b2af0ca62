import type { EngineContext, Pixels, Plane } from '@/lib/engines/engine';
import { isOpaque } from '@/lib/imaging/encode';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import { resizePlane } from '@/lib/imaging/kernels/resize';
import { BackendError } from '../transport/backend-error';
import type { RemoteProvider } from '../provider';

/** A workflow may answer at a size of its own, up to this many times the picture's pixels. */
const SIZE_SLACK = 4;

/** A matte from a backend's own workflow: the answer's alpha, or its grey when it has none. */
export async function matteRemotely(
  provider: RemoteProvider,
  image: Pixels,
  context: EngineContext,
): Promise<Plane> {
  const { backend } = provider.options;
  const recipe = provider.recipe();
  const maxPixels = Math.ceil(image.widthPx * image.heightPx * SIZE_SLACK);
  const answer = await provider.run(context, maxPixels, async (task) => {
    if (!backend.matte) throw new BackendError('refused', 'the protocol has no mattes');
    return backend.matte(flattenOnWhite(image), recipe, task);
  });
  const channel = isOpaque(answer) ? 0 : 3;
  const data = new Uint8Array(answer.widthPx * answer.heightPx);
  for (let at = 0; at < data.length; at += 1) data[at] = answer.data[at * 4 + channel]!;
  const { widthPx, heightPx } = answer;
  const size = { widthPx: image.widthPx, heightPx: image.heightPx };
  return resizePlane({ widthPx, heightPx, data }, size, 'linear');
}

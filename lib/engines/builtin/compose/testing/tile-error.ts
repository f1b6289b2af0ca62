import { seamErrorOf } from '@/lib/imaging/kernels/seam-error';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import type { CuratedStyleName } from '@/lib/models/curated-styles';
import { compose } from '../compose';

/** By how many levels the border of a pattern in a look is seen where it is repeated, see `seamErrorOf`. */
export async function tileErrorOf(
  curatedStyle: CuratedStyleName,
  output: 'raster' | 'vector',
  sidePx: number,
): Promise<number> {
  const size = { widthPx: sidePx, heightPx: sidePx };
  const drawing = await compose(
    {
      ...size,
      prompt: 'seamless pattern with foxes and mushrooms',
      modelId: output === 'vector' ? 'svcv3_vector' : 'svcv3',
      output,
      seed: 5,
      variant: 0,
      curatedStyle,
    },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
  return seamErrorOf(drawing.kind === 'raster' ? drawing.pixels : rasterizeSvg(drawing.svg, size));
}

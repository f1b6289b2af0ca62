import { type EngineContext, type Pixels } from '@/lib/engines/engine';
import { addGrain, measureGrain } from '@/lib/imaging/grain';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { type Size } from '@/lib/imaging/size';
import { upscale } from '../upscale/upscale';

/** Up to this factor plain resizing is as sharp as the rest. */
const SHARPEN_FROM = 1.3;

/** What was painted at the network's scale, at the picture's: sharp, not just larger. */
export async function enlargeFill(
  painted: Pixels,
  size: Size,
  context: EngineContext,
): Promise<Pixels> {
  const isSharp = size.widthPx / painted.widthPx < SHARPEN_FROM;
  return resizePixels(isSharp ? painted : await upscale(painted, 2, 'crisp', context), size);
}

/** The painted picture with noise, so that it is as grainy as the one it goes into. */
export function matchGrain(painted: Pixels, original: Pixels): Pixels {
  const [wanted, found] = [measureGrain(original), measureGrain(painted)];
  return addGrain(painted, Math.sqrt(Math.max(0, wanted ** 2 - found ** 2)));
}

import type { Pixels, Plane } from '@/lib/engines/engine';
import { decodeMask } from '@/lib/imaging/mask';
import { maskImage } from '../fields/images';
import type { RunContext } from './context';

/** Decodes the mask that came with an image: its size, every pixel exactly 0 or 255. */
export async function openMask(context: RunContext, image: Pixels): Promise<Plane> {
  const [bytes] = context.images.mask ?? [];
  if (!bytes) throw new Error('The job has no mask');
  return decodeMask(bytes, image, { param: context.sentAs.mask ?? maskImage.json });
}

import {
  type EngineContext,
  type Pixels,
  type Plane,
  type Repainted,
  type RepaintSpec,
} from '@/lib/engines/engine';
import { erase } from './erase';
import { inpaint } from './inpaint';
import { outpaint } from './outpaint';

/**
 * The port's `repaint`: without a specification what is under the mask goes; one that extends a
 * picture has it continued outward; any other has what it asks for drawn into the hole.
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function repaint(
  image: Pixels,
  mask: Plane,
  spec: RepaintSpec | undefined,
  context: EngineContext,
): Promise<Repainted> {
  if (spec === undefined) return { pixels: await erase(image, mask, context) };
  if (spec.extends) return outpaint(image, mask, spec.extends, spec, context);
  return inpaint(image, mask, spec, context);
}

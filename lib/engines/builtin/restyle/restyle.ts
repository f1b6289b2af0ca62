import type { Drawing, DrawSpec, EngineContext, Pixels } from '@/lib/engines/engine';
import { restyleByPrompt } from './prompted';
import { remix } from './remix';

/**
 * The port's `restyle`: by its prompt where there is one, else a variation of the picture.
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function restyle(
  image: Pixels,
  spec: DrawSpec,
  strength: number,
  context: EngineContext,
): Promise<Drawing> {
  if (spec.prompt !== '') return restyleByPrompt(image, spec, strength, context);
  const report = { engine: 'builtin', drew: [], notDrawn: [] };
  return { kind: 'raster', pixels: await remix(image, spec, context), report };
}

import { isDrawing } from '@/lib/imaging/drawn';
import type { DrawReport, DrawSpec, Pixels } from '@/lib/engines/engine';
import { coverFit } from '@/lib/imaging/cover';
import type { DrawingInput } from '../resolve/drawing';
import type { RunContext } from './context';
import { drawSpecOf } from './draw-spec';

/**
 * Draws what goes behind the subject of a picture: always pixels, at its size, and as a photo behind
 * a photo unless the request names a style.
 */
export async function drawBackdrop(
  input: DrawingInput,
  picture: Pixels,
  variant: number,
  context: RunContext,
): Promise<{ pixels: Pixels; report: DrawReport }> {
  const asked = drawSpecOf(input, picture, context, variant);
  const asPhoto = !asked.curatedStyle && !asked.style && !isDrawing(picture);
  const spec: DrawSpec = {
    ...asked,
    output: 'raster',
    ...(asPhoto ? { curatedStyle: 'Photorealism' } : {}),
  };
  const drawing = await context.engine.draw(spec, context.progress);
  if (drawing.kind !== 'raster') throw new Error('A raster was asked for');
  return { pixels: await coverFit(drawing.pixels, picture), report: drawing.report };
}

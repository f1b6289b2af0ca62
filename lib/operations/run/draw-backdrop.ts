import type { DrawReport, Pixels } from '@/lib/engines/engine';
import type { PixelSize } from '@/lib/models/sizes';
import { coverFit } from '@/lib/imaging/cover';
import type { EditInput } from '../resolve/edit';
import type { RunContext } from './context';
import { drawSpecOf } from './draw-spec';

/** Draws what goes behind a subject: always pixels, at the size of the picture. */
export async function drawBackdrop(
  input: EditInput,
  size: PixelSize,
  variant: number,
  context: RunContext,
): Promise<{ pixels: Pixels; report: DrawReport }> {
  const spec = { ...drawSpecOf(input, size, context, variant), output: 'raster' as const };
  const drawing = await context.engine.draw(spec, context.progress);
  if (drawing.kind !== 'raster') throw new Error('A raster was asked for');
  return { pixels: await coverFit(drawing.pixels, size), report: drawing.report };
}

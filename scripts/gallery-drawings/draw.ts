import sharp from 'sharp';
import type { Drawing, DrawSpec } from '@/lib/engines/engine';
import { compose } from '@/lib/engines/builtin/compose/compose';
import { findModel } from '@/lib/models/models';
import type { Exhibit } from './exhibits';

/** Shorter side of a drawing where nothing else is asked for. */
const DRAWN_PX = 1024;

export function specOf(exhibit: Exhibit, seed: number, sidePx = DRAWN_PX): DrawSpec {
  const model = findModel(exhibit.modelId);
  if (!model) throw new Error(`No model ${exhibit.modelId}`);
  const aspect = exhibit.aspect ?? 1;
  return {
    prompt: exhibit.prompt,
    widthPx: Math.round(aspect >= 1 ? sidePx * aspect : sidePx),
    heightPx: Math.round(aspect >= 1 ? sidePx : sidePx / aspect),
    modelId: model.id,
    output: model.output,
    seed: exhibit.seed ?? seed,
    variant: 0,
    ...(exhibit.style ? { curatedStyle: exhibit.style } : {}),
    ...(exhibit.background ? { backgroundColor: exhibit.background } : {}),
  };
}

/** Draws in this process; vectors are rendered for the sheet. */
export async function draw(spec: DrawSpec): Promise<{ drawing: Drawing; png: Buffer; ms: number }> {
  const startedAtMs = performance.now();
  const drawing = await compose(spec, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const ms = Math.round(performance.now() - startedAtMs);
  if (drawing.kind === 'vector')
    return { drawing, ms, png: await sharp(Buffer.from(drawing.svg)).png().toBuffer() };
  const { widthPx: width, heightPx: height, data } = drawing.pixels;
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
  return { drawing, png, ms };
}

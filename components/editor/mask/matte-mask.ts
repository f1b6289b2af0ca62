import { createBitmap, PAINTED, type MaskBitmap } from './bitmap';

/** At and above this opacity a pixel belongs to the subject. */
const SUBJECT_ALPHA = 128;

/** What a cut-out shows, as a mask of the picture's size; a cut-out of another size is scaled to it. */
export async function maskOfCutout(
  src: string,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Promise<MaskBitmap> {
  const cutout = new Image();
  cutout.src = src;
  await cutout.decode();
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas');
  context.drawImage(cutout, 0, 0, widthPx, heightPx);
  const { data } = context.getImageData(0, 0, widthPx, heightPx);
  const mask = createBitmap(widthPx, heightPx);
  for (let at = 0; at < mask.data.length; at++) {
    if (data[at * 4 + 3]! >= SUBJECT_ALPHA) mask.data[at] = PAINTED;
  }
  return mask;
}

/** Adds a mask to another one of its size, or takes it away. */
export function combine(target: MaskBitmap, { data }: MaskBitmap, erases: boolean): void {
  for (let at = 0; at < data.length; at++) if (data[at]) target.data[at] = erases ? 0 : PAINTED;
}

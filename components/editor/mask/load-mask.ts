import { createBitmap, PAINTED, type MaskBitmap } from './bitmap';

/** At and above this grey a pixel of a loaded mask is painted. */
const THRESHOLD = 128;

/** A file's pixels over black, as a mask has no transparency; rejects when it can't be decoded. */
async function pixelsOf(file: Blob): Promise<ImageData> {
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas');
  context.fillStyle = '#000000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  picture.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Light pixels painted, dark ones not, by Rec. 709 luma of the values as they are. */
export function thresholdLuma({ data, width, height }: ImageData): MaskBitmap {
  const mask = createBitmap(width, height);
  for (let at = 0; at < mask.data.length; at++) {
    const [red, green, blue] = [data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!];
    const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    mask.data[at] = luma >= THRESHOLD ? PAINTED : 0;
  }
  return mask;
}

/** A mask read from a picture file, or why it is none for a picture of this size. */
export async function readMask(
  file: Blob,
  size: { widthPx: number; heightPx: number },
): Promise<MaskBitmap | string> {
  const pixels = await pixelsOf(file).catch(() => undefined);
  if (!pixels) return 'The file can’t be decoded as a picture.';
  const { width, height } = pixels;
  if (width !== size.widthPx || height !== size.heightPx) {
    return `The mask is ${width} × ${height}, the image ${size.widthPx} × ${size.heightPx}; both must have the same size.`;
  }
  return thresholdLuma(pixels);
}

import { fileStem } from '@/components/ui/file-stem';
import { readSvgSize } from '@/lib/imaging/svg/size';
import { MAX_IMAGE_BYTES, MAX_SIDE_PX } from '@/lib/imaging/limits';
import type { PixelSize } from '@/lib/models/sizes';
import { pictureSize } from './picture-size';

export function isSvg({ type }: Pick<File, 'type'>): boolean {
  return type === 'image/svg+xml';
}

/** Size of an SVG as operations see it: of its root, else of its view box. Throws where it has none. */
export function sizeOfSvg(svg: string): PixelSize {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const given = (name: string) => root.getAttribute(name) ?? undefined;
  const attributes = Object.fromEntries(
    ['width', 'height', 'viewBox'].flatMap((name) => {
      const value = given(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const { widthPx, heightPx } = readSvgSize(attributes);
  return { widthPx: Math.round(widthPx), heightPx: Math.round(heightPx) };
}

/** The size at which a picture within the limits shows all of a larger one. */
export function fittedSize({ widthPx, heightPx }: PixelSize): PixelSize {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(widthPx, heightPx));
  const side = (px: number) => Math.max(1, Math.round(px * scale));
  return { widthPx: side(widthPx), heightPx: side(heightPx) };
}

/** Size of an opened file, or why it has none. */
export async function sizeOfFile(file: File, src: string): Promise<PixelSize | { reason: string }> {
  try {
    const decoded = await pictureSize(src);
    return isSvg(file) ? sizeOfSvg(await file.text()) : decoded;
  } catch {
    return { reason: `${file.name} can’t be decoded as a picture.` };
  }
}

/** Encodings of a copy, the exact ones first; the next is tried where one is too large to be sent. */
const ENCODINGS = [
  { type: 'image/png', extension: 'png', quality: 1 },
  { type: 'image/webp', extension: 'webp', quality: 1 },
  { type: 'image/webp', extension: 'webp', quality: 0.95 },
  { type: 'image/jpeg', extension: 'jpg', quality: 0.92 },
] as const;

/** A copy of a picture that is within the limits of edits. Rejects where the browser can't make one. */
export async function fitPicture(file: File): Promise<File> {
  const src = URL.createObjectURL(file);
  const { widthPx, heightPx } = fittedSize(await pictureSize(src));
  URL.revokeObjectURL(src);
  const bitmap = await createImageBitmap(file, {
    resizeWidth: widthPx,
    resizeHeight: heightPx,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  for (const { type, extension, quality } of ENCODINGS) {
    const blob = await canvas.convertToBlob({ type, quality });
    // A browser that has not the encoding answers PNG.
    if (blob.type !== type || blob.size > MAX_IMAGE_BYTES) continue;
    const name = `${fileStem(file.name)}.${extension}`;
    return new File([blob], name, { type });
  }
  throw new Error('No encoding makes the picture small enough.');
}

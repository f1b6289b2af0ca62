import type { PixelSize } from '@/lib/models/sizes';

/** Pixel size of a picture once it is decoded. Rejects when it can't be. */
export async function pictureSize(src: string): Promise<PixelSize> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { widthPx: image.naturalWidth, heightPx: image.naturalHeight };
}

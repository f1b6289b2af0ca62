import sharp from 'sharp';
import { type Pixels } from '@/lib/engines/engine';

export type RasterFormat = 'webp' | 'png';

/**
 * Lossless bytes of a picture. Fully opaque pictures are written without an alpha channel.
 * The settings are the fast end of what costs at most a few per cent of size: in lossless mode
 * sharp's `quality` is the effort, and `exact` keeps the colours under transparent pixels.
 */
export async function encodePixels(pixels: Pixels, format: RasterFormat): Promise<Uint8Array> {
  const { widthPx, heightPx, data } = pixels;
  const picture = sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } });
  const opaque = isOpaque(pixels);
  if (opaque) picture.removeAlpha();
  return format === 'webp'
    ? picture.webp({ lossless: true, effort: 0, quality: 20, exact: !opaque }).toBuffer()
    : picture.png({ compressionLevel: 3, adaptiveFiltering: true }).toBuffer();
}

export function isOpaque({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

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

/** Of a JPEG that nobody asked a quality for: no artefacts to see, and without subsampled colours. */
const USUAL_JPEG_QUALITY = 95;

/**
 * Lossy bytes of a picture; JPEG has no transparency, so that it lies on white there.
 * @param quality 1 to 100
 */
export async function encodeLossy(
  pixels: Pixels,
  format: 'webp' | 'jpeg',
  quality = USUAL_JPEG_QUALITY,
): Promise<Uint8Array> {
  const { widthPx, heightPx, data } = pixels;
  const picture = sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } });
  if (format === 'webp') return picture.webp({ quality }).toBuffer();
  return picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

export function isOpaque({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

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

/** Of an AVIF that nobody asked a quality for: about what the JPEG shows, at a third of its bytes. */
const USUAL_AVIF_QUALITY = 65;
/** Of 9: beyond it a picture takes minutes for a few per cent. */
const AVIF_EFFORT = 2;

/**
 * Lossy bytes of a picture; JPEG has no transparency, so that it lies on white there.
 * @param quality 1 to 100
 */
export async function encodeLossy(
  pixels: Pixels,
  format: 'webp' | 'jpeg' | 'avif',
  quality = format === 'avif' ? USUAL_AVIF_QUALITY : USUAL_JPEG_QUALITY,
): Promise<Uint8Array> {
  const { widthPx, heightPx, data } = pixels;
  const picture = sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } });
  if (format === 'webp') return picture.webp({ quality }).toBuffer();
  if (format === 'avif') {
    return picture.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:4:4' }).toBuffer();
  }
  return picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

export function isOpaque({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

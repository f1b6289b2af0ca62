import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { MAX_IMAGE_PIXELS } from './limits';

const QUALITY = 78;

/**
 * A small WebP of a stored picture, `widthPx` wide at most. Both decoders work on threads of their
 * own, so the event loop stays free.
 *
 * @param bytes a raster picture or an SVG that has passed the safety check
 */
export async function renderThumbnail(
  bytes: Uint8Array,
  { isVector, widthPx }: { isVector: boolean; widthPx: number },
): Promise<Uint8Array> {
  const picture = isVector
    ? (
        await renderAsync(new TextDecoder().decode(bytes), {
          fitTo: { mode: 'width', value: widthPx },
          font: { loadSystemFonts: false },
          logLevel: 'off',
        })
      ).asPng()
    : bytes;
  return sharp(picture, { limitInputPixels: 2 * MAX_IMAGE_PIXELS })
    .resize({ width: widthPx, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

import sharp from 'sharp';
import { ApiError } from '@/lib/errors/api-error';
import { type ImageType } from './limits';
import { isAnimatedPng } from './png-chunks';

/** What is known of an image without decoding it. */
export interface ImageFacts {
  type: ImageType;
  /** Size as it is looked at: EXIF orientation applied; for an SVG the size it is drawn at. */
  widthPx: number;
  heightPx: number;
  byteLength: number;
  hasAlpha: boolean;
  /** More than 8 bits are reduced to 8 by decoding. */
  bitsPerChannel: number;
  /** CMYK is converted to sRGB by decoding. */
  colorSpace: 'rgb' | 'gray' | 'cmyk';
  animated: boolean;
}

export const TYPE_NAMES: Record<ImageType, string> = {
  png: 'PNG',
  jpeg: 'JPG',
  webp: 'WEBP',
  svg: 'SVG',
};

/**
 * Facts of a PNG, JPG or WEBP from its header.
 * @throws ApiError `invalid_image` when the header can't be read
 */
export async function readRasterFacts(
  bytes: Uint8Array,
  type: ImageType,
  param: string,
): Promise<ImageFacts> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new ApiError(
        'invalid_image',
        `The file starts like a ${TYPE_NAMES[type]}, but its header is damaged or cut off.`,
        { param, cause },
      );
    });
  const space = metadata.space ?? 'srgb';
  return {
    type,
    widthPx: metadata.autoOrient.width,
    heightPx: metadata.autoOrient.height,
    byteLength: bytes.length,
    hasAlpha: metadata.hasAlpha,
    bitsPerChannel: metadata.depth === 'ushort' ? 16 : 8,
    colorSpace: space === 'cmyk' ? 'cmyk' : metadata.channels <= 2 ? 'gray' : 'rgb',
    animated: (metadata.pages ?? 1) > 1 || (type === 'png' && isAnimatedPng(bytes)),
  };
}

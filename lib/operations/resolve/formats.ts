import type { ResolvedInput } from '../define-operation';
import type { Model } from '@/lib/models/models';
import { IMAGE_FORMATS, type ImageFormat, type ResponseFormat } from '../fields/scalars';
import { listing, refuse } from './refuse';

/** Input of operations that take nothing but an image and how it comes back. */
export function resolveFormats(fields: {
  response_format: ResponseFormat;
  image_format: ImageFormat;
}): ResolvedInput {
  return { responseFormat: fields.response_format, imageFormat: fields.image_format };
}

const isImageFormat = (format: string): format is ImageFormat =>
  (IMAGE_FORMATS as readonly string[]).includes(format);

/** The format of a model's raster output; vector models ignore `image_format` (spec: Common rules). */
export function resolveImageFormat(format: string, model: Model): ImageFormat {
  if (isImageFormat(format)) return format;
  if (model.output === 'vector') return 'webp';
  return refuse(
    'image_format',
    `send image_format ${listing(IMAGE_FORMATS, 'or')}; ${JSON.stringify(format)} is none of them`,
  );
}

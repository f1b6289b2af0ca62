import type { ResolvedInput } from '../define-operation';
import type { ImageFormat, ResponseFormat } from '../fields/scalars';

/** Input of operations that take nothing but an image and how it comes back. */
export function resolveFormats(fields: {
  response_format: ResponseFormat;
  image_format: ImageFormat;
}): ResolvedInput {
  return { responseFormat: fields.response_format, imageFormat: fields.image_format };
}

import type { Adaptation, DeliveryFormat } from '@/lib/operations/adapt/adaptation';
import { refuse } from '@/lib/operations/resolve/refuse';
import type { StreamRequest } from '../request-form';
import type { CommonFields, StreamFields } from './fields';
import type { AskedSize } from './sizes';

const USUAL_FORMAT: DeliveryFormat = 'png';

/** How the pictures of a request leave, by OpenAI's fields. */
export function adaptationOf(
  fields: CommonFields,
  { exact }: AskedSize,
  alphaMask = false,
): Adaptation {
  const { output_format: format = USUAL_FORMAT, output_compression: quality, background } = fields;
  const cutOut = background === 'transparent';
  if (cutOut && format === 'jpeg') {
    refuse('output_format', 'send output_format png or webp; a JPEG has no transparent background');
  }
  return {
    alphaMask,
    delivery: {
      format,
      cutOut,
      ...(quality === undefined ? {} : { quality }),
      ...(exact ? { size: exact } : {}),
    },
  };
}

/** The operation's own format: the one that is delivered, or one that loses nothing on the way to it. */
export function imageFormatOf({ delivery }: Adaptation): 'png' | 'webp' {
  return delivery.format === 'webp' ? 'webp' : 'png';
}

/** The stream that a request asks for, if it does. */
export function streamOf(
  { stream, partial_images: partialImages = 0 }: StreamFields,
  event: StreamRequest['event'],
): { stream?: StreamRequest } {
  return stream === true ? { stream: { event, partialImages } } : {};
}

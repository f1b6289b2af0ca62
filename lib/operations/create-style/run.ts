import type { Run } from '../run/context';
import { measureStyle } from '../run/measure-style';
import { openReferences } from '../run/open-image';
import type { CreateStyleInput } from './definition';

/** Measures the reference pictures; the server stores what comes back. */
export const runCreateStyle: Run<CreateStyleInput> = async (input, context) => {
  const pictures = await openReferences(context, 'files', 'image_urls');
  return { images: [], style: await measureStyle(pictures, input.weights, context) };
};

import type { Run } from '../run/context';
import { openReferences } from '../run/open-image';
import type { CreateStyleInput } from './definition';

/** Measures the reference pictures; the server stores what comes back. */
export const runCreateStyle: Run<CreateStyleInput> = async (input, context) => {
  const pictures = await openReferences(context, 'files', 'image_urls');
  const profile = await context.engine.describeStyle(pictures, input.weights, context.progress);
  return { images: [], profile };
};

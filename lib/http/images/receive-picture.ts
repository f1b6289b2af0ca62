import { z } from 'zod';
import { withDeadline } from '@/lib/deadline';
import type { ImageFacts } from '@/lib/imaging/raster-facts';
import type { ImageField } from '@/lib/operations/define-operation';
import { readBody } from '../body/read-body';
import type { EndpointCall } from '../router';
import { inspectImages } from './inspect-images';
import { loadImages } from './load-images';
import { asSent, imageSourcesOf } from './sources';

export interface ReceivedPicture {
  bytes: Uint8Array;
  facts: ImageFacts;
}

/**
 * Takes the one picture of a request, under all limits that pictures of operations have.
 * @throws ApiError as operations do: nothing sent, fetched in vain, or no picture that the field takes
 */
export async function receivePicture(
  { services, caller, context, origin }: EndpointCall & { origin: string },
  field: ImageField,
): Promise<ReceivedPicture> {
  const lease = services.downloads.open(caller.id);
  const uploads = services.uploads.receive(caller.id);
  const shape = { input: z.object({}), images: { picture: field } };
  const limitMs = services.env.REQUEST_TIMEOUT_SECONDS * 1000;
  try {
    return await withDeadline(limitMs, [context.request.signal], async (signal) => {
      const body = await readBody(context.request, shape, { uploads, signal });
      const sources = imageSourcesOf(shape, body);
      const sent = asSent(shape, sources);
      const userId = caller.id;
      const images = await loadImages(sent, sources, { services, userId, origin, signal, lease });
      const found = await inspectImages(sent, images, { jobs: services.jobs, userId, signal });
      const [bytes, facts] = [images.picture?.[0], found.picture?.[0]];
      if (!bytes || !facts) throw new Error('A picture was received and is not there');
      return { bytes, facts };
    });
  } finally {
    lease.release();
    await uploads.close();
  }
}

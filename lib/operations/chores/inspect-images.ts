import { ApiError } from '@/lib/errors/api-error';
import { checkImage } from '@/lib/imaging/inspect';
import type { ImageRules } from '@/lib/imaging/limits';
import type { ImageFacts } from '@/lib/imaging/raster-facts';
import type { Job } from '../job';
import type { JobDeadline } from '../job-runner';
import type { Run } from '../run/context';

/** What one picture must be, and the request field it came in. */
interface Expectation {
  rules: ImageRules;
  param: string;
}

export interface ImageToInspect extends Expectation {
  bytes: Uint8Array;
}

interface Inspection {
  /** One for each picture. */
  expectations: Expectation[];
}

export const INSPECT_IMAGES = 'inspectImages';

/** Time to look at pictures; an honest drawing of 20 MB takes a third of it. */
const DEADLINE_MS = 5_000;

/** Bytes of an honest drawing that are read in a millisecond, and what every look takes. */
const BYTES_PER_MS = 10_000;
const LEAST_MS = 20;

/** About how long looking at a picture takes, in milliseconds. */
export function inspectionMs({ bytes }: ImageToInspect): number {
  return LEAST_MS + bytes.length / BYTES_PER_MS;
}

/** Looking at untrusted pictures, as a job for a worker. */
export function inspectionJob(images: readonly ImageToInspect[]): Job {
  const input: Inspection = {
    expectations: images.map(({ rules, param }) => ({ rules, param })),
  };
  return {
    operationId: INSPECT_IMAGES,
    input,
    images: { image: images.map(({ bytes }) => bytes) },
    seed: 0,
  };
}

/** How long looking at pictures may take, and what it answers when it takes longer. */
export function inspectionDeadline(param: string): JobDeadline {
  const seconds = DEADLINE_MS / 1000;
  const message = `Looking at the SVG took more than ${seconds} s; a simpler drawing is needed.`;
  return { afterMs: DEADLINE_MS, error: new ApiError('unsafe_svg', message, { param }) };
}

/**
 * Looks at each picture, one after another.
 * @throws ApiError as `checkImage` does, for the first that is refused
 */
export const runInspectImages: Run<Inspection> = async ({ expectations }, context) => {
  const facts: ImageFacts[] = [];
  for (const [at, bytes] of (context.images.image ?? []).entries()) {
    const expected = expectations[at];
    if (!expected) throw new Error('A picture came without its rules');
    facts.push(await checkImage(bytes, expected.rules, { param: expected.param }));
  }
  return { images: [], facts };
};

import { checkImage } from '@/lib/imaging/inspect';
import type { ImageFacts } from '@/lib/imaging/raster-facts';
import { readSignature } from '@/lib/imaging/signature';
import {
  type ImageToInspect,
  inspectionDeadline,
  inspectionJob,
  inspectionMs,
} from '@/lib/operations/chores/inspect-images';
import type { JobRunner } from '@/lib/operations/job-runner';
import type { BodyShape } from '../body/read-body';

interface InspectContext {
  jobs: Pick<JobRunner, 'run'>;
  /** Whose pictures they are: users take turns. */
  userId: string;
  signal: AbortSignal;
}

/** Whether looking at it means reading markup of any length, and not a header. */
function isMarkup({ bytes, rules }: ImageToInspect): boolean {
  const signature = readSignature(bytes);
  return bytes.length < rules.maxBytes && signature.kind === 'image' && signature.type === 'svg';
}

async function inspect(image: ImageToInspect, { jobs, userId, signal }: InspectContext) {
  if (!isMarkup(image)) return checkImage(image.bytes, image.rules, image);
  const deadline = inspectionDeadline(image.param);
  const estimateMs = inspectionMs(image);
  const options = { userId, estimateMs, signal, deadline };
  const { facts } = await jobs.run(inspectionJob([image]), options);
  const [found] = facts ?? [];
  if (!found) throw new Error('A worker looked at a picture and told nothing');
  return found;
}

/**
 * What every image of a request is, by field. Headers of raster pictures are read here, in no time;
 * an SVG is read in a worker, under a deadline.
 * @throws ApiError for the first picture that its field does not take
 */
export async function inspectImages(
  operation: Pick<BodyShape, 'images'>,
  images: Record<string, Uint8Array[]>,
  context: InspectContext,
): Promise<Record<string, ImageFacts[]>> {
  const found: Record<string, ImageFacts[]> = {};
  for (const [name, { rules, json: param }] of Object.entries(operation.images)) {
    const given = images[name] ?? [];
    const facts: ImageFacts[] = [];
    for (const bytes of given) facts.push(await inspect({ bytes, rules, param }, context));
    if (given.length > 0) found[name] = facts;
  }
  return found;
}

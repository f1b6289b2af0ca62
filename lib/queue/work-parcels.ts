import { ApiError } from '@/lib/errors/api-error';
import { inputKey } from '@/lib/files/object-key';
import type { ObjectStore } from '@/lib/files/object-store';
import type { Job } from '@/lib/operations/job';
import { MAX_PAYLOAD_BYTES, packedWork, type PackedWork, type Payload } from './payload';

/** The pictures of a job on their way to a worker: under keys `inputs/<job id>/<number>`. */

/** What the payload holds beside the work, generously. */
const ENVELOPE_BYTES = 4 * 1024;

type Objects = Pick<ObjectStore, 'put' | 'get'>;

/** Jobs travel as JSON; what is not in there is not there. */
function bytesOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

export function parsed(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Reads what must be there. @throws ApiError `engine_failed` where it is not */
export async function fetched(objects: Objects, key: string): Promise<Uint8Array> {
  const bytes = await objects.get(key);
  if (bytes) return bytes;
  throw new ApiError('engine_failed', 'what was sent to the engine is not there any more');
}

/** What a job has put in the object store. */
export class Parcels {
  readonly keys: string[] = [];

  constructor(
    private readonly objects: Pick<ObjectStore, 'put' | 'get' | 'delete'>,
    private readonly jobId: string,
  ) {}

  /** Puts the job's pictures, and the work itself where it is too large for Redis. */
  async pack(job: Job): Promise<Payload['work']> {
    const { images, style, ...rest } = job;
    const entries = Object.entries(images);
    const keys = await Promise.all(entries.map(async ([, list]) => this.putAll(list)));
    const work: PackedWork = {
      ...rest,
      images: Object.fromEntries(entries.map(([field], at) => [field, keys[at] ?? []])),
      ...(style && { style: await this.packStyle(style) }),
    };
    const bytes = bytesOf(work);
    if (bytes.byteLength <= MAX_PAYLOAD_BYTES - ENVELOPE_BYTES) return work;
    return { key: await this.put(bytes) };
  }

  /** Deletes all that was put; what can't be is swept some day. */
  async drop(): Promise<void> {
    await Promise.allSettled(this.keys.map((key) => this.objects.delete(key)));
  }

  private async packStyle({ references, ...style }: NonNullable<Job['style']>) {
    return { ...style, ...(references && { references: await this.putAll(references) }) };
  }

  private putAll(list: readonly Uint8Array[]): Promise<string[]> {
    return Promise.all(list.map((bytes) => this.put(bytes)));
  }

  private async put(bytes: Uint8Array): Promise<string> {
    const key = inputKey(this.jobId, this.keys.length);
    this.keys.push(key);
    await this.objects.put(key, bytes);
    return key;
  }
}

/** The job as it was sent. */
export async function unpackWork(sent: Payload['work'], objects: Objects): Promise<Job> {
  const work = 'key' in sent ? packedWork.parse(parsed(await fetched(objects, sent.key))) : sent;
  const all = (keys: readonly string[]) => Promise.all(keys.map((key) => fetched(objects, key)));
  const { images, style, ...rest } = work;
  const entries = Object.entries(images);
  const [lists, references] = await Promise.all([
    Promise.all(entries.map(async ([, keys]) => all(keys))),
    style?.references && all(style.references),
  ]);
  const unpacked = {
    ...rest,
    images: Object.fromEntries(entries.map(([field], at) => [field, lists[at] ?? []])),
    ...(style && { style: { ...style, ...(references && { references }) } }),
  };
  // The server that sent it had it as a `Job`; only the bytes were taken out.
  return unpacked as Job;
}

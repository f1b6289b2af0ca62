import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import { inputKey } from '@/lib/files/object-key';
import type { ObjectStore } from '@/lib/files/object-store';
import type { Adaptation } from '@/lib/operations/adapt/adaptation';
import type { ResolvedInput } from '@/lib/operations/define-operation';
import type { JobStyle } from '@/lib/operations/job';
import { SERVER_STOPPED } from '@/lib/requests/request-rules';
import { additionFacts } from '../openai/addition';

/**
 * The work of a request that is answered later, as it lies in the object store while it waits: all that
 * any server needs to do it, this one or the one that adopts it. Its pictures lie beside it.
 */

const VERSION = 1;
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const objectKeys = z.array(z.string());

const schema = z.object({
  v: z.literal(VERSION),
  operationId: z.string(),
  /** Resolved and checked when the request was accepted. */
  input: z.custom<ResolvedInput>(isObject),
  /** What is kept of its fields beside its results; work of earlier versions has none. */
  settings: z.record(z.string(), z.unknown()).default({}),
  /** Whoever does it makes the same of it. */
  seed: z.number().int().min(0),
  estimateMs: z.number().positive(),
  /** Keys of pictures, by field. */
  images: z.record(z.string(), objectKeys),
  sentAs: z.record(z.string(), z.string()),
  style: z.custom<Omit<JobStyle, 'references'>>(isObject).optional(),
  /** Keys of the style's own pictures. */
  references: objectKeys.optional(),
  adaptation: z.custom<Adaptation>(isObject).optional(),
  addition: additionFacts.optional(),
  /** What the log says of the request. */
  asked: z.object({
    address: z.string(),
    path: z.string(),
    method: z.string(),
    tokenId: z.string().optional(),
  }),
});
export type StoredWork = z.infer<typeof schema>;

type Images = Record<string, Uint8Array[]>;
type Objects = Pick<ObjectStore, 'put' | 'get' | 'delete'>;

/** The work before it is put aside: its pictures are bytes. */
export interface WorkToStore extends Omit<StoredWork, 'v' | 'images' | 'style' | 'references'> {
  images: Images;
  style?: JobStyle | undefined;
}

const workKey = (requestId: string) => inputKey(requestId, 'later');

export function bytesOfImages(images: Images): number {
  const all = Object.values(images).flat();
  return all.reduce((total, { byteLength }) => total + byteLength, 0);
}

/** Puts a request's work aside, its pictures first; nothing is left of it where that fails. */
export async function putWork(
  objects: Objects,
  requestId: string,
  { images, style, ...rest }: WorkToStore,
): Promise<StoredWork> {
  const { references, ...measured } = style ?? {};
  const put: string[] = [];
  const putAll = async (name: string, list: readonly Uint8Array[]) => {
    const keys: string[] = [];
    for (const [index, bytes] of list.entries()) {
      const key = inputKey(requestId, `later-${name}-${index}`);
      put.push(key);
      keys.push(key);
      await objects.put(key, bytes);
    }
    return keys;
  };
  try {
    const kept: Record<string, string[]> = {};
    for (const [at, [field, list]] of Object.entries(images).entries()) {
      kept[field] = await putAll(String(at), list);
    }
    const work: StoredWork = {
      ...rest,
      v: VERSION,
      images: kept,
      ...(style && { style: measured as StoredWork['style'] }),
      ...(references && { references: await putAll('style', references) }),
    };
    put.push(workKey(requestId));
    await objects.put(workKey(requestId), new TextEncoder().encode(JSON.stringify(work)));
    return work;
  } catch (error) {
    await deleteAll(objects, put);
    throw error;
  }
}

/** @throws ApiError `engine_failed` where it is not there, or not of a version that is known */
export async function readWork(objects: Objects, requestId: string): Promise<StoredWork> {
  const bytes = await objects.get(workKey(requestId));
  const work = bytes && schema.safeParse(parsed(bytes)).data;
  if (work) return work;
  throw new ApiError(SERVER_STOPPED.code, SERVER_STOPPED.message);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

async function bytesAt(objects: Objects, key: string): Promise<Uint8Array> {
  const bytes = await objects.get(key);
  if (bytes) return bytes;
  throw new ApiError(SERVER_STOPPED.code, SERVER_STOPPED.message);
}

/** Reads the pictures of a work: those of the request, and those of its style. */
export async function readPictures(
  objects: Objects,
  { images, style, references }: StoredWork,
): Promise<{ images: Images; style?: JobStyle }> {
  const read: Images = {};
  for (const [field, keys] of Object.entries(images)) {
    read[field] = await Promise.all(keys.map((key) => bytesAt(objects, key)));
  }
  if (!style) return { images: read };
  if (!references) return { images: read, style };
  const looked = await Promise.all(references.map((key) => bytesAt(objects, key)));
  return { images: read, style: { ...style, references: looked } };
}

/** Deletes a work that nobody does any more. What can't be deleted now goes by the sweep of leftovers. */
export async function deleteWork(objects: Objects, requestId: string): Promise<void> {
  const work = await readWork(objects, requestId).catch(() => undefined);
  const keys = [...Object.values(work?.images ?? {}).flat(), ...(work?.references ?? [])];
  await deleteAll(objects, [...keys, workKey(requestId)]);
}

async function deleteAll(objects: Objects, keys: readonly string[]): Promise<void> {
  for (const key of keys) await objects.delete(key).catch(() => undefined);
}

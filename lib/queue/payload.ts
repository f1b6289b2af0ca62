import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from '@/lib/errors/codes';
import { LANES } from '@/lib/scheduling/lanes';

/** What stands in Redis for a job: where its bytes lie, never the bytes. JSON, of one version. */

/** Grows whenever a worker of before could not do what is written. */
export const PAYLOAD_VERSION = 1;

/** Most that one payload may take in Redis; what is larger goes through the object store. */
export const MAX_PAYLOAD_BYTES = 64 * 1024;

const objectKeys = z.array(z.string());

const serializedError = z.object({
  code: z.custom<ErrorCode>((code) => typeof code === 'string' && Object.hasOwn(ERROR_CODES, code)),
  message: z.string(),
  param: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
});

/** The work itself: a `Job` whose pictures are keys. Its parts were checked by the server that sent it. */
export const packedWork = z.object({
  operationId: z.string(),
  input: z.unknown(),
  /** 0 to 4294967295. A job that is done again is done with the same one. */
  seed: z.number().int().min(0),
  images: z.record(z.string(), objectKeys),
  sentAs: z.record(z.string(), z.string()).optional(),
  style: z.looseObject({ references: objectKeys.optional() }).optional(),
  adaptation: z.unknown().optional(),
  showsPreviews: z.boolean().optional(),
});
export type PackedWork = z.infer<typeof packedWork>;

const payload = z.object({
  v: z.literal(PAYLOAD_VERSION),
  userId: z.string(),
  lane: z.enum(LANES),
  /** The server that waits for it: once that is gone, nobody does. */
  nodeId: z.string(),
  /** Unix time in milliseconds after which nobody waits any more. */
  endsAtMs: z.number(),
  /** Time that it may work. */
  workMs: z.number().positive(),
  /** What it comes to when that is over and its content is to blame. */
  deadlineError: serializedError.optional(),
  /** Its place in virtual time; see `admission.ts`. */
  turn: z.object({ startMs: z.number(), costMs: z.number() }),
  wantsProgress: z.boolean(),
  work: z.union([packedWork, z.object({ key: z.string() })]),
});
export type Payload = z.infer<typeof payload>;

type Readers = Readonly<Record<number, (data: unknown) => Payload>>;

/**
 * How what stands in Redis becomes a payload of today, by version: this one and the one before, which
 * web servers of before still send while a new release is rolled out (workers go first).
 */
const READERS: Readers = { [PAYLOAD_VERSION]: (data) => payload.parse(data) };

/**
 * Reads a payload of a version that is known.
 * @throws Error for any other version, and for what is not as its version says
 */
export function readPayload(data: unknown, readers: Readers = READERS): Payload {
  const { v } = z.object({ v: z.number() }).parse(data);
  const read = readers[v];
  if (!read) {
    const known = Object.keys(readers).join(', ');
    throw new Error(`A job has version ${v}; this worker takes ${known}`);
  }
  return read(data);
}

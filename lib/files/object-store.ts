import type { ByteRange } from './byte-range';

/** What a listing says of one object. */
export interface ObjectEntry {
  key: string;
  sizeBytes: number;
}

/**
 * Bytes under keys (object-key.ts says which). One machine: a folder; many: any S3. Whoever decides
 * what exists is the database: an object without a row is nothing, and is swept.
 *
 * Every call rejects with the code `service_unavailable` where the store is out of reach or too slow,
 * and with a `RangeError` for what is no key. "Nothing there" is an answer of a store that answers.
 */
export interface ObjectStore {
  /** Puts all bytes under the key or none; what was there is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** `undefined` when there is nothing under the key. */
  get(key: string): Promise<Uint8Array | undefined>;
  /**
   * Some of the bytes, read as they are asked for; `undefined` when there is nothing under the key. Who
   * gets a stream reads it to its end or cancels it: until then it holds a file handle or a connection.
   */
  stream(key: string, range: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Deletes the bytes, and what a crash left half-written there; nothing there is no error. */
  delete(key: string): Promise<void>;
  /**
   * What was last written before `before`, in no order; one may come twice. Only some are held at a
   * time, so a store of any size can be walked.
   *
   * @param prefix a room (`inputs/`) or the part of it whose ids begin with two digits (`files/ab`)
   */
  list(prefix: string, before: Date): AsyncIterable<ObjectEntry>;
  /** Bytes that can still be written; `undefined` where the store has no such limit. */
  freeBytes(): Promise<number | undefined>;
  /** Rejects when the store does not answer; for readiness. */
  check(): Promise<void>;
}

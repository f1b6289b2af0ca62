import type { Thumbnail, ThumbnailWidth } from '@/lib/imaging/thumbnail-sizes';
import type { ListPlace } from '@/lib/list-place';
import type { ByteRange } from './byte-range';
import type { FileRecipe } from './file-recipe';

/** What may lie beside the bytes of an id: small pictures of it, by their width. */
export const BLOB_VARIANTS = ['w640', 'w320', 'w160'] as const;
export type BlobVariant = (typeof BLOB_VARIANTS)[number];

/** Bytes of files under the ids of files, with what lies beside them; stands on an `ObjectStore`. */
export interface BlobStore {
  put(id: string, bytes: Uint8Array, variant?: BlobVariant): Promise<void>;
  /** `undefined` when there is nothing under the id. */
  get(id: string, variant?: BlobVariant): Promise<Uint8Array | undefined>;
  /**
   * Some of the bytes, read as they are asked for; `undefined` when there is nothing under the id. Who
   * gets a stream reads it to its end or cancels it: until then it holds a file handle or a connection.
   */
  stream(id: string, range: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Deletes the bytes under the id, all variants of them, and what a crash left half-written there. */
  delete(id: string): Promise<void>;
  /**
   * Ids under which anything lies whose first two digits are these and which was last written before
   * `before`; for the sweep of what nobody knows.
   */
  list(prefix: string, before: Date): Promise<string[]>;
  /** Bytes that can still be written; `undefined` where the store has no such limit. */
  freeBytes(): Promise<number | undefined>;
  /** Rejects when the store can't be written to; for readiness. */
  check(): Promise<void>;
}

export const MEDIA_TYPES = ['image/webp', 'image/png', 'image/jpeg', 'image/svg+xml'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** What is made to be handed out and never kept as a file: exports of projects alone. */
export const MADE_MEDIA_TYPES = [
  ...MEDIA_TYPES,
  'image/avif',
  'image/vnd.adobe.photoshop',
] as const;
export type MadeMediaType = (typeof MADE_MEDIA_TYPES)[number];

/**
 * The type of a picture that is to be kept.
 * @throws Error for what is only ever handed out
 */
export function keptMediaType(type: MadeMediaType): MediaType {
  const kept = MEDIA_TYPES.find((each) => each === type);
  if (!kept) throw new Error(`A picture of the type ${type} is handed out and not kept`);
  return kept;
}

export interface FileRecord {
  /** A random UUID: 122 bits that can't be guessed, and the `image_id` of answers. */
  id: string;
  ownerId: string;
  requestId: string;
  /** An asset is a picture that was brought into a project. */
  kind: 'result' | 'style' | 'asset';
  mediaType: MediaType;
  sizeBytes: number;
  widthPx: number;
  heightPx: number;
  operation: string;
  createdAt: Date;
  /** `null`: kept until deleted with what it belongs to. */
  expiresAt: Date | null;
  /** How a result was asked for; files that nobody asked an operation for have none. */
  recipe?: FileRecipe;
}

/** Which of a user's files are asked for, and where a page of them begins. */
export interface FileListing {
  kind: FileRecord['kind'];
  limit: number;
  /** Where the page before ended. */
  after?: ListPlace | undefined;
  operation?: string | undefined;
  model?: string | undefined;
  /** Part of the prompt, in any case; the newest `MAX_SEARCHED_FILES` are looked through. */
  search?: string | undefined;
  sort?: 'newest' | 'oldest' | undefined;
}

/** Files of one kind that a search looks through, the newest: a bound for what it costs. */
export const MAX_SEARCHED_FILES = 5_000;

export interface StorageUse {
  kind: FileRecord['kind'];
  files: number;
  bytes: number;
}

export interface FileStore {
  /** With its thumbnails, where they were made already. */
  save(
    file: Omit<FileRecord, 'createdAt' | 'sizeBytes'>,
    bytes: Uint8Array,
    thumbnails?: readonly Thumbnail[],
  ): Promise<FileRecord>;
  /**
   * Puts the bytes of a file whose record is published later; until then nobody finds it, and where that
   * never happens the bytes are swept as orphans.
   */
  put(id: string, bytes: Uint8Array, thumbnails?: readonly Thumbnail[]): Promise<void>;
  /** Keeps thumbnails of a file as long as the file; an empty list says that there can be none. */
  saveThumbnails(id: string, thumbnails: readonly Thumbnail[]): Promise<void>;
  /** `undefined` while none were made, `none` when there can be none. */
  thumbnail(id: string, widthPx: ThumbnailWidth): Promise<Uint8Array | 'none' | undefined>;
  /** The record alone; `undefined` when it does not exist or has expired. */
  find(id: string): Promise<FileRecord | undefined>;
  /** `undefined` when it does not exist or has expired. */
  open(id: string): Promise<{ record: FileRecord; bytes: Uint8Array } | undefined>;
  /** Some bytes of a file that `find` has found, as in `BlobStore`; `undefined` when they are gone. */
  stream(id: string, range: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  /** A page of a user's live files of one kind, newest first unless asked otherwise. */
  list(ownerId: string, listing: FileListing): Promise<FileRecord[]>;
  /** Live results of a user, by operation or by model. */
  countBy(ownerId: string, what: 'operation' | 'model'): Promise<Record<string, number>>;
  delete(ids: string[]): Promise<void>;
  /**
   * Deletes a result of this user; `false` when they have none under the id.
   * @throws ApiError `conflict` while one of their projects uses it
   */
  deleteResult(ownerId: string, id: string): Promise<boolean>;
  /** Files and bytes that are kept now, by kind. */
  usage(): Promise<StorageUse[]>;
  /** Bytes of all files of a user, also of those that have expired and are not swept yet. */
  bytesOf(ownerId: string): Promise<number>;
  /** As in `BlobStore`. */
  freeBytes(): Promise<number | undefined>;
  /** Deletes what has expired, bytes and records; resolves to how many. */
  sweep(): Promise<number>;
  /**
   * Deletes bytes without a record, as a crash or a restored database may leave them. Each call looks at
   * another part of the ids, 256 calls at all of them; resolves to how many it deleted.
   */
  sweepOrphans(): Promise<number>;
  /** Rejects when bytes can't be stored; for readiness. */
  check(): Promise<void>;
}

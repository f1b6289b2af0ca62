import type { Readable } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import { withDeadline } from '@/lib/deadline';
import type { ByteRange } from './byte-range';
import { assertObjectKey, assertObjectPrefix } from './object-key';
import type { ObjectEntry, ObjectStore } from './object-store';
import { bytesOfReadable, streamOfReadable } from './s3-bodies';
import { isMissing, unavailable } from './s3-errors';

export interface S3Options {
  bucket: string;
  /** Root of a server that speaks S3; Amazon's own when left out. */
  endpoint?: string | undefined;
  region: string;
  /** Both left out: whatever the machine gives (role of the instance, profile, AWS_… variables). */
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
  /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
  forcePathStyle: boolean;
  limits?: Partial<S3Limits>;
}

/** How long anything may take: nobody waits longer for a store that is down. */
export interface S3Limits {
  /** Until a connection stands, in milliseconds; as all times here. */
  connectMs: number;
  /** A call that carries no picture, all its attempts together; so long, too, until a picture begins. */
  callMs: number;
  /** Between two pieces of a body that somebody waits for. */
  pieceMs: number;
  /** Slowest pace at which a picture may be put, in bytes a second. */
  slowestBytesPerSecond: number;
  /** Objects of one page of a listing. */
  pageKeys: number;
}

const LIMITS: S3Limits = {
  connectMs: 2_000,
  callMs: 10_000,
  pieceMs: 15_000,
  slowestBytesPerSecond: 1_000_000,
  pageKeys: 1_000,
};

/** First try and two more, within the time of a call. */
const ATTEMPTS = 3;
/** 512 readers (lib/server/services.ts) hold a connection each; the rest is for puts and gets. */
const CONNECTIONS = 640;
/** No picture comes near it; what is larger was not put by us. */
const MAX_OBJECT_BYTES = 256 * 1024 * 1024;

/**
 * Opens a bucket. The client of S3 is loaded here and not before: who has no bucket does not pay for it.
 * Asks the server nothing yet.
 */
export async function openS3ObjectStore(options: S3Options): Promise<ObjectStore> {
  return new S3ObjectStore(await import('@aws-sdk/client-s3'), options);
}

/**
 * Objects in a bucket of any server that speaks S3. Reads are streamed through this process: clients
 * never see the bucket. Only `NoSuchKey` means that nothing is there; a store that can't be asked, has
 * no such bucket or refuses our key is `service_unavailable`. Objects are deleted one by one, because
 * not every server knows more.
 */
class S3ObjectStore implements ObjectStore {
  private readonly limits: S3Limits;
  private readonly client: Sdk.S3Client;
  private readonly Bucket: string;

  constructor(
    private readonly sdk: typeof Sdk,
    options: S3Options,
  ) {
    this.limits = { ...LIMITS, ...options.limits };
    this.client = new sdk.S3Client(clientConfiguration(options, this.limits));
    this.Bucket = options.bucket;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const command = new this.sdk.PutObjectCommand({
      Bucket: this.Bucket,
      Key: assertObjectKey(key),
      Body: bytes,
      ContentLength: bytes.byteLength,
    });
    const { callMs, slowestBytesPerSecond } = this.limits;
    const limitMs = callMs + (bytes.byteLength / slowestBytesPerSecond) * 1000;
    await within(limitMs, (abortSignal) => this.client.send(command, { abortSignal }));
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const found = await this.read(key);
    if (!found) return undefined;
    return bytesOfReadable(found.body, { ...this.limits, ...found, maxBytes: MAX_OBJECT_BYTES });
  }

  async stream(key: string, range: ByteRange): Promise<ReadableStream<Uint8Array> | undefined> {
    const sizeBytes = range.end - range.start;
    // There is no way to ask for no bytes.
    const found = await this.read(key, sizeBytes === 0 ? undefined : range);
    return found && streamOfReadable(found.body, { ...this.limits, sizeBytes });
  }

  async delete(key: string): Promise<void> {
    const command = new this.sdk.DeleteObjectCommand({
      Bucket: this.Bucket,
      Key: assertObjectKey(key),
    });
    await this.call((abortSignal) => this.client.send(command, { abortSignal }));
  }

  async *list(prefix: string, before: Date): AsyncGenerator<ObjectEntry> {
    const { Bucket, limits } = this;
    const Prefix = assertObjectPrefix(prefix);
    let ContinuationToken: string | undefined;
    do {
      const page = { Bucket, Prefix, MaxKeys: limits.pageKeys, ContinuationToken };
      const command = new this.sdk.ListObjectsV2Command(page);
      const answer = await this.call((abortSignal) => this.client.send(command, { abortSignal }));
      for (const { Key = '', Size = 0, LastModified } of answer?.Contents ?? []) {
        if (LastModified && LastModified < before && isKey(Key))
          yield { key: Key, sizeBytes: Size };
      }
      ContinuationToken = answer?.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  async freeBytes(): Promise<undefined> {
    return undefined;
  }

  async check(): Promise<void> {
    const command = new this.sdk.HeadBucketCommand({ Bucket: this.Bucket });
    await this.call((abortSignal) => this.client.send(command, { abortSignal }));
  }

  /** A body with its size, or a part of it; `undefined` when there is nothing under the key. */
  private async read(
    key: string,
    range?: ByteRange,
  ): Promise<{ body: Readable; sizeBytes: number } | undefined> {
    const Range = range && `bytes=${range.start}-${range.end - 1}`;
    const object = { Bucket: this.Bucket, Key: assertObjectKey(key), ...(Range && { Range }) };
    return this.call(async (abortSignal) => {
      const command = new this.sdk.GetObjectCommand(object);
      const { Body, ContentLength = 0 } = await this.client.send(command, { abortSignal });
      // In Node the client answers a stream of Node.
      return { body: Body as Readable, sizeBytes: ContentLength };
    });
  }

  private call<Answer>(call: (signal: AbortSignal) => Promise<Answer>) {
    return within(this.limits.callMs, call);
  }
}

/** Does one call within its time; whatever goes wrong is an `ApiError`, an absence `undefined`. */
async function within<Answer>(
  limitMs: number,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await withDeadline(limitMs, [], call);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unavailable(error);
  }
}

function clientConfiguration(
  { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle }: S3Options,
  limits: S3Limits,
): NonNullable<ConstructorParameters<typeof Sdk.S3Client>[0]> {
  const agent = { keepAlive: true, maxSockets: CONNECTIONS };
  return {
    region,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: ATTEMPTS,
    // Trailing checksums are Amazon's; other servers of S3 store them as part of the picture.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  };
}

function isKey(text: string): boolean {
  try {
    assertObjectKey(text);
    return true;
  } catch {
    return false;
  }
}

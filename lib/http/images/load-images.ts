import { setMaxListeners } from 'node:events';
import { abortWith } from '@/lib/deadline';
import { ApiError } from '@/lib/errors/api-error';
import type { ImageField } from '@/lib/operations/define-operation';
import type { Services } from '@/lib/server/services';
import type { BodyShape } from '../body/read-body';
import { decodeDataUrl } from './data-url';
import type { DownloadLease } from '@/lib/limits/download-budget';
import { fetchImage } from './fetch-image';
import { ownFileId } from './own-files';
import type { ImageSource, ImageSources } from './sources';

interface LoadContext {
  services: Services;
  /** Whose request it is: fetches take turns by user. */
  userId: string;
  /** Root of the service, to know our own addresses by. */
  origin: string;
  signal: AbortSignal;
  /** Counts what is read and held for the request. */
  lease: DownloadLease;
}

/** Refuses what the field's pictures have together too much, while they still come in. */
function fieldCounter(field: ImageField, lease: DownloadLease): (sizeBytes: number) => void {
  let totalBytes = 0;
  return (sizeBytes) => {
    totalBytes += sizeBytes;
    if (totalBytes > field.maxTotalBytes) throw tooMuchTogether(field);
    lease.take(sizeBytes);
  };
}

function tooMuchTogether(field: ImageField): ApiError {
  const limit = `${field.maxTotalBytes / 1_000_000} MB`;
  return new ApiError('payload_too_large', `${field.json}: at most ${limit} are taken together`, {
    param: field.json,
  });
}

async function ownFile(id: string, field: ImageField, context: LoadContext, count: Counter) {
  const { files } = context.services;
  const record = await files.find(id);
  if (record) count(record.sizeBytes);
  const file = record && (await files.open(id));
  if (file) return file.bytes;
  throw new ApiError('image_fetch_failed', `${field.json}: that file does not exist any more`, {
    param: field.json,
  });
}

type Counter = (sizeBytes: number) => void;

async function bytesOf(
  source: ImageSource,
  field: ImageField,
  context: LoadContext,
  count: Counter,
): Promise<Uint8Array> {
  if (source.kind === 'upload') {
    count(source.upload.sizeBytes);
    return source.upload.bytes();
  }
  const { url } = source;
  if (/^data:/i.test(url)) return decodeDataUrl(url, field.json, field.rules.maxBytes);
  const ownId = ownFileId(url, context.origin);
  if (ownId !== undefined) return ownFile(ownId, field, context, count);
  const { services, signal, userId } = context;
  return services.fetchTurns.run(userId, signal, () =>
    fetchImage(url, {
      param: field.json,
      maxBytes: field.rules.maxBytes,
      allowPrivate: services.env.FETCH_ALLOW_PRIVATE,
      signal,
      onBytes: count,
    }),
  );
}

/** All pictures of a field; the first that fails stops the others, which would be fetched for nobody. */
async function fetchAll(
  field: ImageField,
  sources: readonly ImageSource[],
  context: LoadContext,
): Promise<Uint8Array[]> {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  const unfollow = abortWith(context.signal, controller);
  const count = fieldCounter(field, context.lease);
  const within = { ...context, signal: controller.signal };
  try {
    return await Promise.all(sources.map((source) => bytesOf(source, field, within, count)));
  } finally {
    unfollow();
    controller.abort();
  }
}

async function loadField(
  field: ImageField,
  sources: readonly ImageSource[],
  context: LoadContext,
): Promise<Uint8Array[]> {
  const images = await fetchAll(field, sources, context);
  const totalBytes = images.reduce((total, bytes) => total + bytes.byteLength, 0);
  if (totalBytes > field.maxTotalBytes) throw tooMuchTogether(field);
  return images;
}

/** Fetches every image of a request. What they are is looked at afterwards. */
export async function loadImages(
  operation: Pick<BodyShape, 'images'>,
  sources: ImageSources,
  context: LoadContext,
): Promise<Record<string, Uint8Array[]>> {
  const loaded: Record<string, Uint8Array[]> = {};
  for (const [name, field] of Object.entries(operation.images)) {
    const given = sources[name] ?? [];
    if (given.length > 0) loaded[name] = await loadField(field, given, context);
  }
  return loaded;
}

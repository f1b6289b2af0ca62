import { checkImage } from '@/lib/imaging/inspect';
import type { ImageField, OperationDefinition } from '@/lib/operations/define-operation';
import { ApiError } from '@/lib/errors/api-error';
import type { Services } from '@/lib/server/services';
import { decodeDataUrl } from './data-url';
import { fetchImage } from './fetch-image';
import { ownFileId } from './own-files';
import type { ImageSource, ImageSources } from './sources';

interface LoadContext {
  services: Services;
  /** Root of the service, to know our own addresses by. */
  origin: string;
  signal: AbortSignal;
}

async function bytesOf(
  source: ImageSource,
  field: ImageField,
  context: LoadContext,
): Promise<Uint8Array> {
  if (source.kind === 'bytes') return source.bytes;
  const { url } = source;
  if (/^data:/i.test(url)) return decodeDataUrl(url, field.json);
  const ownId = ownFileId(url, context.origin);
  if (ownId === undefined) {
    return fetchImage(url, {
      param: field.json,
      maxBytes: field.rules.maxBytes,
      allowPrivate: context.services.env.FETCH_ALLOW_PRIVATE,
      signal: context.signal,
    });
  }
  const file = await context.services.files.open(ownId);
  if (file) return file.bytes;
  throw new ApiError('image_fetch_failed', `${field.json}: that file does not exist any more`, {
    param: field.json,
  });
}

async function loadField(
  field: ImageField,
  sources: readonly ImageSource[],
  context: LoadContext,
): Promise<Uint8Array[]> {
  const images = await Promise.all(sources.map((source) => bytesOf(source, field, context)));
  const totalBytes = images.reduce((total, bytes) => total + bytes.byteLength, 0);
  if (totalBytes > field.maxTotalBytes) {
    throw new ApiError(
      'payload_too_large',
      `${field.json}: the files have ${totalBytes} bytes together; the limit is ${field.maxTotalBytes}`,
      { param: field.json },
    );
  }
  for (const bytes of images) await checkImage(bytes, field.rules, { param: field.json });
  return images;
}

/** Fetches and checks every image of a request; only headers of the pictures are read here. */
export async function loadImages(
  operation: OperationDefinition,
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

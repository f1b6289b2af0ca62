import type { ImageField, OperationDefinition } from '@/lib/operations/define-operation';
import { ApiError } from '@/lib/errors/api-error';
import type { RequestBody } from '../body/read-body';

/** Where the bytes of an image come from: the body itself, or an address in it. */
export type ImageSource = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'url'; url: string };

/** The images of a request by field, before their bytes are fetched. */
export type ImageSources = Record<string, ImageSource[]>;

function refuse(param: string, message: string): never {
  throw new ApiError('invalid_request', message, { param });
}

function urlsOf(field: ImageField, value: unknown): string[] {
  if (value === undefined) return [];
  const values = field.maxCount > 1 ? value : [value];
  if (!Array.isArray(values))
    refuse(field.json, `${field.json} must be a list of URLs or data URLs`);
  return values.map((item: unknown, index) => {
    if (typeof item === 'string' && item.trim() !== '') return item.trim();
    const place = field.maxCount > 1 ? `${field.json}[${index}]` : field.json;
    return refuse(place, `${place} must be a URL or a data URL`);
  });
}

function nameOf(field: ImageField): string {
  const part = field.parts[0] === '*' ? 'files' : `the multipart part ${field.parts[0]}`;
  return `${field.json} (or ${part})`;
}

function checkCount(field: ImageField, count: number): void {
  if (count === 0) {
    if (field.required) refuse(field.json, `${nameOf(field)} is required`);
    return;
  }
  if (count > field.maxCount) {
    refuse(field.json, `${nameOf(field)} takes at most ${field.maxCount}, and ${count} were given`);
  }
}

/** Collects the image sources of a body, refusing missing, doubled and surplus ones. */
export function imageSourcesOf(operation: OperationDefinition, body: RequestBody): ImageSources {
  return Object.fromEntries(
    Object.entries(operation.images).map(([name, field]) => {
      const files = body.files.filter(
        (file) => field.parts.includes('*') || field.parts.includes(file.field),
      );
      const urls = urlsOf(field, body.fields[field.json]);
      const sources: ImageSource[] = [
        ...files.map((file): ImageSource => ({ kind: 'bytes', bytes: file.bytes })),
        ...urls.map((url): ImageSource => ({ kind: 'url', url })),
      ];
      checkCount(field, sources.length);
      return [name, sources];
    }),
  );
}

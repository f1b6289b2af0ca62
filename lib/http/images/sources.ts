import type { ImageField, OperationDefinition } from '@/lib/operations/define-operation';
import { ApiError } from '@/lib/errors/api-error';
import type { Upload } from '@/lib/uploads/upload';
import { InlinePicture } from '../body/inline-picture';
import type { RequestBody } from '../body/read-body';

/** Where the bytes of an image come from: the body itself, or an address in it. */
export type ImageSource = { kind: 'upload'; upload: Upload } | { kind: 'url'; url: string };

/** The images of a request by field, before their bytes are fetched. */
export type ImageSources = Record<string, ImageSource[]>;

function refuse(param: string, message: string): never {
  throw new ApiError('invalid_request', message, { param });
}

function sourcesIn(field: ImageField, value: unknown): ImageSource[] {
  if (value === undefined) return [];
  const values = field.maxCount > 1 ? value : [value];
  if (!Array.isArray(values))
    refuse(field.json, `${field.json} must be a list of URLs or data URLs`);
  return values.map((item: unknown, index) => {
    if (item instanceof InlinePicture) return { kind: 'upload', upload: item.upload };
    if (typeof item === 'string' && item.trim() !== '') return { kind: 'url', url: item.trim() };
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
      const sources: ImageSource[] = [
        ...files.map(({ upload }): ImageSource => ({ kind: 'upload', upload })),
        ...sourcesIn(field, body.fields[field.json]),
      ];
      checkCount(field, sources.length);
      return [name, sources];
    }),
  );
}

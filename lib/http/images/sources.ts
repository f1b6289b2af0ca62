import type { ImageField } from '@/lib/operations/define-operation';
import { listing } from '@/lib/operations/resolve/refuse';
import { ApiError } from '@/lib/errors/api-error';
import type { Upload } from '@/lib/uploads/upload';
import { InlinePicture } from '../body/inline-picture';
import type { BodyShape, RequestBody } from '../body/read-body';

/** Where the bytes of an image come from: the body itself, or an address in it. */
export type ImageSource = ({ kind: 'upload'; upload: Upload } | { kind: 'url'; url: string }) & {
  /** The field or part that it was sent in. */
  sentAs: string;
};

/** The images of a request by field, before their bytes are fetched. */
export type ImageSources = Record<string, ImageSource[]>;

/** What takes pictures: an operation, or an action that takes one. */
type Pictured = Pick<BodyShape, 'images'>;

/** What a client may call a part that takes any name. */
const ANY_PART = 'files';

function refuse(param: string, message: string): never {
  throw new ApiError('invalid_request', message, { param });
}

function sourcesIn(field: ImageField, value: unknown): ImageSource[] {
  if (value === undefined) return [];
  const values = field.maxCount > 1 ? value : [value];
  if (!Array.isArray(values))
    refuse(field.json, `send ${field.json} as a list of URLs or data URLs`);
  return values.map((item: unknown, index) => {
    const sentAs = field.json;
    if (item instanceof InlinePicture) return { kind: 'upload', upload: item.upload, sentAs };
    if (typeof item === 'string' && item.trim() !== '') {
      return { kind: 'url', url: item.trim(), sentAs };
    }
    const place = field.maxCount > 1 ? `${field.json}[${index}]` : field.json;
    return refuse(place, `send a URL or a data URL as ${place}`);
  });
}

/** The names that a field's pictures may be sent under, in the body's own encoding first. */
function namesOf(field: ImageField, { encoding }: RequestBody): string[] {
  const parts = field.parts.map((part) => (part === '*' ? ANY_PART : part));
  return encoding === 'multipart' ? [...new Set([...parts, field.json])] : [field.json];
}

/** Parts with files that no field of the operation takes: a picture under a wrong name, most likely. */
function strayParts(operation: Pictured, body: RequestBody): string[] {
  const taken = Object.values(operation.images).flatMap(({ parts }) => parts);
  if (taken.includes('*')) return [];
  return body.files.map(({ field }) => field).filter((field) => !taken.includes(field));
}

function checkCount(
  field: ImageField,
  sources: readonly ImageSource[],
  operation: Pictured,
  body: RequestBody,
): void {
  const names = namesOf(field, body);
  const [name = field.json] = names;
  if (sources.length === 0) {
    if (!field.required) return;
    const [stray] = strayParts(operation, body);
    const came = stray === undefined ? '' : `; a file came as ${JSON.stringify(stray)}`;
    refuse(name, `send the picture as ${listing(names, 'or')}; ${name} is required${came}`);
  }
  if (sources.length > field.maxCount) {
    const sent = sources.at(-1)?.sentAs ?? name;
    const most = field.maxCount === 1 ? 'one picture' : `at most ${field.maxCount} pictures`;
    refuse(sent, `send ${most} as ${name}; ${sources.length} were sent`);
  }
}

/** Collects the image sources of a body, refusing missing, doubled and surplus ones. */
export function imageSourcesOf(operation: Pictured, body: RequestBody): ImageSources {
  return Object.fromEntries(
    Object.entries(operation.images).map(([name, field]) => {
      const files = body.files.filter(
        (file) => field.parts.includes('*') || field.parts.includes(file.field),
      );
      const sources = [
        ...files.map(({ upload, field: part, sentAs = part }): ImageSource => ({
          kind: 'upload',
          upload,
          sentAs,
        })),
        ...sourcesIn(field, body.fields[field.json]),
      ];
      checkCount(field, sources, operation, body);
      return [name, sources];
    }),
  );
}

/**
 * The operation with its image fields under the names that this request sent them by, so that whoever
 * refuses a picture speaks of the field that the client knows.
 */
export function asSent<Shape extends Pictured>(operation: Shape, sources: ImageSources): Shape {
  const images = Object.entries(operation.images).map(([name, field]) => {
    const [first] = sources[name] ?? [];
    return [name, { ...field, json: first?.sentAs ?? field.json }] as const;
  });
  return { ...operation, images: Object.fromEntries(images) };
}

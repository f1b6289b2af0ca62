import type { OperationDefinition } from '@/lib/operations/define-operation';
import { ApiError } from '@/lib/errors/api-error';
import type { RequestUploads, Upload } from '@/lib/uploads/upload';
import { assignBracketed, splitFieldName } from './bracket-keys';
import { coerce } from './coerce';
import { inputSchemaOf } from './json-schema';
import { readMultipart, type MultipartPart } from './multipart';
import { MAX_JSON_TEXT_BYTES } from './json-limits';
import { readJson, withoutNulls } from './read-json';

export interface UploadedFile {
  /** Name of the part, without a trailing `[]`. */
  field: string;
  upload: Upload;
  /** What the client called the part, where it stands under another name now. */
  sentAs?: string;
}

/**
 * A request body in one shape, whichever way it came. `null` fields are left out, and long data URLs
 * are `InlinePicture`s.
 */
export interface RequestBody {
  encoding: 'json' | 'multipart';
  fields: Record<string, unknown>;
  files: UploadedFile[];
  /** Fields whose nested values came under bracketed names, such as `controls[no_text]`. */
  bracketed: ReadonlySet<string>;
}

const BASE64_GROWTH = 4 / 3;

/** A body without pictures: the longest prompt, every letter of it escaped, and room to spare. */
const SMALL_BODY_BYTES = 64 * 1024;

type Pictured = Pick<OperationDefinition, 'images'>;

/** What a body is read by: its fields, and the pictures it may bring. */
export type BodyShape = Pick<OperationDefinition, 'input' | 'images'>;

/** The longest body an operation takes: its images in Base64 and a margin for the rest. */
export function bodyLimitBytes(operation: Pictured): number {
  const fields = Object.values(operation.images);
  if (fields.length === 0) return SMALL_BODY_BYTES;
  const imageBytes = fields.reduce((total, field) => total + field.maxTotalBytes, 0);
  return Math.ceil(imageBytes * BASE64_GROWTH) + MAX_JSON_TEXT_BYTES;
}

function largestPictureBytes(operation: Pictured): number {
  return Math.max(0, ...Object.values(operation.images).map((field) => field.rules.maxBytes));
}

/** The fields of a JSON body, for what is no operation: a small one unless said otherwise. */
export async function readObject(
  request: Request,
  limitBytes = SMALL_BODY_BYTES,
): Promise<Record<string, unknown>> {
  return readJson(request, { limitBytes });
}

/** Fields that take a list of URLs: repeated names collect, whatever brackets they carry. */
function listFieldsOf(operation: Pictured): Set<string> {
  const lists = Object.values(operation.images).filter((field) => field.maxCount > 1);
  return new Set(lists.map((field) => field.json));
}

/** The text of a part that stands for a field; one that came as a file is small, too. */
async function textOf(part: MultipartPart): Promise<string> {
  if ('text' in part) return part.text;
  if (part.upload.sizeBytes <= MAX_JSON_TEXT_BYTES) {
    return Buffer.from(await part.upload.bytes()).toString('utf8');
  }
  const message = `${part.name} is longer than ${MAX_JSON_TEXT_BYTES / 1024} KiB`;
  throw new ApiError('payload_too_large', message, { param: part.name });
}

async function assemble(
  parts: readonly MultipartPart[],
  operation: BodyShape,
): Promise<RequestBody> {
  const schema = inputSchemaOf(operation.input);
  const lists = listFieldsOf(operation);
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const files: UploadedFile[] = [];
  const bracketed = new Set<string>();
  for (const part of parts) {
    const keys = splitFieldName(part.name) ?? [part.name];
    const [field = ''] = keys;
    if ('upload' in part && !(field in (schema.properties ?? {}))) {
      files.push({ field, upload: part.upload });
      continue;
    }
    const text = await textOf(part);
    if (lists.has(field)) {
      const list = Array.isArray(fields[field]) ? (fields[field] as unknown[]) : [];
      fields[field] = [...list, ...urlsIn(text, field)];
    } else {
      assignBracketed(fields, keys, text, schema);
      if (keys.length > 1) bracketed.add(field);
    }
  }
  const coerced = withoutNulls(coerce(fields, schema, '')) as Record<string, unknown>;
  return { encoding: 'multipart', fields: coerced, files, bracketed };
}

/** One URL, or a JSON list of them. */
function urlsIn(text: string, field: string): unknown[] {
  if (!text.startsWith('[')) return [text];
  const parsed = coerce(text, { type: 'array' }, field);
  return Array.isArray(parsed) ? parsed : [parsed];
}

const LONGEST_SHOWN_TYPE = 100;

/**
 * Reads a body as JSON or multipart, and its pictures into `uploads`; other types are refused with
 * `unsupported_media_type`.
 */
export async function readBody(
  request: Request,
  operation: BodyShape,
  { uploads, signal }: { uploads: RequestUploads; signal: AbortSignal },
): Promise<RequestBody> {
  const options = { limitBytes: bodyLimitBytes(operation), signal };
  const maxBytes = largestPictureBytes(operation);
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json' || type?.endsWith('+json')) {
    const pictures = maxBytes > 0 ? { pictures: { uploads, maxBytes } } : {};
    const fields = await readJson(request, { ...options, ...pictures });
    return { encoding: 'json', fields, files: [], bracketed: new Set() };
  }
  if (type === 'multipart/form-data') {
    const parts = await readMultipart(request, {
      ...options,
      uploads,
      maxFileBytes: maxBytes || SMALL_BODY_BYTES,
      maxTextBytes: MAX_JSON_TEXT_BYTES,
    });
    return assemble(parts, operation);
  }
  const shown = JSON.stringify((type ?? '').slice(0, LONGEST_SHOWN_TYPE));
  throw new ApiError(
    'unsupported_media_type',
    `content-type ${shown} is not taken; send application/json or multipart/form-data`,
  );
}

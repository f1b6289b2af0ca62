import type { OperationDefinition } from '@/lib/operations/define-operation';
import { ApiError } from '@/lib/errors/api-error';
import { assignBracketed, splitFieldName } from './bracket-keys';
import { coerce } from './coerce';
import { inputSchemaOf } from './json-schema';
import { readMultipart, type MultipartPart } from './multipart';
import { readStream } from './read-stream';

export interface UploadedFile {
  /** Name of the part, without a trailing `[]`. */
  field: string;
  bytes: Uint8Array;
}

/** A request body in one shape, whichever way it came. `null` fields are left out. */
export interface RequestBody {
  fields: Record<string, unknown>;
  files: UploadedFile[];
}

const MEBIBYTE = 1024 * 1024;
/** Room for everything that is not an image. */
const SCALARS_BYTES = 1 * MEBIBYTE;
const BASE64_GROWTH = 4 / 3;

/** The longest body an operation takes: its images in Base64 and a margin for the rest. */
export function bodyLimitBytes(operation: Pick<OperationDefinition, 'images'>): number {
  const imageBytes = Object.values(operation.images).reduce(
    (total, field) => total + field.maxTotalBytes,
    0,
  );
  return Math.ceil(imageBytes * BASE64_GROWTH) + SCALARS_BYTES;
}

/** Drops `null` from objects at every depth: an explicit null is the same as leaving the field out. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== null)
      .map(([key, item]) => [key, withoutNulls(item)]),
  );
}

const MAX_JSON_DEPTH = 32;

function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > MAX_JSON_DEPTH) return depth;
  return Object.values(value).reduce<number>(
    (deepest, item) => Math.max(deepest, depthOf(item, depth + 1)),
    depth,
  );
}

async function readJson(request: Request, limitBytes: number): Promise<RequestBody> {
  const text = (await readStream(request.body, limitBytes)).toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : 'it does not parse';
    throw new ApiError('invalid_json', `the request body is not valid JSON: ${problem}`, { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiError('invalid_json', 'the request body must be a JSON object');
  }
  if (depthOf(value) > MAX_JSON_DEPTH) {
    throw new ApiError('invalid_json', `JSON may nest at most ${MAX_JSON_DEPTH} levels`);
  }
  return { fields: withoutNulls(value) as Record<string, unknown>, files: [] };
}

const SMALL_BODY_BYTES = 64 * 1024;

/** The fields of a JSON body, for what is no operation: a small one unless said otherwise. */
export async function readObject(
  request: Request,
  limitBytes = SMALL_BODY_BYTES,
): Promise<Record<string, unknown>> {
  return (await readJson(request, limitBytes)).fields;
}

/** Fields that take a list of URLs: repeated names collect, whatever brackets they carry. */
function listFieldsOf(operation: OperationDefinition): Set<string> {
  const lists = Object.values(operation.images).filter((field) => field.maxCount > 1);
  return new Set(lists.map((field) => field.json));
}

function assemble(parts: readonly MultipartPart[], operation: OperationDefinition): RequestBody {
  const schema = inputSchemaOf(operation.input);
  const lists = listFieldsOf(operation);
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const files: UploadedFile[] = [];
  for (const part of parts) {
    const keys = splitFieldName(part.name) ?? [part.name];
    const [field = ''] = keys;
    if (part.isFile && !(field in (schema.properties ?? {}))) {
      files.push({ field, bytes: part.bytes });
      continue;
    }
    const text = part.bytes.toString('utf8');
    if (lists.has(field)) {
      const list = Array.isArray(fields[field]) ? (fields[field] as unknown[]) : [];
      fields[field] = [...list, ...urlsIn(text, field)];
    } else {
      assignBracketed(fields, keys, text, schema);
    }
  }
  return { fields: coerce(fields, schema, '') as Record<string, unknown>, files };
}

/** One URL, or a JSON list of them. */
function urlsIn(text: string, field: string): unknown[] {
  if (!text.startsWith('[')) return [text];
  const parsed = coerce(text, { type: 'array' }, field);
  return Array.isArray(parsed) ? parsed : [parsed];
}

/** Reads a body as JSON or multipart; other types are refused with `unsupported_media_type`. */
export async function readBody(
  request: Request,
  operation: OperationDefinition,
): Promise<RequestBody> {
  const limitBytes = bodyLimitBytes(operation);
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json' || type?.endsWith('+json')) return readJson(request, limitBytes);
  if (type === 'multipart/form-data') {
    const parts = await readMultipart(request, limitBytes);
    const body = assemble(parts, operation);
    return { ...body, fields: withoutNulls(body.fields) as Record<string, unknown> };
  }
  throw new ApiError(
    'unsupported_media_type',
    `content-type ${JSON.stringify(type ?? '')} is not taken; send application/json or multipart/form-data`,
  );
}

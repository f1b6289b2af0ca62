import { randomUUID } from 'node:crypto';
import { ApiError } from '@/lib/errors/api-error';
import type { RequestUploads } from '@/lib/uploads/upload';
import { DataUrlSink, InlinePicture } from './inline-picture';
import { JsonScanner } from './json-scanner';
import { receiveBody, type ReceiveOptions } from './receive-body';

export interface ReadJsonOptions extends ReceiveOptions {
  /** Where pictures of the body go; without it data URLs longer than a text are refused. */
  pictures?: { uploads: RequestUploads; maxBytes: number };
}

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : 'it does not parse';
    throw new ApiError('invalid_json', `${what} is not valid JSON: ${problem}`, { cause });
  }
}

const takesNoPictures = (key: string): never => {
  throw new ApiError('invalid_request', `${key.slice(0, 60)}: this endpoint takes no pictures`);
};

/** Parses JSON that is in memory already, within the same limits as a body's. */
export function parseBoundedJson(text: string, what: string): unknown {
  const scanner = new JsonScanner({ openString: takesNoPictures });
  scanner.push(Buffer.from(text));
  scanner.finish();
  return parse(text, what);
}

/** Puts pictures where their marks stand, and leaves out `null`: it is the same as no field at all. */
function settle(value: unknown, pictures: ReadonlyMap<string, InlinePicture>): unknown {
  if (typeof value === 'string') return pictures.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => settle(item, pictures));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== null)
      .map(([key, item]) => [key, settle(item, pictures)]),
  );
}

const NO_PICTURES: ReadonlyMap<string, InlinePicture> = new Map();

/** Drops `null` from objects at every depth. */
export function withoutNulls(value: unknown): unknown {
  return settle(value, NO_PICTURES);
}

/**
 * Reads a JSON object from a body. It is looked at while it arrives: what has more structure than any
 * request needs is refused before it is parsed, and long data URLs become `InlinePicture`s.
 */
export async function readJson(
  request: Pick<Request, 'body' | 'headers'>,
  options: ReadJsonOptions,
): Promise<Record<string, unknown>> {
  const { pictures } = options;
  const found = new Map<string, InlinePicture>();
  const nonce = randomUUID();
  const scanner = new JsonScanner({
    openString(key) {
      if (!pictures) return takesNoPictures(key);
      const upload = pictures.uploads.open();
      const mark = `${nonce}/${found.size}`;
      found.set(mark, new InlinePicture(upload));
      return { mark, sink: new DataUrlSink({ upload, param: key, maxBytes: pictures.maxBytes }) };
    },
  });
  let heldBytes = 0;
  await receiveBody(request, options, async (piece) => {
    scanner.push(piece);
    pictures?.uploads.hold(scanner.textBytes - heldBytes);
    heldBytes = scanner.textBytes;
    await pictures?.uploads.settled();
  });
  const value = parse(scanner.finish(), 'the request body');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiError('invalid_json', 'the request body must be a JSON object');
  }
  return settle(value, found) as Record<string, unknown>;
}

import type { ByteRange } from '@/lib/files/byte-range';
import { ApiError } from '@/lib/errors/api-error';
import { clientAddress } from '@/lib/server/client-address';
import type { OpenCall } from '../router';
import { fileAnswer, type Represented } from './file-answer';
import { meteredStream } from './metered-stream';

/** Who takes no piece of a file for this long is given up. */
const PATIENCE_MS = 45_000;
/** 64 MB at 1 Mbit/s take nine minutes. */
const TOTAL_MS = 15 * 60_000;
const RETRY_AFTER_SECONDS = 10;

/** Under this name the front door lets a length pass, which Next would drop. */
const LENGTH_HEADER = 'x-easel-content-length';

export interface FileToSend extends Represented {
  /** Opens the bytes of a range; `undefined` when they are gone. */
  open(range: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
}

export function noSuchFile(): ApiError {
  return new ApiError('not_found', 'the file does not exist, or its time is over');
}

/** Takes a place among those who read files now; what comes back gives it up again. */
function takePlace({ services, context }: OpenCall): () => void {
  const address = clientAddress(context.request.headers.get('x-forwarded-for'));
  const exceeded = services.fileReads.take(address);
  if (!exceeded) return () => services.fileReads.giveBack(address);
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
  throw exceeded === 'per key'
    ? new ApiError('rate_limited', 'too many files are being read from your address', { headers })
    : new ApiError('server_busy', 'too many files are being read; try again', { headers });
}

/** The bytes as they are asked for; ended with the request, and given up with a reader that stalls. */
async function bodyOf(
  call: OpenCall,
  file: FileToSend,
  range: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  const { request } = call.context;
  const leave = takePlace(call);
  const source = await file.open(range).catch((error: unknown) => {
    leave();
    throw error;
  });
  if (!source) {
    leave();
    throw noSuchFile();
  }
  const abort = () => metered.stop(new Error('the client went away'));
  const metered = meteredStream(source, {
    patienceMs: PATIENCE_MS,
    totalMs: TOTAL_MS,
    onEnd: () => {
      request.signal.removeEventListener('abort', abort);
      leave();
    },
  });
  // Next never reads the body for a client that is gone by then, so the stream alone would not hear of it.
  if (request.signal.aborted) abort();
  else request.signal.addEventListener('abort', abort, { once: true });
  return metered.stream;
}

/** Answers a GET or HEAD of a file: whole, in part, or not at all where the client has it. */
export async function sendFile(call: OpenCall, file: FileToSend): Promise<Response> {
  const { request } = call.context;
  const isDownload = new URL(request.url).searchParams.get('download') === '1';
  const { status, headers, range } = fileAnswer(
    file,
    { headers: request.headers, isDownload },
    Date.now(),
  );
  const all = new Headers(call.context.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  if (!range) return new Response(null, { status, headers: all });
  all.set(LENGTH_HEADER, String(range.end - range.start));
  const isBodyless = request.method === 'HEAD' || range.end === range.start;
  const body = isBodyless ? null : await bodyOf(call, file, range);
  return new Response(body, { status, headers: all });
}

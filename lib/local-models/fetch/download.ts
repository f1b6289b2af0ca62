import { createReadStream, createWriteStream } from 'node:fs';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { FetchFailure } from './failure';
import { openUrl, type RemoteFile } from './open-url';
import { refusalOf, secondsToWait } from './refusal';
import { ensureSpace } from './space';

export interface DownloadRequest {
  url: URL;
  /** Absolute; what is not whole yet stands beside it, with `.part`. */
  target: string;
  authorization?: string | undefined;
  /** What it must be, where that is known. */
  sizeBytes?: number | undefined;
  sha256?: string | undefined;
  signal: AbortSignal;
  onProgress?: (progress: DownloadProgress) => void;
}

export interface DownloadProgress {
  step: 'downloading' | 'checking';
  doneBytes: number;
  /** Unknown until the other side has said it. */
  totalBytes?: number | undefined;
}

export interface Downloaded {
  sizeBytes: number;
  sha256: string;
}

/** Tries in a row that bring no byte; after the last one the download fails, and can be gone on with. */
const MAX_IDLE_TRIES = 5;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Answers after which the same is worth another try. */
const BRIEF_TROUBLE = new Set([408, 429, 500, 502, 503, 504]);

/** What a part that was begun is known by: another file under its address must not be joined to it. */
const beginning = z.object({
  etag: z.string().optional(),
  totalBytes: z.number().optional(),
  sha256: z.string().optional(),
});
type Beginning = z.output<typeof beginning>;

/**
 * Downloads a file, going on where an earlier try ended, and checks its size and its hash: the given
 * ones, else those that the hub names. Only what is whole and right stands at `target`.
 *
 * @throws FetchFailure; the signal's reason when it was aborted, which keeps what there is
 */
export async function download(request: DownloadRequest): Promise<Downloaded> {
  await mkdir(path.dirname(request.target), { recursive: true });
  let idleTries = 0;
  for (;;) {
    const before = await sizeOf(partOf(request));
    try {
      const begun = await fetchRest(request, before);
      return await complete(request, begun);
    } catch (error) {
      request.signal.throwIfAborted();
      const pauseMs = pauseAfter(error, idleTries);
      if (pauseMs === undefined) throw error;
      idleTries = (await sizeOf(partOf(request))) > before ? 1 : idleTries + 1;
      if (idleTries > MAX_IDLE_TRIES) throw error;
      await sleep(pauseMs, undefined, { signal: request.signal });
    }
  }
}

/** A connection that broke: what has come is kept. */
class Cut extends Error {
  override name = 'Cut';
  constructor(
    message: string,
    readonly waitMs?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

function pauseAfter(error: unknown, idleTries: number): number | undefined {
  const isBrief =
    error instanceof Cut || (error instanceof FetchFailure && error.kind === 'no_connection');
  if (!isBrief) return undefined;
  const growing = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** idleTries);
  return (error instanceof Cut ? error.waitMs : undefined) ?? growing;
}

const partOf = ({ target }: DownloadRequest) => `${target}.part`;
const noteOf = ({ target }: DownloadRequest) => `${target}.part.json`;

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

async function beginningOf(request: DownloadRequest): Promise<Beginning> {
  try {
    return beginning.parse(JSON.parse(await readFile(noteOf(request), 'utf8')));
  } catch {
    return {};
  }
}

/** Asks for what is missing and writes it behind what there is. Resolves to what the file should be. */
async function fetchRest(request: DownloadRequest, haveBytes: number): Promise<Beginning> {
  const known = await beginningOf(request);
  const isResumable = haveBytes > 0 && known.etag !== undefined;
  if (isResumable && haveBytes === known.totalBytes) return known;
  const answer = await openUrl(request.url, {
    signal: request.signal,
    authorization: request.authorization,
    headers: isResumable ? { range: `bytes=${haveBytes}-`, 'if-range': known.etag ?? '' } : {},
  });
  const startBytes = startOf(answer, isResumable ? haveBytes : 0);
  if (startBytes === undefined) {
    await answer.body.dump();
    await discard(request);
    throw new Cut('what is here is no part of the file any more');
  }
  await refuseOthers(request, answer);
  const begun = beginningFrom(answer, startBytes, known);
  checkSize(request, begun);
  await ensureSpace(path.dirname(request.target), (begun.totalBytes ?? 0) - startBytes);
  await writeFile(noteOf(request), JSON.stringify(begun));
  await append(request, answer, startBytes, begun.totalBytes);
  return begun;
}

/** From where the answer goes on; `undefined` when it does not fit what is here. */
function startOf({ status, headers }: RemoteFile, haveBytes: number): number | undefined {
  if (status === 416) return undefined;
  if (status !== 206) return 0;
  const [, start] = /^bytes (\d+)-/.exec(headers['content-range'] ?? '') ?? [];
  return Number(start) === haveBytes ? haveBytes : undefined;
}

async function refuseOthers(request: DownloadRequest, answer: RemoteFile): Promise<void> {
  if (answer.status === 200 || answer.status === 206) return;
  await answer.body.dump();
  if (!BRIEF_TROUBLE.has(answer.status)) throw refusalOf(answer.status, request.url);
  const waitMs = secondsToWait(answer.headers['retry-after']);
  const message = `${request.url.host} answered ${answer.status}`;
  throw new Cut(message, waitMs, { cause: refusalOf(answer.status, request.url) });
}

function beginningFrom(answer: RemoteFile, startBytes: number, known: Beginning): Beginning {
  const rest = Number(answer.headers['content-length']);
  const total = Number.isSafeInteger(rest) && rest >= 0 ? startBytes + rest : undefined;
  const hash = answer.linked.sha256 ?? known.sha256;
  const etag = answer.headers.etag;
  return {
    ...(etag && !etag.startsWith('W/') ? { etag } : {}),
    ...(total === undefined ? {} : { totalBytes: total }),
    ...(hash ? { sha256: hash } : {}),
  };
}

function checkSize(request: DownloadRequest, { totalBytes }: Beginning): void {
  const { sizeBytes } = request;
  if (sizeBytes === undefined || totalBytes === undefined || sizeBytes === totalBytes) return;
  throw new FetchFailure(
    'wrong_size',
    `${request.url.pathname} has ${totalBytes} bytes; it should have ${sizeBytes}`,
  );
}

async function append(
  request: DownloadRequest,
  answer: RemoteFile,
  startBytes: number,
  totalBytes: number | undefined,
): Promise<void> {
  const file = partOf(request);
  if (startBytes === 0) await rm(file, { force: true });
  else await truncate(file, startBytes);
  let doneBytes = startBytes;
  try {
    await pipeline(
      answer.body,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          doneBytes += piece.byteLength;
          request.onProgress?.({ step: 'downloading', doneBytes, totalBytes });
          yield piece;
        }
      },
      createWriteStream(file, { flags: 'a', mode: 0o600 }),
      { signal: request.signal },
    );
  } catch (cause) {
    request.signal.throwIfAborted();
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw new FetchFailure('no_space', `the disk is full: ${file}`, { cause });
    }
    throw new Cut('the connection was cut', undefined, { cause });
  }
  if (totalBytes !== undefined && doneBytes < totalBytes) throw new Cut('the answer ended early');
}

async function complete(request: DownloadRequest, begun: Beginning): Promise<Downloaded> {
  const file = partOf(request);
  const sizeBytes = await sizeOf(file);
  const sha256 = await hashOf(file, request, sizeBytes);
  const wanted = request.sha256 ?? begun.sha256;
  if (request.sizeBytes !== undefined && request.sizeBytes !== sizeBytes) {
    await discard(request);
    throw new FetchFailure('wrong_size', `${sizeBytes} bytes came; ${request.sizeBytes} should`);
  }
  if (wanted !== undefined && wanted !== sha256) {
    await discard(request);
    throw new FetchFailure(
      'wrong_hash',
      `${request.url.pathname} is not what it should be: its SHA-256 is ${sha256}, not ${wanted}; it was deleted`,
    );
  }
  await rename(file, request.target);
  await rm(noteOf(request), { force: true });
  return { sizeBytes, sha256 };
}

async function hashOf(
  file: string,
  { signal, onProgress }: Pick<DownloadRequest, 'signal' | 'onProgress'>,
  totalBytes: number,
): Promise<string> {
  const hash = createHash('sha256');
  let doneBytes = 0;
  for await (const piece of createReadStream(file, { highWaterMark: 1 << 20 })) {
    signal.throwIfAborted();
    const bytes = piece as Buffer;
    hash.update(bytes);
    doneBytes += bytes.byteLength;
    onProgress?.({ step: 'checking', doneBytes, totalBytes });
  }
  return hash.digest('hex');
}

/** SHA-256 of a file, hexadecimal. */
export function hashFile(file: string, signal: AbortSignal): Promise<string> {
  return hashOf(file, { signal }, 0);
}

async function discard(request: DownloadRequest): Promise<void> {
  await rm(partOf(request), { force: true });
  await rm(noteOf(request), { force: true });
}

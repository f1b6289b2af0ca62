import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from '@/lib/deadline';
import { ApiError } from '@/lib/errors/api-error';
import { fetchableUrl, RefusedUrl } from './fetch-url';
import { guardedLookup } from './resolve-host';

const MAX_REDIRECTS = 3;
/** All of a fetch: names, redirects, headers and the last byte. */
const TOTAL_TIMEOUT_MS = 20_000;
/** What can't be reached is told no sooner, so that the time says little about why. */
const UNREACHABLE_AFTER_MS = 400;
const REDIRECT_STATUS = new Set([301, 302, 303, 307, 308]);
const MEGABYTE = 1_000_000;

export interface FetchOptions {
  /** The request field that the address came in, for errors. */
  param: string;
  maxBytes: number;
  /** Development only: addresses of this machine and its network are allowed, on any port. */
  allowPrivate: boolean;
  signal: AbortSignal;
  /** Hears of every piece before it is kept; what it throws ends the fetch. */
  onBytes?: (sizeBytes: number) => void;
  /** Milliseconds for all of it; 20 s where left out. */
  timeoutMs?: number;
}

/** A refusal whose reason the client may read. */
class FetchFailure extends Error {}

function request(url: URL, allowPrivate: boolean, signal: AbortSignal) {
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const options = {
      lookup: guardedLookup(allowPrivate),
      signal,
      headers: { accept: 'image/*', 'user-agent': 'Easel' },
      agent: false as const,
    };
    client.get(url, options, resolve).on('error', reject);
  });
}

async function readLimited(
  response: http.IncomingMessage,
  { maxBytes, onBytes }: FetchOptions,
): Promise<Uint8Array> {
  const tooLarge = () => new FetchFailure(`the answer is larger than ${maxBytes / MEGABYTE} MB`);
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw tooLarge();
      onBytes?.(chunk.length);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ApiError || error instanceof FetchFailure) throw error;
    throw new FetchFailure('the answer broke off before its end', { cause: error });
  }
  return Buffer.concat(chunks);
}

/** Where a redirect leads; looked at like the first address. */
function redirectOf(response: http.IncomingMessage, from: URL, allowPrivate: boolean): URL | null {
  const { location } = response.headers;
  if (!REDIRECT_STATUS.has(response.statusCode ?? 0) || !location) return null;
  if (!URL.canParse(location, from.href)) {
    throw new FetchFailure('it redirects to something that is not a URL');
  }
  return fetchableUrl(new URL(location, from.href).href, allowPrivate);
}

async function follow(text: string, options: FetchOptions, signal: AbortSignal) {
  let url = fetchableUrl(text, options.allowPrivate);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await request(url, options.allowPrivate, signal);
    try {
      const next = redirectOf(response, url, options.allowPrivate);
      if (!next && response.statusCode === 200) return await readLimited(response, options);
      if (!next) throw new FetchFailure(`the server answered ${response.statusCode ?? 'nothing'}`);
      url = next;
    } finally {
      response.destroy();
    }
  }
  throw new FetchFailure(`it redirects more than ${MAX_REDIRECTS} times`);
}

/**
 * Hosts that do not exist, do not answer and are not public read the same: otherwise a stranger could
 * ask by way of `image_url` what there is in the server's own network.
 */
const UNREACHABLE =
  'nothing answers there that may be fetched: no such host, no connection, or not a public address';

function reasonOf(error: unknown): string {
  if (error instanceof FetchFailure) return error.message;
  return error instanceof RefusedUrl && !error.isUnreachable ? error.message : UNREACHABLE;
}

/** Fetches an image over http(s) from a public address; throws `image_fetch_failed` with the reason. */
export function fetchImage(url: string, options: FetchOptions): Promise<Uint8Array> {
  const { param, timeoutMs = TOTAL_TIMEOUT_MS } = options;
  const failure = (problem: string, cause: unknown) =>
    new ApiError('image_fetch_failed', `${param} could not be fetched: ${problem}`, {
      param,
      cause,
    });
  return withDeadline(timeoutMs, [options.signal], async (signal, deadline) => {
    const startedAtMs = performance.now();
    try {
      return await follow(url, options, signal);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      options.signal.throwIfAborted();
      if (deadline.isOver) throw failure(`it took longer than ${timeoutMs / 1000} s`, error);
      const reason = reasonOf(error);
      if (reason === UNREACHABLE) {
        await sleep(UNREACHABLE_AFTER_MS - (performance.now() - startedAtMs));
      }
      throw failure(reason, error);
    }
  });
}

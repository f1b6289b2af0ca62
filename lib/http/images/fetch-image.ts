import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ApiError } from '@/lib/errors/api-error';
import { isPublicAddress } from './address';

const MAX_REDIRECTS = 3;
const MAX_URL_LENGTH = 4_096;
const TOTAL_TIMEOUT_MS = 20_000;
const REDIRECT_STATUS = new Set([301, 302, 303, 307, 308]);

export interface FetchOptions {
  param: string;
  maxBytes: number;
  /** Development only: addresses of this machine and its network are allowed. */
  allowPrivate: boolean;
  signal: AbortSignal;
}

type FetchFailure = (problem: string, cause?: unknown) => ApiError;

/**
 * A lookup that refuses special addresses. It is the one the socket connects with, so that a name
 * can't resolve to something else after it was checked.
 */
function guardedLookup(allowPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const forbidden = addresses.find(({ address }) => !allowPrivate && !isPublicAddress(address));
      const first = addresses[0];
      if (forbidden || !first) {
        return callback(new Error('the address is not a public one'), '', 0);
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

function checkUrl(text: string, allowPrivate: boolean, failure: FetchFailure): URL {
  if (text.length > MAX_URL_LENGTH) throw failure(`a URL has at most ${MAX_URL_LENGTH} characters`);
  if (!URL.canParse(text))
    throw failure('it is not a URL; send http(s):// or data:image/...;base64,');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw failure(`${url.protocol} addresses are not fetched; only http and https are`);
  }
  if (url.username !== '' || url.password !== '') {
    throw failure('a URL with a user name or password is not fetched');
  }
  // Node skips the lookup for literal addresses, which the URL parser has already brought to one
  // spelling (decimal, octal, hexadecimal and short forms included).
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) {
    throw failure('the address is not a public one');
  }
  return url;
}

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
  maxBytes: number,
  failure: FetchFailure,
): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw failure(`the answer is larger than ${maxBytes / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(text: string, options: FetchOptions, failure: FetchFailure) {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(TOTAL_TIMEOUT_MS)]);
  let url = checkUrl(text, options.allowPrivate, failure);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await request(url, options.allowPrivate, signal);
    const status = response.statusCode ?? 0;
    const location = response.headers.location;
    if (REDIRECT_STATUS.has(status) && location) {
      response.destroy();
      if (!URL.canParse(location, url))
        throw failure('it redirects to something that is not a URL');
      url = checkUrl(new URL(location, url).href, options.allowPrivate, failure);
      continue;
    }
    if (status !== 200) {
      response.destroy();
      throw failure(`the server answered ${status}`);
    }
    return readLimited(response, options.maxBytes, failure);
  }
  throw failure(`it redirects more than ${MAX_REDIRECTS} times`);
}

/** Fetches an image over http(s) from a public address; throws `image_fetch_failed` with the reason. */
export async function fetchImage(url: string, options: FetchOptions): Promise<Uint8Array> {
  const { param } = options;
  const failure: FetchFailure = (problem, cause) =>
    new ApiError('image_fetch_failed', `${param} could not be fetched: ${problem}`, {
      param,
      cause,
    });
  try {
    return await follow(url, options, failure);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    options.signal.throwIfAborted();
    const timedOut = error instanceof Error && error.name === 'AbortError';
    const reason = error instanceof Error ? error.message : String(error);
    throw failure(timedOut ? `it took longer than ${TOTAL_TIMEOUT_MS / 1000} s` : reason, error);
  }
}

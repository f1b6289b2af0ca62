import { Agent, EnvHttpProxyAgent, request, type Dispatcher } from 'undici';
import { FetchFailure } from './failure';

const MAX_REDIRECTS = 5;
const HEADERS_TIMEOUT_MS = 30_000;
/** Silence after which a download counts as cut; it goes on with another request. */
const BODY_TIMEOUT_MS = 30_000;

let dispatcher: Dispatcher | undefined;

const PROXY_VARIABLES = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'];

/** Honours `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`. */
function throughProxies(): Dispatcher {
  const hasProxy = PROXY_VARIABLES.some((name) => process.env[name]);
  dispatcher ??= hasProxy ? new EnvHttpProxyAgent() : new Agent();
  return dispatcher;
}

export interface RemoteFile {
  status: number;
  headers: Record<string, string | undefined>;
  body: Dispatcher.ResponseData['body'];
  /** What the hub says of the file on the way to its storage, where it does. */
  linked: { sizeBytes?: number; sha256?: string };
}

interface OpenOptions {
  headers?: Record<string, string>;
  /** Sent to the first host alone: what it redirects to is signed, and another's. */
  authorization?: string | undefined;
  signal: AbortSignal;
}

function isLoopback({ hostname }: URL): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

/** A redirect must not take the file out of an encrypted connection. */
function followed(from: URL, location: string): URL {
  const to = new URL(location, from);
  const isSafe = to.protocol === 'https:' || (to.protocol === 'http:' && from.protocol === 'http:');
  if (!isSafe || (isLoopback(to) && !isLoopback(from))) {
    throw new FetchFailure('refused', `${from.host} redirects to ${to.origin}, which is not safe`);
  }
  return to;
}

function single(headers: Dispatcher.ResponseData['headers']): RemoteFile['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}

function linkedOf(headers: RemoteFile['headers']): RemoteFile['linked'] {
  const size = Number(headers['x-linked-size']);
  const hash = /^"?([0-9a-f]{64})"?$/.exec(headers['x-linked-etag'] ?? '')?.[1];
  return {
    ...(Number.isSafeInteger(size) && size > 0 ? { sizeBytes: size } : {}),
    ...(hash ? { sha256: hash } : {}),
  };
}

/**
 * Asks for a URL and follows its redirects, five at most, each to a safe place.
 * @throws FetchFailure `no_connection`, `refused`; the signal's reason when it was aborted
 */
export async function openUrl(url: URL, options: OpenOptions): Promise<RemoteFile> {
  let current = url;
  let linked: RemoteFile['linked'] = {};
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const isFirstHost = current.origin === url.origin;
    const answer = await ask(current, {
      ...options,
      headers: {
        'user-agent': 'Easel',
        ...options.headers,
        ...(isFirstHost && options.authorization ? { authorization: options.authorization } : {}),
      },
    });
    const headers = single(answer.headers);
    linked = { ...linked, ...linkedOf(headers) };
    const { location } = headers;
    if (answer.statusCode < 300 || answer.statusCode > 399 || !location) {
      return { status: answer.statusCode, headers, body: answer.body, linked };
    }
    await answer.body.dump();
    current = followed(current, location);
  }
  throw new FetchFailure('refused', `${url.host} redirects more than ${MAX_REDIRECTS} times`);
}

async function ask(url: URL, { headers, signal }: OpenOptions): Promise<Dispatcher.ResponseData> {
  try {
    return await request(url, {
      dispatcher: throughProxies(),
      signal,
      headersTimeout: HEADERS_TIMEOUT_MS,
      bodyTimeout: BODY_TIMEOUT_MS,
      ...(headers ? { headers } : {}),
    });
  } catch (cause) {
    signal.throwIfAborted();
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new FetchFailure('no_connection', `${url.host}: ${code ?? message}`, { cause });
  }
}

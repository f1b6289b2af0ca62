import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Address } from '../address';
import { BackendError, type BackendFailure } from './backend-error';
import { send, type BackendAnswer, type BackendRequest } from './send';

const MAX_QUOTE_LENGTH = 300;
const GET_ATTEMPTS = 3;
const GET_RETRY_MS = 150;

const errorText = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ error: z.string(), detail: z.unknown().optional() }).transform((body) => body.error),
  // FastAPI repeats the request in its complaints; only the complaint is kept.
  z
    .object({ detail: z.array(z.object({ msg: z.string() })) })
    .transform(({ detail }) => detail.map(({ msg }) => msg).join('; ')),
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
  z.object({ message: z.string() }).transform(({ message }) => message),
]);

/** The start of what the backend says, on one line: for the log. */
export function quote(body: Buffer): string {
  const text = body.toString('utf8', 0, 4_000);
  let said: string = text;
  try {
    const parsed = errorText.safeParse(JSON.parse(text));
    if (parsed.success) said = parsed.data;
  } catch {
    // Not JSON: its first characters are quoted as they are.
  }
  return said.replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTE_LENGTH);
}

function failureOfStatus(status: number): BackendFailure {
  if (status === 429 || status === 503) return 'busy';
  if (status === 408 || status === 504) return 'timeout';
  return status >= 500 ? 'broken' : 'refused';
}

/** Seconds of a `Retry-After` header, where it is a number (RFC 9110, section 10.2.3). */
function retryAfterOf(answer: BackendAnswer): { retryAfterSeconds?: number } {
  const seconds = Number(answer.headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterSeconds: seconds } : {};
}

/** Throws unless the answer is a success. */
export function checkStatus(answer: BackendAnswer, what: string): BackendAnswer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new BackendError(
    failureOfStatus(answer.status),
    `${what} answered ${answer.status}: ${quote(answer.body)}`,
    retryAfterOf(answer),
  );
}

/** Reads an answer's JSON by a schema. */
export function readJson<T>(answer: BackendAnswer, schema: z.ZodType<T>, what: string): T {
  let value: unknown;
  try {
    value = JSON.parse(answer.body.toString('utf8'));
  } catch (cause) {
    throw new BackendError('broken', `${what} answered no JSON: ${quote(answer.body)}`, { cause });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problem = z.prettifyError(parsed.error).replace(/\s+/g, ' ').slice(0, MAX_QUOTE_LENGTH);
  throw new BackendError('broken', `${what} answered in another form: ${problem}`);
}

function isWorthRepeating(error: unknown): boolean {
  return (
    error instanceof BackendError &&
    (error.failure === 'unreachable' || error.failure === 'broken' || error.failure === 'busy')
  );
}

/** A GET, which changes nothing and is tried again when it fails in passing. */
export async function get(
  address: Address,
  path: string,
  signal: AbortSignal,
  attempts = GET_ATTEMPTS,
): Promise<BackendAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return checkStatus(await send(address, { method: 'GET', path, signal }), `GET ${path}`);
    } catch (error) {
      if (attempt >= attempts || !isWorthRepeating(error)) throw error;
      await sleep(GET_RETRY_MS * 2 ** attempt, undefined, { signal });
    }
  }
}

export async function getJson<T>(
  address: Address,
  path: string,
  schema: z.ZodType<T>,
  signal: AbortSignal,
  attempts?: number,
): Promise<T> {
  return readJson(await get(address, path, signal, attempts), schema, `GET ${path}`);
}

/** A POST, which is sent once: work that may have begun is not begun again. */
export async function post(
  address: Address,
  request: Omit<BackendRequest, 'method'>,
): Promise<BackendAnswer> {
  const answer = await send(address, { ...request, method: 'POST' });
  return checkStatus(answer, `POST ${request.path}`);
}

export async function postJson<T>(
  address: Address,
  path: string,
  value: unknown,
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await post(address, { path, headers, body: JSON.stringify(value), signal });
  return readJson(answer, schema, `POST ${path}`);
}

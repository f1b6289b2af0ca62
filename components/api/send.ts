import { z } from 'zod';
import { RequestError, type Failure } from './failure';
import { tellSignedOut } from './signed-out';

/** Tries of a request that may be sent again, the first among them. */
const MOST_TRIES = 4;
const FIRST_WAIT_MS = 300;
/** A service that asks for a longer pause than this is not waited for. */
const LONGEST_WAIT_MS = 5_000;

const RATE_LIMITED = 429;
const CONFLICT = 409;
const UNAUTHORIZED = 401;
/** What says that a server could not answer for now, and not what it thinks of the request. */
const UNAVAILABLE: readonly number[] = [502, 503, 504];

export interface Sending extends RequestInit {
  /**
   * Whether sending it twice does what sending it once does: it only reads or deletes, or it carries an
   * idempotency key. Others are only sent again when they were turned away at the door.
   */
  repeatable: boolean;
}

const errorAnswer = z.object({ code: z.string(), message: z.string() });

async function failureOf(response: Response): Promise<Failure> {
  const parsed = errorAnswer.safeParse(await response.json().catch(() => undefined));
  const { code, message } = parsed.data ?? {
    code: 'internal',
    message: `The server answered ${response.status} without saying why.`,
  };
  return { code, message, charged: 'nothing' };
}

const BROKEN: Failure = {
  code: 'network',
  message: 'The connection broke before an answer came.',
  charged: 'unknown',
};
export const CANCELED: Failure = {
  code: 'canceled',
  message: 'You stopped it.',
  charged: 'nothing',
};

/** How long to wait before another try; nothing where the answer is the last word. */
function pauseMs(response: Response | undefined, tries: number, init: Sending): number | undefined {
  const growing = FIRST_WAIT_MS * 2 ** (tries - 1);
  if (!response) return init.repeatable ? growing : undefined;
  const asked = Number(response.headers.get('retry-after')) * 1000;
  // A key whose first request still runs is answered with a conflict.
  const comesLater = response.status === CONFLICT && asked > 0;
  const turnedAway = response.status === RATE_LIMITED;
  const reads = init.method === undefined || init.method === 'GET';
  const mayPass = reads && UNAVAILABLE.includes(response.status);
  if (!turnedAway && !mayPass && !(comesLater && init.repeatable)) return undefined;
  const wait = asked > 0 ? asked : growing;
  return wait <= LONGEST_WAIT_MS ? wait : undefined;
}

function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** What an abort was: the visitor's, or the end of the time that an answer may take. */
function abortedBy(signal: AbortSignal): RequestError {
  const isLate = (signal.reason as Error | undefined)?.name === 'TimeoutError';
  return new RequestError(isLate ? BROKEN : CANCELED);
}

/**
 * Sends a request to our API with this browser's session, again where that is harmless, a few times at
 * most. Rejects with `RequestError`, also when no answer comes.
 */
export async function send(path: string, init: Sending): Promise<Response> {
  let unanswered = false;
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(path, init).catch(() => undefined);
    if (init.signal?.aborted) throw abortedBy(init.signal);
    if (response?.ok) return response;
    if (response?.status === UNAUTHORIZED) tellSignedOut();
    const waitMs = tries < MOST_TRIES ? pauseMs(response, tries, init) : undefined;
    if (waitMs === undefined) {
      // What an earlier try that nobody answered has done is not known by a later refusal.
      const unknown = !response || (unanswered && response.status === CONFLICT);
      throw new RequestError(unknown ? BROKEN : await failureOf(response));
    }
    unanswered ||= !response;
    await pause(waitMs, init.signal);
  }
}

/** An answer by its schema. Rejects with `RequestError` when it has another form or breaks off. */
export async function readAnswer<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
  signal?: AbortSignal,
): Promise<z.output<Schema>> {
  const json: unknown = await response.json().catch(() => undefined);
  if (json === undefined) throw signal?.aborted ? abortedBy(signal) : new RequestError(BROKEN);
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new RequestError({
    code: 'internal',
    message: 'The server’s answer has an unexpected form.',
    charged: 'unknown',
  });
}

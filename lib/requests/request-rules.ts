import { ApiError } from '@/lib/errors/api-error';

/** `queued` and `running` are open; the others are ends. */
export const REQUEST_STATES = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
export const OPEN_STATES = ['queued', 'running'] as const satisfies readonly RequestState[];

export function isOpenState(state: RequestState): boolean {
  return (OPEN_STATES as readonly RequestState[]).includes(state);
}

/** Longest wait for a turn of what nobody waits for at a connection. */
export const MAX_WAIT_MS = 30 * 60_000;
/** How often progress is noted for those who ask. */
export const NOTE_EVERY_MS = 1_000;
/** Bytes of pictures that the open requests of one user may keep. */
export const MAX_INPUT_BYTES_PER_USER = 512 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;

/** What the open requests of a user come to. */
export interface OpenRequests {
  count: number;
  inputBytes: number;
}

/** Refuses one more open request than a user may have, or more bytes. */
export function checkRoom(open: OpenRequests, inputBytes: number, maxOpen: number): void {
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
  if (open.count >= maxOpen) {
    throw new ApiError(
      'rate_limited',
      `${open.count} of your requests are open, and ${maxOpen} may be; wait until one has ended, or cancel one`,
      { headers },
    );
  }
  if (open.inputBytes + inputBytes > MAX_INPUT_BYTES_PER_USER) {
    throw new ApiError(
      'rate_limited',
      `the pictures of your open requests would take more than ${MAX_INPUT_BYTES_PER_USER / 1024 / 1024} MiB; wait until some have ended`,
      { headers },
    );
  }
}

/** Refuses one more request that this server would have to keep until it gets its turn. */
export function serverFull(count: number): ApiError {
  return new ApiError(
    'server_busy',
    `${count} requests wait on this server, which is the limit; try again in ${RETRY_AFTER_SECONDS} s`,
    { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
  );
}

/** An open request that some server is to do. */
export interface OpenRequest {
  id: string;
  userId: string;
}

/**
 * How often a request may be taken over from a server that died with it. One that is in the hands of
 * each that dies may be why they do.
 */
export const MAX_ADOPTIONS = 3;

/** What a request comes to that nobody can take over. */
export const SERVER_STOPPED = {
  code: 'engine_failed',
  message: 'The servers that had this request stopped. Nothing was charged; send it again.',
  param: null,
} as const;

/** What a request comes to that is open for longer than any may be. */
export const TOOK_TOO_LONG = {
  code: 'engine_failed',
  message:
    'The request was open for too long and was given up. Nothing was charged; send it again.',
  param: null,
} as const;

/** Pauses before each try of a delivery; after the last it is given up. */
const DELIVERY_PAUSES_MS = [0, 10_000, 60_000, 300_000, 1_800_000, 7_200_000] as const;

/** How long to wait before the next try, after so many have failed; `undefined`: that was the last. */
export function deliveryPauseMs(failedTries: number): number | undefined {
  return DELIVERY_PAUSES_MS[failedTries];
}

export type WebhookState = 'pending' | 'delivered' | 'given_up';

/** One try to tell the address of a request that it has ended. */
export interface Delivery {
  /** Milliseconds since 1970. */
  atMs: number;
  /** Status that was answered; null where nothing was. */
  status: number | null;
  /** Why it did not arrive. */
  error: string | null;
}

export function isDelivered({ status }: Delivery): boolean {
  return status !== null && status >= 200 && status < 300;
}

export function webhookStateOf(deliveries: readonly Delivery[]): WebhookState {
  const last = deliveries.at(-1);
  if (last && isDelivered(last)) return 'delivered';
  return deliveryPauseMs(deliveries.length) === undefined ? 'given_up' : 'pending';
}

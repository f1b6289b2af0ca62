import type { IncomingMessage } from 'node:http';
import { ApiError } from '@/lib/errors/api-error';

export interface BodyCap {
  limitBytes: number;
  patienceMs: number;
}

function tooLarge(limitBytes: number): ApiError {
  return new ApiError(
    'payload_too_large',
    `the request body is larger than ${limitBytes / 1024} KiB, the most this address takes`,
  );
}

/** Whether a request announces a body at all (RFC 9112, section 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Waits until a body has arrived whole, without consuming it: who handles the request afterwards
 * reads it from the buffer of its stream. Refuses a longer one as soon as its length is announced or
 * shows, and one that takes longer than `patienceMs`. The connection must buffer `limitBytes`.
 *
 * @throws ApiError `payload_too_large`, `request_timeout` or `invalid_request`
 */
export function takeBody(request: IncomingMessage, cap: BodyCap): Promise<void> {
  if (!hasBody(request)) return Promise.resolve();
  if (Number(request.headers['content-length'] ?? 0) > cap.limitBytes) {
    return Promise.reject(tooLarge(cap.limitBytes));
  }
  return new Promise((resolve, reject) => {
    const settle = (error?: ApiError) => {
      clearTimeout(timer);
      request.off('readable', look).off('close', brokeOff).off('error', brokeOff);
      if (error) reject(error);
      else resolve();
    };
    const look = () => {
      if (request.readableLength > cap.limitBytes) settle(tooLarge(cap.limitBytes));
      else if (request.complete) settle();
    };
    const brokeOff = () =>
      settle(new ApiError('invalid_request', 'the request body broke off before its end'));
    const timer = setTimeout(() => {
      const seconds = cap.patienceMs / 1000;
      settle(
        new ApiError('request_timeout', `the request body took longer than ${seconds} seconds`),
      );
    }, cap.patienceMs);
    request.on('readable', look).on('close', brokeOff).on('error', brokeOff);
    look();
  });
}

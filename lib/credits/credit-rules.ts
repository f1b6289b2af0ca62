import { ApiError } from '@/lib/errors/api-error';

/** Most units that one grant may add or take back: a billion USD, far below what a number holds. */
const MAX_GRANT_UNITS = 1_000_000_000_000;
/** Most units an account may hold; keeps every sum exact. */
export const MAX_BALANCE_UNITS = 1_000_000_000_000_000;
const MAX_NOTE_LENGTH = 200;

/** Throws a `RangeError` for what no caller may ask of the ledger; such a call is a bug of ours. */
export function assertUnits(units: number): void {
  if (!Number.isSafeInteger(units) || units < 0) {
    throw new RangeError(`Units are integers from 0, and ${units} is not one.`);
  }
}

/** Refuses a grant that is no integer or out of bounds, in words for the person who asks for it. */
export function checkGrant(units: number, note: string): void {
  if (!Number.isInteger(units) || Math.abs(units) > MAX_GRANT_UNITS) {
    throw new ApiError(
      'invalid_request',
      `Credits must be an integer from -${MAX_GRANT_UNITS} to ${MAX_GRANT_UNITS}, and ${units} is not.`,
      { param: 'credits' },
    );
  }
  if (note.length > MAX_NOTE_LENGTH) {
    throw new ApiError('invalid_request', `A note has at most ${MAX_NOTE_LENGTH} characters.`, {
      param: 'note',
    });
  }
}

/** What a request comes to whose units were given back while it ran. */
export function reservationGone(requestId: string): ApiError {
  return new ApiError(
    'engine_failed',
    `The request ${requestId} was given up while it ran, because its server was silent for too long or it was ` +
      'cancelled. Nothing was charged and nothing is kept; send it again.',
  );
}

export function insufficientCredits(costUnits: number, leftUnits: number): ApiError {
  return new ApiError(
    'insufficient_credits',
    `This request costs ${costUnits} credits and ${leftUnits} are left. Nothing was charged.`,
  );
}

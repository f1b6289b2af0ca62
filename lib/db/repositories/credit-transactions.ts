import type { Transaction } from 'kysely';
import type { ReleaseReason, ReserveRequest } from '@/lib/credits/credit-ledger';
import { checkGrant, MAX_BALANCE_UNITS, reservationGone } from '@/lib/credits/credit-rules';
import { ApiError } from '@/lib/errors/api-error';
import type { DatabaseClock } from '../database-clock';
import { lockedUser } from '../locked-user';
import type { LedgerRow, Schema } from '../schema';

/*
 * The ways a balance changes. Each runs inside a transaction of the caller's and writes the
 * balance and its ledger entry together, the balance first: that update locks the user, so that
 * changes of one balance happen one after the other.
 */

/** What an entry was for; said where a reservation is opened, and the images that were made where it ends. */
const NO_PURPOSE = { model: null, images: null, token_id: null };

/**
 * Adds units, or takes back what is there when they are negative. Resolves to the new balance;
 * rejects with `invalid_request` or `not_found`.
 */
export async function grantUnits(
  transaction: Transaction<Schema>,
  userId: string,
  units: number,
  note: string,
  now: number,
): Promise<number> {
  checkGrant(units, note);
  const user = await lockedUser(transaction, userId);
  const balance = Math.max(0, user.balance + units);
  if (balance > MAX_BALANCE_UNITS) {
    throw new ApiError('invalid_request', `A balance is at most ${MAX_BALANCE_UNITS} credits.`);
  }
  await transaction.updateTable('users').set({ balance }).where('id', '=', userId).execute();
  await append(transaction, {
    ...withoutRequest(userId, note, now),
    kind: 'grant',
    units: balance - user.balance,
    balance_after: balance,
  });
  return user.debt > 0 ? settleDebt(transaction, userId, now) : balance;
}

/**
 * Takes units back that were paid for with money that is gone: what the balance holds at once, the
 * rest as a debt.
 */
export async function takeBackUnits(
  transaction: Transaction<Schema>,
  userId: string,
  units: number,
  note: string,
  now: number,
): Promise<void> {
  const user = await lockedUser(transaction, userId);
  const taken = Math.min(user.balance, units);
  const balance = user.balance - taken;
  await transaction
    .updateTable('users')
    .set({ balance, debt: user.debt + units - taken })
    .where('id', '=', userId)
    .execute();
  const owed = units - taken;
  await append(transaction, {
    ...withoutRequest(userId, owed > 0 ? `${note}; ${owed} units are owed` : note, now),
    kind: 'reversal',
    units: 0 - taken,
    balance_after: balance,
  });
}

/** Lets what the balance holds settle a debt, as far as it goes; resolves to the new balance. */
async function settleDebt(
  transaction: Transaction<Schema>,
  userId: string,
  now: number,
): Promise<number> {
  const user = await lockedUser(transaction, userId);
  const paid = Math.min(user.balance, user.debt);
  if (paid === 0) return user.balance;
  const balance = user.balance - paid;
  await transaction
    .updateTable('users')
    .set({ balance, debt: user.debt - paid })
    .where('id', '=', userId)
    .execute();
  await append(transaction, {
    ...withoutRequest(userId, 'Settles units that were owed', now),
    kind: 'reversal',
    units: 0 - paid,
    balance_after: balance,
  });
  return balance;
}

/** What entries have in common that belong to no request. */
function withoutRequest(userId: string, note: string, now: number) {
  return {
    user_id: userId,
    request_id: null,
    operation: null,
    note,
    created_at: now,
    ...NO_PURPOSE,
  };
}

/** Takes units off the balance if they suffice and opens the reservation; `false` if they don't. */
export async function openReservation(
  transaction: Transaction<Schema>,
  request: ReserveRequest,
  instanceId: string,
  { now, clock }: { now: number; clock: DatabaseClock },
): Promise<boolean> {
  const user = await transaction
    .updateTable('users')
    .set((expression) => ({ balance: expression('balance', '-', request.units) }))
    .where('id', '=', request.userId)
    .where('balance', '>=', request.units)
    .returning('balance')
    .executeTakeFirst();
  if (user === undefined) return false;
  const common = {
    request_id: request.requestId,
    user_id: request.userId,
    operation: request.operation,
  };
  await transaction
    .insertInto('reservations')
    .values({ ...common, units: request.units, instance_id: instanceId, created_at: clock() })
    .execute();
  await append(transaction, {
    ...common,
    created_at: now,
    kind: 'reserve',
    units: 0 - request.units,
    balance_after: user.balance,
    note: null,
    model: request.model ?? null,
    images: request.images ?? null,
    token_id: request.tokenId ?? null,
  });
  return true;
}

interface End {
  kind: 'settle' | 'release';
  chargedUnits: number;
  /** How many were made; left out where that is what the reservation says. */
  images?: number | undefined;
  reason?: ReleaseReason | undefined;
}

/** Note of an entry that gives back what its user did not want any more. */
export const CANCELED_NOTE = 'canceled';

/**
 * Ends an open reservation, charging a part of it and returning the rest. The deletion decides: of
 * several that try, one finds the row. Resolves to the new balance, or `undefined` when it had
 * ended before; rejects with a `RangeError`, and ends nothing, when more is charged than reserved.
 */
export async function endReservation(
  transaction: Transaction<Schema>,
  requestId: string,
  { kind, chargedUnits, images, reason }: End,
  now: number,
): Promise<number | undefined> {
  const reservation = await transaction
    .deleteFrom('reservations')
    .where('request_id', '=', requestId)
    .returningAll()
    .executeTakeFirst();
  if (reservation === undefined) return undefined;
  const returned = reservation.units - chargedUnits;
  if (returned < 0) {
    throw new RangeError(
      `${requestId} has reserved ${reservation.units} units; ${chargedUnits} can't be charged.`,
    );
  }
  const { balance, debt } = await transaction
    .updateTable('users')
    .set((expression) => ({ balance: expression('balance', '+', returned) }))
    .where('id', '=', reservation.user_id)
    .returning(['balance', 'debt'])
    .executeTakeFirstOrThrow();
  await append(transaction, {
    user_id: reservation.user_id,
    kind,
    units: returned,
    balance_after: balance,
    request_id: requestId,
    operation: reservation.operation,
    note: reason === 'canceled' ? CANCELED_NOTE : null,
    created_at: now,
    ...NO_PURPOSE,
    images: images ?? null,
  });
  return debt > 0 ? settleDebt(transaction, reservation.user_id, now) : balance;
}

/** Charges an open reservation; rejects with `engine_failed` when there is none, and the caller's transaction ends. */
export async function settleReservation(
  transaction: Transaction<Schema>,
  requestId: string,
  { chargedUnits, images }: Pick<End, 'chargedUnits' | 'images'>,
  now: number,
): Promise<number> {
  const end = { kind: 'settle', chargedUnits, images } as const;
  const balance = await endReservation(transaction, requestId, end, now);
  if (balance === undefined) throw reservationGone(requestId);
  return balance;
}

async function append(
  transaction: Transaction<Schema>,
  entry: Omit<LedgerRow, 'id'>,
): Promise<void> {
  await transaction.insertInto('ledger').values(entry).execute();
}

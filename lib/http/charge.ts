import type { CreditLedger, ReleaseReason, ReserveRequest } from '@/lib/credits/credit-ledger';
import { insufficientCredits } from '@/lib/credits/credit-rules';
import { ApiError } from '@/lib/errors/api-error';

/**
 * Refuses a request that its user can't pay, before anything is done for it. Nothing is set aside yet:
 * the reservation decides.
 * @throws ApiError `insufficient_credits`
 */
export async function ensureAffordable(
  ledger: CreditLedger,
  userId: string,
  units: number,
): Promise<void> {
  const leftUnits = await ledger.balanceOf(userId);
  if (leftUnits < units) throw insufficientCredits(units, leftUnits);
}

/** Pauses before what could not be given back is tried again; afterwards a sweep finds it by its age. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 120_000, 300_000];
/** By then a commit whose answer was lost has come to its end. */
const UNSURE_MS = 10_000;

/** Gives a reservation back, now or as soon as the database can be reached; never rejects. */
async function giveBack(
  ledger: CreditLedger,
  requestId: string,
  reason: ReleaseReason,
  [pauseMs, ...pauses]: readonly number[] = PAUSES_MS,
): Promise<void> {
  try {
    await ledger.release(requestId, reason);
  } catch (problem) {
    console.error(`Could not give back what ${requestId} reserved:`, problem);
    if (pauseMs === undefined) return;
    setTimeout(() => void giveBack(ledger, requestId, reason, pauses), pauseMs).unref();
  }
}

/**
 * Reserves units. Where the answer of the database is lost nobody knows whether it has; it is taken back
 * at once, and again once a commit that was under way must have ended.
 */
async function reserve(ledger: CreditLedger, reservation: ReserveRequest): Promise<void> {
  try {
    await ledger.reserve(reservation);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const { requestId } = reservation;
    await giveBack(ledger, requestId, 'failed');
    setTimeout(() => void giveBack(ledger, requestId, 'failed'), UNSURE_MS).unref();
    throw error;
  }
}

/**
 * Reserves units and does the work, which ends with publishing what it came to: that charges. Whatever
 * ends the work early gives the units back, if need be later; where the process dies, a sweep does it.
 * @param wasCanceled whether it ended because its user did not want it any more
 */
export async function withReservation<Result>(
  ledger: CreditLedger,
  reservation: ReserveRequest,
  work: () => Promise<Result>,
  wasCanceled: () => boolean,
): Promise<Result> {
  await reserve(ledger, reservation);
  try {
    return await work();
  } catch (error) {
    await giveBack(ledger, reservation.requestId, wasCanceled() ? 'canceled' : 'failed');
    throw error;
  }
}

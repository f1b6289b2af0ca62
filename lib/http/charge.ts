import type { CreditLedger, ReserveRequest } from '@/lib/credits/credit-ledger';
import { insufficientCredits } from '@/lib/credits/credit-rules';

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

/**
 * Reserves units and does the work, which ends with publishing what it came to: that charges. Whatever
 * ends the work early gives the units back; where that can't be done now, or the process dies, a sweep
 * does it.
 * @param wasCanceled whether it ended because its user did not want it any more
 */
export async function withReservation<Result>(
  ledger: CreditLedger,
  reservation: ReserveRequest,
  work: () => Promise<Result>,
  wasCanceled: () => boolean,
): Promise<Result> {
  await ledger.reserve(reservation);
  try {
    return await work();
  } catch (error) {
    await ledger
      .release(reservation.requestId, wasCanceled() ? 'canceled' : 'failed')
      .catch((problem: unknown) => {
        console.error(`Could not give back what ${reservation.requestId} reserved:`, problem);
      });
    throw error;
  }
}

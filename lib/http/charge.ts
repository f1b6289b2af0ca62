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
 * Reserves units, does the work, and settles what the work came to: `credits`, at most what was
 * reserved, for the `images` that were made. Whatever ends the work early gives the units back; a crash
 * leaves the reservation open, and the next start gives it back.
 */
export async function withCharge<Result extends { credits: number; images: readonly unknown[] }>(
  ledger: CreditLedger,
  reservation: ReserveRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  await ledger.reserve(reservation);
  try {
    const result = await work();
    await ledger.settle(reservation.requestId, result.credits, result.images.length);
    return result;
  } catch (error) {
    await ledger.release(reservation.requestId);
    throw error;
  }
}

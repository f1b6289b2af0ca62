import type { CreditLedger, ReserveRequest } from '@/lib/credits/credit-ledger';

/**
 * Reserves units, does the work, and settles. Whatever ends the work early gives the units back; a
 * crash leaves the reservation open, and the next start gives it back.
 */
export async function withCharge<Result>(
  ledger: CreditLedger,
  reservation: ReserveRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  await ledger.reserve(reservation);
  try {
    const result = await work();
    await ledger.settle(reservation.requestId, reservation.units);
    return result;
  } catch (error) {
    await ledger.release(reservation.requestId);
    throw error;
  }
}

import type { PaymentStore } from '@/lib/billing/payment-store';
import type { Database } from '../schema';
import { grantUnits } from './credit-transactions';

export function createPaymentStore(db: Database, now: () => number = Date.now): PaymentStore {
  return {
    record: ({ id, userId, units, amountCents, note }) =>
      db.transaction().execute(async (transaction) => {
        const noted = await transaction
          .insertInto('payments')
          .values({ id, user_id: userId, units, amount_cents: amountCents, created_at: now() })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (noted === undefined) return false;
        await grantUnits(transaction, userId, units, note, now());
        return true;
      }),
  };
}

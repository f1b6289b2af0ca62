import type { Payment, PaymentStore, Reversal } from '@/lib/billing/payment-store';
import { shareOf } from '@/lib/billing/share';
import type { Database } from '../schema';
import { grantUnits, takeBackUnits } from './credit-transactions';

/** Reports of payments that nobody made here are kept for as long as a payment may still be reported. */
const UNMATCHED_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export function createPaymentStore(db: Database, now: () => number = Date.now): PaymentStore {
  return {
    async record(payment) {
      const isNew = await note(db, payment, now());
      if (payment.intentId !== null) await settle(db, payment.intentId, now());
      return isNew;
    },

    async reverse(reversal) {
      await noteReversal(db, reversal);
      return settle(db, reversal.intentId, now());
    },

    async sweep() {
      const swept = await db
        .deleteFrom('payment_reversals')
        .where('reported_at', '<', now() - UNMATCHED_KEPT_MS)
        .where('intent_id', 'not in', (query) =>
          query
            .selectFrom('payments')
            .select('intent_id')
            .where('intent_id', 'is not', null)
            .$castTo<{ intent_id: string }>(),
        )
        .executeTakeFirst();
      return Number(swept.numDeletedRows);
    },
  };
}

function note(db: Database, payment: Payment, now: number): Promise<boolean> {
  const { id, intentId, userId, units, amountCents } = payment;
  return db.transaction().execute(async (transaction) => {
    const noted = await transaction
      .insertInto('payments')
      .values({
        id,
        intent_id: intentId,
        user_id: userId,
        units,
        amount_cents: amountCents,
        reversed_units: 0,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (noted === undefined) return false;
    await grantUnits(transaction, userId, units, payment.note, now);
    return true;
  });
}

/** Of two reports of one refund or dispute, the later one stays, in whatever order they come. */
async function noteReversal(db: Database, reversal: Reversal): Promise<void> {
  const { id, intentId, cents, stage } = reversal;
  await db
    .insertInto('payment_reversals')
    .values({
      id,
      intent_id: intentId,
      cents,
      stage,
      reported_at: reversal.reportedAt.getTime(),
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({
          cents: row.ref('excluded.cents'),
          stage: row.ref('excluded.stage'),
          reported_at: row.ref('excluded.reported_at'),
        }))
        .where((row) =>
          row.or([
            row('excluded.reported_at', '>', row.ref('payment_reversals.reported_at')),
            row.and([
              row('excluded.reported_at', '=', row.ref('payment_reversals.reported_at')),
              row('excluded.stage', '>', row.ref('payment_reversals.stage')),
            ]),
          ]),
        ),
    )
    .execute();
}

/**
 * Brings the units of a payment in line with what is left of its money. It runs after the payment and
 * after each report, each committed before: whichever comes last sees all. Resolves to the units taken.
 */
function settle(db: Database, intentId: string, now: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // An update that changes nothing locks the row, so that reports of one payment take turns.
    const payment = await transaction
      .updateTable('payments')
      .set((row) => ({ reversed_units: row.ref('reversed_units') }))
      .where('intent_id', '=', intentId)
      .returningAll()
      .executeTakeFirst();
    if (payment === undefined) return 0;
    const reports = await transaction
      .selectFrom('payment_reversals')
      .select('cents')
      .where('intent_id', '=', intentId)
      .execute();
    const goneCents = reports.reduce((sum, { cents }) => sum + cents, 0);
    const reversed = shareOf(payment.units, goneCents, payment.amount_cents);
    const taken = reversed - payment.reversed_units;
    if (taken === 0) return 0;
    await transaction
      .updateTable('payments')
      .set({ reversed_units: reversed })
      .where('id', '=', payment.id)
      .execute();
    if (taken > 0) await takeBackUnits(transaction, payment.user_id, taken, TAKEN_NOTE, now);
    else await grantUnits(transaction, payment.user_id, -taken, RETURNED_NOTE, now);
    return taken;
  });
}

const TAKEN_NOTE = 'A payment was refunded or disputed';
const RETURNED_NOTE = 'A disputed payment came back';

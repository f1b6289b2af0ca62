import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { assertUnits } from '@/lib/credits/credit-rules';
import type { Publication, Publisher } from '@/lib/publishing/publisher';
import type { Database, Schema } from '../schema';
import { settleReservation } from './credit-transactions';
import { insertFiles } from './file-store';
import { finishClaim } from './idempotency-store';
import { finishRequest } from './request-store';
import { insertStyle } from './style-store';

/** Pauses before it is asked again whether a transaction was committed whose answer was lost. */
const ASK_AGAIN_AFTER_MS = [0, 200, 1_000, 3_000, 5_000, 10_000, 15_000] as const;

export function createPublisher(db: Database, now: () => number = Date.now): Publisher {
  return {
    async publish(publication) {
      assertUnits(publication.chargedUnits);
      let isWritten = false;
      try {
        await db.transaction().execute(async (transaction) => {
          await write(transaction, publication, now());
          isWritten = true;
        });
      } catch (error) {
        // Before all was written nothing can have been committed.
        if (!isWritten || !(await wasPublished(db, publication.requestId))) throw error;
      }
    },
  };
}

async function write(
  transaction: Transaction<Schema>,
  publication: Publication,
  now: number,
): Promise<void> {
  const { requestId, chargedUnits, images, files, style, claim, outcome, later } = publication;
  // Before the reservation: whoever cancels takes the locks in this order, too.
  if (later) {
    const result = { outcome, credits: chargedUnits, keepMs: later.keepMs };
    await finishRequest(transaction, requestId, result, now);
  }
  await settleReservation(transaction, requestId, { chargedUnits, images }, now);
  await insertFiles(transaction, files);
  if (style) await insertStyle(transaction, style);
  if (claim) await finishClaim(transaction, claim, outcome);
}

/** Waits for a transaction that still holds the reservation, by asking for the lock it has. */
async function isSettled(transaction: Transaction<Schema>, requestId: string): Promise<boolean> {
  await transaction
    .updateTable('reservations')
    .set((expression) => ({ units: expression.ref('units') }))
    .where('request_id', '=', requestId)
    .execute();
  const entry = await transaction
    .selectFrom('ledger')
    .select('id')
    .where('request_id', '=', requestId)
    .where('kind', '=', 'settle')
    .executeTakeFirst();
  return entry !== undefined;
}

/**
 * Whether the transaction was committed although it seemed to fail: a connection can break between the
 * commit and its answer, and then the request was paid and its result is there.
 */
async function wasPublished(db: Database, requestId: string): Promise<boolean> {
  for (const pauseMs of ASK_AGAIN_AFTER_MS) {
    await sleep(pauseMs);
    try {
      return await db.transaction().execute((transaction) => isSettled(transaction, requestId));
    } catch (error) {
      console.warn('Could not ask whether a result was published:', error);
    }
  }
  return false;
}

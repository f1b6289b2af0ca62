import { randomUUID } from 'node:crypto';
import { openDatabase } from '../database';
import { migrate } from '../migrate';
import { createCreditLedger } from '../repositories/credit-ledger';
import { LEASE_MS } from './leases';

/** What the parent process asks for, once this one has said it is ready. */
export interface ReserveOrder {
  location: Parameters<typeof openDatabase>[0];
  userId: string;
  units: number;
  times: number;
}

/** A process of its own that opens a database as a server does, reserves, and reports how often it could. */
process.on('message', (order: ReserveOrder) => {
  void reserve(order).then((granted) => {
    process.send?.({ granted });
    process.disconnect();
  });
});
process.send?.('ready');

async function reserve({ location, userId, units, times }: ReserveOrder): Promise<number> {
  const database = openDatabase(location);
  await migrate(database);
  const ledger = createCreditLedger(database.db, { instanceId: randomUUID(), leaseMs: LEASE_MS });
  let granted = 0;
  for (let attempt = 0; attempt < times; attempt += 1) {
    const request = { userId, requestId: randomUUID(), operation: 'generate', units };
    await ledger.reserve(request).then(
      () => (granted += 1),
      (error: unknown) => {
        const refused =
          error instanceof Error && 'code' in error && error.code === 'insufficient_credits';
        if (!refused) throw error;
      },
    );
  }
  await database.close();
  return granted;
}

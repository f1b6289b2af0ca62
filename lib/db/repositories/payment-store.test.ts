import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { createCreditLedger } from './credit-ledger';
import { createPaymentStore } from './payment-store';

await describeOnDatabases('payments', (database) => {
  it('of many notices of one payment, one grants the units', async () => {
    const payments = createPaymentStore(database().db);
    const ledger = createCreditLedger(database().db, { instanceId: randomUUID() });
    const { id: userId } = await testAccount(database().db, 10);
    const payment = {
      id: `cs_${randomUUID()}`,
      userId,
      units: 5000,
      amountCents: 500,
      note: 'Top-up',
    };
    const recorded = await Promise.all([1, 2, 3, 4].map(() => payments.record(payment)));
    expect(recorded.filter(Boolean)).toHaveLength(1);
    expect(await ledger.balanceOf(userId)).toBe(5010);
    expect(await ledger.statement(userId, { limit: 1 })).toMatchObject([
      { state: 'granted', units: 5000, note: 'Top-up' },
    ]);
  });
});

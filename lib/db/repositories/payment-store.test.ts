import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Payment, Reversal } from '@/lib/billing/payment-store';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { createCreditLedger } from './credit-ledger';
import { createPaymentStore } from './payment-store';
import { LEASE_MS } from '../testing/leases';

const DAY_MS = 86_400_000;

await describeOnDatabases('payments', (database) => {
  const payments = (now = Date.now) => createPaymentStore(database().db, now);
  const ledger = () =>
    createCreditLedger(database().db, { instanceId: randomUUID(), leaseMs: LEASE_MS });

  async function buyer(units = 0) {
    const { id: userId } = await testAccount(database().db, units);
    const intentId = `pi_${randomUUID()}`;
    const payment: Payment = {
      id: `cs_${randomUUID()}`,
      intentId,
      userId,
      units: 5000,
      amountCents: 500,
      note: 'Top-up',
    };
    let moment = 0;
    /** Each report is later than the one before it. */
    const report = (cents: number, changes: Partial<Reversal> = {}): Reversal => {
      moment += 1000;
      const reportedAt = new Date(moment);
      return { id: `ch_${intentId}`, intentId, cents, stage: cents, reportedAt, ...changes };
    };
    const standing = async () => [await ledger().balanceOf(userId), await ledger().debtOf(userId)];
    /** What all entries come to, which is the balance. */
    const sum = async () => {
      const entries = await ledger().entries(userId, { limit: 1000 });
      return entries.reduce((total, { units: change }) => total + change, 0);
    };
    const spend = async (amount: number) => {
      const requestId = randomUUID();
      await ledger().reserve({ userId, requestId, operation: 'generate', units: amount });
      await ledger().settle(requestId, amount);
    };
    return { userId, payment, report, standing, sum, spend };
  }

  it('of many notices of one payment, one grants the units', async () => {
    const { userId, payment, standing } = await buyer(10);
    const recorded = await Promise.all([1, 2, 3, 4].map(() => payments().record(payment)));
    expect(recorded.filter(Boolean)).toHaveLength(1);
    expect(await standing()).toEqual([5010, 0]);
    expect(await ledger().statement(userId, { limit: 1 })).toMatchObject([
      { state: 'granted', units: 5000, note: 'Top-up' },
    ]);
  });

  it('a refund takes its share of the units back, once, however often it is told', async () => {
    const { userId, payment, report, standing, sum } = await buyer();
    await payments().record(payment);
    const half = report(250);
    const taken = await Promise.all([1, 2, 3].map(() => payments().reverse(half)));
    expect(taken.toSorted()).toEqual([0, 0, 2500]);
    expect(await standing()).toEqual([2500, 0]);
    expect(await payments().reverse(report(500))).toBe(2500);
    expect(await standing()).toEqual([0, 0]);
    expect(await sum()).toBe(0);
    expect(await ledger().statement(userId, { limit: 1 })).toMatchObject([
      { state: 'reversed', units: -2500, balanceAfter: 0 },
    ]);
  });

  it('reports that come in the wrong order come to the same', async () => {
    const { payment, report, standing } = await buyer();
    const [first, second] = [report(100), report(300)];
    await payments().reverse(second);
    await payments().record(payment);
    expect(await standing()).toEqual([2000, 0]);
    await payments().reverse(first);
    expect(await standing()).toEqual([2000, 0]);
    await payments().record(payment);
    expect(await standing()).toEqual([2000, 0]);
  });

  it('a payment and its refund that are told at once leave what was paid', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { payment, report, standing } = await buyer();
      await Promise.all([payments().record(payment), payments().reverse(report(500))]);
      expect(await standing()).toEqual([0, 0]);
    }
  });

  it('a dispute takes units until the money comes back, whichever report is last to arrive', async () => {
    const { payment, report, standing } = await buyer();
    await payments().record(payment);
    const dispute = { id: `dp_${randomUUID()}` };
    const withdrawn = report(500, { ...dispute, stage: 1 });
    // Within one second.
    const reinstated = { ...withdrawn, cents: 0, stage: 2 };
    await payments().reverse(withdrawn);
    expect(await standing()).toEqual([0, 0]);
    expect(await payments().reverse(reinstated)).toBe(-5000);
    expect(await standing()).toEqual([5000, 0]);
    await payments().reverse(withdrawn);
    expect(await standing()).toEqual([5000, 0]);
  });

  it('a refund and a dispute of one payment take it once', async () => {
    const { payment, report, standing } = await buyer(7);
    await payments().record(payment);
    await payments().reverse(report(500));
    await payments().reverse(report(500, { id: `dp_${randomUUID()}` }));
    expect(await standing()).toEqual([7, 0]);
  });

  it('units that are spent become a debt, which later units settle first', async () => {
    const { userId, payment, report, standing, sum, spend } = await buyer();
    await payments().record(payment);
    await spend(4000);
    await payments().reverse(report(500));
    expect(await standing()).toEqual([0, 4000]);
    expect(await ledger().grant(userId, 1000, 'Help')).toBe(0);
    expect(await standing()).toEqual([0, 3000]);
    await payments().record({ ...payment, id: `cs_${randomUUID()}`, intentId: null });
    expect(await standing()).toEqual([2000, 0]);
    expect(await sum()).toBe(2000);
  });

  it('units reserved while the money goes back settle the debt as they return', async () => {
    const { userId, payment, report, standing, sum } = await buyer();
    await payments().record(payment);
    const requestId = randomUUID();
    await ledger().reserve({ userId, requestId, operation: 'generate', units: 3000 });
    await payments().reverse(report(500));
    expect(await standing()).toEqual([0, 3000]);
    expect(await ledger().settle(requestId, 1000)).toBe(0);
    expect(await standing()).toEqual([0, 1000]);
    expect(await sum()).toBe(0);
  });

  it('a dispute that is won clears its debt and gives the rest back', async () => {
    const { payment, report, standing, spend } = await buyer();
    await payments().record(payment);
    await spend(4000);
    const dispute = { id: `dp_${randomUUID()}` };
    await payments().reverse(report(500, { ...dispute, stage: 1 }));
    expect(await standing()).toEqual([0, 4000]);
    await payments().reverse(report(0, { ...dispute, stage: 2 }));
    expect(await standing()).toEqual([1000, 0]);
  });

  it('reports of payments that are not ours are forgotten after a month, others never', async () => {
    const { payment, report } = await buyer();
    await payments().record(payment);
    await payments().reverse(report(100));
    const foreign = report(100, { id: 'ch_foreign', intentId: 'pi_foreign' });
    await payments().reverse(foreign);
    await payments(() => 29 * DAY_MS).sweep();
    const ids = async () =>
      (await database().db.selectFrom('payment_reversals').select('intent_id').execute()).map(
        ({ intent_id: intentId }) => intentId,
      );
    expect(await ids()).toContain('pi_foreign');
    await payments(() => 32 * DAY_MS).sweep();
    expect(await ids()).not.toContain('pi_foreign');
    expect(await ids()).toContain(payment.intentId);
  });
});

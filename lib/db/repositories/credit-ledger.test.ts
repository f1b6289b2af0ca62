import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { LineState } from '@/lib/credits/credit-ledger';
import { createRandom } from '@/lib/random/random';
import type { DatabaseClock } from '../database-clock';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { createCreditLedger } from './credit-ledger';
import { createInstanceStore } from './instance-store';
import { LEASE_MS } from '../testing/leases';

/** What a request comes to whose reservation has ended. */
const GONE = { code: 'engine_failed' };

await describeOnDatabases('credits', (database) => {
  const clockAt = (ms: number) => () => sql<number>`${sql.lit(ms)}`;
  const ledgerOf = (instanceId: string = randomUUID(), more: { clock?: DatabaseClock } = {}) =>
    createCreditLedger(database().db, { instanceId, leaseMs: LEASE_MS, ...more });

  function reservation(userId: string, units: number) {
    return { userId, requestId: randomUUID(), operation: 'generate', units };
  }

  async function sumOf(userId: string): Promise<number> {
    const rows = await database()
      .db.selectFrom('ledger')
      .select('units')
      .where('user_id', '=', userId)
      .execute();
    return rows.reduce((sum, row) => sum + row.units, 0);
  }

  it('of twenty reservations at once, a balance for ten grants ten', async () => {
    const ledger = ledgerOf();
    const { id } = await testAccount(database().db, 400);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => ledger.reserve(reservation(id, 40))),
    );
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    expect(refusals).toHaveLength(10);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'insufficient_credits' });
    expect(await ledger.balanceOf(id)).toBe(0);
    expect(await sumOf(id)).toBe(0);
  });

  it('a refusal says what the request costs and what is left, and changes nothing', async () => {
    const ledger = ledgerOf();
    const { id } = await testAccount(database().db, 12);
    await expect(ledger.reserve(reservation(id, 40))).rejects.toThrow(/costs 40 .* 12 are left/);
    expect(await ledger.balanceOf(id)).toBe(12);
    expect(await ledger.entries(id, { limit: 10 })).toHaveLength(1);
  });

  it('settling charges a part once and gives the rest back', async () => {
    const ledger = ledgerOf();
    const { id } = await testAccount(database().db, 100);
    const request = reservation(id, 60);
    await ledger.reserve(request);
    expect(await ledger.settle(request.requestId, 20)).toBe(80);
    await expect(ledger.settle(request.requestId, 20)).rejects.toMatchObject(GONE);
    await ledger.release(request.requestId);
    expect(await ledger.balanceOf(id)).toBe(80);
  });

  it('releasing twice, also at once, gives back once', async () => {
    const ledger = ledgerOf();
    const { id } = await testAccount(database().db, 100);
    const request = reservation(id, 60);
    await ledger.reserve(request);
    await Promise.all([ledger.release(request.requestId), ledger.release(request.requestId)]);
    await ledger.release(request.requestId);
    expect(await ledger.balanceOf(id)).toBe(100);
    await expect(ledger.settle(request.requestId, 60)).rejects.toMatchObject(GONE);
    expect(await ledger.balanceOf(id)).toBe(100);
  });

  it('a charge above what was reserved fails and leaves the reservation open', async () => {
    const ledger = ledgerOf();
    const { id } = await testAccount(database().db, 100);
    const request = reservation(id, 10);
    await ledger.reserve(request);
    await expect(ledger.settle(request.requestId, 11)).rejects.toThrow(RangeError);
    expect(await ledger.settle(request.requestId, 10)).toBe(90);
  });

  it('one request can reserve once', async () => {
    const ledger = ledgerOf();
    const { id } = await testAccount(database().db, 100);
    const request = reservation(id, 10);
    await ledger.reserve(request);
    await expect(ledger.reserve(request)).rejects.toThrow();
    expect(await ledger.balanceOf(id)).toBe(90);
  });

  it('negative and fractional units are refused', async () => {
    const ledger = ledgerOf();
    const { id } = await testAccount(database().db, 100);
    for (const units of [-1, 0.5, Number.NaN]) {
      await expect(ledger.reserve(reservation(id, units))).rejects.toThrow(RangeError);
    }
    await expect(ledger.grant(id, 0.5, 'half')).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('what a silent server held is given back, and nothing of one that lives or starts anew', async () => {
    const [silent, alive] = [randomUUID(), randomUUID()];
    const leaseAt = (bootId: string, ms: number) =>
      createInstanceStore(database().db, { bootId, name: 'same host', clock: clockAt(ms) });
    const { id } = await testAccount(database().db, 100);
    await leaseAt(silent, 0).renew();
    await leaseAt(alive, 0).renew();
    await ledgerOf(silent).reserve(reservation(id, 10));
    const running = reservation(id, 40);
    await ledgerOf(alive).reserve(running);
    const sweeper = (ms: number) => ledgerOf(randomUUID(), { clock: clockAt(ms) });
    expect(await sweeper(LEASE_MS).releaseSilent()).toBe(0);
    await leaseAt(alive, LEASE_MS).renew();
    expect(await sweeper(LEASE_MS + 1).releaseSilent()).toBe(1);
    expect(await ledgerOf().balanceOf(id)).toBe(60);
    expect(await ledgerOf(alive).settle(running.requestId, 40)).toBe(60);
  });

  it('a server that slept through its lease can charge nothing any more', async () => {
    const bootId = randomUUID();
    const { id } = await testAccount(database().db, 100);
    const lease = { bootId, name: 'sleeper', clock: clockAt(0) };
    await createInstanceStore(database().db, lease).renew();
    const request = reservation(id, 10);
    await ledgerOf(bootId).reserve(request);
    await ledgerOf(randomUUID(), { clock: clockAt(LEASE_MS + 1) }).releaseSilent();
    await expect(ledgerOf(bootId).settle(request.requestId, 10)).rejects.toMatchObject(GONE);
    expect(await ledgerOf().balanceOf(id)).toBe(100);
  });

  it('reservations older than any request are given back, whoever made them', async () => {
    // Times long ago, so that the sweep finds none of the other tests' reservations.
    const at = (ms: number) => ledgerOf(randomUUID(), { clock: clockAt(ms) });
    const { id } = await testAccount(database().db, 100);
    await at(0).reserve(reservation(id, 10));
    await at(1000).reserve(reservation(id, 20));
    expect(await at(1500).releaseOlderThan(1000)).toBe(1);
    expect(await at(1500).balanceOf(id)).toBe(80);
  });

  it('age is told by the clock of the database, not by that of a server which is ahead', async () => {
    const { id } = await testAccount(database().db, 100);
    const hour = 3_600_000;
    const ahead = { instanceId: randomUUID(), leaseMs: LEASE_MS, now: () => Date.now() + hour };
    await ledgerOf().reserve(reservation(id, 10));
    await createCreditLedger(database().db, ahead).releaseOlderThan(hour / 2);
    expect(await ledgerOf().balanceOf(id)).toBe(90);
  });

  it('what its user cancelled is told apart from what failed', async () => {
    const ledger = ledgerOf();
    const { id } = await testAccount(database().db, 100);
    for (const reason of ['failed', 'canceled'] as const) {
      const request = reservation(id, 10);
      await ledger.reserve(request);
      await ledger.release(request.requestId, reason);
    }
    const states = async (state?: LineState) =>
      (await ledger.statement(id, { limit: 9, ...(state && { state }) })).map((line) => line.state);
    expect(await states()).toEqual(['canceled', 'released', 'granted']);
    expect(await states('released')).toEqual(['released']);
    expect(await states('canceled')).toEqual(['canceled']);
  });

  it('taking credits back stops at zero, and the ledger says how many were taken', async () => {
    const ledger = ledgerOf();
    const { id } = await testAccount(database().db, 30);
    expect(await ledger.grant(id, -50, 'Correction')).toBe(0);
    const [entry] = await ledger.entries(id, { limit: 1 });
    expect(entry).toMatchObject({ kind: 'grant', units: -30, balanceAfter: 0, note: 'Correction' });
  });

  it('entries of the ledger can be neither changed nor deleted', async () => {
    const { id } = await testAccount(database().db, 30);
    const { db } = database();
    const entry = await db
      .selectFrom('ledger')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    const attempts = [
      db.updateTable('ledger').set({ units: 1 }).where('id', '=', entry.id),
      db.deleteFrom('ledger').where('id', '=', entry.id),
    ];
    for (const attempt of attempts) await expect(attempt.execute()).rejects.toThrow(/append-only/);
    const backDoor =
      database().kind === 'sqlite'
        ? sql`insert or replace into ledger select * from ledger where id = ${entry.id}`
        : sql`truncate ledger`;
    await expect(backDoor.execute(db)).rejects.toThrow(/append-only/);
    expect(await sumOf(id)).toBe(30);
  });

  it('a listing goes from new to old and continues where it stopped', async () => {
    const ledger = ledgerOf();
    const { id } = await testAccount(database().db, 1);
    for (const units of [2, 3, 4]) await ledger.grant(id, units, 'More');
    const first = await ledger.entries(id, { limit: 2 });
    expect(first.map((entry) => entry.units)).toEqual([4, 3]);
    const beforeId = first.at(-1)?.id;
    const rest = await ledger.entries(id, { limit: 9, ...(beforeId && { beforeId }) });
    expect(rest.map((entry) => entry.units)).toEqual([2, 1]);
  });

  it.each([1, 2, 3])(
    'after random history %i the balance is the sum of the ledger',
    async (seed) => {
      const random = createRandom(seed, 'ledger');
      const ledger = ledgerOf();
      const { id } = await testAccount(database().db, 200);
      const open: { requestId: string; units: number }[] = [];
      const steps: Promise<unknown>[] = [];
      for (let step = 0; step < 80; step += 1) {
        const action = random.pick(['grant', 'reserve', 'reserve', 'settle', 'release']);
        const ending = action === 'settle' || action === 'release' ? open.pop() : undefined;
        if (action === 'grant') steps.push(ledger.grant(id, random.whole(-100, 100), 'Random'));
        if (action === 'reserve') {
          const request = reservation(id, random.whole(0, 80));
          // Only what has been reserved can be ended, so this one is waited for.
          await ledger.reserve(request).then(
            () => open.push(request),
            () => undefined,
          );
        }
        if (ending && action === 'settle') {
          steps.push(ledger.settle(ending.requestId, random.whole(0, ending.units)));
        }
        if (ending && action === 'release') steps.push(ledger.release(ending.requestId));
      }
      await Promise.all(steps);
      const entries = await ledger.entries(id, { limit: 1000 });
      expect(await ledger.balanceOf(id)).toBe(await sumOf(id));
      let balance = 0;
      for (const entry of entries.reverse()) {
        balance += entry.units;
        expect(entry.balanceAfter).toBe(balance);
      }
    },
  );
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { checkSkew } from '@/lib/instances/lease-rules';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { createCreditLedger } from './credit-ledger';
import { createInstanceStore } from './instance-store';
import { LEASE_MS } from '../testing/leases';

await describeOnDatabases('leases of servers', (database) => {
  const clockAt = (ms: number) => () => sql<number>`${sql.lit(ms)}`;
  const storeAt = (bootId: string, ms?: number) =>
    createInstanceStore(database().db, {
      bootId,
      name: 'here',
      ...(ms === undefined ? {} : { clock: clockAt(ms) }),
    });
  const known = async () =>
    (await database().db.selectFrom('instances').select('boot_id').execute()).map(
      ({ boot_id }) => boot_id,
    );

  it('are kept on the clock of the database, which agrees with this machine’s here', async () => {
    const bootId = randomUUID();
    await storeAt(bootId).renew();
    const { seen_at, started_at } = await database()
      .db.selectFrom('instances')
      .selectAll()
      .where('boot_id', '=', bootId)
      .executeTakeFirstOrThrow();
    expect(Math.abs(seen_at - Date.now())).toBeLessThan(5_000);
    expect(started_at).toBeLessThanOrEqual(seen_at);
    expect(Math.abs(await storeAt(bootId).clockSkewMs())).toBeLessThan(1_000);
  });

  it('a clock that differs by a minute is told', async () => {
    const skew = await storeAt(randomUUID(), Date.now() + 60_000).clockSkewMs();
    expect(skew).toBeGreaterThan(59_000);
    expect(() => checkSkew(skew)).toThrow(/clock/);
  });

  it('are forgotten a day after the server fell silent, unless it still holds something', async () => {
    const [gone, owing] = [randomUUID(), randomUUID()];
    for (const bootId of [gone, owing]) await storeAt(bootId, 0).renew();
    const { id } = await testAccount(database().db, 10);
    const request = { userId: id, requestId: randomUUID(), operation: 'inpaint', units: 1 };
    await createCreditLedger(database().db, { instanceId: owing, leaseMs: LEASE_MS }).reserve(
      request,
    );
    const day = 24 * 3_600_000;
    await storeAt(randomUUID(), day).sweep();
    expect(await known()).toEqual(expect.arrayContaining([gone, owing]));
    await storeAt(randomUUID(), day + 1).sweep();
    expect(await known()).toContain(owing);
    expect(await known()).not.toContain(gone);
  });
});

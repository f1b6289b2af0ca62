import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { createCreditLedger } from './credit-ledger';
import { createTokenStore } from './token-store';
import { LEASE_MS } from '../testing/leases';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 10, 21, 12);

await describeOnDatabases('statements', (database) => {
  /** A ledger whose clock the test sets, and a way to spend. */
  function open() {
    const clock = { ms: NOON };
    const ledger = createCreditLedger(database().db, {
      instanceId: randomUUID(),
      leaseMs: LEASE_MS,
      now: () => clock.ms,
    });
    const reserve = async (userId: string, units: number, operation: string, more = {}) => {
      const requestId = randomUUID();
      await ledger.reserve({ userId, requestId, operation, units, ...more });
      return requestId;
    };
    return { clock, ledger, reserve };
  }

  it('a request is one line, whatever became of it, and the lines sum to the balance', async () => {
    const { ledger, reserve } = open();
    const { id } = await testAccount(database().db, 1000);
    const { token } = await createTokenStore(database().db).create(id, 'catalogue-bot', null);
    const charged = await reserve(id, 80, 'inpaint', {
      model: 'svcv3',
      images: 2,
      tokenId: token.id,
    });
    await ledger.settle(charged, 80);
    await ledger.release(await reserve(id, 40, 'outpaint'));
    await reserve(id, 10, 'vectorize');

    const lines = await ledger.statement(id, { limit: 10 });
    expect(lines.map(({ state, units, operation }) => [state, units, operation])).toEqual([
      ['reserved', -10, 'vectorize'],
      ['released', 0, 'outpaint'],
      ['charged', -80, 'inpaint'],
      ['granted', 1000, null],
    ]);
    expect(lines[2]).toMatchObject({ model: 'svcv3', images: 2, tokenName: 'catalogue-bot' });
    expect(lines.map((line) => line.balanceAfter)).toEqual([910, 920, 920, 1000]);
    expect(lines.reduce((sum, line) => sum + line.units, 0)).toBe(await ledger.balanceOf(id));
  });

  it('a charged line tells the images that were made, an open one those that were asked for', async () => {
    const { ledger, reserve } = open();
    const { id } = await testAccount(database().db, 1000);
    const fewer = await reserve(id, 240, 'replaceBackground', { images: 6 });
    const imagesOf = async () => (await ledger.statement(id, { limit: 1 }))[0]?.images;
    expect(await imagesOf()).toBe(6);
    await ledger.settle(fewer, 40, 1);
    expect(await imagesOf()).toBe(1);
    await ledger.settle(await reserve(id, 80, 'inpaint', { images: 2 }), 80);
    expect(await imagesOf()).toBe(2);
  });

  it('lines can be filtered by operation, state and the beginning of a request id', async () => {
    const { ledger, reserve } = open();
    const { id } = await testAccount(database().db, 1000);
    const charged = await reserve(id, 80, 'inpaint');
    await ledger.settle(charged, 80);
    const released = await reserve(id, 40, 'outpaint');
    await ledger.release(released);
    const idsOf = async (options: object) =>
      (await ledger.statement(id, { limit: 10, ...options })).map((line) => line.requestId);
    expect(await idsOf({ operation: 'outpaint' })).toEqual([released]);
    expect(await idsOf({ state: 'charged' })).toEqual([charged]);
    expect(await idsOf({ state: 'granted' })).toEqual([null]);
    expect(await idsOf({ state: 'reserved' })).toEqual([]);
    expect(await idsOf({ requestPrefix: charged.slice(0, 8).toUpperCase() })).toEqual([charged]);
    expect(await idsOf({ requestPrefix: '%' })).toEqual([]);
  });

  it('a listing goes on where the last one ended, and shows nobody else', async () => {
    const { ledger, reserve } = open();
    const { id } = await testAccount(database().db, 1000);
    const other = await testAccount(database().db, 1000);
    const ids = [await reserve(id, 1, 'inpaint'), await reserve(id, 1, 'inpaint')];
    await reserve(other.id, 1, 'inpaint');
    const [newest] = await ledger.statement(id, { limit: 1 });
    expect(newest?.requestId).toBe(ids[1]);
    const rest = await ledger.statement(id, { limit: 10, beforeId: newest?.id ?? 0 });
    expect(rest.map((line) => line.requestId)).toEqual([ids[0], null]);
  });

  it('use is counted per day, operation and token, on the day a request began', async () => {
    const { clock, ledger, reserve } = open();
    const { id } = await testAccount(database().db, 1000);
    clock.ms = NOON - DAY_MS;
    const late = await reserve(id, 35, 'generateImage');
    clock.ms = NOON;
    await ledger.settle(late, 35);
    await ledger.settle(await reserve(id, 70, 'generateImage'), 35);
    await ledger.release(await reserve(id, 40, 'generateImage'));
    await ledger.settle(await reserve(id, 10, 'vectorize'), 10);
    clock.ms = NOON - 40 * DAY_MS;
    await ledger.settle(await reserve(id, 7, 'vectorize'), 7);

    const use = await ledger.dailyUse(id, new Date(NOON - 30 * DAY_MS));
    const line = { tokenId: null, released: 0, requests: 1 };
    expect(use.toSorted((a, b) => a.day.localeCompare(b.day) || b.units - a.units)).toEqual([
      { ...line, day: '2026-11-20', operation: 'generateImage', units: 35 },
      {
        ...line,
        day: '2026-11-21',
        operation: 'generateImage',
        units: 35,
        requests: 2,
        released: 1,
      },
      { ...line, day: '2026-11-21', operation: 'vectorize', units: 10 },
    ]);
  });
});

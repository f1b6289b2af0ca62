import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deliveryPauseMs, MAX_ADOPTIONS } from '@/lib/requests/request-rules';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { LEASE_MS } from '../testing/leases';
import { createCreditLedger } from './credit-ledger';
import { createIdempotencyStore } from './idempotency-store';
import { createInstanceStore } from './instance-store';
import { createPublisher } from './publisher';
import { createRequestStore } from './request-store';

const KEEP_MS = 1_000_000;

await describeOnDatabases('requests that are answered later', (database) => {
  const clockAt = (ms: number) => () => sql<number>`${sql.lit(ms)}`;
  const storeAt = (ms?: number, more: { instanceId?: string; maxOpen?: number } = {}) =>
    createRequestStore(database().db, {
      instanceId: 'here',
      leaseMs: LEASE_MS,
      keepMs: KEEP_MS,
      maxOpen: 3,
      ...more,
      ...(ms === undefined ? {} : { now: () => ms, clock: clockAt(ms) }),
    });
  const ledger = () => createCreditLedger(database().db, { instanceId: 'here', leaseMs: LEASE_MS });
  const user = async () => (await testAccount(database().db, 100)).id;

  function asked(userId: string, more: { webhookUrl?: string; inputBytes?: number } = {}) {
    return {
      reservation: { userId, requestId: randomUUID(), operation: 'inpaint', units: 10 },
      answer: '{}',
      inputBytes: 0,
      webhookUrl: null,
      ...more,
    };
  }
  const publish = (requestId: string) =>
    createPublisher(database().db).publish({
      requestId,
      chargedUnits: 8,
      images: 1,
      files: [],
      later: { keepMs: KEEP_MS },
      outcome: '{"made":1}',
    });

  it('are reserved when they open, and charged when their result is published', async () => {
    const id = await user();
    const opened = await storeAt().open(asked(id));
    expect(opened).toMatchObject({ state: 'queued', credits: 10, outcome: null });
    expect(await ledger().balanceOf(id)).toBe(90);
    await storeAt().note(opened.id, { fraction: 0.5, step: 'painting' }, true);
    expect(await storeAt().find(id, opened.id)).toMatchObject({
      state: 'running',
      progress: { fraction: 0.5, step: 'painting' },
    });
    await publish(opened.id);
    const ended = await storeAt().find(id, opened.id);
    expect(ended).toMatchObject({ state: 'succeeded', credits: 8, outcome: '{"made":1}' });
    expect(ended?.endedAt).not.toBeNull();
    expect(await ledger().balanceOf(id)).toBe(92);
    expect(await storeAt().cancel(id, opened.id)).toBe(false);
    expect(await storeAt().fail(opened.id, { code: 'internal', message: '', param: null })).toBe(
      false,
    );
    expect(await ledger().balanceOf(id)).toBe(92);
  });

  it('that are cancelled cost nothing, once, and can be published no more', async () => {
    const id = await user();
    const opened = await storeAt().open(asked(id));
    const stranger = await user();
    expect(await storeAt().find(stranger, opened.id)).toBeUndefined();
    expect(await storeAt().cancel(stranger, opened.id)).toBe(false);
    const cancels = await Promise.all([1, 2, 3].map(() => storeAt().cancel(id, opened.id)));
    expect(cancels.filter(Boolean)).toHaveLength(1);
    await expect(publish(opened.id)).rejects.toMatchObject({ code: 'engine_failed' });
    expect(await storeAt().find(id, opened.id)).toMatchObject({ state: 'canceled', credits: 0 });
    expect(await ledger().balanceOf(id)).toBe(100);
    const [line] = await ledger().statement(id, { limit: 1 });
    expect(line).toMatchObject({ state: 'canceled', units: 0 });
    expect(await storeAt().goneOf([opened.id])).toEqual([opened.id]);
    expect(await storeAt().hasEnded(opened.id)).toBe(true);
  });

  it('of a publication and a cancellation at once one wins, and the balance knows which', async () => {
    const id = await user();
    for (let round = 0; round < 5; round += 1) {
      const before = await ledger().balanceOf(id);
      const { id: requestId } = await storeAt().open(asked(id));
      await Promise.allSettled([publish(requestId), storeAt().cancel(id, requestId)]);
      const state = (await storeAt().find(id, requestId))?.state;
      expect(await ledger().balanceOf(id)).toBe(state === 'succeeded' ? before - 8 : before);
    }
  });

  it('are limited for a user, and one that can’t be paid opens nothing', async () => {
    const id = await user();
    for (let count = 0; count < 3; count += 1) await storeAt().open(asked(id));
    await expect(storeAt().open(asked(id))).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await ledger().balanceOf(id)).toBe(70);
    const poor = (await testAccount(database().db, 9)).id;
    await expect(storeAt().open(asked(poor))).rejects.toMatchObject({
      code: 'insufficient_credits',
    });
    expect(await storeAt().list(poor, { limit: 9 })).toEqual([]);
  });

  /** A server that was alive at the time 0 and has said nothing since. */
  async function silentServer() {
    const bootId = randomUUID();
    const lease = { bootId, name: 'there', clock: clockAt(0) };
    await createInstanceStore(database().db, lease).renew();
    return { bootId, store: storeAt(0, { instanceId: bootId }) };
  }

  it('of a server that fell silent go to one that lives, which alone can end them', async () => {
    const id = await user();
    const there = await silentServer();
    const opened = await there.store.open(asked(id));
    const ids = async (store: ReturnType<typeof storeAt>) =>
      (await store.adopt(99)).adopted.map((one) => one.id);
    expect(await ids(storeAt(LEASE_MS))).not.toContain(opened.id);
    // Nobody else gives its units back meanwhile.
    const terms = { instanceId: 'here', leaseMs: LEASE_MS, clock: clockAt(LEASE_MS + 1) };
    await createCreditLedger(database().db, terms).releaseSilent();
    expect(await ledger().balanceOf(id)).toBe(90);
    const here = storeAt(LEASE_MS + 1);
    expect(await here.adopt(0)).toEqual({ adopted: [], failed: 0 });
    const taken = await Promise.all([1, 2, 3].map(() => ids(here)));
    expect(taken.flat().filter((one) => one === opened.id)).toHaveLength(1);
    expect(await there.store.goneOf([opened.id])).toEqual([opened.id]);
    expect(await here.goneOf([opened.id])).toEqual([]);
    const late = { code: 'internal', message: '', param: null } as const;
    expect(await there.store.fail(opened.id, late)).toBe(false);
    await there.store.note(opened.id, { fraction: 1, step: 'late' }, true);
    expect(await here.find(id, opened.id)).toMatchObject({ state: 'queued', progress: null });
    await publish(opened.id);
    await expect(publish(opened.id)).rejects.toMatchObject({ code: 'engine_failed' });
    expect(await ledger().balanceOf(id)).toBe(92);
  });

  it('that server after server dies with fail, and give everything back', async () => {
    const id = await user();
    const first = await silentServer();
    const opened = await first.store.open(asked(id));
    for (let died = 0; died < MAX_ADOPTIONS; died += 1) {
      const { bootId } = await silentServer();
      const adopter = storeAt(LEASE_MS + 1, { instanceId: bootId });
      expect((await adopter.adopt(99)).adopted.map((one) => one.id)).toContain(opened.id);
    }
    const { adopted, failed } = await storeAt(LEASE_MS + 1).adopt(99);
    expect(adopted.map((one) => one.id)).not.toContain(opened.id);
    expect(failed).toBeGreaterThan(0);
    expect(await storeAt(LEASE_MS + 1).find(id, opened.id)).toMatchObject({
      state: 'failed',
      error: { code: 'engine_failed' },
    });
    expect(await ledger().balanceOf(id)).toBe(100);
  });

  it('that a server hands over when it ends are adopted at once, however often', async () => {
    const id = await user();
    const opened = await storeAt().open(asked(id));
    const kept = await storeAt().open(asked(id));
    await storeAt().handOver([opened.id]);
    for (let restarts = 0; restarts <= MAX_ADOPTIONS; restarts += 1) {
      const next = storeAt(undefined, { instanceId: randomUUID() });
      expect((await next.adopt(99)).adopted).toEqual(
        expect.arrayContaining([{ id: opened.id, userId: id }]),
      );
      await next.handOver();
    }
    expect(await storeAt().goneOf([kept.id])).toEqual([kept.id]);
  });

  it('may wait for longer than others live, but not for ever', async () => {
    const id = await user();
    const opened = await storeAt(0).open(asked(id));
    const sweeper = createCreditLedger(database().db, {
      instanceId: 'here',
      leaseMs: LEASE_MS,
      clock: clockAt(5_000),
    });
    await sweeper.releaseOlderThan(1_000);
    expect(await ledger().balanceOf(id)).toBe(90);
    await storeAt(5_000).failOlderThan(5_000);
    expect((await storeAt(5_000).find(id, opened.id))?.state).toBe('queued');
    await storeAt(5_001).failOlderThan(5_000);
    expect((await storeAt(5_001).find(id, opened.id))?.state).toBe('failed');
    expect(await ledger().balanceOf(id)).toBe(100);
  });

  it('an idempotency key leads to the request from when it opens', async () => {
    const id = await user();
    const keys = createIdempotencyStore(database().db, {
      instanceId: 'here',
      leaseMs: LEASE_MS,
      abandonedAfterMs: 60_000,
    });
    const claimed = await keys.claim(id, 'key', 'body');
    const claim = claimed.state === 'started' ? claimed.claim : undefined;
    const opened = await storeAt().open({ ...asked(id), claim });
    expect(await keys.claim(id, 'key', 'body')).toEqual({
      state: 'finished',
      response: JSON.stringify({ requestId: opened.id }),
    });
  });

  it('are listed newest first, page by page, and forgotten when their time is over', async () => {
    const id = await user();
    const opened: string[] = [];
    for (const ms of [1, 2, 2]) opened.push((await storeAt(ms).open(asked(id))).id);
    const page = await storeAt(3).list(id, { limit: 2 });
    const last = page.at(-1);
    const after = last && { at: last.createdAt, id: last.id };
    const rest = await storeAt(3).list(id, { limit: 9, after });
    expect([...page, ...rest].map((request) => request.id).toSorted()).toEqual(opened.toSorted());
    expect(rest.map((request) => request.id)).toEqual([opened[0]]);
    const [canceled = ''] = opened;
    await storeAt(5).cancel(id, canceled);
    const states = { limit: 9, state: 'canceled' as const };
    expect((await storeAt(6).list(id, states)).map((one) => one.id)).toEqual([canceled]);
    expect(await storeAt(5 + KEEP_MS).find(id, canceled)).toBeUndefined();
    await storeAt(5 + KEEP_MS).sweep();
    const left = await database()
      .db.selectFrom('requests')
      .select('id')
      .where('user_id', '=', id)
      .execute();
    expect(left).toHaveLength(2);
  });

  it('tell their address when they end, once at a time, again after a pause, and then no more', async () => {
    const id = await user();
    const opened = await storeAt(0).open(asked(id, { webhookUrl: 'https://example.com/' }));
    const due = async (ms: number) =>
      (await storeAt(ms).takeDueDeliveries(50)).filter((one) => one.id === opened.id);
    expect(await due(10)).toEqual([]);
    await storeAt(10).cancel(id, opened.id);
    const [taken] = await due(10);
    expect(await due(10)).toEqual([]);
    if (!taken) throw new Error('Nothing was due');
    await storeAt(20).noteDelivery(taken, { atMs: 20, status: 500, error: null });
    const pauseMs = deliveryPauseMs(1) ?? 0;
    expect(await due(20 + pauseMs - 1)).toEqual([]);
    const [again] = await due(20 + pauseMs);
    expect(again?.webhook?.deliveries).toEqual([{ atMs: 20, status: 500, error: null }]);
    if (!again) throw new Error('Nothing was due again');
    await storeAt(30).noteDelivery(again, { atMs: 30, status: 200, error: null });
    expect(await due(9e11)).toEqual([]);
  });
});

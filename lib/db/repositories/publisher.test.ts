import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { FileRecord } from '@/lib/files/file-store';
import type { Claim } from '@/lib/idempotency/idempotency-store';
import type { Publication } from '@/lib/publishing/publisher';
import { MAX_STYLES_PER_USER } from '@/lib/styles/style-rules';
import type { StoredStyle } from '@/lib/styles/style-store';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import type { Database } from '../schema';
import { createCreditLedger } from './credit-ledger';
import { createIdempotencyStore } from './idempotency-store';
import { createPublisher } from './publisher';
import { createStyleStore } from './style-store';
import { LEASE_MS } from '../testing/leases';

const profile = {
  palette: [],
  contrast: 0.1,
  saturation: 0.2,
  edgeDensity: 0.3,
  flatness: 0.4,
  grain: 0.05,
  lineWeight: 0,
};

await describeOnDatabases('publishing', (database) => {
  const ledger = () => createCreditLedger(database().db, { instanceId: 'here', leaseMs: LEASE_MS });
  const keys = () =>
    createIdempotencyStore(database().db, {
      instanceId: 'here',
      abandonedAfterMs: 60_000,
      leaseMs: LEASE_MS,
    });

  function fileOf(ownerId: string, requestId: string, kind: FileRecord['kind']): FileRecord {
    return {
      id: randomUUID(),
      ownerId,
      requestId,
      kind,
      mediaType: 'image/webp',
      sizeBytes: 3,
      widthPx: 1,
      heightPx: 1,
      operation: 'createStyle',
      createdAt: new Date(),
      expiresAt: null,
    };
  }
  function styleOf(userId: string, picture: FileRecord): StoredStyle {
    return {
      id: randomUUID(),
      userId,
      name: '',
      modelId: 'svcv4_1',
      family: 'v4_1',
      match: 'flexible',
      baseStyle: null,
      profile,
      fileIds: [picture.id],
      referenceIds: [],
      createdAt: new Date(),
    };
  }

  /** A request that has reserved 10 of 100 units and claimed a key, and what it would publish. */
  async function begin() {
    const { id } = await testAccount(database().db, 100);
    const requestId = randomUUID();
    await ledger().reserve({ userId: id, requestId, operation: 'createStyle', units: 10 });
    const claimed = await keys().claim(id, 'key', 'body');
    const claim = claimed.state === 'started' ? claimed.claim : undefined;
    const picture = fileOf(id, requestId, 'style');
    const publication: Publication = {
      requestId,
      chargedUnits: 8,
      images: 1,
      files: [fileOf(id, requestId, 'result'), picture],
      style: styleOf(id, picture),
      claim: claim as Claim,
      outcome: '{"made":1}',
    };
    return { userId: id, requestId, publication };
  }

  async function stateOf(userId: string) {
    const files = await database()
      .db.selectFrom('files')
      .select('id')
      .where('owner_id', '=', userId)
      .execute();
    const styles = await createStyleStore(database().db).list(userId, { limit: 9 });
    return {
      balance: await ledger().balanceOf(userId),
      files: files.length,
      styles: styles.length,
      key: (await keys().claim(userId, 'key', 'body')).state,
    };
  }
  const PUBLISHED = { balance: 92, files: 2, styles: 1, key: 'finished' };

  it('charges, and files, style and answer are there with it', async () => {
    const { userId, publication } = await begin();
    await createPublisher(database().db).publish(publication);
    expect(await stateOf(userId)).toEqual(PUBLISHED);
  });

  it('of a request whose reservation is gone nothing comes to be', async () => {
    const { userId, requestId, publication } = await begin();
    await ledger().release(requestId);
    const publishing = createPublisher(database().db).publish(publication);
    await expect(publishing).rejects.toMatchObject({ code: 'engine_failed' });
    expect(await stateOf(userId)).toEqual({ balance: 100, files: 0, styles: 0, key: 'running' });
  });

  it('twice is refused: a request is paid once and has its files once', async () => {
    const { userId, publication } = await begin();
    const publisher = createPublisher(database().db);
    await publisher.publish(publication);
    await expect(publisher.publish(publication)).rejects.toMatchObject({ code: 'engine_failed' });
    expect(await stateOf(userId)).toEqual(PUBLISHED);
  });

  it('is refused to one whose key another request has taken over, and stays unpaid', async () => {
    const { userId, publication } = await begin();
    await keys().abandon(publication.claim as Claim);
    await keys().claim(userId, 'key', 'body');
    const publishing = createPublisher(database().db).publish(publication);
    await expect(publishing).rejects.toMatchObject({ code: 'conflict' });
    const { balance, files } = await stateOf(userId);
    expect({ balance, files }).toEqual({ balance: 90, files: 0 });
  });

  it('a style that its user has no room for leaves no picture and costs nothing', async () => {
    const { userId, publication } = await begin();
    const [, picture] = publication.files;
    const filler = styleOf(userId, picture as FileRecord);
    const rows = Array.from({ length: MAX_STYLES_PER_USER }, () => ({
      id: randomUUID(),
      user_id: userId,
      name: '',
      model_id: filler.modelId,
      family: filler.family,
      match: filler.match,
      base_style: null,
      profile: JSON.stringify(profile),
      file_ids: '[]',
      reference_ids: '[]',
      created_at: 0,
    }));
    await database().db.insertInto('styles').values(rows).execute();
    const publishing = createPublisher(database().db).publish(publication);
    await expect(publishing).rejects.toMatchObject({ code: 'conflict' });
    expect(await stateOf(userId)).toMatchObject({ balance: 90, files: 0, key: 'running' });
  });

  it('charging more than was reserved publishes nothing', async () => {
    const { userId, publication } = await begin();
    const publishing = createPublisher(database().db).publish({ ...publication, chargedUnits: 11 });
    await expect(publishing).rejects.toThrow(RangeError);
    expect(await stateOf(userId)).toMatchObject({ balance: 90, files: 0 });
  });

  /** The database, whose next transaction ends in a broken connection: before its commit, or after. */
  function breaking(committed: boolean): Database {
    const { db } = database();
    let isBroken = false;
    return new Proxy(db, {
      get(target, name) {
        if (name !== 'transaction' || isBroken) {
          const value: unknown = Reflect.get(target, name);
          // Its private fields are known to the original alone.
          return typeof value === 'function' ? value.bind(target) : value;
        }
        isBroken = true;
        return () => ({
          async execute(work: Parameters<ReturnType<Database['transaction']>['execute']>[0]) {
            if (committed) await target.transaction().execute(work);
            throw new Error('Connection terminated unexpectedly');
          },
        });
      },
    });
  }

  it('whose commit was not heard of is found to have happened', async () => {
    const { userId, publication } = await begin();
    await createPublisher(breaking(true)).publish(publication);
    expect(await stateOf(userId)).toEqual(PUBLISHED);
  });

  it('that broke off before its commit fails, and its units can be given back', async () => {
    const { userId, requestId, publication } = await begin();
    await expect(createPublisher(breaking(false)).publish(publication)).rejects.toThrow(
      /terminated/,
    );
    await ledger().release(requestId);
    expect(await stateOf(userId)).toMatchObject({ balance: 100, files: 0 });
  });
});

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnDatabases } from '@/lib/db/testing/databases';
import { findPostgres } from '@/lib/db/testing/postgres-binaries';
import { parseEnvironment } from '@/lib/env';
import { openStores, type Stores } from '@/lib/server/stores';
import { missingForSwift, startSwift, type SwiftServer } from '@/tests/support/swift';
import { runAdmin } from './run-admin';

const BYTES = new Uint8Array([1, 2, 3]);

async function admin(command: string, variables: Record<string, string>) {
  const out: string[] = [];
  const err: string[] = [];
  const status = await runAdmin({
    args: command.split(' '),
    variables,
    write: (line) => out.push(line),
    complain: (line) => err.push(line),
    readLine: async () => '',
  });
  const last = JSON.parse(out.at(-1) ?? '{}') as Record<string, unknown>;
  return { status, last, err: err.join('\n') };
}

async function withStores<Result>(
  variables: Record<string, string>,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const stores = await openStores(parseEnvironment(variables));
  try {
    return await work(stores);
  } finally {
    await stores.database.close();
  }
}

/** Somebody with units, one open reservation, a file and a token. */
async function fill(stores: Stores) {
  const email = `${randomUUID()}@example.com`;
  const { id: userId } = await stores.accounts.create({
    email,
    name: 'Ada',
    grantUnits: 100,
    grantNote: 'Start',
  });
  const requestId = randomUUID();
  await stores.credits.reserve({ userId, requestId, operation: 'generate', units: 40 });
  const fileId = randomUUID();
  const picture = { widthPx: 1, heightPx: 1, operation: 'generate', expiresAt: null };
  await stores.files.save(
    { id: fileId, ownerId: userId, requestId, kind: 'style', mediaType: 'image/png', ...picture },
    BYTES,
  );
  return { userId, fileId };
}

async function folderOf(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'easel-growth-'));
}

await describeOnDatabases('database:copy', (database) => {
  let folder: string;
  beforeAll(async () => {
    folder = await folderOf();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('without a place to copy to says which variable names it', async () => {
    const { status, err } = await admin('database:copy', { DATA_DIR: folder });
    expect(status).toBe(2);
    expect(err).toContain('DATABASE_URL is not set');
  });

  it('brings everything, once, and the ledger goes on where it was', async () => {
    if (database().kind === 'sqlite') return;
    const { DATABASE_URL = '' } = await database().another();
    const { userId, fileId } = await withStores({ DATA_DIR: folder }, fill);
    const variables = { DATA_DIR: folder, DATABASE_URL };
    const { status, last } = await admin('database:copy', variables);
    expect(status).toBe(0);
    expect(last).toMatchObject({
      balanceUnits: 60,
      ledgerUnits: 60,
      tables: { users: 1, files: 1 },
    });
    await withStores(variables, async (stores) => {
      expect(await stores.credits.balanceOf(userId)).toBe(60);
      expect(await stores.openReservations()).toEqual({ count: 1, units: 40 });
      expect((await stores.files.open(fileId))?.bytes).toHaveLength(3);
      // A number that the copy used already would be refused.
      expect(await stores.credits.grant(userId, 5, 'More')).toBe(65);
    });
    const again = await admin('database:copy', variables);
    expect(again.status).toBe(1);
    expect(again.err).toContain('PostgreSQL is not empty');
  });

  it('leaves alone what a server works on, and copies nothing of it', async () => {
    if (database().kind === 'sqlite') return;
    const { DATABASE_URL = '' } = await database().another();
    const variables = { DATA_DIR: folder, DATABASE_URL };
    await withStores({ DATA_DIR: folder }, (stores) => stores.instances.renew());
    const { status, err } = await admin('database:copy', variables);
    expect(status).toBe(1);
    expect(err).toContain('stop it');
    await withStores(variables, async (stores) => expect(await stores.accounts.count()).toBe(0));
  });

  it('migrate says that the database is up to date, as often as it is asked', async () => {
    const { DATABASE_URL } = await database().another();
    const data = await folderOf();
    const variables = { DATA_DIR: data, ...(DATABASE_URL ? { DATABASE_URL } : {}) };
    for (let time = 0; time < 2; time += 1) {
      const { status, last } = await admin('migrate', variables);
      expect(status).toBe(0);
      expect(last).toEqual({ migrated: true, database: DATABASE_URL ? 'postgres' : 'sqlite' });
    }
    await rm(data, { recursive: true });
  });

  it('a backup made while the server runs holds all, and a restore of it is the same', async () => {
    const data = await folderOf();
    const restored = await folderOf();
    const { DATABASE_URL: url } = await database().another();
    const variables = { DATA_DIR: data, ...(url ? { DATABASE_URL: url } : {}) };
    const { DATABASE_URL: emptyUrl = '' } = await database().another();
    await withStores(variables, async (stores) => {
      const { userId } = await fill(stores);
      if (url) await dumpAndRestore(url, emptyUrl);
      else await vacuumInto(data, path.join(restored, 'easel.db'));
      await stores.credits.grant(userId, 1_000, 'After the backup');
      const after = { DATA_DIR: restored, ...(url ? { DATABASE_URL: emptyUrl } : {}) };
      await withStores(after, async (other) => {
        expect(await other.credits.balanceOf(userId)).toBe(60);
        expect(await other.credits.grant(userId, 1, 'It goes on')).toBe(61);
      });
    });
    for (const each of [data, restored]) await rm(each, { recursive: true });
  });
});

/** The backup of docs/operations.md for one machine. */
async function vacuumInto(data: string, file: string): Promise<void> {
  const { default: BetterSqlite } = await import('better-sqlite3');
  const source = new BetterSqlite(path.join(data, 'easel.db'), { readonly: true });
  source.prepare('vacuum into ?').run(file);
  source.close();
}

/** The backup of docs/operations.md for PostgreSQL, with the programs of the server under test. */
async function dumpAndRestore(url: string, emptyUrl: string): Promise<void> {
  const postgres = findPostgres();
  if (typeof postgres === 'string') throw new Error(postgres);
  const programs = path.dirname(await realpath(postgres.postgres));
  const folder = await folderOf();
  const file = path.join(folder, 'easel.dump');
  const run = promisify(execFile);
  await run(path.join(programs, 'pg_dump'), ['--format=custom', `--file=${file}`, url]);
  await run(path.join(programs, 'pg_restore'), ['--no-owner', `--dbname=${emptyUrl}`, file]);
  await rm(folder, { recursive: true });
}

const missing = missingForSwift();
describe.skipIf(missing)(`files:import${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let swift: SwiftServer;
  let folder: string;
  beforeAll(async () => {
    swift = await startSwift();
  }, 90_000);
  afterAll(() => swift.stop());
  // Each try has a machine of its own: what an earlier one left would be brought as well.
  beforeEach(async () => {
    folder = await folderOf();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('brings the files of a machine into the bucket, where its server finds them', async () => {
    const { fileId } = await withStores({ DATA_DIR: folder }, fill);
    const variables = { DATA_DIR: folder, ...swift.variables };
    const brought = await admin('files:import', variables);
    expect(brought.err).toBe('');
    expect(brought.last).toEqual({
      copied: 1,
      copiedBytes: 3,
      present: 0,
      done: 'all',
    });
    expect((await admin('files:import', variables)).last).toMatchObject({ copied: 0, present: 1 });
    await rm(path.join(folder, 'files'), { recursive: true });
    await withStores(variables, async (stores) => {
      expect((await stores.files.open(fileId))?.bytes).toHaveLength(3);
    });
  });

  it('without a bucket says which variable names it', async () => {
    const { status, err } = await admin('files:import', { DATA_DIR: folder });
    expect(status).toBe(2);
    expect(err).toContain('S3_BUCKET is not set');
  });
});

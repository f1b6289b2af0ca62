import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../database';
import { migrate } from '../migrate';
import { sharedCluster } from './postgres-cluster';

const SETUP_TIMEOUT_MS = 60_000;

type Location = Parameters<typeof openDatabase>[0];

/** An empty, migrated database of one `describe` block. */
interface TestDatabase extends DatabaseHandle {
  /** What another process needs to open it too. */
  location: Location;
  /** Where another one of the same kind can be opened, empty; it is discarded with this one. */
  another(): Promise<Location>;
}

interface Place {
  location: Location;
  discard(): Promise<void>;
}

/**
 * Runs the same tests on SQLite and on PostgreSQL. PostgreSQL is the one at `TEST_DATABASE_URL`
 * (where databases named `easel_test_…` come and go), else one started for this test run; where
 * neither can be had, its tests show as skipped with the reason in their title.
 *
 * @param tests defines tests; they get the database by calling what is passed to it
 */
export async function describeOnDatabases(
  title: string,
  tests: (database: () => TestDatabase) => void,
): Promise<void> {
  describe(`${title}, on SQLite`, () => tests(useDatabase(sqlitePlace)));
  const server = await postgresServer();
  if ('missing' in server) {
    describe.skip(`${title}, on PostgreSQL (skipped: ${server.missing})`, () =>
      tests(useDatabase(sqlitePlace)));
    return;
  }
  describe(`${title}, on PostgreSQL`, () => tests(useDatabase(() => postgresPlace(server.url))));
}

/** Opens a fresh database before the tests of the enclosing block and discards it after them. */
function useDatabase(makePlace: () => Promise<Place>): () => TestDatabase {
  const places: Place[] = [];
  let database: TestDatabase | undefined;
  const another = async () => {
    const place = await makePlace();
    places.push(place);
    return place.location;
  };
  beforeAll(async () => {
    const location = await another();
    database = { ...openDatabase(location), location, another };
    await migrate(database);
  }, SETUP_TIMEOUT_MS);
  afterAll(async () => {
    await database?.close();
    for (const place of places) await place.discard();
  });
  return () => {
    if (database === undefined) throw new Error('The database opens before the first test runs.');
    return database;
  };
}

async function sqlitePlace(): Promise<Place> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'easel-db-'));
  return {
    location: { DATA_DIR: folder, DATABASE_URL: undefined },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

async function postgresServer() {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined || url === '' ? sharedCluster(inject('postgresFolder')) : { url };
}

async function postgresPlace(serverUrl: string): Promise<Place> {
  const name = `easel_test_${randomBytes(8).toString('hex')}`;
  await runOn(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    location: { DATA_DIR: os.tmpdir(), DATABASE_URL: url.href },
    discard: () => runOn(serverUrl, `drop database ${name}`),
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

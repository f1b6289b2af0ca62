import { execFile, spawn } from 'node:child_process';
import { chown, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres, type PostgresBinaries } from './postgres-binaries';

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
const OWNER = 'easel';
const MAX_CONNECTIONS = 200;

/** A server's address, or what is missing to have one. */
type Cluster = { url: string } | { missing: string };

/** The file by which the one that starts the server tells the others how it went. */
const OUTCOME_FILE = 'outcome.json';
export const DATA_FOLDER = 'data';

/**
 * The test run's own PostgreSQL, started by whichever test file needs it first while the others
 * wait. It listens on a socket in its folder and nowhere else, and syncs nothing to disk: its data
 * are thrown away. The global setup stops it.
 *
 * @param folder an empty folder of this test run with a short path (a socket's has 107 bytes)
 */
export async function sharedCluster(folder: string): Promise<Cluster> {
  const outcomeFile = path.join(folder, OUTCOME_FILE);
  if (!(await isFirst(folder))) return waitForOutcome(outcomeFile);
  const outcome = await startCluster(folder).catch((error: unknown): Cluster => ({
    missing: String(error),
  }));
  await writeFile(`${outcomeFile}.tmp`, JSON.stringify(outcome));
  await rename(`${outcomeFile}.tmp`, outcomeFile);
  return outcome;
}

/** What was missing when a test file of this run asked for the server; `undefined`: nothing. */
export async function missingForCluster(folder: string): Promise<string | undefined> {
  const outcome = await readOutcome(path.join(folder, OUTCOME_FILE));
  return outcome !== undefined && 'missing' in outcome ? outcome.missing : undefined;
}

async function isFirst(folder: string): Promise<boolean> {
  return mkdir(path.join(folder, 'starting')).then(
    () => true,
    () => false,
  );
}

async function waitForOutcome(outcomeFile: string): Promise<Cluster> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const outcome = await readOutcome(outcomeFile);
    if (outcome !== undefined) return outcome;
    await sleep(POLL_MS);
  }
  return { missing: 'the test file that began to start PostgreSQL did not finish' };
}

async function readOutcome(outcomeFile: string): Promise<Cluster | undefined> {
  const text = await readFile(outcomeFile, 'utf8').catch(() => undefined);
  // Written by `sharedCluster`, in another process of the same run.
  return text === undefined ? undefined : (JSON.parse(text) as Cluster);
}

async function startCluster(folder: string): Promise<Cluster> {
  const binaries = findPostgres();
  if (typeof binaries === 'string') return { missing: binaries };
  if (binaries.user) await chown(folder, binaries.user.uid, binaries.user.gid);
  const data = path.join(folder, DATA_FOLDER);
  const flags = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(binaries.initdb, ['-D', data, '-U', OWNER, ...flags], {
    ...binaries.user,
    cwd: folder,
  });
  await launch(binaries, folder, data);
  const url = `postgres://${OWNER}@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await waitUntilItAnswers(url);
  return { url };
}

async function launch(binaries: PostgresBinaries, folder: string, data: string): Promise<void> {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: String(MAX_CONNECTIONS),
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const log = await open(path.join(folder, 'log'), 'a');
  const server = spawn(
    binaries.postgres,
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...binaries.user, cwd: folder, stdio: ['ignore', log.fd, log.fd] },
  );
  // The test file may end before the server does; the global setup stops it by its pid file.
  server.unref();
  await log.close();
}

/** Waits until a server takes connections; rejects with its refusal when it never does. */
export async function waitUntilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(POLL_MS);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

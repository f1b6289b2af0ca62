import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { DATA_FOLDER, missingForCluster } from './postgres-cluster';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where this test run keeps its PostgreSQL, should a test need one. */
    postgresFolder: string;
  }
}

const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/** Names the run's folder for PostgreSQL; afterwards stops the server, or says why there was none. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'easel-pg-'));
  project.provide('postgresFolder', folder);
  return async () => {
    const missing = await missingForCluster(folder);
    if (missing !== undefined) {
      console.warn(
        `\nThe PostgreSQL tests were skipped: ${missing}. Install postgresql or set TEST_DATABASE_URL.`,
      );
    }
    await stopServer(path.join(folder, DATA_FOLDER, 'postmaster.pid'));
    await rm(folder, { recursive: true, force: true });
  };
}

/** SIGINT is PostgreSQL's fast shutdown: it disconnects everybody and ends in order. */
async function stopServer(pidFile: string): Promise<void> {
  const pid = await serverPid(pidFile);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while ((await serverPid(pidFile)) !== undefined && Date.now() < deadline) await sleep(POLL_MS);
}

async function serverPid(pidFile: string): Promise<number | undefined> {
  const text = await readFile(pidFile, 'utf8').catch(() => undefined);
  const pid = Number.parseInt(text ?? '', 10);
  return Number.isInteger(pid) ? pid : undefined;
}

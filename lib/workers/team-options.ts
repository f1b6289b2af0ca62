import path from 'node:path';
import type { Environment } from '@/lib/env';
import { workerEnvironment } from './worker-environment';
import type { WorkerLog } from './worker-process';
import type { TeamOptions } from './worker-team';

const MEBIBYTE = 1024 * 1024;
/** How long the spare worker keeps its memory after it was last of use. */
const SPARE_IDLE_MS = 120_000;

/**
 * The processes of one machine, as its environment says.
 * @param entryPath bundled entry of a process
 */
export function teamOptions(
  environment: Environment,
  entryPath: string,
  log: WorkerLog,
): TeamOptions {
  const { DATA_DIR, ENGINE_LOCAL_URL, WORKERS, WORKER_MEMORY_LIMIT_MIB } = environment;
  return {
    entryPath,
    environment: workerEnvironment(process.env, {
      DATA_DIR,
      ...(ENGINE_LOCAL_URL ? { ENGINE_LOCAL_URL } : {}),
    }),
    spoolFolder: path.join(DATA_DIR, 'spool'),
    log,
    size: WORKERS,
    memoryLimitBytes: WORKER_MEMORY_LIMIT_MIB * MEBIBYTE,
    spareIdleMs: SPARE_IDLE_MS,
  };
}

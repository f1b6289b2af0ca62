import { statfs } from 'node:fs/promises';
import type { EngineStatus } from '@/lib/engines/remote/status';
import type { StorageUse } from '@/lib/files/file-store';
import type { Services } from './services';

/** How the server is, for its administrators. */
export interface Overview {
  users: number;
  /** Units that all accounts together still have. */
  unspentUnits: number;
  load: Services['jobs']['load'];
  queueLimit: number;
  /** Or why it could not be told. */
  engine: EngineStatus | { failure: string };
  storage: StorageUse[];
  /** Of the volume that holds the data. */
  disk: { freeBytes: number; totalBytes: number };
}

async function engineOf({ engineHealth }: Services): Promise<Overview['engine']> {
  try {
    return await engineHealth();
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Asks everything at once; takes some seconds where a configured backend is down. */
export async function readOverview(services: Services): Promise<Overview> {
  const { accounts, files, jobs, env } = services;
  const [users, unspentUnits, storage, disk, engine] = await Promise.all([
    accounts.count(),
    accounts.totalBalance(),
    files.usage(),
    statfs(env.DATA_DIR),
    engineOf(services),
  ]);
  return {
    users,
    unspentUnits,
    load: jobs.load,
    queueLimit: env.WORKER_QUEUE_LIMIT,
    engine,
    storage,
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
  };
}

import path from 'node:path';
import type { AccountStore } from '@/lib/accounts/account-store';
import type { CreditLedger } from '@/lib/credits/credit-ledger';
import { type DatabaseHandle, migrate, openDatabase } from '@/lib/db/database';
import { createAccountStore } from '@/lib/db/repositories/account-store';
import { createCreditLedger } from '@/lib/db/repositories/credit-ledger';
import { createFileStore } from '@/lib/db/repositories/file-store';
import { createIdempotencyStore } from '@/lib/db/repositories/idempotency-store';
import { createStyleStore } from '@/lib/db/repositories/style-store';
import { createTokenStore } from '@/lib/db/repositories/token-store';
import { type Environment, env } from '@/lib/env';
import { createDiskBlobStore } from '@/lib/files/disk-blob-store';
import type { FileStore } from '@/lib/files/file-store';
import type { IdempotencyStore } from '@/lib/idempotency/idempotency-store';
import { createMemoryRateLimiter } from '@/lib/rate-limit/memory-rate-limiter';
import type { JobRunner } from '@/lib/operations/job-runner';
import type { RateLimiter } from '@/lib/rate-limit/rate-limiter';
import type { StyleStore } from '@/lib/styles/style-store';
import type { TokenStore } from '@/lib/tokens/token-store';
import { WorkerPool } from '@/lib/workers/pool';

/** Everything a request may use, behind ports. */
export interface Services {
  env: Environment;
  database: Pick<DatabaseHandle, 'check' | 'close'>;
  credits: CreditLedger;
  tokens: TokenStore;
  accounts: AccountStore;
  styles: StyleStore;
  files: FileStore;
  idempotency: IdempotencyStore;
  rateLimiter: RateLimiter;
  jobs: JobRunner;
}

/** What a request may take beyond its timeout to end: reading, storing, answering. */
const REQUEST_MARGIN_MS = 60_000;

/** Age at which a request can't be alive any more, and what it left open is given back. */
export function longestRequestMs(environment: Environment): number {
  return environment.REQUEST_TIMEOUT_SECONDS * 1000 + REQUEST_MARGIN_MS;
}

const MEBIBYTE = 1024 * 1024;

/** The worker's own bundle (scripts/build.mjs makes it): Next's bundler must leave the path alone. */
function workerEntryPath(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'worker.mjs');
}

/** The one place where adapters are chosen and wired. Migrates the database before it resolves. */
export async function openServices(environment: Environment): Promise<Services> {
  const database = openDatabase(environment);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  const { db } = database;
  const blobs = createDiskBlobStore(path.join(environment.DATA_DIR, 'files'));
  return {
    env: environment,
    database,
    credits: createCreditLedger(db, { instanceId: environment.INSTANCE_ID }),
    tokens: createTokenStore(db),
    accounts: createAccountStore(db),
    styles: createStyleStore(db),
    files: createFileStore(db, blobs),
    idempotency: createIdempotencyStore(db, { abandonedAfterMs: longestRequestMs(environment) }),
    rateLimiter: createMemoryRateLimiter({
      requestsPerSecond: environment.RATE_LIMIT_REQUESTS_PER_SECOND,
      imagesPerMinute: environment.RATE_LIMIT_IMAGES_PER_MINUTE,
    }),
    jobs: new WorkerPool({
      entryPath: workerEntryPath(),
      memoryLimitBytes: environment.WORKER_MEMORY_LIMIT_MIB * MEBIBYTE,
      queueLimit: environment.WORKER_QUEUE_LIMIT,
      size: environment.WORKERS,
    }),
  };
}

const shared: typeof globalThis & { easelServices?: Promise<Services> } = globalThis;

/**
 * The services of this process, opened on first use. They hang on `globalThis` because Next loads
 * this module once per bundle, and all bundles must share one database and one set of counters.
 * After a failure the next call tries again.
 */
export function services(): Promise<Services> {
  shared.easelServices ??= openServices(env()).catch((error: unknown) => {
    delete shared.easelServices;
    throw error;
  });
  return shared.easelServices;
}

import { randomUUID } from 'node:crypto';
import type { AccountStore } from '@/lib/accounts/account-store';
import type { EmailLinkStore } from '@/lib/accounts/email-links';
import type { SessionStore } from '@/lib/accounts/session-store';
import type { PaymentStore } from '@/lib/billing/payment-store';
import type { CreditLedger } from '@/lib/credits/credit-ledger';
import { type DatabaseHandle, openDatabase } from '@/lib/db/database';
import { createLeadership, type Leadership } from '@/lib/db/leadership';
import { migrate } from '@/lib/db/migrate';
import { createAccountStore } from '@/lib/db/repositories/account-store';
import { createCreditLedger } from '@/lib/db/repositories/credit-ledger';
import { createEmailLinkStore } from '@/lib/db/repositories/email-link-store';
import { createFileStore } from '@/lib/db/repositories/file-store';
import { createIdempotencyStore } from '@/lib/db/repositories/idempotency-store';
import { createInstanceStore } from '@/lib/db/repositories/instance-store';
import { openReservations } from '@/lib/db/repositories/open-reservations';
import { createPaymentStore } from '@/lib/db/repositories/payment-store';
import { createProjectStore } from '@/lib/db/repositories/project-store';
import { createPublisher } from '@/lib/db/repositories/publisher';
import { createRequestStore } from '@/lib/db/repositories/request-store';
import { createSessionStore } from '@/lib/db/repositories/session-store';
import { createStyleStore } from '@/lib/db/repositories/style-store';
import { createTokenStore } from '@/lib/db/repositories/token-store';
import type { Environment } from '@/lib/env';
import { createBlobStore } from '@/lib/files/blob-store';
import type { FileStore } from '@/lib/files/file-store';
import type { ObjectStore } from '@/lib/files/object-store';
import { openObjectStore } from '@/lib/files/open-object-store';
import { IDEMPOTENCY_ABANDONED_MS } from '@/lib/idempotency/idempotency-rules';
import type { IdempotencyStore } from '@/lib/idempotency/idempotency-store';
import type { InstanceStore } from '@/lib/instances/instance-store';
import type { ProjectStore } from '@/lib/projects/project-store';
import type { Publisher } from '@/lib/publishing/publisher';
import type { RequestStore } from '@/lib/requests/request-store';
import type { StyleStore } from '@/lib/styles/style-store';
import type { TokenStore } from '@/lib/tokens/token-store';

/** What is kept: the database and the files, behind ports. The command line needs no more. */
export interface Stores {
  database: Pick<DatabaseHandle, 'check' | 'close'>;
  credits: CreditLedger;
  /** What requests hold reserved now. */
  openReservations(): Promise<{ count: number; units: number }>;
  payments: PaymentStore;
  tokens: TokenStore;
  accounts: AccountStore;
  sessions: SessionStore;
  emailLinks: EmailLinkStore;
  styles: StyleStore;
  files: FileStore;
  /** What the bytes of files, and what workers are given and hand back, lie in. */
  objects: ObjectStore;
  leadership: Leadership;
  idempotency: IdempotencyStore;
  /** The one way in which a result comes to exist. */
  publisher: Publisher;
  instances: InstanceStore;
  /** Requests that are answered later. */
  requests: RequestStore;
  /** Layered documents that are saved. */
  projects: ProjectStore;
  /** Of this life of this process: what it owns in the database. */
  bootId: string;
}

/** What a request may take beyond its time limits to end: storing, answering. */
const REQUEST_MARGIN_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * Age at which a request can't be alive any more, and what it left open is given back: reading,
 * waiting for a turn and working have a limit each.
 */
export function longestRequestMs(environment: Environment): number {
  const {
    REQUEST_TIMEOUT_SECONDS: reading,
    WORKER_QUEUE_SECONDS: waiting,
    REQUEST_TIMEOUT_MAX_SECONDS: working,
  } = environment;
  return (reading + waiting + Math.max(working, reading)) * 1000 + REQUEST_MARGIN_MS;
}

/** Opens the database and the files the environment names; migrates before it resolves. */
export async function openStores(environment: Environment): Promise<Stores> {
  const database = openDatabase(environment);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  const { db } = database;
  const bootId = randomUUID();
  const leaseMs = environment.INSTANCE_LEASE_SECONDS * 1000;
  const objects = await openObjectStore(environment);
  return {
    database,
    bootId,
    credits: createCreditLedger(db, { instanceId: bootId, leaseMs }),
    openReservations: () => openReservations(db),
    payments: createPaymentStore(db),
    tokens: createTokenStore(db),
    accounts: createAccountStore(db),
    sessions: createSessionStore(db),
    emailLinks: createEmailLinkStore(db),
    styles: createStyleStore(db),
    files: createFileStore(db, createBlobStore(objects)),
    objects,
    leadership: createLeadership(database),
    idempotency: createIdempotencyStore(db, {
      instanceId: bootId,
      abandonedAfterMs: IDEMPOTENCY_ABANDONED_MS,
      leaseMs,
    }),
    publisher: createPublisher(db),
    projects: createProjectStore(db, { keepMs: environment.RESULT_TTL_HOURS * HOUR_MS }),
    requests: createRequestStore(db, {
      instanceId: bootId,
      leaseMs,
      keepMs: environment.RESULT_TTL_HOURS * HOUR_MS,
      maxOpen: environment.REQUESTS_OPEN_PER_USER,
    }),
    instances: createInstanceStore(db, { bootId, name: environment.INSTANCE_ID }),
  };
}

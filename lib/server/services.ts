import path from 'node:path';
import { type Environment, env } from '@/lib/env';
import type { Cashier } from '@/lib/billing/cashier';
import { createStripeCashier } from '@/lib/billing/stripe-cashier';
import { engineStatus } from '@/lib/engines/remote/status';
import type { LocalEngine } from '@/lib/local-models/local-engine';
import { DownloadBudget } from '@/lib/limits/download-budget';
import { FetchTurns } from '@/lib/limits/fetch-turns';
import { createStorageLimits, type StorageLimits } from '@/lib/files/storage-limits';
import { SharedLimit } from '@/lib/limits/shared-limit';
import type { Mailer } from '@/lib/mail/mailer';
import { createSmtpMailer } from '@/lib/mail/smtp-mailer';
import type { JobRunner } from '@/lib/operations/job-runner';
import type { Progress } from '@/lib/progress/progress';
import { ProgressHub } from '@/lib/progress/progress-hub';
import { createRateLimiter, type RateLimiter } from '@/lib/rate-limit/rate-limiter';
import { InsuredWindow } from '@/lib/rate-limit/insured-window';
import { createMemoryWindow } from '@/lib/rate-limit/memory-window';
import type { OpenWindow } from '@/lib/rate-limit/window';
import { RedisLink } from '@/lib/redis/redis-link';
import { RedisProgress } from '@/lib/redis/redis-progress';
import { createRedisWindow } from '@/lib/redis/redis-window';
import { Courier } from '@/lib/requests/courier';
import { RunTurns } from '@/lib/requests/run-turns';
import { webhookSecretOf } from '@/lib/requests/webhook-signature';
import { deliver } from '@/lib/http/requests/webhooks';
import { requestJson } from '@/lib/http/requests/request-json';
import { UploadStore } from '@/lib/uploads/upload-store';
import { type AttemptLimits, createAttemptLimits } from './attempt-limits';
import { createEngineHealth, type EngineHealth } from './engine-health';
import { openJobs } from './jobs';
import { openLocalEngineOf } from './local-engine';
import { logger } from './logger';
import { ModelChanges, modelsCommandPath } from './model-changes';
import { observationOf, type Observation } from './observation';
import { createProjectThumbnails, type ProjectThumbnails } from './project-thumbnails';
import { sessionSecret } from './session-secret';
import { openStores, type Stores } from './stores';
import { createThumbnails, type Thumbnails } from './thumbnails';

/** Everything a request may use, behind ports. */
export interface Services extends Stores, Observation {
  env: Environment;
  /** What servers on one database share beside it; none on one machine. */
  redis?: RedisLink;
  rateLimiter: RateLimiter;
  /** Limits on guessing at passwords, and on what strangers can make us do. */
  attempts: AttemptLimits;
  jobs: JobRunner;
  progress: Progress;
  thumbnails: Thumbnails;
  projectThumbnails: ProjectThumbnails;
  /** Places of those who read files now, by address and over all. */
  fileReads: SharedLimit;
  storage: StorageLimits;
  fetchTurns: FetchTurns;
  /** Requests of this server that nobody waits for at a connection. */
  runTurns: RunTurns;
  /** Places of those who hear how requests go. */
  requestStreams: SharedLimit;
  webhooks: Courier;
  downloads: DownloadBudget;
  engineHealth: EngineHealth;
  /** The diffusion model that this machine runs, where one is installed. */
  localEngine: LocalEngine;
  /** Installs such models, for the administrator's page. */
  modelChanges: ModelChanges;
  /** Receives what requests bring. */
  uploads: UploadStore;
  /** Sells units, where a payment service is set up. */
  cashier?: Cashier;
  /** Writes to people, where a mail server is set up. */
  mailer?: Mailer;
}

const MEBIBYTE = 1024 * 1024;

/** One for each server, by the name that must differ between servers that share their data. */
function uploadFolder({ DATA_DIR, INSTANCE_ID }: Environment): string {
  return path.join(DATA_DIR, 'uploads', encodeURIComponent(INSTANCE_ID));
}

/** Connects to Redis where one is named; one that is away is waited for in the background. */
async function redisOf(environment: Environment): Promise<Pick<Services, 'redis'>> {
  const { REDIS_URL: url, REDIS_PREFIX: prefix } = environment;
  if (!url) return {};
  const redis = new RedisLink({ url, prefix, log: logger() });
  await redis.open();
  return { redis };
}

/** Limits that hold over all servers: in Redis where there is one, insured by each server's memory. */
function limitsOf(
  environment: Environment,
  redis: RedisLink | undefined,
): Pick<Services, 'rateLimiter' | 'attempts'> {
  const openWindow: OpenWindow = (name, size) => {
    const own = createMemoryWindow(size);
    return redis ? new InsuredWindow(createRedisWindow(redis, name, size), own, size) : own;
  };
  const limits = {
    requestsPerSecond: environment.RATE_LIMIT_REQUESTS_PER_SECOND,
    imagesPerMinute: environment.RATE_LIMIT_IMAGES_PER_MINUTE,
  };
  return {
    rateLimiter: createRateLimiter(limits, openWindow),
    attempts: createAttemptLimits(openWindow, environment.SIGNUPS_PER_HOUR),
  };
}

function cashierOf(environment: Environment): Pick<Services, 'cashier'> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = environment;
  if (!secretKey || !webhookSecret) return {};
  const apiUrl = environment.STRIPE_API_URL;
  return { cashier: createStripeCashier({ secretKey, webhookSecret, ...(apiUrl && { apiUrl }) }) };
}

function mailerOf({ SMTP_URL: url, MAIL_FROM: from }: Environment): Pick<Services, 'mailer'> {
  if (!url || !from) return {};
  const onFailure = (reason: string, again: boolean) => {
    logger()[again ? 'warn' : 'error']({ event: 'mail_failed', reason, again });
  };
  return { mailer: createSmtpMailer({ url, from, onFailure }) };
}

/** A few at once, so that answers that somebody waits for at a connection find places, too. */
function runLimits({ WORKERS, WORKER_JOBS_PER_USER, REQUESTS_OPEN_PER_SERVER }: Environment) {
  return {
    perUser: Math.max(1, Math.floor(WORKER_JOBS_PER_USER / 2)),
    overAll: WORKERS * 2 + 2,
    held: REQUESTS_OPEN_PER_SERVER,
  };
}

function courierOf(environment: Environment, { requests, files }: Stores): Courier {
  return new Courier(requests, async (request) => {
    // Pictures by their address: an answer of Base64 is nothing to push at anybody.
    const body = JSON.stringify(await requestJson(request, { requests, files }, 'url'));
    const secret = webhookSecretOf(await sessionSecret(environment), request.userId);
    return deliver(request, body, { secret, allowPrivate: environment.FETCH_ALLOW_PRIVATE });
  });
}

/** What makes small pictures of files and of projects. */
function thumbnailsOf(
  stores: Stores,
  jobs: JobRunner,
): Pick<Services, 'thumbnails' | 'projectThumbnails'> {
  const { files, projects, objects } = stores;
  const thumbnails = createThumbnails({
    files,
    jobs,
    concurrency: 1,
    queueLimit: 100,
    onFailure: ({ id }, err) => logger().warn({ file: id, err }, 'A file has no thumbnails'),
  });
  const onFailure = (project: string, err: unknown) =>
    logger().warn({ project, err }, 'A project has no thumbnail');
  const parts = { projects, files, objects, thumbnails, jobs, onFailure };
  return { thumbnails, projectThumbnails: createProjectThumbnails(parts) };
}

/** Chooses and wires what a server needs. Migrates the database before it resolves. */
export async function openServices(given: Environment): Promise<Services> {
  const localEngine = await openLocalEngineOf(given);
  const environment = { ...given, ENGINE_LOCAL_URL: localEngine.url };
  const { redis } = await redisOf(environment);
  const stores = await openStores(environment);
  const jobs = openJobs(environment, stores.objects, redis);
  const storage = createStorageLimits(stores.files, {
    quotaBytes: environment.STORAGE_QUOTA_MIB * MEBIBYTE,
    minFreeBytes: environment.DISK_FREE_MIN_MIB * MEBIBYTE,
  });
  const basics = { ...stores, ...(redis && { redis }), jobs, storage, env: environment };
  return {
    ...basics,
    ...(await observationOf(basics)),
    localEngine,
    modelChanges: new ModelChanges(modelsCommandPath()),
    ...limitsOf(environment, redis),
    progress: redis ? new RedisProgress(redis, new ProgressHub()) : new ProgressHub(),
    engineHealth: createEngineHealth(() => engineStatus(environment)),
    ...thumbnailsOf(stores, jobs),
    fileReads: new SharedLimit({ perKey: 64, overAll: 512 }),
    runTurns: new RunTurns(runLimits(environment)),
    requestStreams: new SharedLimit({ perKey: 16, overAll: 512 }),
    webhooks: courierOf(environment, stores),
    fetchTurns: new FetchTurns({ perUser: 8, overAll: 128, waitingPerUser: 64 }),
    downloads: new DownloadBudget(),
    uploads: new UploadStore(uploadFolder(environment)),
    ...cashierOf(environment),
    ...mailerOf(environment),
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

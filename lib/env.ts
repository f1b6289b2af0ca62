import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('0')
  .transform((value) => value === '1' || value === 'true');

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** Every variable Easel reads, with its default. The README's table is made from these lines. */
const environment = z.object({
  /** Port of the server. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Host the server listens on. */
  HOST: z.string().default('0.0.0.0'),
  /** Port of Prometheus' metrics, `/metrics`, for the inner network alone; none when left out. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Connections that may be open at once; one more is closed unheard. */
  MAX_CONNECTIONS: z.coerce.number().int().min(1).default(2000),
  /** The same for one address (IPv6: one /64); not counted with `TRUST_PROXY`. */
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(500),
  /** Public root of the service, such as `https://easel.example`; else each request's own host is used. */
  BASE_URL: z.url().optional(),
  /** Folder of the database, the files and the generated secret. */
  DATA_DIR: z.string().default('./data'),
  /** `postgres://…` instead of the SQLite file. */
  DATABASE_URL: z.string().optional(),
  /**
   * `redis://…` or `rediss://…` (TLS), version 6.2 or newer with `maxmemory-policy noeviction`: limits,
   * progress and places at remote engines are then shared by all servers that name the same one.
   */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** What every key of ours in Redis begins with, so that several installations may share one. */
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]{1,32}$/, { error: 'send 1 to 32 letters, digits, _ or -' })
    .default('easel'),
  /** Bucket of any server that speaks S3, for the bytes of files instead of `DATA_DIR/files`. */
  S3_BUCKET: z.string().min(3).max(63).optional(),
  /** Root of that server, such as `https://s3.example:9000`; Amazon's when left out. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** Key of the bucket; without it the machine's own rights count (role, profile, `AWS_…`). */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Whether addresses are `host/bucket/key`, as most servers other than Amazon's want them. */
  S3_FORCE_PATH_STYLE: flag,
  /** Name of this instance, as people read it; servers that share `DATA_DIR` have one each. */
  INSTANCE_ID: z.string().default(os.hostname()),
  /**
   * Silence after which a server counts as dead and what its requests reserved is given back; the same on
   * all servers of one database.
   */
  INSTANCE_LEASE_SECONDS: z.coerce.number().int().min(2).max(3600).default(60),
  /** Units granted at sign-up. */
  SIGNUP_CREDITS: z.coerce.number().int().min(0).default(1000),
  /** Whether strangers may create accounts. */
  SIGNUP_ENABLED: flag.default(true),
  /** Accounts that one address may make in an hour. */
  SIGNUPS_PER_HOUR: z.coerce.number().int().min(1).default(20),
  /**
   * Mail server, `smtp://user:password@host:587` or `smtps://…`: addresses are then verified before
   * the units of sign-up are granted, and passwords can be reset by mail.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Whom letters are from, such as `Easel <easel@example.com>`. */
  MAIL_FROM: z.string().min(3).max(320).optional(),
  RATE_LIMIT_REQUESTS_PER_SECOND: z.coerce.number().int().min(1).default(5),
  RATE_LIMIT_IMAGES_PER_MINUTE: z.coerce.number().int().min(1).default(100),
  /** Hours that results are kept. */
  RESULT_TTL_HOURS: z.coerce.number().positive().default(24),
  /** MiB of results, styles and pictures of projects that one user may keep. */
  STORAGE_QUOTA_MIB: z.coerce.number().int().min(1).default(2048),
  /** MiB of the disk below which no work is begun. */
  DISK_FREE_MIN_MIB: z.coerce.number().int().min(0).default(512),
  /** Worker processes that draw. */
  WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.max(1, Math.min(4, os.availableParallelism()))),
  /** Jobs that may wait for a worker before `engine_busy` is answered. */
  WORKER_QUEUE_LIMIT: z.coerce.number().int().min(0).default(64),
  /** Memory of one worker, in MiB, above which it is replaced after its job. */
  WORKER_MEMORY_LIMIT_MIB: z.coerce.number().int().min(256).default(3072),
  /** Jobs of one user that may wait and run at once. */
  WORKER_JOBS_PER_USER: z.coerce.number().int().min(1).default(16),
  /** Jobs of one user that run while others wait who have fewer; half of the workers when left out. */
  WORKER_RUNNING_PER_USER: z.coerce.number().int().min(1).optional(),
  /** Longest time a job may wait for its turn, in seconds, before `engine_busy` is answered. */
  WORKER_QUEUE_SECONDS: z.coerce.number().positive().default(600),
  /** Time that a worker of `npm run worker` gives running jobs when it is told to stop; others do the rest. */
  WORKER_DRAIN_SECONDS: z.coerce.number().min(0).max(3600).default(60),
  /** Time that every request may work, in seconds; large work gets more, by its size. */
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().positive().default(300),
  /** Time that no request may work longer than, in seconds, whatever its size. */
  REQUEST_TIMEOUT_MAX_SECONDS: z.coerce.number().positive().default(3600),
  /**
   * Seconds that a server goes on taking requests after it was told to stop, while `/readyz` already
   * answers 503: as long as a balancer needs to see that.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** Secret that signs sessions; made on first start when left out. */
  NEXTAUTH_SECRET: z.string().min(16).optional(),
  GITHUB_ID: z.string().optional(),
  GITHUB_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Allows `image_url` to point at private addresses. For development only. */
  FETCH_ALLOW_PRIVATE: flag,
  /** Requests of one user that wait and run without a connection (`Prefer: respond-async`). */
  REQUESTS_OPEN_PER_USER: z.coerce.number().int().min(1).max(10_000).default(64),
  /** The same of all users on one server; one more is refused with `server_busy`. */
  REQUESTS_OPEN_PER_SERVER: z.coerce.number().int().min(1).max(100_000).default(1_000),
  /** Whether names of OpenAI's models stand for ours (lib/models/aliases.ts, docs/clients.md). */
  MODEL_ALIASES: flag.default(true),
  /**
   * Origins whose pages may call `/v1` with a token, `https://app.example,https://other.example`, or
   * `*` for all, or `none`. Cookies never count across origins.
   */
  CORS_ORIGINS: z
    .string()
    .default('*')
    .transform((list) => (list === 'none' ? [] : list.split(',').map((origin) => origin.trim())))
    .refine((origins) => origins.every((origin) => origin === '*' || isOrigin(origin)), {
      error: 'send *, none, or origins such as https://app.example with commas between them',
    }),
  /** Folder with model weights that replace the packaged ones, by file name. */
  MODELS_DIR: z.string().optional(),
  /**
   * Image backend for every primitive it has, `name:http://host:port[,http://other:port…]`, such as
   * `comfyui:http://127.0.0.1:8188`; the built-in engine does the rest (docs/engines.md).
   */
  ENGINE_URL: z.string().optional(),
  /** Backend of one primitive, in the same form, or `builtin`; each goes before `ENGINE_URL`. */
  ENGINE_DRAW: z.string().optional(),
  ENGINE_REPAINT: z.string().optional(),
  ENGINE_RESTYLE: z.string().optional(),
  ENGINE_UPSCALE: z.string().optional(),
  ENGINE_MATTE: z.string().optional(),
  /** `builtin` enhances prompts without `PROMPT_LLM_URL`, although that is set. */
  ENGINE_REWRITE: z.literal('builtin').optional(),
  /** How Easel's models become a backend's: an `engines.json` (docs/engines.md). */
  ENGINES_FILE: z.string().optional(),
  /** `sd-server` of stable-diffusion.cpp, for local models; else the one that `npm run models` fetched, or one on the PATH. */
  ENGINE_SDCPP_BIN: z.string().optional(),
  /** More options for it, such as `--vae-on-cpu --threads 6`. */
  ENGINE_SDCPP_FLAGS: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean)),
  /** Minutes without a picture after which a local model is unloaded. */
  ENGINE_IDLE_MINUTES: z.coerce.number().positive().max(10_000).default(15),
  /** Where the local model is reached, with its key; the server sets it for its workers. */
  ENGINE_LOCAL_URL: z.url().optional(),
  /** The hub that models are fetched from, or a mirror of it. */
  HF_ENDPOINT: z.url().default('https://huggingface.co'),
  /** Token of the hub, for models whose terms must be accepted there. */
  HF_TOKEN: z.string().optional(),
  /** List of the releases of stable-diffusion.cpp, in the form of GitHub's. */
  SDCPP_RELEASES_URL: z
    .url()
    .default('https://api.github.com/repos/leejet/stable-diffusion.cpp/releases'),
  /** Key of OpenAI Images and its look-alikes, for addresses that carry no key of their own. */
  ENGINE_OPENAI_KEY: z.string().optional(),
  /** Longest wait for a place at a busy backend, in seconds, before `engine_busy` is answered. */
  ENGINE_QUEUE_SECONDS: z.coerce.number().min(0).max(3600).default(60),
  /** OpenAI-compatible chat server that enhances prompts, with its model and key. */
  PROMPT_LLM_URL: z.url().optional(),
  PROMPT_LLM_MODEL: z.string().optional(),
  PROMPT_LLM_KEY: z.string().optional(),
  /** The chat server also reads the prompts that the built-in engine draws, once each, before its own reading. */
  PROMPT_LLM_READS: flag,
  /**
   * Whether a reverse proxy of yours stands in front: then its `X-Forwarded-For` and `-Proto` are
   * believed, which anybody could send otherwise.
   */
  TRUST_PROXY: flag,
  /** Key of Stripe, for topping up; without it an administrator grants units. */
  STRIPE_SECRET_KEY: z.string().optional(),
  /** Signs what Stripe reports to `/api/stripe/webhook`. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Root of Stripe's API; another one only in tests. */
  STRIPE_API_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/**
 * All that worker processes get: they handle pictures of strangers, so that nothing of the server's
 * (database, sessions, payments, mail, storage) may be in their reach. A new variable that engines
 * read has its name here too.
 */
export const WORKER_VARIABLES = [
  'DATA_DIR',
  'LOG_LEVEL',
  'MODELS_DIR',
  'ENGINE_URL',
  'ENGINE_DRAW',
  'ENGINE_REPAINT',
  'ENGINE_RESTYLE',
  'ENGINE_UPSCALE',
  'ENGINE_MATTE',
  'ENGINE_REWRITE',
  'ENGINES_FILE',
  'ENGINE_OPENAI_KEY',
  'ENGINE_QUEUE_SECONDS',
  'ENGINE_LOCAL_URL',
  'REQUEST_TIMEOUT_SECONDS',
  'PROMPT_LLM_URL',
  'PROMPT_LLM_MODEL',
  'PROMPT_LLM_KEY',
  'PROMPT_LLM_READS',
] as const satisfies readonly (keyof z.infer<typeof environment>)[];

/**
 * What web servers have and `npm run worker` must not: it hands work to processes that decode pictures
 * of strangers. The script takes these away before it starts anything (scripts/lib/web-secrets.mjs).
 */
export const WEB_SECRETS = [
  'DATABASE_URL',
  'NEXTAUTH_SECRET',
  'GITHUB_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const satisfies readonly (keyof z.infer<typeof environment>)[];

/** Variables that make sense together only. */
const consistent = environment
  .refine(
    ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }) => Boolean(key) === Boolean(secret),
    {
      path: ['STRIPE_WEBHOOK_SECRET'],
      error: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together, or neither is',
    },
  )
  .refine(
    ({ S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret }) => Boolean(id) === Boolean(secret),
    {
      path: ['S3_SECRET_ACCESS_KEY'],
      error: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together, or neither is',
    },
  )
  .refine(({ SMTP_URL: url, MAIL_FROM: from }) => Boolean(url) === Boolean(from), {
    path: ['MAIL_FROM'],
    error: 'SMTP_URL and MAIL_FROM are set together, or neither is',
  })
  .refine(({ SMTP_URL: url, BASE_URL: base }) => !url || Boolean(base), {
    path: ['BASE_URL'],
    // The host of a request is whatever its sender wrote: no link in a letter may begin with it.
    error: 'BASE_URL is needed with SMTP_URL: links in letters begin with it',
  });

export type Environment = z.infer<typeof environment>;

/** Variables that can't be what they are; the message names each and what it accepts. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Parses variables; throws an error that names each bad one and what it accepts. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = consistent.safeParse(given);
  if (!parsed.success) {
    throw new EnvironmentError(`The environment has errors:\n${z.prettifyError(parsed.error)}`);
  }
  return { ...parsed.data, DATA_DIR: path.resolve(parsed.data.DATA_DIR) };
}

let cached: Environment | undefined;

/** The environment of this process, parsed once. */
export function env(): Environment {
  cached ??= parseEnvironment(process.env);
  return cached;
}

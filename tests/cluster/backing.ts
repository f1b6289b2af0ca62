import { randomBytes } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import pg from 'pg';
import { missingForPostgres, PostgresServer } from '../support/postgres';
import { missingForRedis, RedisServer } from '../support/redis';
import { missingForSwift, startSwift, type SwiftServer } from '../support/swift';
import { missingForBalancer } from './balancer';

/** Variables of Easel (lib/env.ts) that lead to what servers share. */
export type SharedVariables = Readonly<Record<string, string>>;

/** What this machine lacks to run a cluster, a sentence each. */
export function missingForCluster(): string[] {
  const missing = [
    missingForPostgres(),
    missingForRedis(),
    missingForSwift(),
    missingForBalancer(),
  ];
  return missing.filter((sentence) => sentence !== undefined);
}

/** PostgreSQL, Redis and an S3 server of this machine, on the loopback, with their data in temporary folders. */
export class Backing {
  private constructor(
    readonly database: PostgresServer,
    readonly redis: RedisServer,
    readonly store: SwiftServer,
  ) {}

  static async start(): Promise<Backing> {
    const [database, redis, store] = await Promise.allSettled([
      PostgresServer.start(),
      RedisServer.start(),
      startSwift(),
    ]);
    if (
      database.status === 'fulfilled' &&
      redis.status === 'fulfilled' &&
      store.status === 'fulfilled'
    ) {
      return new Backing(database.value, redis.value, store.value);
    }
    const all = [database, redis, store];
    for (const one of all) if (one.status === 'fulfilled') await one.value.stop();
    throw new AggregateError(
      all.flatMap((one) => ('reason' in one ? [one.reason as unknown] : [])),
    );
  }

  get variables(): SharedVariables {
    return {
      DATABASE_URL: this.database.url,
      REDIS_URL: this.redis.url,
      ...this.store.variables,
    };
  }

  async stop(): Promise<void> {
    await Promise.all([this.database.stop(), this.redis.stop(), this.store.stop()]);
  }
}

/** An empty database, bucket and corner of Redis of one's own on servers that others use too. */
export async function ownCorner(shared: SharedVariables): Promise<SharedVariables> {
  const name = `easel-${randomBytes(6).toString('hex')}`;
  const database = new URL(shared.DATABASE_URL ?? '');
  const client = new pg.Client({ connectionString: database.href });
  await client.connect();
  try {
    await client.query(`create database "${name}"`);
  } finally {
    await client.end();
  }
  database.pathname = `/${name}`;
  await makeBucket(shared, name);
  return { ...shared, DATABASE_URL: database.href, REDIS_PREFIX: name, S3_BUCKET: name };
}

async function makeBucket(shared: SharedVariables, name: string): Promise<void> {
  const store = new S3Client({
    endpoint: shared.S3_ENDPOINT ?? '',
    region: shared.S3_REGION ?? '',
    forcePathStyle: true,
    credentials: {
      accessKeyId: shared.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: shared.S3_SECRET_ACCESS_KEY ?? '',
    },
  });
  try {
    await store.send(new CreateBucketCommand({ Bucket: name }));
  } finally {
    store.destroy();
  }
}

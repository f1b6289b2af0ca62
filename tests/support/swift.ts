import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { findOnPath, isExecutable } from '@/lib/find-on-path';
import { freePort } from '@/lib/free-port';

/**
 * A real S3 for tests: OpenStack Swift with its s3api, on free ports of the loopback and in a folder that
 * goes with it. Debian: `apt-get install swift-proxy swift-account swift-container swift-object memcached`.
 */
export interface SwiftServer {
  /** Variables of Easel (lib/env.ts) that lead to it and to an empty bucket. */
  variables: {
    S3_BUCKET: string;
    S3_ENDPOINT: string;
    S3_REGION: string;
    S3_ACCESS_KEY_ID: string;
    S3_SECRET_ACCESS_KEY: string;
    S3_FORCE_PATH_STYLE: string;
  };
  /** Processes of the server; the one that clients speak to is the last. */
  pids: number[];
  stop(): Promise<void>;
}

const PROGRAMS = [
  'memcached',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
  'swift-proxy-server',
];
/** Debian's Python knows Swift; another one that is first on the PATH would not. */
const PYTHON = '/usr/bin/python3';
const STORES = ['account', 'container', 'object'] as const;
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 200;

const RINGS = `
import sys
from swift.common.ring import RingBuilder
folder = sys.argv[1]
for kind, port in zip(('account', 'container', 'object'), sys.argv[2:]):
    builder = RingBuilder(4, 1, 1)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port),
        'device': 'disk', 'weight': 1.0, 'replication_ip': '127.0.0.1',
        'replication_port': int(port), 'meta': ''})
    builder.rebalance()
    builder.get_ring().save(f'{folder}/{kind}.ring.gz')
`;

/** What a machine lacks to start a Swift server, as a sentence; `undefined`: nothing. */
export function missingForSwift(): string | undefined {
  const missing = [...PROGRAMS.filter((program) => !findOnPath(program))];
  if (!isExecutable(PYTHON)) missing.push(PYTHON);
  if (missing.length === 0) return undefined;
  return `${missing.join(', ')} not installed (apt-get install swift-proxy swift-account swift-container swift-object memcached)`;
}

/** Starts a server with one empty bucket; rejects with the end of its log when it does not come up. */
export async function startSwift(): Promise<SwiftServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'easel-swift-'));
  const ports = await Promise.all(Array.from({ length: 5 }, freePort));
  const [proxy = 0, memcache = 0, ...stores] = ports;
  await writeConfiguration(folder, { proxy, memcache, stores });
  const children = launch(folder, memcache);
  const stop = async () => {
    await Promise.all(children.map(end));
    rmSync(folder, { recursive: true, force: true });
  };
  const variables = {
    S3_BUCKET: 'easel',
    S3_ENDPOINT: `http://127.0.0.1:${proxy}`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'easel:tests',
    S3_SECRET_ACCESS_KEY: 'secret-of-tests',
    S3_FORCE_PATH_STYLE: '1',
  };
  try {
    await makeBucket(variables);
  } catch (error) {
    await stop();
    throw error;
  }
  return { variables, stop, pids: children.map((child) => child.pid ?? 0) };
}

interface Ports {
  proxy: number;
  memcache: number;
  stores: number[];
}

async function writeConfiguration(folder: string, ports: Ports): Promise<void> {
  mkdirSync(path.join(folder, 'devices', 'disk'), { recursive: true });
  const common = (port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${os.userInfo().username}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
`;
  writeFileSync(
    path.join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = easel\n[storage-policy:0]\nname = one\ndefault = yes\n',
  );
  STORES.forEach((kind, index) => {
    const text = `${common(ports.stores[index] ?? 0)}[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
recon_cache_path = ${folder}
`;
    writeFileSync(path.join(folder, `${kind}.conf`), text);
  });
  writeFileSync(path.join(folder, 'proxy.conf'), common(ports.proxy) + proxyText(ports.memcache));
  await promisify(execFile)(PYTHON, ['-c', RINGS, folder, ...ports.stores.map(String)]);
}

function proxyText(memcachePort: number): string {
  const filters = ['catch_errors', 'gatekeeper', 'listing_formats', 's3api', 'slo'];
  return `[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# Stores that come up after the proxy, or that a test has stopped, are asked again at once.
error_suppression_limit = 1000000
error_suppression_interval = 1
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcachePort}
[filter:tempauth]
use = egg:swift#tempauth
user_easel_tests = secret-of-tests .admin
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`;
}

function launch(folder: string, memcachePort: number): ChildProcess[] {
  const log = openSync(path.join(folder, 'log'), 'a');
  const start = (program: string, args: string[]) =>
    spawn(program, args, { cwd: folder, stdio: ['ignore', log, log] });
  const owner = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  return [
    start('memcached', ['-p', String(memcachePort), '-l', '127.0.0.1', '-m', '16', ...owner]),
    ...[...STORES, 'proxy'].map((kind) =>
      start(`swift-${kind}-server`, [path.join(folder, `${kind}.conf`)]),
    ),
  ];
}

const OBJECT = 'is-up';

/** An empty bucket in which an object can be written and removed. */
async function prepareBucket(client: S3Client, Bucket: string): Promise<void> {
  await client.send(new CreateBucketCommand({ Bucket })).catch((error: unknown) => {
    // Ours already: an earlier try whose answer was lost.
    if (!(error instanceof Error && error.name === 'BucketAlreadyOwnedByYou')) throw error;
  });
  await client.send(new PutObjectCommand({ Bucket, Key: OBJECT, Body: OBJECT }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: OBJECT }));
}

/** The proxy answers before its stores do, and that of buckets before that of objects: the first object shows that all are up. */
async function makeBucket(variables: SwiftServer['variables']): Promise<void> {
  const client = new S3Client({
    endpoint: variables.S3_ENDPOINT,
    region: variables.S3_REGION,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: {
      accessKeyId: variables.S3_ACCESS_KEY_ID,
      secretAccessKey: variables.S3_SECRET_ACCESS_KEY,
    },
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  let reason: unknown;
  try {
    while (Date.now() < deadline) {
      try {
        await prepareBucket(client, variables.S3_BUCKET);
        return;
      } catch (error) {
        reason = error;
        await sleep(POLL_MS);
      }
    }
  } finally {
    client.destroy();
  }
  throw new Error(`Swift did not come up: ${String(reason)}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  // One that a test has stopped takes no other signal.
  child.kill('SIGKILL');
  await gone;
}

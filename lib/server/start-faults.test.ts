import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseEnvironment } from '@/lib/env';
import { openObjectStore } from '@/lib/files/open-object-store';
import { missingForSwift, startSwift, type SwiftServer } from '@/tests/support/swift';
import { databaseFault, requireSharedSecret, StartFault, tryBucket } from './start-faults';
import { openStores } from './stores';

const S3 = {
  S3_BUCKET: 'easel',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'not to be told',
  S3_FORCE_PATH_STYLE: '1',
};

async function bucketTold(variables: Record<string, string>): Promise<string[]> {
  const environment = parseEnvironment(variables);
  const warn = vi.fn();
  await tryBucket(await openObjectStore(environment), environment, warn);
  return warn.mock.calls.map(([line]) => String(line));
}

describe('a start that lacks something says in one line', () => {
  it('which secret is missing, and how to make one', () => {
    const shared = parseEnvironment({ REDIS_URL: 'redis://127.0.0.1:6379' });
    expect(() => requireSharedSecret(shared)).toThrow(StartFault);
    expect(() => requireSharedSecret(shared)).toThrow(/^NEXTAUTH_SECRET .* openssl rand/);
    const secret = '0123456789abcdef';
    expect(() => requireSharedSecret({ ...shared, NEXTAUTH_SECRET: secret })).not.toThrow();
    expect(() => requireSharedSecret(parseEnvironment({}))).not.toThrow();
  });

  it('where no database listens, without who signs in', async () => {
    const environment = parseEnvironment({
      DATABASE_URL: 'postgres://easel:hush@127.0.0.1:9/pictures',
    });
    const error: unknown = await openStores(environment).catch((reason: unknown) => reason);
    const fault = databaseFault(error, environment);
    expect(fault?.message).toBe(
      'DATABASE_URL: PostgreSQL at 127.0.0.1:9/pictures: nothing listens there',
    );
  });

  it.each([
    ['28P01', 'it refuses the password'],
    ['3D000', 'there is no such database; create it first'],
    ['ENOTFOUND', 'the host is not known'],
  ])('what is wrong with the database (%s)', (code, told) => {
    const error = Object.assign(new Error('long story'), { code });
    const DATABASE_URL = 'postgres://a:b@db.example/easel';
    expect(databaseFault(error, { DATABASE_URL, DATA_DIR: '' })?.message).toContain(told);
  });

  it('and leaves to the stack what nobody can mend by setting anything up', () => {
    const environment = { DATABASE_URL: 'postgres://db/easel', DATA_DIR: '' };
    expect(databaseFault(new Error('a bug'), environment)).toBeUndefined();
  });

  it('that the bucket is away, and starts: it will be back', async () => {
    const [line = '', ...more] = await bucketTold(S3);
    expect(more).toEqual([]);
    expect(line).toMatch(
      /^S3_BUCKET: easel at http:\/\/127\.0\.0\.1:9: does not answer \(.*ECONNREFUSED/,
    );
    expect(line).not.toContain('not to be told');
  });

  it('nothing of a bucket where there is none', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'easel-faults-'));
    expect(await bucketTold({ DATA_DIR: folder })).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

const missing = missingForSwift();
describe.skipIf(missing)(`a bucket${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let swift: SwiftServer;
  beforeAll(async () => {
    swift = await startSwift();
  }, 90_000);
  afterAll(() => swift.stop());

  it('that can be written to is nothing to talk about', async () => {
    expect(await bucketTold(swift.variables)).toEqual([]);
  });

  it.each([
    [{ S3_BUCKET: 'nothing-here' }, /NoSuchBucket/],
    [{ S3_SECRET_ACCESS_KEY: 'wrong' }, /SignatureDoesNotMatch/],
  ])('that refuses us ends the start (%o)', async (changes, why) => {
    const refused = bucketTold({ ...swift.variables, ...changes });
    await expect(refused).rejects.toThrow(StartFault);
    await expect(refused).rejects.toThrow(why);
  });
});

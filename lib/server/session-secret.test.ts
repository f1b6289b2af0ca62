import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionSecret } from './session-secret';

describe('the session secret', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'easel-secret-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const from = (NEXTAUTH_SECRET?: string) =>
    sessionSecret({ DATA_DIR: path.join(folder, 'data'), NEXTAUTH_SECRET });

  it('is the one of the environment where there is one', async () => {
    expect(await from('chosen by the operator')).toBe('chosen by the operator');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is made once, for its owner alone, and stays the same', async () => {
    const secret = await from();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await from()).toBe(secret);
    const { mode } = await stat(path.join(folder, 'data', 'secret'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('is one for all that ask at once, with nothing left beside it', async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => from()));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(path.join(folder, 'data'))).toEqual(['secret']);
  });

  it('is never an empty file', async () => {
    await from();
    await writeFile(path.join(folder, 'data', 'secret'), '\n');
    await expect(from()).rejects.toThrow(/empty/);
  });
});

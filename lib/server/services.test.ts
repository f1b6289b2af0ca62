import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

describe('the services of a process', () => {
  const folders: string[] = [];
  afterEach(async () => {
    vi.unstubAllEnvs();
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });

  it('are shared by bundles that each load the module', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'easel-services-'));
    folders.push(folder);
    vi.stubEnv('DATA_DIR', folder);
    vi.stubEnv('DATABASE_URL', '');
    // The test runner sets its own, which is no URL.
    vi.stubEnv('BASE_URL', '');
    const first = await import('./services');
    vi.resetModules();
    const second = await import('./services');
    expect(second.services).not.toBe(first.services);
    const [one, other] = await Promise.all([first.services(), second.services()]);
    expect(other).toBe(one);
    expect(await one.accounts.count()).toBe(0);
    await one.database.close();
  });
});

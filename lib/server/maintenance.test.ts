import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseEnvironment } from '@/lib/env';
import { sweepOnce } from './maintenance';
import { openServices, type Services } from './services';

/** Longer than any request lives. */
const LATER_MS = 2 * 60 * 60_000;

describe('maintenance', () => {
  let folder: string;
  let services: Services;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    folder = await mkdtemp(path.join(os.tmpdir(), 'easel-services-'));
    services = await openServices(
      parseEnvironment({ DATA_DIR: folder, REQUEST_TIMEOUT_SECONDS: '1' }),
    );
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    await services.database.close();
    await rm(folder, { recursive: true });
  });

  async function leaveThingsBehind() {
    const { id } = await services.accounts.create({
      email: 'ada@example.com',
      name: 'Ada',
      grantUnits: 100,
      grantNote: 'Test',
    });
    const requestId = randomUUID();
    await services.credits.reserve({ userId: id, requestId, operation: 'generate', units: 40 });
    await services.idempotency.claim(id, 'key', 'body');
    const file = {
      id: randomUUID(),
      ownerId: id,
      requestId,
      kind: 'result' as const,
      mediaType: 'image/png' as const,
      widthPx: 1,
      heightPx: 1,
      operation: 'generate',
      expiresAt: new Date(Date.now() + 1000),
    };
    await services.files.save(file, new Uint8Array(1));
    return { userId: id, fileId: file.id };
  }

  it('leaves alone what a request may still be using', async () => {
    const { userId, fileId } = await leaveThingsBehind();
    await sweepOnce(services);
    expect(await services.credits.balanceOf(userId)).toBe(60);
    expect(await services.idempotency.claim(userId, 'key', 'body')).toEqual({ state: 'running' });
    expect(await services.files.open(fileId)).toBeDefined();
  });

  it('later gives back and deletes what a crash has left', async () => {
    const { userId, fileId } = await leaveThingsBehind();
    vi.setSystemTime(Date.now() + LATER_MS);
    await sweepOnce(services);
    expect(await services.credits.balanceOf(userId)).toBe(100);
    expect((await services.idempotency.claim(userId, 'key', 'body')).state).toBe('started');
    vi.setSystemTime(Date.now() - LATER_MS);
    expect(await services.files.open(fileId)).toBeUndefined();
  });

  it('goes on with the other parts when one fails, and says which', async () => {
    const { userId } = await leaveThingsBehind();
    const report = vi.spyOn(console, 'error').mockReturnValue();
    vi.setSystemTime(Date.now() + LATER_MS);
    const broken = { ...services.files, sweep: () => Promise.reject(new Error('disk gone')) };
    await sweepOnce({ ...services, files: broken });
    expect(report.mock.calls[0]?.[0]).toContain('expired files');
    expect(await services.credits.balanceOf(userId)).toBe(100);
  });
});

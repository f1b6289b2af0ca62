import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/errors/api-error';
import { createMemoryWindow } from '@/lib/rate-limit/memory-window';
import { createAttemptLimits } from './attempt-limits';

const inMemory = () => createAttemptLimits((_, size) => createMemoryWindow(size));

async function attempts(count: number, key: string, limits = inMemory()) {
  let refused: unknown;
  for (let index = 0; index < count; index += 1) {
    refused = await limits.count('password-from-device', key).catch((error: unknown) => error);
  }
  return { limits, refused };
}

describe('limits on guessing', () => {
  it('lets ten passwords be tried, and refuses the eleventh with the time to wait', async () => {
    const { limits, refused } = await attempts(10, 'a@example.org');
    expect(refused).toBeUndefined();
    const eleventh = await attempts(1, 'a@example.org', limits);
    expect(eleventh.refused).toBeInstanceOf(ApiError);
    expect(eleventh.refused).toMatchObject({ code: 'rate_limited' });
    expect(String(eleventh.refused)).toContain('minutes');
  });

  it('counts other e-mails by themselves', async () => {
    const { limits } = await attempts(11, 'a@example.org');
    await expect(limits.count('password-from-device', 'b@example.org')).resolves.toBeUndefined();
  });

  it('does not count an attempt that was taken back', async () => {
    const { limits } = await attempts(10, 'a@example.org');
    await limits.takeBack('password-from-device', 'a@example.org');
    await expect(limits.count('password-from-device', 'a@example.org')).resolves.toBeUndefined();
  });
});

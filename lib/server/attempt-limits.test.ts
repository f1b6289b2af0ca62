import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/errors/api-error';
import { clientAddress, createAttemptLimits } from './attempt-limits';

async function attempts(count: number, key: string, limits = createAttemptLimits()) {
  let refused: unknown;
  for (let index = 0; index < count; index += 1) {
    refused = await limits.count('password-of-email', key).catch((error: unknown) => error);
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
    await expect(limits.count('password-of-email', 'b@example.org')).resolves.toBeUndefined();
  });

  it('does not count an attempt that was taken back', async () => {
    const { limits } = await attempts(10, 'a@example.org');
    await limits.takeBack('password-of-email', 'a@example.org');
    await expect(limits.count('password-of-email', 'a@example.org')).resolves.toBeUndefined();
  });

  it('starts afresh when all is forgiven', async () => {
    const { limits } = await attempts(10, 'a@example.org');
    await limits.forgive('password-of-email', 'a@example.org');
    await expect(limits.count('password-of-email', 'a@example.org')).resolves.toBeUndefined();
  });
});

describe('the address of a client', () => {
  it('is what the nearest hop saw, whatever the client claims before it', () => {
    expect(clientAddress('1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
    expect(clientAddress('::ffff:203.0.113.9')).toBe('203.0.113.9');
  });

  it('is the /64 block of an IPv6 address', () => {
    expect(clientAddress('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2');
    expect(clientAddress('2001:db8:1:2::9')).toBe('2001:db8:1:2');
    expect(clientAddress('2001:db8::9')).toBe('2001:db8:0:0');
  });

  it('is one for all whose address is missing or no address at all', () => {
    expect(clientAddress(null)).toBe(clientAddress('<script>'));
  });
});

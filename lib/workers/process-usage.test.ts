import { describe, expect, it } from 'vitest';
import { parseProcStat, parsePs, usageOf } from './process-usage';

describe('what a process takes', () => {
  it('is read from /proc, whatever the process is called', () => {
    const stat =
      '4242 (a) S 9 (b) R 1 4242 4242 0 -1 4194304 1 2 3 4 150 50 0 0 20 0 11 0 987 123456 256 18446744073709551615';
    expect(parseProcStat(stat)).toEqual({ memoryBytes: 256 * 4096, busyMs: 2_000 });
    expect(parseProcStat('')).toBeUndefined();
  });

  it('is read from ps elsewhere', () => {
    expect(parsePs('  2048 0:01.50\n')).toEqual({ memoryBytes: 2_097_152, busyMs: 1_500 });
    expect(parsePs('1 1-02:03:04')?.busyMs).toBe(93_784_000);
    expect(parsePs('nothing')).toBeUndefined();
  });

  it('grows with the work of this very process', async () => {
    const before = await usageOf(process.pid);
    const untilMs = performance.now() + 300;
    while (performance.now() < untilMs) Math.sqrt(untilMs);
    const after = await usageOf(process.pid);
    expect(after?.memoryBytes).toBeGreaterThan(10_000_000);
    expect((after?.busyMs ?? 0) - (before?.busyMs ?? 0)).toBeGreaterThan(20);
  });

  it('is unknown for a process that is gone', async () => {
    expect(await usageOf(2 ** 22 + 1)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { EngineStatus } from '@/lib/engines/remote/status';
import { createEngineHealth } from './engine-health';

const status = (name: string) =>
  ({ primitives: { draw: name }, backends: [] }) as unknown as EngineStatus;

describe('the health of engines', () => {
  it('asks the backends once for all who read at the same time, and again after ten seconds', async () => {
    let asked = 0;
    let nowMs = 0;
    const health = createEngineHealth(
      () => Promise.resolve(status(`answer ${(asked += 1)}`)),
      () => nowMs,
    );
    const both = await Promise.all([health(), health()]);
    expect(both.map(({ primitives }) => primitives.draw)).toEqual(['answer 1', 'answer 1']);
    nowMs = 9_999;
    expect((await health()).primitives.draw).toBe('answer 1');
    nowMs = 10_000;
    expect((await health()).primitives.draw).toBe('answer 2');
  });

  it('asks again after a reading that failed', async () => {
    let asked = 0;
    const health = createEngineHealth(() => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(status('mended'));
    });
    await expect(health()).rejects.toThrow('broken');
    expect((await health()).primitives.draw).toBe('mended');
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { meteredStream } from './metered-stream';

/** A source of so many pieces that tells how many were taken and whether it was let go. */
function sourceOf(pieces: number) {
  const state = { taken: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (state.taken === pieces) return controller.close();
        state.taken += 1;
        controller.enqueue(new Uint8Array([state.taken]));
      },
      cancel() {
        state.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { state, stream };
}

const options = { patienceMs: 1_000, totalMs: 5_000 };

describe('a metered stream', () => {
  it('passes everything on, and ends once', async () => {
    const { stream } = sourceOf(3);
    const onEnd = vi.fn();
    const metered = meteredStream(stream, { ...options, onEnd });
    const bytes = await new Response(metered.stream).bytes();
    expect([...bytes]).toEqual([1, 2, 3]);
    metered.stop(new Error('late'));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('takes nothing that nobody asked for', async () => {
    const { state, stream } = sourceOf(9);
    const reader = meteredStream(stream, { ...options, onEnd: vi.fn() }).stream.getReader();
    await sleep(20);
    expect(state.taken).toBe(0);
    await reader.read();
    await sleep(20);
    expect(state.taken).toBe(1);
  });

  it.each([
    ['that asks for nothing', { patienceMs: 30, totalMs: 5_000 }],
    ['that takes too long in all', { patienceMs: 5_000, totalMs: 30 }],
  ])('gives a reader up %s', async (_, limits) => {
    const { state, stream } = sourceOf(9);
    const onEnd = vi.fn();
    const reader = meteredStream(stream, { ...limits, onEnd }).stream.getReader();
    await reader.read();
    await sleep(80);
    await expect(reader.read()).rejects.toThrow('the reader took');
    expect(state.cancelled).toBe(true);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('lets its source go when the reader leaves', async () => {
    const { state, stream } = sourceOf(9);
    const onEnd = vi.fn();
    const reader = meteredStream(stream, { ...options, onEnd }).stream.getReader();
    await reader.read();
    await reader.cancel();
    expect(state.cancelled).toBe(true);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('fails with its source', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: () => Promise.reject(new Error('disk gone')),
    });
    const onEnd = vi.fn();
    const reader = meteredStream(broken, { ...options, onEnd }).stream.getReader();
    await expect(reader.read()).rejects.toThrow('disk gone');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});

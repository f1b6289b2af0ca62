import { describe, expect, it } from 'vitest';
import { receiveBody, receiveBytes } from './receive-body';

function announced(bytes: number) {
  const headers = { 'content-length': String(bytes) };
  return new Request('http://easel.test/v1', { method: 'POST', headers, body: 'x' });
}

it('a body that is too large is told its limit, and that of a picture where it may hold one', async () => {
  const picture = receiveBytes(announced(30_000_000), { limitBytes: 26 * 1024 * 1024 });
  await expect(picture).rejects.toThrow(/larger than 26 MiB, .*; a picture has at most 20 MB$/);
  const words = receiveBytes(announced(30_000_000), { limitBytes: 64 * 1024 });
  await expect(words).rejects.toThrow(/larger than 64 KiB, the most this endpoint takes$/);
});

const PIECES = 400;
const PIECE_BYTES = 64 * 1024;

/** A body that has arrived whole, and counts how much of it was read. */
function arrived() {
  let read = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (read === PIECES) controller.close();
      else controller.enqueue(new Uint8Array(PIECE_BYTES));
      read += 1;
    },
  });
  return { request: { body, headers: new Headers() }, read: () => read };
}

/** The most pieces that were taken while nobody else got a turn. */
async function mostInOneTurn(work: (onPiece: () => void) => Promise<unknown>): Promise<number> {
  let most = 0;
  let pieces = 0;
  const begin = () => {
    pieces = 0;
    next = setImmediate(begin);
  };
  let next = setImmediate(begin);
  await work(() => {
    pieces += 1;
    most = Math.max(most, pieces);
  });
  clearImmediate(next);
  return most;
}

function busy(durationMs: number): void {
  const endMs = performance.now() + durationMs;
  while (performance.now() < endMs) Math.sqrt(endMs);
}

describe('a large body that is read', () => {
  it('leaves turns to others, also when all of it is there already', async () => {
    const { request } = arrived();
    const options = { limitBytes: PIECES * PIECE_BYTES };
    const most = await mostInOneTurn((onPiece) =>
      receiveBody(request, options, () => {
        onPiece();
        busy(1);
      }),
    );
    expect(most).toBeLessThan(PIECES / 2);
  });

  it('and refused is thrown away at leisure', async () => {
    const { request, read } = arrived();
    const received = receiveBody(request, { limitBytes: PIECE_BYTES }, () => undefined);
    await expect(received).rejects.toMatchObject({ code: 'payload_too_large' });
    const before = read();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(read() - before).toBeGreaterThan(2);
    expect(read() - before).toBeLessThan(100);
  });
});

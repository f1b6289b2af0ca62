import { describe, expect, it } from 'vitest';
import { PartialPictures } from './partial-pictures';

const preview = Uint8Array.of(1);
const never = new Promise<never>(() => undefined);

async function shown(wanted: number, fractions: readonly number[]): Promise<number[]> {
  const partials = new PartialPictures(wanted);
  const seen: number[] = [];
  for (const fraction of fractions) {
    partials.take({ fraction, step: 'drawing', preview });
    const next = await partials.next(never, 5);
    if (typeof next === 'object') seen.push(next.index, fraction);
  }
  return seen;
}

describe('unfinished pictures of a stream', () => {
  it('are as many as were asked for, spread over the work', async () => {
    const tenths = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
    expect(await shown(1, tenths)).toEqual([0, 0.5]);
    expect(await shown(3, tenths)).toEqual([0, 0.3, 1, 0.5, 2, 0.8]);
    expect(await shown(0, tenths)).toEqual([]);
  });

  it('leave the newest alone to a slow reader', async () => {
    const partials = new PartialPictures(2);
    partials.take({ fraction: 0.5, step: 'drawing', preview });
    partials.take({ fraction: 0.9, step: 'drawing', preview });
    expect(await partials.next(never, 1_000)).toMatchObject({ index: 1 });
    expect(await partials.next(never, 5)).toBe('silence');
  });

  it('end with the work', async () => {
    const partials = new PartialPictures(2);
    expect(await partials.next(Promise.resolve(), 1_000)).toBe('finished');
  });
});

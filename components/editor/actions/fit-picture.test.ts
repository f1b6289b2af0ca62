import { describe, expect, it } from 'vitest';
import { fittedSize } from './fit-picture';

describe('a picture beyond the limits', () => {
  it('is offered at the largest size that edits take, in its own shape', () => {
    expect(fittedSize({ widthPx: 8192, heightPx: 4096 })).toEqual({
      widthPx: 4096,
      heightPx: 2048,
    });
    expect(fittedSize({ widthPx: 5000, heightPx: 5000 })).toEqual({
      widthPx: 4096,
      heightPx: 4096,
    });
    expect(fittedSize({ widthPx: 9000, heightPx: 1 })).toEqual({ widthPx: 4096, heightPx: 1 });
  });

  it('keeps its size where only its format is not taken', () => {
    expect(fittedSize({ widthPx: 640, heightPx: 480 })).toEqual({ widthPx: 640, heightPx: 480 });
  });
});

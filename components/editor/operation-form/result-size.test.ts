import { describe, expect, it } from 'vitest';
import { resultSizeOf } from './result-size';

const size = (widthPx: number, heightPx: number) => ({ widthPx, heightPx });

describe('the size of a result', () => {
  it('is four times that of a small picture, twice that of a large one', () => {
    expect(resultSizeOf('crispUpscale', size(512, 300))).toEqual(size(2048, 1200));
    expect(resultSizeOf('crispUpscale', size(513, 300))).toEqual(size(1026, 600));
    expect(resultSizeOf('creativeUpscale', size(256, 256))).toEqual(size(512, 512));
  });

  it('is the 2K size of the nearest ratio for refined details', () => {
    expect(resultSizeOf('refineDetails', size(300, 300))).toEqual(size(2048, 2048));
  });

  it('stays where only transparency is added, and is none for shapes', () => {
    expect(resultSizeOf('removeBackground', size(640, 480))).toEqual(size(640, 480));
    expect(resultSizeOf('vectorize', size(640, 480))).toBeUndefined();
  });
});

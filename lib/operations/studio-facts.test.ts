import { describe, expect, it } from 'vitest';
import { operationOf, type OperationId } from './catalogue';
import { resultSizeOf } from './studio-facts';

const size = (widthPx: number, heightPx: number) => ({ widthPx, heightPx });
const madeOf = (id: OperationId, source: ReturnType<typeof size>) => {
  const { studio } = operationOf(id);
  return studio && resultSizeOf(studio, source);
};

describe('the size that a process makes', () => {
  it('is four times a small picture, and twice any other', () => {
    expect(madeOf('crispUpscale', size(512, 300))).toEqual(size(2048, 1200));
    expect(madeOf('crispUpscale', size(513, 300))).toEqual(size(1026, 600));
    expect(madeOf('creativeUpscale', size(256, 256))).toEqual(size(512, 512));
  });

  it('is the 2K size of the nearest ratio for refined details', () => {
    expect(madeOf('refineDetails', size(300, 300))).toEqual(size(2048, 2048));
  });

  it('is that of the picture for cut-outs and edits, and none for shapes, models and frames', () => {
    expect(madeOf('removeBackground', size(640, 480))).toEqual(size(640, 480));
    expect(madeOf('inpaint', size(640, 480))).toEqual(size(640, 480));
    expect(madeOf('vectorize', size(640, 480))).toBeUndefined();
    expect(madeOf('outpaint', size(640, 480))).toBeUndefined();
    expect(madeOf('imageToImage', size(640, 480))).toBeUndefined();
  });
});

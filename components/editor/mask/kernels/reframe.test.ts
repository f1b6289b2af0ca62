import { expect, it } from 'vitest';
import type { MaskBitmap } from '../bitmap';
import { cropMask, flipMask, resizeMask, turnMask } from './reframe';

/** A mask written as rows of `#` and `.`. */
function mask(...rows: string[]): MaskBitmap {
  const data = Uint8Array.from(rows.join(''), (cell) => (cell === '#' ? 255 : 0));
  return { widthPx: rows[0]?.length ?? 0, heightPx: rows.length, data };
}

const corner = mask('##..', '#...', '....');

it('keeps what a crop shows, where it is seen then', () => {
  expect(cropMask(corner, { left: 1, top: 0, widthPx: 2, heightPx: 2 })).toEqual(mask('#.', '..'));
});

it('gives room that is empty around what was there', () => {
  const larger = { left: -1, top: -1, widthPx: 6, heightPx: 5 };
  expect(cropMask(corner, larger)).toEqual(mask('......', '.##...', '.#....', '......', '......'));
});

it('shows nothing of a mask that lies beyond the frame', () => {
  expect(cropMask(corner, { left: 9, top: 9, widthPx: 2, heightPx: 1 })).toEqual(mask('..'));
});

it('turns with its picture, and back', () => {
  const turned = turnMask(corner, true);
  expect(turned).toEqual(mask('.##', '..#', '...', '...'));
  expect(turnMask(turned, false)).toEqual(corner);
});

it('is mirrored with its picture', () => {
  expect(flipMask(corner, 'x')).toEqual(mask('..##', '...#', '....'));
  expect(flipMask(corner, 'y')).toEqual(mask('....', '#...', '##..'));
});

it('is scaled with its picture', () => {
  expect(resizeMask(mask('#.', '.#'), { widthPx: 4, heightPx: 4 })).toEqual(
    mask('##..', '##..', '..##', '..##'),
  );
});

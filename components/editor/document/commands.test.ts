import { describe, expect, it } from 'vitest';
import { applyTo } from '@/lib/svg/matrix';
import { sizeOfLayer, type Layer, type ProjectDocument } from '@/lib/projects/document';
import { matrixOfPlace } from '@/lib/projects/place';
import {
  addLayer,
  changeLayer,
  cropFrame,
  duplicateLayer,
  flipDocument,
  removeLayer,
  reorderLayer,
  resizeDocument,
  turnDocument,
} from './commands';
import { NEW_LAYER, restingPlace } from './plain-document';

const layer = (id: string, place: Partial<Layer['place']> = {}): Layer => ({
  ...NEW_LAYER,
  id,
  name: id,
  kind: 'picture',
  place: { ...restingPlace({ widthPx: 100, heightPx: 60 }), ...place },
  content: { fileId: 'file', widthPx: 40, heightPx: 20 },
});
const document = (...layers: Layer[]): ProjectDocument => ({
  format: 1,
  frame: { widthPx: 100, heightPx: 60 },
  layers,
});
const ids = ({ layers }: ProjectDocument) => layers.map(({ id }) => id).join('');

/** Where the upper left corner of the first layer comes to lie. */
function corner({ layers, frame }: ProjectDocument, x = 0, y = 0): number[] {
  const [first] = layers;
  if (!first) throw new Error('There is no layer');
  const at = applyTo(matrixOfPlace(first.place, sizeOfLayer(first, frame)), x, y);
  return at.map((value) => Math.round(value * 1000) / 1000 + 0);
}

describe('layers', () => {
  const three = document(layer('a'), layer('b'), layer('c'));

  it('go above the one that is named, else on top', () => {
    expect(ids(addLayer(three, layer('x'), 'a'))).toBe('axbc');
    expect(ids(addLayer(three, layer('x')))).toBe('abcx');
  });

  it('move to any place and no further than the ends', () => {
    expect(ids(reorderLayer(three, 'a', 1))).toBe('bac');
    expect(ids(reorderLayer(three, 'c', -4))).toBe('cab');
    expect(ids(reorderLayer(three, 'a', 9))).toBe('bca');
    expect(reorderLayer(three, 'b', 1)).toBe(three);
  });

  it('are copied and removed alone', () => {
    expect(ids(duplicateLayer(three, 'a', 'd'))).toBe('adbc');
    expect(ids(removeLayer(three, 'b'))).toBe('ac');
  });

  it('change in one thing and keep the rest', () => {
    const [first, second] = changeLayer(three, 'a', {
      opacity: 0.5,
      content: { widthPx: 8 },
    }).layers;
    expect(first).toMatchObject({ opacity: 0.5, content: { fileId: 'file', widthPx: 8 } });
    expect(second).toBe(three.layers[1]);
  });
});

describe('the whole document', () => {
  const one = document(layer('a', { x: 30, y: 20, rotationDegrees: 30 }));

  it('is cropped by its frame alone: with the room, what was outside comes back', () => {
    const cropped = cropFrame(one, { left: 10, top: 5, widthPx: 50, heightPx: 40 });
    expect(cropped.frame).toEqual({ widthPx: 50, heightPx: 40 });
    const [x = 0, y = 0] = corner(one);
    expect(corner(cropped)).toEqual([expect.closeTo(x - 10), expect.closeTo(y - 5)]);
    expect(cropFrame(cropped, { left: -10, top: -5, widthPx: 100, heightPx: 60 })).toEqual(one);
  });

  it('turned four times is as it was, and once turns every point around the frame', () => {
    const [x = 0, y = 0] = corner(one);
    expect(corner(turnDocument(one, true))).toEqual([60 - y, x]);
    expect(corner(turnDocument(one, false))).toEqual([y, 100 - x]);
    const four = [1, 2, 3, 4].reduce((turned) => turnDocument(turned, true), one);
    expect(four).toEqual(one);
  });

  it('flipped shows every point on the other side', () => {
    const [x = 0, y = 0] = corner(one);
    expect(corner(flipDocument(one, 'x'))).toEqual([100 - x, y]);
    expect(corner(flipDocument(one, 'y'))).toEqual([x, 60 - y]);
  });

  it('resized scales places, lying layers along their own axes', () => {
    const upright = document(layer('a', { x: 30, y: 20, rotationDegrees: 90 }));
    const wider = resizeDocument(upright, { widthPx: 200, heightPx: 60 });
    const [x = 0, y = 0] = corner(upright);
    expect(corner(wider)).toEqual([x * 2, y]);
  });
});

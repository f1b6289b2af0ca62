import { describe, expect, it } from 'vitest';
import { documentSchema } from '@/lib/projects/document';
import { documentOfLayer, psdBlendMode, regionOf } from './psd';

const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const document = documentSchema.parse({
  format: 1,
  frame: { widthPx: 100, heightPx: 60, background: '#ffffff' },
  layers: [
    {
      id: id(1),
      name: 'Photo',
      kind: 'picture',
      place: { x: 95, y: 10 },
      opacity: 0.5,
      blendMode: 'color-dodge',
      content: { fileId: id(1), widthPx: 20, heightPx: 31 },
    },
    { id: id(2), name: 'Warmer', kind: 'adjustment', place: { x: 50, y: 30 }, content: {} },
  ],
});
const [photo, adjustment] = document.layers;
if (!photo || !adjustment) throw new Error('The document has two layers');

describe('a layer of a PSD', () => {
  it('holds the pixels of the frame that it can be seen in', () => {
    expect(regionOf(photo, document)).toEqual({ left: 85, top: 0, width: 15, height: 26 });
    expect(regionOf(adjustment, document)).toEqual({ left: 0, top: 0, width: 100, height: 60 });
    const beyond = { ...photo, place: { ...photo.place, x: 900 } };
    expect(regionOf(beyond, document)).toMatchObject({ left: 99, width: 1 });
  });

  it('is drawn alone and at full weight, which the file says beside it', () => {
    const alone = documentOfLayer(document, photo);
    expect(alone.frame).toEqual({ widthPx: 100, heightPx: 60 });
    expect(alone.layers).toMatchObject([{ id: id(1), opacity: 1, blendMode: 'normal' }]);
    expect(psdBlendMode(photo)).toBe('color dodge');
  });

  it('stands for an adjustment as what that makes of everything beneath', () => {
    const made = documentOfLayer(document, adjustment);
    expect(made.layers.map((layer) => layer.id)).toEqual([id(1), id(2)]);
    expect(made.frame.background).toBe('#ffffff');
  });
});

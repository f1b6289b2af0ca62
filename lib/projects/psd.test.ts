import { describe, expect, it } from 'vitest';
import { documentSchema } from './document';
import { adjustmentsOf, documentOfLayer, psdBlendMode, psdOf, regionOf, remarksOfPsd } from './psd';

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

function adjusted(content: Record<string, unknown>, changes: Record<string, unknown> = {}) {
  const layer = { id: id(3), name: 'Tone', kind: 'adjustment', place: { x: 50, y: 30 }, content };
  const made = documentSchema.parse({ ...document, layers: [photo, { ...layer, ...changes }] });
  const [, last] = made.layers;
  if (last?.kind !== 'adjustment') throw new Error('The last layer is the adjustment');
  return { made, last };
}

describe('an adjustment in a PSD', () => {
  it('is a layer for each of its changes, in the order they are made in', () => {
    const { last } = adjusted({
      exposure: 1,
      contrast: 0.5,
      saturation: -0.4,
      levels: { black: 0.1, white: 0.9, gamma: 2 },
    });
    const parts = adjustmentsOf(last) ?? [];
    expect(parts.map(({ name }) => name)).toEqual(['Exposure', 'Contrast', 'Levels', 'Saturation']);
    expect(parts[0]?.adjustment).toMatchObject({ type: 'exposure', exposure: 1 });
    // A slope of tan(1.5 π / 4) through the middle meets black at 75 of 255.
    expect(parts[1]?.adjustment).toMatchObject({ rgb: { shadowInput: 75, highlightInput: 180 } });
    expect(parts[2]?.adjustment).toMatchObject({
      rgb: { shadowInput: 26, highlightInput: 230, midtoneInput: 2 },
    });
    expect(parts[3]?.adjustment).toMatchObject({ master: { saturation: -40 } });
  });

  it('that loses contrast ends between black and white', () => {
    const [part] = adjustmentsOf(adjusted({ contrast: -1 }).last) ?? [];
    expect(part?.adjustment).toMatchObject({ rgb: { shadowOutput: 128, highlightOutput: 128 } });
  });

  it('becomes pixels where the format has none such, and that is said', () => {
    for (const content of [{ temperature: 0.2 }, { blurPx: 3 }, { sharpen: 1 }]) {
      const { made, last } = adjusted(content);
      expect(adjustmentsOf(last)).toBeUndefined();
      expect(remarksOfPsd(made).join()).toContain('“Tone” becomes pixels');
    }
    expect(adjustmentsOf(adjusted({ exposure: 1 }, { blendMode: 'screen' }).last)).toBeUndefined();
    expect(remarksOfPsd(adjusted({ exposure: 1 }).made)).toEqual([]);
  });

  it('carries its weight and its mask as a group', async () => {
    const { made } = adjusted({ exposure: 1 }, { opacity: 0.25, mask: { fileId: id(9) } });
    // Whoever draws shows paper where the mask hides, and black where it shows.
    const { children = [] } = await psdOf(made, async (_part, { width, height }) => {
      const data = new Uint8ClampedArray(width * height * 4).fill(255);
      for (let at = 0; at < data.length; at += 4) data.fill(at < 40 ? 0 : 254, at, at + 3);
      return { width, height, data };
    });
    const group = children.at(-1);
    expect(group).toMatchObject({ name: 'Tone', opacity: 0.25, blendMode: 'pass through' });
    expect(group?.children?.map(({ name }) => name)).toEqual(['Exposure']);
    expect(group?.mask?.imageData?.data[0]).toBe(255);
    expect(group?.mask?.imageData?.data[40]).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { applyTo } from '@/lib/svg/matrix';
import { documentSchema, emptyDocument, filesOf, sizeOfLayer } from './document';
import { matrixOfPlace } from './place';

const fileId = randomUUID();
const layer = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: 'Photo',
  kind: 'picture',
  place: { x: 50, y: 40 },
  content: { fileId, widthPx: 100, heightPx: 80 },
  ...changes,
});
const document = (layers: unknown[], frame: unknown = { widthPx: 100, heightPx: 80 }) => ({
  format: 1,
  frame,
  layers,
});

describe('a document', () => {
  it('needs of a layer only what it is and where it lies; the rest changes nothing', () => {
    const [read] = documentSchema.parse(document([layer()])).layers;
    expect(read).toMatchObject({
      place: { scaleX: 1, scaleY: 1, rotationDegrees: 0, flipX: false, flipY: false },
      opacity: 1,
      blendMode: 'normal',
      visible: true,
      locked: false,
    });
  });

  it('comes back as it was written, whatever it was', () => {
    const text = {
      text: 'Hello\nthere',
      face: 'inter',
      sizePx: 40,
      color: '#FF0080',
      widthPx: 90,
      heightPx: 50,
    };
    const layers = [
      layer({ mask: { fileId: randomUUID(), featherPx: 3 }, source: { prompt: 'a cat', seed: 7 } }),
      layer({ kind: 'text', content: text }),
      layer({ kind: 'adjustment', content: { exposure: 1 } }),
    ];
    const once = documentSchema.parse(document(layers));
    expect(documentSchema.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
    expect(once.layers[1]).toMatchObject({ content: { color: '#ff0080', lineHeight: 1.2 } });
  });

  it.each([
    ['of another format', { ...document([]), format: 2 }],
    ['whose frame has too many pixels', document([], { widthPx: 8192, heightPx: 8192 })],
    ['with a layer twice', document(Array(2).fill(layer({ id: randomUUID() })) as unknown[])],
    ['with a layer of no kind', document([layer({ kind: 'smell' })])],
    ['with a layer that has no size', document([layer({ place: { x: 0, y: 0, scaleX: 0 } })])],
    ['with more layers than any', document(Array.from({ length: 101 }, () => layer()))],
  ])('%s is refused', (_, given) => {
    expect(documentSchema.safeParse(given).success).toBe(false);
  });

  it('names each file that it needs once, masks included', () => {
    const maskId = randomUUID();
    const layers = [layer(), layer({ mask: { fileId: maskId } })];
    expect(filesOf(documentSchema.parse(document(layers)))).toEqual([fileId, maskId]);
    expect(filesOf(emptyDocument({ widthPx: 1, heightPx: 1 }))).toEqual([]);
  });

  it('gives adjustments the size of the frame', () => {
    const { layers, frame } = documentSchema.parse(
      document([layer({ kind: 'adjustment', content: {} })], { widthPx: 7, heightPx: 9 }),
    );
    expect(layers.map((one) => sizeOfLayer(one, frame))).toEqual([{ widthPx: 7, heightPx: 9 }]);
  });
});

describe('the place of a layer', () => {
  const size = { widthPx: 100, heightPx: 80 };
  const place = {
    x: 200,
    y: 100,
    scaleX: 2,
    scaleY: 1,
    rotationDegrees: 90,
    flipX: false,
    flipY: false,
  };

  it('puts its middle there, whatever else is done to it', () => {
    const matrix = matrixOfPlace({ ...place, flipX: true }, size);
    const [x, y] = applyTo(matrix, 50, 40);
    expect([x, y]).toEqual([expect.closeTo(200), expect.closeTo(100)]);
  });

  it('turns clockwise after it has scaled', () => {
    const [x, y] = applyTo(matrixOfPlace(place, size), 100, 40);
    expect([x, y]).toEqual([expect.closeTo(200), expect.closeTo(200)]);
  });

  it('flips around its middle', () => {
    const flipped = { ...place, rotationDegrees: 0, flipX: true };
    const [x, y] = applyTo(matrixOfPlace(flipped, size), 0, 0);
    expect([x, y]).toEqual([expect.closeTo(300), expect.closeTo(60)]);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { documentSchema } from '../document';
import { svgOfDocument } from './document-svg';
import type { LayerFile } from './layer-pixels';

const files = new Map<string, LayerFile>();
const frame = { widthPx: 100, heightPx: 60 };

function vector(svg: string, changes: Record<string, unknown> = {}) {
  const fileId = randomUUID();
  files.set(fileId, { bytes: new TextEncoder().encode(svg), isSvg: true });
  return {
    id: randomUUID(),
    name: 'Drawing',
    kind: 'vector',
    place: { x: 50, y: 30 },
    content: { fileId, widthPx: 20, heightPx: 20 },
    ...changes,
  };
}
const written = (layers: unknown[], scale?: number) =>
  svgOfDocument(documentSchema.parse({ format: 1, frame, layers }), files, scale);
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

describe('a document as an SVG', () => {
  it('places each drawing by a transform, at any scale', () => {
    const svg = written([vector(square, { place: { x: 50, y: 30, rotationDegrees: 90 } })], 2);
    expect(svg).toContain('width="200" height="120" viewBox="0 0 100 60"');
    expect(svg).toContain('<g transform="matrix(0 1 -1 0 60 20)">');
    expect(svg).toMatch(/<svg[^>]*viewBox="0 0 9 9"[^>]*preserveAspectRatio="none"/);
  });

  it('keeps apart what two drawings call by one name, and leaves out what editors left behind', () => {
    const named =
      '<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a{fill:#f00}</style><linearGradient id="g"/><path class="a" d="M0 0h9v9z"/><path fill="url(#g)" d="M0 0h9z"/></svg>';
    const svg = written([vector(named), vector(named)]);
    expect([...svg.matchAll(/<linearGradient id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'layer1-g',
      'layer2-g',
    ]);
    expect(svg).toContain('url(#layer2-g)');
    expect(svg).not.toMatch(/<style|<!--|<\?xml/);
    expect(svg.match(/fill:\s*#f00/g)).toHaveLength(2);
  });

  it('has words as outlines', () => {
    const text = {
      text: 'Ab',
      face: 'inter',
      sizePx: 20,
      color: '#123456',
      widthPx: 60,
      heightPx: 24,
    };
    const svg = written([{ ...vector(square), kind: 'text', content: text }]);
    expect(svg).toMatch(/<path fill="#123456" d="M[^"]{40,}"\/>/);
    expect(svg).not.toContain('<text');
  });

  it('is refused where something visible is none, by its name', () => {
    const hidden = vector(square, { kind: 'picture', visible: false });
    expect(() => written([hidden])).not.toThrow();
    expect(() => written([{ ...hidden, visible: true, name: 'Photo' }])).toThrow(
      '“Photo” is made of',
    );
    const masked = vector(square, { mask: { fileId: randomUUID() } });
    expect(() => written([masked])).toThrow('has a mask');
    const adjustment = { ...vector(square), kind: 'adjustment', content: { exposure: 1 } };
    expect(() => written([adjustment])).toThrow('changes the pixels');
  });
});

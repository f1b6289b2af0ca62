import { describe, expect, it } from 'vitest';
import { applyTo } from '@/lib/svg/matrix';
import { paletteOf, swapColor } from './colors';
import { readDrawing, recolorShape, removeShape } from './shapes';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 20 10">
<defs><path id="hidden" d="M0 0h1v1z"/></defs>
<style>.sky{fill:#ABC}</style>
<g fill="#d03020" transform="translate(2 1)"><path d="M0 0h4v4z"/><circle cx="1" cy="2" r="1" style="fill:#00f;stroke:rgb(1, 2, 3)"/></g>
<line fill="none" stroke="#d03020" x1="0" y1="0" x2="5" y2="5"/>
</svg>`;

const at = (svg: string, index: number) => {
  const drawing = readDrawing(svg);
  const shape = drawing.shapes[index];
  if (!shape) throw new Error(`The drawing has no shape ${index}`);
  return { drawing, shape };
};

describe('the shapes of a drawing', () => {
  it('are what is drawn, with paints and places that their groups give them', () => {
    const { shapes, size } = readDrawing(DRAWING);
    expect(size).toEqual({ widthPx: 200, heightPx: 100 });
    expect(shapes.map(({ fill }) => fill)).toEqual(['#d03020', '#00f', 'none']);
    // Ten pixels for a unit, and the group's two units across and one down.
    expect(applyTo(shapes[0]!.matrix, 0, 0)).toEqual([20, 10]);
    expect(DRAWING.slice(shapes[0]!.start, shapes[0]!.end)).toBe('<path d="M0 0h4v4z"/>');
  });

  it('get a colour of their own, whoever gave them the one before', () => {
    const first = at(DRAWING, 0);
    expect(recolorShape(first.drawing, first.shape, '#123456')).toContain(
      '<path fill="#123456" d="M0 0h4v4z"/>',
    );
    const circle = at(DRAWING, 1);
    expect(recolorShape(circle.drawing, circle.shape, '#123456')).toContain(
      'style="fill:#123456;stroke',
    );
    const line = at(DRAWING, 2);
    expect(recolorShape(line.drawing, line.shape, '#123456')).toContain('stroke="#123456" x1');
  });

  it('are taken out alone, and stay where others refer to them', () => {
    const { drawing, shape } = at(DRAWING, 1);
    const rest = removeShape(drawing, shape);
    expect(readDrawing(rest).shapes.map(({ fill }) => fill)).toEqual(['#d03020', 'none']);
    expect(rest.length).toBe(DRAWING.length - (shape.end - shape.start));
    const referred = DRAWING.replace('<line', '<use href="#a"/><line').replace(
      '<path d',
      '<path id="a" d',
    );
    const again = at(referred, 0);
    expect(removeShape(again.drawing, again.shape)).toContain('<defs><path id="a"');
  });
});

describe('the palette of a drawing', () => {
  it('has each colour once, however it is written, the most used first', () => {
    expect(paletteOf(DRAWING)).toEqual([
      { hex: '#d03020', places: 2 },
      { hex: '#aabbcc', places: 1 },
      { hex: '#0000ff', places: 1 },
      { hex: '#010203', places: 1 },
    ]);
    expect(paletteOf('<path fill="none" stroke="url(#a)" fill-opacity="1"/>')).toEqual([]);
  });

  it('changes a colour wherever it is used, and no other', () => {
    const swapped = swapColor(DRAWING, '#d03020', '#00ff00');
    expect(paletteOf(swapped)[0]).toEqual({ hex: '#00ff00', places: 2 });
    expect(swapColor(swapped, '#00ff00', '#d03020')).toBe(DRAWING);
    expect(swapColor(DRAWING, '#aabbcc', '#000000')).toContain('.sky{fill:#000000}');
  });
});

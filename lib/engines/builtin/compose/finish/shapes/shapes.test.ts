import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { meadow } from '../fixture';
import type { Painting } from '../../painting';
import { flatten, parsePath, pathBox } from '@/lib/svg/segments';
import { readShapes } from './read-shapes';
import { isGradient } from './shape';
import { writeShapes } from './write-shapes';

function painting(svg: string, defs = ''): Painting {
  return {
    ...meadow(100, 100),
    defs,
    layers: [{ id: 'one', role: 'subject', depth: 1, svg }],
  };
}

/** Largest and mean difference of two renderings of 100 by 100 pixels. */
function difference(a: string, b: string): { share: number } {
  const draw = (svg: string) => rasterizeSvg(svg, { widthPx: 100, heightPx: 100 });
  const [p, q] = [draw(a), draw(b)];
  const far = p.data.filter((value, i) => Math.abs(value - q.data[i]!) > 12).length;
  return { share: far / p.data.length };
}

describe('reading path data', () => {
  it('reads every command, relative and absolute, packed as tightly as SVG allows', () => {
    const path = parsePath(
      'M10 10h20v20l-5-5.5.5 1H5q5 5 10 0t10 0c1 1 2 2 3 3s4 4 5 5a5 5 0 01.5.5z',
    );
    expect(path.map(([letter]) => letter).join('')).toBe('MLLLLLCCCCCZ');
    expect(path[3]).toEqual(['L', 25, 24.5]);
    expect(
      path
        .at(-2)
        ?.slice(-2)
        .map((v) => Math.round(Number(v) * 10) / 10),
    ).toEqual([33.5, 34]);
  });

  it('turns a circle of arcs into curves of the same size', () => {
    const box = pathBox(parsePath('M10 50a40 40 0 1 0 80 0a40 40 0 1 0-80 0z'));
    expect(box.left).toBeCloseTo(10);
    expect(box.right).toBeCloseTo(90);
    const [line] = flatten(parsePath('M10 50a40 40 0 1 0 80 0a40 40 0 1 0-80 0z'), 2);
    for (const [x, y] of line?.points ?? []) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(40, 0);
  });
});

describe('shapes of a painting', () => {
  it('draw the same picture as the painting', () => {
    const source = { ...meadow(100, 100) };
    expect(difference(assemble(source), writeShapes(readShapes(source))).share).toBeLessThan(0.004);
  });

  it.each([
    [
      'nested transforms',
      '<g transform="translate(20 10) rotate(30)"><rect width="40" height="20" transform="scale(1.5 1)" fill="#a33"/></g>',
    ],
    [
      'inherited fills',
      '<g fill="#2a8"><circle cx="50" cy="50" r="30"/><rect x="10" y="10" width="20" height="20" rx="6"/></g>',
    ],
    [
      'translucent groups of overlapping shapes',
      '<g opacity="0.5"><rect x="10" y="10" width="50" height="50" fill="#a33"/><rect x="30" y="30" width="50" height="50" fill="#33a"/></g>',
    ],
    [
      'strokes under a scale',
      '<g transform="scale(2)"><path d="M5 5L40 20" stroke="#123456" stroke-width="4" stroke-linecap="round" stroke-dasharray="6 6"/></g>',
    ],
    [
      'box gradients',
      '<ellipse cx="50" cy="60" rx="40" ry="20" fill="url(#g)" transform="rotate(-15)"/>',
    ],
    [
      'clips',
      '<g clip-path="url(#c)" transform="translate(5 5)"><rect width="90" height="90" fill="#383"/></g>',
    ],
    ['uses', '<use href="#s" x="20" y="5" fill="#937"/>'],
  ])('keep %s', (_name, svg) => {
    const defs =
      '<radialGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="100%" stop-color="#a0f" stop-opacity=".5"/></radialGradient>' +
      '<clipPath id="c"><circle cx="40" cy="40" r="30"/></clipPath><path id="s" d="M0 0h50v50z"/>';
    const source = painting(svg, defs);
    expect(difference(assemble(source), writeShapes(readShapes(source))).share).toBeLessThan(0.004);
  });

  it('know their layer, role and gradient stops', () => {
    const [sky] = readShapes(meadow(100, 100)).list;
    expect(sky?.role).toBe('backdrop');
    expect(isGradient(sky?.fill) && sky.fill.stops.map((stop) => stop.color)).toEqual([
      '#3f7fc4',
      '#a8d4ee',
      '#fbe9c8',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { type Plane } from '@/lib/engines/engine';
import { type Box } from '@/lib/imaging/kernels/components';
import { fitInHole } from './fit-in-hole';

function plane(
  widthPx: number,
  heightPx: number,
  isInside: (x: number, y: number) => boolean = () => true,
): Plane {
  const data = Uint8Array.from({ length: widthPx * heightPx }, (_, at) =>
    isInside(at % widthPx, Math.floor(at / widthPx)) ? 255 : 0,
  );
  return { widthPx, heightPx, data };
}

const DISC = plane(200, 200, (x, y) => Math.hypot(x - 99.5, y - 99.5) < 100);
const solidFigure = (ratio: number) => plane(Math.round(80 * ratio), 80);

/** Share of a solid figure in its box that is inside the hole. */
function insideShare(hole: Plane, box: Box): number {
  let inside = 0;
  for (let y = box.topPx; y < box.topPx + box.heightPx; y++)
    for (let x = box.leftPx; x < box.leftPx + box.widthPx; x++)
      if (x >= 0 && y >= 0 && x < hole.widthPx && y < hole.heightPx)
        inside += hole.data[y * hole.widthPx + x]! / 255;
  return inside / (box.widthPx * box.heightPx);
}

describe('fitting a figure into a hole', () => {
  it('fills a rectangular hole and keeps the ratio of the figure', () => {
    const box = fitInHole(plane(300, 200), solidFigure(0.5), 0.5, false);
    expect(box.heightPx).toBeGreaterThan(170);
    expect(box.heightPx).toBeLessThanOrEqual(200);
    expect(box.widthPx / box.heightPx).toBeCloseTo(0.5, 1);
  });

  it('puts what floats into the middle and what stands near the lower edge', () => {
    const tall = plane(120, 400);
    const floating = fitInHole(tall, solidFigure(1), 1, false);
    const standing = fitInHole(tall, solidFigure(1), 1, true);
    expect(Math.abs(floating.topPx + floating.heightPx / 2 - 200)).toBeLessThan(25);
    expect(standing.topPx + standing.heightPx).toBeGreaterThan(360);
    expect(standing.topPx + standing.heightPx).toBeLessThanOrEqual(400);
  });

  it('stays inside a round hole by shrinking', () => {
    for (const stands of [true, false]) {
      const box = fitInHole(DISC, solidFigure(1), 1, stands);
      expect(insideShare(DISC, box)).toBeGreaterThan(0.95);
      expect(box.heightPx).toBeGreaterThan(90);
    }
  });

  it('finds the part of a crooked hole that has room', () => {
    const crooked = plane(240, 240, (x, y) => x < 60 || y >= 150);
    const box = fitInHole(crooked, solidFigure(1), 1, true);
    expect(insideShare(crooked, box)).toBeGreaterThan(0.95);
  });

  it('answers something even for a hole that nothing fits into', () => {
    const thin = plane(200, 200, (x, y) => Math.abs(x - y) < 2);
    const box = fitInHole(thin, solidFigure(1), 1, false);
    expect(box.widthPx).toBeGreaterThan(0);
    expect(box.heightPx).toBeLessThanOrEqual(200);
  });
});

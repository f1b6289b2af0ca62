import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { silhouetteOf } from '../states/silhouette';
import type { Face } from './faces';

/** Points over each side at which a middle is tried, and steps by which a square grows. */
const PROBES = 9;
const STEPS = 24;
/** Of a square's half side, where its rim is tried. */
const RIM = [-1, -0.5, 0, 0.5, 1] as const;

const SMALL = 0.02;

/** The largest square inside of a drawing's outline, near its middle; on its label where it has one. */
export function freeSquareIn(drawing: KitDrawing, pen: Pen): Face {
  const { box, anchors } = drawing;
  const { at, spanCm } = anchors.label ?? {};
  if (at && spanCm !== undefined) return faceAt(at, spanCm / 2, drawing);
  const shape = silhouetteOf(drawing, pen);
  const step = Math.min(widthOf(box), heightOf(box)) / 2 / STEPS;
  const isFree = ([x, y]: Point, half: number) =>
    RIM.every((one) => RIM.every((other) => shape.isInside([x + one * half, y + other * half])));
  let best = { middle: [0, 0] as Point, half: 0, value: 0 };
  for (let row = 1; row < PROBES; row += 1)
    for (let column = 1; column < PROBES; column += 1) {
      const middle: Point = [
        box.left + (widthOf(box) * column) / PROBES,
        box.top + (heightOf(box) * row) / PROBES,
      ];
      let half = 0;
      while (half < step * STEPS && isFree(middle, half + step)) half += step;
      const off = Math.hypot(column / PROBES - 0.5, row / PROBES - 0.5);
      const value = half * (1 - off * 0.6);
      if (value > best.value) best = { middle, half, value };
    }
  return faceAt(best.middle, Math.max(best.half, step * SMALL), drawing);
}

/** A face of a square about a point of a drawing. */
export function faceAt([x, y]: Point, half: number, { box }: KitDrawing): Face {
  const [width, height] = [widthOf(box), heightOf(box)];
  return {
    as: 'print',
    box: {
      left: (x - half - box.left) / width,
      right: (x + half - box.left) / width,
      top: (y - half - box.top) / height,
      bottom: (y + half - box.top) / height,
    },
  };
}

import { clamp, heightOf, type Point, widthOf } from '@/lib/svg/point';
import { type Warp, warpedMarkup } from '@/lib/svg/warp';
import { markupEdges } from '../../kit/form/bounds';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { flattened, moved } from '../assemble';
import type { Silhouette } from './silhouette';
import type { State } from './state';

/** Things whose every outline is bent out of shape: folded over, twisted, warped. */

/** A clip path of other data, in the same picture; its id. */
const reclip = (pen: Pen) => (id: string, change: (data: string) => string) => {
  const data = /\bd="([^"]*)"/.exec(pen.defined(id) ?? '')?.[1];
  if (data === undefined) return id;
  return /url\(#([^)]+)\)/.exec(pen.clip(change(data), ' '))?.[1] ?? id;
};

/** A drawing under a warp, on the ground where it stood. */
function underWarp(drawing: KitDrawing, shape: Silhouette, pen: Pen, warp: Warp): KitDrawing {
  const { svg, anchors, box } = flattened(drawing);
  const after = warpedMarkup(svg, { warp, step: shape.size * 0.07, reclip: reclip(pen) });
  const edges = markupEdges(after);
  const held = Object.fromEntries(
    Object.entries(anchors).map(([name, anchor]) => [name, { ...anchor, at: warp(anchor.at) }]),
  );
  return moved({ svg: after, box: edges, anchors: held }, { at: [0, box.bottom - edges.bottom] });
}

/** How far it is folded over, and over which share of its length. */
const FOLD = { degrees: 62, share: 0.3, from: 0.4 } as const;

/** What lies is folded upwards, what stands to the right, about a point in the middle of its length. */
export const bent: State = (drawing, { shape, pen }) => {
  const { left, top, bottom, right } = shape.box;
  const isLong = widthOf(shape.box) > heightOf(shape.box);
  const length = isLong ? widthOf(shape.box) : heightOf(shape.box);
  const bow = length * FOLD.share;
  const radius = bow / ((FOLD.degrees * Math.PI) / 180);
  const from = length * FOLD.from;
  const axis = isLong ? (top + bottom) / 2 : (left + right) / 2;
  // Along the axis from where it stands, and across it, away from the side to which it bends.
  const bend = (along: number, across: number): Point => {
    const angle = clamp(along - from, 0, bow) / radius;
    const [start, beyond] = [Math.min(along, from), Math.max(0, along - from - bow)];
    return [
      start + (radius + across) * Math.sin(angle) + beyond * Math.cos(angle),
      radius - (radius + across) * Math.cos(angle) + beyond * Math.sin(angle),
    ];
  };
  return underWarp(drawing, shape, pen, ([x, y]) => {
    if (isLong) {
      const [along, aside] = bend(x - left, y - axis);
      return [left + along, axis - aside];
    }
    const [along, aside] = bend(bottom - y, axis - x);
    return [axis + aside, bottom - along];
  });
};

/** In waves from its foot to its top, wider in the middle of each than a straight one. */
export const twisted: State = (drawing, { shape, pen }) => {
  const { left, top, bottom } = shape.box;
  const isLong = widthOf(shape.box) > heightOf(shape.box) * 1.3;
  const length = isLong ? widthOf(shape.box) : heightOf(shape.box);
  const swing = Math.min(length * 0.085, shape.size * 0.1);
  const wave = (along: number) => {
    const share = clamp(along / length, 0, 1);
    return swing * Math.sin(share * Math.PI * 3) * Math.min(1, share * 4);
  };
  return underWarp(drawing, shape, pen, ([x, y]) =>
    isLong ? [x, y + wave(x - left)] : [x + wave(bottom - Math.max(y, top)), y],
  );
};

import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { coordinates, polygon } from '@/lib/svg/path';
import { add, heightOf, type Point, polar, times, widthOf } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { behind, over, type State, type StateContext, widened } from './state';

/** What runs, falls or drips out of a thing that holds it. */

const WATER = { stream: '#7cc4ea', light: '#d5effb', pool: '#8fcdee' } as const;

/** Shares of its width at which water runs down over it. */
const STREAMS = [
  [0.08, 0.09],
  [0.3, 0.06],
  [0.72, 0.07],
  [0.92, 0.1],
] as const;

function pool({ shape: { box, size } }: StateContext, share: number): string {
  const at: Point = [(box.left + box.right) / 2, box.bottom - size * 0.01];
  const half = (widthOf(box) / 2) * share;
  return (
    ellipse(at, half, size * 0.12, WATER.stream) +
    ellipse(at, half * 0.94, size * 0.1, WATER.pool) +
    ellipse(add(at, [half * 0.3, size * 0.03]), half * 0.3, size * 0.018, WATER.light)
  );
}

/** Water over its rim, down its sides and about its foot. */
export const floodedOver: State = (drawing, context) => {
  const { box, size, topAt } = context.shape;
  const rim = drawing.anchors.inside?.at[1];
  const streams = STREAMS.map(([x, wide]) => {
    const at = box.left + widthOf(box) * x;
    const from = Math.max(topAt(at) ?? box.top, rim ?? box.top) + size * 0.01;
    const data = `M${coordinates([at, from])}Q${coordinates([at - size * 0.01, (from + box.bottom) / 2])} ${coordinates([at, box.bottom - size * 0.02])}`;
    return stroke(data, WATER.stream, size * wide) + stroke(data, WATER.light, size * wide * 0.3);
  }).join('');
  const flooded = over(behind(drawing, pool(context, 1.5)), streams);
  const by = widthOf(box) * 0.25;
  return widened(flooded, { left: by, right: by, bottom: size * 0.1 });
};

/** A ball of paper, a tin, a peel or a box, by turns. */
function piece(index: number, at: Point, r: number): string {
  const [x, y] = at;
  if (index % 4 === 1)
    return (
      rectangle([x - r * 0.6, y - r], r * 1.2, r * 2, '#d9534a', { radius: r * 0.2 }) +
      rectangle([x - r * 0.6, y - r * 0.4], r * 1.2, r * 0.5, '#f6e7d4')
    );
  if (index % 4 === 2)
    return (
      stroke(
        `M${coordinates([x - r, y + r * 0.7])}Q${coordinates([x, y - r * 1.6])} ${coordinates([x + r, y + r * 0.7])}M${coordinates([x, y - r * 0.4])}L${coordinates([x + r * 0.1, y + r])}`,
        HOUSE.mustard,
        r * 0.5,
      ) + circle([x, y - r * 0.5], r * 0.3, '#8a6a2a')
    );
  if (index % 4 === 3)
    return (
      rectangle([x - r, y - r * 0.7], r * 2, r * 1.5, '#c89a62') +
      rectangle([x - r * 0.2, y - r * 0.7], r * 0.4, r * 1.5, '#e8d2a8')
    );
  const ball = times(9, (corner) => add(at, polar(corner * 40, r * (corner % 2 ? 0.86 : 1.08))));
  return (
    path(polygon(ball), '#f1eee8') +
    stroke(
      `M${coordinates([x - r * 0.6, y - r * 0.3])}L${coordinates([x, y])}L${coordinates([x + r * 0.5, y - r * 0.5])}M${coordinates([x, y])}L${coordinates([x - r * 0.1, y + r * 0.7])}`,
      '#c9c3ba',
      r * 0.14,
    )
  );
}

/** A heap over its rim, some of which slides down, and the rest about its foot. */
export const heapedOver: State = (drawing, { shape, pen }) => {
  const { box, size } = shape;
  const wide = widthOf(box);
  const r = size * 0.062;
  const rim = drawing.anchors.inside?.at[1] ?? box.top + heightOf(box) * 0.1;
  const heap = times(4, (row) =>
    times(9 - row * 2, (index, share) => {
      const x = box.left + wide * (0.5 + (share - 0.5) * (0.98 - row * 0.22));
      return piece(
        index + row * 3 + 1,
        [x, rim - r * 0.5 - row * r * 1.35],
        r * pen.random.between(0.95, 1.25),
      );
    }).join(''),
  );
  const strewn = times(8, (index) => {
    const side = index % 2 ? 1 : -1;
    const x = (box.left + box.right) / 2 + side * wide * (0.52 + 0.1 * Math.floor(index / 2));
    return piece(index, [x, box.bottom - r * (0.7 + 0.3 * (index % 3))], r * 1.05);
  }).join('');
  const falling =
    piece(0, [box.left + wide * 0.02, box.top + heightOf(box) * 0.34], r) +
    piece(2, [box.right - wide * 0.01, box.top + heightOf(box) * 0.5], r);
  const by = wide * 0.4;
  return widened(over(drawing, heap.join('') + falling + strewn), {
    left: by,
    right: by,
    top: r * 5,
  });
};

/** Water out of holes in its sides, and a pool about its foot. */
export const leaking: State = (drawing, context) => {
  const { box, size, leftAt, rightAt } = context.shape;
  const jets = (
    [
      [-1, 0.42],
      [1, 0.55],
      [-1, 0.72],
      [1, 0.8],
    ] as const
  ).map(([side, down]) => {
    const y = box.top + heightOf(box) * down;
    const x = (side < 0 ? leftAt(y) : rightAt(y)) ?? (side < 0 ? box.left : box.right);
    const from: Point = [x - side * size * 0.06, y];
    const fall = box.bottom - y;
    const data = `M${coordinates(from)}q${coordinates([side * size * 0.26, 0])} ${coordinates([side * size * 0.34, fall])}`;
    return (
      circle(from, size * 0.03, '#33404f') +
      stroke(data, WATER.stream, size * 0.035) +
      stroke(data, WATER.light, size * 0.012)
    );
  });
  const by = size * 0.4;
  return widened(over(behind(drawing, pool(context, 1.7)), jets.join('')), {
    left: by,
    right: by,
    bottom: size * 0.1,
  });
};

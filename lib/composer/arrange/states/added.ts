import type { Hex } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { add, type Point, polar, times, widthOf } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { starPath } from './cold';
import { middleOf } from './edges';
import { behind, over, type State, type StateContext, widened } from './state';

/** What comes to a thing: wings, letters of sleep, a crown, the stars of a spell, lines of an impact. */

const FEATHERS = [
  [1, -0.86, 0.2],
  [1.02, -0.5, 0.2],
  [0.9, -0.18, 0.18],
  [0.7, 0.08, 0.15],
] as const;

function wing([x, y]: Point, size: number, side: 1 | -1, color: Hex): string {
  const feather = ([dx, dy, wide]: readonly [number, number, number], index: number) => {
    const tip: Point = [x + side * dx * size, y + dy * size];
    const [mx, my] = [(x + tip[0]) / 2, (y + tip[1]) / 2];
    const across: Point = [-(tip[1] - y) * wide, (tip[0] - x) * wide];
    return path(
      `M${coordinates([x, y])}Q${coordinates([mx + across[0], my + across[1]])} ${coordinates(tip)}Q${coordinates([mx - across[0], my - across[1]])} ${coordinates([x, y])}Z`,
      index % 2 ? darker(color, 0.07) : color,
    );
  };
  const outline = [...FEATHERS]
    .reverse()
    .map((one, index) =>
      feather([one[0] * 1.03, one[1] * 1.03, one[2] * 1.24], index).replaceAll(
        /fill="[^"]*"/g,
        'fill="#9fb0cc"',
      ),
    );
  return outline.join('') + [...FEATHERS].reverse().map(feather).join('');
}

export const winged: State = (drawing, { shape, trimColors }) => {
  const { box, size } = shape;
  const y = box.top + (box.bottom - box.top) * 0.42;
  const span = size * 0.62;
  const color = trimColors[0] ?? HOUSE.white;
  const root = (side: 1 | -1): Point => {
    const edge = side < 0 ? (shape.leftAt(y) ?? box.left) : (shape.rightAt(y) ?? box.right);
    return [edge - side * size * 0.05, y];
  };
  return widened(behind(drawing, wing(root(-1), span, -1, color) + wing(root(1), span, 1, color)), {
    left: span,
    right: span,
    top: Math.max(0, box.top - (y - span * 0.9)),
  });
};

/** A letter z, drawn. */
function letterZ([x, y]: Point, size: number): string {
  const data = `M${coordinates([x, y - size])}h${size.toFixed(2)}L${coordinates([x, y])}h${size.toFixed(2)}`;
  return stroke(data, '#ffffff', size * 0.42) + stroke(data, '#5b6bb0', size * 0.24);
}

export const dreaming: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const x = box.left + widthOf(box) * 0.78;
  const top = (shape.topAt(x) ?? box.top) - size * 0.04;
  return widened(
    over(
      drawing,
      letterZ([x, top], size * 0.07) +
        letterZ([x + size * 0.12, top - size * 0.13], size * 0.1) +
        letterZ([x + size * 0.28, top - size * 0.3], size * 0.13),
    ),
    { top: size * 0.36, right: size * 0.24 },
  );
};

export const crowned: State = (drawing, { shape }) => {
  const { size } = shape;
  const spot = drawing.anchors.crown;
  const [x, y] = spot?.at ?? [middleOf(shape)[0], shape.topAt(middleOf(shape)[0]) ?? shape.box.top];
  const half = (spot?.spanCm ?? Math.min(widthOf(shape.box) * 0.6, size * 0.44)) / 2;
  const low = y + half * 0.16;
  const points = times(7, (index) => {
    const share = index / 6;
    return coordinates([
      x - half * 1.1 + half * 2.2 * share,
      low - half * (index % 2 ? 0.66 : index === 0 || index === 6 ? 1.2 : 1.34),
    ]);
  });
  const crown =
    path(
      `M${coordinates([x - half, low])}L${points.join('L')}L${coordinates([x + half, low])}Z`,
      HOUSE.gold,
    ) +
    stroke(
      `M${coordinates([x - half, low - half * 0.12])}H${(x + half).toFixed(2)}`,
      '#d08f22',
      half * 0.22,
    ) +
    times(4, (index) =>
      circle(
        [
          x - half * 1.1 + (half * 2.2 * index * 2) / 6,
          low - half * (index === 0 || index === 3 ? 1.22 : 1.36),
        ],
        half * 0.13,
        '#d9413b',
      ),
    ).join('');
  return widened(over(drawing, crown), { top: Math.max(0, shape.box.top - (low - half * 1.4)) });
};

/** Stars of gold and violet about what is under a spell. */
export const enchanted: State = (drawing, { shape, pen }) => {
  const { size } = shape;
  const around = times(13, (index) => {
    const at = add(middleOf(shape), [
      Math.cos(index * 2.4) * widthOf(shape.box) * pen.random.between(0.42, 0.66),
      Math.sin(index * 2.4) * (shape.box.bottom - shape.box.top) * pen.random.between(0.4, 0.6),
    ]);
    const color = ['#f7c64b', '#b58be6', '#fff0b0'][index % 3] ?? '#f7c64b';
    return path(starPath(at, size * pen.random.between(0.03, 0.075)), color);
  }).join('');
  return widened(over(drawing, around), { top: size * 0.06, left: size * 0.1, right: size * 0.1 });
};

/** It bursts: a star of flame behind it, pieces that fly off. */
export const exploding: State = (drawing, { shape }) => {
  const { size } = shape;
  const at = middleOf(shape);
  const burst = (reach: number, turn: number) =>
    `M${times(28, (index) => {
      const share = index % 2 ? 0.62 : index % 4 ? 0.92 : 1.08;
      return coordinates(add(at, polar((index / 28) * 360 + turn, reach * share)));
    }).join('L')}Z`;
  const pieces = ({ main }: StateContext['shape']) =>
    times(10, (index) => {
      const spot = add(at, polar(index * 36 + 12, size * (0.86 + 0.12 * (index % 3))));
      return path(
        `M${coordinates(add(spot, polar(index * 70, size * 0.05)))}L${coordinates(add(spot, polar(index * 70 + 120, size * 0.04)))}L${coordinates(add(spot, polar(index * 70 + 230, size * 0.045)))}Z`,
        index % 2 ? main : HOUSE.orange,
      );
    }).join('');
  const blast =
    path(burst(size * 0.95, 0), '#ee5a33') +
    path(burst(size * 0.76, 6), '#fbb03b') +
    path(burst(size * 0.58, 0), '#fff0c2');
  const reach = size * 0.5;
  return widened(behind(drawing, blast + pieces(shape)), { left: reach, right: reach, top: reach });
};

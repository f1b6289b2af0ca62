import type { Hex } from '@/lib/color/hex';
import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import type { Silhouette } from './silhouette';
import { over, type State } from './state';

/** A door, a window or a hole in what has none by itself: in the trunk of a tree, in a mushroom, in a boot. */

/** Of a thing's size, how high its door is at most and at least; of its width there, how wide the door may be. */
const DOOR = { most: 0.3, least: 0.13, across: 0.62, slim: 0.6 } as const;

/** The lowest point in the middle of where it stands, and how wide it is a little above that. */
function stemOf(shape: Silhouette): { foot: Point; wide: number } {
  const { box, size } = shape;
  const y = box.bottom - size * 0.1;
  const middle = (box.left + box.right) / 2;
  const left = shape.leftAt(y) ?? middle - size * 0.1;
  const right = shape.rightAt(y) ?? middle + size * 0.1;
  const x = (left + right) / 2;
  return { foot: [x, shape.bottomAt(x) ?? box.bottom], wide: right - left };
}

function arched([x, y]: Point, wide: number, high: number, color: Hex): string {
  const half = wide / 2;
  return path(
    `M${x - half} ${y}V${y - high + half}A${half} ${half} 0 0 1 ${x + half} ${y - high + half}V${y}Z`,
    color,
  );
}

function doorAt(foot: Point, wide: number, color: Hex): string {
  const high = wide / DOOR.slim;
  const [x, y] = foot;
  const planks = [-0.16, 0.16].map((share) =>
    stroke(
      `M${x + wide * share} ${y - wide * 0.06}V${y - high * 0.88}`,
      darker(color, 0.14),
      wide * 0.035,
    ),
  );
  return (
    arched(foot, wide * 1.26, high * 1.1, HOUSE.woodDark) +
    arched(foot, wide, high, color) +
    planks.join('') +
    circle([x, y - high * 0.72], wide * 0.15, '#ffe39a') +
    circle([x + wide * 0.3, y - high * 0.42], wide * 0.07, HOUSE.gold) +
    rectangle([x - wide * 0.8, y - high * 0.05], wide * 1.6, high * 0.09, HOUSE.stone, {})
  );
}

/** A door at its foot, as high as it is room for. */
export const doored: State = (drawing, { shape, trimColors }) => {
  const { foot, wide } = stemOf(shape);
  const { size } = shape;
  const high = Math.min(
    size * DOOR.most,
    Math.max(size * DOOR.least, (wide * DOOR.across) / DOOR.slim),
  );
  return over(drawing, doorAt(foot, high * DOOR.slim, trimColors[0] ?? '#c9553f'));
};

/** Of its size, how large a window is. */
const WINDOW = 0.2;

/** A lit round window in the middle of it, above where a door would be. */
export const windowed: State = (drawing, { shape, trimColors }) => {
  const { box, size } = shape;
  const { foot, wide } = stemOf(shape);
  const isSlim = wide < widthOf(box) * 0.4;
  const radius = (isSlim ? Math.min(size * WINDOW, wide * 0.7) : size * WINDOW) / 2;
  const y = isSlim ? foot[1] - size * 0.34 : box.top + heightOf(box) * 0.45;
  const x = isSlim ? foot[0] : (box.left + box.right) / 2;
  const frame = trimColors[0] ?? HOUSE.woodDark;
  return over(
    drawing,
    circle([x, y], radius * 1.25, frame) +
      circle([x, y], radius, '#ffe39a') +
      path(
        `M${x - radius * 0.7} ${y - radius * 0.2}A${radius * 0.75} ${radius * 0.75} 0 0 1 ${x} ${y - radius * 0.72}L${x} ${y - radius * 0.5}A${radius * 0.5} ${radius * 0.5} 0 0 0 ${x - radius * 0.46} ${y - radius * 0.12}Z`,
        lighter('#ffe39a', 0.5),
      ) +
      stroke(
        `M${x - radius} ${y}H${x + radius}M${x} ${y - radius}V${y + radius}`,
        frame,
        radius * 0.2,
      ),
  );
};

import { circle, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { type FacadeStyle, type Front, PANES } from './style';
import { openingOf, windowAt } from './windows';

/** The ground floor of a front, up to the height of a storey; `middles` are those of its bays. */
type GroundFloor = (front: Front, middles: readonly number[]) => string;

const glassOf = ({ lit }: Front) => (lit ? PANES.lit : PANES.day);

function doorAt(
  front: Front,
  x: number,
  foot: number,
  width: number,
  height: number,
  head: 'flat' | 'round' | 'horseshoe' | 'pointed' = 'flat',
): string {
  const { style, paint } = front;
  return (
    path(openingOf(head, [x, foot], width, height, 18), style.trim) +
    path(openingOf(head, [x, foot], width, height), paint) +
    rectangle(
      [x - width * 0.36, foot - height * 0.42],
      width * 0.28,
      height * 0.34,
      darker(paint, 0.24),
    ) +
    rectangle(
      [x + width * 0.08, foot - height * 0.42],
      width * 0.28,
      height * 0.34,
      darker(paint, 0.24),
    ) +
    rectangle([x - 3, foot - height * 0.8], 6, height * 0.8, darker(paint, 0.35)) +
    circle([x + 14, foot - height * 0.46], 6, HOUSE.gold)
  );
}

/** Windows in all bays but that of the door. */
const others = (front: Front, middles: readonly number[], door: number, sill: number) =>
  middles
    .filter((_, index) => index !== door)
    .map((x) => windowAt(front, x, sill))
    .join('');

const plinth = ({ half, wall }: Front, high: number) =>
  rectangle([-half, -high], half * 2, high, darker(wall, 0.24));

const door: GroundFloor = (front, middles) => {
  const at = Math.floor(middles.length / 2);
  return (
    plinth(front, 46) +
    others(front, middles, at, -96) +
    doorAt(
      front,
      middles[at] ?? 0,
      0,
      104,
      214,
      front.style.window.head === 'round' ? 'round' : 'flat',
    )
  );
};

/** A door up some steps, with rails. */
const stoop: GroundFloor = (front, middles) => {
  const { half, style } = front;
  const at = middles.length > 2 ? middles.length - 1 : 0;
  const x = middles[at] ?? 0;
  const rise = 92;
  const stone = style.surface === 'ashlar' ? darker(style.trim, 0.08) : '#c3bcb0';
  const steps = times(4, (index) => {
    const y = -rise + (index * rise) / 4;
    const wide = 84 + index * 15;
    return (
      rectangle([x - wide, y], wide * 2, rise / 4 + 1, darker(stone, 0.05 * index)) +
      rectangle([x - wide, y], wide * 2, 6, lighter(stone, 0.3))
    );
  }).join('');
  const rail = (side: number) =>
    stroke(`M${x + side * 72} ${-rise}V${-rise - 88}L${x + side * 132} ${-88}V0`, '#2f3440', 10);
  return (
    rectangle(
      [-half, -rise],
      half * 2,
      rise,
      darker(style.surface === 'boards' ? '#b9aea6' : front.wall, 0.2),
    ) +
    middles
      .filter((_, index) => index !== at)
      .map((middle) => rectangle([middle - 44, -66], 88, 44, '#3f4a5f'))
      .join('') +
    others(front, middles, at, -rise - 66) +
    doorAt(front, x, -rise, 100, 206) +
    rectangle([x - 84, -rise - 262], 168, 26, style.trim) +
    steps +
    rail(-1) +
    rail(1)
  );
};

/** Shops under awnings on both sides of a house door. */
const shop: GroundFloor = (front, middles) => {
  const { half, style, paint, wall } = front;
  const high = style.storeyCm - 30;
  const middle = middles[Math.floor(middles.length / 2)] ?? 0;
  const bay = (left: number, right: number) => {
    const wide = right - left;
    const count = Math.max(5, Math.round(wide / 52) | 1);
    return (
      rectangle([left, -high + 10], wide, high - 10, paint) +
      rectangle([left + 14, -high + 26], wide - 28, 46, darker(paint, 0.24)) +
      rectangle([left + wide * 0.24, -high + 44], wide * 0.52, 10, HOUSE.gold, { radius: 4 }) +
      rectangle([left + 22, -192], wide - 44, 150, glassOf(front)) +
      times(Math.max(1, Math.round(wide / 150) - 1), (index, share) =>
        rectangle([left + wide * (0.25 + share * 0.5) + index * 0, -192], 9, 150, paint),
      ).join('') +
      times(count, (index) =>
        path(
          `M${left + 10 + (index * (wide - 20)) / count} ${-high + 78}h${(wide - 20) / count}l${(index - count / 2 + 1) * 3} 62h${-(wide - 20) / count - 3}Z`,
          index % 2 ? HOUSE.cream : lighter(paint, 0.16),
        ),
      ).join('')
    );
  };
  return (
    rectangle([-half, -high - 16], half * 2, high + 16, lighter(wall, 0.06)) +
    bay(-half + 30, middle - 92) +
    bay(middle + 92, half - 30) +
    doorAt(front, middle, 0, 124, 246, 'round') +
    rectangle([-half - 6, -high - 34], half * 2 + 12, 26, style.trim) +
    rectangle([-half, -high - 8], half * 2, 9, HOUSE.ink, { opacity: 0.16 })
  );
};

/** A walk behind arches. */
const arcade: GroundFloor = (front, middles) => {
  const { half, style, wall, paint } = front;
  const high = style.storeyCm - 34;
  const step = (half * 2) / middles.length;
  const head = style.window.head === 'horseshoe' ? 'horseshoe' : 'round';
  const isTiled = head === 'horseshoe';
  const inner = darker(wall, 0.46);
  return (
    rectangle([-half, -high], half * 2, high, lighter(wall, 0.04)) +
    middles
      .map((x, index) => {
        const wide = step * (isTiled ? 0.6 : 0.74);
        const isDoor = index === Math.floor(middles.length / 2);
        return (
          path(openingOf(head, [x, 0], wide, high - 46, 16), style.trim) +
          path(openingOf(head, [x, 0], wide, high - 46), inner) +
          (isDoor
            ? doorAt(front, x, 0, wide * 0.46, high * 0.62, head)
            : rectangle([x - wide * 0.2, -high * 0.62], wide * 0.4, high * 0.36, glassOf(front), {
                opacity: 0.7,
              })) +
          (isTiled ? '' : rectangle([x - step / 2 - 20, -high + 60], 40, 20, style.trim))
        );
      })
      .join('') +
    (isTiled ? tiles(-half, half, 120, paint, middles, step * 0.6) : '') +
    rectangle([-half - 6, -high - 20], half * 2 + 12, 26, style.trim) +
    rectangle([-half, -high + 6], half * 2, 9, HOUSE.ink, { opacity: 0.18 })
  );
};

/** A band of star tiles at the foot of a wall, between its arches. */
function tiles(
  left: number,
  right: number,
  high: number,
  color: string,
  arches: readonly number[],
  arch: number,
): string {
  const size = 40;
  const columns = Math.floor((right - left) / size);
  const isOpen = (x: number) => arches.some((at) => Math.abs(at - x) < arch / 2 + 26);
  return times(columns * 3, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [left + (column + 0.5) * size, -high + (row + 0.5) * size];
    if (isOpen(x)) return '';
    const tone = ['#1f7a78', '#2a5f9f', '#f2c35f'][(column + row) % 3] ?? color;
    return (
      rectangle([x - 20, y - 20], 40, 40, '#f6ead2') +
      rectangle([x - 13, y - 13], 26, 26, tone) +
      shape(
        [
          [x, y - 18],
          [x + 18, y],
          [x, y + 18],
          [x - 18, y],
        ],
        tone,
      ) +
      circle([x, y], 6, '#f6ead2')
    );
  }).join('');
}

/** A gate to the water, with its stone green where the water has been. */
const water: GroundFloor = (front, middles) => {
  const { half, style, wall } = front;
  const at = Math.floor(middles.length / 2);
  return (
    rectangle([-half, -96], half * 2, 96, darker('#cfc4b0', 0.06)) +
    rectangle([-half, -34], half * 2, 34, '#6f8a6a') +
    rectangle([-half, -100], half * 2, 10, lighter(wall, 0.3)) +
    middles
      .filter((_, index) => index !== at)
      .map(
        (x) =>
          rectangle([x - 50, -246], 100, 110, style.trim) +
          rectangle([x - 40, -236], 80, 92, glassOf(front)) +
          times(3, (bar) => rectangle([x - 24 + bar * 22, -236], 5, 92, '#3f4448')).join(''),
      )
      .join('') +
    doorAt(front, middles[at] ?? 0, 0, 132, 256, 'round')
  );
};

/** Glass doors under a rounded canopy with the name of the house. */
const canopy: GroundFloor = (front, middles) => {
  const { half, style, paint } = front;
  const inner = glassOf(front);
  return (
    middles
      .filter((x) => Math.abs(x) > half * 0.3)
      .map(
        (x) =>
          rectangle([x - 100, -216], 200, 150, style.trim, { radius: 10 }) +
          rectangle([x - 88, -204], 176, 126, inner, { radius: 6 }) +
          rectangle([x - 4, -204], 8, 126, style.trim),
      )
      .join('') +
    rectangle([-half, -40], half * 2, 40, paint) +
    rectangle([-half * 0.26, -250], half * 0.52, 250, style.trim) +
    rectangle([-half * 0.22, -226], half * 0.44, 226, inner) +
    times(3, (index) => rectangle([-half * 0.11 * (2 - index * 2) - 5, -226], 10, 226, paint)).join(
      '',
    ) +
    rectangle([-half * 0.42, -292], half * 0.84, 46, paint, { radius: 22 }) +
    rectangle([-half * 0.42, -270], half * 0.84, 8, HOUSE.white, { opacity: 0.8 }) +
    rectangle([-half * 0.38, -246], half * 0.76, 14, HOUSE.ink, { opacity: 0.2 })
  );
};

/** Glass set back behind round columns. */
const pilotis: GroundFloor = (front) => {
  const { half, style, wall, paint } = front;
  const high = style.storeyCm - 10;
  const count = Math.max(4, Math.round((half * 2) / 320));
  return (
    rectangle([-half, -high], half * 2, high, darker(wall, 0.5)) +
    rectangle([-half + 40, -high + 50], half * 2 - 80, high - 50, glassOf(front), {
      opacity: 0.75,
    }) +
    doorAt(front, 0, 0, 150, 216) +
    times(count, (index) => {
      const x = -half + 40 + (index * (half * 2 - 80)) / (count - 1);
      return (
        rectangle([x - 32, -high], 64, high, lighter(wall, 0.1)) +
        rectangle([x + 8, -high], 24, high, darker(wall, 0.16))
      );
    }).join('') +
    rectangle(
      [-half - 10, -high - 22],
      half * 2 + 20,
      34,
      paint === style.trim ? wall : lighter(wall, 0.2),
    ) +
    rectangle([-half, -high + 12], half * 2, 24, HOUSE.ink, { opacity: 0.22 })
  );
};

/** White stone with a round light over the door, behind iron railings. */
const fanlight: GroundFloor = (front, middles) => {
  const { half, style } = front;
  const at = middles.length > 4 ? Math.floor(middles.length / 2) : 0;
  const x = middles[at] ?? 0;
  const high = style.storeyCm - 14;
  return (
    rectangle([-half, -high], half * 2, high, darker(style.trim, 0.04)) +
    times(5, (index) =>
      rectangle([-half, -high + 40 + index * 56], half * 2, 5, darker(style.trim, 0.14)),
    ).join('') +
    others(front, middles, at, -84) +
    doorAt(front, x, 0, 112, 262, 'round') +
    path(`M${x - 52} -208A52 52 0 0 1 ${x + 52} -208Z`, PANES.shine) +
    [-0.5, 0, 0.5]
      .map((lean) => stroke(`M${x} -208L${x + lean * 84} -252`, style.trim, 5))
      .join('') +
    [-1, 1]
      .map((side) => rectangle([x + side * 86 - 14, -290], 28, 290, lighter(style.trim, 0.4)))
      .join('') +
    rectangle([x - 112, -308], 224, 24, lighter(style.trim, 0.5)) +
    times(Math.round((half * 2) / 34), (index) => {
      const bar = -half + 17 + index * 34;
      return Math.abs(bar - x) < 96 ? '' : rectangle([bar - 3, -78], 6, 78, '#22262f');
    }).join('') +
    rectangle([-half - 4, -high - 14], half * 2 + 8, 20, style.trim)
  );
};

export const GROUND_FLOORS: Readonly<Record<FacadeStyle['ground'], GroundFloor>> = {
  door,
  stoop,
  shop,
  arcade,
  water,
  canopy,
  pilotis,
  fanlight,
};

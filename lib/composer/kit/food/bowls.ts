import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { blob, ellipsePath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { steam } from '../containers/steam';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  createLathe,
  type Drawer,
  hoop,
  leaf,
  paintMouth,
  paintSide,
  pointsOf,
  rod,
  topOf,
} from '../form';
import type { Pen } from '../pen';

const BOWL = createLathe('36 0!, 40 8!, 76 30, 96 64, 100 88', { tilt: 0.3 });
const TOP = topOf(BOWL);

/** A bowl with a dish in it. From above the content is drawn flat on a round of 200 units, from the side it is tilted into the rim. */
export function bowlWith(
  pen: Pen,
  color: Hex,
  content: string,
  { view, heap = '', isHot = false }: { view: 'side' | 'top'; heap?: string; isHot?: boolean },
) {
  if (view === 'top') {
    const svg =
      circle([2, 4], 128, darker(color, 0.2)) +
      circle([0, 0], 127, color) +
      circle([-1, -2], 124, lighter(color, 0.3)) +
      circle([0, 0], 112, darker(color, 0.25)) +
      pen.clip(ellipsePath([0, 0], 106), placed(content, { scaleX: 1.1 }));
    return { unitCm: 0.085, svg, anchors: { top: { at: [0, 0] as const, spanCm: 200 } } };
  }
  const [x, y] = TOP.at;
  const inside = pen.clip(
    ellipsePath([x, y + 1], TOP.radius * 0.94, TOP.radiusY * 0.94),
    placed(content, { at: [x, y + 3], scaleX: 0.95, scaleY: 0.31 }),
  );
  return {
    unitCm: 0.085,
    svg:
      (isHot ? steam([0, y - 34], 84, 3) : '') +
      paintMouth(BOWL, color, { wall: 0.05 }) +
      inside +
      heap,
    front:
      paintSide(pen, BOWL, color, { extra: hoop(BOWL, 62, 68, lighter(color, 0.5), 0.8) }) +
      stroke(`M-100 ${y}A100 ${TOP.radiusY} 0 0 0 100 ${y}`, lighter(color, 0.42), 3.4),
    anchors: {
      top: { at: [x, y] as const, spanCm: 190 },
      grip: { at: [92, y + 24] as const },
      gripFar: { at: [-92, y + 24] as const },
    },
  };
}

export const soup: Drawer = (pen, { color = HOUSE.teal, view }) => {
  const broth = '#e8823c';
  const content =
    circle([0, 0], 104, darker(broth, 0.12)) +
    circle([-6, -6], 92, broth) +
    circle([-16, -18], 56, lighter(broth, 0.16)) +
    path(blob(pointsOf('-50 10, -10 -6, 40 16, 30 40, -20 36')), '#fff0dc', { opacity: 0.9 }) +
    leaf([0, -26], 44, 15, 20, HOUSE.leaf) +
    leaf([-4, -24], 40, 14, 160, HOUSE.leafDark);
  return bowlWith(pen, color, content, { view, isHot: true });
};

export const ramen: Drawer = (pen, { color = HOUSE.red, view }) => {
  const content =
    circle([0, 0], 104, '#c98a44') +
    circle([-4, -4], 96, '#dca155') +
    times(9, (index) =>
      stroke(
        `M-90 ${-60 + index * 14}q22 ${index % 2 ? -14 : 14} 44 0t44 0t44 0t44 0`,
        index % 2 ? '#f6dc94' : '#ecc468',
        7,
      ),
    ).join('') +
    rectangle([30, -100], 64, 70, '#2c4a40', { radius: 3 }) +
    [
      [-44, -30],
      [14, -44],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse([x, y], 27, 32, '#fffaf0') +
          circle([x, y], 16, '#f3a52c') +
          circle([x - 4, y - 4], 6, '#ffd36a'),
      )
      .join('') +
    circle([54, 34], 30, '#d98a72') +
    circle([54, 34], 20, '#e9aa94') +
    stroke('M40 34q14 -12 28 0', '#b8604a', 5) +
    times(12, (index) => {
      const [x, y] = polar(index * 97, 40 + (index % 4) * 12);
      return circle([x - 30, y * 0.5 + 44], 6, index % 2 ? '#6fb043' : '#a4d06a');
    }).join('');
  const y = TOP.at[1];
  const heap =
    rod(pen, `M30 ${y - 6}L128 ${y - 96}`, HOUSE.woodDark, 5) +
    rod(pen, `M44 ${y - 2}L142 ${y - 86}`, HOUSE.woodDark, 5);
  return bowlWith(pen, color, content, { view, isHot: true, heap });
};

export const salad: Drawer = (pen, { color = HOUSE.woodLight, view }) => {
  const greens = times(16, (index) => {
    const at = polar(index * 137.5, 14 + ((index * 31) % 64));
    return leaf(at, 62, 22, index * 67, ['#6fae45', '#93cc60', '#4f9a4c'][index % 3] ?? '#6fae45');
  }).join('');
  const bits = times(7, (index) => {
    const [x, y] = polar(index * 51, 30 + (index % 3) * 24);
    return (
      circle([x, y], 15, index % 2 ? HOUSE.red : '#e9f2c0') +
      circle([x - 3, y - 4], index % 2 ? 5 : 8, index % 2 ? '#ff9a88' : '#cfe49a')
    );
  }).join('');
  const y = TOP.at[1];
  const heap =
    times(11, (index) =>
      leaf(
        [(index - 5) * 15, y + 8],
        52,
        18,
        -90 + (index - 5) * 13 + (index % 2 ? 14 : -10),
        ['#6fae45', '#93cc60', '#4f9a4c'][index % 3] ?? '#6fae45',
      ),
    ).join('') +
    pointsOf('-52 -8, -14 -26, 30 -18, 62 -4, 4 -4')
      .map(
        ([x, dy], index) =>
          circle([x, y + dy], 15, index % 2 ? '#e9f2c0' : HOUSE.red) +
          circle([x - 4, y + dy - 4], index % 2 ? 9 : 5, index % 2 ? '#cfe49a' : '#ff9a88'),
      )
      .join('');
  return bowlWith(pen, color, circle([0, 0], 104, '#4f8a3c') + greens + bits, { view, heap });
};

export const rice: Drawer = (pen, { color = HOUSE.navy, view }) => {
  const grains = times(34, (index) => {
    const [x, y] = polar(index * 137.5, Math.sqrt(index / 34) * 90);
    return placed(ellipse([0, 0], 9, 4.4, index % 2 ? '#e9e1d6' : '#ffffff'), {
      at: [x, y],
      angleDegrees: index * 71,
    });
  }).join('');
  const y = TOP.at[1];
  const dome = `M-88 ${y}C-80 ${y - 56} -30 ${y - 70} 0 ${y - 70}S80 ${y - 56} 88 ${y}Q0 ${y + 44} -88 ${y}Z`;
  const heap =
    path(dome, '#f9f4ea') +
    pen.clip(
      dome,
      path(`M20 ${y - 80}Q70 ${y - 20} 30 ${y + 40}H110V${y - 80}Z`, '#e4dad2') +
        placed(grains, { at: [0, y - 26], scaleX: 0.9, scaleY: 0.56 }),
    );
  return bowlWith(pen, color, circle([0, 0], 104, '#f9f4ea') + grains, { view, heap, isHot: true });
};

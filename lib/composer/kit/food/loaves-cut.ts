import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, shape, stroke } from '@/lib/svg/markup';
import { number, polygon } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed } from '../form';
import type { Pen } from '../pen';

/** What is baked or set in a form and served with what is in it seen: a terrine with its layers, a boat of bread. */

const n = number;

/** From the top: what is set in layers. */
const LAYERS: readonly Hex[] = ['#6f9a4a', '#f3ead2', '#e98a3c', '#c9d98a', '#b23a3a', '#f0dfa8'];
/** Corners of the cut face, and how far back and up the loaf reaches. */
const FACE = { left: -74, right: 26, top: -74, bottom: -2 } as const;
const BACK: Point = [64, -20];

/** A wavy edge between two layers of the face. */
const edgeAt = (y: number, from: number, to: number) => {
  const step = (to - from) / 4;
  return times(4, (k) => `q${n(step / 2)} ${k % 2 ? 4 : -4} ${n(step)} 0`).join('');
};

function layersOf(pen: Pen): string {
  const { left, right, top, bottom } = FACE;
  const high = (bottom - top) / LAYERS.length;
  const face = LAYERS.map((color, index) => {
    const y = top + high * index;
    const flecks = times(7, (k) =>
      ellipse(
        [left + 8 + ((k * 0.618 + index * 0.27) % 1) * (right - left - 16), y + high * 0.6],
        3.4,
        2.2,
        k % 2 ? darker(color, 0.18) : lighter(color, 0.34),
      ),
    ).join('');
    return (
      path(`M${left} ${n(y)}${edgeAt(y, left, right)}V${bottom}H${left}Z`, color) +
      (index > 0 ? flecks : '')
    );
  }).join('');
  return pen.clip(
    `M${left + 10} ${top}H${right - 2}V${bottom}H${left + 4}Q${left} ${bottom} ${left} ${bottom - 6}V${top + 12}Q${left} ${top} ${left + 10} ${top}Z`,
    face,
  );
}

export const terrine: Drawer = (pen) => {
  const { left, right, top, bottom } = FACE;
  const high = (bottom - top) / LAYERS.length;
  const side = LAYERS.map((color, index) => {
    const y = top + high * index;
    const corners: Point[] = [
      [right - 2, y],
      [right + BACK[0], y + BACK[1]],
      [right + BACK[0], bottom + BACK[1]],
      [right - 2, bottom],
    ];
    return shape(corners, darker(color, 0.16));
  }).join('');
  const lid: Point[] = [
    [left + 8, top],
    [left + BACK[0] + 6, top + BACK[1]],
    [right + BACK[0], top + BACK[1]],
    [right - 2, top],
  ];
  return {
    unitCm: 0.085,
    svg:
      side +
      shape(lid, lighter(LAYERS[0] ?? '#6f9a4a', 0.16)) +
      pen.clip(
        polygon(lid),
        times(9, (k) => circle([left + 20 + k * 17, top - 6 - ((k * 7) % 11)], 3, '#8fb565')).join(
          '',
        ),
      ) +
      layersOf(pen),
    anchors: { top: { at: [10, top + BACK[1] / 2], spanCm: 9 } },
  };
};

export const khachapuri: Drawer = (pen) => ({
  unitCm: 0.11,
  svg:
    formed(
      pen,
      'M-132 -26C-120 -34 -84 -58 -30 -62C20 -66 92 -52 132 -28C120 -6 60 8 0 8C-60 8 -118 -4 -132 -26Z',
      '#cf8a3c',
      { depth: 12, light: 6 },
    ) +
    path(
      'M-96 -30C-78 -44 -46 -52 0 -52C46 -52 80 -44 96 -30C80 -14 44 -8 0 -8C-44 -8 -80 -14 -96 -30Z',
      '#b8702c',
    ) +
    path(
      'M-92 -28C-76 -40 -44 -47 0 -47C44 -47 78 -40 92 -28C76 -15 44 -10 0 -10C-44 -10 -76 -15 -92 -28Z',
      '#f8e6ac',
    ) +
    times(12, (k) =>
      ellipse(
        [-70 + ((k * 0.618) % 1) * 140, -40 + ((k * 0.7549) % 1) * 24],
        8 - (k % 3) * 2,
        3,
        k % 3 ? '#fdf4cf' : '#e5b75c',
      ),
    ).join('') +
    ellipse([-4, -29], 42, 14, '#fffaf0') +
    ball(pen, [-4, -34], 17, '#f5a21e', { glint: 0.7 }) +
    path('M6 -24Q22 -18 34 -22Q40 -16 26 -14Q8 -14 6 -24Z', '#f5a21e') +
    stroke('M-112 -34Q-60 -58 0 -58M40 -56Q84 -48 112 -34', lighter('#cf8a3c', 0.4), 5, {
      opacity: 0.6,
    }),
  anchors: { top: { at: [0, -44], spanCm: 14 }, grip: { at: [110, -20] } },
});

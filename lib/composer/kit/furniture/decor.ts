import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { blob, roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod, type Sketch, sprig, type Wish } from '../form';
import type { Pen } from '../pen';
import { board, cushion } from './joinery';
import { chandelier, deskLamp, floorLamp, hangingLamp, tableLamp } from './lamps';

const rug: Drawer = (pen, wish) => {
  const { color = HOUSE.coral, view, shape: told } = wish;
  if (view === 'side' && (told === 'rectangular' || told === 'square')) return carpet(pen, wish);
  const ring = (share: number, fill: Hex) =>
    view === 'top'
      ? `<ellipse cx="0" cy="0" rx="${90 * share}" ry="${90 * share}" fill="${fill}"/>`
      : ellipse([0, -22], 100 * share, 21 * share, fill);
  return {
    svg:
      times(56, (index) => {
        const [x, y] = polar(index * (360 / 56), 1);
        return view === 'top'
          ? stroke(`M${x * 88} ${y * 88}L${x * 98} ${y * 98}`, HOUSE.cream, 2.4)
          : stroke(
              `M${x * 98} ${-22 + y * 20}L${x * 107} ${-22 + y * 23.4}`,
              darker(HOUSE.cream, 0.08),
              2,
            );
      }).join('') +
      (view === 'top' ? '' : ellipse([1, -20.5], 100, 21, darker(color, 0.3))) +
      ring(1, color) +
      ring(0.88, HOUSE.cream) +
      ring(0.82, color) +
      ring(0.6, lighter(color, 0.3)) +
      times(12, (index) => {
        const [x, y] = polar(index * 30, view === 'top' ? 42 : 48);
        return view === 'top'
          ? ellipse([x, y], 9, 9, HOUSE.cream)
          : ellipse([x, -22 + y * 0.21], 9, 2.4, HOUSE.cream);
      }).join('') +
      ring(0.36, pen.accents[1]) +
      ring(0.16, HOUSE.cream),
    anchors: {
      top: { at: [0, view === 'top' ? 0 : -20], spanCm: 150 },
      seat: { at: [0, view === 'top' ? 0 : -20], spanCm: 150 },
    },
  };
};

const carpet: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    shape(
      [
        [-110, 0],
        [110, 0],
        [88, -32],
        [-88, -32],
      ],
      color,
    ) +
    shape(
      [
        [-98, -4],
        [98, -4],
        [80, -28],
        [-80, -28],
      ],
      HOUSE.mustard,
    ) +
    shape(
      [
        [-93, -5.5],
        [93, -5.5],
        [77, -26.5],
        [-77, -26.5],
      ],
      darker(color, 0.1),
    ) +
    times(5, (index) =>
      placed(
        shape(
          [
            [-11, 0],
            [0, -7],
            [11, 0],
            [0, 7],
          ],
          HOUSE.cream,
        ) +
          shape(
            [
              [-6, 0],
              [0, -4],
              [6, 0],
              [0, 4],
            ],
            HOUSE.navy,
          ),
        { at: [-56 + index * 28, -16] },
      ),
    ).join('') +
    times(23, (index) => stroke(`M${-108 + index * 9.8} 0v3`, HOUSE.cream, 1)).join(''),
  anchors: { top: { at: [0, -16], spanCm: 170 }, seat: { at: [0, -16], spanCm: 170 } },
});

/** On the floor, plump, with piping and a tassel at each corner. */
const floorCushion: Drawer = (pen, { color = pen.accents[1] }) => ({
  svg:
    [-44, 44]
      .map((x) => circle([x, -9], 3, HOUSE.mustard) + circle([x * 1.02, -5.4], 1.7, HOUSE.gold))
      .join('') +
    formed(
      pen,
      'M-43 -10C-40 -17 -22 -19 0 -19C22 -19 40 -17 43 -10C41 -3 36 0 26 0H-26C-36 0 -41 -3 -43 -10Z',
      color,
      { depth: 5, light: 3 },
    ) +
    stroke('M-42 -9C-26 -4.500 26 -4.500 42 -9', lighter(color, 0.32), 1.4),
  anchors: { top: { at: [0, -13], spanCm: 76 }, seat: { at: [0, -13], spanCm: 70 } },
});

const pillow: Drawer = (pen, { color = pen.accents[1], state, ...rest }) => {
  if (state === 'laid') return floorCushion(pen, { color, state, ...rest });
  return upPillow(pen, color);
};

const upPillow = (pen: Pen, color: Hex): Sketch => ({
  svg: formed(
    pen,
    'M-22 -2C-18 -12 -18 -28 -23 -40C-8 -36 8 -36 23 -40C18 -28 18 -12 22 -2C8 -5 -8 -5 -22 -2Z',
    color,
    {
      depth: 6,
      light: 2.4,
      extra: stroke('M-8 -38V-2M0 -38V-2M8 -38V-2', lighter(color, 0.4), 2.4),
    },
  ),
  anchors: { top: { at: [0, -38], spanCm: 30 }, seat: { at: [0, -34], spanCm: 36 } },
});

const blanket: Drawer = (pen, { color = HOUSE.teal }) => ({
  svg:
    times(3, (index) =>
      cushion(
        pen,
        [-30 + index * 0.8, -8 - index * 7.4],
        60 - index * 2,
        8.4,
        index % 2 ? lighter(color, 0.3) : color,
        4,
      ),
    ).join('') + stroke('M-24 -5H26M-22 -12.500H24M-22 -19.500H23', darker(color, 0.14), 0.8),
  anchors: { top: { at: [0, -23], spanCm: 50 } },
});

const curtain: Drawer = (pen, { color = pen.accents[0] }) => {
  const side = (s: number) =>
    formed(
      pen,
      `M${s * 64} 6H${s * 6}C${s * 12} 60 ${s * 30} 90 ${s * 36} 110C${s * 38} 140 ${s * 34} 180 ${s * 34} 210H${s * 64}Z`,
      color,
      {
        depth: 5,
        light: 2,
        extra: times(5, (index) =>
          stroke(
            `M${s * (14 + index * 11)} 6C${s * (22 + index * 9)} 60 ${s * (38 + index * 5)} 90 ${s * (40 + index * 5)} 112V210`,
            index % 2 ? darker(color, 0.16) : lighter(color, 0.24),
            2.6,
          ),
        ).join(''),
      },
    ) + rectangle([s > 0 ? 33 : -65, 108], 32, 5, HOUSE.gold, { radius: 2 });
  return {
    svg:
      side(-1) +
      side(1) +
      rod(pen, 'M-74 4H74', HOUSE.woodDark, 4) +
      circle([-76, 4], 4, HOUSE.woodDark) +
      circle([76, 4], 4, HOUSE.woodDark),
    anchors: { window: { at: [0, 100], spanCm: 60 } },
  };
};

const pane: Drawer = (pen, { color = HOUSE.woodLight, state }) => {
  const isNight = state === 'lit';
  const sky = pen.linear(
    [0, -124],
    [0, 0],
    isNight
      ? [
          [0, '#2a2f66'],
          [1, '#5a5f9e'],
        ]
      : [
          [0, '#a9dbee'],
          [1, '#eaf6e6'],
        ],
  );
  const outside = isNight
    ? circle([22, -92], 9, '#fff0c4') +
      times(6, (index) =>
        circle([-34 + index * 13, -110 + ((index * 29) % 50)], 0.9, '#fff3d8'),
      ).join('')
    : ellipse([-22, -8], 34, 22, '#8ccb92') +
      ellipse([30, -4], 40, 26, '#6dbb7a') +
      ellipse([20, -94], 14, 5, '#ffffff');
  return {
    svg:
      board(pen, [-54, -130], 108, 130, color, 1.6) +
      path('M-47 -123H47V-7H-47Z', sky) +
      pen.clip(
        'M-47 -123H47V-7H-47Z',
        outside + path('M-47 -123H-6L-47 -40Z', '#ffffff', { opacity: 0.28 }),
      ) +
      rectangle([-2.5, -124], 5, 118, color) +
      rectangle([-47, -68], 94, 4.4, color) +
      rectangle([0.5, -124], 2, 118, darker(color, 0.16)) +
      board(pen, [-60, -3], 120, 7, lighter(color, 0.1), 1.4),
    anchors: {
      top: { at: [0, -3], spanCm: 100 },
      window: { at: [0, -65], spanCm: 94 },
      inside: { at: [0, -65], spanCm: 94 },
    },
  };
};

const door: Drawer = (pen, { color = HOUSE.teal, state }) => {
  const frame = board(pen, [-50, -212], 100, 212, HOUSE.cream, 1);
  const panels = (x: number, w: number) =>
    [
      [-190, 76],
      [-102, 84],
    ]
      .map(
        ([y = 0, h = 0]) =>
          rectangle([x, y], w, h, darker(color, 0.2), { radius: 1.4 }) +
          rectangle([x + 1.6, y + 1.6], w - 2.4, h - 2.4, lighter(color, 0.08), { radius: 1 }),
      )
      .join('');
  const leafDoor =
    state === 'open'
      ? rectangle([-43, -205], 86, 205, '#3a3560') +
        path('M-43 -205H43V0H-43Z', '#ffe9b0', { opacity: 0.35 }) +
        formed(pen, 'M-43 -205L-88 -196V14L-43 0Z', color, { depth: 5, light: 2 }) +
        circle([-80, -92], 3, HOUSE.gold)
      : board(pen, [-43, -205], 86, 205, color, 1) +
        panels(-34, 31) +
        panels(3, 31) +
        circle([34, -98], 3.6, darker(HOUSE.gold, 0.2)) +
        circle([33.5, -98.6], 3, HOUSE.gold);
  return {
    svg: frame + leafDoor,
    anchors: {
      door: { at: [0, 0], spanCm: 86 },
      grip: { at: [34, -98] },
      inside: { at: [0, 0], spanCm: 80 },
    },
  };
};

const picture: Drawer = (pen, { color = HOUSE.gold }) => ({
  svg:
    board(pen, [-38, -52], 76, 52, color, 1) +
    rectangle([-33, -47], 66, 42, HOUSE.paper) +
    pen.clip(
      'M-29 -43H29V-9H-29Z',
      rectangle([-29, -43], 58, 34, '#f3dcb4') +
        circle([13, -32], 5.4, HOUSE.coral) +
        path('M-30 -16Q-14 -34 0 -20T32 -22V-8H-30Z', '#7fae92') +
        path('M-30 -10Q-6 -22 32 -12V-8H-30Z', HOUSE.green),
    ) +
    path('M-29 -43H-8L-24 -9H-29Z', '#ffffff', { opacity: 0.2 }),
  anchors: {
    screen: { at: [0, -26], spanCm: 58 },
    grip: { at: [38, -26] },
    gripFar: { at: [-38, -26] },
  },
});

/** Outlines of a mirror: its frame, and so much smaller its glass, about its middle. */
const MIRROR_MIDDLE = -38;
const MIRRORS: Readonly<Record<NonNullable<Wish['shape']> | 'arched', (inset: number) => string>> =
  {
    arched: (inset) => {
      const [x, top, low] = [28 - inset, -50 + inset * 0.2, -26 - inset * 0.2];
      const reach = 34 - inset * 1.2;
      return `M${-x} ${top}C${-x} ${top - reach} ${x} ${top - reach} ${x} ${top}V${low}C${x} ${low + reach - 4} ${-x} ${low + reach - 4} ${-x} ${low}Z`;
    },
    round: (inset) => {
      const r = 38 - inset;
      return `M${-r} ${MIRROR_MIDDLE}A${r} ${r} 0 1 1 ${r} ${MIRROR_MIDDLE}A${r} ${r} 0 1 1 ${-r} ${MIRROR_MIDDLE}Z`;
    },
    square: (inset) => roundedPath([-36 + inset, -74 + inset], 72 - 2 * inset, 72 - 2 * inset, 2),
    rectangular: (inset) =>
      roundedPath([-28 + inset, -82 + inset], 56 - 2 * inset, 86 - 2 * inset, 2),
    triangular: (inset) =>
      `M0 ${-78 + inset * 2}L${40 - inset * 1.7} ${-2 - inset}H${-40 + inset * 1.7}Z`,
  };

const mirror: Drawer = (pen, { color = HOUSE.gold, shape: told }) => {
  const outline = MIRRORS[told ?? 'arched'];
  const glint = (from: number, thick: number, opacity: number) =>
    shape(
      [
        [from - 40, 4],
        [from + 20, -84],
        [from + 20 + thick, -84],
        [from - 40 + thick, 4],
      ],
      '#ffffff',
      { opacity },
    );
  return {
    svg:
      formed(pen, outline(0), color, { depth: 3, light: 1.4 }) +
      path(outline(5), '#cfe6f2') +
      pen.clip(outline(5), glint(2, 11, 0.6) + glint(20, 5, 0.45)),
    anchors: { screen: { at: [0, MIRROR_MIDDLE], spanCm: 44 }, grip: { at: [0, -2] } },
  };
};

const screenDivider: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  svg: times(
    3,
    (index) =>
      board(pen, [-66 + index * 44, -170 + (index % 2) * 4], 43, 168, color, 1.4) +
      rectangle([-61 + index * 44, -164 + (index % 2) * 4], 33, 150, HOUSE.cream) +
      placed(sprig({ length: 110, color: HOUSE.leaf, pairs: 6, angleDegrees: -84 - index * 6 }), {
        at: [-46 + index * 44, -26],
      }),
  ).join(''),
});

const garland: Drawer = (pen, { color = HOUSE.gold }) => ({
  svg:
    stroke('M-90 0Q-45 40 0 4Q45 40 90 0', HOUSE.leafDark, 1.4) +
    times(13, (index) => {
      const t = index / 12;
      const x = -88 + 176 * t;
      const y = 22 * Math.abs(Math.sin(t * 2 * Math.PI));
      return (
        circle([x, y + 4], 7, color, { opacity: 0.25 }) +
        path(
          blob(
            times(6, (k) => polar(k * 60, 2.4)).map(
              ([px, py]) => [px + x, py * 1.3 + y + 4] as const,
            ),
          ),
          '#fff0b8',
        ) +
        rectangle([x - 1, y], 2, 2, HOUSE.leafDark)
      );
    }).join(''),
});

/** Lamps, textiles and what hangs on walls. What hangs has its origin at the hook. */
export const decor = defineFamily(
  'decor',
  {
    'floor-lamp': floorLamp,
    'table-lamp': tableLamp,
    'desk-lamp': deskLamp,
    'hanging-lamp': hangingLamp,
    chandelier,
    rug,
    carpet,
    cushion: pillow,
    blanket,
    curtain,
    window: pane,
    door,
    picture,
    mirror,
    'folding-screen': screenDivider,
    'fairy-lights': garland,
  },
  1,
);

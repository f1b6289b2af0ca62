import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  ball,
  createLathe,
  defineFamily,
  type Drawer,
  formed,
  leaf,
  paintMouth,
  paintSide,
  pointsOf,
  rod,
  sprig,
  topOf,
} from '../form';
import { markedPart } from '../marked';
import type { Pen } from '../pen';

const PETAL = 'M0 0C-26 -20 -24 -66 0 -76C24 -66 26 -20 0 0Z';
const ring = (count: number, scale: number, fill: Hex, turn = 0, data = PETAL) =>
  times(count, (index) =>
    placed(path(data, index % 2 ? fill : lighter(fill, 0.12)), {
      angleDegrees: (index * 360) / count + turn,
      scaleX: scale,
    }),
  ).join('');

type Head = (pen: Pen, color: Hex) => string;

const daisy: Head = (pen, color) =>
  ring(14, 0.9, darker(color, 0.08), 12) +
  ring(14, 0.84, color) +
  ball(pen, [0, 0], 22, HOUSE.mustard, { glint: 0 }) +
  times(8, (index) => circle(polar(index * 45, 11), 2.4, '#d9902c')).join('');
const sunflower: Head = (pen, color) =>
  ring(18, 1.15, darker(color, 0.14), 10) +
  ring(18, 1.06, color) +
  circle([0, 0], 40, '#5a3425') +
  circle([-2, -3], 34, '#7a4a2c') +
  times(26, (index) =>
    circle(polar(index * 137.5, Math.sqrt(index) * 6), 2.6, index % 2 ? '#c98a3c' : '#4a2a20'),
  ).join('');
const rose: Head = (pen, color) => {
  const d = darker;
  return (
    formed(
      pen,
      'M-66 -8C-72 -50 -40 -62 0 -60S72 -50 66 -8C60 40 30 60 0 62S-60 40 -66 -8Z',
      d(color, 0.14),
      { depth: 16, light: 5 },
    ) +
    path('M-60 -6C-50 30 -20 34 4 20C-20 10 -40 -10 -44 -40C-58 -34 -64 -24 -60 -6Z', color) +
    path('M62 -8C56 30 30 44 0 40C26 26 40 0 40 -40C56 -36 66 -26 62 -8Z', d(color, 0.06)) +
    path(
      'M-40 -30C-36 -56 36 -58 40 -28C42 6 20 24 -2 24C-26 22 -42 0 -40 -30Z',
      lighter(color, 0.1),
    ) +
    path('M-26 -28C-22 -46 24 -46 26 -26C26 -6 12 6 -2 6C-18 4 -28 -10 -26 -28Z', d(color, 0.16)) +
    stroke('M-14 -26C-8 -38 16 -34 12 -20C8 -8 -8 -12 -4 -22', lighter(color, 0.3), 5)
  );
};
const tulip: Head = (pen, color) =>
  formed(
    pen,
    'M0 40C-48 40 -56 -20 -44 -66L-20 -34L0 -76L20 -34L44 -66C56 -20 48 40 0 40Z',
    color,
    {
      depth: 18,
      light: 6,
      extra: path('M0 40C-22 10 -20 -40 0 -76C20 -40 22 10 0 40Z', lighter(color, 0.16)),
    },
  );
const lotus: Head = (_pen, color) => {
  const petal = 'M0 30C-34 6 -30 -44 0 -80C30 -44 34 6 0 30Z';
  const at = (angle: number, size: number, fill: Hex) =>
    placed(
      path(petal, fill) + path('M0 30C12 6 14 -40 0 -80C30 -44 34 6 0 30Z', darker(fill, 0.1)),
      { at: [0, 20], angleDegrees: angle, scaleX: size },
    );
  return (
    at(-78, 0.9, darker(color, 0.14)) +
    at(78, 0.9, darker(color, 0.18)) +
    at(-48, 1, darker(color, 0.06)) +
    at(48, 1, darker(color, 0.1)) +
    at(-22, 1.02, color) +
    at(22, 1.02, darker(color, 0.04)) +
    at(0, 1, lighter(color, 0.2))
  );
};
const poppy: Head = (pen, color) =>
  formed(
    pen,
    'M-70 -20C-70 -64 -20 -70 0 -56C20 -70 70 -64 70 -20C80 20 40 46 0 40C-40 46 -80 20 -70 -20Z',
    color,
    {
      depth: 14,
      light: 6,
      extra: path('M-70 10C-40 -20 40 -20 70 10C40 50 -40 50 -70 10Z', lighter(color, 0.12)),
    },
  ) +
  circle([0, 2], 19, '#3a2a3e') +
  circle([-2, 0], 9, '#8fa548') +
  times(12, (index) =>
    circle(
      polar(index * 30, 25).map((v, k) => v + (k ? 2 : 0)) as unknown as Point,
      2.6,
      '#3a2a3e',
    ),
  ).join('');
const lily: Head = (_pen, color) =>
  ring(6, 1.05, darker(color, 0.06), 30, 'M0 0C-24 -26 -16 -64 0 -90C16 -64 24 -26 0 0Z') +
  ring(3, 1.1, color, 0, 'M0 0C-26 -26 -18 -64 0 -90C18 -64 26 -26 0 0Z') +
  times(
    6,
    (index) =>
      stroke(
        `M0 0L${polar(index * 60 + 15, 34)
          .map((v) => v.toFixed(1))
          .join(' ')}`,
        HOUSE.mustard,
        3,
      ) + circle(polar(index * 60 + 15, 36), 4.6, '#b5632c'),
  ).join('');
const cherryBlossom: Head = (_pen, color) =>
  ring(5, 0.86, color, 0, 'M0 0C-34 -22 -32 -66 -8 -76L0 -66L8 -76C32 -66 34 -22 0 0Z') +
  circle([0, 0], 12, darker(color, 0.2)) +
  times(
    8,
    (index) =>
      stroke(
        `M0 0L${polar(index * 45 + 10, 22)
          .map((v) => v.toFixed(1))
          .join(' ')}`,
        '#fff3f5',
        2,
      ) + circle(polar(index * 45 + 10, 24), 2.6, HOUSE.mustard),
  ).join('');
const carnation: Head = (pen, color) => {
  const fringed = (size: number, lift: number): string =>
    `M0 ${40 - lift}L${times(19, (k) => {
      const [x, y] = polar(-180 + k * 10, (k % 2 ? 62 : 80) * size);
      return `${x.toFixed(1)} ${(y * 0.92 - lift).toFixed(1)}`;
    }).join('L')}Z`;
  return (
    path('M-16 24C-18 52 -12 66 0 70C12 66 18 52 16 24Z', '#5f9f5c') +
    [
      [1, -6, 0.16],
      [0.86, 6, 0.04],
      [0.7, 18, -0.1],
      [0.5, 30, -0.24],
      [0.3, 40, -0.36],
    ]
      .map(([size = 1, lift = 0, tone = 0]) =>
        formed(pen, fringed(size, lift), tone < 0 ? lighter(color, -tone) : darker(color, tone), {
          depth: 4,
          extra: times(7, (k) => {
            const [x, y] = polar(-170 + k * 27, 70 * size);
            return stroke(
              `M0 ${40 - lift}L${x.toFixed(1)} ${(y - lift).toFixed(1)}`,
              darker(color, 0.2),
              2,
              { opacity: 0.5 },
            );
          }).join(''),
        }),
      )
      .join('')
  );
};

export const FLOWER_HEADS = {
  daisy,
  sunflower,
  rose,
  tulip,
  lily,
  poppy,
  carnation,
  blossom: cherryBlossom,
} as const;
export const FLOWER_COLORS: Record<keyof typeof FLOWER_HEADS, Hex> = {
  daisy: '#ffffff',
  sunflower: '#f9bc30',
  rose: HOUSE.red,
  tulip: HOUSE.coral,
  lily: '#fdf1f4',
  poppy: '#e2432f',
  carnation: HOUSE.pink,
  blossom: '#f9b9c8',
};

/** A flower on its stalk, 240 units high. */
const stemmed =
  (kind: keyof typeof FLOWER_HEADS, unitCm: number, { stalk = 170, size = 1 } = {}): Drawer =>
  (pen, { color = FLOWER_COLORS[kind], view }) => {
    const head = FLOWER_HEADS[kind](pen, color);
    if (view === 'top')
      return { unitCm, svg: placed(head, { scaleX: size }), anchors: { blossom: { at: [0, 0] } } };
    const leaves =
      kind === 'tulip'
        ? formed(pen, 'M-4 0C-50 -20 -56 -90 -44 -130C-30 -90 -8 -60 2 -4Z', HOUSE.leaf, {
            depth: 7,
            light: 3,
          }) +
          formed(pen, 'M4 0C50 -20 50 -70 38 -110C26 -76 6 -50 0 -4Z', HOUSE.leafDark, {
            depth: 7,
            light: 2,
          })
        : leaf([2, -stalk * 0.42], 78, 24, -28, HOUSE.leaf) +
          leaf([-2, -stalk * 0.26], 70, 22, -150, HOUSE.leafDark);
    return {
      unitCm,
      svg:
        markedPart(
          'stem',
          rod(pen, `M0 0C-6 ${-stalk * 0.4} 8 ${-stalk * 0.7} 0 ${-stalk}`, '#4d9a55', 9),
        ) +
        markedPart('leaves', leaves) +
        markedPart('petals', placed(head, { at: [0, -stalk - 30], scaleX: size })),
      anchors: {
        blossom: { at: [0, -stalk - 30] },
        grip: { at: [0, -stalk * 0.3] },
        top: { at: [0, -stalk - 90] },
      },
    };
  };

const lotusFlower: Drawer = (pen, { color = '#f4a3bf' }) => ({
  unitCm: 0.12,
  svg:
    ellipse([-70, 44], 70, 14, HOUSE.leafDark) +
    ellipse([80, 46], 60, 12, HOUSE.leaf) +
    ellipse([-72, 41], 66, 11, HOUSE.leaf) +
    lotus(pen, color),
  anchors: { blossom: { at: [0, 0] }, surface: { at: [0, 44] } },
});

const lavender: Drawer = (pen, { color = '#8a6cc4', count = 5 }) => ({
  unitCm: 0.2,
  svg: times(count, (index) => {
    const a = (index - (count - 1) / 2) * 9;
    return placed(
      rod(pen, 'M0 0V-150', '#6f9a5f', 4) +
        leaf([0, -30], 50, 7, -60, '#7fae72') +
        times(9, (k) =>
          ellipse(
            [k % 2 ? 6 : -6, -140 - k * 10],
            8 - k * 0.5,
            7 - k * 0.3,
            k % 3 ? color : lighter(color, 0.25),
          ),
        ).join('') +
        ellipse([0, -234], 5, 8, lighter(color, 0.2)),
      { angleDegrees: a },
    );
  }).join(''),
  anchors: { grip: { at: [0, -40] }, blossom: { at: [0, -190] } },
});

const dandelion: Drawer = (pen) => ({
  unitCm: 0.13,
  svg:
    rod(pen, 'M0 0C-10 -60 6 -110 0 -150', '#6fae52', 7) +
    leaf([0, -4], 80, 16, -24, HOUSE.leaf) +
    leaf([0, -4], 76, 15, -156, HOUSE.leafDark) +
    placed(
      times(28, (index) => {
        const [x, y] = polar(index * 12.9, 58 - (index % 3) * 12);
        return (
          stroke(`M0 0L${x.toFixed(1)} ${y.toFixed(1)}`, '#e9eef4', 1.6) +
          circle([x, y], 6, '#ffffff', { opacity: 0.9 })
        );
      }).join('') + circle([0, 0], 8, '#c9b48c'),
      { at: [0, -190] },
    ),
  anchors: { blossom: { at: [0, -190] }, grip: { at: [0, -60] } },
});

const branchBlossom: Drawer = (pen, { color = '#f9b9c8', state }) => {
  const spots = pointsOf('-120 -70, -66 -96, -20 -58, 36 -112, 84 -74, 124 -128, 60 -40, -96 -120');
  return {
    unitCm: 0.2,
    svg:
      rod(
        pen,
        'M-170 -20C-100 -60 -20 -60 40 -80S130 -110 170 -140M-60 -62C-80 -90 -90 -100 -96 -124M20 -72C40 -60 60 -50 80 -40M90 -96C96 -110 110 -120 126 -126',
        '#6d4433',
        10,
      ) +
      (state === 'open'
        ? spots
            .map(([x, y], index) =>
              leaf([x, y], 54, 15, -60 + index * 20, index % 2 ? HOUSE.leaf : HOUSE.leafDark),
            )
            .join('')
        : spots
            .map(([x, y], index) =>
              placed(cherryBlossom(pen, index % 2 ? color : lighter(color, 0.2)), {
                at: [x, y],
                scaleX: 0.42 + (index % 3) * 0.07,
                angleDegrees: index * 31,
              }),
            )
            .join('') +
          pointsOf('150 -136, -140 -44, 100 -52')
            .map(([x, y]) => ellipse([x, y], 8, 10, darker(color, 0.12)))
            .join('')),
    anchors: {
      branch: { at: [0, -70], spanCm: 200 },
      grip: { at: [-160, -26] },
      blossom: { at: [36, -112] },
    },
  };
};

const bunch = (pen: Pen, y: number, size = 0.62) => {
  const spots: [keyof typeof FLOWER_HEADS, number, number][] = [
    ['rose', -62, -24],
    ['daisy', 62, -20],
    ['tulip', 0, -78],
    ['carnation', -34, -66],
    ['rose', 40, -64],
    ['daisy', -4, -12],
    ['poppy', -78, 14],
    ['carnation', 78, 18],
    ['lily', 18, 30],
    ['rose', -36, 26],
  ];
  return (
    times(9, (index) =>
      sprig({
        at: [(index - 4) * 14, y + 30],
        length: 130,
        angleDegrees: -90 + (index - 4) * 17,
        pairs: 5,
        color: index % 2 ? HOUSE.leaf : HOUSE.leafDark,
      }),
    ).join('') +
    spots
      .map(([kind, x, dy]) =>
        placed(FLOWER_HEADS[kind](pen, FLOWER_COLORS[kind]), {
          at: [x, y + dy],
          scaleX: size * 0.72,
        }),
      )
      .join('')
  );
};

const bouquet: Drawer = (pen, { color = '#f3e0c8' }) => ({
  unitCm: 0.2,
  svg:
    bunch(pen, -150) +
    rod(pen, 'M-14 -50L-24 0M0 -50V4M14 -50L24 0', '#4d9a55', 8) +
    formed(pen, 'M-92 -120C-60 -100 -30 -96 0 -96S60 -100 92 -120L26 -30H-26Z', color, {
      depth: 12,
      light: 5,
      extra: stroke('M-50 -110L-10 -30M50 -110L10 -30M0 -100V-30', darker(color, 0.14), 3),
    }) +
    path('M-28 -44H28V-30H-28Z', HOUSE.coral) +
    path(
      'M0 -37C-30 -64 -50 -40 0 -37C30 -64 50 -40 0 -37ZM-4 -36L-20 -8L-8 -12L0 -34L8 -12L20 -8L4 -36Z',
      darker(HOUSE.coral, 0.08),
    ),
  anchors: { grip: { at: [0, -22] }, blossom: { at: [0, -160] } },
});

const vaseFlowers: Drawer = (pen, { color = HOUSE.sky }) => {
  const vase = createLathe('36 0!, 40 4, 62 40, 56 84, 30 118, 36 134');
  return {
    unitCm: 0.18,
    svg: paintMouth(vase, color) + bunch(pen, -200, 0.7),
    front: paintSide(pen, vase, color),
    anchors: {
      grip: { at: [50, -50] },
      blossom: { at: [0, -210] },
      inside: { at: topOf(vase).at },
    },
  };
};

/** Cut and growing flowers, single and in bunches. */
export const flower = defineFamily('flower', {
  daisy: stemmed('daisy', 0.14),
  rose: stemmed('rose', 0.2, { size: 0.8 }),
  tulip: stemmed('tulip', 0.16, { stalk: 150 }),
  sunflower: stemmed('sunflower', 0.62, { stalk: 250, size: 1.1 }),
  lily: stemmed('lily', 0.26),
  poppy: stemmed('poppy', 0.22),
  carnation: stemmed('carnation', 0.2),
  blossom: stemmed('blossom', 0.03),
  lotus: lotusFlower,
  lavender,
  dandelion,
  branch: branchBlossom,
  bouquet,
  'vase-of-flowers': vaseFlowers,
});

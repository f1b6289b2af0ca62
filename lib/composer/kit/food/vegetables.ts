import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf, pointsOf, rod, rounded } from '../form';
import { carrot, onion, garlic, potato, radish, beans, asparagus } from './roots';

const tomato: Drawer = (pen, { color = HOUSE.red, state }) =>
  state === 'cut'
    ? {
        unitCm: 0.036,
        svg: placed(
          circle([3, 4], 100, darker(color, 0.2)) +
            circle([0, 0], 98, color) +
            circle([0, 0], 88, lighter(color, 0.2)) +
            times(4, (index) =>
              placed(
                path(
                  'M0 -16C-26 -22 -46 -52 -34 -70Q0 -84 34 -70C46 -52 26 -22 0 -16Z',
                  '#e8603e',
                ) +
                  pointsOf('-16 -50, 6 -58, 18 -44, -4 -36')
                    .map(([x, y]) => ellipse([x, y], 5, 7, '#ffe0a0'))
                    .join(''),
                { angleDegrees: index * 90 },
              ),
            ).join(''),
          { at: [0, -100] },
        ),
      }
    : {
        unitCm: 0.038,
        svg:
          rounded(
            pen,
            'M0 -176C-40 -190 -116 -180 -116 -92C-116 -20 -60 0 0 0S116 -20 116 -92C116 -180 40 -190 0 -176Z',
            { at: [0, -92], rx: 116, ry: 94, color },
          ) +
          times(5, (index) =>
            leaf(
              [0, -172],
              62,
              13,
              18 + index * 36 + (index > 2 ? 8 : 0),
              index % 2 ? HOUSE.leafDark : HOUSE.leaf,
            ),
          ).join('') +
          rod(pen, 'M0 -172Q2 -196 14 -206', HOUSE.leafDark, 9) +
          ellipse([-58, -132], 22, 12, '#ffffff', { opacity: 0.6 }),
      };

const pumpkin: Drawer = (pen, { color = HOUSE.orange, state }) => {
  const rib = (x: number, rx: number, tone: number) =>
    rounded(pen, ellipsePath([x, -92], rx, 92), {
      at: [x, -92],
      rx,
      ry: 94,
      color: tone ? darker(color, tone) : color,
    });
  const face = state === 'plain' ? '' : jackFace(state === 'lit');
  return {
    unitCm: 0.16,
    svg:
      rod(pen, 'M0 -172C-2 -196 8 -212 26 -220', '#6f8a3c', 20) +
      rib(-86, 50, 0.12) +
      rib(86, 50, 0.16) +
      rib(-48, 56, 0.05) +
      rib(50, 56, 0.09) +
      rib(0, 54, 0) +
      leaf([12, -184], 74, 24, 24, HOUSE.leaf) +
      stroke('M-8 -190C-40 -214 -70 -200 -62 -186', HOUSE.leafDark, 4) +
      face,
    // Who sits on it has the stem behind them.
    anchors: { top: { at: [0, -174], spanCm: 190 } },
  };
};

function jackFace(isLit: boolean): string {
  const [glow, rim] = isLit ? [GLOW.window, '#b5541c'] : ['#4a2430', '#a8501e'];
  const parts = [
    'M-66 -112L-28 -100Q-44 -80 -66 -84Q-74 -98 -66 -112Z',
    'M66 -112L28 -100Q44 -80 66 -84Q74 -98 66 -112Z',
    'M0 -92L13 -70H-13Z',
    'M-78 -62Q-40 -48 -28 -50L-22 -38L-8 -47Q0 -46 8 -47L22 -38L28 -50Q40 -48 78 -62Q62 -18 30 -16L20 -26L8 -12Q-14 -10 -30 -16L-36 -28L-48 -20Q-68 -34 -78 -62Z',
  ];
  return parts.map((data) => placed(path(data, rim), { at: [-2, -3] }) + path(data, glow)).join('');
}

const mushroom: Drawer = (pen, { color = '#d9b48c', state }) => {
  const isFly = state === 'lit';
  const cap = isFly ? HOUSE.red : color;
  return {
    unitCm: isFly ? 0.07 : 0.05,
    svg:
      formed(pen, 'M-34 -96C-30 -50 -40 -20 -36 -4Q0 6 38 -4C42 -20 30 -50 36 -96Z', '#f6ead8', {
        depth: 20,
        light: 6,
      }) +
      path('M-104 -92Q0 -56 104 -92Q60 -112 0 -112T-104 -92Z', '#dcc3a2') +
      stroke(
        'M-60 -92L-20 -100M0 -84V-100M60 -92L20 -100M-30 -86L-10 -100M30 -86L10 -100',
        '#b99a78',
        3,
      ) +
      rounded(
        pen,
        'M-108 -94C-112 -150 -60 -186 0 -186S112 -150 108 -94Q100 -84 80 -92Q0 -114 -80 -92Q-100 -84 -108 -94Z',
        {
          at: [0, -120],
          rx: 110,
          ry: 76,
          color: cap,
          extra: isFly
            ? pointsOf('-60 -130, -14 -160, 34 -124, 74 -118, -26 -114, 60 -152, -84 -102')
                .map(([x, y], index) =>
                  ellipse([x, y], 13 - (index % 3) * 2, 10 - (index % 3) * 2, '#fff6ea'),
                )
                .join('')
            : '',
        },
      ),
  };
};

const broccoli: Drawer = (pen, { color = '#4c9a52' }) => ({
  unitCm: 0.075,
  svg:
    formed(
      pen,
      'M-26 0H26C26 -40 40 -60 70 -84L40 -110H-44L-72 -84C-40 -60 -26 -40 -26 0Z',
      '#a9c878',
      { depth: 14, light: 5 },
    ) +
    pointsOf(
      '-72 -104, 72 -104, -36 -98, 36 -98, 0 -110, -54 -136, 54 -136, -18 -150, 22 -150, 0 -170',
    )
      .map(
        ([x, y], index) =>
          ball(pen, [x, y], 33, index % 2 ? color : darker(color, 0.08), { glint: 0 }) +
          circle([x - 10, y - 12], 5, lighter(color, 0.35)) +
          circle([x + 6, y - 4], 4, lighter(color, 0.25)),
      )
      .join(''),
});

const corn: Drawer = (pen) => {
  const body =
    'M0 -232C-36 -232 -44 -130 -40 -70C-38 -30 -20 0 0 0S38 -30 40 -70C44 -130 36 -232 0 -232Z';
  const kernels = times(12, (row) =>
    times(5, (column) =>
      ellipse(
        [-32 + column * 16, -16 - row * 18],
        8.4,
        9,
        (row + column) % 3 ? '#f9cf4f' : '#fbdd7a',
      ),
    ).join(''),
  ).join('');
  return {
    unitCm: 0.085,
    svg:
      formed(pen, body, '#e8b235', { depth: 18, light: 5, extra: kernels }) +
      formed(pen, 'M0 0C-60 -6 -70 -80 -52 -150C-46 -90 -30 -40 0 0Z', '#7cb342', { depth: 8 }) +
      formed(pen, 'M0 0C60 -6 70 -80 52 -150C46 -90 30 -40 0 0Z', '#5f9a3c', { depth: 8 }),
  };
};

const aubergine: Drawer = (pen, { color = '#5c3a78' }) => ({
  unitCm: 0.09,
  svg: placed(
    rounded(
      pen,
      'M0 -210C-30 -210 -40 -170 -54 -130C-72 -90 -76 -50 -60 -24C-40 6 40 6 60 -24C76 -50 72 -90 54 -130C40 -170 30 -210 0 -210Z',
      { at: [0, -70], rx: 70, ry: 110, color },
    ) +
      path(
        'M-44 -90C-52 -60 -48 -40 -40 -30C-40 -56 -34 -80 -28 -110Q-38 -110 -44 -90Z',
        '#ffffff',
        { opacity: 0.35 },
      ) +
      path(
        'M-34 -176C-30 -214 -16 -218 0 -218S30 -214 34 -176Q22 -186 16 -168Q4 -186 -4 -168Q-16 -188 -34 -176Z',
        HOUSE.leaf,
      ) +
      rod(pen, 'M0 -214Q2 -238 14 -246', HOUSE.leafDark, 11),
    { angleDegrees: 14 },
  ),
});

const bellPepper: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.05,
  svg:
    rounded(
      pen,
      'M0 -168C-30 -196 -104 -184 -98 -110C-94 -60 -76 -8 -46 -2C-30 2 -14 -8 0 -2C14 -8 30 2 46 -2C76 -8 94 -60 98 -110C104 -184 30 -196 0 -168Z',
      {
        at: [0, -96],
        rx: 102,
        ry: 96,
        color,
        extra: stroke(
          'M-22 -168C-40 -120 -34 -50 -14 -4M22 -168C40 -120 34 -50 14 -4',
          darker(color, 0.16),
          5,
        ),
      },
    ) +
    path(
      'M-70 -140C-80 -110 -74 -80 -66 -70C-66 -96 -62 -118 -52 -142Q-62 -156 -70 -140Z',
      '#ffffff',
      { opacity: 0.55 },
    ) +
    path('M-26 -168Q0 -186 26 -168Q14 -158 0 -162Q-14 -158 -26 -168Z', HOUSE.leafDark) +
    rod(pen, 'M0 -168C-2 -190 4 -202 18 -208', HOUSE.leaf, 13),
});

const chili: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.05,
  svg:
    formed(pen, 'M-104 -96C-92 -30 -20 0 96 -6C40 -20 -30 -50 -56 -104Z', color, {
      depth: 15,
      light: 5,
    }) +
    path('M-112 -92Q-92 -120 -50 -108Q-56 -92 -72 -96Q-88 -84 -112 -92Z', HOUSE.leaf) +
    rod(pen, 'M-84 -106Q-92 -130 -110 -136', HOUSE.leafDark, 10),
});

const cucumber: Drawer = (pen, { color = '#4f9a4c' }) => ({
  unitCm: 0.075,
  svg: placed(
    formed(
      pen,
      'M-120 -30C-120 -52 -100 -58 -60 -58H80C112 -58 126 -46 126 -30S112 -2 80 -2H-60C-100 -2 -120 -8 -120 -30Z',
      color,
      {
        depth: 16,
        light: 6,
        extra: stroke('M-96 -42H104M-100 -30H110M-96 -18H104', lighter(color, 0.25), 3, {
          opacity: 0.6,
        }),
      },
    ) +
      placed(
        circle([0, 0], 34, darker(color, 0.1)) +
          circle([0, 0], 30, '#e4efb8') +
          circle([0, 0], 19, '#cfe08e') +
          times(6, (index) =>
            placed(ellipse([0, -12], 3, 6, '#f6f6d6'), { angleDegrees: index * 60 }),
          ).join(''),
        { at: [-118, -16] },
      ),
    { angleDegrees: -10, at: [0, -8] },
  ),
});

const cabbage =
  (color: Hex): Drawer =>
  (pen) => {
    const sheet = (angle: number, size: number, fill: Hex) =>
      placed(
        formed(
          pen,
          'M0 20C-70 10 -96 -60 -66 -104C-40 -136 40 -136 66 -104C96 -60 70 10 0 20Z',
          fill,
          {
            depth: 12,
            light: 6,
            extra: stroke(
              'M0 14V-96M0 -20L-40 -60M0 -40L36 -80M0 -10L44 -44',
              lighter(fill, 0.4),
              4,
            ),
          },
        ),
        { at: [0, -80], angleDegrees: angle, scaleX: size },
      );
    return {
      unitCm: 0.085,
      svg:
        sheet(-58, 0.86, darker(color, 0.14)) +
        sheet(58, 0.86, darker(color, 0.18)) +
        sheet(-28, 0.92, darker(color, 0.05)) +
        sheet(30, 0.92, darker(color, 0.08)) +
        placed(sheet(0, 0.84, lighter(color, 0.12)), { at: [0, 8] }),
    };
  };

const peas: Drawer = (pen, { color = '#6fb043' }) => ({
  unitCm: 0.04,
  svg: placed(
    formed(pen, 'M-120 -40C-80 10 80 10 120 -40Q60 -64 0 -62T-120 -40Z', color, {
      depth: 14,
      light: 5,
    }) +
      path('M-104 -40C-60 -6 60 -6 104 -40Q40 -54 0 -53T-104 -40Z', darker(color, 0.3)) +
      times(5, (index) =>
        ball(pen, [-60 + index * 30, -36 + Math.abs(index - 2) * -2], 17, lighter(color, 0.16), {
          glint: 0.5,
        }),
      ).join('') +
      rod(pen, 'M118 -40q16 -4 20 -18', HOUSE.leafDark, 6),
    { angleDegrees: -12, at: [0, -22] },
  ),
});

/** Vegetables and mushrooms; a pumpkin can be a lantern: `open` is carved, `lit` has its candle in. */
export const vegetable = defineFamily('vegetable', {
  carrot,
  tomato,
  pumpkin,
  mushroom,
  broccoli,
  corn,
  aubergine,
  'bell-pepper': bellPepper,
  chili,
  cucumber,
  onion,
  garlic,
  potato,
  cabbage: cabbage('#8fbf5f'),
  lettuce: cabbage('#a5cf56'),
  peas,
  radish: radish('#d8456a'),
  beetroot: radish('#8c2a52'),
  asparagus,
  beans,
});

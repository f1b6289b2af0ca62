import { circle, ellipse, path, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';

/** Pieces of nature as things that stand by themselves. */

const rock: Drawer = (_pen, { color = HOUSE.rock }) => ({
  svg:
    shape(
      [
        [-110, 0],
        [-84, -66],
        [-20, -104],
        [60, -80],
        [112, 0],
      ],
      darker(color, 0.22),
    ) +
    shape(
      [
        [-110, 0],
        [-84, -66],
        [-20, -104],
        [-26, -40],
        [-50, 0],
      ],
      lighter(color, 0.12),
    ) +
    shape(
      [
        [-84, -66],
        [-20, -104],
        [60, -80],
        [10, -56],
        [-26, -40],
      ],
      lighter(color, 0.32),
    ) +
    shape(
      [
        [-26, -40],
        [10, -56],
        [40, 0],
        [-50, 0],
      ],
      color,
    ),
  anchors: { top: { at: [-4, -84], spanCm: 90 }, seat: { at: [-4, -84] } },
});

const mountain: Drawer = (_pen, { color = '#6b86a3' }) => ({
  svg:
    shape(
      [
        [-900, 0],
        [-560, -420],
        [-330, -760],
        [0, -1200],
        [120, -620],
        [-40, 0],
      ],
      lighter(color, 0.1),
    ) +
    shape(
      [
        [0, -1200],
        [300, -820],
        [520, -460],
        [900, 0],
        [-40, 0],
        [120, -620],
      ],
      darker(color, 0.24),
    ) +
    shape(
      [
        [0, -1200],
        [-330, -760],
        [-250, -700],
        [-170, -790],
        [-110, -640],
        [-40, -760],
        [40, -640],
        [96, -720],
      ],
      HOUSE.snow,
    ) +
    shape(
      [
        [0, -1200],
        [96, -720],
        [150, -660],
        [210, -760],
        [270, -700],
        [300, -820],
      ],
      '#b9cfe6',
    ),
  anchors: { top: { at: [0, -1200], spanCm: 60 }, seat: { at: [0, -1180] } },
});

const volcano: Drawer = (_pen, { color = '#75606e' }) => ({
  svg:
    [
      [0, -760, 90],
      [60, -880, 120],
      [170, -1010, 150],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle([x, y], r, '#a59cac', { opacity: 0.9 }))
      .join('') +
    shape(
      [
        [-800, 0],
        [-420, -330],
        [-130, -640],
        [-60, -620],
        [60, -240],
        [0, 0],
      ],
      lighter(color, 0.1),
    ) +
    shape(
      [
        [-60, -620],
        [130, -640],
        [420, -330],
        [800, 0],
        [0, 0],
        [60, -240],
      ],
      darker(color, 0.2),
    ) +
    path(
      'M-134 -644Q0 -590 134 -644L120 -600Q100 -560 96 -470Q80 -430 64 -480Q50 -540 30 -520Q14 -360 -20 -330Q-50 -360 -44 -500Q-80 -560 -100 -520Q-124 -560 -120 -600Z',
      HOUSE.fire,
    ) +
    path(
      'M-100 -634Q0 -604 100 -634Q60 -590 20 -560Q0 -480 -16 -440Q-30 -540 -60 -580Z',
      HOUSE.yellow,
    ),
  anchors: { top: { at: [0, -640], spanCm: 200 } },
});

const iceberg: Drawer = () => ({
  svg:
    shape(
      [
        [-300, 0],
        [-230, -180],
        [-130, -360],
        [-60, -420],
        [40, -300],
        [100, -340],
        [190, -200],
        [300, 0],
      ],
      '#eef6fc',
    ) +
    shape(
      [
        [-60, -420],
        [40, -300],
        [100, -340],
        [190, -200],
        [300, 0],
        [20, 0],
        [60, -160],
      ],
      '#b4d3ea',
    ) +
    shape(
      [
        [-300, 0],
        [300, 0],
        [220, 120],
        [60, 220],
        [-120, 200],
        [-240, 100],
      ],
      '#7fb8d9',
      { opacity: 0.8 },
    ),
  anchors: {
    top: { at: [-40, -380], spanCm: 160 },
    seat: { at: [120, -320] },
    surface: { at: [0, 0], spanCm: 560 },
  },
});

const iceFloe: Drawer = () => ({
  svg:
    shape(
      [
        [-180, -24],
        [-120, -44],
        [60, -50],
        [170, -30],
        [190, -8],
        [40, 14],
        [-150, 8],
      ],
      '#b4d3ea',
    ) +
    shape(
      [
        [-180, -30],
        [-120, -50],
        [60, -56],
        [170, -36],
        [186, -16],
        [40, 0],
        [-150, -6],
      ],
      '#f2f8fd',
    ),
  anchors: {
    top: { at: [0, -28], spanCm: 240 },
    seat: { at: [0, -28] },
    surface: { at: [0, 0], spanCm: 320 },
  },
});

const wave: Drawer = (pen, { color = HOUSE.water }) => ({
  svg:
    formed(
      pen,
      'M-320 0Q-220 -60 -140 -220Q-60 -360 110 -350Q260 -330 280 -190Q220 -270 130 -230Q60 -190 100 -110Q150 -40 320 0Z',
      color,
      {
        depth: 34,
        light: 0,
        extra: path(
          'M-320 0Q-160 -80 -90 -210Q-20 -310 90 -310Q-20 -230 0 -120Q20 -40 120 0Z',
          darker(color, 0.2),
        ),
      },
    ) +
    path(
      'M-150 -220Q-60 -370 110 -356Q270 -336 290 -186Q296 -140 266 -150Q276 -190 250 -214Q226 -180 206 -208Q190 -244 160 -236Q150 -280 100 -300Q20 -330 -60 -270Q-110 -230 -150 -220Z',
      HOUSE.white,
    ) +
    [
      [300, -150, 12],
      [270, -110, 8],
      [320, -210, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle([x, y], r, HOUSE.white))
      .join(''),
  anchors: {
    top: { at: [-60, -290], spanCm: 120 },
    seat: { at: [-120, -190] },
    surface: { at: [0, -20], spanCm: 500 },
  },
});

const flame = (x: number, height: number, width: number, color: string) =>
  path(
    `M${x} 0Q${x - width} ${-height * 0.3} ${x - width * 0.5} ${-height * 0.62}Q${x - width * 0.2} ${-height * 0.5} ${x} ${-height}Q${x + width * 0.2} ${-height * 0.6} ${x + width * 0.6} ${-height * 0.5}Q${x + width} ${-height * 0.24} ${x} 0Z`,
    color,
  );

const campfire: Drawer = (pen, { color = HOUSE.woodDark }) => ({
  svg:
    ellipse([0, -4], 86, 12, '#ffcf7a', { opacity: 0.4 }) +
    [-62, -36, 36, 62].map((x) => ellipse([x, -6], 16, 11, HOUSE.rock)).join('') +
    `<g transform="translate(0 -14)">${flame(0, 110, 46, HOUSE.coral)}${flame(-4, 80, 34, HOUSE.fire)}${flame(2, 52, 22, HOUSE.yellow)}${flame(0, 28, 12, HOUSE.cream)}</g>` +
    rod(pen, 'M-56 -6L44 -24', color, 15) +
    rod(pen, 'M56 -6L-44 -24', lighter(color, 0.08), 15) +
    circle([-56, -6], 7, HOUSE.woodLight) +
    circle([56, -6], 7, HOUSE.woodLight) +
    ellipse([-14, 0], 15, 10, lighter(HOUSE.rock, 0.15)) +
    ellipse([20, 1], 17, 10, HOUSE.rock),
  anchors: { top: { at: [0, -110], spanCm: 40 }, inside: { at: [0, -40], spanCm: 50 } },
});

const fire: Drawer = () => ({
  svg:
    flame(0, 100, 44, HOUSE.coral) +
    flame(-3, 74, 32, HOUSE.fire) +
    flame(2, 48, 21, HOUSE.yellow) +
    flame(0, 26, 11, HOUSE.cream),
  anchors: { inside: { at: [0, -40] } },
});

const island: Drawer = (pen) => ({
  svg:
    ellipse([0, 4], 330, 34, HOUSE.sky, { opacity: 0.7 }) +
    formed(pen, 'M-290 6Q-180 -76 0 -84T290 6Q0 40 -290 6Z', HOUSE.sand, { depth: 18, light: 7 }) +
    rod(pen, 'M40 -70Q60 -200 30 -330', HOUSE.brown, 17) +
    [
      [-120, -290],
      [-70, -380],
      [60, -420],
      [150, -360],
      [170, -270],
      [-60, -230],
    ]
      .map(([x = 0, y = 0], index) =>
        path(
          `M30 -334Q${(x + 30) / 2 - 10} ${(y - 334) / 2 - 52} ${x} ${y}Q${(x + 30) / 2} ${(y - 334) / 2 + 4} 30 -334Z`,
          index % 2 ? HOUSE.leaf : HOUSE.leafDark,
        ),
      )
      .join('') +
    circle([22, -322], 11, HOUSE.woodDark) +
    circle([42, -318], 11, HOUSE.woodDark),
  anchors: {
    top: { at: [-90, -64], spanCm: 220 },
    seat: { at: [-90, -60] },
    surface: { at: [0, 6], spanCm: 560 },
  },
});

const puddle: Drawer = (_pen, { color = HOUSE.sky }) => ({
  svg:
    path(
      'M-120 -6Q-110 -24 -50 -24Q0 -36 60 -24Q124 -20 118 -4Q100 12 30 8Q-40 16 -90 8Q-124 6 -120 -6Z',
      darker(color, 0.1),
    ) + path('M-92 -6Q-60 -16 -10 -14Q40 -22 80 -8Q50 0 0 -2Q-60 4 -92 -6Z', lighter(color, 0.35)),
  anchors: { surface: { at: [0, -6], spanCm: 200 }, top: { at: [0, -8], spanCm: 180 } },
});

const snowPile: Drawer = (pen) => ({
  svg: formed(
    pen,
    'M-140 0Q-130 -46 -80 -52Q-40 -96 16 -78Q76 -80 92 -44Q136 -36 142 0Z',
    HOUSE.snow,
    { depth: 16, light: 0, tone: 0.12 },
  ),
  anchors: { top: { at: [0, -76], spanCm: 120 }, seat: { at: [0, -74] } },
});

const crystal: Drawer = (_pen, { color = '#7fd8e0' }) => ({
  svg: [
    [-46, 96, -16],
    [46, 110, 14],
    [0, 170, 0],
  ]
    .map(
      ([x = 0, h = 0, turn = 0]) =>
        `<g transform="rotate(${turn} ${x} 0)">${
          shape(
            [
              [x - 26, 0],
              [x - 24, -h * 0.72],
              [x, -h],
              [x + 22, -h * 0.7],
              [x + 26, 0],
            ],
            color,
          ) +
          shape(
            [
              [x, 0],
              [x - 4, -h * 0.64],
              [x, -h],
              [x + 22, -h * 0.7],
              [x + 26, 0],
            ],
            darker(color, 0.24),
          ) +
          shape(
            [
              [x - 24, -h * 0.72],
              [x, -h],
              [x - 4, -h * 0.64],
            ],
            lighter(color, 0.5),
          )
        }</g>`,
    )
    .join(''),
  anchors: { top: { at: [0, -170] }, grip: { at: [0, -60] } },
});

const smoke: Drawer = (_pen, { color = '#c9cbd8' }) => ({
  svg:
    times(5, (index) =>
      circle(
        [(index % 2 ? 16 : -12) + index * 9, -24 - index * 40],
        24 + index * 8,
        lighter(color, index * 0.08),
        { opacity: 0.85 },
      ),
    ).join('') + stroke('M-4 0Q-14 -10 -10 -22', color, 9),
});

export const landThings = defineFamily(
  'land-thing',
  {
    rock,
    mountain,
    volcano,
    iceberg,
    'ice-floe': iceFloe,
    wave,
    campfire,
    fire,
    island,
    puddle,
    'snow-pile': snowPile,
    crystal,
    smoke,
  },
  1,
);

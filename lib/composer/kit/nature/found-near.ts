import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, leaf } from '../form';

/** Found near at hand, and figures of tales. */

export const treeRings: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    ball(pen, [0, -90], 92, HOUSE.woodDark, { glint: 0 }) +
    circle([0, -90], 82, HOUSE.woodLight) +
    [72, 61, 51, 40, 30, 19, 9]
      .map(
        (r, k) =>
          `<ellipse cx="${(8 - k * 1.4).toFixed(1)}" cy="-90" rx="${r}" ry="${(r * 0.96).toFixed(1)}" fill="none" stroke="${HOUSE.wood}" stroke-width="${k % 3 ? 3 : 5}"/>`,
      )
      .join('') +
    stroke('M0 -90L66 -50', HOUSE.woodDark, 3),
});
export const termiteMound: Drawer = (pen, { color = '#b5673f' }) => ({
  unitCm: 2,
  svg: formed(
    pen,
    'M-80 0C-70 -40 -64 -70 -52 -90C-50 -120 -40 -126 -34 -104C-26 -150 -18 -190 -4 -200C12 -190 16 -150 24 -120C34 -140 46 -130 46 -100C60 -70 70 -40 84 0Z',
    color,
    {
      depth: 14,
      light: 6,
      extra:
        stroke(
          'M-40 -20C-44 -60 -30 -90 -30 -110M0 -10C-8 -80 0 -140 -4 -190M44 -16C50 -60 36 -90 36 -110',
          darker(color, 0.2),
          5,
        ) +
        [
          [-20, -60],
          [20, -90],
          [36, -40],
          [-44, -36],
        ]
          .map(([x = 0, y = 0]) => ellipse([x, y], 5, 7, darker(color, 0.45)))
          .join(''),
    },
  ),
});
export const beaverDam: Drawer = (_pen) => ({
  unitCm: 1.2,
  svg:
    ellipse([0, -8], 160, 16, HOUSE.water) +
    times(46, (k) => {
      const share = (k * 0.618) % 1;
      const x = (share - 0.5) * 230;
      const top = 86 * (1 - (Math.abs(x) / 130) ** 2);
      const y = -4 - ((k * 0.414) % 1) * top;
      return placed(
        stroke(
          'M-34 0H34',
          [HOUSE.wood, HOUSE.woodDark, HOUSE.brown, HOUSE.woodLight][k % 4] ?? HOUSE.wood,
          8,
        ) + circle([35, 0], 4.4, HOUSE.woodLight),
        { at: [x, y], angleDegrees: ((k * 53) % 70) - 35 },
      );
    }).join('') +
    [
      [-60, -70],
      [40, -84],
      [90, -40],
    ]
      .map(([x = 0, y = 0]) => leaf([x, y], 26, 7, -50, HOUSE.leaf))
      .join(''),
});
export const dewdrop: Drawer = (pen) => ({
  unitCm: 0.05,
  svg:
    formed(pen, 'M-130 -24C-60 -70 60 -60 130 -10C60 10 -60 14 -130 -24Z', HOUSE.leaf, {
      depth: 9,
      extra: stroke('M-130 -24Q0 -36 130 -10', lighter(HOUSE.leaf, 0.3), 4),
    }) +
    (
      [
        [6, -56, 36],
        [-62, -44, 17],
        [74, -38, 14],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          ellipse([x + 4, y + r * 0.8], r, r * 0.3, darker(HOUSE.leaf, 0.3)) +
          circle([x, y], r, '#bfe7ef', { opacity: 0.9 }) +
          circle([x + r * 0.12, y + r * 0.16], r * 0.8, '#8fd0dd', { opacity: 0.6 }) +
          ellipse([x - r * 0.34, y - r * 0.4], r * 0.24, r * 0.16, HOUSE.white),
      )
      .join(''),
});
export const driftwood: Drawer = (pen, { color = '#b9a48e' }) => ({
  unitCm: 0.6,
  svg:
    formed(
      pen,
      'M-130 -14C-100 -40 -60 -30 -30 -44C-40 -70 -30 -90 -14 -96L-4 -88C-16 -74 -10 -60 2 -50C50 -60 80 -44 100 -64L114 -56C110 -36 130 -30 134 -14C80 4 -90 8 -130 -14Z',
      color,
      {
        depth: 9,
        light: 5,
        extra: stroke('M-110 -18Q-20 -34 110 -22M-80 -8Q0 -18 90 -10', darker(color, 0.22), 4),
      },
    ) + ellipse([40, -30], 9, 5, darker(color, 0.3)),
  anchors: { seat: { at: [20, -48], spanCm: 90 } },
});
export const oakLeaf: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 0.06,
  svg:
    stroke('M0 0V-30', darker(color, 0.35), 7) +
    formed(
      pen,
      'M0 -20C-20 -24 -30 -40 -20 -52C-50 -48 -62 -72 -42 -86C-70 -90 -72 -120 -44 -126C-60 -142 -44 -164 -22 -156C-22 -180 22 -180 22 -156C44 -164 60 -142 44 -126C72 -120 70 -90 42 -86C62 -72 50 -48 20 -52C30 -40 20 -24 0 -20Z',
      color,
      {
        depth: 9,
        extra: stroke(
          'M0 -20V-160M0 -60L-34 -76M0 -60L34 -76M0 -96L-40 -112M0 -96L40 -112M0 -128L-24 -146M0 -128L24 -146',
          lighter(color, 0.3),
          4,
        ),
      },
    ),
});
export const pebbles: Drawer = (pen) => ({
  unitCm: 0.05,
  svg: (
    [
      [-70, 44, 30, '#a9b0c0'],
      [64, 48, 32, '#8b8fa6'],
      [-4, 40, 28, '#cbb8a0'],
      [112, 26, 18, '#d9d2c4'],
      [-120, 28, 20, '#7d8296'],
    ] as const
  )
    .map(([x, rx, ry, fill]) =>
      formed(
        pen,
        `M${x - rx} ${-ry * 0.8}C${x - rx} ${-ry * 2} ${x + rx * 0.6} ${-ry * 2.2} ${x + rx} ${-ry}C${x + rx * 1.1} 0 ${x - rx} 4 ${x - rx} ${-ry * 0.8}Z`,
        fill,
        { depth: 7, light: 4 },
      ),
    )
    .join(''),
});
export const amethyst: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-110 0C-110 -30 -60 -44 0 -44S110 -30 110 0Z', HOUSE.stoneDark, { depth: 9 }) +
    [
      [-64, 66, 17, -30],
      [62, 72, 17, 28],
      [-34, 104, 21, -14],
      [34, 96, 20, 14],
      [0, 140, 26, 0],
    ]
      .map(([x = 0, h = 0, w = 0, turn = 0]) =>
        placed(
          formed(pen, `M${-w} 0V${-h * 0.74}L0 ${-h}L${w} ${-h * 0.74}V0Z`, color, { depth: 5 }) +
            path(`M${-w} 0V${-h * 0.74}L${-w * 0.2} ${-h * 0.68}V0Z`, lighter(color, 0.24)) +
            path(`M${-w} ${-h * 0.74}L0 ${-h}L${-w * 0.2} ${-h * 0.68}Z`, lighter(color, 0.44)),
          { at: [x * 0.9, -20], angleDegrees: turn },
        ),
      )
      .join(''),
});
/** With a wide jaw, a red coat and a high hat. */
export const nutcracker: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.15,
  svg:
    formed(pen, 'M-46 -12H46V0H-46Z', HOUSE.leafDark, { depth: 4 }) +
    [-18, 18]
      .map(
        (x) =>
          formed(pen, `M${x - 14} -12V-90H${x + 14}V-12Z`, HOUSE.white, { depth: 5 }) +
          formed(pen, `M${x - 16} -12V-46H${x + 16}V-12Z`, HOUSE.ink, { depth: 5 }),
      )
      .join('') +
    [-50, 50]
      .map(
        (x) =>
          formed(pen, `M${x - 12} -172Q${x} -184 ${x + 12} -172V-110H${x - 12}Z`, color, {
            depth: 5,
          }) +
          circle([x, -104], 11, '#efb893') +
          stroke(`M${x - 18} -174H${x + 18}`, HOUSE.gold, 8),
      )
      .join('') +
    formed(pen, 'M-38 -180H38V-84H-38Z', color, { depth: 8 }) +
    stroke('M-30 -166L30 -110M30 -166L-30 -110', HOUSE.white, 7) +
    formed(pen, 'M-40 -112H40V-98H-40Z', HOUSE.ink, { depth: 3 }) +
    path('M-8 -112H8V-98H-8Z', HOUSE.gold) +
    formed(pen, 'M-36 -252H36V-180H-36Z', '#f6cdb0', { depth: 7 }) +
    path('M-24 -208H24V-188H-24Z', HOUSE.white) +
    stroke('M-24 -198H24M-12 -208V-188M0 -208V-188M12 -208V-188', HOUSE.ink, 2.4) +
    path('M-20 -188H20L12 -160H-12Z', HOUSE.white) +
    path('M-30 -214Q-14 -228 0 -216Q14 -228 30 -214Q14 -208 0 -212Q-14 -208 -30 -214Z', HOUSE.ink) +
    [-15, 15]
      .map((x) => circle([x, -236], 6, HOUSE.ink) + circle([x * 1.7, -222], 6, HOUSE.pink))
      .join('') +
    [-40, 40]
      .map((x) =>
        formed(pen, `M${x - 9} -250H${x + 9}V-196Q${x} -188 ${x - 9} -196Z`, HOUSE.white, {
          depth: 3,
        }),
      )
      .join('') +
    formed(pen, 'M-40 -252L-34 -326H34L40 -252Z', HOUSE.ink, {
      depth: 7,
      extra: stroke('M-44 -262H44M-38 -318H38', HOUSE.gold, 8),
    }) +
    circle([0, -288], 11, HOUSE.gold) +
    formed(pen, 'M0 -324C-12 -340 -4 -356 6 -358C14 -346 10 -334 0 -324Z', color, { depth: 3 }),
});
export const humptyDumpty: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    formed(pen, 'M-120 0V-70H120V0Z', HOUSE.brick, {
      depth: 8,
      extra: times(12, (k) =>
        placed(path('M0 0H36V18H0Z', darker(HOUSE.brick, 0.12)), {
          at: [-118 + (k % 6) * 42 + (k > 5 ? 18 : 0), k > 5 ? -34 : -60],
        }),
      ).join(''),
    }) +
    [-20, 20]
      .map(
        (x) =>
          stroke(`M${x} -84Q${x * 1.6} -60 ${x * 1.4} -30`, HOUSE.blue, 11) +
          path(`M${x * 1.4 - 10} -20Q${x * 1.4} -36 ${x * 1.4 + 16} -20Z`, HOUSE.ink),
      )
      .join('') +
    stroke('M-58 -130L-92 -96M58 -130L92 -104', '#f3dcc0', 10) +
    formed(
      pen,
      'M0 -240C-50 -240 -76 -170 -70 -130C-64 -90 -30 -74 0 -74S64 -90 70 -130C76 -170 50 -240 0 -240Z',
      '#fbeedb',
      {
        depth: 13,
        light: 7,
        extra:
          path('M-90 -128H90V-60H-90Z', HOUSE.blue) + path('M-90 -136H90V-124H-90Z', HOUSE.mustard),
      },
    ) +
    path('M0 -128L-22 -140V-114ZM0 -128L22 -140V-114Z', HOUSE.red) +
    [-20, 20]
      .map(
        (x) =>
          circle([x, -182], 9, HOUSE.white) +
          circle([x + 2, -181], 5, HOUSE.ink) +
          circle([x * 1.8, -164], 8, HOUSE.pink),
      )
      .join('') +
    stroke('M-18 -158Q0 -144 18 -158', HOUSE.brown, 5) +
    stroke('M14 -236l-6 14l10 8l-4 10', darker('#fbeedb', 0.4), 3),
});

import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed } from '../form';

/** Found on land and under the sea. */

export const mesa: Drawer = (pen, { color = '#c9653f' }) => ({
  unitCm: 40,
  svg:
    path('M-180 0L-120 -40H120L180 0Z', '#d98a58') +
    formed(pen, 'M-130 -8L-96 -52L-84 -110L-76 -132H82L92 -108L100 -52L134 -8Z', color, {
      depth: 14,
      light: 6,
      extra:
        [-112, -90, -66]
          .map((y, k) =>
            path(
              `M-140 ${y}Q0 ${y + 8} 140 ${y}V${y + 9}Q0 ${y + 17} -140 ${y + 9}Z`,
              k % 2 ? '#e8a06a' : darker(color, 0.18),
            ),
          )
          .join('') +
        [-50, -10, 40]
          .map((x) => stroke(`M${x} -130L${x - 6} -40`, darker(color, 0.2), 4))
          .join(''),
    }) +
    formed(pen, 'M128 -10L142 -44L148 -84H164L168 -44L178 -10Z', darker(color, 0.1), { depth: 6 }),
});
export const crater: Drawer = (pen, { color = '#9a94a8' }) => ({
  unitCm: 30,
  svg:
    formed(pen, 'M-160 0C-130 -34 -110 -50 -88 -56H88C110 -50 130 -34 160 0Z', color, {
      depth: 14,
    }) +
    ellipse([0, -54], 92, 25, lighter(color, 0.2)) +
    ellipse([0, -51], 80, 20, darker(color, 0.35)) +
    ellipse([8, -46], 62, 13, darker(color, 0.5)) +
    [
      [-120, -10, 14],
      [118, -12, 17],
      [-60, -16, 9],
      [50, -14, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse([x, y], r, r * 0.4, darker(color, 0.2)))
      .join(''),
});
export const hurricane: Drawer = (_pen, { color = HOUSE.white }) => ({
  unitCm: 60,
  svg:
    circle([0, -110], 112, HOUSE.blue) +
    path(
      'M-96 -150C-80 -190 -30 -200 -34 -170C-60 -150 -60 -120 -100 -110ZM60 -30C90 -50 96 -90 80 -96C60 -80 50 -60 30 -44Z',
      HOUSE.grass,
    ) +
    times(5, (k) =>
      placed(
        path('M6 0C26 -30 70 -34 92 2C66 -16 34 -8 22 14Z', k % 2 ? color : '#e4ecf6') +
          path('M2 10C30 -6 66 0 78 30C56 8 30 14 14 26Z', '#cfdcec'),
        { at: [0, -110], angleDegrees: k * 72 },
      ),
    ).join('') +
    circle([0, -110], 32, color) +
    circle([0, -110], 23, '#d7e2f0') +
    circle([0, -110], 11, HOUSE.navy),
});
export const moonPhases: Drawer = () => ({
  unitCm: 0.5,
  svg: times(7, (k) => {
    const x = -180 + k * 60;
    const r = 26;
    const lit = (k + 0.5) / 7;
    const full = `M${x} ${-30 - r}A${r} ${r} 0 0 ${lit < 0.5 ? 1 : 0} ${x} ${-30 + r}`;
    const bulge = Math.abs(Math.cos(lit * 2 * Math.PI)) * r;
    const inner = (lit < 0.25 || lit > 0.75) === lit < 0.5 ? 0 : 1;
    return (
      circle([x, -30], r, '#3b4060') +
      (k === 0
        ? ''
        : k === 3
          ? circle([x, -30], r, '#f6e3a4')
          : path(`${full}A${bulge} ${r} 0 0 ${inner} ${x} ${-30 - r}Z`, '#f6e3a4'))
    );
  }).join(''),
});
export const brainCoral: Drawer = (pen, { color = HOUSE.pink }) => {
  const groove = [
    'M-78 -8C-92 -34 -66 -44 -58 -26S-30 -8 -30 -32S-58 -52 -50 -72',
    'M-34 -92C-14 -104 -14 -78 -30 -70S-34 -44 -14 -46S4 -26 -10 -14S-38 -10 -40 4',
    'M4 -100C22 -98 22 -80 6 -74S-2 -54 18 -52S34 -72 50 -82',
    'M14 4C4 -18 30 -18 30 -34S54 -46 60 -62',
    'M44 4C40 -14 60 -10 62 -26S82 -36 84 -20',
  ];
  return {
    unitCm: 0.4,
    svg:
      path('M-116 6Q-60 -14 0 -8T116 6Q60 16 0 16T-116 6Z', '#e8d3a4') +
      formed(pen, 'M-92 2C-106 -66 -54 -108 0 -108S106 -66 92 2Q0 14 -92 2Z', color, {
        depth: 16,
        light: 7,
        extra:
          groove.map((d) => stroke(d, darker(color, 0.4), 12)).join('') +
          groove.map((d) => stroke(d, darker(color, 0.2), 5)).join(''),
      }) +
      stroke('M-100 6Q-108 -30 -124 -40M104 6Q112 -26 128 -30M116 8Q122 -8 134 -8', HOUSE.leaf, 6),
  };
};
export const fanCoral: Drawer = (pen, { color = HOUSE.purple }) => {
  const limb = (
    at: readonly [number, number],
    angle: number,
    length: number,
    depth: number,
  ): string => {
    const [x, y] = polar(angle, length);
    const end = [at[0] + x, at[1] + y] as const;
    const self = stroke(
      `M${at[0].toFixed(1)} ${at[1].toFixed(1)}L${end[0].toFixed(1)} ${end[1].toFixed(1)}`,
      depth % 2 ? color : lighter(color, 0.1),
      3 + depth * 2,
    );
    if (depth === 0) return self;
    return (
      self +
      limb(end, angle - 22, length * 0.78, depth - 1) +
      limb(end, angle + 22, length * 0.78, depth - 1) +
      (depth > 1
        ? limb(
            [at[0] + x * 0.6, at[1] + y * 0.6],
            angle + (depth % 2 ? 40 : -40),
            length * 0.56,
            depth - 2,
          )
        : '')
    );
  };
  return {
    unitCm: 0.4,
    svg:
      formed(pen, 'M-50 4Q-40 -20 -12 -18Q10 -26 36 -14Q54 -8 52 4Q0 12 -50 4Z', HOUSE.stone, {
        depth: 8,
      }) +
      limb([0, -10], -122, 56, 4) +
      limb([0, -10], -58, 56, 4) +
      limb([0, -10], -90, 62, 4),
  };
};
export const stalagmite: Drawer = (pen, { color = '#b09a86' }) => ({
  unitCm: 1,
  svg: [
    [-66, 110, 30],
    [62, 84, 26],
    [0, 190, 44],
  ]
    .map(([x = 0, h = 0, w = 0]) =>
      formed(
        pen,
        `M${x - w} 0C${x - w * 0.7} ${-h * 0.3} ${x - w * 0.5} ${-h * 0.36} ${x - w * 0.42} ${-h * 0.6}C${x - w * 0.2} ${-h * 0.7} ${x - w * 0.16} ${-h * 0.9} ${x} ${-h}C${x + w * 0.16} ${-h * 0.9} ${x + w * 0.2} ${-h * 0.7} ${x + w * 0.42} ${-h * 0.6}C${x + w * 0.5} ${-h * 0.36} ${x + w * 0.7} ${-h * 0.3} ${x + w} 0Z`,
        color,
        {
          depth: 9,
          extra: [0.25, 0.5, 0.72]
            .map((s) =>
              stroke(
                `M${x - w} ${-h * s}Q${x} ${-h * s + 12} ${x + w} ${-h * s}`,
                darker(color, 0.18),
                4,
              ),
            )
            .join(''),
        },
      ),
    )
    .join(''),
});
export const whirlpool: Drawer = (pen) => ({
  unitCm: 3,
  svg:
    ellipse([0, -40], 140, 40, HOUSE.water) +
    [1, 0.78, 0.56, 0.36]
      .map((s, k) =>
        ellipse([0, -40 + k * 4], 126 * s, 34 * s, k % 2 ? HOUSE.water : HOUSE.waterDark),
      )
      .join('') +
    ellipse([2, -26], 26, 8, HOUSE.navy) +
    [
      [120, 0],
      [92, 3],
      [62, 7],
    ]
      .map(([r = 0, d = 0]) =>
        stroke(
          `M${-r} ${-40 + d}Q${-r * 0.5} ${-40 + d + r * 0.3} ${r * 0.2} ${-40 + d + r * 0.25}M${r} ${-40 + d}Q${r * 0.6} ${-40 + d - r * 0.28} 0 ${-40 + d - r * 0.26}`,
          HOUSE.white,
          4,
          { opacity: 0.8 },
        ),
      )
      .join('') +
    ball(pen, [96, -58], 6, HOUSE.white),
});
export const goldNugget: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.04,
  svg:
    formed(
      pen,
      'M-84 -20C-100 -60 -70 -70 -56 -92C-30 -110 -10 -90 14 -98C50 -104 60 -70 84 -60C104 -30 80 0 44 -2C10 8 -50 8 -84 -20Z',
      color,
      {
        depth: 14,
        light: 8,
        extra:
          path(
            'M-50 -70L-20 -84L-10 -56L-36 -44ZM16 -60L50 -72L64 -40L30 -28Z',
            lighter(color, 0.35),
          ) + path('M-60 -26L-30 -20L-10 -2H-50ZM4 -30L24 -14L10 2Z', darker(color, 0.18)),
      },
    ) +
    [
      [-70, -104],
      [78, -92],
      [96, -14],
    ]
      .map(([x = 0, y = 0]) =>
        path(`M${x} ${y - 14}l4 10l10 4l-10 4l-4 10l-4 -10l-10 -4l10 -4Z`, HOUSE.white),
      )
      .join(''),
});
export const oyster: Drawer = (pen) => ({
  unitCm: 0.08,
  svg:
    formed(
      pen,
      'M-92 -40C-80 -120 -30 -140 0 -142S80 -120 92 -40L60 -50L30 -40L0 -50L-30 -40L-60 -50Z',
      '#8f86a8',
      {
        depth: 9,
        extra: [-60, -30, 0, 30, 60]
          .map((x) => stroke(`M0 -40L${x * 1.3} -140`, '#6f6788', 4))
          .join(''),
      },
    ) +
    path('M-78 -46C-66 -104 -30 -120 0 -122S66 -104 78 -46Q0 -60 -78 -46Z', '#f3dfe8') +
    formed(
      pen,
      'M-96 -42L-60 -30L-30 -42L0 -30L30 -42L60 -30L96 -42C90 -10 50 2 0 2S-90 -10 -96 -42Z',
      '#8f86a8',
      { depth: 8 },
    ) +
    path('M-86 -38Q0 -16 86 -38Q0 -60 -86 -38Z', '#f9ecf2') +
    ball(pen, [0, -56], 24, '#fbf6f2'),
});
export const sandDollar: Drawer = (pen, { color = '#efe2cb' }) => ({
  unitCm: 0.05,
  svg:
    ball(pen, [0, -90], 90, color, { glint: 0 }) +
    times(5, (k) =>
      placed(
        path('M0 -10C-20 -26 -18 -56 0 -66C18 -56 20 -26 0 -10Z', darker(color, 0.2)) +
          path('M0 -18C-11 -30 -10 -50 0 -56C10 -50 11 -30 0 -18Z', lighter(color, 0.3)),
        { at: [0, -92], angleDegrees: k * 72 },
      ),
    ).join('') +
    times(5, (k) => {
      const [x, y] = polar(k * 72 - 54, 64);
      return ellipse([x, -90 + y], 4, 8, darker(color, 0.35));
    }).join('') +
    circle([0, -92], 5, darker(color, 0.3)),
});

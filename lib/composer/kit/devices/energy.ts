import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { createLathe, type Drawer, formed, hoop, paintSolid, rod } from '../form';
export const solarPanel: Drawer = () => ({
  unitCm: 0.9,
  svg:
    stroke('M-20 -60L-36 0M50 -60L66 0M-20 -60H50', HOUSE.metalDark, 6) +
    shape(
      [
        [-90, -30],
        [70, -30],
        [104, -132],
        [-56, -132],
      ],
      '#e4e9f3',
    ) +
    shape(
      [
        [-82, -35],
        [66, -35],
        [96, -127],
        [-52, -127],
      ],
      '#27408f',
    ) +
    times(5, (index) =>
      stroke(`M${-82 + index * 29.6 + 29.6} -35L${-52 + index * 29.6 + 29.6} -127`, '#8fb0e8', 2),
    ).join('') +
    [-58, -81, -104]
      .map((y) => stroke(`M${-82 - (y + 35) * 0.326} ${y}H${66 - (y + 35) * 0.326}`, '#8fb0e8', 2))
      .join('') +
    shape(
      [
        [-60, -35],
        [-20, -35],
        [10, -127],
        [-30, -127],
      ],
      '#ffffff',
      { opacity: 0.16 },
    ),
});

export const windTurbine: Drawer = (pen) => ({
  unitCm: 12,
  svg:
    formed(pen, 'M-8 0L-3.500 -180H3.500L8 0Z', '#e6ebf5', { depth: 3, light: 1 }) +
    times(3, (index) =>
      placed(
        formed(pen, 'M-4.500 -4C-11 -22 -7 -70 0 -112C4 -70 6 -20 4.500 -4Z', '#eef2f9', {
          depth: 2,
          light: 0.6,
        }),
        { at: [0, -182], angleDegrees: index * 120 + 14 },
      ),
    ).join('') +
    circle([0, -182], 7, '#dfe5f0') +
    circle([-1, -183], 4.6, '#ffffff'),
});

export const satelliteDish: Drawer = (pen, { color = '#eef2f8' }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-40 0L-14 -56H18L44 0Z', HOUSE.metalDark, { depth: 8 }) +
    placed(
      rod(pen, 'M0 -8L0 -84', HOUSE.metalDark, 4) +
        formed(pen, 'M-84 -20C-74 40 74 40 84 -20Q0 12 -84 -20Z', darker(color, 0.12), {
          depth: 10,
        }) +
        ellipse([0, -20], 84, 24, color) +
        ellipse([4, -16], 74, 18, darker(color, 0.12)) +
        ellipse([-6, -14], 56, 12, darker(color, 0.04)) +
        rod(pen, 'M0 -4L0 -78', HOUSE.metalDark, 3.4) +
        circle([0, -82], 8, HOUSE.coral),
      { at: [4, -96], angleDegrees: 36 },
    ),
});

export const battery: Drawer = (pen, { color = HOUSE.green, state }) => {
  const body = createLathe('34 0!, 36 3, 36 128!, 34 131', { tilt: 0.18 });
  return {
    unitCm: 0.06,
    svg:
      paintSolid(pen, body, '#3a3f66', {
        material: 'plastic',
        extra:
          hoop(body, 0, state === 'broken' ? 30 : 92, state === 'broken' ? HOUSE.red : color) +
          hoop(body, state === 'broken' ? 30 : 92, state === 'broken' ? 33 : 95, HOUSE.cream),
      }) +
      paintSolid(pen, createLathe('13 0!, 13 10!', { at: [0, -131], tilt: 0.18 }), HOUSE.metal, {
        material: 'metal',
      }) +
      path('M6 -86L-16 -48H-2L-8 -18L16 -58H2Z', HOUSE.cream),
  };
};

export const plug: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.09,
  svg:
    rod(pen, 'M0 -40C0 20 -60 0 -70 -10S-130 -30 -140 0', darker(color, 0.2), 12) +
    [-17, 17]
      .map(
        (x) =>
          rectangle([x - 5, -166], 10, 54, HOUSE.metal, { radius: 4 }) +
          rectangle([x + 1, -166], 4, 54, HOUSE.metalDark, { radius: 2 }),
      )
      .join('') +
    formed(
      pen,
      'M-44 -118H44V-82C44 -52 24 -38 14 -36V-14H-14V-36C-24 -38 -44 -52 -44 -82Z',
      color,
      { depth: 12, light: 5 },
    ),
});

export const cable: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.28,
  svg:
    rod(
      pen,
      'M-120 -20C-60 -20 -70 -90 -10 -90S50 -10 0 -10S-40 -70 30 -70S70 -40 110 -40',
      color,
      9,
    ) +
    placed(
      rectangle([0, -11], 34, 22, darker(color, 0.1), { radius: 4 }) +
        rectangle([34, -7], 20, 14, HOUSE.metal, { radius: 2 }),
      { at: [108, -40] },
    ) +
    placed(
      rectangle([0, -11], 30, 22, darker(color, 0.1), { radius: 4 }) +
        rectangle([30, -7], 16, 14, HOUSE.metal, { radius: 2 }),
      { at: [-118, -20], angleDegrees: 180 },
    ),
});

export const circuitBoard: Drawer = (pen) => ({
  svg:
    formed(pen, roundedPath([-120, -180], 240, 180, 8), '#2b7a68', { depth: 6, light: 3 }) +
    stroke(
      'M-100 -150H-40V-110M-100 -30H-60V-70M100 -150H50V-110M100 -30H60V-70M-20 -60V-20H40M20 -120V-160H80M-40 -90H-90M40 -90H96',
      '#8fd0b4',
      4,
    ) +
    [
      [-100, -150],
      [-100, -30],
      [100, -150],
      [100, -30],
      [40, -20],
      [80, -160],
      [-90, -90],
      [96, -90],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 6, HOUSE.gold))
      .join('') +
    times(
      6,
      (index) =>
        rectangle([-34 + index * 12, -132], 5, 84, HOUSE.metal) +
        rectangle([-42, -124 + index * 13], 84, 5, HOUSE.metal),
    ).join('') +
    formed(pen, roundedPath([-36, -126], 72, 72, 6), HOUSE.ink, { depth: 5, light: 3 }) +
    circle([-24, -114], 4, '#5f6698'),
});

export const serverRack: Drawer = (pen) => ({
  unitCm: 0.75,
  svg:
    formed(pen, roundedPath([-44, -256], 88, 256, 5), '#3a3f66', { depth: 8, light: 3 }) +
    times(
      8,
      (index) =>
        rectangle([-36, -246 + index * 29], 72, 24, HOUSE.ink, { radius: 2 }) +
        rectangle([-36, -246 + index * 29], 72, 3, '#5f6698', { radius: 1 }) +
        times(3, (k) =>
          circle(
            [-28 + k * 8, -232 + index * 29],
            2.4,
            (index + k) % 3 ? '#6fe0b0' : HOUSE.mustard,
          ),
        ).join('') +
        times(4, (k) =>
          rectangle([2 + k * 8, -238 + index * 29], 4, 12, '#4a5080', { radius: 1 }),
        ).join(''),
    ).join(''),
});

import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

const honeycomb: Drawer = (pen) => ({
  unitCm: 0.1,
  svg: times(4, (row) =>
    times(row % 2 ? 3 : 4, (column) => {
      const [x, y] = [-84 + column * 56 + (row % 2) * 28, -32 - row * 48];
      const cell = (r: number) =>
        `M${times(6, (k) =>
          polar(30 + k * 60, r)
            .map((v, i) => (v + (i ? y : x)).toFixed(1))
            .join(' '),
        ).join('L')}Z`;
      return (
        formed(pen, cell(32), HOUSE.mustard, { depth: 4 }) +
        path(cell(22), (row + column) % 3 ? '#e08a1f' : '#b5651a') +
        circle([x - 7, y - 8], 4, '#fbd98a')
      );
    }).join(''),
  ).join(''),
});

const MOUND = 'M-120 0C-90 -20 -60 -110 -14 -128Q0 -134 14 -128C60 -110 90 -20 120 0Z';

const anthill: Drawer = (pen, { color = '#b5804f' }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, MOUND, color, {
      depth: 14,
      extra: times(26, (index) =>
        circle(
          [-96 + ((index * 47) % 196), -8 - ((index * 29) % 96)],
          3,
          index % 2 ? darker(color, 0.25) : lighter(color, 0.3),
        ),
      ).join(''),
    }) +
    ellipse([0, -126], 13, 5, HOUSE.chocolate) +
    [
      [-70, -38, -50],
      [-30, -92, -60],
      [44, -78, 58],
      [84, -24, 40],
      [8, -44, 10],
      [140, -6, 0],
      [-146, -6, 180],
    ]
      .map(([x = 0, y = 0, angleDegrees = 0]) =>
        placed(
          stroke('M-4 -4l-3 -6M0 -4v-7M4 -4l3 -6M-4 4l-3 6M0 4v7M4 4l3 6', HOUSE.ink, 1.6) +
            circle([-8, 0], 5.4, HOUSE.ink) +
            circle([0, 0], 3.6, HOUSE.ink) +
            circle([8, 0], 4.4, HOUSE.ink),
          { at: [x, y - 4], angleDegrees },
        ),
      )
      .join(''),
});

const molehill: Drawer = (pen, { color = HOUSE.soil }) => ({
  unitCm: 0.2,
  svg:
    formed(
      pen,
      'M-130 0C-110 -30 -70 -84 -30 -94C-10 -104 20 -100 34 -90C76 -80 110 -28 130 0Z',
      color,
      { depth: 14 },
    ) +
    [
      [-70, -40, 11],
      [-28, -78, 13],
      [20, -66, 10],
      [66, -46, 13],
      [-40, -22, 10],
      [36, -20, 12],
      [96, -12, 9],
      [-104, -10, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => ball(pen, [x, y], r, darker(color, 0.14), { glint: 0 }))
      .join('') +
    [-138, -120, 124, 142]
      .map((x) => path(`M${x - 8} 0l2 -22l6 22ZM${x + 2} 0l8 -16l0 16Z`, HOUSE.grass))
      .join(''),
});

const peacockFeather: Drawer = () => ({
  unitCm: 0.4,
  svg:
    times(34, (index) => {
      const y = -20 - index * 5;
      const reach = 14 + index * 0.9;
      return stroke(
        `M0 ${y}Q${-reach * 0.7} ${y - 8} ${-reach} ${y - 26}M0 ${y}Q${reach * 0.7} ${y - 8} ${reach} ${y - 26}`,
        index % 2 ? HOUSE.leaf : HOUSE.green,
        3,
      );
    }).join('') +
    stroke('M0 0V-200', '#d9c48a', 4) +
    ellipse([0, -206], 44, 54, HOUSE.green) +
    ellipse([0, -204], 34, 42, HOUSE.mustard) +
    ellipse([0, -200], 26, 31, HOUSE.teal) +
    path('M0 -172C-26 -180 -22 -216 -8 -214Q0 -202 8 -214C22 -216 26 -180 0 -172Z', HOUSE.navy),
  anchors: { grip: { at: [0, -16] } },
});

const fishBones: Drawer = (pen, { color = '#f0e8d8' }) => ({
  unitCm: 0.12,
  svg:
    rod(pen, 'M-90 -60H60', color, 8) +
    times(7, (index) => {
      const reach = 18 + 26 * Math.sin(((index + 1) / 8) * Math.PI);
      const x = -70 + index * 19;
      return stroke(
        `M${x} -60L${x - 10} ${-60 - reach}M${x} -60L${x - 10} ${-60 + reach}`,
        color,
        6,
      );
    }).join('') +
    formed(pen, 'M-88 -60L-128 -98L-120 -60L-128 -22Z', color, { depth: 4 }) +
    formed(
      pen,
      'M54 -104C96 -104 130 -76 136 -58L110 -48L130 -38C112 -20 80 -14 54 -16C64 -44 64 -76 54 -104Z',
      color,
      { depth: 7 },
    ) +
    circle([92, -72], 9, HOUSE.ink),
});

const sharkTooth: Drawer = (pen, { color = '#e8e3d8' }) => ({
  unitCm: 0.04,
  svg:
    formed(pen, 'M-66 -120C-50 -60 -20 -20 6 0C24 -30 56 -70 66 -120Z', color, { depth: 10 }) +
    formed(
      pen,
      'M-86 -110C-90 -150 -40 -160 0 -146C40 -160 90 -150 86 -110C50 -96 30 -118 0 -112C-30 -118 -50 -96 -86 -110Z',
      '#8d8378',
      { depth: 8 },
    ),
});

const cowSkull: Drawer = (pen, { color = '#f0e6d3' }) => ({
  unitCm: 0.25,
  svg:
    [-1, 1]
      .map((side) =>
        placed(
          formed(pen, 'M30 -150C80 -150 110 -170 120 -214C140 -170 120 -118 34 -118Z', '#cdb38a', {
            depth: 6,
          }),
          { at: [0, 0], scaleX: side, scaleY: 1 },
        ),
      )
      .join('') +
    formed(
      pen,
      'M-50 -150C-30 -166 30 -166 50 -150C64 -130 50 -100 38 -84L28 -22Q20 0 0 0Q-20 0 -28 -22L-38 -84C-50 -100 -64 -130 -50 -150Z',
      color,
      { depth: 10 },
    ) +
    [-1, 1]
      .map(
        (side) =>
          ellipse([side * 31, -108], 14, 17, '#4a3a35') +
          path(
            `M${side * 6} -40C${side * 16} -40 ${side * 18} -16 ${side * 12} -10Q${side * 5} -20 ${side * 6} -40Z`,
            '#4a3a35',
          ),
      )
      .join('') +
    stroke('M0 -150L-4 -128L4 -110', darker(color, 0.25), 3),
});

const dinosaurTrack: Drawer = (_, { color = '#7d5f45' }) => ({
  unitCm: 0.3,
  svg: path(
    'M-20 -8C-40 -20 -44 -52 -30 -66C-50 -76 -84 -98 -90 -124C-70 -128 -46 -108 -24 -92C-26 -130 -16 -160 0 -180C16 -160 26 -130 24 -92C46 -108 70 -128 90 -124C84 -98 50 -76 30 -66C44 -52 40 -20 20 -8Q0 4 -20 -8Z',
    color,
  ),
});

const icicles: Drawer = (pen) => ({
  unitCm: 0.25,
  svg:
    formed(pen, 'M-130 -200H130V-176C100 -164 -100 -164 -130 -176Z', HOUSE.snow, { depth: 6 }) +
    [
      [-104, 80],
      [-68, 130],
      [-30, 96],
      [8, 170],
      [48, 110],
      [84, 140],
      [112, 66],
    ]
      .map(([x = 0, length = 0]) =>
        formed(
          pen,
          `M${x - 15} -182H${x + 15}L${x + 3} ${-182 + length}Q${x} ${-176 + length} ${x - 3} ${-182 + length}Z`,
          HOUSE.glass,
          { depth: 6 },
        ),
      )
      .join(''),
});

const stalactites: Drawer = (pen, { color = '#a08a7a' }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-140 -240H140V-216C90 -206 -90 -206 -140 -216Z', darker(color, 0.14), {
      depth: 8,
    }) +
    [
      [-108, 70, 24],
      [-58, 120, 26],
      [-8, 80, 22],
      [44, 140, 28],
      [100, 84, 24],
    ]
      .map(([x = 0, length = 0, half = 0]) =>
        formed(pen, `M${x - half} -222H${x + half}L${x + 4} ${-222 + length}H${x - 4}Z`, color, {
          depth: 8,
          extra: stroke(
            `M${x - half} -190H${x + half}M${x - half} -166H${x + half}`,
            darker(color, 0.2),
            3,
          ),
        }),
      )
      .join('') +
    [
      [-96, 46, 26],
      [-20, 84, 30],
      [52, 40, 26],
      [108, 66, 24],
    ]
      .map(([x = 0, length = 0, half = 0]) =>
        formed(
          pen,
          `M${x - half} 0L${x - 5} ${-length}H${x + 5}L${x + half} 0Z`,
          lighter(color, 0.1),
          { depth: 8 },
        ),
      )
      .join(''),
});

/** What animals and frost leave behind: combs, mounds, feathers, bones and prints. */
export const trace = defineFamily('trace', {
  honeycomb,
  anthill,
  molehill,
  'peacock-feather': peacockFeather,
  'fish-bones': fishBones,
  'shark-tooth': sharkTooth,
  'cow-skull': cowSkull,
  'dinosaur-track': dinosaurTrack,
  icicles,
  stalactites,
});

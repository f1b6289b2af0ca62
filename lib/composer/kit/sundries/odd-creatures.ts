import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { afloat } from './afloat';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

const eye = (x: number, y: number, radius = 5) =>
  circle([x, y], radius, HOUSE.ink) +
  circle([x + radius * 0.3, y - radius * 0.3], radius * 0.34, HOUSE.white);

const tadpole: Drawer = (pen, { color = '#4f5f4a' }) => ({
  unitCm: 0.03,
  svg:
    formed(pen, 'M-20 -46C-60 -70 -90 -20 -150 -52C-120 -10 -70 4 -16 -26Z', lighter(color, 0.15), {
      depth: 6,
    }) +
    formed(pen, 'M-40 -36C-38 -72 6 -84 42 -74C70 -66 78 -46 72 -30C62 -6 -36 2 -40 -36Z', color, {
      depth: 9,
    }) +
    circle([44, -50], 11, HOUSE.cream) +
    eye(46, -50, 7) +
    stroke('M70 -34Q60 -26 48 -28', darker(color, 0.5), 3),
  anchors: { crown: { at: [36, -74], spanCm: 70 } },
});

/** Three frilled gills that lean back. */
const gills = (x: number, y: number, turns: readonly number[]) =>
  turns
    .map((angleDegrees) =>
      placed(
        stroke('M0 0L-46 0', '#d9567a', 8) +
          stroke('M-14 0l-8 -11M-14 0l-8 11M-30 0l-8 -10M-30 0l-8 10', '#d9567a', 4),
        { at: [x, y], angleDegrees },
      ),
    )
    .join('');

const axolotl: Drawer = (pen, { color = '#f2b3c0' }) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-30 -60C-80 -92 -140 -84 -180 -30C-130 -18 -80 -14 -30 -22Z', color, {
      depth: 7,
    }) +
    [-44, 30]
      .map((x) =>
        rod(pen, `M${x} -26L${x + 14} -6M${x + 14} -6h12M${x + 14} -6l4 6`, darker(color, 0.1), 11),
      )
      .join('') +
    formed(pen, 'M-64 -44C-30 -72 30 -72 60 -60V-14C20 -4 -40 -4 -64 -20Z', color, { depth: 9 }) +
    gills(52, -66, [64, 36, 8]) +
    formed(
      pen,
      'M40 -48C40 -92 76 -104 104 -98C140 -92 148 -44 130 -26C104 -8 42 -10 40 -48Z',
      color,
      { depth: 10 },
    ) +
    eye(120, -66, 6) +
    eye(82, -68, 6) +
    stroke('M78 -40Q104 -24 128 -42', darker(color, 0.5), 4) +
    ellipse([72, -50], 8, 5, '#e88aa2'),
  anchors: { crown: { at: [98, -96], spanCm: 60 } },
});

const platypus: Drawer = (pen, { color = '#8a5f45' }) => ({
  unitCm: 0.28,
  svg:
    formed(
      pen,
      'M-70 -44C-110 -60 -160 -46 -164 -24C-150 -10 -100 -8 -66 -16Z',
      darker(color, 0.2),
      {
        depth: 7,
        extra: stroke(
          'M-150 -40L-100 -14M-130 -46L-84 -14M-150 -18L-100 -50',
          darker(color, 0.36),
          2.4,
        ),
      },
    ) +
    [-50, 44]
      .map((x) =>
        formed(pen, `M${x} -22L${x + 28} -6L${x + 34} 0H${x - 10}Z`, HOUSE.mustard, { depth: 4 }),
      )
      .join('') +
    formed(
      pen,
      'M-88 -26C-88 -70 -20 -84 30 -76C80 -68 96 -50 90 -30C80 -4 -80 0 -88 -26Z',
      color,
      {
        depth: 12,
        extra: path('M-90 -20C-40 -14 40 -14 100 -26V20H-90Z', lighter(color, 0.3)),
      },
    ) +
    formed(
      pen,
      'M78 -54C104 -58 140 -50 150 -40C152 -30 140 -24 120 -24C100 -24 84 -28 78 -34Z',
      '#4f5878',
      {
        depth: 5,
        extra: stroke('M80 -38Q116 -34 150 -38', '#363d5a', 3),
      },
    ) +
    circle([138, -46], 2.4, HOUSE.ink) +
    eye(74, -54, 5),
  anchors: { crown: { at: [74, -68], spanCm: 44 } },
});

const nautilus: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    times(6, (index) =>
      rod(
        pen,
        `M52 ${-52 + index * 7}Q${90 + index * 4} ${-54 + index * 12} ${104 - index * 6} ${-30 + index * 12}`,
        index % 2 ? '#e8a585' : '#f0b899',
        8,
      ),
    ).join('') +
    formed(
      pen,
      'M-84 -96C-84 -150 -40 -180 6 -174C60 -166 84 -120 76 -70L50 -26C0 -10 -84 -30 -84 -96Z',
      HOUSE.cream,
      {
        depth: 12,
        extra: [0, 30, 60, 92, 124, 156, 190]
          .map((turn) =>
            placed(path('M0 0C-30 -30 -70 -34 -120 -20L-124 6C-80 -10 -40 -8 0 0Z', '#c4663c'), {
              at: [10, -86],
              angleDegrees: turn - 10,
            }),
          )
          .join(''),
      },
    ) +
    formed(pen, 'M34 -92C62 -100 80 -84 78 -66L56 -22C44 -20 32 -30 34 -92Z', '#f0d2b8', {
      depth: 6,
    }) +
    circle([56, -58], 10, HOUSE.cream) +
    eye(57, -58, 6),
});

const centipede: Drawer = (pen, { color = '#b8542f' }) => {
  const spots = times(13, (index) => [-138 + index * 22, -30 + 9 * Math.sin(index * 0.8)] as const);
  return {
    unitCm: 0.04,
    svg:
      spots
        .map(([x, y]) => stroke(`M${x} ${y}l-8 16l4 14M${x + 6} ${y}l12 14l6 16`, HOUSE.mustard, 4))
        .join('') +
      stroke(
        'M132 -36Q160 -60 176 -44M132 -34Q164 -46 174 -26M-140 -28Q-164 -30 -176 -14',
        darker(color, 0.3),
        4,
      ) +
      spots
        .map(([x, y], index) =>
          ball(pen, [x, y], 14, index % 2 ? color : darker(color, 0.14), { glint: 0 }),
        )
        .join('') +
      ball(pen, [138, -26], 16, darker(color, 0.2), { glint: 0 }) +
      eye(144, -30, 4),
  };
};

const slug: Drawer = (pen, { color = '#b08a5a' }) => ({
  unitCm: 0.04,
  svg:
    stroke('M92 -50L104 -92M108 -46L134 -84', color, 7) +
    circle([104, -94], 7, HOUSE.ink) +
    circle([136, -86], 7, HOUSE.ink) +
    formed(
      pen,
      'M-170 0C-130 -30 -80 -64 -10 -62C30 -60 70 -66 100 -64C130 -60 138 -30 126 0Z',
      color,
      {
        depth: 10,
        extra:
          path('M-180 -6Q0 -16 140 -8V10H-180Z', lighter(color, 0.35)) +
          stroke('M-110 -24q20 6 40 0M-60 -34q20 6 40 0M-90 -40q14 4 28 0', darker(color, 0.2), 3),
      },
    ) +
    formed(pen, 'M-20 -58C0 -84 60 -80 74 -60C60 -36 0 -34 -20 -58Z', darker(color, 0.16), {
      depth: 6,
    }) +
    stroke('M126 -34Q116 -26 106 -30', darker(color, 0.5), 3),
  anchors: { crown: { at: [104, -62], spanCm: 50 } },
});

const hermitCrab: Drawer = (pen, { color = '#e0643f' }) => ({
  unitCm: 0.06,
  svg:
    [0, 22, 42]
      .map((x) => stroke(`M${x} -30L${x + 22} -44L${x + 34} 0`, darker(color, 0.15), 9))
      .join('') +
    formed(
      pen,
      'M-116 -8C-130 -70 -70 -150 -20 -150C40 -144 60 -90 40 -30C10 0 -80 6 -116 -8Z',
      '#e8c79a',
      {
        depth: 12,
        extra: stroke(
          'M-110 -40C-60 -60 -20 -40 20 -6M-90 -84C-30 -100 10 -70 40 -36M-56 -122C-10 -136 34 -104 50 -76',
          '#b8854f',
          7,
        ),
      },
    ) +
    formed(pen, 'M4 -66C30 -84 64 -60 62 -34C54 -14 16 -16 4 -30Z', color, { depth: 6 }) +
    stroke('M44 -62L50 -92M56 -56L72 -84', color, 5) +
    eye(50, -96, 7) +
    eye(74, -88, 7) +
    formed(pen, 'M54 -40C66 -64 110 -70 122 -48L92 -42L124 -34C110 -12 66 -14 54 -40Z', color, {
      depth: 6,
    }),
});

const anglerfish: Drawer = (pen, { color = '#4a4470' }) => ({
  unitCm: 0.24,
  svg:
    circle([104, -148], 26, '#fbe88a', { opacity: 0.35 }) +
    stroke('M10 -118C20 -176 80 -190 102 -156', darker(color, 0.2), 5) +
    ball(pen, [104, -148], 12, '#fbe88a') +
    formed(
      pen,
      'M-84 -70C-110 -104 -134 -108 -144 -106C-132 -84 -132 -50 -144 -28C-130 -28 -104 -36 -84 -60Z',
      darker(color, 0.15),
      { depth: 5 },
    ) +
    formed(pen, 'M-30 -128C-10 -150 20 -146 36 -130Z', darker(color, 0.2), { depth: 3 }) +
    formed(
      pen,
      'M-94 -66C-80 -120 -10 -144 50 -126C90 -112 104 -90 104 -74L62 -62L100 -34C80 -2 -70 12 -94 -66Z',
      color,
      { depth: 13 },
    ) +
    path('M104 -76L54 -66L98 -34C86 -30 60 -44 40 -64C60 -78 84 -84 104 -76Z', '#2b1f3f') +
    path(
      times(
        5,
        (index) =>
          `M${60 + index * 9} ${-72 - index * 1.6}l4 17l5 -18ZM${58 + index * 9} ${-52 + index * 5}l7 -14l3 19Z`,
      ).join(''),
      HOUSE.cream,
    ) +
    circle([58, -98], 11, HOUSE.cream) +
    eye(60, -98, 6) +
    formed(pen, 'M-14 -50C-40 -54 -56 -40 -58 -24C-40 -20 -20 -28 -10 -40Z', darker(color, 0.2), {
      depth: 4,
    }),
});

const anemone: Drawer = (pen, { color = '#e87fa0' }) => ({
  unitCm: 0.14,
  svg:
    times(11, (index) => {
      const x = -70 + index * 14;
      const lean = (index - 5) * 9 + (index % 2 ? 8 : -8);
      return rod(
        pen,
        `M${x * 0.7} -56C${x} -96 ${x + lean} -110 ${x + lean * 1.1} ${-146 + Math.abs(index - 5) * 9}`,
        index % 2 ? color : lighter(color, 0.25),
        14,
      );
    }).join('') +
    formed(
      pen,
      'M-58 -70Q0 -48 58 -70C64 -40 56 -20 66 0H-66C-56 -20 -64 -40 -58 -70Z',
      darker(color, 0.24),
      {
        depth: 12,
        extra: stroke('M-30 -62V0M0 -58V0M30 -62V0', darker(color, 0.36), 4),
      },
    ),
});

/** Animals of ponds and sea floors whose shape no family of animals has. */
export const oddCreature = defineFamily('odd-creature', {
  tadpole: afloat(tadpole, 40),
  axolotl: axolotl,
  platypus,
  nautilus: afloat(nautilus, 90),
  centipede,
  slug,
  'hermit-crab': hermitCrab,
  anglerfish: afloat(anglerfish, 80),
  anemone,
});

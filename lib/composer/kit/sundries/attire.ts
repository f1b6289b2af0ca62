import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';

const cape: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.5,
  svg:
    formed(
      pen,
      'M-40 -240H40C60 -160 90 -60 110 0Q60 -22 34 0Q0 -22 -34 0Q-60 -22 -110 0C-90 -60 -60 -160 -40 -240Z',
      color,
      {
        depth: 16,
        light: 6,
        extra: stroke('M-20 -230Q-40 -100 -46 -10M20 -230Q40 -100 46 -10', darker(color, 0.2), 7),
      },
    ) +
    formed(pen, roundedPath([-46, -248], 92, 22, 10), darker(color, 0.15), { depth: 5 }) +
    circle([0, -236], 11, HOUSE.gold),
});
const apron: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.4,
  svg:
    stroke(
      'M-34 -190C-30 -250 30 -250 34 -190M-74 -116L-104 -96M74 -116L104 -96',
      darker(color, 0.2),
      8,
    ) +
    formed(pen, 'M-38 -196H38Q40 -140 76 -118L84 0H-84L-76 -118Q-40 -140 -38 -196Z', color, {
      depth: 14,
      light: 6,
    }) +
    formed(pen, roundedPath([-40, -90], 80, 46, 8), lighter(color, 0.2), { depth: 4 }),
});
const chefHat: Drawer = (pen) => ({
  unitCm: 0.16,
  svg:
    formed(
      pen,
      'M-66 -60C-130 -70 -120 -160 -60 -156C-50 -210 50 -210 60 -156C120 -160 130 -70 66 -60V0H-66Z',
      HOUSE.white,
      { depth: 16 },
    ) + rectangle([-70, -50], 140, 50, '#eef0f6', { radius: 8 }),
});
const gradCap: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    formed(pen, 'M-70 -74V-14Q0 20 70 -14V-74Z', HOUSE.navy, { depth: 10 }) +
    formed(pen, 'M-140 -88L0 -140L140 -88L0 -36Z', HOUSE.ink, { depth: 6, light: 4 }) +
    stroke('M0 -88L104 -70V-20', HOUSE.gold, 6) +
    formed(pen, 'M94 -24H114L120 14H88Z', HOUSE.gold, { depth: 4 }),
});
const labCoat: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    formed(
      pen,
      'M-44 -230H44L110 -190L130 -60L98 -54L80 -130L84 0H-84L-80 -130L-98 -54L-130 -60L-110 -190Z',
      HOUSE.white,
      { depth: 14 },
    ) +
    stroke('M0 -170V0', HOUSE.metal, 4) +
    formed(pen, 'M-30 -230L0 -160L30 -230Z', HOUSE.sky, { depth: 4 }) +
    rectangle([26, -130], 34, 30, '#e4e9f2', { radius: 3 }) +
    rectangle([30, -140], 6, 16, HOUSE.blue),
});
const safetyVest: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    formed(
      pen,
      'M-70 -200H-30L0 -140L30 -200H70Q64 -140 90 -110V0H-90V-110Q-64 -140 -70 -200Z',
      HOUSE.orange,
      { depth: 12 },
    ) +
    rectangle([-90, -74], 180, 22, '#eef3d0') +
    rectangle([-60, -190], 18, 116, '#eef3d0') +
    rectangle([42, -190], 18, 116, '#eef3d0') +
    stroke('M0 -140V0', darker(HOUSE.orange, 0.3), 4),
});
const kimono: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.55,
  svg:
    formed(pen, 'M-40 -240H40L150 -220V-110H84L80 0H-80L-84 -110H-150V-220Z', color, {
      depth: 14,
      light: 5,
    }) +
    stroke('M-30 -240L20 -130M30 -240L-20 -130', HOUSE.cream, 12) +
    rectangle([-82, -138], 164, 36, HOUSE.mustard) +
    [
      [-116, -170],
      [116, -150],
      [-40, -50],
      [46, -40],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 11, HOUSE.pink))
      .join(''),
});
const balletShoes: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.12,
  svg: [-50, 50]
    .map(
      (x) =>
        stroke(`M${x - 20} -90C${x - 60} -150 ${x + 50} -160 ${x + 10} -220`, color, 7) +
        formed(
          pen,
          `M${x - 34} -110C${x - 50} -40 ${x - 30} 0 ${x} 0S${x + 50} -40 ${x + 34} -110Z`,
          color,
          { depth: 10, light: 5 },
        ) +
        ellipse([x, -96], 25, 20, darker(color, 0.2)),
    )
    .join(''),
});
const flipFlops: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.13,
  svg: [-56, 56]
    .map(
      (x) =>
        formed(
          pen,
          `M${x - 30} -20C${x - 34} -90 ${x - 56} -190 ${x} -196S${x + 34} -90 ${x + 30} -20C${x + 24} 6 ${x - 24} 6 ${x - 30} -20Z`,
          color,
          { depth: 8, light: 4 },
        ) + stroke(`M${x - 32} -90Q${x} -130 ${x} -160Q${x} -130 ${x + 32} -90`, HOUSE.coral, 10),
    )
    .join(''),
});
const goggles: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 0.12,
  svg:
    stroke('M-120 -50H120', HOUSE.coral, 18) +
    [-48, 48]
      .map(
        (x) =>
          formed(pen, roundedPath([x - 44, -92], 88, 84, 34), color, { depth: 7 }) +
          ellipse([x, -50], 31, 28, HOUSE.glass),
      )
      .join(''),
});
const ovenMitt: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.14,
  svg:
    formed(
      pen,
      'M-50 -40C-60 -100 -60 -200 0 -206C44 -206 52 -170 50 -130C70 -160 104 -150 100 -116C96 -90 66 -70 50 -40Z',
      color,
      {
        depth: 14,
        light: 6,
        extra: times(4, (index) =>
          stroke(`M-70 ${-180 + index * 42}L90 ${-120 + index * 42}`, lighter(color, 0.3), 5),
        ).join(''),
      },
    ) + formed(pen, roundedPath([-58, -44], 116, 44, 10), HOUSE.cream, { depth: 6 }),
});
const headband: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.12,
  svg:
    path('M-92 -70A92 34 0 0 1 92 -70V-40A92 30 0 0 0 -92 -40Z', darker(color, 0.36)) +
    formed(pen, 'M-92 -72A92 34 0 0 0 92 -72V-26A92 40 0 0 1 -92 -26Z', color, {
      depth: 9,
      light: 4,
      extra:
        stroke('M-96 -52A96 38 0 0 0 96 -52', HOUSE.white, 9) +
        times(20, (k) => stroke(`M${-90 + k * 9.5} -80v76`, darker(color, 0.1), 1.6)).join(''),
    }),
});
const bikini: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.25,
  svg:
    stroke('M-50 -140L-14 -190M50 -140L14 -190M-80 -118H80', darker(color, 0.15), 6) +
    formed(pen, 'M-76 -112Q-44 -170 -6 -112ZM76 -112Q44 -170 6 -112Z', color, {
      depth: 6,
      light: 4,
    }) +
    formed(pen, 'M-76 -70H76Q44 -10 10 0H-10Q-44 -10 -76 -70Z', color, { depth: 8, light: 4 }),
});
const handFan: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M0 0L-130 -120C-80 -190 80 -190 130 -120Z', color, { depth: 10, light: 5 }) +
    times(7, (index) =>
      stroke(
        `M0 0L${-108 + index * 36} ${-130 - (index % 6 === 0 ? 0 : 22)}`,
        lighter(color, 0.4),
        5,
      ),
    ).join('') +
    circle([0, -4], 9, HOUSE.gold),
  anchors: { grip: { at: [0, -10] } },
});
const stockings: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.3,
  svg: [-50, 40]
    .map((x) =>
      formed(
        pen,
        `M${x - 30} -200H${x + 30}L${x + 22} -50L${x + 60} -16Q${x + 62} 0 ${x + 40} 0H${x - 8}Q${x - 24} -10 ${x - 20} -50Z`,
        color,
        {
          depth: 10,
          light: 4,
          extra: times(6, (row) =>
            rectangle([x - 40, -180 + row * 30], 110, 12, darker(color, 0.3)),
          ).join(''),
        },
      ),
    )
    .join(''),
});
/** A bowl of glass on a ring: whatever wears it is seen through it. */
const spaceHelmet: Drawer = (pen) => ({
  unitCm: 0.16,
  svg:
    circle([0, -100], 100, HOUSE.glass, { opacity: 0.3 }) +
    stroke('M-64 -23A100 100 0 1 1 64 -23', HOUSE.white, 11) +
    stroke('M-72 -118Q-62 -158 -26 -174', HOUSE.white, 12, { opacity: 0.85 }) +
    stroke('M-78 -92L-77 -98', HOUSE.white, 11, { opacity: 0.85 }) +
    formed(pen, roundedPath([-84, -32], 168, 32, 14), HOUSE.white, { depth: 8 }) +
    circle([-50, -16], 7, HOUSE.coral) +
    circle([50, -16], 7, HOUSE.blue),
});
const crutches: Drawer = (pen) => ({
  unitCm: 0.15,
  svg:
    rod(pen, 'M-60 0V-200', HOUSE.wood, 12) +
    rod(pen, 'M60 0V-200', HOUSE.wood, 12) +
    rod(pen, 'M-78 -200H-42M42 -200H78M-66 -100H-48M54 -100H72', HOUSE.ink, 12),
});

/** One of them, as long as it is under an arm. */
const crutch: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M0 -4V-44L-6 -122M0 -44L6 -122', HOUSE.wood, 4) +
    rod(pen, 'M-9 -124H9', HOUSE.ink, 6) +
    rod(pen, 'M-6 -78H6', HOUSE.ink, 4.5) +
    rod(pen, 'M0 -5V0', HOUSE.ink, 6),
  anchors: { grip: { at: [0, -78] } },
});

/** Things to wear, as they lie or hang by themselves. */
export const attireThing = defineFamily('attire-thing', {
  cape,
  apron,
  'chef-hat': chefHat,
  'graduation-cap': gradCap,
  'lab-coat': labCoat,
  'safety-vest': safetyVest,
  kimono,
  'ballet-shoes': balletShoes,
  'flip-flops': flipFlops,
  goggles,
  'oven-mitt': ovenMitt,
  headband,
  bikini,
  'hand-fan': handFan,
  stockings,
  'space-helmet': spaceHelmet,
  crutches,
  crutch,
});

import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

const molecule: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    rod(pen, 'M0 -130L-76 -56M0 -130L76 -56', HOUSE.metal, 20) +
    ball(pen, [-80, -46], 44, HOUSE.sky) +
    ball(pen, [80, -46], 44, HOUSE.sky) +
    ball(pen, [0, -132], 66, HOUSE.coral),
});

const animalCell: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.1,
  svg:
    formed(
      pen,
      'M-116 -90C-130 -160 -60 -204 10 -194C90 -190 132 -140 120 -80C112 -20 60 4 -4 0C-70 0 -108 -36 -116 -90Z',
      darker(color, 0.1),
      { depth: 12 },
    ) +
    path(
      'M-100 -92C-110 -150 -54 -184 8 -178C78 -174 114 -132 104 -80C96 -32 54 -14 -2 -16C-60 -18 -94 -46 -100 -92Z',
      lighter(color, 0.5),
    ) +
    ball(pen, [6, -104], 42, HOUSE.purple) +
    circle([14, -108], 15, darker(HOUSE.purple, 0.3)) +
    [
      [-66, -70, 20],
      [66, -52, -30],
      [-44, -150, -20],
    ]
      .map(([x = 0, y = 0, angleDegrees = 0]) =>
        placed(
          ellipse([0, 0], 25, 13, HOUSE.orange) +
            stroke('M-16 2l8 -8l8 10l8 -10l8 8', darker(HOUSE.orange, 0.35), 3),
          { at: [x, y], angleDegrees },
        ),
      )
      .join('') +
    [
      [70, -140],
      [84, -116],
      [-14, -40],
      [10, -34],
      [-80, -116],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 7, HOUSE.teal))
      .join(''),
});

const plantCell: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-120 -150L-60 -200H70L124 -150V-50L70 0H-60L-120 -50Z', HOUSE.leafDark, {
      depth: 10,
    }) +
    path('M-104 -144L-54 -184H64L108 -142V-58L64 -16H-54L-104 -56Z', '#b5dd9a') +
    path(
      'M-40 -150C10 -170 80 -160 84 -110C88 -60 40 -40 -10 -50C-50 -60 -80 -130 -40 -150Z',
      '#cfeaf5',
    ) +
    ball(pen, [-62, -64], 30, HOUSE.purple) +
    circle([-56, -66], 11, darker(HOUSE.purple, 0.3)) +
    [
      [-70, -140, -40],
      [92, -96, 90],
      [44, -34, 0],
      [0, -172, 6],
    ]
      .map(([x = 0, y = 0, angleDegrees = 0]) =>
        placed(ellipse([0, 0], 20, 11, HOUSE.leaf) + stroke('M-10 0H10', HOUSE.leafDark, 4), {
          at: [x, y],
          angleDegrees,
        }),
      )
      .join(''),
});

const neuron: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.1,
  svg:
    [-160, -120, -78, 100, 140, 200]
      .map((turn) => {
        const [x, y] = polar(turn, 104);
        const [a, b] = polar(turn - 16, 134);
        const [c, d] = polar(turn + 18, 130);
        return stroke(
          `M-80 -100L${x - 80} ${y - 100}M${x - 80} ${y - 100}L${a - 80} ${b - 100}M${x - 80} ${y - 100}L${c - 80} ${d - 100}`,
          color,
          10,
        );
      })
      .join('') +
    stroke('M-60 -96C0 -60 60 -130 170 -96', color, 12) +
    [-4, 44, 92, 140]
      .map((x, index) =>
        placed(ellipse([0, 0], 22, 13, HOUSE.mustard), {
          at: [x, [-86, -98, -107, -104][index] ?? -98],
          angleDegrees: [14, -22, -10, 10][index],
        }),
      )
      .join('') +
    stroke('M170 -96L214 -136M170 -96L222 -96M170 -96L210 -58', color, 9) +
    [
      [216, -138],
      [226, -96],
      [212, -56],
    ]
      .map(([x = 0, y = 0]) => ball(pen, [x, y], 10, HOUSE.coral, { glint: 0 }))
      .join('') +
    ball(pen, [-80, -100], 48, color) +
    circle([-80, -100], 19, lighter(color, 0.5)),
});

const bloodCell: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-110 -70a110 70 0 1 1 220 0a110 70 0 1 1 -220 0Z', color, { depth: 16 }) +
    ellipse([0, -76], 58, 30, darker(color, 0.25)) +
    ellipse([0, -70], 50, 22, darker(color, 0.12)),
});

const barMagnet: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    formed(pen, 'M-120 -56H0V0H-120Z', HOUSE.red, { depth: 10 }) +
    formed(pen, 'M0 -56H120V0H0Z', HOUSE.blue, { depth: 10 }) +
    stroke('M-70 -16V-40L-50 -16V-40', HOUSE.white, 6) +
    stroke(
      'M70 -36C62 -44 46 -40 48 -32C52 -26 68 -30 68 -22C66 -12 50 -14 46 -20',
      HOUSE.white,
      6,
    ),
});

const cradle: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    stroke('M-100 -14V-180H100V-14', HOUSE.metalDark, 9) +
    stroke(
      'M-44 -180V-58M-22 -180V-58M0 -180V-58M22 -180V-58M44 -180L100 -74',
      HOUSE.stoneDark,
      2.4,
    ) +
    [-44, -22, 0, 22].map((x) => ball(pen, [x, -48], 11.5, HOUSE.metal)).join('') +
    ball(pen, [106, -66], 11.5, HOUSE.metal) +
    formed(pen, 'M-116 -14H116V0H-116Z', HOUSE.woodDark, { depth: 4 }),
});

const print = (x: number, y: number) =>
  times(6, (index) => {
    const r = 12 + index * 14;
    return `M${x - r} ${y + 30 + index * 4}C${x - r} ${y - r * 1.5} ${x + r} ${y - r * 1.5} ${x + r} ${y + 24 - index * 3}`;
  }).join('');

const fingerprint: Drawer = (_, { color = HOUSE.blue }) => ({
  unitCm: 0.1,
  svg: stroke(
    `${print(0, -90)}M0 -92V-30M-22 -40C-22 -24 -26 -14 -34 -4M24 -60C24 -30 20 -16 12 0M52 -50C52 -34 48 -20 44 -12`,
    color,
    8,
  ),
});

const geode: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.1,
  svg:
    formed(
      pen,
      'M-110 -70C-120 -140 -50 -170 0 -160C70 -160 118 -130 112 -66C104 -10 60 0 0 0C-60 0 -104 -14 -110 -70Z',
      HOUSE.stoneDark,
      { depth: 12 },
    ) +
    path(
      'M-92 -72C-100 -128 -44 -148 0 -142C58 -142 98 -118 94 -68C88 -24 50 -16 0 -16C-50 -16 -88 -28 -92 -72Z',
      HOUSE.cream,
    ) +
    path(
      'M-80 -74C-86 -120 -40 -134 0 -130C50 -130 84 -108 82 -70C76 -32 44 -28 0 -28C-44 -28 -76 -36 -80 -74Z',
      lighter(color, 0.25),
    ) +
    times(16, (index) =>
      placed(
        path(
          'M-10 0L-6 30L0 40L7 28L10 0Z',
          index % 3 ? darker(color, index % 2 ? 0 : 0.2) : lighter(color, 0.45),
        ),
        {
          at: [
            74 * Math.cos((index / 16) * 2 * Math.PI),
            -78 + 46 * Math.sin((index / 16) * 2 * Math.PI),
          ],
          angleDegrees: (index / 16) * 360 + 90,
        },
      ),
    ).join('') +
    ellipse([0, -78], 24, 13, darker(color, 0.5)),
});

const spine: Drawer = (pen, { color = '#f0e2c4' }) => ({
  unitCm: 0.28,
  svg:
    times(14, (index, share) => {
      const x = 16 * Math.sin(share * 6.6);
      const y = -236 + index * 17;
      const half = 13 + share * 11;
      return (
        formed(
          pen,
          `M${x - half - 14} ${y - 3}L${x - half} ${y - 6}V${y - 11}H${x + half}V${y - 6}L${x + half + 14} ${y - 3}L${x + half} ${y + 2}V${y + 4}H${x - half}V${y + 2}Z`,
          color,
          { depth: 4 },
        ) + (index < 13 ? ellipse([x, y + 6], half * 0.8, 3, '#8fb5d3') : '')
      );
    }).join('') + formed(pen, 'M-24 -4H24L8 30L0 44L-8 30Z', color, { depth: 5 }),
});

const ribcage: Drawer = (pen, { color = '#f0e2c4' }) => ({
  unitCm: 0.22,
  svg:
    rod(pen, 'M0 -200V-6', darker(color, 0.16), 17) +
    times(7, (index) => {
      const y = -172 + index * 21;
      const half = 48 + 36 * Math.sin(((index + 1) / 7.5) * 2.4);
      return [-1, 1]
        .map((side) =>
          stroke(
            `M0 ${y}C${side * half} ${y - 22} ${side * half * 1.2} ${y + 26} ${side * 16} ${y + 34 - index * 2}`,
            index % 2 ? color : darker(color, 0.08),
            10,
          ),
        )
        .join('');
    }).join('') +
    rod(pen, 'M-4 -190L-78 -200M4 -190L78 -200', color, 11) +
    formed(pen, 'M-15 -186H15L12 -70L0 -40L-12 -70Z', color, { depth: 6 }),
});

const eyeball: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.03,
  svg:
    stroke('M-90 -100C-120 -100 -140 -84 -160 -90', '#e8a08a', 22) +
    ball(pen, [0, -100], 100, '#fbf3ee', { glint: 0 }) +
    stroke(
      'M-90 -120C-60 -126 -50 -110 -30 -124M-84 -76C-60 -66 -50 -84 -26 -70M-60 -170C-40 -160 -40 -146 -20 -146',
      HOUSE.coral,
      4,
    ) +
    ellipse([48, -100], 42, 52, color) +
    ellipse([56, -100], 22, 30, HOUSE.ink) +
    circle([66, -116], 10, HOUSE.white),
});

const dentures: Drawer = (pen) => ({
  unitCm: 0.04,
  svg: [-1, 1]
    .map((side) =>
      placed(
        formed(
          pen,
          'M-90 0C-96 -60 -50 -78 0 -78C50 -78 96 -60 90 0C60 -20 -60 -20 -90 0Z',
          '#f0839a',
          { depth: 9 },
        ) +
          times(8, (index) => {
            const x = -70 + index * 20;
            const y = -18 + Math.abs(index - 3.5) * 4;
            return path(
              `M${x - 9} ${y - 22}H${x + 9}V${y}Q${x} ${y + 12} ${x - 9} ${y}Z`,
              index % 2 ? '#fffdf7' : '#f3ede0',
            );
          }).join(''),
        { at: [0, side > 0 ? -76 : -78], scaleY: side },
      ),
    )
    .join(''),
});

/** What lessons of science show: cells and molecules, stones, bones and prints. */
export const lesson = defineFamily('lesson-thing', {
  molecule,
  'animal-cell': animalCell,
  'plant-cell': plantCell,
  neuron,
  'blood-cell': bloodCell,
  'bar-magnet': barMagnet,
  cradle,
  fingerprint,
  geode,
  spine,
  ribcage,
  eyeball,
  dentures,
});

import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { boxed, defineFamily, type Drawer, formed, pointsOf, rod, rounded } from '../form';
import { football, basketball, tennis, volley, bowling } from './balls';
import { skis } from './boards';
import { racket, bat, dumbbell, yogaMat } from './sports';

const balloon: Drawer = (pen, { color = pen.accents[0], count = 1 }) => {
  const colors = [color, pen.accents[1], pen.accents[2], HOUSE.sky, HOUSE.pink];
  const one = (x: number, y: number, fill: Hex) =>
    stroke(`M${x} ${y}C${x * 0.6 + 8} ${y + 70} ${x * 0.3 - 8} ${y + 110} 0 0`, '#8a94b8', 2.4) +
    path(`M${x - 9} ${y + 10}L${x} ${y - 6}L${x + 9} ${y + 10}Z`, darker(fill, 0.2)) +
    rounded(
      pen,
      `M${x} ${y}C${x - 40} ${y - 20} ${x - 66} ${y - 70} ${x - 64} ${y - 106}C${x - 62} ${y - 146} ${x - 34} ${y - 168} ${x} ${y - 168}S${x + 62} ${y - 146} ${x + 64} ${y - 106}C${x + 66} ${y - 70} ${x + 40} ${y - 20} ${x} ${y}Z`,
      { at: [x, y - 92], rx: 66, ry: 78, color: fill },
    ) +
    ellipse([x - 26, y - 128], 10, 18, '#ffffff', { opacity: 0.6 });
  const spots =
    count === 1
      ? [[0, -170]]
      : [
          [-76, -210],
          [76, -220],
          [0, -270],
          [-34, -160],
          [40, -150],
        ].slice(0, Math.min(5, count));
  return {
    unitCm: 0.2,
    svg: spots.map(([x = 0, y = 0], index) => one(x, y, colors[index % 5] ?? color)).join(''),
    anchors: { grip: { at: [0, -6] } },
  };
};

const teddy: Drawer = (pen, { color = '#b9804a' }) => {
  const light = lighter(color, 0.4);
  const limb = (x: number, y: number, rx: number, ry: number, angle: number, tone = 0) =>
    placed(
      rounded(pen, ellipsePath([0, 0], rx, ry), { at: [0, 0], rx, ry, color: darker(color, tone) }),
      { at: [x, y], angleDegrees: angle },
    );
  return {
    unitCm: 0.15,
    svg:
      [-1, 1]
        .map(
          (s) => circle([s * 50, -216], 25, darker(color, 0.1)) + circle([s * 50, -214], 14, light),
        )
        .join('') +
      limb(-64, -100, 22, 44, 30, 0.08) +
      limb(64, -100, 22, 44, -30, 0.1) +
      rounded(pen, ellipsePath([0, -78], 62, 66), { at: [0, -78], rx: 64, ry: 68, color }) +
      ellipse([0, -70], 36, 42, light) +
      limb(-46, -22, 28, 26, 0) +
      limb(46, -22, 28, 26, 0, 0.05) +
      [-46, 46].map((x) => ellipse([x, -20], 15, 15, light)).join('') +
      rounded(pen, ellipsePath([0, -176], 66, 58), { at: [0, -176], rx: 68, ry: 60, color }) +
      ellipse([0, -158], 30, 24, light) +
      ellipse([0, -168], 11, 8, '#4a2a24') +
      stroke('M0 -160v8M-10 -148Q0 -140 10 -148', '#4a2a24', 3.4) +
      [-26, 26]
        .map((x) => circle([x, -186], 7, '#2f2030') + circle([x - 2, -189], 2.4, HOUSE.white))
        .join('') +
      path(
        'M0 -120C-20 -136 -40 -130 -36 -114C-34 -102 -14 -106 0 -116C14 -106 34 -102 36 -114C40 -130 20 -136 0 -120Z',
        HOUSE.coral,
      ) +
      circle([0, -118], 8, darker(HOUSE.coral, 0.2)),
    anchors: { grip: { at: [0, -110] }, hand: { at: [74, -70] } },
  };
};
const doll: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.15,
  svg:
    [-18, 18]
      .map(
        (x) =>
          rectangle([x - 9, -60], 18, 52, '#f6cdb0', { radius: 8 }) +
          ellipse([x + 3, -6], 14, 8, HOUSE.red),
      )
      .join('') +
    formed(pen, 'M-22 -150H22L66 -48Q0 -34 -66 -48Z', color, { depth: 12, light: 5 }) +
    [-1, 1].map((s) => rod(pen, `M${s * 22} -140L${s * 56} -96`, '#f6cdb0', 15)).join('') +
    rounded(pen, ellipsePath([0, -196], 56, 54), {
      at: [0, -196],
      rx: 58,
      ry: 56,
      color: '#8e4526',
    }) +
    [-1, 1]
      .map((s) =>
        rounded(pen, ellipsePath([s * 58, -178], 17, 32), {
          at: [s * 58, -178],
          rx: 18,
          ry: 34,
          color: '#8e4526',
        }),
      )
      .join('') +
    ellipse([0, -188], 44, 42, '#f6cdb0') +
    path('M-46 -190C-40 -232 40 -232 46 -190Q20 -216 0 -212T-46 -190Z', '#8e4526') +
    [-17, 17]
      .map((x) => circle([x, -184], 5, HOUSE.ink) + ellipse([x * 1.6, -170], 8, 5, '#f2a297'))
      .join('') +
    stroke('M-9 -166Q0 -158 9 -166', HOUSE.red, 3.4),
  anchors: { grip: { at: [0, -110] } },
});
const puzzle: Drawer = (pen, { color = pen.accents[0] }) => ({
  unitCm: 0.05,
  svg: formed(
    pen,
    'M-80 -160H-26C-40 -200 40 -200 26 -160H80V-106C120 -120 120 -40 80 -54V0H26C40 -40 -40 -40 -26 0H-80V-54C-40 -40 -40 -120 -80 -106Z',
    color,
    { depth: 12, light: 6 },
  ),
});
const dice: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.02,
  svg:
    boxed(pen, color, {
      at: [-70, 0],
      widthCm: 110,
      heightCm: 110,
      depth: [44, 36],
      radius: 10,
      extra: pointsOf('-46 -86, -15 -55, 16 -24, -46 -24, 16 -86')
        .map(([x, y]) => circle([x, y], 10, HOUSE.red))
        .join(''),
    }) +
    ellipse([6, -128], 12, 7, HOUSE.red) +
    ellipse([62, -96], 6, 10, HOUSE.red) +
    ellipse([62, -48], 6, 10, HOUSE.red),
});
const blocks: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    boxed(pen, HOUSE.coral, {
      at: [-96, 0],
      widthCm: 76,
      heightCm: 76,
      depth: [24, 18],
      radius: 4,
      extra: circle([-58, -38], 20, HOUSE.cream),
    }) +
    boxed(pen, HOUSE.teal, {
      at: [6, 0],
      widthCm: 76,
      heightCm: 76,
      depth: [24, 18],
      radius: 4,
      extra: path('M44 -62L68 -16H20Z', HOUSE.cream),
    }) +
    boxed(pen, HOUSE.mustard, {
      at: [-44, -82],
      widthCm: 76,
      heightCm: 76,
      depth: [24, 18],
      radius: 4,
      extra: path('M-6 -142l7 15l16 2l-12 11l3 16l-14 -8l-14 8l3 -16l-12 -11l16 -2Z', HOUSE.cream),
    }),
});
const spinningTop: Drawer = (pen) => ({
  unitCm: 0.05,
  svg:
    rod(pen, 'M0 -130V-180', HOUSE.woodDark, 11) +
    formed(pen, 'M-80 -110Q0 -150 80 -110Q70 -50 0 0Q-70 -50 -80 -110Z', HOUSE.coral, {
      depth: 16,
      light: 6,
      extra:
        rectangle([-90, -96], 180, 16, HOUSE.mustard) + rectangle([-90, -62], 180, 14, HOUSE.teal),
    }),
});
const pinwheel: Drawer = (pen) => ({
  unitCm: 0.15,
  svg:
    rod(pen, 'M0 0V-170', HOUSE.woodLight, 7) +
    times(4, (index) => {
      const tone = [HOUSE.coral, HOUSE.mustard, HOUSE.teal, HOUSE.purple][index] ?? HOUSE.coral;
      return placed(
        path('M0 0L-4 -78Q30 -84 64 -64Q44 -50 0 0Z', tone) +
          path('M0 0L64 -64Q70 -34 46 -22Q24 -20 0 0Z', darker(tone, 0.2)) +
          path('M0 0L-4 -78Q10 -81 20 -79Q6 -40 0 0Z', lighter(tone, 0.24)),
        { at: [0, -176], angleDegrees: index * 90 },
      );
    }).join('') +
    circle([0, -176], 11, HOUSE.cream) +
    circle([0, -176], 5, HOUSE.navy),
  anchors: { grip: { at: [0, -40] } },
});
const chess: Drawer = (pen, { color = '#3a3f66' }) => ({
  unitCm: 0.04,
  svg:
    formed(
      pen,
      'M-40 -26C-42 -70 -8 -92 -6 -122C-24 -108 -42 -110 -56 -102C-74 -98 -82 -116 -72 -130C-58 -146 -54 -166 -40 -186C-30 -202 -14 -208 -4 -212L0 -236L18 -212C58 -200 66 -150 58 -110C52 -78 46 -56 46 -26Z',
      color,
      {
        depth: 14,
        light: 6,
        extra:
          path(
            'M18 -214C60 -200 70 -140 56 -90Q66 -150 44 -180Q30 -202 14 -206Z',
            lighter(color, 0.2),
          ) +
          stroke(
            'M24 -190Q40 -176 42 -160M30 -168Q46 -152 46 -136M34 -144Q46 -130 46 -112',
            darker(color, 0.4),
            5,
          ),
      },
    ) +
    circle([-26, -172], 6, HOUSE.cream) +
    stroke('M-70 -118Q-60 -122 -52 -116', darker(color, 0.4), 4) +
    formed(pen, 'M-50 -40Q0 -30 50 -40Q56 -26 48 -20H-48Q-56 -26 -50 -40Z', color, {
      depth: 6,
      light: 4,
    }) +
    formed(pen, 'M-66 0Q-72 -22 -48 -26H48Q72 -22 66 0Z', color, { depth: 9, light: 5 }),
  anchors: { grip: { at: [0, -60] } },
});
const cards: Drawer = (pen) => {
  const suits = [
    [
      'M0 -26C-8 -10 -26 -4 -22 10C-18 20 -6 18 -3 12L-8 26H8L3 12C6 18 18 20 22 10C26 -4 8 -10 0 -26Z',
      HOUSE.navy,
    ],
    ['M0 -28L20 0L0 28L-20 0Z', HOUSE.coral],
    ['M0 26C-34 2 -26 -26 0 -12C26 -26 34 2 0 26Z', HOUSE.red],
  ] as const;
  return {
    unitCm: 0.06,
    svg: suits
      .map(([data, tone], index) =>
        placed(
          formed(pen, roundedPath([-54, -176], 108, 160, 11), HOUSE.white, { depth: 5, light: 0 }) +
            placed(path(data, tone), { at: [0, -96], scaleX: 1.3 }) +
            placed(path(data, tone), { at: [-38, -158], scaleX: 0.38 }) +
            placed(path(data, tone), { at: [38, -34], scaleX: 0.38 }),
          { at: [(index - 1) * 26, 0], angleDegrees: (index - 1) * 19 },
        ),
      )
      .join(''),
    anchors: { grip: { at: [0, -30] } },
  };
};
const confettiToy: Drawer = () => ({
  unitCm: 0.3,
  svg: times(40, (index) => {
    const [x, y] = polar(index * 137.5, 16 + index * 3.2);
    const fill =
      [HOUSE.coral, HOUSE.mustard, HOUSE.teal, HOUSE.purple, HOUSE.pink, HOUSE.sky][index % 6] ??
      HOUSE.coral;
    return placed(
      index % 3 === 0
        ? circle([0, 0], 4, fill)
        : index % 3 === 1
          ? rectangle([-6, -2.5], 12, 5, fill, { radius: 1 })
          : stroke('M-9 0q4 -7 8 0t8 0', fill, 2.6),
      { at: [x, y - 130], angleDegrees: index * 47 },
    );
  }).join(''),
});
const bunting: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    stroke('M-120 0Q0 40 120 0', '#8a6a5a', 2) +
    times(9, (index) => {
      const t = (index + 0.5) / 9;
      const [x, y] = [-120 + 240 * t, 20 * 4 * t * (1 - t) * 1];
      return path(
        `M${x - 11} ${y - 1}L${x + 11} ${y - 1}L${x} ${y + 24}Z`,
        [pen.accents[0], pen.accents[1], pen.accents[2], HOUSE.sky][index % 4] ?? HOUSE.coral,
      );
    }).join(''),
});

/** Balls, toys and what games and sports are played with. */
export const toy = defineFamily('toy', {
  football,
  basketball,
  tennis,
  volleyball: volley,
  'bowling-ball': bowling,
  balloon,
  teddy,
  doll,
  puzzle,
  dice,
  blocks,
  'spinning-top': spinningTop,
  pinwheel,
  skis,
  racket,
  bat,
  dumbbell,
  'yoga-mat': yogaMat,
  chess,
  cards,
  confetti: confettiToy,
  bunting,
});

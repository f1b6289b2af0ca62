import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';

/** Instruments that are heard seldom. */

export const medicineBall: Drawer = (pen, { color = HOUSE.leather }) => ({
  unitCm: 0.18,
  svg: ball(pen, [0, -84], 84, color, {
    extra:
      times(6, (k) =>
        placed(stroke('M0 0Q18 -40 6 -90', darker(color, 0.36), 6), {
          at: [-6, -92],
          angleDegrees: k * 60,
        }),
      ).join('') +
      times(6, (k) =>
        placed(stroke('M9 -26l10 -3M15 -40l10 -2M17 -54l10 0', '#e8cfa2', 3), {
          at: [-6, -92],
          angleDegrees: k * 60,
        }),
      ).join('') +
      circle([-6, -92], 24, darker(color, 0.2)),
  }),
});
export const horseshoes: Drawer = (pen) => ({
  unitCm: 0.25,
  svg:
    path('M-120 0Q0 -26 120 0Z', HOUSE.sand) +
    rod(pen, 'M0 -6V-120', HOUSE.metalDark, 11) +
    [
      [-2, -22, 10],
      [60, -20, -40],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        placed(
          stroke('M-24 30C-48 -10 -30 -40 0 -40S48 -10 24 30', HOUSE.metal, 13) +
            [-34, -30, 30, 34].map((a, k) => circle([a, k % 3 ? 6 : -14], 2.6, HOUSE.ink)).join(''),
          { at: [x, y], angleDegrees: turn, scaleX: 1 },
        ),
      )
      .join(''),
});
export const americanFootball: Drawer = (pen, { color = '#8a4a2c' }) => ({
  unitCm: 0.12,
  svg: placed(
    formed(pen, 'M-116 0C-70 -68 70 -68 116 0C70 68 -70 68 -116 0Z', color, {
      depth: 14,
      light: 8,
      extra: stroke('M-82 -50Q-64 0 -82 50M82 -50Q64 0 82 50', HOUSE.white, 12),
    }) +
      stroke('M-36 -24H36', HOUSE.white, 6) +
      times(6, (k) => stroke(`M${-30 + k * 12} -34V-14`, HOUSE.white, 5)).join(''),
    { at: [0, -70], angleDegrees: -24 },
  ),
  anchors: { grip: { at: [0, -70] } },
});
export const harpsichord: Drawer = (pen, { color = HOUSE.leafDark }) => ({
  unitCm: 1,
  svg:
    [-96, -10, 90].map((x) => rod(pen, `M${x} -52Q${x + 6} -24 ${x} 0`, HOUSE.gold, 9)).join('') +
    placed(
      formed(pen, 'M-110 0H20C60 -30 80 -40 112 -44V-92C70 -96 40 -60 -110 -96Z', HOUSE.red, {
        depth: 6,
        extra: stroke('M-100 -86C40 -54 70 -86 106 -84', HOUSE.gold, 3),
      }),
      { at: [0, -84] },
    ) +
    formed(pen, 'M-116 -86H112V-52H-116Z', color, {
      depth: 8,
      extra: stroke('M-108 -80H104V-58H-108Z', HOUSE.gold, 3),
    }) +
    rectangle([-128, -78], 40, 14, HOUSE.ink) +
    times(6, (k) => rectangle([-126 + k * 6.4, -78], 5, 14, k % 2 ? HOUSE.white : HOUSE.ink)).join(
      '',
    ),
  anchors: { grip: { at: [-108, -78], spanCm: 40 } },
});
export const theremin: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    rod(pen, 'M0 0V-130', HOUSE.metalDark, 9) +
    stroke('M-30 0L0 -24L30 0', HOUSE.metalDark, 8) +
    formed(pen, 'M-70 -176L-60 -186H66L74 -176V-130H-70Z', HOUSE.wood, { depth: 8 }) +
    [-30, 0, 30]
      .map((x) => circle([x, -150], 8, HOUSE.gold) + stroke(`M${x} -150l4 -6`, HOUSE.ink, 2.4))
      .join('') +
    rod(pen, 'M56 -184V-272', HOUSE.metal, 6) +
    ball(pen, [56, -274], 6, HOUSE.gold) +
    stroke('M-70 -156C-120 -156 -130 -190 -104 -192S-84 -166 -70 -164', HOUSE.metal, 6) +
    [16, 28, 40]
      .map((r) =>
        stroke(
          `M${74 + r * 0.3} ${-240 - r}Q${74 + r} -240 ${74 + r * 0.3} ${-240 + r}`,
          HOUSE.purple,
          3.4,
        ),
      )
      .join(''),
});
export const oboe: Drawer = (pen) => ({
  unitCm: 0.25,
  svg: placed(
    rod(pen, 'M0 -240V-262', HOUSE.sand, 5) +
      rod(pen, 'M0 -222V-242', HOUSE.metal, 8) +
      formed(pen, 'M-8 -222H8L13 -40Q28 -20 26 0H-26Q-28 -20 -13 -40Z', HOUSE.ink, {
        depth: 6,
        light: 3,
      }) +
      [-160, -100, -44].map((y) => rectangle([-13, y], 26, 7, HOUSE.metal)).join('') +
      times(8, (k) => circle([k % 2 ? 5 : -3, -208 + k * 20], 6, HOUSE.metal)).join('') +
      stroke('M13 -200V-60', HOUSE.metal, 4),
    { angleDegrees: 16, at: [-30, 0] },
  ),
  anchors: { grip: { at: [0, -140] }, mouth: { at: [40, -250] } },
});
export const handpan: Drawer = (pen, { color = '#6b5a7a' }) => ({
  unitCm: 0.35,
  svg:
    formed(pen, 'M-92 -44Q-60 -6 0 -4T92 -44Z', darker(color, 0.25), { depth: 7 }) +
    formed(pen, 'M-92 -44C-80 -84 -40 -96 0 -96S80 -84 92 -44Q0 -14 -92 -44Z', color, {
      depth: 12,
      light: 7,
    }) +
    ellipse([0, -86], 18, 7, lighter(color, 0.2)) +
    (
      [
        [-52, -66],
        [-24, -44],
        [24, -44],
        [52, -66],
        [0, -62],
      ] as const
    )
      .map(
        ([x, y]) =>
          ellipse([x, y], 15, 8, darker(color, 0.18)) + ellipse([x, y], 7, 4, lighter(color, 0.12)),
      )
      .join(''),
  anchors: { top: { at: [0, -90], spanCm: 40 } },
});
export const hurdyGurdy: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    formed(
      pen,
      'M-104 -40C-104 -92 -50 -96 -24 -80C0 -92 40 -88 54 -66H112V-30H54C40 -4 0 0 -24 -10C-50 4 -104 8 -104 -40Z',
      HOUSE.wood,
      { depth: 11, light: 5 },
    ) +
    formed(pen, roundedPath([-30, -62], 104, 32, 4), HOUSE.woodDark, { depth: 5 }) +
    times(9, (k) => rectangle([-26 + k * 11, -32], 8, 13, k % 2 ? HOUSE.cream : HOUSE.ink)).join(
      '',
    ) +
    ellipse([-52, -45], 9, 24, HOUSE.woodLight) +
    rod(pen, 'M-104 -42H-128V-72', HOUSE.metalDark, 6) +
    ball(pen, [-128, -76], 8, HOUSE.gold) +
    [-36, -30, -24].map((y) => stroke(`M-90 ${y - 14}H112`, HOUSE.cream, 1.6)).join('') +
    [96, 106].map((x) => rod(pen, `M${x} -66V-78M${x} -30V-18`, HOUSE.woodDark, 6)).join(''),
  anchors: { grip: { at: [0, -20] } },
});
export const tabla: Drawer = (pen) => ({
  unitCm: 0.3,
  svg: (
    [
      [-56, HOUSE.metal, 1.1],
      [62, HOUSE.wood, 0.9],
    ] as const
  )
    .map(([x, fill, s]) =>
      placed(
        formed(pen, 'M-54 -74C-64 -30 -50 -4 -30 0H30C50 -4 64 -30 54 -74Z', fill, {
          depth: 10,
          light: 5,
          extra: times(7, (k) =>
            stroke(`M${-54 + k * 18} -74L${-44 + k * 15} -6`, HOUSE.sand, 3),
          ).join(''),
        }) +
          ellipse([0, -74], 56, 15, HOUSE.cream) +
          ellipse([0, -74], 44, 11, '#f3e3c4') +
          ellipse([6, -73], 18, 5, HOUSE.ink) +
          formed(pen, 'M-48 -2H48L54 8H-54Z', HOUSE.coral, { depth: 3 }),
        { at: [x, -8], scaleX: s },
      ),
    )
    .join(''),
});
export const sleighBells: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-120 -60C-60 -10 60 -10 120 -60L114 -84C60 -36 -60 -36 -114 -84Z', HOUSE.red, {
      depth: 6,
    }) +
    [-92, -48, 0, 48, 92]
      .map((x) => {
        const y = -20 - (x * x) / 210;
        return (
          ball(pen, [x, y], 23, HOUSE.gold) +
          stroke(`M${x - 12} ${y + 6}H${x + 12}`, HOUSE.brown, 4) +
          circle([x, y + 12], 4, HOUSE.brown)
        );
      })
      .join('') +
    path('M-112 -76C-140 -100 -130 -112 -108 -92C-100 -116 -84 -110 -96 -80Z', HOUSE.green),
});
export const churchBell: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.6,
  svg:
    formed(pen, 'M-84 -176H84V-160H-84Z', HOUSE.woodDark, { depth: 5 }) +
    formed(pen, 'M-20 -160H20V-142H-20Z', HOUSE.metalDark, { depth: 4 }) +
    ball(pen, [0, -4], 15, HOUSE.metalDark) +
    formed(
      pen,
      'M-24 -144H24C52 -136 44 -70 62 -44L78 -18Q0 2 -78 -18L-62 -44C-44 -70 -52 -136 -24 -144Z',
      color,
      {
        depth: 14,
        light: 8,
        extra: stroke('M-52 -100Q0 -90 52 -100M-70 -40Q0 -26 70 -40', darker(color, 0.25), 5),
      },
    ),
});
export const bassGuitar: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.5,
  svg: placed(
    rod(pen, 'M0 -70V-196', HOUSE.wood, 13) +
      times(9, (k) => stroke(`M-6 ${-180 + k * 12}h12`, HOUSE.metal, 2)).join('') +
      formed(pen, 'M-9 -194L-14 -226Q0 -236 14 -226L9 -194Z', HOUSE.woodDark, { depth: 4 }) +
      [-222, -210, -200].map((y) => circle([-17, y], 4, HOUSE.metal)).join('') +
      circle([17, -214], 4, HOUSE.metal) +
      formed(
        pen,
        'M-40 -4C-60 -30 -34 -50 -40 -70C-44 -92 -30 -104 -20 -88C-10 -76 6 -74 16 -84C34 -96 40 -74 32 -60C24 -44 52 -26 38 -4Q0 12 -40 -4Z',
        color,
        { depth: 9, light: 5 },
      ) +
      path('M-18 -74C-28 -50 -20 -30 -24 -12Q0 -6 14 -14C22 -40 10 -60 12 -76Z', HOUSE.cream) +
      [-54, -36].map((y) => rectangle([-12, y], 24, 9, HOUSE.ink, { radius: 3 })).join('') +
      rectangle([-12, -18], 24, 7, HOUSE.metal) +
      [-6, -2, 2, 6].map((x) => stroke(`M${x} -16V-214`, HOUSE.stone, 1.2)).join(''),
    { angleDegrees: 22, at: [-34, -6] },
  ),
  anchors: { grip: { at: [10, -130] } },
});
export const synthesizer: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    formed(pen, 'M-126 -74H126L136 -4H-136Z', HOUSE.ink, { depth: 7 }) +
    [-130, 130]
      .map((x) =>
        formed(
          pen,
          `M${x - 8} -76H${x + 8}L${x + (x > 0 ? 16 : 4)} 0H${x - (x > 0 ? 4 : 16)}Z`,
          HOUSE.wood,
          { depth: 3 },
        ),
      )
      .join('') +
    times(8, (k) =>
      circle(
        [-106 + k * 17, -62],
        5,
        [HOUSE.coral, HOUSE.mustard, HOUSE.teal, HOUSE.white][k % 4] ?? HOUSE.white,
      ),
    ).join('') +
    times(
      6,
      (k) =>
        rectangle([-108 + k * 11, -52], 4, 16, '#4a5070') +
        rectangle([-110 + k * 11, -50 + ((k * 5) % 11)], 8, 5, HOUSE.white),
    ).join('') +
    rectangle([40, -68], 54, 26, HOUSE.teal, { radius: 3 }) +
    stroke('M46 -55q7 -12 14 0t14 0t14 0', HOUSE.yellow, 3) +
    times(20, (k) => rectangle([-118 + k * 11.8, -32], 11, 26, HOUSE.white, { radius: 2 })).join(
      '',
    ) +
    times(19, (k) =>
      [2, 6].includes(k % 7) ? '' : rectangle([-110 + k * 11.8, -32], 7, 15, HOUSE.ink),
    ).join(''),
  anchors: { grip: { at: [0, -20], spanCm: 90 }, top: { at: [0, -74], spanCm: 90 } },
});

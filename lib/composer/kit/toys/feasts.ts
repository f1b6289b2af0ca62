import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';
import { wintry } from './wintry';

/** Feasts of many peoples. Units are millimetres unless told. */

const diya: Drawer = (pen, { color = '#b5562f' }) => ({
  unitCm: 0.1,
  svg:
    circle(
      [52, -92],
      60,
      pen.radial([52, -92], 60, [
        [0, GLOW.flameHeart, 0.7],
        [1, GLOW.flameHeart, 0],
      ]),
    ) +
    ellipse([0, -50], 74, 14, darker(color, 0.4)) +
    ellipse([0, -47], 62, 9, '#e8b24c'),
  front:
    formed(pen, 'M-78 -52Q0 -34 66 -52Q84 -62 92 -58Q78 -6 30 0H-30Q-70 -6 -78 -52Z', color, {
      depth: 13,
      light: 6,
      extra:
        times(9, (index) =>
          path(
            `M${-64 + index * 16} -24l8 -12l8 12l-8 10Z`,
            index % 2 ? HOUSE.mustard : HOUSE.cream,
          ),
        ).join('') + stroke('M-80 -46Q0 -28 84 -46', HOUSE.mustard, 4),
    }) +
    path('M54 -58Q30 -84 56 -124Q80 -84 60 -56Z', GLOW.flame) +
    path('M55 -58Q42 -76 56 -102Q70 -76 60 -58Z', GLOW.flameInner) +
    path('M56 -58Q50 -68 56 -80Q63 -68 59 -58Z', GLOW.flameHeart),
  anchors: { top: { at: [56, -124] }, grip: { at: [0, -10] } },
});

const rangoli: Drawer = (_pen, { view }) => {
  const petals = (count: number, radius: number, length: number, width: number, tone: string) =>
    times(count, (index) =>
      placed(
        path(
          `M0 ${-radius}Q${width} ${-radius - length * 0.5} 0 ${-radius - length}Q${-width} ${-radius - length * 0.5} 0 ${-radius}Z`,
          tone,
        ),
        {
          angleDegrees: (index * 360) / count,
        },
      ),
    ).join('');
  return {
    unitCm: 0.5,
    svg: placed(
      circle([0, 0], 124, HOUSE.cream, { opacity: 0.7 }) +
        petals(16, 84, 42, 22, HOUSE.pink) +
        petals(16, 88, 30, 14, HOUSE.purple) +
        circle([0, 0], 88, HOUSE.orange) +
        circle([0, 0], 80, HOUSE.cream) +
        petals(12, 34, 44, 20, HOUSE.teal) +
        petals(12, 38, 32, 12, HOUSE.yellow) +
        circle([0, 0], 38, HOUSE.coral) +
        petals(8, 4, 30, 13, HOUSE.yellow) +
        circle([0, 0], 10, HOUSE.purple) +
        times(16, (index) => {
          const [x, y] = polar(index * 22.5 + 11.25, 110);
          return circle([x, y], 6, index % 2 ? HOUSE.mustard : HOUSE.green);
        }).join(''),
      { at: [0, view === 'top' ? -126 : -52], scaleX: 1, scaleY: view === 'top' ? 1 : 0.42 },
    ),
    anchors: { top: { at: [0, -52], spanCm: 160 } },
  };
};

const menorah: Drawer = (pen, { color = HOUSE.gold }) => {
  const flame = (x: number, y: number) =>
    path(
      `M${x} ${y - 26}Q${x + 10} ${y - 8} ${x} ${y}Q${x - 10} ${y - 8} ${x} ${y - 26}Z`,
      GLOW.flame,
    ) +
    path(
      `M${x} ${y - 16}Q${x + 5} ${y - 6} ${x} ${y}Q${x - 5} ${y - 6} ${x} ${y - 16}Z`,
      GLOW.flameHeart,
    );
  return {
    unitCm: 0.16,
    svg:
      [112, 84, 56, 28]
        .map((r) => rod(pen, `M${-r} -150Q${-r} ${-150 + r} 0 ${-150 + r}T${r} -150`, color, 8))
        .join('') +
      rod(pen, 'M0 -20V-168', color, 10) +
      formed(pen, 'M-52 0Q-48 -16 -10 -22H10Q48 -16 52 0Z', color, { depth: 9, light: 4 }) +
      [-112, -84, -56, -28, 28, 56, 84, 112]
        .map(
          (x) =>
            rectangle([x - 9, -156], 18, 9, color, { radius: 3 }) +
            rectangle([x - 5, -182], 10, 28, HOUSE.sky, { radius: 2 }) +
            flame(x, -184),
        )
        .join('') +
      rectangle([-10, -174], 20, 9, color, { radius: 3 }) +
      rectangle([-6, -206], 12, 34, HOUSE.blue, { radius: 2 }) +
      flame(0, -208),
    anchors: { top: { at: [0, -234] }, grip: { at: [0, -40] } },
  };
};

const dreidel: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.06,
  svg: placed(
    formed(pen, roundedPath([-7, -140], 14, 44, 6), darker(color, 0.2), { depth: 4, light: 3 }) +
      formed(pen, 'M-46 -100H46V-38L0 0L-46 -38Z', color, { depth: 14, light: 7 }) +
      shape(
        [
          [-46, -99],
          [-34, -110],
          [34, -110],
          [46, -99],
        ],
        lighter(color, 0.4),
      ) +
      stroke('M-18 -82V-48M-18 -82H8Q20 -82 20 -68V-48', HOUSE.cream, 9),
    { angleDegrees: 12 },
  ),
  anchors: { grip: { at: [24, -130] }, tip: { at: [0, 0] } },
});

const pinata: Drawer = (pen) => {
  const body =
    'M-96 -120C-60 -132 20 -128 44 -130L60 -176L72 -206L82 -180L96 -200L98 -170L122 -138L108 -118L84 -124L78 -90L70 -70L76 0H48L42 -60H-46L-52 0H-80L-84 -70L-100 -84Z';
  const bands = [
    HOUSE.coral,
    HOUSE.mustard,
    HOUSE.teal,
    HOUSE.pink,
    HOUSE.green,
    HOUSE.purple,
    HOUSE.orange,
  ];
  return {
    unitCm: 0.35,
    svg:
      stroke('M0 -128V-230', HOUSE.woodLight, 4) +
      formed(pen, body, HOUSE.coral, {
        depth: 14,
        light: 6,
        extra: times(14, (index) =>
          path(
            `M-120 ${-212 + index * 16}${times(22, () => 'q6 10 12 0').join('')}V${-194 + index * 16}H-120Z`,
            bands[index % bands.length] ?? HOUSE.coral,
          ),
        ).join(''),
      }) +
      path('M-96 -118Q-130 -96 -116 -56Q-106 -80 -92 -86Z', HOUSE.pink) +
      circle([84, -160], 5, HOUSE.ink),
    anchors: { top: { at: [0, -230] }, grip: { at: [0, -128] } },
  };
};

const sugarSkull: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(
      pen,
      'M-84 -120C-88 -190 -44 -216 0 -216S88 -190 84 -120C84 -86 66 -78 60 -62L56 -20Q54 0 36 0H-36Q-54 0 -56 -20L-60 -62C-66 -78 -84 -86 -84 -120Z',
      HOUSE.cream,
      { depth: 16, light: 7 },
    ) +
    [-36, 36]
      .map(
        (x) =>
          times(8, (index) => {
            const [dx, dy] = polar(index * 45, 24);
            return circle([x + dx, -112 + dy], 9, HOUSE.coral);
          }).join('') +
          circle([x, -112], 23, HOUSE.ink) +
          circle([x, -112], 9, HOUSE.teal),
      )
      .join('') +
    path('M0 -78Q14 -62 10 -54Q4 -50 0 -58Q-4 -50 -10 -54Q-14 -62 0 -78Z', HOUSE.ink) +
    stroke('M-38 -30Q0 -20 38 -30', HOUSE.ink, 4) +
    times(6, (index) =>
      stroke(`M${-30 + index * 12} ${-36 + Math.abs(index - 2.5) * -1}v16`, HOUSE.ink, 3),
    ).join('') +
    times(6, (index) =>
      placed(path('M0 0Q9 -14 0 -26Q-9 -14 0 0Z', index % 2 ? HOUSE.mustard : HOUSE.purple), {
        at: [0, -174],
        angleDegrees: index * 60,
      }),
    ).join('') +
    circle([0, -174], 6, HOUSE.coral) +
    [-54, 54]
      .map((x) => circle([x, -166], 6, HOUSE.teal) + circle([x * 1.16, -62 - 2], 5, HOUSE.purple))
      .join('') +
    stroke('M-70 -78q10 10 4 22M70 -78q-10 10 -4 22', HOUSE.teal, 4),
  anchors: { top: { at: [0, -216] }, grip: { at: [0, -100] } },
});

const redEnvelope: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.1,
  svg:
    formed(pen, roundedPath([-46, -168], 92, 168, 7), color, { depth: 7, light: 4 }) +
    path(
      'M-46 -160Q-46 -168 -39 -168H39Q46 -168 46 -160V-140Q0 -104 -46 -140Z',
      darker(color, 0.14),
    ) +
    circle([0, -118], 18, HOUSE.gold) +
    rectangle([-7, -125], 14, 14, color, { radius: 2 }) +
    times(5, (index) =>
      placed(path('M0 0Q8 -10 0 -20Q-8 -10 0 0Z', HOUSE.gold), {
        at: [0, -50],
        angleDegrees: index * 72,
      }),
    ).join('') +
    circle([0, -50], 5, color) +
    stroke('M-34 -14H34M-34 -22V-14M34 -22V-14', HOUSE.gold, 3),
  anchors: { grip: { at: [0, -20] }, label: { at: [0, -60] } },
});

const lionHead = (pen: Pen, color: Hex) =>
  formed(
    pen,
    'M0 -60C-20 -120 -10 -190 50 -202C110 -206 146 -160 140 -104C138 -84 120 -72 110 -70L30 -50Z',
    color,
    { depth: 14, light: 7 },
  ) +
  formed(pen, 'M16 -66Q70 -20 132 -62L126 -44Q80 -6 30 -34Z', HOUSE.cream, { depth: 6, light: 3 }) +
  path('M22 -70Q74 -40 128 -74L126 -62Q80 -30 26 -56Z', '#7a1f2c') +
  times(7, (index) =>
    rectangle([36 + index * 13, -66 + Math.abs(index - 3) * -1.4], 8, 9, HOUSE.white, {
      radius: 2,
    }),
  ).join('') +
  times(9, (index) =>
    circle(
      [-2 + Math.cos(index * 0.55 + 2.4) * 64 + 62, -116 - Math.sin(index * 0.55 + 0.1) * 74],
      11,
      HOUSE.white,
    ),
  ).join('') +
  [46, 104]
    .map(
      (x) =>
        circle([x, -128], 23, HOUSE.white) +
        circle([x, -128], 17, HOUSE.mustard) +
        circle([x + 3, -126], 9, HOUSE.ink) +
        circle([x, -130], 3, HOUSE.white) +
        stroke(`M${x - 26} -150Q${x} -168 ${x + 26} -150`, HOUSE.green, 9),
    )
    .join('') +
  formed(pen, 'M58 -96Q76 -112 96 -96Q104 -84 90 -80H64Q50 -84 58 -96Z', HOUSE.green, {
    depth: 4,
    light: 3,
  }) +
  circle([76, -180], 12, HOUSE.gold) +
  formed(
    pen,
    'M6 -170Q-24 -206 -10 -220Q16 -210 24 -184ZM118 -182Q128 -214 146 -212Q154 -190 134 -166Z',
    HOUSE.mustard,
    { depth: 5, light: 3 },
  );

const lionDance: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    formed(
      pen,
      'M20 -150C-30 -172 -120 -164 -170 -128C-200 -104 -206 -70 -196 -44L-150 -50L-100 -44L-50 -50L0 -44L30 -60Z',
      color,
      {
        depth: 14,
        light: 6,
        extra: times(6, (row) =>
          times(15, (index) =>
            path(
              `M${-210 + index * 18 + (row % 2) * 9} ${-160 + row * 20}a9 11 0 0 0 18 0`,
              [HOUSE.mustard, '#f7d77a', HOUSE.orange][(row + index) % 3] ?? HOUSE.mustard,
              { opacity: 0.85 },
            ),
          ).join(''),
        ).join(''),
      },
    ) +
    times(16, (index) => path(`M${-196 + index * 14} -48l7 18l7 -18Z`, HOUSE.cream)).join('') +
    [-150, -112, 24, 58]
      .map(
        (x) =>
          formed(pen, `M${x - 9} -52L${x - 13} -10H${x + 13}L${x + 9} -52Z`, HOUSE.mustard, {
            depth: 4,
          }) +
          rectangle([x - 13, -24], 26, 7, color) +
          formed(pen, `M${x - 11} -10H${x + 12}Q${x + 20} -6 ${x + 20} 0H${x - 11}Z`, HOUSE.ink, {
            depth: 2,
          }),
      )
      .join('') +
    path('M-190 -110Q-226 -150 -214 -176Q-204 -150 -180 -130Z', HOUSE.mustard),
  front: lionHead(pen, color),
  anchors: {
    head: { at: [76, -120] },
    crown: { at: [70, -202] },
    mouth: { at: [90, -54] },
    back: { at: [-90, -156] },
    eyes: { at: [76, -128] },
  },
});

export const feastThing = defineFamily('feast-thing', {
  diya,
  rangoli,
  menorah,
  dreidel,
  pinata,
  'sugar-skull': sugarSkull,
  'red-envelope': redEnvelope,
  'lion-dance': lionDance,
  ...wintry,
});

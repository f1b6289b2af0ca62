import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf, rod } from '../form';

/** Meat, skewers and what comes off the fire. Units are millimetres unless told. */

const skewer: Drawer = (pen) => {
  const one = (y: number, angle: number) =>
    placed(
      rod(pen, 'M-150 0H140', '#d9b27a', 5) +
        [
          ['#b4533f', -96, 34],
          [HOUSE.green, -60, 12],
          ['#b4533f', -28, 34],
          [HOUSE.mustard, 6, 12],
          ['#b4533f', 36, 34],
          [HOUSE.red, 70, 12],
          ['#9c4433', 96, 28],
        ]
          .map(([tone, x, w]) =>
            formed(
              pen,
              roundedPath([Number(x) - Number(w) / 2, -19], Number(w), 38, 9),
              String(tone),
              { depth: 7, light: 4 },
            ),
          )
          .join('') +
        [-104, -36, 28]
          .map((x) => stroke(`M${x} -14l8 26M${x + 10} -14l8 26`, '#6d2f2a', 3, { opacity: 0.6 }))
          .join(''),
      { at: [0, y], angleDegrees: angle },
    );
  return { unitCm: 0.1, svg: one(-58, -8) + one(-20, 4), anchors: { grip: { at: [-140, -40] } } };
};

const sausage: Drawer = (pen, { color = '#b4553c' }) => ({
  unitCm: 0.08,
  svg:
    formed(
      pen,
      'M-96 -40Q-108 -66 -84 -72Q-60 -34 0 -32T84 -72Q108 -66 96 -40Q60 10 0 10T-96 -40Z',
      color,
      { depth: 13, light: 6 },
    ) +
    [-52, -16, 20, 54]
      .map((x) => stroke(`M${x} ${-28 + Math.abs(x) * -0.12}q10 8 12 24`, darker(color, 0.34), 4))
      .join('') +
    [-94, 94].map((x) => circle([x, -70], 5, darker(color, 0.3))).join(''),
  anchors: { grip: { at: [0, -12] } },
});

const bacon: Drawer = (pen) => {
  const strip = (y: number) =>
    placed(
      formed(
        pen,
        'M-100 -24Q-66 -44 -34 -24T34 -24T100 -24V8Q66 -12 34 8T-34 8T-100 8Z',
        '#b4453c',
        {
          depth: 6,
          light: 3,
          extra:
            stroke('M-102 -14Q-66 -34 -34 -14T34 -14T102 -14', '#f6d6c0', 7) +
            stroke('M-102 0Q-66 -20 -34 0T34 0T102 0', '#eeb9a0', 4),
        },
      ),
      { at: [0, y] },
    );
  return { unitCm: 0.1, svg: strip(-44) + strip(-8) };
};

const ham: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    formed(
      pen,
      'M70 -46L112 -70Q112 -84 124 -80Q136 -76 128 -66Q136 -56 126 -52Q118 -50 114 -56L76 -26Z',
      HOUSE.cream,
      { depth: 5 },
    ) +
    formed(
      pen,
      'M-110 -50C-110 -100 -50 -120 0 -106C50 -94 80 -70 80 -44C80 -14 40 0 -10 0C-70 0 -110 -14 -110 -50Z',
      '#c9705a',
      { depth: 18, light: 8 },
    ) +
    ellipse([-62, -52], 42, 46, '#f3c3b0') +
    ellipse([-62, -52], 33, 37, '#e58b80') +
    ellipse([-60, -50], 12, 13, HOUSE.cream) +
    stroke('M0 -96L40 -20M30 -92L64 -40M-10 -60L60 -70M-6 -24L70 -40', '#9c4a3c', 3, {
      opacity: 0.6,
    }),
  anchors: { grip: { at: [120, -66] } },
});

const shrimps: Drawer = (pen) => ({
  unitCm: 0.08,
  svg: [
    [-40, 0, 1],
    [44, -6, 0.86],
  ]
    .map(([x = 0, y = 0, size = 1]) =>
      placed(
        formed(
          pen,
          'M40 -74C10 -104 -50 -92 -58 -44C-62 -16 -40 2 -12 0L-18 -16C-34 -18 -36 -36 -28 -50C-14 -70 14 -68 30 -52Z',
          '#f0855e',
          {
            depth: 9,
            light: 5,
            extra: times(6, (index) =>
              stroke(
                `M${-10 - Math.sin(index * 0.5) * 20} -44L${30 - index * 22} ${-96 + index * 20}`,
                '#fbd0b4',
                5,
              ),
            ).join(''),
          },
        ) +
          path('M-14 -10L14 -18L4 0L16 10L-14 2Z', '#e0663f') +
          stroke('M38 -70Q60 -80 66 -60M36 -66Q56 -68 58 -48', '#e0663f', 3) +
          circle([26, -70], 4, HOUSE.ink),
        { at: [x, y], scaleX: size },
      ),
    )
    .join(''),
});

const roastTurkey: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    ellipse([0, -6], 124, 20, HOUSE.metal) +
    ellipse([0, -10], 108, 15, lighter(HOUSE.metal, 0.4)) +
    times(9, (index) =>
      leaf(
        [-88 + index * 22, -10],
        38,
        15,
        index % 2 ? -30 : -150,
        index % 2 ? HOUSE.leaf : '#8fbf5a',
      ),
    ).join('') +
    formed(
      pen,
      'M-84 -20C-96 -84 -40 -124 10 -118C60 -112 84 -70 76 -30Q60 -8 0 -8T-84 -20Z',
      '#c47a3c',
      { depth: 22, light: 10 },
    ) +
    path('M-64 -60C-50 -96 -16 -108 12 -104C-16 -92 -36 -76 -44 -52Z', '#e3a45c', {
      opacity: 0.8,
    }) +
    formed(
      pen,
      'M30 -70C60 -84 84 -70 92 -52L116 -58Q124 -66 130 -58Q134 -50 126 -46Q128 -38 120 -36Q112 -36 108 -44L92 -36C70 -16 34 -20 26 -40Z',
      '#b3672e',
      { depth: 11, light: 6 },
    ) +
    circle([124, -52], 9, HOUSE.cream) +
    circle([118, -44], 8, HOUSE.cream) +
    [-70, 66].map((x) => ball(pen, [x, -14], 13, HOUSE.red)).join(''),
  anchors: { top: { at: [0, -118] }, grip: { at: [0, -10] } },
});

const grill: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.5,
  svg:
    stroke('M-50 -70L-80 0M50 -70L80 0M0 -66V-8', HOUSE.metalDark, 9) +
    circle([84, -12], 14, HOUSE.ink) +
    formed(pen, 'M-92 -130H92Q84 -66 0 -60Q-84 -66 -92 -130Z', color, { depth: 18, light: 7 }) +
    rectangle([-98, -136], 196, 10, HOUSE.ink, { radius: 5 }) +
    times(9, (index) => rectangle([-84 + index * 20, -142], 6, 8, HOUSE.metal)).join('') +
    rod(pen, 'M-98 -128H-128', HOUSE.woodDark, 8),
  front:
    [-54, 2, 50]
      .map((x, index) =>
        index === 1
          ? formed(pen, `M${x - 26} -142Q${x - 28} -160 ${x} -160T${x + 26} -142Z`, '#8e4636', {
              depth: 5,
              light: 3,
            })
          : formed(pen, roundedPath([x - 22, -156], 44, 14, 7), '#b4553c', { depth: 4, light: 3 }),
      )
      .join('') +
    [-30, 30]
      .map((x) => stroke(`M${x} -170q-10 -14 0 -26t0 -28`, HOUSE.white, 6, { opacity: 0.55 }))
      .join(''),
  anchors: {
    top: { at: [0, -144], spanCm: 150 },
    inside: { at: [0, -144], spanCm: 150 },
    grip: { at: [-124, -128] },
  },
});

export const grilled = defineFamily('grilled', {
  skewer,
  sausage,
  bacon,
  ham,
  shrimps,
  'roast-turkey': roastTurkey,
  grill,
});

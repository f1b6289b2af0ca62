import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, boxed, defineFamily, type Drawer, formed, leaf, rod, rounded } from '../form';

/** What stands in larders and on boards. Units are millimetres unless told. */

const dough: Drawer = (pen, { color = '#f0dcb4' }) => ({
  unitCm: 0.14,
  svg:
    times(14, (index) =>
      circle([-110 + ((index * 83) % 220), -2 + (index % 3)], 3, HOUSE.white),
    ).join('') +
    formed(
      pen,
      'M-90 -30C-90 -80 -44 -100 4 -98C56 -96 92 -70 90 -30C88 -6 50 0 0 0S-90 -6 -90 -30Z',
      color,
      { depth: 18, light: 9 },
    ) +
    stroke('M-40 -80Q-10 -70 10 -84M20 -50Q44 -46 58 -60', darker(color, 0.12), 5),
  anchors: { grip: { at: [0, -40] }, top: { at: [0, -98] } },
});

/** A sheet of it on a floured board, as seen across it. */
const rolledDough: Drawer = (pen, { color = '#f0dcb4' }) => ({
  unitCm: 0.2,
  svg:
    times(18, (index) =>
      circle([-132 + ((index * 97) % 264), -4 + (index % 4) * 2], 3, HOUSE.white),
    ).join('') +
    formed(
      pen,
      'M-124 -14C-118 -30 -60 -38 6 -37C70 -38 120 -30 126 -14C124 -2 60 3 0 3S-124 0 -124 -14Z',
      color,
      { depth: 6, light: 5 },
    ) +
    stroke('M-86 -22Q-30 -32 40 -30', lighter(color, 0.4), 4),
  anchors: { top: { at: [0, -22] } },
});

const mozzarella: Drawer = (pen) => {
  const white = '#fdfaf1';
  const cut = (x: number) =>
    formed(pen, `M${x - 46} -40A46 40 0 0 1 ${x + 46} -40V-26A46 20 0 0 1 ${x - 46} -26Z`, white, {
      depth: 8,
      light: 3,
      tone: 0.12,
    }) + ellipse([x, -34], 44, 17, '#ffffff');
  return {
    unitCm: 0.07,
    svg:
      ellipse([10, -4], 136, 22, '#b9d3e6') +
      ellipse([10, -9], 136, 22, '#e6f1f8') +
      ball(pen, [-46, -64], 58, white, { glint: 0.9 }) +
      circle([-46, -120], 5, '#e2dccb') +
      cut(64) +
      rounded(pen, ellipsePath([118, -24], 26, 25), { at: [118, -24], rx: 26, color: HOUSE.red }) +
      leaf([118, -48], 22, 10, -60, HOUSE.leafDark) +
      leaf([4, -18], 70, 28, -150, HOUSE.leaf) +
      leaf([4, -18], 62, 26, -30, HOUSE.leafDark),
  };
};

const butter: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-96 -10Q-90 0 -70 0H70Q90 0 96 -10Z', HOUSE.sky, { depth: 5, light: 3 }) +
    boxed(pen, '#fbdf7d', {
      at: [-66, -10],
      widthCm: 96,
      heightCm: 40,
      depth: [24, 18],
      radius: 4,
    }) +
    shape(
      [
        [34, -10],
        [44, -10],
        [68, -28],
        [58, -28],
      ],
      '#fff0b0',
    ) +
    formed(pen, 'M40 -10V-48L64 -66H72V-28L50 -10Z', '#f3cf5e', { depth: 3 }),
  anchors: { top: { at: [0, -64] } },
});

const syrup: Drawer = (pen, { color = '#a8541f' }) => ({
  unitCm: 0.13,
  svg:
    formed(
      pen,
      'M-12 -150H12V-122Q44 -108 44 -70V-14Q44 0 30 0H-30Q-44 0 -44 -14V-70Q-44 -108 -12 -122Z',
      color,
      { depth: 12, light: 6 },
    ) +
    path('M-36 -64Q-34 -100 -12 -112L-10 -118Q-30 -104 -30 -64V-20H-36Z', lighter(color, 0.5), {
      opacity: 0.6,
    }) +
    stroke('M42 -88Q72 -100 64 -120Q52 -134 14 -128', darker(color, 0.1), 9) +
    formed(pen, roundedPath([-16, -168], 32, 24, 5), HOUSE.cream, { depth: 4 }) +
    rectangle([-32, -72], 64, 48, HOUSE.cream, { radius: 6 }) +
    path(
      'M0 -68L4 -58L12 -62L10 -52L18 -50L10 -44L12 -38L2 -40V-30H-2V-40L-12 -38L-10 -44L-18 -50L-10 -52L-12 -62L-4 -58Z',
      HOUSE.orange,
    ),
  anchors: {
    grip: { at: [0, -60] },
    mouth: { at: [0, -168] },
    tip: { at: [0, -168] },
    label: { at: [0, -48] },
  },
});

const soySauce: Drawer = (pen) => ({
  unitCm: 0.11,
  svg:
    formed(
      pen,
      'M-12 -128H12L16 -104Q36 -90 36 -60V-10Q36 0 26 0H-26Q-36 0 -36 -10V-60Q-36 -90 -16 -104Z',
      '#3a2230',
      { depth: 10, light: 5 },
    ) +
    path('M-28 -56Q-28 -84 -12 -96Q-20 -80 -20 -56V-16H-28Z', '#8a5a66', { opacity: 0.7 }) +
    formed(pen, 'M-16 -128H16L12 -152Q10 -158 0 -158T-12 -152Z', HOUSE.red, {
      depth: 5,
      light: 3,
    }) +
    path('M12 -148L24 -154V-146Z', darker(HOUSE.red, 0.2)) +
    rectangle([-26, -66], 52, 46, HOUSE.cream, { radius: 4 }) +
    circle([0, -43], 15, HOUSE.red),
  anchors: {
    grip: { at: [0, -60] },
    mouth: { at: [22, -150] },
    tip: { at: [22, -150] },
    label: { at: [0, -43] },
  },
});

const wasabi: Drawer = (pen, { color = '#8fbf5a' }) => ({
  unitCm: 0.06,
  svg:
    ellipse([0, -3], 70, 11, HOUSE.ink) +
    ellipse([0, -6], 62, 8, '#3b4070') +
    formed(
      pen,
      'M-44 -6C-46 -30 -28 -34 -26 -46C-24 -62 -6 -60 2 -74C8 -60 24 -58 24 -42C40 -38 46 -24 44 -6Z',
      color,
      { depth: 10, light: 5 },
    ) +
    stroke('M-26 -30Q0 -18 28 -32M-16 -50Q2 -42 18 -50', darker(color, 0.2), 4),
});

const edamame: Drawer = (pen, { color = '#86b84e' }) => {
  const pod = (x: number, y: number, angle: number) =>
    placed(
      formed(
        pen,
        'M-60 0C-56 -18 -40 -20 -30 -14C-20 -22 -6 -22 2 -14C12 -22 28 -20 36 -12C50 -12 58 -6 66 0C50 12 36 14 28 10C16 18 0 18 -6 10C-18 18 -34 16 -40 10C-50 12 -58 8 -60 0Z',
        color,
        {
          depth: 6,
          light: 3,
        },
      ) +
        [-36, -2, 32]
          .map((dx) => circle([dx, -2], 9, lighter(color, 0.22), { opacity: 0.8 }))
          .join(''),
      { at: [x, y], angleDegrees: angle },
    );
  return { unitCm: 0.08, svg: pod(-20, -18, 12) + pod(20, -34, -14) + pod(6, -12, 2) };
};

const kibble: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.16,
  svg: times(26, (index) => {
    const row = Math.floor(index / 9);
    return ball(
      pen,
      [-64 + (index % 9) * 16 + row * 6, -60 - row * 12 + ((index * 7) % 6)],
      10,
      index % 3 ? '#a8653a' : '#8a4f2e',
      { glint: 0 },
    );
  }).join(''),
  front:
    formed(pen, 'M-84 -58H84L104 -4Q104 0 98 0H-98Q-104 0 -104 -4Z', color, {
      depth: 14,
      light: 6,
    }) +
    placed(
      path(
        'M-20 -5a8 8 0 0 1 8 -8a8 8 0 0 1 7 6H5a8 8 0 0 1 15 2a8 8 0 0 1 -15 2H-5a8 8 0 0 1 -15 -2Z',
        HOUSE.cream,
      ),
      { at: [0, -24], scaleX: 1.3 },
    ),
  anchors: { inside: { at: [0, -64], spanCm: 130 }, top: { at: [0, -80] } },
});

const dipper: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 0.08,
  svg: placed(
    rod(pen, 'M0 -60V-220', color, 11) +
      times(5, (index) => {
        const half = [18, 26, 29, 26, 18][index] ?? 20;
        return formed(pen, roundedPath([-half, -66 + index * 13], half * 2, 11, 5), color, {
          depth: 5,
          light: 3,
        });
      }).join('') +
      path('M-26 -34Q-30 6 -8 6Q2 6 2 20Q8 22 8 8Q28 4 26 -30Q0 -16 -26 -34Z', '#f2a62c', {
        opacity: 0.86,
      }) +
      stroke('M-16 -22Q-18 -6 -8 -4', '#ffe08a', 4),
    { angleDegrees: 24 },
  ),
  anchors: { grip: { at: [60, -150] }, tip: { at: [-4, 10] } },
});

const dropper: Drawer = (pen, { color = '#9a5a33' }) => ({
  unitCm: 0.09,
  svg:
    formed(
      pen,
      'M-14 -110H14L16 -98Q40 -92 40 -70V-12Q40 0 28 0H-28Q-40 0 -40 -12V-70Q-40 -92 -16 -98Z',
      color,
      { depth: 11, light: 5 },
    ) +
    path('M-30 -70Q-30 -86 -18 -90V-12H-30Z', lighter(color, 0.5), { opacity: 0.5 }) +
    rectangle([-28, -68], 56, 48, HOUSE.cream, { radius: 5 }) +
    leaf([0, -32], 28, 13, -90, HOUSE.leaf) +
    times(2, (index) => rectangle([-16, -30 + index * 6], 32, 3, '#c9c1b2')).join('') +
    formed(pen, roundedPath([-20, -130], 40, 24, 4), HOUSE.ink, { depth: 5, light: 3 }) +
    formed(pen, 'M-11 -130V-166Q-10 -182 0 -182T11 -166V-130Z', darker(HOUSE.ink, 0.1), {
      depth: 4,
      light: 2,
    }),
  anchors: { grip: { at: [0, -60] }, label: { at: [0, -44] }, tip: { at: [0, -182] } },
});

const shaker: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.08,
  svg:
    formed(pen, 'M-24 -84H24L34 -6Q34 0 26 0H-26Q-34 0 -34 -6Z', lighter('#cfe3ee', 0.2), {
      depth: 9,
      light: 4,
      extra: path('M-34 -50H34V2H-34Z', color),
    }) +
    formed(pen, 'M-26 -82V-94Q-24 -116 0 -116T26 -94V-82Z', HOUSE.metal, { depth: 8, light: 4 }) +
    [-9, 0, 9].map((x) => circle([x, -104 + Math.abs(x) * 0.3], 2.6, HOUSE.ink)).join(''),
  anchors: { grip: { at: [0, -50] }, tip: { at: [0, -116] } },
});

const jug: Drawer = (pen, { color = HOUSE.sky, state }) => ({
  unitCm: 0.16,
  svg:
    stroke('M46 -112Q96 -116 92 -74T50 -34', darker(color, 0.14), 13) +
    formed(
      pen,
      'M-50 -130L-66 -140L-58 -122C-44 -96 -62 -70 -62 -40C-62 -12 -46 0 0 0S62 -12 62 -40C62 -70 44 -96 50 -130Z',
      color,
      { depth: 18, light: 8 },
    ) +
    ellipse([0, -130], 50, 10, darker(color, 0.26)) +
    (state === 'open' ? '' : ellipse([0, -127], 44, 7, HOUSE.milk)) +
    stroke('M-60 -56Q0 -44 60 -56', HOUSE.cream, 5),
  anchors: {
    grip: { at: [90, -76] },
    inside: { at: [0, -126], spanCm: 80 },
    mouth: { at: [-64, -138] },
    tip: { at: [-64, -138] },
  },
});

const pantryThings = {
  dough,
  'rolled-dough': rolledDough,
  mozzarella,
  butter,
  syrup,
  'soy-sauce': soySauce,
  wasabi,
  edamame,
  kibble,
  dipper,
  dropper,
  shaker,
  jug,
};

export const pantry = defineFamily('pantry', pantryThings);

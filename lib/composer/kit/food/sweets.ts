import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  createLathe,
  defineFamily,
  type Drawer,
  formed,
  hoop,
  paintSide,
  pointsOf,
  rod,
  rounded,
} from '../form';

const scoop = (pen: Parameters<Drawer>[0], x: number, y: number, color: Hex) =>
  rounded(
    pen,
    `M${x - 62} ${y + 6}C${x - 74} ${y - 74} ${x + 74} ${y - 74} ${x + 62} ${y + 6}Q${x + 50} ${y + 22} ${x + 36} ${y + 8}Q${x + 22} ${y + 24} ${x + 4} ${y + 10}Q${x - 14} ${y + 26} ${x - 30} ${y + 9}Q${x - 50} ${y + 22} ${x - 62} ${y + 6}Z`,
    { at: [x, y - 22], rx: 64, ry: 46, color },
  );

const iceCream: Drawer = (pen, { color, count = 2 }) => {
  const flavours: Hex[] = color
    ? [color, lighter(color, 0.08)]
    : [HOUSE.pink, '#fff0d2', '#8a5a40', '#a9d8b8'];
  const cone = 'M-54 -150H54L6 -4Q0 6 -6 -4Z';
  return {
    unitCm: 0.05,
    svg:
      formed(pen, cone, '#dca055', {
        depth: 12,
        light: 4,
        extra: times(8, (index) =>
          stroke(
            `M${-100 + index * 26} -160L${-20 + index * 26} 10M${100 - index * 26} -160L${20 - index * 26} 10`,
            '#b9742f',
            3,
          ),
        ).join(''),
      }) +
      times(count, (index) =>
        scoop(
          pen,
          (index % 2) * 6,
          -156 - index * 62,
          flavours[index % flavours.length] ?? HOUSE.pink,
        ),
      ).join('') +
      circle([10, -156 - count * 62 + 6], 15, HOUSE.red) +
      circle([5, -156 - count * 62 + 1], 4, '#ffb0a4'),
    anchors: { grip: { at: [0, -80] }, mouth: { at: [0, -200] } },
  };
};

const sundae: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.055,
  svg:
    scoop(pen, -44, -152, color) +
    scoop(pen, 44, -152, '#fff0d2') +
    scoop(pen, 0, -194, '#8a5a40') +
    placed(rectangle([-8, -90], 16, 96, '#dca055', { radius: 4 }), {
      at: [50, -176],
      angleDegrees: 18,
    }) +
    paintSide(pen, createLathe('52 0!, 50 4, 9 14, 8 44, 60 74, 92 140'), '#cfe6ee', {
      material: 'ceramic',
    }) +
    circle([0, -248], 16, HOUSE.red) +
    stroke('M2 -262q4 -18 18 -24', HOUSE.leafDark, 4),
  anchors: { grip: { at: [0, -40] } },
});

const popsicle: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.07,
  svg:
    rod(pen, 'M0 -60V-6', HOUSE.woodLight, 20) +
    formed(pen, roundedPath([-52, -230], 104, 176, 50), color, {
      depth: 14,
      light: 5,
      extra:
        rectangle([-60, -150], 120, 46, HOUSE.mustard) +
        rectangle([-60, -104], 120, 60, HOUSE.yellow) +
        rectangle([-28, -210], 12, 130, '#ffffff', { radius: 6, opacity: 0.35 }) +
        rectangle([14, -210], 12, 130, HOUSE.ink, { radius: 6, opacity: 0.08 }),
    }),
  anchors: { grip: { at: [0, -28] }, mouth: { at: [0, -210] } },
});

const chocolate: Drawer = (pen, { color = HOUSE.chocolate }) => ({
  unitCm: 0.08,
  svg: placed(
    formed(pen, roundedPath([-70, -190], 140, 190, 6), color, {
      depth: 8,
      light: 4,
      extra: times(4, (row) =>
        times(
          3,
          (column) =>
            rectangle([-64 + column * 44, -184 + row * 46], 38, 40, lighter(color, 0.14), {
              radius: 4,
            }) + rectangle([-60 + column * 44, -178 + row * 46], 32, 32, color, { radius: 3 }),
        ).join(''),
      ).join(''),
    }) +
      formed(pen, 'M-76 -92L-48 -104L-20 -88L10 -106L40 -90L76 -104V4H-76Z', HOUSE.coral, {
        depth: 8,
        light: 0,
        extra: rectangle([-60, -64], 120, 34, HOUSE.mustard, { radius: 4 }),
      }) +
      path(
        'M-76 -92L-48 -104L-20 -88L10 -106L40 -90L76 -104V-94L40 -80L10 -96L-20 -78L-48 -94L-76 -82Z',
        '#e6ebf2',
      ),
    { angleDegrees: 8 },
  ),
});

const candy: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.03,
  svg: placed(
    formed(pen, 'M-56 0L-118 -40Q-106 0 -118 40Z', lighter(color, 0.2), { depth: 10 }) +
      formed(pen, 'M56 0L118 -40Q106 0 118 40Z', lighter(color, 0.1), { depth: 10 }) +
      rounded(pen, 'M-64 0A64 52 0 1 1 64 0A64 52 0 1 1 -64 0Z', {
        at: [0, 0],
        rx: 66,
        ry: 54,
        color,
        extra: stroke('M-40 -56Q-10 0 -44 56M4 -60Q34 0 0 60M44 -54Q70 0 40 56', '#fff6ea', 13),
      }),
    { angleDegrees: -18, at: [0, -66] },
  ),
});

const lollipop: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.06,
  svg:
    rod(pen, 'M0 -120V0', HOUSE.paper, 10) +
    rounded(pen, 'M-78 -190A78 78 0 1 1 78 -190A78 78 0 1 1 -78 -190Z', {
      at: [0, -190],
      rx: 80,
      color,
      extra: stroke(
        'M0 -190C16 -200 10 -222 -10 -220C-42 -214 -42 -160 -4 -152C46 -146 62 -214 22 -246C-30 -280 -96 -220 -70 -160',
        '#fff6ea',
        13,
      ),
    }) +
    ellipse([-34, -230], 16, 9, '#ffffff', { opacity: 0.6 }),
  anchors: { grip: { at: [0, -40] }, mouth: { at: [0, -190] } },
});

const candyCane: Drawer = (pen) => {
  const data = 'M0 -8V-150C0 -216 96 -216 96 -150V-134';
  const stripes = times(15, (index) =>
    stroke(`M-30 ${10 - index * 34}l160 -70`, HOUSE.red, 14),
  ).join('');
  const body =
    'M-17 -8V-150C-17 -238 113 -238 113 -150V-134Q113 -118 96 -118T79 -134V-150C79 -194 17 -194 17 -150V-8Q17 8 0 8T-17 -8Z';
  return {
    unitCm: 0.06,
    svg:
      formed(pen, body, HOUSE.white, { depth: 9, light: 0, extra: stripes }) +
      stroke(data.replace('M0 -8', 'M-6 -30'), '#ffffff', 4, { opacity: 0.5 }),
    anchors: { grip: { at: [0, -60] } },
  };
};

const pudding: Drawer = (pen, { color = '#f3c765' }) => {
  const body = createLathe('72 0!, 70 6, 48 88!');
  return {
    unitCm: 0.055,
    svg:
      paintSide(pen, createLathe('90 0!, 100 8'), HOUSE.white) +
      ellipse([0, -8], 100, 20, '#fdf9f6') +
      paintSide(pen, body, color, {
        material: 'plastic',
        extra:
          hoop(body, 70, 88, '#8a4a24') +
          path(
            'M-46 -80q8 30 16 8q8 34 18 6q12 26 20 4q10 30 20 4q10 20 14 -8V-100H-50Z',
            '#8a4a24',
          ),
      }) +
      ellipse([0, -88], 48, 9.6, '#a9622f'),
  };
};

const marshmallow: Drawer = (pen) => ({
  unitCm: 0.06,
  svg:
    rod(pen, 'M-150 -4L60 -92', HOUSE.wood, 7) +
    pointsOf('0 -66, 46 -86')
      .map(([x, y]) =>
        placed(
          formed(pen, roundedPath([-24, -28], 48, 56, 14), '#fff8f2', {
            depth: 10,
            light: 0,
            extra: rectangle([-30, 8], 60, 30, '#d9a468', { opacity: 0.6 }),
          }),
          { at: [x, y], angleDegrees: -24 },
        ),
      )
      .join(''),
  anchors: { grip: { at: [-136, -10] }, tip: { at: [60, -92] } },
});

const teabag: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.03,
  svg:
    stroke('M0 -120C-10 -180 60 -170 70 -230', HOUSE.paper, 4) +
    rectangle([46, -262], 46, 40, color, { radius: 4 }) +
    formed(pen, 'M-50 -104Q0 -140 50 -104L64 0H-64Z', '#f3e6cf', {
      depth: 12,
      light: 4,
      extra: path('M-56 -50Q0 -66 56 -50L60 -4H-60Z', darker('#b9843f', 0.1), { opacity: 0.7 }),
    }),
});

/** Sweets and ice. */
export const sweet = defineFamily('sweet', {
  'ice-cream': iceCream,
  sundae,
  popsicle,
  chocolate,
  candy,
  lollipop,
  'candy-cane': candyCane,
  pudding,
  marshmallow,
  'tea-bag': teabag,
});

import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import { GLOW } from '../../palette/glow';
import type { Pen } from '../pen';
import { fireBreath, phoenixRising } from './phoenix';

/** Things of tales: what is carried, brought by a stork or wound up. Units are millimetres unless told. */

/** Untied and full to its brim, the cloth rolled back. */
const openSack: Drawer = (pen, { color = '#b98a55' }) => ({
  unitCm: 0.3,
  svg:
    formed(
      pen,
      'M-78 -176C-104 -130 -110 -90 -106 -50C-104 -14 -84 0 -50 0H52C88 0 108 -16 108 -52C110 -92 104 -132 78 -176Z',
      color,
      { depth: 18, light: 6 },
    ) + ellipse([0, -176], 80, 20, darker(color, 0.45)),
  front:
    formed(
      pen,
      'M-88 -178Q-96 -194 -82 -190Q0 -138 82 -190Q96 -194 88 -178Q80 -154 58 -148Q0 -128 -58 -148Q-80 -154 -88 -178Z',
      lighter(color, 0.14),
      { depth: 8 },
    ) + stroke('M-60 -128Q-84 -84 -76 -30M64 -124Q78 -84 70 -40', darker(color, 0.18), 4),
  anchors: {
    grip: { at: [0, -184] },
    inside: { at: [0, -172], spanCm: 150 },
    top: { at: [0, -180] },
  },
});

const sack: Drawer = (pen, shown) => (shown.state === 'open' ? openSack : tiedSack)(pen, shown);

const tiedSack: Drawer = (pen, { color = '#b98a55' }) => ({
  unitCm: 0.3,
  svg:
    formed(
      pen,
      'M-30 -196C-64 -180 -110 -110 -106 -50C-104 -14 -84 0 -50 0H52C88 0 108 -16 108 -52C110 -112 62 -180 30 -196Z',
      color,
      {
        depth: 18,
        light: 6,
        extra: stroke('M-60 -150Q-84 -90 -76 -30M64 -140Q78 -90 70 -40', darker(color, 0.18), 4),
      },
    ) +
    formed(
      pen,
      'M-26 -200Q-60 -236 -44 -252Q-20 -240 0 -250Q22 -240 46 -252Q60 -234 26 -200Z',
      lighter(color, 0.12),
      {
        depth: 8,
      },
    ) +
    rectangle([-34, -206], 68, 14, HOUSE.leather, { radius: 7 }) +
    formed(pen, 'M-4 -100H58V-44H-4Z', lighter(color, 0.2), { depth: 5 }) +
    stroke('M-4 -100H58V-44H-4Z', darker(color, 0.3), 3),
  anchors: { grip: { at: [0, -214] }, inside: { at: [0, -190] }, top: { at: [0, -250] } },
});

const katana: Drawer = (pen) => ({
  unitCm: 0.36,
  svg:
    path('M-8 -78Q-16 -190 -44 -292Q-24 -276 -14 -250Q8 -160 8 -78Z', '#dfe6f2') +
    path('M0 -78Q-4 -180 -44 -292Q-24 -276 -14 -250Q8 -160 8 -78Z', '#9fabc4') +
    ellipse([0, -76], 27, 8, HOUSE.gold) +
    formed(pen, 'M-9 -72H9V0H-9Z', HOUSE.ink, { depth: 4 }) +
    times(4, (index) => path(`M0 ${-64 + index * 17}l8 8l-8 8l-8 -8Z`, HOUSE.cream)).join(''),
  anchors: { grip: { at: [0, -44], angleDegrees: -90 }, tip: { at: [-44, -292] } },
});

/** A sleeping face in a cloth that hangs from its knot. */
const babyBundle: Drawer = (pen, { color = '#f6c3cf' }) => ({
  unitCm: 0.22,
  svg:
    path('M-10 -232Q-52 -268 -70 -248Q-58 -222 -8 -222Z', darker(color, 0.12)) +
    path('M10 -232Q52 -268 70 -248Q58 -222 8 -222Z', color) +
    formed(
      pen,
      'M-10 -234C-30 -180 -120 -140 -120 -70C-120 -22 -70 0 0 0S120 -22 120 -70C120 -140 30 -180 10 -234Z',
      color,
      {
        depth: 18,
        light: 8,
        extra: path('M-120 -70Q-20 0 120 -60V20H-120Z', lighter(color, 0.35)),
      },
    ) +
    ellipse([0, -238], 15, 12, darker(color, 0.16)) +
    ellipse([10, -96], 58, 54, lighter(color, 0.45)) +
    circle([12, -92], 43, '#f3c6a5') +
    path('M-20 -122Q12 -150 46 -120Q24 -132 4 -124Z', HOUSE.brown) +
    stroke('M-12 -88q9 8 18 0M22 -88q9 8 18 0', HOUSE.ink, 4) +
    stroke('M4 -68q9 7 18 0', '#b4533f', 4) +
    circle([-14, -72], 8, '#ef9a86', { opacity: 0.7 }) +
    circle([40, -72], 8, '#ef9a86', { opacity: 0.7 }),
  anchors: { grip: { at: [0, -238] }, top: { at: [0, -240] } },
});

/** Teeth of a wheel about a middle. */
const gear = (radius: number, teeth: number, color: string): string =>
  times(teeth, (index) =>
    placed(rectangle([-radius * 0.14, -radius * 1.22], radius * 0.28, radius * 0.4, color), {
      angleDegrees: (index * 360) / teeth,
    }),
  ).join('') +
  circle([0, 0], radius, color) +
  circle([0, 0], radius * 0.42, darker(color, 0.4));

const BRASS = '#c9973f';
const COPPER = '#a9623a';

const mechanicalOwl: Drawer = (pen) => {
  const eye = (x: number) =>
    circle([x, -206], 44, COPPER) +
    circle([x, -206], 35, HOUSE.cream) +
    circle([x, -206], 27, '#4fc0b5') +
    circle([x, -206], 14, HOUSE.ink) +
    circle([x - 7, -214], 5, HOUSE.white);
  const rivet = (x: number, y: number) => circle([x, y], 5, darker(BRASS, 0.35));
  return {
    unitCm: 0.13,
    svg:
      formed(pen, 'M-96 -150Q-150 -90 -110 -26Q-86 -60 -84 -120Z', COPPER, { depth: 10 }) +
      formed(pen, 'M96 -150Q150 -90 110 -26Q86 -60 84 -120Z', COPPER, { depth: 10 }) +
      [-34, 34]
        .map((x) => path(`M${x - 26} 0Q${x} -26 ${x + 26} 0Z`, darker(COPPER, 0.2)))
        .join('') +
      formed(
        pen,
        'M-104 -270Q-96 -236 -60 -262Q0 -278 60 -262Q96 -236 104 -270Q116 -220 100 -160Q118 -60 60 -10H-60Q-118 -60 -100 -160Q-116 -220 -104 -270Z',
        BRASS,
        { depth: 18, light: 8 },
      ) +
      placed(gear(34, 9, COPPER), { at: [-16, -92] }) +
      placed(gear(22, 8, darker(BRASS, 0.3)), { at: [36, -58] }) +
      stroke('M-98 -150Q0 -120 98 -150', darker(BRASS, 0.3), 6) +
      eye(-44) +
      eye(44) +
      path('M-15 -190L15 -190L0 -152Z', HOUSE.gold) +
      [
        [-84, -128],
        [84, -128],
        [-70, -34],
        [70, -34],
      ]
        .map(([x = 0, y = 0]) => rivet(x, y))
        .join('') +
      rod(pen, 'M104 -110H142', HOUSE.metalDark, 8) +
      circle([150, -122], 12, HOUSE.metal) +
      circle([150, -98], 12, HOUSE.metal),
    anchors: { grip: { at: [0, -10] }, top: { at: [0, -270] }, seat: { at: [0, 0] } },
  };
};

/** The body of the dancing dragon, from its head to its tail, and where the poles are. */
const SPINE =
  'M238 -250C196 -330 120 -330 84 -250S-10 -130 -76 -200S-190 -310 -250 -228S-330 -176 -360 -214';
const BEARERS = [212, 86, -66, -222] as const;
const RIDGE = [
  [212, -292],
  [170, -310],
  [128, -304],
  [96, -270],
  [64, -206],
  [24, -172],
  [-24, -176],
  [-76, -204],
  [-118, -250],
  [-160, -276],
  [-206, -262],
  [-244, -232],
] as const;

/** Somebody in feast dress with a pole over the head. */
function bearer(pen: Pen, x: number, color: string): string {
  return (
    rod(pen, `M${x} -96V-240`, HOUSE.woodDark, 6) +
    formed(
      pen,
      `M${x - 17} -58L${x - 20} -6H${x - 3}L${x} -48L${x + 5} -6H${x + 22}L${x + 17} -58Z`,
      HOUSE.mustard,
      {
        depth: 5,
      },
    ) +
    rectangle([x - 22, -8], 20, 8, HOUSE.ink, { radius: 3 }) +
    rectangle([x + 4, -8], 20, 8, HOUSE.ink, { radius: 3 }) +
    stroke(
      `M${x - 14} -100Q${x - 26} -130 ${x - 2} -146M${x + 14} -100Q${x + 26} -126 ${x + 2} -136`,
      darker(color, 0.1),
      12,
    ) +
    formed(pen, `M${x - 18} -106Q${x} -114 ${x + 18} -106L${x + 19} -54H${x - 19}Z`, color, {
      depth: 6,
    }) +
    rectangle([x - 19, -66], 38, 8, HOUSE.gold) +
    circle([x, -124], 15, '#e8b48c') +
    path(`M${x - 16} -124Q${x} -150 ${x + 16} -124Q${x} -134 ${x - 16} -124Z`, HOUSE.ink) +
    rectangle([x - 16, -131], 32, 6, HOUSE.red)
  );
}

function dragonHead(pen: Pen, color: string): string {
  const mane = times(9, (index) => {
    const [mx, my] = polar(110 + index * 22, 74);
    return circle([262 + mx, -262 + my], 21, index % 2 ? HOUSE.mustard : HOUSE.orange);
  }).join('');
  return (
    mane +
    formed(
      pen,
      'M206 -320Q262 -350 300 -316L372 -300Q388 -280 366 -266L312 -262L360 -238Q352 -214 308 -216Q232 -214 208 -254Z',
      color,
      {
        depth: 12,
        light: 6,
      },
    ) +
    path('M312 -262L360 -238Q340 -232 300 -240Z', '#7d1f2a') +
    times(4, (index) => path(`M${316 + index * 12} -264l5 12l5 -12Z`, HOUSE.white)).join('') +
    formed(pen, 'M236 -330Q214 -380 178 -392Q236 -400 262 -336Z', HOUSE.gold, { depth: 5 }) +
    formed(pen, 'M276 -330Q270 -376 244 -400Q300 -390 300 -324Z', HOUSE.gold, { depth: 5 }) +
    circle([288, -296], 20, HOUSE.cream) +
    circle([293, -294], 11, HOUSE.ink) +
    stroke('M266 -318Q286 -330 310 -314', HOUSE.gold, 8) +
    circle([366, -284], 7, darker(color, 0.3)) +
    stroke('M362 -266Q410 -262 412 -214M350 -266Q386 -236 372 -196', HOUSE.gold, 6) +
    path('M232 -226Q226 -182 252 -170Q244 -200 262 -220Z', HOUSE.cream) +
    path('M268 -220Q270 -180 294 -172Q284 -200 292 -218Z', HOUSE.cream)
  );
}

/** The long dragon of the new year, on poles over the heads of those who dance it. */
const dragonDance: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    BEARERS.map((x, index) => bearer(pen, x, index % 2 ? HOUSE.red : HOUSE.orange)).join('') +
    RIDGE.map(([x, y]) =>
      path(
        `M${x - 20} ${y}Q${x - 6} ${y - 46} ${x + 22} ${y - 44}Q${x + 6} ${y - 26} ${x + 20} ${y + 6}Z`,
        HOUSE.mustard,
      ),
    ).join('') +
    path(
      'M-340 -206Q-420 -250 -404 -292Q-376 -276 -366 -240Q-390 -220 -420 -190Q-380 -176 -340 -196Z',
      HOUSE.orange,
    ) +
    stroke(SPINE, darker(color, 0.22), 78) +
    stroke(SPINE, color, 68) +
    `<path d="${SPINE}" fill="none" stroke="${HOUSE.mustard}" stroke-width="40" stroke-dasharray="9 17"/>` +
    `<path d="${SPINE}" fill="none" stroke="${lighter(color, 0.22)}" stroke-width="14" stroke-dasharray="17 9"/>`,
  front: dragonHead(pen, color),
  anchors: { head: { at: [290, -270] }, top: { at: [0, -300], spanCm: 300 } },
});

type Flask = readonly [x: number, y: number, width: number, height: number, color: string];

const UPPER: readonly Flask[] = [
  [-180, -220, 66, 120, '#7a4fc0'],
  [-104, -220, 56, 92, '#e2574c'],
  [-30, -220, 70, 110, '#2fa36b'],
  [52, -220, 54, 132, '#3f8fe0'],
  [124, -220, 62, 96, '#f2b63c'],
  [190, -220, 52, 116, '#d8569b'],
];
const LOWER: readonly Flask[] = [
  [-178, -40, 72, 104, '#2ba8a0'],
  [-96, -40, 54, 126, '#f08a3c'],
  [112, -40, 66, 120, '#8f5bd6'],
  [184, -40, 58, 92, '#58b947'],
];

/** A round flask, filled to its shoulders. */
const bottle = (pen: Pen, [x, y, width, height, color]: Flask) =>
  formed(
    pen,
    `M${x - width * 0.2} ${y - height}H${x + width * 0.2}V${y - height * 0.68}Q${x + width * 0.5} ${y - height * 0.5} ${x + width * 0.5} ${y - height * 0.24}Q${x + width * 0.5} ${y} ${x + width * 0.3} ${y}H${x - width * 0.3}Q${x - width * 0.5} ${y} ${x - width * 0.5} ${y - height * 0.24}Q${x - width * 0.5} ${y - height * 0.5} ${x - width * 0.2} ${y - height * 0.68}Z`,
    color,
    {
      depth: 7,
      light: 5,
      extra: rectangle(
        [x - width, y - height * 1.1],
        width * 2,
        height * 0.56,
        lighter(color, 0.6),
      ),
    },
  ) +
  rectangle([x - width * 0.17, y - height - 13], width * 0.34, 19, HOUSE.woodLight, {
    radius: 3,
  }) +
  ellipse([x - width * 0.2, y - height * 0.28], width * 0.07, height * 0.12, '#ffffff', {
    opacity: 0.6,
  });

/** Bottles of every colour on two boards, with a skull and a candle between them. */
const potionShelf: Drawer = (pen) => {
  const row = (y: number, flasks: readonly Flask[]) =>
    flasks.map((flask) => bottle(pen, flask)).join('') +
    formed(pen, `M-230 ${y}H230V${y + 20}H-230Z`, HOUSE.wood, { depth: 6 }) +
    [-190, 190]
      .map((x) =>
        path(
          `M${x - 8} ${y + 20}H${x + 8}V${y + 50}Q${x} ${y + 58} ${x - 8} ${y + 50}Z`,
          HOUSE.woodDark,
        ),
      )
      .join('');
  return {
    unitCm: 0.35,
    svg:
      row(-220, UPPER) +
      row(-40, LOWER) +
      path('M-44 -40V-66Q-54 -78 -54 -96Q-54 -128 -18 -128T18 -96Q18 -78 8 -66V-40Z', HOUSE.cream) +
      circle([-32, -92], 9, HOUSE.ink) +
      circle([-6, -92], 9, HOUSE.ink) +
      stroke('M-32 -56V-42M-18 -56V-42M-4 -56V-42', '#b9a98d', 4) +
      rectangle([44, -92], 22, 52, HOUSE.cream, { radius: 4 }) +
      path('M55 -132Q36 -106 55 -94Q74 -106 55 -132Z', GLOW.flame) +
      path('M55 -118Q46 -104 55 -97Q64 -104 55 -118Z', GLOW.flameHeart),
    anchors: { top: { at: [0, -220], spanCm: 150 } },
  };
};

export const fabledThing = defineFamily('fabled-thing', {
  sack,
  katana,
  'phoenix-rising': phoenixRising,
  'fire-breath': fireBreath,
  'baby-bundle': babyBundle,
  'mechanical-owl': mechanicalOwl,
  'dragon-dance': dragonDance,
  'potion-shelf': potionShelf,
});

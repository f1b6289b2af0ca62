import { circle, ellipse, line, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import type { Hex } from '@/lib/color/hex';
import { times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import type { Pen } from '../pen';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import { pane } from './wheels';

/** What flies: the origin is its middle. */

const plane: Drawer = (pen, { color = pen.accents[2] }) => ({
  svg:
    shape(
      [
        [-60, 20],
        [110, 20],
        [-90, 300],
        [-170, 300],
      ].map(([x = 0, y = 0]) => [x, -y * 0.5 + 10] as const),
      darker(HOUSE.white, 0.2),
    ) +
    formed(pen, 'M-640 -60L-700 -240H-600L-470 -60Z', color, { depth: 12, light: 5 }) +
    formed(
      pen,
      'M-690 -30Q-500 -96 -200 -100H420Q600 -92 660 -10Q670 20 600 52Q500 84 260 84H-200Q-520 70 -690 -30Z',
      HOUSE.white,
      { depth: 26, light: 8, extra: path('M-700 -6Q0 20 680 0V36Q0 60 -700 26Z', color) },
    ) +
    pane(pen, 'M500 -62Q580 -54 616 -18L540 -24Q516 -40 500 -62Z') +
    times(13, (index) =>
      rectangle([-330 + index * 58, -56], 26, 34, '#7fb2d6', { radius: 12 }),
    ).join('') +
    rectangle([380, -64], 44, 92, darker(HOUSE.white, 0.12), { radius: 12 }) +
    formed(pen, 'M-100 30H150L-150 190H-240Z', lighter(HOUSE.metal, 0.35), {
      depth: 12,
      light: 5,
    }) +
    formed(pen, 'M0 84Q0 60 30 60H130Q154 62 154 92Q154 122 130 124H30Q0 122 0 84Z', color, {
      depth: 8,
      light: 4,
    }) +
    ellipse([150, 92], 10, 28, HOUSE.ink) +
    formed(pen, 'M-620 -40H-520L-640 20H-700Z', color, { depth: 6, light: 3 }),
  anchors: {
    inside: { at: [60, -20], spanCm: 700 },
    seat: { at: [470, -20] },
    window: { at: [60, -40], spanCm: 500 },
    door: { at: [402, 30] },
    top: { at: [0, -100], spanCm: 600 },
  },
});

/** A small aeroplane with two wings and a screw; who flies it sits in the open. */
const biplane: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    rectangle([-10, -150], 200, 20, lighter(color, 0.1), { radius: 9 }) +
    stroke('M10 -134L26 -30M160 -134L150 -30', HOUSE.woodDark, 7),
  front:
    formed(
      pen,
      'M-330 -66Q-330 -100 -300 -100L-262 -50Q-60 -66 60 -62H170Q206 -58 210 -14Q206 30 170 38H40Q-200 20 -330 -40Z',
      color,
      { depth: 16, light: 6, extra: path('M120 -70H150V50H120Z', HOUSE.cream) },
    ) +
    rectangle([-20, 4], 190, 18, lighter(color, 0.1), { radius: 8 }) +
    circle([212, -12], 16, HOUSE.metal) +
    ellipse([222, -12], 8, 92, HOUSE.woodLight, { opacity: 0.75 }) +
    rod(pen, 'M80 36L110 92M130 36L110 92', HOUSE.metalDark, 6) +
    circle([110, 96], 26, HOUSE.rubber) +
    circle([110, 96], 11, HOUSE.metal),
  anchors: {
    seat: { at: [-30, -40] },
    handle: { at: [10, -60] },
    inside: { at: [-30, -50], spanCm: 70 },
    top: { at: [90, -150], spanCm: 160 },
  },
});

const helicopter: Drawer = (pen, { color = HOUSE.mustard }) => ({
  svg:
    rod(pen, 'M-60 -10L-330 -46', color, 30) +
    formed(pen, 'M-360 -130L-300 -130L-290 -30L-350 -34Z', color, { depth: 8, light: 3 }) +
    ellipse([-336, -86], 10, 74, HOUSE.metal, { opacity: 0.7 }) +
    rectangle([14, -152], 16, 50, HOUSE.metalDark) +
    ellipse([22, -154], 320, 8, HOUSE.metalDark, { opacity: 0.85 }) +
    formed(
      pen,
      'M-110 -20Q-100 -110 20 -112Q150 -108 184 -10Q186 60 100 70H-40Q-104 56 -110 -20Z',
      color,
      { depth: 18, light: 6 },
    ) +
    pane(pen, 'M70 -96Q148 -80 174 -10Q176 10 150 12H78Z') +
    pane(pen, 'M-30 -80H54V4H-30Z') +
    rod(pen, 'M-20 66L-30 104M90 66L100 104', HOUSE.metalDark, 7) +
    rod(pen, 'M-110 106H150Q170 106 178 92', HOUSE.metalDark, 9),
  anchors: {
    inside: { at: [60, -30], spanCm: 150 },
    seat: { at: [90, -10] },
    door: { at: [12, 66] },
    top: { at: [22, -154], spanCm: 80 },
    foot: { at: [20, 108] },
  },
});

/** With somebody in the basket the envelope is as small as in picture books, so that faces are seen. */
const CREWED = { scale: 0.36, rope: 310 } as const;

/** The gores of a balloon, its mouth at 330 cm below the origin. */
function envelopeOf(pen: Pen, color: Hex | undefined): string {
  // One that was told a colour is of that colour; any other is striped.
  const [a, b, c] = color
    ? [color, lighter(color, 0.24), darker(color, 0.12)]
    : [pen.accents[0], HOUSE.cream, pen.accents[1]];
  const edges = [-1, -0.62, -0.21, 0.21, 0.62, 1];
  const side = (k: number) => `C${k * 760} -1000 ${k * 720} -200 ${k * 130} 330`;
  const back = (k: number) => `C${k * 720} -200 ${k * 760} -1000 0 -1000`;
  const gores = times(5, (index) => {
    const [from = 0, to = 0] = [edges[index], edges[index + 1]];
    const tone = [a, b, c, b, a][index] ?? a;
    const lit =
      index < 2 ? lighter(tone, 0.12) : index > 2 ? darker(tone, 0.05 + (index - 2) * 0.08) : tone;
    return path(`M0 -1000${side(from)}L${to * 130} 330${back(to)}Z`, lit);
  });
  const skin = `M0 -1000${side(-1)}L130 330${back(1)}Z`;
  return (
    gores.join('') +
    pen.clip(
      skin,
      path('M-700 -330Q0 -210 700 -330V-200Q0 -80 -700 -200Z', darker(c, 0.05)) +
        ellipse([-260, -640], 90, 240, HOUSE.white, {
          opacity: 0.2,
          transform: 'rotate(16 -260 -640)',
        }),
    ) +
    ellipse([0, 330], 130, 24, darker(a, 0.35))
  );
}

const balloon: Drawer = (pen, { color, state }) => {
  const isCrewed = state === 'crewed';
  const envelope = envelopeOf(pen, color);
  const rim = isCrewed ? 560 - CREWED.rope : 330;
  const rise = rim - 330 * CREWED.scale;
  const topY = isCrewed ? rise - 1000 * CREWED.scale : -1000;
  return {
    svg:
      (isCrewed
        ? placed(envelope, { at: [0, rise], scaleX: CREWED.scale, scaleY: CREWED.scale })
        : envelope) +
      (isCrewed
        ? stroke(`M-50 ${rim + 4}L-88 560M50 ${rim + 4}L88 560`, HOUSE.woodDark, 6)
        : stroke(
            'M-118 340L-84 560M118 340L84 560M-40 350L-30 560M40 350L30 560',
            HOUSE.woodDark,
            6,
          ) + path('M-26 480Q0 400 26 480Z', HOUSE.fire)) +
      path('M-92 560H92L88 600H-88Z', darker(HOUSE.wood, 0.45)),
    front:
      formed(pen, 'M-92 570H92L78 700H-78Z', HOUSE.wood, {
        depth: 12,
        light: 5,
        extra: times(5, (index) =>
          line(
            [
              [-100, 594 + index * 24],
              [100, 594 + index * 24],
            ],
            darker(HOUSE.wood, 0.24),
            4,
          ),
        ).join(''),
      }) + rectangle([-100, 556], 200, 20, HOUSE.woodDark, { radius: 9 }),
    anchors: {
      inside: { at: [0, isCrewed ? 610 : 640], spanCm: 130 },
      seat: { at: [0, isCrewed ? 610 : 640] },
      top: { at: [0, topY] },
      ...(isCrewed ? {} : { handle: { at: [0, 556] as const } }),
      grip: { at: [0, 556] },
      label: isCrewed
        ? { at: [0, rise - 400 * CREWED.scale], spanCm: 160 }
        : { at: [0, -400], spanCm: 400 },
    },
  };
};

/** Clouds that a start throws up on both sides of the flame: middle and radius of each, the farthest first. */
const BILLOWS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [660, 740, 120],
  [-640, 730, 130],
  [500, 660, 150],
  [-470, 650, 160],
  [320, 720, 170],
  [-310, 720, 180],
  [150, 650, 130],
  [-150, 660, 130],
  [0, 760, 190],
  [480, 800, 130],
  [-480, 800, 130],
  [790, 830, 100],
  [-780, 825, 105],
  [210, 560, 84],
  [-230, 570, 90],
];

/** The tower that a rocket leaves: two posts, braces between them and an arm towards it, to the right of the rocket. */
function launchTower(color: Hex): string {
  const [left, right, top, foot] = [470, 590, -560, 870];
  const step = 130;
  const braces = times(11, (index) => {
    const y = top + index * step;
    const [from, to] = index % 2 ? [left, right] : [right, left];
    return `M${left} ${y}H${right}M${from} ${y}L${to} ${y + step}`;
  }).join('');
  return (
    stroke(braces, lighter(color, 0.12), 13) +
    stroke(`M${left} ${top - 40}V${foot}M${right} ${top - 40}V${foot}`, color, 26) +
    stroke(`M${left} -330H330M${left} -250H370L330 -330`, color, 18) +
    stroke(`M${(left + right) / 2} ${top - 40}V${top - 200}`, color, 10) +
    circle([(left + right) / 2, top - 206], 18, GLOW.flameEdge)
  );
}

const billows = (): string =>
  [
    ['#cfd3e4', 0, 0, 1],
    ['#eceef7', -0.1, -0.14, 0.86],
    ['#fff6e6', -0.06, -0.3, 0.5],
  ]
    .map(([color, dx, dy, share]) =>
      BILLOWS.map(([x, y, radius]) =>
        circle(
          [x + Number(dx) * radius, y + Number(dy) * radius],
          radius * Number(share),
          String(color),
        ),
      ).join(''),
    )
    .join('');

const rocket: Drawer = (pen, { color = HOUSE.red, state }) => {
  // Whatever stands on its cloud has its ground under the cloud.
  const liftCm = state === 'launched' ? 880 : 0;
  const body = 'M0 -900Q190 -640 200 -280Q200 60 150 260H-150Q-200 60 -200 -280Q-190 -640 0 -900Z';
  const flame =
    state === 'plain'
      ? ''
      : path('M-120 300Q-150 470 0 700Q150 470 120 300Z', HOUSE.fire) +
        path('M-76 300Q-90 440 0 590Q90 440 76 300Z', GLOW.flameInner) +
        path('M-36 300Q-44 400 0 480Q44 400 36 300Z', GLOW.flameHeart);
  const svg =
    (state === 'launched' ? launchTower(darker(HOUSE.metalDark, 0.45)) : '') +
    flame +
    formed(pen, 'M-160 -60Q-380 80 -400 340Q-280 260 -140 240Z', color, { depth: 18, light: 8 }) +
    formed(pen, 'M160 -60Q380 80 400 340Q280 260 140 240Z', color, { depth: 18, light: 8 }) +
    formed(pen, body, HOUSE.white, {
      depth: 46,
      light: 14,
      extra:
        path('M-240 -1000H240V-600Q0 -540 -240 -600Z', color) +
        path('M-240 130Q0 190 240 130V190Q0 250 -240 190Z', color),
    }) +
    [-330, -60]
      .map(
        (y, index) =>
          circle([0, y], index ? 70 : 104, HOUSE.metalDark) +
          circle([0, y], index ? 52 : 80, HOUSE.blue) +
          circle([-16, y - 16], index ? 34 : 52, HOUSE.sky),
      )
      .join('') +
    rectangle([-120, 256], 240, 50, HOUSE.metalDark, { radius: 12 }) +
    formed(pen, 'M-34 60Q0 20 34 60L24 380H-24Z', color, { depth: 8, light: 4 }) +
    (state === 'launched' ? billows() : '');
  return {
    svg: liftCm > 0 ? placed(svg, { at: [0, -liftCm] }) : svg,
    anchors: {
      inside: { at: [0, -330 - liftCm], spanCm: 140 },
      window: { at: [0, -330 - liftCm], spanCm: 140 },
      tip: { at: [0, -900 - liftCm] },
      top: { at: [0, -900 - liftCm] },
      seat: { at: [0, -200 - liftCm] },
      door: { at: [0, 60 - liftCm] },
    },
  };
};

const ufo: Drawer = (pen, { color = HOUSE.metal, state }) => ({
  svg:
    (state === 'lit'
      ? shape(
          [
            [-110, 60],
            [110, 60],
            [260, 480],
            [-260, 480],
          ],
          '#c9ffb0',
          { opacity: 0.4 },
        )
      : '') +
    formed(pen, 'M-130 -20Q-120 -150 0 -152Q120 -150 130 -20Z', '#a9e3d6', {
      depth: 16,
      light: 8,
    }) +
    shape(
      [
        [-70, -40],
        [-30, -130],
        [-6, -138],
        [-40, -40],
      ],
      HOUSE.white,
      { opacity: 0.45 },
    ),
  front:
    formed(pen, 'M-300 10Q-200 -44 0 -46T300 10Q230 82 0 84T-300 10Z', color, {
      depth: 18,
      light: 7,
      extra: path('M-300 14Q0 60 300 14V90H-300Z', darker(color, 0.2)),
    }) +
    times(7, (index) => {
      const x = -210 + index * 70;
      return ball(
        pen,
        [x, 26 + 22 * (1 - (x / 240) ** 2)],
        14,
        index % 2 ? HOUSE.mustard : HOUSE.coral,
      );
    }).join(''),
  anchors: {
    inside: { at: [0, -30], spanCm: 160 },
    seat: { at: [0, -30] },
    top: { at: [0, -152], spanCm: 60 },
  },
});

const parachute: Drawer = (pen, { color = pen.accents[0] }) => ({
  svg:
    stroke('M-260 -160L0 200L260 -160M-130 -130L0 200L130 -130', HOUSE.metalDark, 3) +
    formed(
      pen,
      'M-264 -160Q-250 -380 0 -386Q250 -380 264 -160Q220 -200 176 -160Q132 -200 88 -160Q44 -200 0 -160Q-44 -200 -88 -160Q-132 -200 -176 -160Q-220 -200 -264 -160Z',
      color,
      {
        depth: 18,
        light: 8,
        extra: path('M-88 -160Q-80 -340 0 -390Q80 -340 88 -160Z', HOUSE.cream),
      },
    ),
  anchors: {
    grip: { at: [0, 200] },
    seat: { at: [0, 220] },
    handle: { at: [0, 190] },
    top: { at: [0, -386] },
  },
});

export const aircraft = defineFamily(
  'aircraft',
  { plane, biplane, helicopter, balloon, rocket, ufo, parachute },
  1,
);

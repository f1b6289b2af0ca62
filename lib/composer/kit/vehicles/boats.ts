import type { Hex } from '@/lib/color/hex';
import { circle, line, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';
import { pane } from './wheels';

/** Boats from the side, drawn whole: `surface` is where the water cuts them. */

const rowBoat: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    path('M-190 -70Q-150 -52 0 -50T190 -78L182 -60Q0 -36 -184 -54Z', darker(color, 0.45)) +
    rectangle([-60, -60], 80, 8, lighter(color, 0.2), { radius: 2 }),
  front:
    formed(pen, 'M-192 -72Q-100 -46 0 -46T194 -80Q180 -24 128 0H-120Q-176 -20 -192 -72Z', color, {
      depth: 12,
      light: 4,
      extra: stroke('M-190 -46Q0 -22 188 -50M-176 -22Q0 -2 168 -26', darker(color, 0.24), 3),
    }) +
    stroke('M-192 -72Q-100 -46 0 -46T194 -80', lighter(color, 0.4), 5) +
    rod(pen, 'M30 -70L-110 -6', HOUSE.woodLight, 5) +
    path('M-104 -14L-150 4Q-140 16 -98 2Z', HOUSE.woodLight),
  anchors: {
    seat: { at: [-16, -60] },
    inside: { at: [-10, -52], spanCm: 220 },
    surface: { at: [0, -18], spanCm: 320 },
    handle: { at: [28, -72] },
    grip: { at: [28, -72] },
    top: { at: [-10, -56], spanCm: 200 },
  },
});

const canoe: Drawer = (pen, { color = HOUSE.coral }) => ({
  svg: path('M-230 -60Q0 -20 230 -60L200 -40Q0 -14 -200 -40Z', darker(color, 0.45)),
  front: formed(
    pen,
    'M-238 -72Q-220 -44 0 -40T238 -72Q232 -10 150 0H-150Q-232 -10 -238 -72Z',
    color,
    { depth: 9, light: 3, extra: path('M-240 -30H240V-22H-240Z', HOUSE.cream) },
  ),
  anchors: {
    seat: { at: [-10, -42] },
    inside: { at: [0, -40], spanCm: 300 },
    surface: { at: [0, -14], spanCm: 400 },
    top: { at: [0, -42], spanCm: 260 },
  },
});

const sailBoat: Drawer = (pen, { color = HOUSE.coral }) => ({
  svg:
    rod(pen, 'M-14 -70V-660', HOUSE.woodLight, 9) +
    formed(pen, 'M2 -640Q150 -420 196 -128H2Z', HOUSE.cream, {
      depth: 20,
      light: 8,
      extra:
        times(4, (index) =>
          stroke(
            `M0 ${-560 + index * 112}Q90 ${-540 + index * 112} 220 ${-550 + index * 112}`,
            darker(HOUSE.cream, 0.08),
            3,
          ),
        ).join('') + path('M0 -250Q110 -230 240 -240V-186Q110 -178 0 -196Z', color),
    }) +
    formed(pen, 'M-30 -610Q-130 -380 -190 -138L-30 -128Z', lighter(color, 0.05), {
      depth: 14,
      light: 6,
    }) +
    stroke('M-14 -116H200', HOUSE.woodDark, 7) +
    shape(
      [
        [-14, -664],
        [-14, -628],
        [34, -646],
      ],
      pen.accents[1],
    ),
  front:
    formed(pen, 'M-230 -98Q0 -76 244 -104Q226 -20 150 0H-150Q-214 -30 -230 -98Z', HOUSE.white, {
      depth: 16,
      light: 5,
      extra: path('M-240 -56Q0 -34 250 -60V4H-240Z', color),
    }) + stroke('M-230 -98Q0 -76 244 -104', HOUSE.woodLight, 7),
  anchors: {
    seat: { at: [-90, -96] },
    inside: { at: [-80, -92], spanCm: 200 },
    surface: { at: [0, -22], spanCm: 360 },
    handle: { at: [-170, -110] },
    top: { at: [-90, -94], spanCm: 160 },
    tip: { at: [-14, -660] },
  },
});

const ship: Drawer = (pen, { color = HOUSE.navy }) => {
  const deck = (x: number, y: number, width: number, height: number) =>
    formed(pen, `M${x} ${y}V${y - height}H${x + width}L${x + width + 30} ${y}Z`, HOUSE.cream, {
      depth: 16,
      light: 6,
    }) +
    times(Math.floor(width / 90), (index) =>
      pane(
        pen,
        `M${x + 26 + index * 90} ${y - height * 0.3}v${-height * 0.42}h56v${height * 0.42}Z`,
      ),
    ).join('');
  return {
    svg:
      [-200, 40]
        .map((x) =>
          formed(pen, `M${x} -420L${x + 20} -640H${x + 130}L${x + 110} -420Z`, HOUSE.coral, {
            depth: 16,
            light: 6,
            extra: path(`M${x - 20} -660H${x + 160}V-590H${x - 20}Z`, HOUSE.ink),
          }),
        )
        .join('') +
      deck(-520, -330, 940, 110) +
      deck(-560, -210, 1060, 120) +
      formed(pen, 'M-760 -230Q0 -190 820 -260Q760 -60 640 0H-620Q-730 -60 -760 -230Z', color, {
        depth: 26,
        light: 8,
        extra:
          path('M-800 -70H860V10H-800Z', HOUSE.red) + path('M-800 -84H860V-70H-800Z', HOUSE.cream),
      }) +
      times(
        11,
        (index) =>
          circle([-520 + index * 104, -150], 18, HOUSE.cream) +
          circle([-520 + index * 104, -150], 12, HOUSE.sky),
      ).join(''),
    anchors: {
      surface: { at: [0, -60], spanCm: 1300 },
      inside: { at: [0, -240], spanCm: 900 },
      top: { at: [-60, -440], spanCm: 800 },
      chimney: { at: [-126, -640] },
      seat: { at: [500, -240] },
      label: { at: [420, -170], spanCm: 260 },
    },
  };
};

function galleonSail(
  pen: Pen,
  cloth: Hex,
  [x, y, w, h]: readonly [number, number, number, number],
): string {
  const outline = `M${x - w} ${y}Q${x} ${y + 14} ${x + w} ${y}Q${x + w * 1.24} ${y + h * 0.5} ${x + w} ${y + h}Q${x} ${y + h * 0.86} ${x - w} ${y + h}Q${x - w * 0.76} ${y + h * 0.5} ${x - w} ${y}Z`;
  return (
    formed(pen, outline, cloth, { depth: 14, light: 6 }) +
    stroke(`M${x - w - 10} ${y}H${x + w + 10}`, HOUSE.woodDark, 9)
  );
}

function galleonHull(pen: Pen, color: Hex): string {
  const outline =
    'M-560 -420L-470 -400L-440 -260Q0 -220 360 -260L470 -300L540 -290Q500 -60 380 0H-400Q-500 -90 -560 -420Z';
  const seams = times(4, (index) =>
    stroke(
      `M-560 ${-190 + index * 50}Q0 ${-160 + index * 50} 540 ${-200 + index * 50}`,
      darker(color, 0.22),
      6,
    ),
  );
  const band = path('M-580 -260Q0 -210 560 -280V-252Q0 -186 -580 -232Z', HOUSE.gold);
  const ports = times(6, (index) =>
    rectangle([-330 + index * 110, -190], 44, 38, HOUSE.woodDark, { radius: 4 }),
  );
  return (
    formed(pen, outline, color, { depth: 26, light: 8, extra: seams.join('') + band }) +
    ports.join('')
  );
}

const GALLEON_SAILS = [
  [-300, -820, 110, 160],
  [-300, -630, 140, 230],
  [0, -950, 120, 170],
  [0, -750, 160, 280],
  [280, -800, 100, 150],
  [280, -620, 130, 230],
] as const;

/** An old ship with three masts; black sails where it is `open` to plunder. */
const galleon: Drawer = (pen, { color = HOUSE.wood, state }) => {
  const cloth = state === 'open' ? HOUSE.ink : HOUSE.cream;
  const masts = [
    [-300, -880],
    [0, -1000],
    [280, -860],
  ].map(([x = 0, y = 0]) => rod(pen, `M${x} -200V${y}`, HOUSE.woodDark, 16));
  return {
    svg:
      masts.join('') +
      stroke('M460 -280L640 -390', HOUSE.woodDark, 14) +
      shape(
        [
          [280, -840],
          [620, -390],
          [330, -330],
        ],
        lighter(cloth, 0.1),
      ) +
      GALLEON_SAILS.map((sail) => galleonSail(pen, cloth, sail)).join('') +
      shape(
        [
          [0, -1000],
          [0, -1050],
          [90, -1026],
        ],
        pen.accents[0],
      ),
    front: galleonHull(pen, color),
    anchors: {
      surface: { at: [0, -60], spanCm: 800 },
      inside: { at: [0, -250], spanCm: 600 },
      top: { at: [0, -250], spanCm: 500 },
      seat: { at: [-100, -250] },
      tip: { at: [0, -1000] },
    },
  };
};

const submarine: Drawer = (pen, { color = HOUSE.mustard }) => ({
  svg:
    rod(pen, 'M10 -250V-320H46', HOUSE.metalDark, 12) +
    formed(pen, 'M-70 -190L-56 -262Q-54 -272 -44 -272H60Q70 -272 74 -262L92 -190Z', color, {
      depth: 12,
      light: 5,
    }) +
    shape(
      [
        [-270, -100],
        [-350, -180],
        [-350, -30],
      ],
      darker(color, 0.2),
    ) +
    stroke('M-356 -150V-50', HOUSE.metalDark, 12) +
    formed(
      pen,
      'M-290 -100Q-280 -196 -120 -204H150Q290 -196 296 -104Q290 -8 150 0H-120Q-280 -8 -290 -100Z',
      color,
      { depth: 24, light: 8, extra: path('M-300 -60Q0 -30 300 -60V10H-300Z', darker(color, 0.2)) },
    ) +
    [-120, 20, 150]
      .map(
        (x) =>
          circle([x, -112], 42, darker(color, 0.34)) +
          circle([x, -112], 33, HOUSE.sky) +
          shape(
            [
              [x - 20, -96],
              [x + 4, -136],
              [x + 14, -130],
              [x - 10, -90],
            ],
            HOUSE.white,
            { opacity: 0.5 },
          ),
      )
      .join('') +
    stroke('M-200 -168H200', lighter(color, 0.4), 6),
  anchors: {
    inside: { at: [20, -110], spanCm: 240 },
    surface: { at: [0, -120], spanCm: 560 },
    top: { at: [8, -272], spanCm: 90 },
    window: { at: [20, -112], spanCm: 60 },
    seat: { at: [8, -272] },
  },
});

const motorBoat: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    shape(
      [
        [10, -84],
        [60, -84],
        [20, -140],
        [6, -140],
      ],
      HOUSE.sky,
      { opacity: 0.75 },
    ) + rectangle([-70, -112], 16, 40, HOUSE.leather, { radius: 6 }),
  front:
    formed(pen, 'M-210 -82H70Q180 -86 250 -104Q200 -20 90 0H-170Q-206 -20 -210 -82Z', HOUSE.white, {
      depth: 13,
      light: 4,
      extra: path('M-220 -62Q60 -52 250 -84V-60Q60 -28 -220 -36Z', color),
    }) +
    rectangle([-232, -104], 34, 44, HOUSE.ink, { radius: 8 }) +
    line(
      [
        [-216, -62],
        [-216, -6],
      ],
      HOUSE.metalDark,
      8,
    ),
  anchors: {
    seat: { at: [-40, -76] },
    handle: { at: [14, -104] },
    inside: { at: [-50, -80], spanCm: 180 },
    surface: { at: [0, -22], spanCm: 380 },
    top: { at: [150, -90], spanCm: 90 },
  },
});

export const boats = defineFamily(
  'boat',
  {
    'sail-boat': sailBoat,
    'row-boat': rowBoat,
    canoe,
    ship,
    galleon,
    submarine,
    'motor-boat': motorBoat,
  },
  1,
);

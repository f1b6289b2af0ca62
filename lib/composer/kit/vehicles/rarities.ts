import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import { bobsled, chariot, dirtBike, dogsled, sidecar, tandem } from './rare-rides';
import { pane } from './wheels';

/** Boats of particular kinds; in centimetres. */

/** A closed, pointed shell with a hole to sit in, and the paddle of two blades. */
const kayak: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 1,
  svg: ellipse([-6, -40], 46, 9, darker(color, 0.5)),
  front:
    formed(
      pen,
      'M-230 -46Q-150 -40 -56 -44Q-6 -30 44 -44Q140 -40 230 -50Q150 0 0 0Q-160 0 -230 -46Z',
      color,
      {
        depth: 11,
        light: 5,
        extra: path('M-240 -22H240V-12H-240Z', HOUSE.cream),
      },
    ) +
    rod(pen, 'M-120 -88L130 -30', HOUSE.ink, 5) +
    formed(pen, 'M-118 -80L-134 -94Q-170 -112 -176 -98Q-172 -84 -130 -82Z', HOUSE.mustard, {
      depth: 3,
    }) +
    formed(pen, 'M126 -38L140 -24Q176 -8 182 -20Q178 -34 138 -36Z', HOUSE.mustard, { depth: 3 }),
  anchors: {
    seat: { at: [-6, -34] },
    inside: { at: [-6, -34], spanCm: 70 },
    grip: { at: [-40, -70] },
    gripFar: { at: [50, -49] },
  },
});

/** Two slim hulls under one sail. */
const catamaran: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-10 -60V-800', HOUSE.metal, 10) +
    formed(pen, 'M-24 -110L-22 -784Q-220 -520 -250 -120Z', HOUSE.white, {
      depth: 16,
      extra: path('M-260 -300H0V-220H-260Z', color),
    }) +
    formed(pen, 'M6 -110L4 -720Q120 -420 220 -104Z', lighter(color, 0.55), { depth: 12 }) +
    formed(pen, 'M-300 -66L290 -78Q250 -26 200 -22H-260Z', darker(color, 0.25), { depth: 9 }) +
    rectangle([-230, -92], 400, 22, HOUSE.rubber, { radius: 6 }) +
    formed(pen, 'M-340 -58L330 -72Q290 -2 210 0H-290Z', color, {
      depth: 13,
      extra: path('M-350 -62H340V-46H-350Z', HOUSE.white),
    }),
  anchors: {
    seat: { at: [-110, -92] },
    inside: { at: [-60, -92], spanCm: 220 },
    top: { at: [-60, -92], spanCm: 220 },
  },
});

/** A broad ship with a gate in its bow and cars on its deck. */
const ferry: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 1.6,
  svg:
    formed(pen, 'M-330 -120V-240H250L280 -120Z', HOUSE.white, { depth: 16 }) +
    formed(pen, 'M-240 -236V-310H150L170 -236Z', HOUSE.white, { depth: 12 }) +
    formed(pen, 'M60 -306V-356H170L186 -306Z', HOUSE.cream, { depth: 8 }) +
    pane(pen, 'M74 -320V-344H160L168 -320Z') +
    formed(pen, 'M-160 -306L-150 -384H-84L-94 -306Z', HOUSE.coral, {
      depth: 9,
      extra: path('M-170 -390H-70V-366H-170Z', HOUSE.ink),
    }) +
    times(11, (index) => circle([-214 + index * 34, -272], 9, HOUSE.sky)).join('') +
    rectangle([-312, -204], 540, 66, HOUSE.ink, { radius: 6 }) +
    [HOUSE.red, HOUSE.mustard, HOUSE.sky, HOUSE.green, HOUSE.cream]
      .map((hue, index) => {
        const x = -270 + index * 104;
        return (
          formed(
            pen,
            `M${x - 36} -142V-162H${x - 24}L${x - 14} -182H${x + 14}L${x + 24} -162H${x + 36}V-142Z`,
            hue,
            { depth: 4 },
          ) +
          circle([x - 20, -142], 8, HOUSE.metalDark) +
          circle([x + 20, -142], 8, HOUSE.metalDark)
        );
      })
      .join('') +
    formed(pen, 'M-360 -138H390Q360 -10 320 0H-330Q-356 -40 -360 -138Z', color, {
      depth: 20,
      extra:
        path('M-370 -36H400V4H-370Z', HOUSE.red) + path('M-370 -120H400V-104H-370Z', HOUSE.white),
    }) +
    formed(pen, 'M300 -138L392 -140L470 -40L452 -26Z', HOUSE.metalDark, { depth: 8 }),
  anchors: {
    seat: { at: [0, -240] },
    inside: { at: [-40, -240], spanCm: 300 },
    top: { at: [-40, -310], spanCm: 260 },
  },
});

/** On a skirt of air, with a propeller behind. */
const hovercraft: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-250 -110V-250', HOUSE.metalDark, 12) +
    circle([-262, -260], 92, HOUSE.metalDark) +
    circle([-262, -260], 80, lighter(HOUSE.sky, 0.3)) +
    path(
      'M-262 -260Q-286 -300 -262 -338Q-246 -300 -262 -260Q-226 -246 -196 -216Q-240 -224 -262 -260Q-286 -224 -328 -216Q-300 -248 -262 -260Z',
      HOUSE.metal,
    ) +
    ball(pen, [-262, -260], 14, HOUSE.mustard) +
    formed(
      pen,
      'M-180 -112V-190Q-176 -206 -160 -206H120Q150 -204 176 -172L226 -112Z',
      HOUSE.white,
      { depth: 12, extra: path('M-190 -136H240V-124H-190Z', color) },
    ) +
    [-150, -70, 10].map((x) => pane(pen, `M${x} -144V-188H${x + 62}V-144Z`)).join('') +
    pane(pen, 'M96 -144V-188H120Q136 -186 150 -168L168 -144Z') +
    formed(pen, 'M-330 -118H280Q330 -112 330 -86H-340Q-340 -112 -330 -118Z', color, { depth: 8 }) +
    formed(
      pen,
      'M-340 -88H330Q380 -60 356 -14Q350 0 330 0H-340Q-366 -4 -372 -30Q-374 -70 -340 -88Z',
      HOUSE.rubber,
      { depth: 14 },
    ) +
    times(11, (index) =>
      stroke(
        `M${-320 + index * 63} -84Q${-332 + index * 63} -40 ${-320 + index * 63} -6`,
        lighter(HOUSE.rubber, 0.2),
        5,
      ),
    ).join(''),
  anchors: {
    seat: { at: [60, -130] },
    inside: { at: [-20, -140], spanCm: 260 },
    top: { at: [-20, -206], spanCm: 240 },
  },
});

/** A white river boat of two decks with its great red wheel behind. */
const paddleSteamer: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1.5,
  svg:
    [100, 150]
      .map(
        (x) =>
          formed(pen, `M${x - 12} -270V-430H${x + 12}V-270Z`, HOUSE.ink, { depth: 6 }) +
          path(
            `M${x - 24} -448L${x - 14} -428H${x + 14}L${x + 24} -448L${x + 10} -440L${x} -452L${x - 10} -440Z`,
            HOUSE.gold,
          ),
      )
      .join('') +
    formed(pen, 'M-30 -290V-340H70V-290Z', HOUSE.white, { depth: 7 }) +
    pane(pen, 'M-18 -302V-328H58V-302Z') +
    [-290, -176]
      .map(
        (y) =>
          rectangle([-200, y], 420, 96, HOUSE.cream) +
          times(9, (index) =>
            rectangle([-190 + index * 46, y + 22], 20, 48, HOUSE.sky, { radius: 3 }),
          ).join('') +
          formed(pen, `M-216 ${y - 10}H250V${y + 4}H-216Z`, HOUSE.white, { depth: 4 }) +
          times(11, (index) => rectangle([-208 + index * 44, y], 6, 100, HOUSE.white)).join('') +
          stroke(`M-206 ${y + 70}H240`, HOUSE.white, 5),
      )
      .join('') +
    formed(pen, 'M-220 -84H320Q330 -20 250 0H-220Z', HOUSE.white, {
      depth: 12,
      extra: path('M-230 -30H330V4H-230Z', color),
    }) +
    stroke('M-216 -90H-300', HOUSE.metalDark, 10) +
    times(8, (index) => {
      const turn = (index * Math.PI) / 4 + 0.2;
      const [x, y] = [-296 + 98 * Math.cos(turn), -92 + 98 * Math.sin(turn)];
      return (
        stroke(`M-296 -92L${x.toFixed(1)} ${y.toFixed(1)}`, darker(color, 0.25), 8) +
        ball(pen, [x, y], 15, color)
      );
    }).join('') +
    circle([-296, -92], 15, HOUSE.gold) +
    `<circle cx="-296" cy="-92" r="96" fill="none" stroke="${color}" stroke-width="9"/><circle cx="-296" cy="-92" r="62" fill="none" stroke="${color}" stroke-width="7"/>`,
  anchors: {
    seat: { at: [60, -196] },
    inside: { at: [20, -100], spanCm: 340 },
    top: { at: [20, -300], spanCm: 300 },
  },
});

/** Endless and low, pipes on its deck, the bridge far behind. */
const oilTanker: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 4,
  svg:
    formed(pen, 'M-400 -108V-250H-290V-108Z', HOUSE.white, { depth: 10 }) +
    formed(pen, 'M-410 -250H-276V-278H-410Z', HOUSE.white, { depth: 6 }) +
    pane(pen, 'M-400 -256V-272H-286V-256Z') +
    formed(pen, 'M-446 -120V-230H-412V-120Z', HOUSE.mustard, {
      depth: 7,
      extra: path('M-450 -232H-400V-210H-450Z', HOUSE.ink),
    }) +
    times(4, (row) =>
      times(3, (index) => rectangle([-388 + index * 32, -232 + row * 30], 18, 12, HOUSE.sky)).join(
        '',
      ),
    ).join('') +
    stroke('M-280 -126H380M-280 -138H360', HOUSE.metal, 8) +
    [-180, -60, 60, 180, 300].map((x) => rectangle([x, -148], 10, 40, HOUSE.metalDark)).join('') +
    rod(pen, 'M0 -112V-210M0 -196L70 -170', HOUSE.mustard, 9) +
    rod(pen, 'M420 -120V-200', HOUSE.metal, 7) +
    formed(pen, 'M-470 -112H400L430 -136H480Q470 -60 420 0H-440Q-470 -40 -470 -112Z', HOUSE.ink, {
      depth: 16,
      extra: path('M-480 -46H490V4H-480Z', color),
    }),
  anchors: { seat: { at: [0, -112] }, top: { at: [60, -112], spanCm: 500 } },
});

/** A high stern, battened sails of red. */
const junk: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1.3,
  svg:
    [
      [-150, -60, 300, 150],
      [40, -56, 400, 190],
      [230, -70, 240, 110],
    ]
      .map(
        ([x = 0, y = 0, high = 0, wide = 0]) =>
          rod(pen, `M${x} ${y}V${y - high - 60}`, HOUSE.woodDark, 9) +
          formed(
            pen,
            `M${x - wide * 0.35} ${y - 50}L${x - wide * 0.42} ${y - high * 0.8}Q${x + wide * 0.1} ${y - high - 90} ${x + wide * 0.5} ${y - high}Q${x + wide * 0.62} ${y - high * 0.5} ${x + wide * 0.5} ${y - 40}Z`,
            color,
            { depth: 12 },
          ) +
          times(5, (index) => {
            const at = y - 60 - (index * (high - 60)) / 5;
            return stroke(
              `M${x - wide * 0.38} ${at}L${x + wide * 0.54} ${at - 12}`,
              darker(color, 0.4),
              5,
            );
          }).join(''),
      )
      .join('') +
    formed(
      pen,
      'M-320 -190L-210 -180L-190 -80H220L330 -130Q300 -20 230 0H-220Q-310 -60 -320 -190Z',
      HOUSE.wood,
      { depth: 16, extra: path('M-330 -64H340V-46H-330Z', HOUSE.mustard) },
    ) +
    formed(pen, 'M-310 -188L-206 -178V-210L-316 -218Z', HOUSE.woodDark, { depth: 6 }) +
    circle([276, -92], 13, HOUSE.white) +
    circle([278, -92], 6, HOUSE.ink),
  anchors: {
    seat: { at: [0, -80] },
    inside: { at: [0, -80], spanCm: 240 },
    top: { at: [0, -80], spanCm: 240 },
  },
});

/** A boat in the shape of a swan that two people pedal. */
const swanBoat: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 1,
  svg:
    rectangle([-112, -104], 16, 60, HOUSE.sky, { radius: 6 }) +
    rectangle([-112, -58], 150, 14, HOUSE.sky, { radius: 6 }),
  front:
    stroke(
      'M118 -40C190 -70 120 -150 132 -200C144 -240 196 -236 196 -200',
      darker(color, 0.08),
      40,
    ) +
    stroke('M116 -44C184 -72 114 -150 128 -200C140 -236 190 -234 192 -202', color, 32) +
    formed(pen, 'M204 -214L252 -190Q250 -182 206 -186Z', HOUSE.orange, { depth: 4 }) +
    path('M200 -216L222 -204L206 -196Z', HOUSE.ink) +
    circle([190, -214], 5.5, HOUSE.ink) +
    formed(
      pen,
      'M-230 -106Q-190 -60 -120 -62H90Q150 -64 180 -50Q170 0 100 0H-130Q-220 -10 -230 -106Z',
      color,
      { depth: 14 },
    ) +
    stroke('M-170 -50Q-100 -16 -20 -28M-130 -30Q-60 0 30 -16', darker(color, 0.14), 6),
  anchors: {
    seat: { at: [-50, -56] },
    inside: { at: [-30, -56], spanCm: 150 },
    handle: { at: [40, -80] },
  },
});

/** Vehicles of which every one is a kind of its own. */
export const rarity = defineFamily('rarity', {
  kayak,
  catamaran,
  ferry,
  hovercraft,
  'paddle-steamer': paddleSteamer,
  'oil-tanker': oilTanker,
  junk,
  'swan-boat': swanBoat,
  chariot,
  dogsled,
  bobsled,
  sidecar,
  tandem,
  'dirt-bike': dirtBike,
});

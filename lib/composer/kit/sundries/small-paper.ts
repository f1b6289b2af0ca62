import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed } from '../form';

const HEART = 'M0 -8C-28 -28 -26 -52 -12 -52Q-2 -52 0 -42Q2 -52 12 -52C26 -52 28 -28 0 -8Z';
const CARD = roundedPath([-66, -190], 132, 190, 13);

/** A card with one large heart. */
const ace: Drawer = (pen) => ({
  unitCm: 0.046,
  svg:
    formed(pen, CARD, HOUSE.white, { depth: 6, light: 0 }) +
    placed(path(HEART, HOUSE.red), { at: [0, -40], scaleX: 1.9 }) +
    [
      [-46, -146, 1],
      [46, -44, -1],
    ]
      .map(([x = 0, y = 0, turn = 1]) =>
        placed(
          stroke('M-9 0L0 -26L9 0M-6 -9H6', HOUSE.red, 5) +
            placed(path(HEART, HOUSE.red), { at: [0, 26], scaleX: 0.4 }),
          { at: [x, y], scaleX: turn },
        ),
      )
      .join(''),
});

/** A card with a jester's head. */
const joker: Drawer = (pen) => ({
  unitCm: 0.046,
  svg:
    formed(pen, CARD, HOUSE.white, { depth: 6, light: 0 }) +
    formed(
      pen,
      'M-30 -96C-60 -110 -54 -140 -40 -146C-30 -130 -16 -130 0 -152C16 -130 30 -130 40 -146C54 -140 60 -110 30 -96Z',
      HOUSE.purple,
      {
        depth: 6,
        extra: path('M0 -152C16 -130 30 -130 40 -146C54 -140 60 -110 30 -96H0Z', HOUSE.mustard),
      },
    ) +
    [
      [-42, -150],
      [0, -156],
      [42, -150],
    ]
      .map(([x = 0, y = 0]) => ball(pen, [x, y], 7, HOUSE.gold))
      .join('') +
    circle([0, -82], 27, '#f6cdb0') +
    circle([-9, -86], 3.5, HOUSE.ink) +
    circle([9, -86], 3.5, HOUSE.ink) +
    circle([0, -78], 5, HOUSE.red) +
    stroke('M-14 -70Q0 -58 14 -70', HOUSE.ink, 4) +
    formed(pen, 'M-36 -56L-18 -30L0 -52L18 -30L36 -56Q20 -62 0 -58T-36 -56Z', HOUSE.coral, {
      depth: 3,
    }) +
    [
      [-50, -150, 1],
      [50, -40, -1],
    ]
      .map(([x = 0, y = 0, turn = 1]) =>
        placed(stroke('M3 -22V-5Q3 2 -5 0', HOUSE.ink, 4), { at: [x, y - 6], scaleX: turn }),
      )
      .join(''),
});

/** A band of card with its tassel, out of a book. */
const bookmark: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.085,
  svg:
    stroke('M0 -176C-10 -204 30 -210 40 -186V-160', HOUSE.gold, 5) +
    formed(pen, 'M30 -164H50L56 -118H24Z', HOUSE.gold, { depth: 4 }) +
    formed(pen, roundedPath([-34, -184], 68, 184, 8), color, {
      depth: 6,
      extra:
        stroke('M-24 -156H24V-10H-24Z', lighter(color, 0.4), 3) +
        times(3, (index) =>
          placed(path(HEART, HOUSE.cream), { at: [0, -20 - index * 44], scaleX: 0.62 }),
        ).join(''),
    }) +
    circle([0, -172], 7, HOUSE.ink),
});

/** A disc of cork with the ring of a cup on it. */
const coaster: Drawer = (pen, { color = '#c99a64' }) => {
  const disc = (y: number, shift: number) =>
    path(
      `M${shift - 106} ${y}V${y - 14}A106 42 0 0 1 ${shift + 106} ${y - 14}V${y}A106 42 0 0 1 ${shift - 106} ${y}Z`,
      darker(color, 0.3),
    ) + ellipse([shift, y - 14], 106, 42, color);
  const speckles = times(26, (index) =>
    ellipse([-80 + ((index * 61) % 160), -108 + ((index * 37) % 42)], 4, 2, darker(color, 0.26)),
  ).join('');
  return {
    unitCm: 0.05,
    svg:
      disc(-44, 6) +
      disc(-60, -5) +
      disc(-76, 0) +
      `<ellipse cx="0" cy="-90" rx="98" ry="38" fill="none" stroke="${HOUSE.teal}" stroke-width="9"/>` +
      speckles +
      `<ellipse cx="8" cy="-90" rx="56" ry="21" fill="none" stroke="#6b4128" stroke-width="6" stroke-opacity="0.75" stroke-dasharray="120 14 60 8"/>`,
    anchors: { top: { at: [0, -90], spanCm: 8 } },
  };
};

/** A pleated cup of paper. */
const cupcakeLiner: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.05,
  svg:
    ellipse([0, -108], 100, 26, darker(color, 0.26)) +
    formed(
      pen,
      `M-104 -108${times(9, (index) => `L${-92 + index * 23.2} -92L${-80.8 + index * 23.2} -108`).join('')}L74 0H-74Z`,
      color,
      {
        depth: 9,
        extra: times(9, (index) =>
          path(
            `M${-100 + index * 23.2} -108h11L${(-94 + index * 23.2) * 0.72 + 4} 0h-8Z`,
            darker(color, 0.14),
          ),
        ).join(''),
      },
    ),
  anchors: { inside: { at: [0, -104], spanCm: 9 } },
});

/** Toothpicks, one across the others. */
const toothpick: Drawer = (pen) => ({
  unitCm: 0.03,
  svg: [
    [-16, -8],
    [4, 6],
    [20, -2],
  ]
    .map(([y = 0, angle = 0]) =>
      placed(formed(pen, 'M-120 0L-84 -6H84L120 0L84 6H-84Z', HOUSE.woodLight, { depth: 3 }), {
        at: [0, y - 24],
        angleDegrees: angle,
      }),
    )
    .join(''),
  anchors: { grip: { at: [40, -24] } },
});

/** What is left of a ticket: perforated, torn at one side. */
const ticketStub: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.05,
  svg: placed(
    formed(
      pen,
      'M-112 -108H84L94 -96L82 -84L96 -70L84 -56L96 -42L84 -26L94 -14L86 0H-112Q-92 -14 -92 -30T-112 -54T-92 -78T-112 -108Z',
      color,
      {
        depth: 6,
        extra:
          stroke('M-56 -108V0', darker(color, 0.35), 4) +
          path('M14 -86L22 -64H46L27 -50L34 -28L14 -42L-6 -28L1 -50L-18 -64H6Z', HOUSE.cream),
      },
    ),
    { angleDegrees: -7, at: [0, -8] },
  ),
});

/** A pass for a plane: from, to, a code to be scanned. */
const boardingPass: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.08,
  svg:
    formed(pen, roundedPath([-124, -100], 248, 100, 11), HOUSE.paper, {
      depth: 5,
      light: 0,
      extra: rectangle([-124, -100], 248, 26, color) + stroke('M62 -74V0', HOUSE.stone, 3),
    }) +
    path(
      'M-40 -44L-8 -52L-22 -68H-14L8 -56L24 -59Q34 -60 35 -55Q34 -51 26 -49L8 -46L-10 -30H-18L-8 -43L-34 -38Z',
      color,
    ) +
    stroke('M-106 -54H-66M-106 -34H-84', HOUSE.ink, 8) +
    stroke('M-106 -16H30M76 -60H108', HOUSE.stone, 5) +
    times(8, (index) => rectangle([74 + index * 5, -46], index % 3 ? 2 : 4, 36, HOUSE.ink)).join(
      '',
    ),
});

/** A clip with teeth for hair. */
const hairClip: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.05,
  svg:
    formed(pen, 'M-112 -22L-100 -44Q0 -76 108 -40Q124 -22 104 -8Q0 -30 -100 -4Z', color, {
      depth: 7,
    }) +
    stroke('M-92 -24Q0 -48 96 -25', darker(color, 0.3), 6) +
    ball(pen, [70, -32], 26, HOUSE.yellow) +
    times(5, (index) =>
      ball(pen, add([70, -32], polar(index * 72, 27)), 18, lighter(color, 0.45), { glint: 0 }),
    ).join('') +
    ball(pen, [70, -32], 15, HOUSE.yellow),
});

/** Cards, tickets and what lies on a set table or in hair. */
export const smallPaper = defineFamily('small-paper', {
  ace,
  joker,
  bookmark,
  coaster,
  'cupcake-liner': cupcakeLiner,
  toothpick,
  'ticket-stub': ticketStub,
  'boarding-pass': boardingPass,
  'hair-clip': hairClip,
});

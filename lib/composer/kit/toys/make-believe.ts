import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';

/** What children build to be in: a fort of blankets, a castle and a rocket of cardboard. Units are centimetres. */

const CARD = '#cf9f68';
const TAPE = '#e6cf9f';
const MARKER = '#5b4632';

/** Light bulbs on a string that sags from one end of the blanket to the other. */
const bulbs = () =>
  stroke('M-92 -104Q-44 -66 0 -84T90 -98', HOUSE.woodDark, 1.2) +
  (
    [
      [-74, -92],
      [-52, -82],
      [-28, -79],
      [-4, -83],
      [20, -91],
      [46, -98],
      [70, -100],
    ] as const
  )
    .map(
      ([x, y]) =>
        circle([x, y + 4], 6, '#fff0b8', { opacity: 0.5 }) + circle([x, y + 4], 3, '#ffd76a'),
    )
    .join('');

const blanketFort: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.92,
  svg:
    // The backs of two chairs hold it up.
    [-98, 92].map((x) => rectangle([x - 4, -126], 8, 126, HOUSE.wood, { radius: 3 })).join('') +
    formed(
      pen,
      'M-118 0Q-114 -70 -98 -122Q-50 -92 0 -108Q48 -120 92 -122Q112 -66 120 0Z',
      darker(color, 0.18),
      { depth: 8, light: 4 },
    ) +
    path('M-88 0Q-62 -66 -6 -98Q58 -66 88 0Z', '#4a3a55') +
    path('M-72 0Q-50 -54 -4 -84Q46 -56 72 0Z', '#7a5a5f') +
    ellipse([0, -34], 58, 32, '#ffcf7a', { opacity: 0.3 }) +
    path('M-80 0Q-72 -12 -40 -11H44Q74 -12 80 0Z', lighter(HOUSE.coral, 0.2)),
  front:
    path('M-118 0Q-114 -70 -98 -122Q-54 -98 -6 -104Q-58 -66 -78 0Z', color) +
    path('M120 0Q112 -66 92 -122Q44 -118 -6 -104Q54 -68 80 0Z', color) +
    path('M-78 0Q-58 -66 -6 -104Q-46 -62 -60 0Z', lighter(color, 0.25)) +
    path('M80 0Q54 -68 -6 -104Q40 -64 60 0Z', lighter(color, 0.25)) +
    [-104, -86, 84, 102]
      .map((x) => stroke(`M${x * 0.9} -104Q${x} -50 ${x} -4`, darker(color, 0.16), 1.6))
      .join('') +
    [0.2, 0.5, 0.8]
      .map(
        (share) =>
          circle([-112 + share * 34, -18 - share * 76], 5, lighter(color, 0.5)) +
          circle([114 - share * 30, -18 - share * 76], 5, lighter(color, 0.5)),
      )
      .join('') +
    bulbs() +
    path('M56 0Q52 -24 78 -26Q108 -24 104 0Z', HOUSE.mustard) +
    path('M-108 0Q-112 -20 -88 -22Q-66 -20 -68 0Z', HOUSE.coral),
  anchors: {
    inside: { at: [-4, -6], spanCm: 116 },
    door: { at: [0, 0] },
    top: { at: [0, -104], spanCm: 120 },
  },
});

/** A wall of cardboard with battlements, from x on. */
const battlements = (x: number, wide: number, high: number, teeth: number) => {
  const step = wide / (teeth * 2 - 1);
  const top = times(teeth, (index) => {
    const left = x + index * step * 2;
    const back = index === teeth - 1 ? '' : `V${-high + 9}H${left + step * 2}`;
    return `H${left}V${-high}H${left + step}${back}`;
  }).join('');
  return `M${x} 0V${-high}${top}V0Z`;
};

const bricks = (spots: readonly (readonly [number, number])[]) =>
  spots.map(([x, y]) => stroke(`M${x} ${y}h13v-6h-13Z`, MARKER, 1)).join('');

const cardboardCastle: Drawer = (pen, { color = CARD }) => ({
  unitCm: 1,
  svg: path(battlements(-66, 132, 66, 6), darker(color, 0.3)),
  front:
    formed(pen, battlements(-68, 136, 60, 7), color, { depth: 5, light: 3 }) +
    [-104, 64]
      .map((x) =>
        formed(pen, battlements(x, 40, 98, 3), lighter(color, 0.1), { depth: 5, light: 3 }),
      )
      .join('') +
    path('M-16 0V-26Q0 -46 16 -26V0Z', darker(color, 0.42)) +
    stroke('M-16 0V-26Q0 -46 16 -26V0M-8 -2V-34M0 -2V-37M8 -2V-34', MARKER, 1.4) +
    [-84, 84].map((x) => path(`M${x - 7} -52v-14q7 -10 14 0v14Z`, darker(color, 0.42))).join('') +
    bricks([
      [-56, -14],
      [-42, -36],
      [32, -40],
      [44, -12],
      [-98, -14],
      [-82, -30],
      [70, -24],
      [84, -84],
    ]) +
    [-84, 84]
      .map(
        (x, index) =>
          stroke(`M${x} -98v-34`, HOUSE.woodDark, 2) +
          path(`M${x} -132l22 7l-22 7Z`, pen.accents[index] ?? HOUSE.coral),
      )
      .join('') +
    [-68, 62].map((x) => rectangle([x, -44], 8, 12, TAPE)).join(''),
  anchors: { inside: { at: [0, -40], spanCm: 110 }, top: { at: [0, -60], spanCm: 110 } },
});

/** Where the opening of the rocket is, and how wide. */
const HATCH = { y: -86, reach: 31 } as const;
const hole = (reach: number) =>
  `M${-reach} ${HATCH.y}a${reach} ${reach} 0 1 0 ${reach * 2} 0a${reach} ${reach} 0 1 0 ${-reach * 2} 0Z`;

const cardboardRocket: Drawer = (pen, { color = CARD }) => ({
  unitCm: 1,
  svg:
    path('M-46 -8H46V-140H-46Z', darker(color, 0.45)) +
    ['M-24 -8l10 22l8 -12l6 18l8 -18l8 12l8 -22Z']
      .map((flame) => path(flame, HOUSE.mustard))
      .join(''),
  front:
    formed(pen, 'M-44 -34L-84 0H-44Z', HOUSE.coral, { depth: 4 }) +
    formed(pen, 'M44 -34L84 0H44Z', HOUSE.coral, { depth: 4 }) +
    `<path d="M-48 -6H48V-142H-48Z${hole(HATCH.reach)}" fill="${color}" fill-rule="evenodd"/>` +
    rectangle([34, -142], 14, 136, darker(color, 0.14)) +
    formed(pen, 'M-54 -140H54Q34 -190 0 -214Q-34 -190 -54 -140Z', HOUSE.coral, {
      depth: 5,
      light: 3,
    }) +
    `<path d="${hole(HATCH.reach + 2)}" fill="none" stroke="${TAPE}" stroke-width="6"/>` +
    rectangle([-48, -52], 96, 5, TAPE) +
    path('M-30 -22l4 -9l4 9l9 1l-7 6l2 9l-8 -5l-8 5l2 -9l-7 -6Z', HOUSE.mustard) +
    stroke('M8 -18h26M8 -26h18M8 -34h22', MARKER, 1.6),
  anchors: { inside: { at: [-4, -44], spanCm: 58 }, top: { at: [0, -214] } },
});

export const makeBelieve = defineFamily('make-believe', {
  'blanket-fort': blanketFort,
  'cardboard-castle': cardboardCastle,
  'cardboard-rocket': cardboardRocket,
});

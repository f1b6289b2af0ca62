import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';
import { anvilBlock, choppingBlock, sawhorse } from './station-blocks';
import { barCounter, coffeeBar, djDesk, tillCounter } from './station-counters';
import { board, front, tableTop } from './joinery';

/**
 * Where work is done, with all that belongs to it: a range with its pots, a sink with its dishes. Whoever works there
 * stands at the left end, the hands over `top`. Units are centimetres.
 */

const WORKTOP = '#e9edf3';

/** Cupboards under one worktop. */
function cupboards(pen: Pen, x: number, widthCm: number, color: string, count: number): string {
  const each = widthCm / count;
  return (
    rectangle([x + 3, -8], widthCm - 6, 8, darker(color, 0.45)) +
    formed(pen, roundedPath([x, -88], widthCm, 82, 2), color, { depth: 9, light: 3 }) +
    times(
      count,
      (index) =>
        rectangle([x + index * each + 4, -80], each - 8, 66, darker(color, 0.14), { radius: 3 }) +
        rectangle([x + index * each + 6, -78], each - 12, 62, lighter(color, 0.06), { radius: 2 }) +
        rectangle([x + (index + 0.5) * each - 8, -72], 16, 3.4, '#e8eef4', { radius: 1.7 }),
    ).join('')
  );
}

function worktop(x: number, widthCm: number, color: string): string {
  return (
    shape(
      [
        [x - 4, -90],
        [x + widthCm + 4, -90],
        [x + widthCm - 4, -99],
        [x + 4, -99],
      ],
      lighter(color, 0.4),
    ) +
    rectangle([x - 4, -91], widthCm + 8, 6, color, { radius: 1.5 }) +
    rectangle([x - 4, -87], widthCm + 8, 2, darker(color, 0.22))
  );
}

const flame = (x: number, up: number) =>
  path(
    `M${x - 4} -98Q${x - 5} ${-98 - up * 0.5} ${x} ${-98 - up}Q${x + 5} ${-98 - up * 0.5} ${x + 4} -98Z`,
    HOUSE.fire,
  ) +
  path(
    `M${x - 2} -98Q${x - 2} ${-98 - up * 0.4} ${x} ${-98 - up * 0.6}Q${x + 2} ${-98 - up * 0.4} ${x + 2} -98Z`,
    GLOW.flameInner,
  );

const pot = (pen: Pen, x: number) =>
  formed(
    pen,
    `M${x - 21} -132H${x + 21}V-106Q${x + 21} -100 ${x + 15} -100H${x - 15}Q${x - 21} -100 ${x - 21} -106Z`,
    HOUSE.coral,
    {
      depth: 7,
      light: 3,
    },
  ) + rectangle([x - 25, -136], 50, 5, darker(HOUSE.coral, 0.22), { radius: 2.5 });

const steam = (x: number) =>
  stroke(
    `M${x - 8} -144Q${x - 14} -154 ${x - 8} -162T${x - 8} -178M${x + 8} -144Q${x + 2} -154 ${x + 8} -162T${x + 8} -176`,
    '#ffffff',
    3.4,
    { opacity: 0.85 },
  );

/** A range: an oven with its light on, a lit burner and a pot that steams, which is at the left where somebody stirs it. */
const rangeWith =
  (stirred: boolean): Drawer =>
  (pen, { color = HOUSE.teal }) => {
    const [burnerX, potX] = stirred ? [41, -43] : [-43, 41];
    const ring = (x: number) => rectangle([x - 23, -101], 46, 3.4, HOUSE.ink, { radius: 1.7 });
    return {
      svg:
        cupboards(pen, -84, 92, color, 1) +
        rectangle([-74, -76], 72, 12, darker(color, 0.3), { radius: 4 }) +
        times(4, (index) => circle([-63 + index * 17, -70], 4.4, '#f4f7fa')).join('') +
        formed(pen, roundedPath([-70, -58], 64, 40, 4), darker(color, 0.42), {
          depth: 3,
          light: 0,
        }) +
        rectangle([-64, -52], 52, 28, '#f7c55a', { radius: 3 }) +
        path('M-64 -24L-44 -52H-30L-50 -24Z', '#fff3cf', { opacity: 0.6 }) +
        cupboards(pen, 8, 76, color, 1) +
        times(2, (index) => rectangle([14, -60 + index * 22], 64, 2.4, darker(color, 0.2))).join(
          '',
        ) +
        worktop(-84, 168, WORKTOP) +
        ring(burnerX) +
        ring(potX) +
        (stirred
          ? pot(pen, burnerX)
          : times(5, (index) => flame(burnerX - 17 + index * 9, index % 2 ? 10 : 13)).join('')) +
        steam(potX) +
        (stirred ? ellipse([potX, -134], 20, 3, '#e9a94f') : circle([potX, -139], 4, HOUSE.ink)),
      front: pot(pen, potX),
      anchors: {
        top: { at: [stirred ? potX : burnerX, stirred ? -122 : -112], spanCm: 44 },
        inside: { at: [-38, -38], spanCm: 50 },
      },
    };
  };

/** A kitchen sink in its worktop, full of foam, with dishes in a rack beside it. */
const sinkUnit: Drawer = (pen, { color = HOUSE.teal }) => ({
  svg:
    cupboards(pen, -84, 168, color, 2) +
    rod(pen, 'M-38 -98V-134Q-38 -146 -26 -146Q-16 -146 -16 -134', HOUSE.metal, 5) +
    rectangle([-46, -124], 9, 4, HOUSE.metalDark, { radius: 2 }) +
    path('M-19 -132H-13L-12 -104H-20Z', HOUSE.glass, { opacity: 0.9 }) +
    worktop(-84, 168, WORKTOP) +
    times(
      3,
      (index) =>
        ellipse(
          [30 + index * 15, -112],
          5,
          15,
          ['#f6f8fb', HOUSE.sky, '#f6f8fb'][index] ?? '#fff',
        ) + ellipse([30 + index * 15, -112], 3, 10, darker('#f6f8fb', 0.1)),
    ).join('') +
    stroke('M20 -99V-108M76 -99V-108M18 -104H78', HOUSE.metalDark, 2.4),
  front:
    formed(pen, 'M-66 -92H2L-4 -66Q-6 -62 -10 -62H-54Q-58 -62 -60 -66Z', '#dfe5ee', {
      depth: 6,
      light: 2,
    }) +
    [
      [-56, -96, 9],
      [-42, -100, 11],
      [-27, -99, 10],
      [-12, -97, 9],
      [-2, -94, 6],
      [-64, -93, 6],
    ]
      .map(([x = 0, y = 0, radius = 1]) => circle([x, y], radius, '#ffffff'))
      .join('') +
    circle([-40, -103], 3, '#d8f0f8') +
    circle([-20, -102], 2.4, '#d8f0f8'),
  anchors: { top: { at: [-34, -108], spanCm: 60 }, inside: { at: [-34, -105], spanCm: 60 } },
});

const FLAMES =
  'M-26 -84Q-34 -104 -18 -118Q-18 -106 -8 -112Q-12 -128 4 -134Q2 -118 14 -112Q22 -118 20 -126Q36 -104 28 -84Z';

/** A baker's oven of bricks: its mouth aglow, firewood under it. */
const brickOven: Drawer = (pen, { color = HOUSE.brick }) => {
  const brick = (x: number, y: number) =>
    rectangle([x, y], 22, 9, lighter(color, 0.14), { radius: 1.4 });
  return {
    svg:
      rectangle([-26, -236], 52, 44, darker(color, 0.2)) +
      formed(pen, 'M-104 0V-150Q-100 -204 0 -206Q100 -204 104 -150V0Z', color, {
        depth: 14,
        light: 6,
        extra:
          [
            [-96, -150],
            [-86, -172],
            [66, -150],
            [-94, -60],
            [70, -66],
            [-78, -20],
            [72, -24],
            [52, -182],
            [-40, -196],
          ]
            .map(([x = 0, y = 0]) => brick(x, y))
            .join('') + rectangle([-110, -76], 220, 76, '#000000', { opacity: 0.06 }),
      }) +
      path('M-60 -80V-112A60 56 0 0 1 60 -112V-80Z', lighter(color, 0.34)) +
      path('M-48 -80V-110A48 46 0 0 1 48 -110V-80Z', '#3a1f2b') +
      path('M-48 -80V-96A48 34 0 0 1 48 -96V-80Z', '#8f3524') +
      path(FLAMES, HOUSE.fire) +
      path('M-14 -84Q-18 -98 -6 -106Q-2 -98 4 -116Q16 -100 14 -84Z', GLOW.flameInner) +
      formed(pen, roundedPath([-116, -82], 232, 12, 3), '#d9cfc6', { depth: 4, light: 3 }) +
      path('M-44 -4V-36A44 26 0 0 1 44 -36V-4Z', '#43272c') +
      times(5, (index) => {
        const [x, y] = [-30 + (index % 3) * 28 + (index > 2 ? 14 : 0), index > 2 ? -28 : -12];
        return (
          circle([x, y], 12, HOUSE.woodDark) +
          circle([x, y], 9.4, HOUSE.woodLight) +
          circle([x, y], 5, HOUSE.wood)
        );
      }).join(''),
    anchors: { top: { at: [-14, -92], spanCm: 70 }, inside: { at: [-40, -96], spanCm: 70 } },
  };
};

/** A table with a sewing machine, a reel and cloth that runs through it. */
const sewingDesk: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  svg:
    [-62, 56].map((x) => board(pen, [x, -68], 6, 68, darker(color, 0.24))).join('') +
    board(pen, [20, -70], 46, 40, darker(color, 0.06), 1) +
    front(pen, [23, -66], 40, 16, color, [43, -58]) +
    front(pen, [23, -48], 40, 16, color, [43, -40]) +
    tableTop(pen, -73, 148, color) +
    formed(
      pen,
      'M-34 -78H30Q34 -78 34 -82V-112Q34 -120 26 -120H-24Q-34 -120 -34 -110V-98H-22V-104Q-22 -106 -18 -106H8Q12 -106 12 -102V-86H-34Z',
      HOUSE.mustard,
      { depth: 5, light: 2 },
    ) +
    circle([36, -106], 7, HOUSE.ink) +
    rectangle([-8, -132], 8, 12, HOUSE.coral, { radius: 1.5 }) +
    stroke('M-28 -98V-84', HOUSE.metalDark, 2) +
    path('M-72 -79Q-50 -85 -28 -82T10 -80V-76H-40Q-52 -58 -66 -50Q-76 -66 -72 -79Z', HOUSE.blue) +
    path('M-72 -79Q-64 -64 -66 -50Q-76 -66 -72 -79Z', darker(HOUSE.blue, 0.2)),
  anchors: { top: { at: [0, -80], spanCm: 132 } },
});

/** A couch of the practice, high enough for who examines what is on it. */
const examTable: Drawer = (pen, { color = HOUSE.teal }) => ({
  svg:
    [-62, 56].map((x) => rectangle([x, -70], 6, 68, HOUSE.metalDark)).join('') +
    rectangle([-64, -30], 128, 5, HOUSE.metal) +
    formed(pen, roundedPath([-84, -86], 168, 16, 7), color, { depth: 5, light: 3 }) +
    rectangle([-84, -88], 168, 5, HOUSE.paper, { radius: 2.5 }),
  anchors: {
    top: { at: [10, -87], spanCm: 130 },
    seat: { at: [-6, -88], spanCm: 120 },
    bed: { at: [0, -88], spanCm: 150 },
    handle: { at: [-30, -104] },
  },
});

export const station = defineFamily(
  'station',
  {
    cooker: rangeWith(false),
    'soup-cooker': rangeWith(true),
    'sink-unit': sinkUnit,
    'brick-oven': brickOven,
    'sewing-desk': sewingDesk,
    'exam-table': examTable,
    'coffee-bar': coffeeBar,
    'till-counter': tillCounter,
    'bar-counter': barCounter,
    'dj-desk': djDesk,
    'anvil-block': anvilBlock,
    'chopping-block': choppingBlock,
    sawhorse,
  },
  1,
);

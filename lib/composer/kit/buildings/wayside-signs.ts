import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';

/** Signs of roads and shops, in centimetres; each says by shape and colour what it says. */

const pole = (pen: Pen, up = 190) => rod(pen, `M0 0V-${up}`, HOUSE.metal, 9);

/** A red triangle that stands on its tip. */
const yieldSign: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    pole(pen) +
    formed(
      pen,
      'M-54 -258H54Q62 -256 58 -248L6 -160Q0 -154 -6 -160L-58 -248Q-62 -256 -54 -258Z',
      HOUSE.red,
      { depth: 5 },
    ) +
    path('M-36 -246H36L0 -184Z', HOUSE.white),
});

const digits: Readonly<Record<string, string>> = {
  5: 'M10 -16H-8V-2Q10 -6 10 6Q8 18 -10 14',
  0: 'M0 -16Q11 -16 11 0Q11 16 0 16Q-11 16 -11 0Q-11 -16 0 -16',
};

/** A number in a red ring. */
const speedLimit: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    pole(pen) +
    circle([0, -216], 50, HOUSE.red) +
    circle([0, -216], 38, HOUSE.white) +
    ['5', '0']
      .map(
        (digit, index) =>
          `<g transform="translate(${index ? 15 : -14} -216)">${stroke(digits[digit] ?? '', HOUSE.ink, 6.4)}</g>`,
      )
      .join(''),
});

/** A white bar across a red disc. */
const noEntry: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    pole(pen) +
    circle([0, -216], 50, HOUSE.white) +
    circle([0, -216], 46, HOUSE.red) +
    rectangle([-32, -225], 64, 18, HOUSE.white, { radius: 2 }),
});

/** Somebody who walks over white stripes, on blue. */
const crossingSign: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    pole(pen) +
    formed(pen, 'M-50 -262H50V-162H-50Z', HOUSE.blue, { depth: 5 }) +
    path('M0 -256L42 -176H-42Z', HOUSE.white) +
    circle([2, -230], 5.5, HOUSE.ink) +
    stroke(
      'M1 -220L-1 -204L-11 -188M-1 -204L10 -190M1 -218L-10 -208M1 -218L12 -210',
      HOUSE.ink,
      4.4,
    ) +
    stroke('M-26 -181H-14M-6 -181H6M14 -181H26', HOUSE.ink, 4),
});

/** A white arrow on a blue board. */
const oneWay: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    pole(pen) +
    formed(pen, 'M-76 -248H76V-188H-76Z', HOUSE.ink, { depth: 5 }) +
    path('M-64 -228H22V-242L66 -218L22 -194V-208H-64Z', HOUSE.white),
});

/** Crossed white boards over two red lights. */
const railCrossing: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M0 0V-290', HOUSE.metal, 10) +
    [35, -35]
      .map(
        (turn) =>
          `<g transform="translate(0 -262) rotate(${turn})">${formed(pen, 'M-78 -11H78V11H-78Z', HOUSE.white, { depth: 3 }) + path('M-78 -11H-60V11H-78ZM60 -11H78V11H60Z', HOUSE.red)}</g>`,
      )
      .join('') +
    rod(pen, 'M-36 -176H36', HOUSE.metalDark, 7) +
    [-36, 36]
      .map(
        (x) =>
          circle([x, -176], 24, HOUSE.ink) +
          circle([x, -176], 14, x < 0 ? HOUSE.red : darker(HOUSE.red, 0.45)),
      )
      .join(''),
});

/** The same lights and boards, with the barrier down across the road. */
const levelCrossing: Drawer = (pen, wish) => ({
  unitCm: 1,
  svg:
    `<g transform="translate(-150 0)">${railCrossing(pen, wish).svg}</g>` +
    formed(pen, 'M-126 0V-106H-92V0Z', HOUSE.metalDark, { depth: 6 }) +
    formed(pen, 'M-140 -104H300V-86H-140Z', HOUSE.white, {
      depth: 3,
      extra: times(5, (index) => rectangle([-80 + index * 80, -110], 40, 30, HOUSE.red)).join(''),
    }),
});

/** A yellow board folded to stand, with somebody who slips. */
const wetFloor: Drawer = (pen, { color = HOUSE.yellow }) => ({
  unitCm: 0.5,
  svg:
    path('M26 -120L58 0H40L16 -110Z', darker(color, 0.3)) +
    formed(pen, 'M-30 -124H26L44 0H-56Z', color, { depth: 7 }) +
    rectangle([-16, -118], 28, 7, darker(color, 0.35), { radius: 3 }) +
    path('M-4 -100L34 -34H-44Z', HOUSE.ink) +
    path('M-4 -92L27 -38H-37Z', color) +
    circle([-14, -66], 5, HOUSE.ink) +
    stroke('M-10 -60L-2 -48L12 -52M-2 -48L8 -42M-10 -58L2 -64M-10 -58L-18 -50', HOUSE.ink, 3.6) +
    stroke('M-40 -20H30M-34 -11H24', HOUSE.ink, 3.4),
});

/** A board that hangs from an arm on a post. */
const forSale: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-60 0V-170', HOUSE.woodDark, 10) +
    rod(pen, 'M-72 -150H66', HOUSE.woodDark, 9) +
    stroke('M-36 -146V-128M50 -146V-128', HOUSE.metalDark, 3) +
    formed(pen, 'M-48 -130H62V-56H-48Z', HOUSE.white, {
      depth: 4,
      extra: path('M-60 -140H70V-104H-60Z', color),
    }) +
    path('M7 -98L34 -78H27V-62H-13V-78H-20Z', HOUSE.navy) +
    rectangle([2, -76], 10, 14, HOUSE.white) +
    rectangle([-30, -121], 74, 8, HOUSE.white),
  anchors: { label: { at: [7, -117], spanCm: 90 } },
});

/** Two green boards crossed on one pole. */
const streetName: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M0 0V-292', HOUSE.metal, 8) +
    formed(pen, 'M-92 -256H70V-226H-92Z', darker(color, 0.25), { depth: 4 }) +
    rectangle([-76, -244], 96, 6, HOUSE.white) +
    formed(pen, 'M-74 -288H96V-258H-74Z', color, { depth: 4 }) +
    rectangle([-56, -276], 112, 6, HOUSE.white) +
    circle([0, -294], 7, HOUSE.metalDark),
  anchors: { label: { at: [10, -273], spanCm: 140 } },
});

/** Stripes that wind about a glass. */
const barberPole: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    formed(pen, 'M-22 -128H22V-24H-22Z', HOUSE.white, {
      depth: 10,
      extra: times(
        6,
        (index) =>
          path(
            `M-30 ${-130 + index * 32}L30 ${-160 + index * 32}V${-148 + index * 32}L-30 ${-118 + index * 32}Z`,
            HOUSE.red,
          ) +
          path(
            `M-30 ${-114 + index * 32}L30 ${-144 + index * 32}V${-132 + index * 32}L-30 ${-102 + index * 32}Z`,
            HOUSE.blue,
          ),
      ).join(''),
    }) +
    formed(pen, 'M-28 -142H28V-126H-28Z', HOUSE.metal, { depth: 5 }) +
    formed(pen, 'M-22 -142A22 20 0 0 1 22 -142Z', HOUSE.metal, { depth: 6 }) +
    formed(pen, 'M-28 -28H28V-12H-28ZM-18 -12H18L10 0H-10Z', HOUSE.metal, { depth: 5 }) +
    circle([0, -166], 9, HOUSE.gold),
});

/** A yellow square on its tip with room for a picture, as it warns of what crosses. */
const warningSign: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 1,
  svg:
    pole(pen, 170) +
    formed(
      pen,
      'M-7 -259Q0 -265 7 -259L61 -205Q67 -198 61 -191L7 -137Q0 -131 -7 -137L-61 -191Q-67 -198 -61 -205Z',
      color,
      { depth: 5 },
    ) +
    stroke('M0 -255L57 -198L0 -141L-57 -198Z', HOUSE.ink, 3.4),
});

/** Signs, each of its own shape. */
export const waysideSign = defineFamily('wayside-sign', {
  'yield-sign': yieldSign,
  'speed-limit-sign': speedLimit,
  'no-entry-sign': noEntry,
  'pedestrian-crossing-sign': crossingSign,
  'one-way-sign': oneWay,
  'railroad-crossing-sign': railCrossing,
  'level-crossing': levelCrossing,
  'warning-road-sign': warningSign,
  'wet-floor-sign': wetFloor,
  'for-sale-sign': forSale,
  'street-name-sign': streetName,
  'barber-pole': barberPole,
});

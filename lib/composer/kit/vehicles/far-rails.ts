import { circle, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';
import { lamp, pane, wheel } from './wheels';

/** Of rails and roads. */

export const panes = (
  pen: Pen,
  xs: readonly number[],
  top: number,
  width: number,
  height: number,
) => xs.map((x) => pane(pen, `M${x} ${top}H${x + width}V${top + height}H${x}Z`)).join('');
export const inCabin = (x: number, y: number, spanCm: number) =>
  ({ inside: { at: [x, y], spanCm }, seat: { at: [x, y] }, door: { at: [x, y] } }) as const;
export const funicular: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    path('M-340 0L340 -250V-230L-300 0Z', HOUSE.stoneDark) +
    times(11, (k) => rectangle([-300 + k * 58, -14 - k * 21.4], 26, 12, HOUSE.woodDark)).join('') +
    stroke('M-330 -6L336 -250', HOUSE.metal, 7) +
    formed(pen, 'M-200 -70L-200 -190H-80V-236H40V-282H160V-200L140 -192L-190 -72Z', color, {
      depth: 12,
      extra: path('M-220 -100H-80V-146H40V-192H180V-180H52V-134H-68V-88H-220Z', HOUSE.cream),
    }) +
    panes(pen, [-188, -140], -178, 40, 66) +
    panes(pen, [-68, -20], -224, 40, 66) +
    panes(pen, [52, 104], -270, 44, 66) +
    path(
      'M-210 -200H-78V-188H-210ZM-90 -246H42V-234H-90ZM30 -292H172V-280H30Z',
      darker(color, 0.25),
    ) +
    [
      [-150, -46],
      [110, -142],
    ]
      .map(([x = 0, y = 0]) => wheel(pen, [x, y], 20))
      .join(''),
  anchors: inCabin(-10, -180, 100),
});
export const bulletTrain: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    rectangle([-620, -12], 1260, 12, HOUSE.stoneDark) +
    rectangle([-620, -18], 1260, 6, HOUSE.metal) +
    formed(
      pen,
      'M-600 -40V-270Q-600 -290 -580 -290H180C360 -286 560 -150 620 -70Q632 -44 600 -36H-590Z',
      HOUSE.white,
      {
        depth: 20,
        light: 9,
        extra:
          rectangle([-640, -112], 1300, 22, HOUSE.blue) +
          rectangle([-640, -82], 1300, 10, HOUSE.blue),
      },
    ) +
    panes(
      pen,
      times(9, (k) => -560 + k * 78),
      -236,
      52,
      60,
    ) +
    pane(pen, 'M250 -236C320 -220 380 -190 420 -164L390 -150H270Q250 -150 250 -170Z') +
    path(
      'M180 -290C360 -286 560 -150 620 -70C560 -110 400 -220 180 -270Z',
      darker(HOUSE.white, 0.12),
    ) +
    lamp([548, -104], 40, 13) +
    [-500, -410, 40, 130, 400].map((x) => wheel(pen, [x, -28], 26)).join(''),
  anchors: inCabin(-100, -160, 300),
});
export const freightWagon: Drawer = (pen, { color = HOUSE.brick }) => ({
  unitCm: 1,
  svg:
    rectangle([-430, -10], 860, 10, HOUSE.metal) +
    formed(pen, 'M-400 -330H400V-70H-400Z', color, {
      depth: 18,
      extra: times(15, (k) => stroke(`M${-380 + k * 54} -330V-70`, darker(color, 0.18), 5)).join(
        '',
      ),
    }) +
    formed(pen, 'M-410 -344H410V-326H-410Z', darker(color, 0.3), { depth: 4 }) +
    formed(pen, 'M-100 -312H100V-78H-100Z', lighter(color, 0.08), { depth: 7 }) +
    stroke('M-90 -300L90 -90M90 -300L-90 -90', darker(color, 0.25), 8) +
    rod(pen, 'M-170 -316H170', HOUSE.metalDark, 9) +
    rectangle([-410, -76], 820, 22, HOUSE.ink) +
    [-420, 420].map((x) => rectangle([x - 16, -70], 32, 14, HOUSE.metalDark)).join('') +
    [-300, -210, 210, 300].map((x) => wheel(pen, [x, -36], 36)).join(''),
  anchors: { inside: { at: [0, -90], spanCm: 180 }, top: { at: [0, -344], spanCm: 700 } },
});
export const handcar: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    rectangle([-160, -8], 320, 8, HOUSE.metal) +
    formed(pen, 'M-120 -66H120V-48H-120Z', HOUSE.wood, { depth: 5 }) +
    rod(pen, 'M-22 -62L0 -150L22 -62', HOUSE.metalDark, 9) +
    placed(
      rod(pen, 'M-104 0H104', HOUSE.metalDark, 9) +
        rod(pen, 'M-110 -14V14M110 -14V14', HOUSE.wood, 9),
      { at: [0, -150], angleDegrees: -12 },
    ) +
    [-76, 76].map((x) => wheel(pen, [x, -34], 28)).join(''),
  anchors: {
    seat: { at: [-60, -66], spanCm: 80 },
    grip: { at: [-104, -130] },
    top: { at: [0, -66], spanCm: 200 },
  },
});
export const chairlift: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-240 -290L240 -340', HOUSE.metalDark, 6) +
    formed(pen, 'M-24 -324H24V-300H-24Z', HOUSE.metal, { depth: 4 }) +
    rod(pen, 'M0 -306V-250C0 -220 -70 -230 -70 -190V-60', HOUSE.metal, 11) +
    formed(pen, 'M-74 -150H84Q90 -110 84 -92H-74Z', color, { depth: 7 }) +
    formed(pen, 'M-78 -96H104Q110 -84 104 -76H-78Z', lighter(color, 0.12), { depth: 5 }) +
    rod(pen, 'M-70 -70H96V-30', HOUSE.metal, 7) +
    rod(pen, 'M80 -30H124', HOUSE.metal, 8) +
    stroke('M-70 -160H92V-122', HOUSE.metalDark, 6),
  anchors: { seat: { at: [14, -94], spanCm: 150 } },
});
export const caravan: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M200 -50H300', HOUSE.metalDark, 9) +
    stroke('M272 -50V-8', HOUSE.metalDark, 7) +
    formed(
      pen,
      'M-230 -60C-250 -120 -246 -220 -190 -244H150C210 -240 236 -140 216 -60Q0 -40 -230 -60Z',
      HOUSE.white,
      {
        depth: 15,
        extra:
          path('M-260 -130H260V-40H-260Z', color) + rectangle([-260, -140], 520, 10, HOUSE.mustard),
      },
    ) +
    panes(pen, [-186, 110], -208, 74, 56) +
    formed(pen, roundedPath([-60, -224], 84, 172, 10), HOUSE.cream, { depth: 6 }) +
    panes(pen, [-44], -208, 52, 46) +
    circle([10, -130], 5, HOUSE.metalDark) +
    wheel(pen, [80, -38], 38) +
    rectangle([-40, -256], 60, 14, HOUSE.metal, { radius: 5 }),
  anchors: inCabin(-18, -60, 80),
});
export const mobilityScooter: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.8,
  svg:
    formed(pen, 'M-90 -52H30L70 -60L84 -34H-84Z', color, { depth: 8 }) +
    rod(pen, 'M66 -50L44 -138', HOUSE.metalDark, 9) +
    rod(pen, 'M20 -140H64', HOUSE.rubber, 8) +
    formed(pen, 'M54 -126H88V-100L58 -96Z', HOUSE.metal, { depth: 4 }) +
    times(4, (k) => stroke(`M56 ${-122 + k * 7}H86`, HOUSE.metalDark, 2)).join('') +
    rod(pen, 'M-46 -52V-78', HOUSE.metalDark, 10) +
    formed(pen, roundedPath([-84, -92], 76, 18, 8), HOUSE.ink, { depth: 5 }) +
    formed(pen, 'M-90 -154Q-80 -166 -66 -156L-62 -86H-88Z', HOUSE.ink, { depth: 6 }) +
    rod(pen, 'M-70 -112H-30', HOUSE.metalDark, 8) +
    lamp([82, -62], 14, 12) +
    [-62, 66].map((x) => wheel(pen, [x, -22], 22)).join(''),
  anchors: {
    seat: { at: [-44, -92], spanCm: 40 },
    handle: { at: [40, -140] },
    grip: { at: [40, -140] },
    pedal: { at: [16, -54] },
  },
});

import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A pleated rosette with two tails. */
const prizeRosette: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.14,
  svg:
    formed(pen, 'M-6 -60L-34 0L-20 -6L-10 4L12 -56Z', darker(color, 0.15), { depth: 5 }) +
    formed(pen, 'M6 -60L34 0L20 -6L10 4L-12 -56Z', color, { depth: 5 }) +
    times(18, (index) => {
      const turn = (index / 18) * 2 * Math.PI;
      return circle(
        [38 * Math.cos(turn), -88 + 38 * Math.sin(turn)],
        9,
        index % 2 ? color : lighter(color, 0.18),
      );
    }).join('') +
    ball(pen, [0, -88], 38, color, { glint: 0 }) +
    circle([0, -88], 27, HOUSE.white) +
    path(
      'M0 -108L5.6 -95L20 -94L9 -85L12.6 -71L0 -79L-12.6 -71L-9 -85L-20 -94L-5.6 -95Z',
      HOUSE.gold,
    ),
});

/** Two boughs of leaves, open at the top. */
const laurelWreath: Drawer = (pen, { color = HOUSE.leaf }) => ({
  unitCm: 0.3,
  svg:
    stroke(
      'M0 -4Q-48 -10 -48 -58Q-46 -88 -24 -104M0 -4Q48 -10 48 -58Q46 -88 24 -104',
      HOUSE.leafDark,
      4,
    ) +
    [-1, 1]
      .map((side) =>
        times(9, (index) => {
          const turn = Math.PI / 2 + side * (0.24 + index * 0.27);
          const [x, y] = [48 * Math.cos(turn), -56 + 52 * Math.sin(turn)];
          const lean = (turn * 180) / Math.PI + (side > 0 ? 90 : -90);
          return [-30, 30]
            .map(
              (off) =>
                `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(lean + off).toFixed(0)})">${formed(pen, 'M0 0C6 -9 16 -9 24 0C16 6 6 6 0 0Z', off > 0 ? color : lighter(color, 0.12), { depth: 2 })}</g>`,
            )
            .join('');
        }).join(''),
      )
      .join('') +
    formed(pen, 'M0 -6L-14 -14V4ZM0 -6L14 -14V4Z', HOUSE.gold, { depth: 2 }),
});

/** A sheet with its border, a seal of wax and two ribbons. */
const diploma: Drawer = (pen, { color = HOUSE.paper }) => ({
  unitCm: 0.26,
  svg:
    formed(pen, 'M-72 -104H72V0H-72Z', color, { depth: 3 }) +
    stroke('M-64 -96H64V-8H-64Z', HOUSE.gold, 4) +
    stroke('M-58 -90H58V-14H-58Z', HOUSE.gold, 1.4) +
    stroke('M-34 -76H34', HOUSE.navy, 6) +
    stroke('M-42 -62H42M-42 -53H42M-30 -44H30', HOUSE.stone, 2.6) +
    stroke('M-46 -24Q-38 -34 -34 -24T-22 -26T-10 -24', HOUSE.navy, 2) +
    path('M28 -28L22 -2L32 -8L38 0L44 -28Z', HOUSE.red) +
    ball(pen, [36, -30], 13, HOUSE.red, { glint: 0.3 }) +
    path('M36 -38L38.6 -33L44 -32L40 -28L41 -23L36 -26L31 -23L32 -28L28 -32L33.4 -33Z', HOUSE.gold),
});

/** A wide plate of gold on leather. */
const championshipBelt: Drawer = (pen, { color = HOUSE.rubber }) => ({
  unitCm: 0.6,
  svg:
    formed(pen, 'M-96 -44Q0 -60 96 -44Q104 -30 96 -16Q0 0 -96 -16Q-104 -30 -96 -44Z', color, {
      depth: 6,
    }) +
    [-62, 62]
      .map(
        (x) =>
          formed(pen, ellipsePath([x, -31], 17, 20), HOUSE.gold, { depth: 5 }) +
          circle([x, -31], 8, HOUSE.red),
      )
      .join('') +
    formed(
      pen,
      'M0 -66Q16 -58 38 -56Q48 -32 36 -8Q14 -4 0 4Q-14 -4 -36 -8Q-48 -32 -38 -56Q-16 -58 0 -66Z',
      HOUSE.gold,
      { depth: 8 },
    ) +
    circle([0, -31], 21, HOUSE.blue) +
    path(
      'M0 -49L5.4 -37L18 -36L8.4 -28L11.4 -15L0 -22L-11.4 -15L-8.4 -28L-18 -36L-5.4 -37Z',
      HOUSE.yellow,
    ) +
    [-28, 28]
      .map((x) => circle([x, -46], 3.4, HOUSE.red) + circle([x, -16], 3.4, HOUSE.red))
      .join(''),
});

/** A single coin with its rim and star. */
const goldCoin: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.035,
  svg:
    circle([5, -49], 50, darker(color, 0.35)) +
    ball(pen, [0, -50], 50, color, { glint: 0.4 }) +
    stroke(ellipsePath([0, -50], 40), darker(color, 0.22), 4) +
    path(
      'M0 -80L8.6 -60L30 -58L14 -44L19 -22L0 -34L-19 -22L-14 -44L-30 -58L-8.6 -60Z',
      darker(color, 0.22),
    ),
});

/** Bars of gold: two, and one on them. */
const goldBar: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.16,
  svg: [
    [-44, 0],
    [36, 0],
    [-4, -32],
  ]
    .map(
      ([x = 0, y = 0]) =>
        formed(pen, `M${x - 38} ${y}L${x - 28} ${y - 24}H${x + 28}L${x + 38} ${y}Z`, color, {
          depth: 5,
        }) +
        path(
          `M${x - 28} ${y - 24}L${x - 22} ${y - 33}H${x + 22}L${x + 28} ${y - 24}Z`,
          lighter(color, 0.4),
        ) +
        stroke(`M${x - 16} ${y - 15}H${x + 16}V${y - 7}H${x - 16}Z`, darker(color, 0.25), 2.4),
    )
    .join(''),
});

/** A ring of wire with three keys and a tag. */
const keyRing: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.12,
  svg:
    [
      [34, HOUSE.metal],
      [4, color],
      [-26, HOUSE.metalDark],
    ]
      .map(
        ([turn, tone]) =>
          `<g transform="translate(0 -88) rotate(${turn})">${
            formed(pen, 'M-4 30H4V84L0 88L-4 84V76H-12V68H-4V62H-10V54H-4Z', String(tone), {
              depth: 3,
            }) +
            formed(pen, ellipsePath([0, 20], 15), String(tone), { depth: 5 }) +
            circle([0, 14], 4.6, HOUSE.ink)
          }</g>`,
      )
      .join('') +
    stroke(ellipsePath([0, -94], 24), HOUSE.metalDark, 6) +
    stroke(ellipsePath([0, -94], 24), HOUSE.metal, 3) +
    rod(pen, 'M20 -84L32 -76', HOUSE.metal, 4) +
    formed(pen, roundedPath([28, -78], 34, 24, 8), HOUSE.coral, { depth: 4 }),
  anchors: { grip: { at: [0, -114] } },
});

/** A padlock turned open by a dial of numbers. */
const combinationLock: Drawer = (pen, { color = HOUSE.metalDark }) => ({
  unitCm: 0.08,
  svg:
    rod(pen, 'M-24 -70V-92Q-24 -118 0 -118Q24 -118 24 -92V-70', HOUSE.metal, 11) +
    ball(pen, [0, -42], 42, color, { glint: 0.2 }) +
    circle([0, -42], 31, HOUSE.ink) +
    times(20, (index) => {
      const turn = (index / 20) * 2 * Math.PI;
      const at = (reach: number) =>
        `${(reach * Math.cos(turn)).toFixed(1)} ${(-42 + reach * Math.sin(turn)).toFixed(1)}`;
      return stroke(`M${at(index % 5 ? 26 : 22)}L${at(30)}`, HOUSE.white, 1.8);
    }).join('') +
    ball(pen, [0, -42], 14, HOUSE.metal) +
    path('M0 -74L-5 -84H5Z', HOUSE.coral),
});

/** Bones in white on a dark film. */
const xRay: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.36,
  svg:
    formed(pen, roundedPath([-44, -112], 88, 112, 4), color, { depth: 3 }) +
    path(
      'M-34 -84C-40 -50 -38 -20 -32 -8H32C38 -20 40 -50 34 -84Q0 -106 -34 -84Z',
      lighter(color, 0.16),
    ) +
    times(9, (index) => rectangle([-4, -100 + index * 11], 8, 8, HOUSE.glass, { radius: 2 })).join(
      '',
    ) +
    times(5, (index) => {
      const y = -82 + index * 13;
      const wide = 22 + index * 2.4;
      return stroke(
        `M-5 ${y}Q${-wide - 8} ${y - 4} ${-wide} ${y + 13}M5 ${y}Q${wide + 8} ${y - 4} ${wide} ${y + 13}`,
        HOUSE.glass,
        3.6,
      );
    }).join('') +
    stroke('M-6 -90Q-20 -96 -34 -88M6 -90Q20 -96 34 -88', HOUSE.glass, 4),
});

/** A flat dish of glass with colonies in it. */
const petriDish: Drawer = (pen, { color = HOUSE.cheese }) => ({
  unitCm: 0.09,
  svg:
    path('M-58 -22V-12Q-56 10 0 10Q56 10 58 -12V-22Z', HOUSE.glass) +
    ellipse([0, -20], 58, 24, HOUSE.sky) +
    ellipse([0, -20], 54, 21, lighter(color, 0.35)) +
    [
      [-26, -24, 9],
      [-6, -12, 6],
      [16, -26, 11],
      [30, -12, 5],
      [-38, -12, 4],
      [2, -32, 4],
    ]
      .map(([x = 0, y = 0, r = 1], index) =>
        ellipse([x, y], r, r * 0.5, index % 2 ? HOUSE.teal : HOUSE.coral),
      )
      .join('') +
    stroke('M-56 -24A58 24 0 0 1 0 -44', HOUSE.white, 3) +
    ball(pen, [-26, -26], 2, HOUSE.pink, { glint: 0 }),
});

/** Pills under bubbles in a sheet of foil. */
const blisterPack: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.1,
  svg: `<g transform="rotate(-8)">${
    formed(pen, roundedPath([-60, -86], 120, 84, 8), HOUSE.metal, { depth: 4 }) +
    stroke('M-20 -86V-2M20 -86V-2M-60 -44H60', darker(HOUSE.metal, 0.15), 1.6) +
    [-40, 0, 40]
      .flatMap((x) =>
        [-65, -23].map(
          (y) =>
            ellipse([x, y], 16, 14, lighter(HOUSE.metal, 0.5)) +
            formed(pen, ellipsePath([x, y], 11, 9), color, { depth: 4 }) +
            ellipse([x - 5, y - 5], 4, 2, HOUSE.white),
        ),
      )
      .join('')
  }</g>`,
});

/** An open glass with a lip and marks. */
const beaker: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.12,
  svg:
    path('M-36 -92V-8Q-36 0 -28 0H28Q36 0 36 -8V-92Z', HOUSE.glass, { opacity: 0.7 }) +
    formed(pen, 'M-33 -46H33V-9Q33 -3 27 -3H-27Q-33 -3 -33 -9Z', color, { depth: 7 }) +
    ellipse([0, -46], 33, 5, lighter(color, 0.25)) +
    [-74, -62, -50, -38, -26, -14]
      .map((y, index) => stroke(`M${index % 2 ? 16 : 8} ${y}H28`, HOUSE.white, 2.6))
      .join('') +
    stroke('M-46 -94Q-36 -92 -36 -84V-8Q-36 0 -28 0H28Q36 0 36 -8V-92', HOUSE.sky, 3.4) +
    stroke('M-46 -94H38', HOUSE.sky, 4),
  anchors: { grip: { at: [0, -40] }, mouth: { at: [-44, -94] } },
});

/** What is won, kept under lock, or looked at through glass. */
export const keepsake = defineFamily('keepsake', {
  'prize-rosette': prizeRosette,
  'laurel-wreath': laurelWreath,
  diploma,
  'championship-belt': championshipBelt,
  'gold-coin': goldCoin,
  'gold-bar': goldBar,
  'key-ring': keyRing,
  'combination-lock': combinationLock,
  'x-ray': xRay,
  'petri-dish': petriDish,
  'blister-pack': blisterPack,
  beaker,
});

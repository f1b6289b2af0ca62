import type { Hex } from '@/lib/color/hex';
import { circle, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { HOUSE, SKINS } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';
import type { Pen } from '../pen';

/** Hands and feet by themselves, out of a sleeve, so that they never look cut off. */

const SKIN: Hex = SKINS[2];

/** A cuff between two edges of a sleeve, with a seam along its open end. */
function cuff(pen: Pen, data: string, seam: string): string {
  const [color] = pen.accents;
  return formed(pen, data, color, { depth: 10, light: 4, extra: stroke(seam, darker(color), 4) });
}

const PALM =
  'M-32 -20C-32 -40 -36 -52 -46 -64C-64 -78 -86 -98 -98 -120C-106 -138 -82 -154 -68 -138C-60 -128 -54 -118 -50 -116L-56 -180C-57 -202 -28 -204 -26 -184L-21 -132L-20 -200C-19 -220 9 -220 9 -200L9 -132L18 -186C21 -206 47 -202 44 -182L35 -122L50 -156C57 -173 80 -164 75 -146L57 -92C50 -68 32 -52 32 -20Z';

/** An open hand with its palm to us. */
export const hand: Drawer = (pen, { color = SKIN }) => {
  const crease = darker(color, 0.3);
  return {
    unitCm: 0.1,
    svg:
      formed(pen, PALM, color, { depth: 11, light: 4, tone: 0.11 }) +
      stroke('M-44 -98C-26 -96 -16 -84 -18 -58', crease, 3.4, { opacity: 0.75 }) +
      stroke('M-34 -112C-12 -98 14 -100 38 -112', crease, 3, { opacity: 0.6 }) +
      stroke('M-22 -92C-2 -84 18 -86 36 -94', crease, 3, { opacity: 0.5 }) +
      cuff(pen, roundedPath([-44, -34], 88, 34, 8), 'M-42 -26H42'),
    anchors: {
      grip: { at: [-6, -104] },
      hand: { at: [-6, -104] },
      inside: { at: [-4, -66], spanCm: 70 },
      tip: { at: [-6, -220] },
    },
  };
};

/** Fingers bent into the palm, one below the other, as thumbs up and fists show them. */
function curled(color: Hex, [x, y]: readonly [number, number], lengths: readonly number[]): string {
  return lengths
    .map((length, index) => {
      const top = y + index * 26;
      return (
        rectangle([x, top], length, 29, darker(color, 0.16), { radius: 14 }) +
        rectangle([x, top], length - 2, 26, color, { radius: 13 }) +
        rectangle([x + length - 20, top + 5], 12, 5, lighter(color, 0.35), { radius: 2.5 })
      );
    })
    .join('');
}

/** A fist with its thumb up. */
export const thumbsUp: Drawer = (pen, { color = SKIN }) => ({
  unitCm: 0.088,
  svg:
    formed(
      pen,
      'M-66 -104C-40 -108 -22 -128 -16 -156L-12 -192C-8 -214 24 -212 24 -184C24 -164 18 -144 10 -116H28V-18H-20C-40 -8 -52 -16 -66 -18Z',
      color,
      { depth: 10, light: 4, tone: 0.11 },
    ) +
    stroke('M-10 -184C-6 -196 8 -196 10 -184', lighter(color, 0.4), 4, { opacity: 0.8 }) +
    curled(color, [-2, -122], [78, 84, 80, 68]) +
    cuff(pen, roundedPath([-104, -116], 42, 110, 8), 'M-72 -112V-10'),
  anchors: { grip: { at: [0, -70] }, hand: { at: [0, -70] }, tip: { at: [8, -206] } },
});

/** A hand that points to the right. */
export const pointing: Drawer = (pen, { color = SKIN }) => ({
  unitCm: 0.1,
  svg:
    formed(
      pen,
      'M-66 -96C-48 -112 -20 -118 6 -116L112 -112C132 -110 132 -84 112 -84H38C40 -40 36 -8 4 -6H-30C-46 -6 -56 -12 -66 -16Z',
      color,
      { depth: 10, light: 4, tone: 0.11 },
    ) +
    rectangle([104, -106], 16, 9, lighter(color, 0.4), { radius: 4 }) +
    curled(color, [-6, -84], [56, 54, 46]) +
    formed(
      pen,
      'M-44 -92C-20 -100 6 -96 26 -84C38 -76 30 -60 16 -66C0 -72 -16 -72 -34 -66Z',
      color,
      {
        depth: 5,
        light: 2,
      },
    ) +
    cuff(pen, roundedPath([-104, -110], 42, 106, 8), 'M-72 -106V-8'),
  anchors: { grip: { at: [-10, -60] }, hand: { at: [-10, -60] }, tip: { at: [126, -98] } },
});

/** Two hands that shake: one from each side, with sleeves of two people. */
export const handshake: Drawer = (pen, { color = SKIN }) => {
  const other = SKINS[4];
  const [, second] = pen.accents;
  const knuckles = [0, 1, 2, 3].map((index) => {
    const [x, y] = [8 - index * 20, -28 - index * 1.5];
    return circle([x, y], 14, darker(color, 0.14)) + circle([x - 1, y - 2], 12.5, color);
  });
  return {
    unitCm: 0.12,
    svg:
      formed(
        pen,
        'M96 -108L30 -104C8 -100 -24 -88 -40 -68C-44 -54 -28 -50 -18 -58L2 -66C20 -44 60 -28 96 -30Z',
        other,
        {
          depth: 10,
          light: 4,
          tone: 0.11,
        },
      ) +
      formed(
        pen,
        'M-96 -108L-40 -106C-20 -104 -4 -98 8 -88L44 -56C56 -44 44 -28 28 -34C8 -10 -44 -8 -62 -34L-96 -30Z',
        color,
        { depth: 9, light: 4, tone: 0.11 },
      ) +
      formed(
        pen,
        'M-4 -92C14 -108 34 -112 58 -106L40 -70C30 -78 16 -82 6 -74C-6 -66 -22 -72 -4 -92Z',
        other,
        {
          depth: 6,
          light: 2,
          tone: 0.11,
        },
      ) +
      knuckles.join('') +
      cuff(pen, 'M-96 -116L-84 -22L-124 -14L-138 -106Z', 'M-100 -112L-90 -24') +
      formed(pen, 'M96 -116L84 -22L124 -14L138 -106Z', second, {
        depth: 10,
        light: 4,
        extra: stroke('M100 -112L90 -24', darker(second), 4),
      }),
    anchors: { grip: { at: [0, -60] } },
  };
};

/** A closed fist, held up. */
export const fist: Drawer = (pen, { color = SKIN }) => ({
  unitCm: 0.1,
  svg:
    formed(
      pen,
      'M-34 -20C-34 -40 -56 -50 -58 -80V-128C-58 -148 58 -150 60 -128V-84C58 -52 34 -42 34 -20Z',
      color,
      { depth: 12, light: 4, tone: 0.11 },
    ) +
    [-56, -27, 2, 31]
      .map((x, index) => {
        const top = [-146, -154, -152, -142][index] ?? -150;
        return (
          rectangle([x, top], 29, 64, darker(color, 0.16), { radius: 14 }) +
          rectangle([x, top], 26, 61, color, { radius: 13 }) +
          rectangle([x + 5, top + 6], 6, 14, lighter(color, 0.35), { radius: 3 })
        );
      })
      .join('') +
    formed(
      pen,
      'M-56 -76C-50 -98 -20 -102 10 -96C32 -92 32 -68 12 -66C-10 -64 -20 -62 -26 -46Z',
      color,
      {
        depth: 7,
        light: 3,
        tone: 0.13,
      },
    ) +
    cuff(pen, roundedPath([-46, -32], 92, 32, 8), 'M-44 -24H44'),
  anchors: { grip: { at: [0, -100] }, hand: { at: [0, -100] } },
});

/** A bent leg from the side, from the shorts to the sock. */
export const knee: Drawer = (pen, { color = SKIN }) => ({
  unitCm: 0.22,
  svg:
    formed(
      pen,
      'M-120 -206C-60 -214 10 -216 48 -200C80 -186 90 -152 80 -118C70 -84 70 -48 60 -8H-8C-10 -46 -26 -76 -14 -104C-46 -104 -84 -98 -120 -96Z',
      color,
      { depth: 12, light: 5, tone: 0.11 },
    ) +
    stroke('M30 -184Q64 -176 64 -138', darker(color, 0.16), 4) +
    stroke('M28 -120Q46 -110 60 -118', darker(color, 0.16), 4) +
    circle([46, -160], 9, lighter(color, 0.16)) +
    formed(pen, 'M-16 -34H70L66 4H-16Z', HOUSE.white, { depth: 8 }) +
    formed(pen, 'M-140 -218L-66 -224Q-52 -156 -66 -86L-140 -82Z', HOUSE.blue, { depth: 10 }),
  anchors: { knee: { at: [60, -160] }, grip: { at: [-60, -150] } },
});

/** A bare foot from the side, out of a trouser leg. */
export const foot: Drawer = (pen, { color = SKIN }) => ({
  unitCm: 0.12,
  svg:
    formed(
      pen,
      'M-58 -150C-54 -110 -62 -74 -66 -44C-70 -14 -56 0 -34 0C-12 -2 0 -12 18 -10L92 0C122 2 134 -18 118 -32C96 -46 50 -56 30 -84C16 -104 14 -124 14 -150Z',
      color,
      { depth: 12, light: 5, tone: 0.11 },
    ) +
    [
      [88, -21, 9],
      [74, -27, 8],
      [60, -33, 7],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        stroke(`M${x} ${y}q${r * 0.6} ${r * 1.3} ${r * 0.2} ${r * 2}`, darker(color, 0.28), 3),
      )
      .join('') +
    rectangle([108, -26], 13, 8, lighter(color, 0.45), { radius: 4 }) +
    circle([-36, -78], 9, darker(color, 0.12)) +
    circle([-38, -80], 7.5, lighter(color, 0.14)) +
    cuff(
      pen,
      'M-72 -196H28L24 -132C-8 -124 -40 -124 -68 -132Z',
      'M-67 -142C-40 -134 -8 -134 23 -142',
    ),
  anchors: { grip: { at: [-20, -60] }, foot: { at: [20, -4] }, tip: { at: [124, -20] } },
});

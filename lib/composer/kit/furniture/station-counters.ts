import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';

/** Counters with what stands on them; who serves is behind, at `top`. Units are centimetres. */

const HALF = 84;

/** A panelled front with a sign in its middle, and the board on it. */
function counterFront(pen: Pen, color: Hex, sign: string): string {
  return (
    rectangle([-HALF + 8, -8], 2 * HALF - 16, 8, darker(color, 0.45)) +
    formed(pen, roundedPath([-HALF, -92], 2 * HALF, 86, 2), color, {
      depth: 12,
      light: 4,
      extra: times(6, (index) =>
        rectangle([-HALF + 6 + index * 27, -84], 20, 72, darker(color, 0.16), { radius: 3 }),
      ).join(''),
    }) +
    rectangle([-HALF, -92], 2 * HALF, 5, darker(color, 0.34)) +
    circle([0, -48], 27, HOUSE.mustard) +
    circle([0, -48], 23, HOUSE.paper) +
    sign +
    formed(pen, roundedPath([-HALF - 8, -101], 2 * HALF + 16, 11, 3), HOUSE.wood, {
      depth: 4,
      light: 3,
    })
  );
}

const CUP_SIGN =
  path('M-11 -56H7V-46Q7 -38 -2 -38T-11 -46Z', HOUSE.green) +
  stroke('M7 -53Q14 -53 14 -48T7 -43', HOUSE.green, 2.6) +
  stroke('M-6 -60Q-9 -64 -6 -67M2 -60Q-1 -64 2 -67', HOUSE.green, 2);

/** An espresso machine with cups under its spouts and on its top. */
function espressoMachine(pen: Pen, x: number): string {
  const cup = (left: number, y: number, color: Hex) =>
    path(
      `M${left} ${y - 9}H${left + 12}V${y - 3}Q${left + 12} ${y} ${left + 8} ${y}H${left + 4}Q${left} ${y} ${left} ${y - 3}Z`,
      color,
    );
  return (
    formed(pen, roundedPath([x, -166], 84, 26, 4), '#aab6d3', { depth: 6, light: 3 }) +
    rectangle([x + 6, -140], 72, 30, darker('#aab6d3', 0.42)) +
    formed(pen, roundedPath([x - 4, -112], 92, 11, 3), '#8f9dc0', { depth: 3, light: 2 }) +
    [18, 56]
      .map(
        (dx) =>
          rectangle([x + dx - 6, -140], 20, 9, HOUSE.ink, { radius: 2 }) +
          rod(pen, `M${x + dx + 4} -131V-126`, HOUSE.metal, 3) +
          cup(x + dx - 2, -112, HOUSE.paper),
      )
      .join('') +
    times(4, (index) =>
      circle([x + 14 + index * 18, -153], 4, index === 1 ? HOUSE.coral : '#eef2f8'),
    ).join('') +
    times(4, (index) =>
      cup(x + 8 + index * 18, -166, index % 2 ? HOUSE.mustard : HOUSE.paper),
    ).join('')
  );
}

const jar = (pen: Pen, x: number, color: Hex) =>
  formed(pen, roundedPath([x, -132], 22, 31, 4), color, { depth: 4, light: 2 }) +
  rectangle([x - 1, -137], 24, 7, HOUSE.wood, { radius: 2 }) +
  rectangle([x + 4, -122], 14, 12, HOUSE.paper, { radius: 2 });

export const coffeeBar: Drawer = (pen, { color = '#1f6b66' }) => ({
  svg: '',
  front:
    counterFront(pen, color, CUP_SIGN) +
    espressoMachine(pen, 6) +
    jar(pen, -84, HOUSE.mustard) +
    rectangle([-58, -103], 24, 2.4, HOUSE.paper, { radius: 1 }),
  anchors: { top: { at: [-34, -101], spanCm: 60 }, label: { at: [0, -48], spanCm: 44 } },
});

const BAG_SIGN =
  path('M-13 -56H13L11 -34H-11Z', HOUSE.coral) +
  stroke('M-6 -54V-58Q0 -68 6 -58V-54', HOUSE.coral, 2.6);

export const tillCounter: Drawer = (pen, { color = HOUSE.teal }) => ({
  svg: '',
  front:
    counterFront(pen, color, BAG_SIGN) +
    formed(pen, 'M26 -101V-122L34 -134H78L86 -122V-101Z', '#8d9ac0', { depth: 6, light: 3 }) +
    rectangle([46, -154], 40, 20, HOUSE.ink, { radius: 3 }) +
    rectangle([50, -151], 32, 12, '#9be3c0', { radius: 1.5 }) +
    times(6, (index) =>
      rectangle([38 + (index % 3) * 12, -130 + Math.floor(index / 3) * 8], 8, 5, HOUSE.paper, {
        radius: 1,
      }),
    ).join('') +
    formed(pen, 'M-84 -146H-46L-50 -101H-80Z', '#d9a86a', { depth: 6, light: 3 }) +
    path('M-80 -146Q-76 -166 -66 -154Q-60 -168 -54 -146Z', HOUSE.leaf) +
    rectangle([-62, -168], 8, 22, HOUSE.bread, { radius: 4 }),
  anchors: { top: { at: [-14, -101], spanCm: 60 }, label: { at: [0, -48], spanCm: 44 } },
});

const GLASS_SIGN = path('M-14 -60H14L2 -46V-36H9V-33H-9V-36H-2V-46Z', HOUSE.purple);

const bottle = (pen: Pen, x: number, color: Hex, high = 44) =>
  formed(
    pen,
    `M${x} -101V${-101 - high * 0.62}Q${x} ${-101 - high * 0.74} ${x + 5} ${-101 - high * 0.8}V${-101 - high}H${x + 11}V${-101 - high * 0.8}Q${x + 16} ${-101 - high * 0.74} ${x + 16} ${-101 - high * 0.62}V-101Z`,
    color,
    { depth: 4, light: 2 },
  ) + rectangle([x + 1, -101 - high * 0.5], 14, 12, HOUSE.paper, { radius: 1 });

const glass = (x: number, color: Hex) =>
  path(
    `M${x} -128H${x + 20}L${x + 11.5} -114V-104H${x + 17}V-101H${x + 3}V-104H${x + 8.5}V-114Z`,
    HOUSE.glass,
  ) + path(`M${x + 3} -123H${x + 17}L${x + 10} -114.5Z`, color);

export const barCounter: Drawer = (pen, { color = '#4a3a78' }) => ({
  svg: '',
  front:
    counterFront(pen, color, GLASS_SIGN) +
    bottle(pen, 26, HOUSE.green) +
    bottle(pen, 46, '#b5563f', 52) +
    bottle(pen, 66, HOUSE.mustard, 38) +
    glass(-84, HOUSE.coral) +
    glass(-60, HOUSE.orange),
  anchors: { top: { at: [-14, -101], spanCm: 60 }, label: { at: [0, -48], spanCm: 44 } },
});

/** Two turntables and a mixer on a desk whose front is lit, loudspeakers at its sides. */
export const djDesk: Drawer = (pen, { color = '#3a3473' }) => {
  const speaker = (x: number) =>
    formed(pen, roundedPath([x, -150], 46, 150, 4), HOUSE.ink, { depth: 6, light: 3 }) +
    [-112, -48]
      .map(
        (y, index) =>
          circle([x + 23, y], 17 + index * 2, '#4a4f86') + circle([x + 23, y], 9, HOUSE.coral),
      )
      .join('');
  const deck = (x: number) =>
    ellipse([x, -109], 30, 7, HOUSE.ink) +
    ellipse([x, -110], 26, 5.4, '#42477c') +
    ellipse([x, -110], 9, 2, HOUSE.coral) +
    stroke(`M${x + 34} -122L${x + 14} -111`, HOUSE.metal, 2.4);
  return {
    svg: speaker(-142) + speaker(96),
    front:
      formed(pen, roundedPath([-92, -94], 184, 94, 4), color, {
        depth: 10,
        light: 4,
        extra: times(6, (index) =>
          rectangle(
            [-76 + index * 28, -24 - ((index * 17) % 40)],
            16,
            24 + ((index * 17) % 40),
            [HOUSE.coral, HOUSE.mustard, HOUSE.sky][index % 3] ?? HOUSE.coral,
            { radius: 2 },
          ),
        ).join(''),
      }) +
      formed(pen, roundedPath([-98, -104], 196, 12, 3), lighter(color, 0.2), {
        depth: 3,
        light: 2,
      }) +
      deck(-54) +
      deck(54) +
      rectangle([-16, -112], 32, 9, HOUSE.metalDark, { radius: 2 }) +
      times(3, (index) => circle([-9 + index * 9, -109], 2, HOUSE.mustard)).join(''),
    anchors: { top: { at: [0, -106], spanCm: 110 } },
  };
};

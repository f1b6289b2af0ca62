import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { type Drawer, formed, rod, type Sketch } from '../form';
import type { Pen } from '../pen';
import { STEEL } from '../tools/shaft';

/** What glides under somebody's feet: upright where it stands by itself, flat where it is `laid`. */

/** Anchors of a board under somebody's feet. */
const underfoot = (top: number, spanCm: number): Sketch['anchors'] => ({
  top: { at: [0, top], spanCm },
  seat: { at: [0, top] },
});

const laidSurfboard = (pen: Pen, color: Hex): Sketch => ({
  unitCm: 1,
  svg: formed(
    pen,
    'M-98 -13Q-70 -9 -40 -8H50Q86 -9 102 -22Q92 -3 52 0H-52Q-86 -2 -98 -13Z',
    HOUSE.cream,
    {
      depth: 3,
      light: 2,
      extra: path('M-40 -12L-10 4H8L-22 -12ZM-2 -12L28 4H36L6 -12Z', color),
    },
  ),
  anchors: underfoot(-8, 150),
});

export const surfboard: Drawer = (pen, { color = HOUSE.teal, state }) =>
  state === 'laid' ? laidSurfboard(pen, color) : standingSurfboard(pen, color);

const standingSurfboard = (pen: Pen, color: Hex): Sketch => ({
  unitCm: 1,
  svg: formed(
    pen,
    'M0 -196C26 -160 30 -100 26 -50C24 -24 16 -6 0 0C-16 -6 -24 -24 -26 -50C-30 -100 -26 -160 0 -196Z',
    HOUSE.cream,
    {
      depth: 6,
      light: 3,
      extra:
        path('M-32 -90L32 -130V-104L-32 -64ZM-32 -54L32 -94V-84L-32 -44Z', color) +
        path('M-32 -60V0H32V-30Z', HOUSE.coral) +
        rectangle([-1, -200], 2, 200, darker(HOUSE.cream, 0.14)),
    },
  ),
  anchors: { grip: { at: [0, -90] }, top: { at: [0, -196] }, seat: { at: [0, -60] } },
});

const laidSnowboard = (pen: Pen, color: Hex): Sketch => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-80 -13Q-72 -5 -60 -5H60Q72 -5 80 -13Q78 0 62 0H-62Q-78 0 -80 -13Z', color, {
      depth: 2,
      light: 1,
      extra: path('M-90 -14H-44L-52 4H-90Z', HOUSE.mustard),
    }) +
    [-33, 27]
      .map((x) => formed(pen, roundedPath([x - 15, -9], 32, 6, 3), HOUSE.ink, { depth: 2 }))
      .join(''),
  anchors: underfoot(-7, 130),
});

export const snowboard: Drawer = (pen, { color = HOUSE.purple, state }) =>
  state === 'laid' ? laidSnowboard(pen, color) : standingSnowboard(pen, color);

const standingSnowboard = (pen: Pen, color: Hex): Sketch => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-14 -14V-140Q-14 -156 0 -156T14 -140V-14Q14 0 0 0T-14 -14Z', color, {
      depth: 4,
      light: 3,
      extra:
        path('M-16 -156L16 -110V-86L-16 -130Z', HOUSE.mustard) +
        path('M-16 -30L16 16H-16Z', HOUSE.teal),
    }) +
    [-110, -50]
      .map((y) => formed(pen, roundedPath([-17, y], 34, 15, 5), HOUSE.ink, { depth: 3, light: 2 }))
      .join(''),
  anchors: { grip: { at: [0, -80] }, top: { at: [0, -156] } },
});

/** Runners under boots. */
const laidSkates = (): Sketch => ({
  unitCm: 1,
  svg: [-33, 29]
    .map((x) =>
      placed(
        stroke('M-8 -9V-4M10 -9V-4', HOUSE.metalDark, 3) +
          stroke('M-16 -3H16Q21 -3 22 -8', STEEL, 4),
        { at: [x, 0] },
      ),
    )
    .join(''),
  anchors: underfoot(-8, 100),
});

/** Two plates with wheels, one under each foot. */
export const skatesUnderfoot = (): Sketch => ({
  unitCm: 1,
  svg: [-33, 29]
    .map((x) =>
      placed(
        stroke('M-15 -9H19', HOUSE.ink, 4) +
          [-10, 2, 14].map((dx) => circle([dx, -4], 4, HOUSE.mustard)).join(''),
        { at: [x, 0] },
      ),
    )
    .join(''),
  anchors: underfoot(-10, 100),
});

export const iceSkates: Drawer = (pen, wish) =>
  wish.state === 'laid' ? laidSkates() : standingSkates(pen, wish);

const standingSkates: Drawer = (pen, { color = HOUSE.white }) => {
  const boot = (x: number, y: number, tone: string) =>
    placed(
      stroke('M-62 -10V-26M30 -10V-26', HOUSE.metalDark, 7) +
        stroke('M-84 -8H56Q72 -8 76 -20', STEEL, 8) +
        formed(pen, 'M-78 -150H-26L-24 -96Q-4 -84 30 -74Q60 -66 58 -34H-82Z', tone, {
          depth: 11,
          light: 5,
        }) +
        rectangle([-84, -36], 144, 10, darker(tone, 0.4), { radius: 4 }) +
        formed(pen, roundedPath([-84, -164], 64, 20, 9), HOUSE.sky, { depth: 4, light: 3 }) +
        [-136, -118, -100]
          .map((dy, index) => stroke(`M-30 ${dy}L${-50 - index} ${dy + 8}`, darker(tone, 0.34), 4))
          .join(''),
      { at: [x, y] },
    );
  return {
    unitCm: 0.15,
    svg: boot(46, -18, darker(color, 0.06)) + boot(-8, 0, color),
    anchors: { grip: { at: [-50, -150] } },
  };
};

/** One before the other, with their tips up, under somebody who skis. */
const laidSkis = (pen: Pen, color: Hex): Sketch => ({
  unitCm: 1,
  svg: [
    [8, -7, darker(color, 0.14)],
    [-8, 0, color],
  ]
    .map(([x, y, tone]) =>
      placed(
        formed(pen, 'M-84 -4H66Q82 -5 92 -18L94 -16Q86 0 68 0H-84Z', String(tone) as Hex, {
          depth: 2,
          light: 1,
        }),
        { at: [Number(x), Number(y)] },
      ),
    )
    .join(''),
  anchors: { top: { at: [0, -5], spanCm: 150 }, seat: { at: [0, -5] } },
});

export const skis: Drawer = (pen, { color = pen.accents[0], state }) =>
  state === 'laid' ? laidSkis(pen, color) : standingSkis(pen, color);

const standingSkis = (pen: Pen, color: Hex): Sketch => ({
  unitCm: 0.62,
  svg:
    [-1, 1]
      .map((s) =>
        placed(
          formed(
            pen,
            'M-9 0V-250Q-9 -280 4 -284Q9 -260 9 -240V0Z',
            s > 0 ? color : darker(color, 0.12),
            { depth: 4, light: 2, extra: rectangle([-10, -160], 20, 40, HOUSE.cream) },
          ),
          { at: [s * 13, 0], angleDegrees: s * 4 },
        ),
      )
      .join('') +
    [-1, 1]
      .map((s) =>
        placed(
          rod(pen, 'M0 0V-190', HOUSE.metalDark, 4) +
            rectangle([-4, -200], 8, 26, HOUSE.ink, { radius: 4 }) +
            ellipse([0, -14], 11, 3, HOUSE.ink),
          { at: [s * 56, 0], angleDegrees: s * -5 },
        ),
      )
      .join(''),
  anchors: { grip: { at: [46, -180] } },
});

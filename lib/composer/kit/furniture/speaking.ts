import { circle, ellipse, line, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, createLathe, type Drawer, formed, leaf, paintSolid, rod } from '../form';
import { board } from './joinery';

/** Where people speak, win and are lit; what keeps things, in centimetres. */

export const lectern: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg: rod(pen, 'M22 -112Q34 -134 20 -146', HOUSE.ink, 2.4) + ellipse([19, -148], 4, 6, HOUSE.ink),
  front:
    formed(pen, 'M-30 0L-24 -104H24L30 0Z', color, {
      depth: 8,
      light: 4,
      extra: rectangle([-15, -84], 30, 50, darker(color, 0.16), { radius: 3 }),
    }) +
    formed(pen, 'M-38 -104L-30 -122H30L38 -104V-98H-38Z', lighter(color, 0.1), {
      depth: 5,
      light: 3,
    }) +
    rectangle([-36, -6], 72, 6, darker(color, 0.3), { radius: 2 }),
  anchors: {
    top: { at: [0, -114], spanCm: 56 },
    label: { at: [0, -60], spanCm: 30 },
    grip: { at: [20, -106] },
  },
});

export const winnersPodium: Drawer = (pen, { color = HOUSE.blue }) => {
  const step = (x: number, up: number, tone: string, marks: number) =>
    formed(pen, `M${x} 0V${-up}H${x + 80}V0Z`, tone, { depth: 9, light: 4 }) +
    shape(
      [
        [x, -up],
        [x + 10, -up - 9],
        [x + 70, -up - 9],
        [x + 80, -up],
      ],
      lighter(tone, 0.4),
    ) +
    times(marks, (index) =>
      rectangle([x + 40 - marks * 6 + index * 12 + 2, -up * 0.7], 7, up * 0.36, HOUSE.white, {
        radius: 3,
      }),
    ).join('');
  return {
    svg: step(-124, 60, color, 2) + step(44, 42, color, 3) + step(-40, 90, lighter(color, 0.1), 1),
    anchors: { top: { at: [0, -94], spanCm: 70 }, seat: { at: [-84, -64] } },
  };
};

export const spotlight: Drawer = (pen, { color = HOUSE.ink, state }) => ({
  svg:
    (state === 'plain' || state === 'lit'
      ? path(
          'M-26 -138L-150 40H30L12 -128Z',
          pen.linear(
            [-10, -130],
            [-60, 40],
            [
              [0, GLOW.flameHeart, 0.7],
              [1, GLOW.flameHeart, 0],
            ],
          ),
        )
      : '') +
    stroke('M0 -186V-212', HOUSE.metalDark, 5) +
    stroke('M-24 -156Q-10 -190 0 -188T26 -168', HOUSE.metalDark, 5) +
    placed(
      formed(pen, roundedPath([-20, -34], 40, 60, 8), color, { depth: 8, light: 4 }) +
        formed(pen, 'M-20 22H20L27 44H-27Z', lighter(color, 0.12), { depth: 6, light: 3 }) +
        ellipse([0, 44], 27, 7, GLOW.windowHeart),
      { at: [2, -166], angleDegrees: 24 },
    ),
  anchors: { tip: { at: [-14, -126] }, top: { at: [0, -212] } },
});

export const toyChest: Drawer = (pen, { color = HOUSE.teal }) => ({
  svg:
    formed(pen, 'M-50 -48L-44 -84H44L50 -48Z', darker(color, 0.16), { depth: 5, light: 3 }) +
    ball(pen, [-22, -52], 14, HOUSE.coral) +
    ball(pen, [28, -48], 11, HOUSE.mustard) +
    [-4, 10].map((x) => circle([x, -70], 5, '#b98353')).join('') +
    ball(pen, [3, -58], 12, '#b98353', { glint: 0 }) +
    [-1, 7].map((x) => circle([x, -60], 1.4, HOUSE.ink)).join(''),
  front:
    formed(pen, roundedPath([-52, -48], 104, 48, 4), color, {
      depth: 7,
      light: 4,
      extra: rectangle([-52, -48], 104, 6, lighter(color, 0.3)),
    }) + path('M0 -34L4 -24L15 -24L6 -17L10 -6L0 -13L-10 -6L-6 -17L-15 -24L-4 -24Z', HOUSE.mustard),
  anchors: { inside: { at: [0, -48], spanCm: 80 }, top: { at: [0, -48], spanCm: 90 } },
});

export const filingCabinet: Drawer = (pen, { color = HOUSE.metal }) => ({
  svg:
    board(pen, [-24, -132], 48, 130, darker(color, 0.12), 2) +
    times(4, (index) => {
      const y = -129 + index * 31.6;
      const isOpen = index === 1;
      const x = isOpen ? -26 : -21;
      const wide = isOpen ? 52 : 42;
      return (
        (isOpen
          ? rectangle([-22, y - 2], 44, 12, darker(color, 0.5)) +
            [HOUSE.mustard, HOUSE.paper, HOUSE.coral, HOUSE.mustard]
              .map((tone, k) =>
                path(
                  `M${-20 + k * 4} ${y + 10}V${y - 5 - k}H${-14 + k * 8}L${-12 + k * 8} ${y - 2 - k}H${20 - (3 - k)}V${y + 10}Z`,
                  tone,
                ),
              )
              .join('')
          : '') +
        formed(
          pen,
          roundedPath([x, y + (isOpen ? 5 : 0)], wide, isOpen ? 28 : 30, 2),
          isOpen ? lighter(color, 0.14) : color,
          {
            depth: 3,
            light: 2,
          },
        ) +
        rectangle([-7, y + (isOpen ? 10 : 6)], 14, 7, HOUSE.white, { radius: 1 }) +
        stroke(`M-4 ${y + (isOpen ? 13.5 : 9.5)}H4`, HOUSE.metalDark, 1) +
        rectangle([-8, y + (isOpen ? 22 : 18)], 16, 4, darker(color, 0.45), { radius: 2 })
      );
    }).join(''),
  anchors: { top: { at: [0, -132], spanCm: 44 } },
});

export const safe: Drawer = (pen, { color = HOUSE.stoneDark }) => ({
  svg:
    [-30, 20].map((x) => rectangle([x, -6], 10, 6, HOUSE.ink)).join('') +
    formed(pen, roundedPath([-38, -74], 76, 70, 6), color, { depth: 8, light: 4 }) +
    formed(pen, roundedPath([-30, -66], 58, 54, 4), lighter(color, 0.12), { depth: 4, light: 3 }) +
    circle([6, -39], 14, darker(color, 0.25)) +
    circle([6, -39], 11, HOUSE.metal) +
    stroke('M6 -50V-28M-5 -39H17', darker(HOUSE.metal, 0.4), 3) +
    circle([6, -39], 4, HOUSE.gold) +
    rectangle([-22, -52], 8, 26, HOUSE.gold, { radius: 3 }) +
    [-58, -26].map((y) => rectangle([26, y], 6, 12, darker(color, 0.3), { radius: 2 })).join(''),
  anchors: {
    inside: { at: [0, -40], spanCm: 50 },
    top: { at: [0, -74], spanCm: 66 },
    door: { at: [0, -10] },
  },
});

export const clothesline: Drawer = (pen) => ({
  svg:
    [-150, 150]
      .map((x) => rod(pen, `M${x} 0V-190M${x - 24} -184H${x + 24}`, HOUSE.wood, 8))
      .join('') +
    stroke('M-150 -184Q0 -164 150 -184', HOUSE.cream, 2.4) +
    formed(pen, 'M-120 -178H-60V-166H-72V-106H-108V-166H-120Z', HOUSE.coral, {
      depth: 6,
      light: 3,
    }) +
    formed(pen, 'M-36 -174H28V-92H-36Z', HOUSE.white, { depth: 7, light: 3 }) +
    formed(pen, 'M56 -176H104L110 -100H88L80 -150L74 -100H50Z', HOUSE.blue, {
      depth: 5,
      light: 3,
    }) +
    [-112, -68, -30, 22, 60, 100]
      .map((x) => rectangle([x - 2, -184], 4, 12, HOUSE.mustard, { radius: 1 }))
      .join('') +
    line(
      [
        [-150, -20],
        [-150, 0],
      ],
      HOUSE.woodDark,
      8,
    ) +
    leaf([-160, 0], 26, 8, -120, HOUSE.leaf) +
    leaf([158, 0], 26, 8, -60, HOUSE.leaf) +
    paintSolid(pen, createLathe('14 0!, 18 20!', { at: [124, 0], tilt: 0.2 }), HOUSE.woodLight, {
      material: 'matte',
    }),
  anchors: { top: { at: [0, -166], spanCm: 240 } },
});

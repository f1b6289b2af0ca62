import { circle, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

import { iceSkates, skatesUnderfoot, snowboard, surfboard } from './boards';

/** Gear of sports and games. Units are millimetres unless told. */

const chessBoard: Drawer = (pen, { view }) => ({
  unitCm: 0.2,
  svg: placed(
    formed(pen, roundedPath([-112, -224], 224, 224, 6), HOUSE.woodDark, { depth: 6, light: 4 }) +
      rectangle([-100, -212], 200, 200, HOUSE.cream) +
      path(
        times(32, (index) => {
          const row = Math.floor(index / 4);
          return `M${-100 + ((index % 4) * 2 + (row % 2)) * 25} ${-212 + row * 25}h25v25h-25Z`;
        }).join(''),
        '#8a5638',
      ),
    { scaleX: 1, scaleY: view === 'top' ? 1 : 0.34 },
  ),
  front:
    view === 'top'
      ? ''
      : [
          [-70, -14, 1, 0],
          [-30, -16, 1.2, 0],
          [56, -12, 1, 1],
          [20, -40, 1.1, 1],
          [-50, -46, 0.9, 1],
          [74, -44, 1, 0],
        ]
          .map(([x = 0, y = 0, size = 1, dark = 0]) =>
            placed(
              formed(
                pen,
                'M-12 0H12L8 -7L4 -24Q9 -28 6 -32A8 8 0 1 0 -6 -32Q-9 -28 -4 -24L-8 -7Z',
                dark ? HOUSE.navy : '#f3e2c4',
                { depth: 4, light: 3 },
              ),
              { at: [x, y], scaleX: size },
            ),
          )
          .join(''),
  anchors: { top: { at: [0, -38], spanCm: 160 }, grip: { at: [0, -10] } },
});

const skateboard: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.3,
  svg:
    [-78, 78]
      .map(
        (x) =>
          rectangle([x - 16, -42], 32, 22, HOUSE.metalDark, { radius: 4 }) +
          [-13, 13]
            .map(
              (dx) =>
                circle([x + dx, -14], 14, HOUSE.mustard) +
                circle([x + dx, -14], 6, HOUSE.metalDark),
            )
            .join(''),
      )
      .join('') +
    formed(
      pen,
      'M-136 -62Q-120 -42 -100 -40H100Q120 -42 136 -62L130 -66Q112 -52 98 -52H-98Q-112 -52 -130 -66Z',
      color,
      { depth: 4, light: 3 },
    ) +
    stroke('M-128 -64Q-112 -50 -98 -50H98Q112 -50 128 -64', HOUSE.ink, 4),
  anchors: { top: { at: [0, -52], spanCm: 180 }, seat: { at: [0, -52] }, grip: { at: [0, -44] } },
});

const rollerSkate: Drawer = (pen, wish) =>
  wish.state === 'laid' ? skatesUnderfoot() : standingRollerSkate(pen, wish);

const standingRollerSkate: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.15,
  svg:
    [-58, 34]
      .map(
        (x) =>
          rectangle([x - 14, -40], 28, 22, HOUSE.metalDark) +
          circle([x, -18], 18, HOUSE.mustard) +
          circle([x, -18], 8, HOUSE.cream),
      )
      .join('') +
    rectangle([-86, -46], 148, 12, HOUSE.ink, { radius: 5 }) +
    ball(pen, [72, -34], 12, HOUSE.coral) +
    formed(pen, 'M-78 -158H-26L-24 -106Q-4 -92 30 -84Q60 -76 58 -46H-82Z', color, {
      depth: 11,
      light: 5,
    }) +
    path('M14 -88Q58 -80 58 -46H20Q12 -64 14 -88Z', lighter(color, 0.3)) +
    rectangle([-82, -170], 60, 18, HOUSE.white, { radius: 8 }) +
    [-142, -126, -110].map((dy) => stroke(`M-30 ${dy}L-52 ${dy + 8}`, HOUSE.white, 5)).join(''),
  anchors: { grip: { at: [-50, -160] } },
});

const hoopAndBoard: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M60 0V-300Q60 -330 30 -330', HOUSE.metalDark, 11) +
    rectangle([34, -10], 52, 10, HOUSE.stoneDark, { radius: 4 }) +
    formed(pen, roundedPath([-70, -400], 140, 96, 5), HOUSE.white, { depth: 5, light: 0 }) +
    stroke('M-66 -396H66V-308H-66ZM-26 -318V-360H26V-318', HOUSE.coral, 5) +
    stroke(
      `M-26 -308L-16 -262M26 -308L16 -262M-12 -308L-6 -260M12 -308L6 -260M-24 -292H24M-20 -276H20`,
      HOUSE.white,
      3,
    ) +
    stroke('M-28 -309H28', HOUSE.orange, 7),
  anchors: {
    tip: { at: [0, -309] },
    inside: { at: [0, -290], spanCm: 46 },
    top: { at: [0, -400] },
  },
});

const goal: Drawer = () => ({
  unitCm: 1,
  svg:
    stroke(
      `${times(19, (index) => `M${-350 + index * 39} -236L${-310 + index * 34.4} 0`).join('')}${times(8, (index) => `M${-350 + index * 5} ${-236 + index * 30}H${350 - index * 5}`).join('')}`,
      '#ffffff',
      3,
      { opacity: 0.7 },
    ) +
    stroke('M-366 0V-244H366V0', HOUSE.white, 13) +
    stroke('M-360 -238V0M366 -244V0', darker(HOUSE.white, 0.12), 4),
  anchors: { inside: { at: [0, -20], spanCm: 600 }, top: { at: [0, -244], spanCm: 700 } },
});

const boxingGloves: Drawer = (pen, { color = HOUSE.red }) => {
  const glove =
    formed(
      pen,
      'M-34 -40C-66 -70 -66 -130 -20 -138C30 -146 60 -120 56 -80C54 -60 44 -52 40 -40Z',
      color,
      { depth: 13, light: 7 },
    ) +
    formed(pen, 'M-40 -96C-66 -96 -66 -56 -34 -56C-16 -56 -10 -74 -14 -90Z', lighter(color, 0.08), {
      depth: 7,
      light: 4,
    }) +
    formed(pen, roundedPath([-36, -42], 78, 42, 8), HOUSE.white, {
      depth: 7,
      light: 0,
      extra: rectangle([-36, -18], 78, 8, color),
    });
  return {
    unitCm: 0.2,
    svg:
      placed(glove, { at: [44, -6], angleDegrees: 12 }) +
      placed(glove, { at: [-42, 0], scaleX: -1, scaleY: 1 }),
    anchors: { grip: { at: [0, -10] } },
  };
};

const whistle: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.05,
  svg:
    stroke('M-62 -84C-140 -130 -90 -190 -30 -160', HOUSE.navy, 8) +
    formed(pen, 'M90 -110V-76H26A52 52 0 1 1 -30 -110Z', color, { depth: 13, light: 7 }) +
    circle([-22, -56], 22, darker(color, 0.4)) +
    ball(pen, [-26, -52], 13, HOUSE.cream) +
    rectangle([6, -116], 26, 10, darker(color, 0.4)) +
    circle([-62, -84], 10, HOUSE.metal),
  anchors: { mouth: { at: [90, -92] }, grip: { at: [-20, -60] } },
});

const BUBBLES = [
  [104, -172, 24],
  [158, -214, 34],
  [176, -142, 18],
  [232, -250, 26],
  [246, -180, 40],
  [318, -226, 22],
] as const;

/** A ring on a stick, and what comes out of it. */
const bubbleWand: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.12,
  svg:
    rod(pen, 'M0 0V-120', color, 12) +
    path(ellipsePath([0, -160], 34, 40), '#bfe6f7', { opacity: 0.55 }) +
    stroke(ellipsePath([0, -160], 34, 40), darker(color, 0.12), 11) +
    BUBBLES.map(
      ([x, y, radius]) =>
        circle([x, y], radius, '#cfeefb', { opacity: 0.7 }) +
        stroke(ellipsePath([x, y], radius, radius), '#7fbfe6', 4) +
        circle([x - radius * 0.36, y - radius * 0.36], radius * 0.2, '#ffffff'),
    ).join(''),
  anchors: { grip: { at: [0, -40] }, mouth: { at: [-52, -162] } },
});

const stopwatch: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.08,
  svg:
    rectangle([-10, -140], 20, 26, HOUSE.metalDark, { radius: 3 }) +
    rectangle([-20, -150], 40, 16, color, { radius: 6 }) +
    placed(rectangle([-7, -74], 14, 18, HOUSE.metalDark, { radius: 3 }), {
      at: [0, -58],
      angleDegrees: 42,
    }) +
    ball(pen, [0, -58], 58, color, { glint: 0 }) +
    circle([0, -58], 46, HOUSE.cream) +
    times(12, (index) =>
      placed(rectangle([-2.4, -43], 4.8, index % 3 ? 7 : 11, HOUSE.ink, { radius: 2 }), {
        at: [0, -58],
        angleDegrees: index * 30,
      }),
    ).join('') +
    path('M0 -58V-100A42 42 0 0 1 36 -37Z', HOUSE.mustard, { opacity: 0.6 }) +
    stroke('M0 -58L30 -40', HOUSE.ink, 5) +
    circle([0, -58], 6, HOUSE.ink),
  anchors: { grip: { at: [0, -58] }, top: { at: [0, -150] } },
});

const lifebuoy: Drawer = (_pen, { color = HOUSE.red }) => ({
  unitCm: 0.35,
  svg:
    stroke(ellipsePath([0, -100], 72), HOUSE.white, 48) +
    [20, 110, 200, 290]
      .map((angle) => {
        const [a, b] = [polar(angle, 72), polar(angle + 50, 72)];
        return stroke(
          `M${a[0]} ${a[1] - 100}A72 72 0 0 1 ${b[0]} ${b[1] - 100}`,
          color,
          48,
        ).replace('stroke-linecap="round"', 'stroke-linecap="butt"');
      })
      .join('') +
    stroke(ellipsePath([4, -95], 90), HOUSE.ink, 8, { opacity: 0.12 }) +
    stroke(ellipsePath([-5, -106], 60), HOUSE.white, 6, { opacity: 0.4 }),
  anchors: {
    grip: { at: [0, -170] },
    inside: { at: [0, -100], spanCm: 90 },
    surface: { at: [0, -60] },
  },
});

const toyTrain: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    formed(pen, roundedPath([-140, -58], 84, 42, 6), HOUSE.mustard, { depth: 6, light: 4 }) +
    [-120, -98, -76]
      .map((x, index) =>
        ball(pen, [x, -64], 13, [HOUSE.coral, HOUSE.teal, HOUSE.purple][index] ?? HOUSE.coral),
      )
      .join('') +
    rectangle([-58, -26], 24, 7, HOUSE.ink) +
    formed(pen, 'M-36 -16V-110H24V-16Z', HOUSE.red, { depth: 7, light: 4 }) +
    rectangle([-22, -96], 32, 32, HOUSE.sky, { radius: 5 }) +
    rectangle([-46, -120], 80, 14, HOUSE.navy, { radius: 6 }) +
    formed(pen, roundedPath([16, -74], 92, 58, 16), HOUSE.blue, { depth: 10, light: 5 }) +
    formed(pen, 'M70 -72L64 -104H98L92 -72Z', HOUSE.mustard, { depth: 5, light: 3 }) +
    circle([104, -46], 10, HOUSE.yellow) +
    [
      [-118, 14],
      [-78, 14],
      [-16, 20],
      [38, 16],
      [82, 16],
    ]
      .map(
        ([x = 0, r = 0]) =>
          circle([x, -r], r, HOUSE.navy) +
          circle([x, -r], r * 0.6, HOUSE.mustard) +
          circle([x, -r], r * 0.22, HOUSE.navy),
      )
      .join(''),
  anchors: { top: { at: [0, -120], spanCm: 60 }, grip: { at: [-10, -60] } },
});

const rockingHorse: Drawer = (pen, { color = '#d9a06a' }) => ({
  unitCm: 0.6,
  svg:
    stroke('M-104 -18Q0 30 110 -18', darker(HOUSE.coral, 0.2), 12) +
    stroke('M-46 -50L-64 -4M40 -50L58 -2', darker(color, 0.2), 14) +
    path('M-70 -92C-106 -100 -106 -50 -92 -40C-92 -64 -82 -74 -68 -74Z', HOUSE.brown) +
    formed(
      pen,
      'M-72 -66C-74 -96 -40 -100 10 -92C20 -124 34 -150 64 -158L70 -172L78 -156C94 -146 108 -126 110 -116L96 -104C84 -112 74 -112 68 -106C64 -76 56 -54 40 -50H-50C-64 -52 -72 -58 -72 -66Z',
      color,
      { depth: 11, light: 6 },
    ) +
    path('M60 -160C36 -156 18 -128 8 -90C22 -104 40 -130 66 -144Z', HOUSE.brown) +
    path('M-36 -98Q-10 -84 8 -94L2 -62Q-16 -54 -32 -62Z', HOUSE.coral) +
    circle([84, -136], 4, HOUSE.ink) +
    stroke('M-36 -50L-40 0M34 -50L40 2', color, 14) +
    stroke('M-110 -22Q0 34 116 -22', HOUSE.coral, 12),
  anchors: {
    seat: { at: [-14, -92] },
    back: { at: [-14, -92] },
    grip: { at: [70, -120] },
    handle: { at: [70, -120] },
  },
});

const sled: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.5,
  svg:
    [-50, 40].map((x) => rod(pen, `M${x} -6V-40`, darker(color, 0.2), 8)).join('') +
    stroke('M-110 -6H80Q120 -6 120 -40Q118 -56 104 -54', HOUSE.red, 9) +
    formed(pen, roundedPath([-104, -52], 180, 14, 5), color, { depth: 4, light: 3 }) +
    stroke('M118 -44Q150 -50 150 -20', HOUSE.cream, 4),
  anchors: {
    seat: { at: [-20, -52], spanCm: 120 },
    top: { at: [-20, -52], spanCm: 150 },
    grip: { at: [150, -22] },
    handle: { at: [110, -52] },
  },
});

export const sportGear = defineFamily('sport-gear', {
  'chess-board': chessBoard,
  skateboard,
  surfboard,
  snowboard,
  'ice-skates': iceSkates,
  'roller-skate': rollerSkate,
  'basketball-hoop': hoopAndBoard,
  goal,
  'boxing-gloves': boxingGloves,
  whistle,
  'bubble-wand': bubbleWand,
  stopwatch,
  lifebuoy,
  'toy-train': toyTrain,
  'rocking-horse': rockingHorse,
  sled,
});

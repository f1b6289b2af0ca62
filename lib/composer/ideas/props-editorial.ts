import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import { type Prop, sized } from './prop';

/** What headers of magazines are made of: speech in other letters, a list that is swiped, a bough that is sawn, a full drawer. */

/** Letters of several scripts, as strokes in a box from -20 to 20. */
const LETTERS = [
  'M-16 18L0 -20L16 18M-10 5H10',
  'M0 -22V-14M-20 -13H20M-12 -13Q-2 10 18 20M12 -13Q2 10 -18 20',
  'M-12 18V-8M-12 2Q0 -14 12 -2V18M-10 -22Q-4 -28 0 -23Q5 -18 11 -24',
  'M0 -20V18M-18 -20Q-14 -2 0 -2Q14 -2 18 -20M-18 18Q-14 -2 0 -2Q14 -2 18 18',
  'M-14 -12H14M-2 -22Q-6 4 2 20M10 -4Q-18 22 -14 4Q-10 -8 8 -2Q22 6 6 18',
] as const;

/** Speech in another script: x, foot, height, which letter; to the right of the middle its tail points to the left. */
const wordBubble: Prop = ({ x, y, height: h, rest: [which = 0] }, { accents, paper }) => {
  const fill = accents[Math.round(which) % 4] ?? accents[0];
  const side = x > 50 ? -1 : 1;
  return sized(
    { x, y, height: h },
    path(roundedPath([-58, -100], 116, 78, 18), fill) +
      path(`M${side * 8} -24H${side * 36}L${side * 40} 0Z`, fill) +
      placed(stroke(LETTERS[Math.round(which) % LETTERS.length] ?? LETTERS[0], paper, 6.4), {
        at: [0, -60],
        scaleX: 1.15,
      }),
  );
};

const bin = (x: number, y: number, paper: string) =>
  path(`M${x - 4} ${y - 3}H${x + 4}L${x + 3.2} ${y + 6}H${x - 3.2}Z`, paper) +
  rectangle([x - 5, y - 5.4], 10, 1.7, paper, { radius: 0.8 }) +
  rectangle([x - 1.6, y - 7], 3.2, 1.6, paper, { radius: 0.6 });

/** A phone with a list of which one line is drawn aside, so that a bin is seen below it. */
const swipedList: Prop = (place, { paper, accents, mid }) => {
  const line = (index: number, aside: number) => {
    const y = -80 + index * 17;
    return (
      path(roundedPath([-21.5 - aside, y], 43, 14, 3), paper) +
      circle([-14.5 - aside, y + 7], 4, accents[index % 4] ?? accents[0]) +
      rectangle([-7 - aside, y + 3.4], 22, 2.4, mid, { radius: 1.2 }) +
      rectangle([-7 - aside, y + 8.2], 15, 2.2, lighter(mid, 0.4), { radius: 1.1 })
    );
  };
  const red = '#e5483b';
  return sized(
    place,
    path(roundedPath([-27, -100], 54, 100, 8), HOUSE.ink) +
      path(roundedPath([-24, -96], 48, 92, 5.4), mix('#ffffff', accents[1], 0.3)) +
      path(roundedPath([-8, -96], 16, 3.6, 1.8), HOUSE.ink) +
      [0, 1, 3].map((index) => line(index, 0)).join('') +
      path(roundedPath([-21.5, -46], 43, 14, 3), red) +
      bin(14, -39.4, paper) +
      line(2, 21) +
      stroke('M30 -39H44M36 -44L30 -39L36 -34', red, 2.2),
  );
};

/** A pointing hand from below on the right: its finger tip at x, y; so high. */
const fingerTip: Prop = ({ x, y, height: h }, { accents }) => {
  const skin = '#e0a57c';
  const sleeve = accents[0];
  return placed(
    path('M-7 4A7 7 0 0 1 7 4V52H-7Z', skin) +
      path(roundedPath([-9, 44], 46, 44, 16), skin) +
      [9, 20, 30].map((at) => path(roundedPath([at, 38], 11, 24, 5.5), skin)).join('') +
      stroke('M9 48V60M20 48V60M30 48V60', darker(skin, 0.14), 1.4) +
      path(roundedPath([-24, 52], 22, 15, 7), skin) +
      path(roundedPath([-10, 84], 48, 14, 4), lighter(sleeve, 0.14)) +
      rectangle([-6, 96], 40, 60, sleeve) +
      path(roundedPath([-3.6, 0], 7.2, 9, 3.4), lighter(skin, 0.4)),
    { at: [x, y], scaleX: h / 100, angleDegrees: -24 },
  );
};

/** A trunk at the left with one long bough to the right, half cut through near the trunk, at the height of `y`; width. */
const sawnBough: Prop = ({ x, y, height: w }) => {
  const left = x - w / 2;
  const bark = HOUSE.brown;
  const leaf = (at: number, dy: number, turn: number, size: number) =>
    placed(
      path('M0 0Q5 -9 14 -8Q12 3 0 0Z', HOUSE.leaf) +
        path('M0 0Q8 -3 14 -8Q12 3 0 0Z', darker(HOUSE.leaf, 0.14)),
      { at: [at, y + dy], scaleX: size, angleDegrees: turn },
    );
  const end = left + w * 1.02;
  return (
    path(
      `M${left - 14} 140L${left - 7} ${y}L${left - 9} -60H${left + 9}L${left + 8} ${y - 6}L${left + 8} ${y + 9}L${left + 16} 140Z`,
      bark,
    ) +
    path(
      `M${left + 3} 140L${left + 1} -60H${left + 9}L${left + 8} ${y - 6}L${left + 8} ${y + 9}L${left + 16} 140Z`,
      darker(bark, 0.16),
    ) +
    path(
      `M${left + 6} ${y - 5}L${end} ${y + 0.4}Q${end + 2} ${y + 1.6} ${end} ${y + 2.6}L${left + 6} ${y + 9}Z`,
      bark,
    ) +
    path(
      `M${left + 6} ${y + 4}L${end} ${y + 1.6}L${end} ${y + 2.6}L${left + 6} ${y + 9}Z`,
      darker(bark, 0.2),
    ) +
    stroke(`M${end - 14} ${y + 0.4}q6 -8 14 -9M${end - 34} ${y - 1}q3 -7 9 -9`, bark, 1.8) +
    path(`M${left + w * 0.2} ${y - 5}l1.6 8l1.8 -7.8Z`, HOUSE.cream) +
    leaf(end - 1, -8, 10, 1) +
    leaf(end - 2, 1, 30, 0.9) +
    leaf(end - 8, 2, 70, 0.8) +
    leaf(end - 26, -9, -10, 0.8)
  );
};

/** A chest of which the upper drawer is drawn out, with what rises out of it: x, foot, height. */
const fullDrawer: Prop = (place, { paper, accents }) => {
  const wood = HOUSE.wood;
  const photo = (at: readonly [number, number], turn: number, which: number) =>
    placed(
      rectangle([-9, -11], 18, 21, paper, { radius: 1 }) +
        rectangle([-7.2, -9.2], 14.4, 12.4, mix('#ffffff', accents[which % 4] ?? '#888888', 0.55)) +
        circle([3, -6], 2.2, lighter(HOUSE.gold, 0.2)) +
        path('M-7.2 3.2L-2 -4L2 0L4.4 -2L7.2 3.2Z', accents[which % 4] ?? '#888888'),
      { at, angleDegrees: turn },
    );
  const letter = (at: readonly [number, number], turn: number) =>
    placed(
      rectangle([-10, -7], 20, 14, '#f6ead2', { radius: 1 }) +
        stroke('M-10 -7L0 2L10 -7', '#c9b48c', 1),
      { at, angleDegrees: turn },
    );
  const heap = [
    photo([-26, -92], -16, 0),
    letter([-8, -98], 12),
    photo([14, -94], 18, 1),
    letter([30, -86], -22),
    photo([-40, -80], -38, 2),
    photo([0, -108], -6, 3),
    letter([-20, -112], -28),
    photo([24, -114], 26, 2),
    photo([-4, -130], 8, 0),
    letter([40, -106], 34),
  ];
  return sized(
    place,
    ellipse([0, 0], 54, 3.4, '#1d21441c') +
      rectangle([-42, -76], 84, 76, wood, { radius: 2 }) +
      rectangle([20, -76], 22, 76, darker(wood, 0.1)) +
      rectangle([-45, -80], 90, 6, darker(wood, 0.16), { radius: 2 }) +
      [-46, -22]
        .map(
          (y) =>
            path(roundedPath([-38, y], 76, 19, 2), lighter(wood, 0.12)) +
            circle([0, y + 9.5], 3, HOUSE.gold),
        )
        .join('') +
      rectangle([-40, -74], 80, 22, darker(wood, 0.5)) +
      heap.join('') +
      path(roundedPath([-46, -72], 92, 26, 3), lighter(wood, 0.2)) +
      circle([0, -58], 3.6, HOUSE.gold) +
      photo([-58, -28], -50, 1) +
      photo([60, -6], 78, 0),
  );
};

/** A window of a dark house by night, with a sill and a glow where a candle will be: x, foot, height. */
const nightWindow: Prop = ({ x, y, height: h }) => {
  const [wall, frame, night] = ['#2b3050', '#e9dfcf', '#151b3d'];
  const [w, top] = [h * 0.78, y - h];
  const sill = y - h * 0.16;
  const glow = [0.42, 0.31, 0.2]
    .map((r, index) =>
      circle([x, sill - h * 0.34], h * r, mix(night, '#ffb84d', 0.16 + index * 0.16)),
    )
    .join('');
  const star = (dx: number, dy: number) => circle([x + dx * w, top + dy * h], 0.7, '#fdf6d8');
  return (
    rectangle([x - 300, -200], 600, 500, wall) +
    times(14, (row) =>
      times(8, (column) =>
        rectangle(
          [x - 92 + column * 24 + (row % 2) * 12, -14 + row * 9],
          20,
          6,
          mix(wall, '#ffffff', (row * 3 + column) % 4 === 0 ? 0.07 : 0.03),
          { radius: 1 },
        ),
      ).join(''),
    ).join('') +
    rectangle([x - w / 2, top], w, h * 0.84, frame, { radius: 2 }) +
    rectangle([x - w / 2 + 3, top + 3], w - 6, h * 0.84 - 3, night) +
    glow +
    star(-0.34, 0.14) +
    star(0.3, 0.1) +
    star(0.38, 0.3) +
    star(-0.24, 0.34) +
    rectangle([x - 1.2, top], 2.4, h * 0.3, frame) +
    rectangle([x - w / 2, top + h * 0.3], w, 2.4, frame) +
    rectangle([x - w / 2 - 5, sill], w + 10, h * 0.05, lighter(frame, 0.3), { radius: 1.4 }) +
    rectangle([x - w / 2 - 3, sill + h * 0.05], w + 6, h * 0.02, darker(frame, 0.24))
  );
};

/** Of the buildings of a town: how wide and how high they are, and how many windows stand side by side. */
const BUILDINGS = [
  [12, 0.55, 2],
  [9, 0.82, 2],
  [13, 0.48, 3],
  [8, 1, 2],
  [12, 0.66, 3],
  [10, 0.42, 2],
  [9, 0.9, 2],
  [13, 0.6, 3],
  [10, 0.76, 2],
  [12, 0.5, 3],
] as const;

/** A town far below, over the whole width of the picture: x, foot, height of its highest building. */
const skyline: Prop = ({ x, y, height: h }, { mid, soft }) => {
  let left = x - 110;
  return times(20, (index) => {
    const [w, share, columns] = BUILDINGS[index % BUILDINGS.length] ?? BUILDINGS[0];
    const [tall, at, wall] = [h * share, left, mix(soft, mid, index % 2 ? 0.75 : 0.45)];
    left += w + 1;
    const windows = times(Math.floor(tall / 4.4), (row) =>
      times(columns, (column) =>
        rectangle(
          [at + (w / (columns + 0.4)) * (column + 0.36), y - tall + 2 + row * 4.4],
          w / (columns + 3),
          2.2,
          lighter(wall, 0.55),
        ),
      ).join(''),
    ).join('');
    return rectangle([at, y - tall], w, tall + 80, wall) + windows;
  }).join('');
};

/** The key of a clockwork, its rod to the right: x and y of the end of its rod, height of its bow. */
const windKey: Prop = ({ x, y, height: h }) =>
  placed(
    rectangle([-30, -5], 60, 10, darker(HOUSE.gold, 0.16), { radius: 2 }) +
      rectangle([-30, -5], 60, 4, HOUSE.gold, { radius: 2 }) +
      [-1, 1]
        .map(
          (side) =>
            ellipse([-44, side * 24], 20, 25, HOUSE.gold) +
            ellipse([-40, side * 24], 16, 22, darker(HOUSE.gold, 0.12)) +
            ellipse([-44, side * 26], 8.5, 11, '#f4efe4'),
        )
        .join('') +
      circle([-40, 0], 10, darker(HOUSE.gold, 0.2)),
    { at: [x + h * 0.3, y], scaleX: h / 100 },
  );

/** A fist that holds the edge of a sheet and pulls: middle, length, to which side its arm goes. */
const pullHand: Prop = ({ x, y, height: h, rest: [side = 1] }, { accents }) => {
  const skin = side < 0 ? '#e0a57c' : '#8d5a3a';
  const sleeve = accents[side < 0 ? 0 : 1];
  return placed(
    rectangle([34, -19], 300, 38, sleeve) +
      path(roundedPath([26, -22], 16, 44, 5), lighter(sleeve, 0.16)) +
      path(roundedPath([-14, -15], 46, 30, 11), skin) +
      times(4, (index) => path(roundedPath([-20, -21 + index * 10.4], 26, 10.2, 5), skin)).join(
        '',
      ) +
      stroke('M-16 -10.6H4M-16 -0.4H4M-16 10H4', darker(skin, 0.16), 1.2) +
      path(roundedPath([-14, -25], 28, 11, 5.5), lighter(skin, 0.06)),
    { at: [x, y], scaleX: (side * h) / 100, scaleY: h / 100, angleDegrees: -side * 14 },
  );
};

/** Seams of gold over something broken about x, y, so wide. */
const goldSeams: Prop = ({ x, y, height: w }) =>
  placed(
    [
      'M2 -40L-6 -22L6 -8L-5 10L4 26L0 46',
      'M6 -8L24 -16L40 -10',
      'M-5 10L-22 4L-36 -6',
      'M4 26L18 20',
      'M-6 -22L-20 -30',
    ]
      .map((line) => stroke(line, darker(HOUSE.gold, 0.18), 5.2) + stroke(line, '#f8cf55', 3.2))
      .join('') +
      times(4, () => path('M0 -6L1.4 -1.4L6 0L1.4 1.4L0 6L-1.4 1.4L-6 0L-1.4 -1.4Z', '#fff3c4'))
        .map((spark, index) =>
          placed(spark, {
            at: ([
              [-30, -34],
              [34, -30],
              [30, 14],
              [-26, 22],
            ][index] ?? [0, 0]) as [number, number],
            scaleX: 0.8,
          }),
        )
        .join(''),
    { at: [x, y], scaleX: w / 100 },
  );

export const EDITORIAL_PROPS: Readonly<Record<string, Prop>> = {
  'word-bubble': wordBubble,
  'swiped-list': swipedList,
  'finger-tip': fingerTip,
  'sawn-bough': sawnBough,
  'full-drawer': fullDrawer,
  'gold-seams': goldSeams,
  'night-window': nightWindow,
  skyline,
  'wind-key': windKey,
  'pull-hand': pullHand,
};

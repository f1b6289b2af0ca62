import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { pinch } from '../kit/symbols/pinch';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import { type Prop, sized } from './prop';
import { landMasses } from './props-images';

/** Hands that reach into an image from its edge, and what they are at. */

const SKIN = '#e9ab85';

/** A hand from the upper right that holds something by its top: the point between its fingers, its size. */
const pinchHand: Prop = (place, { accents }) => sized(place, pinch(SKIN, accents[0]));

/** A flat hand from above that stops what comes: the foot of its fingers, its height. */
const blockHand: Prop = (place, { accents }) =>
  sized(
    place,
    path('M-16 -92H20L34 -260H-30Z', accents[0]) +
      path('M6 -92H20L34 -260H14Z', darker(accents[0], 0.16)) +
      rectangle([-19, -98], 42, 10, lighter(accents[0], 0.3), { radius: 4 }) +
      path('M-13 -90H16L18 -46H-13Z', SKIN) +
      [6, 1, 0, 7]
        .map((short, index) => stroke(`M${-9.5 + index * 7.4} -48V${-6 - short}`, SKIN, 7.6))
        .join('') +
      [0, 1, 2]
        .map((index) => stroke(`M${-5.8 + index * 7.4} -44V-16`, darker(SKIN, 0.16), 1))
        .join('') +
      stroke('M-12 -74C-20 -66 -24 -58 -25 -48', SKIN, 8),
  );

const tile = (x: number, y: number, h: number, lean: number, color: string): string => {
  const w = h * 0.2;
  return placed(
    path(roundedPath([-w / 2, -h], w, h, h * 0.03), color) +
      rectangle([w * 0.16, -h], w * 0.34, h, darker(color, 0.16), { radius: h * 0.03 }) +
      [0.2, 0.5, 0.8].map((v) => circle([-w * 0.14, -h * v], w * 0.12, HOUSE.white)).join(''),
    { at: [x, y], angleDegrees: lean },
  );
};

/** Tiles that fall from the left and those that still stand on the right; the gap is at `x`. */
const stoppedTiles: Prop = ({ x, y, height: h }, { accents }) =>
  [0, 1, 2, 3]
    .map((index) => tile(x - 46 + index * 11.5, y, h, 46 - index * 9, accents[0]))
    .join('') +
  [0, 1, 2, 3].map((index) => tile(x + 13 + index * 11.5, y, h, 0, accents[1])).join('');

/** A board of a game in perspective: its middle, its foot, its width. */
const chessBoard: Prop = ({ x, y, height: w }) => {
  const rows = 5;
  const edge = (v: number) => (w / 2) * (0.72 + 0.28 * v);
  const down = (v: number) => y - w * 0.04 - w * 0.3 * (1 - v) * (1.1 - 0.1 * (1 - v));
  const cells = times(rows, (row) =>
    times(8, (column) => {
      const [top, low] = [row / rows, (row + 1) / rows];
      const at = (u: number, v: number) => `${x + (u / 4 - 1) * edge(v)} ${down(v)}`;
      const isDark = (row + column) % 2 === 1;
      return path(
        `M${at(column, top)}L${at(column + 1, top)}L${at(column + 1, low)}L${at(column, low)}Z`,
        isDark ? HOUSE.woodDark : HOUSE.woodLight,
      );
    }).join(''),
  );
  const rim = `M${x - edge(0) - 2} ${down(0) - 1.6}H${x + edge(0) + 2}L${x + edge(1) + 3} ${down(1) + 2}H${x - edge(1) - 3}Z`;
  return (
    path(rim, HOUSE.wood) +
    rectangle([x - edge(1) - 3, down(1) + 2], edge(1) * 2 + 6, w * 0.04, darker(HOUSE.wood, 0.3)) +
    cells.join('')
  );
};

/** Somebody who is a battery, all but empty: foot and height. */
const batteryPerson: Prop = ({ x, y, height }, { accents }) => {
  const shell = mix('#ffffff', HOUSE.metal, 0.2);
  return placed(
    stroke('M-10 -24C-12 -14 -12 -8 -12 -3M11 -24C12 -14 13 -8 14 -3', HOUSE.ink, 5.4) +
      path('M-22 0Q-22 -6 -14 -6H-8V0ZM24 0Q24 -6 16 -6H10V0Z', accents[0]) +
      stroke('M-27 -56C-38 -46 -40 -34 -37 -22M27 -56C38 -48 42 -36 40 -24', HOUSE.ink, 5.4) +
      circle([-37, -20], 4, HOUSE.white) +
      circle([40, -22], 4, HOUSE.white) +
      path(roundedPath([-10, -100], 20, 10, 3), HOUSE.metalDark) +
      path(roundedPath([-28, -93], 56, 72, 9), HOUSE.ink) +
      path(roundedPath([-24, -89], 48, 64, 6), shell) +
      path('M12 -89H18Q24 -89 24 -83V-31Q24 -25 18 -25H12Z', darker(shell, 0.08)) +
      path(roundedPath([-20, -39], 40, 10, 3), HOUSE.red) +
      [0, 1]
        .map((index) =>
          path(roundedPath([-20, -51 - index * 12], 40, 1.6, 0.8), darker(shell, 0.14)),
        )
        .join('') +
      stroke('M-15 -76Q-9 -72 -4 -75M5 -75Q10 -72 16 -76', HOUSE.ink, 2.4) +
      stroke('M-17 -80L-7 -83.4M18 -80L8 -83.4', HOUSE.ink, 1.6) +
      stroke('M-12 -70.4Q-9 -69 -6 -70M7 -70Q10 -69 13 -70.4', '#b9bdd8', 1.4) +
      stroke('M-7 -58Q0 -64 8 -58', HOUSE.ink, 2.4) +
      path('M21 -84C25 -78 26 -76 24 -73C22 -71 18 -73 19 -77Z', HOUSE.sky) +
      stroke('M34 -96L40 -104M40 -90L49 -94M-34 -96L-40 -104', HOUSE.red, 2.2),
    { at: [x, y], scaleX: height / 104, angleDegrees: 0 },
  );
};

const CLOTHES = [HOUSE.coral, HOUSE.teal, HOUSE.mustard, HOUSE.purple, HOUSE.blue] as const;
const SKINS = ['#f0b98d', '#8d5a3a', '#d9986a', '#5f3b28'] as const;

/** Somebody of a crowd so small that only a head and a coat are seen: the middle, the height, which one. */
const tinyPerson: Prop = ({ rest: [which = 0], ...place }) => {
  const coat = CLOTHES[which % CLOTHES.length] ?? HOUSE.coral;
  return sized(
    place,
    stroke('M-6 18V46M6 18V46', HOUSE.navy, 9) +
      path('M-17 20V-6Q-17 -18 -6 -18H6Q17 -18 17 -6V20Z', coat) +
      path('M5 -18H6Q17 -18 17 -6V20H8Z', darker(coat, 0.16)) +
      circle([0, -32], 14, SKINS[which % SKINS.length] ?? SKINS[0]) +
      path('M-14 -32A14 14 0 0 1 14 -34Q4 -42 -14 -32Z', which % 3 === 0 ? '#2a2230' : '#5a3a2c'),
  );
};

/** What is thrown away: a bottle, a can, a cup, a bag. Its middle, its size, which one. */
const litter: Prop = ({ x, y, height, rest: [which = 0, tilt = 0] }) => {
  const art = [
    path(
      'M-13 -26Q-13 -34 -6 -38V-48H6V-38Q13 -34 13 -26V44Q13 50 7 50H-7Q-13 50 -13 44Z',
      HOUSE.glass,
    ) +
      path('M4 -36Q13 -34 13 -26V44Q13 50 7 50H4Z', '#93cfe2') +
      rectangle([-13, -8], 26, 26, HOUSE.blue) +
      rectangle([-7, -54], 14, 9, HOUSE.blue, { radius: 2 }),
    path('M-18 -40H18L20 -34V40L17 46H-17L-20 40V-34Z', HOUSE.red) +
      path('M8 -40H18L20 -34V40L17 46H8Z', darker(HOUSE.red, 0.16)) +
      ellipse([0, -40], 18, 5, HOUSE.metal) +
      path('M-20 -8Q0 8 20 -8V8Q0 24 -20 8Z', HOUSE.white),
    path('M-20 -36H20L13 46H-13Z', HOUSE.paper) +
      path('M6 -36H20L13 46H6Z', darker(HOUSE.paper, 0.1)) +
      path('M-17 -4H17L15 20H-15Z', HOUSE.woodLight) +
      rectangle([-23, -44], 46, 9, HOUSE.ink, { radius: 3 }),
    path('M-26 46Q-34 10 -12 -22L-20 -44L0 -34L18 -46L12 -22Q34 8 28 46Z', HOUSE.green) +
      path('M10 -22Q34 8 28 46H10Q20 12 10 -22Z', darker(HOUSE.green, 0.18)),
  ];
  return placed(art[which % art.length] ?? '', {
    at: [x, y],
    scaleX: height / 100,
    angleDegrees: tilt,
  });
};

/** The earth with a fever: a face, a thermometer in its mouth, a cold compress: foot and height. */
const sickEarth: Prop = ({ x, y, height }) =>
  placed(
    circle([0, -50], 48, HOUSE.water) +
      landMasses(0, -50, 48, HOUSE.grass) +
      path('M34 -84A48 48 0 0 1 -8 -3C26 -10 44 -44 34 -84Z', HOUSE.waterDark, { opacity: 0.35 }) +
      path('M-34 -88Q0 -112 34 -88Q30 -70 14 -74Q0 -66 -14 -74Q-32 -70 -34 -88Z', HOUSE.white) +
      path('M-34 -88Q0 -100 34 -88Q16 -82 0 -84T-34 -88Z', '#dbe6f5') +
      circle([-17, -54], 7, HOUSE.white) +
      circle([17, -54], 7, HOUSE.white) +
      circle([-16, -52], 4, HOUSE.ink) +
      circle([16, -52], 4, HOUSE.ink) +
      path(
        'M-25 -60Q-17 -66 -9 -58V-56Q-17 -60 -25 -57ZM25 -60Q17 -66 9 -58V-56Q17 -60 25 -57Z',
        HOUSE.waterDark,
      ) +
      ellipse([-27, -40], 7, 4.4, HOUSE.coral, { opacity: 0.7 }) +
      ellipse([27, -40], 7, 4.4, HOUSE.coral, { opacity: 0.7 }) +
      stroke('M-10 -28Q0 -36 10 -28', HOUSE.ink, 3) +
      stroke('M6 -30L52 -44', HOUSE.white, 9) +
      stroke('M6 -30L34 -38.5', HOUSE.red, 3.4) +
      circle([7, -30], 5.4, HOUSE.red) +
      path('M-44 -68C-40 -62 -38 -58 -41 -55C-44 -53 -48 -56 -47 -60Z', HOUSE.sky) +
      stroke('M54 -78Q58 -84 54 -90M62 -72Q68 -80 62 -88', HOUSE.red, 2.4),
    { at: [x, y], scaleX: height / 104 },
  );

export const ACT_PROPS: Readonly<Record<string, Prop>> = {
  'pinch-hand': pinchHand,
  'block-hand': blockHand,
  'stopped-tiles': stoppedTiles,
  'chess-board': chessBoard,
  'battery-person': batteryPerson,
  'sick-earth': sickEarth,
  'tiny-person': tinyPerson,
  litter,
};

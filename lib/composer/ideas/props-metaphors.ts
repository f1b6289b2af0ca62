import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import { type Prop, sized } from './prop';

/** What metaphors put between or before their ends: a bridge, a way, a lock, a door, a maze, a mask. */

/** A bridge of an arch between two edges: its deck rises a little in the middle. */
const archBridge: Prop = ({ x, y, height: w }, { accents }) => {
  const half = w / 2;
  const tone = accents[0];
  const deck = (lift: number) =>
    `M${x - half} ${y - lift}Q${x} ${y - w * 0.16 - lift} ${x + half} ${y - lift}`;
  const posts = times(7, (index) => {
    const t = index / 6;
    const px = x - half + t * w;
    const py = y - 4 * t * (1 - t) * w * 0.08;
    return stroke(`M${px} ${py}V${py - w * 0.11}`, darker(tone, 0.12), 1.1);
  });
  return (
    path(
      `M${x - half} ${y}Q${x} ${y - w * 0.16} ${x + half} ${y}V${y + w * 0.26}Q${x + half * 0.86} ${y + w * 0.05} ${x} ${y + w * 0.04}Q${x - half * 0.86} ${y + w * 0.05} ${x - half} ${y + w * 0.26}Z`,
      tone,
    ) +
    path(
      `M${x - half} ${y + w * 0.26}Q${x - half * 0.86} ${y + w * 0.05} ${x} ${y + w * 0.04}Q${x + half * 0.86} ${y + w * 0.05} ${x + half} ${y + w * 0.26}V${y + w * 0.2}Q${x + half * 0.86} ${y + w * 0.01} ${x} ${y}Q${x - half * 0.86} ${y + w * 0.01} ${x - half} ${y + w * 0.2}Z`,
      darker(tone, 0.16),
    ) +
    posts.join('') +
    stroke(deck(w * 0.11), darker(tone, 0.12), 1.4) +
    stroke(deck(0.6), lighter(tone, 0.3), 2.2)
  );
};

/** A road that winds from the lower left up to a hill at the right. */
const wayUp: Prop = ({ x, y, height: h }, { accents }) => {
  const u = h / 100;
  const at = (px: number, py: number) => `${x + px * u} ${y - py * u}`;
  const land = mix(HOUSE.grass, accents[2], 0.16);
  const road = `M${at(-52, 0)}C${at(-10, 22)} ${at(40, 8)} ${at(34, 26)}C${at(28, 40)} ${at(-8, 34)} ${at(-2, 48)}C${at(4, 58)} ${at(30, 54)} ${at(38, 66)}L${at(44, 66)}C${at(36, 50)} ${at(16, 54)} ${at(12, 47)}C${at(8, 40)} ${at(52, 42)} ${at(56, 26)}C${at(60, 4)} ${at(10, 10)} ${at(-22, 0)}Z`;
  return (
    path(
      `M${at(-75, 0)}V${y - 22 * u}Q${at(-40, 36)} ${at(-10, 42)}T${at(36, 68)}Q${at(58, 70)} ${at(75, 52)}V${y}Z`,
      land,
    ) +
    path(
      `M${at(-75, 0)}V${y - 8 * u}Q${at(-30, 20)} ${at(14, 14)}T${at(75, 26)}V${y}Z`,
      darker(land, 0.08),
    ) +
    path(road, mix(HOUSE.white, accents[1], 0.26))
  );
};

/** A padlock whose body has room for a symbol, and a keyhole under it. */
const bigLock: Prop = ({ x, y, height }, { accents, paper }) => {
  const tone = accents[1];
  return sized(
    { x, y, height },
    stroke('M-26 -60V-74A26 26 0 0 1 26 -74V-60', darker(HOUSE.metal, 0.1), 10) +
      path(roundedPath([-40, -64], 80, 64, 9), tone) +
      path('M20 -64H31Q40 -64 40 -55V-9Q40 0 31 0H20Z', darker(tone, 0.1)) +
      circle([0, -31], 24, mix(paper, tone, 0.12)),
  );
};

/** An open door with light behind it, and its light on the floor. */
const lightDoor: Prop = ({ x, y, height }, { accents }) => {
  const light = mix(HOUSE.white, HOUSE.yellow, 0.34);
  const frame = accents[0];
  return sized(
    { x, y, height },
    shape(
      [
        [-24, -8],
        [24, -8],
        [44, 6],
        [-44, 6],
      ],
      mix(light, HOUSE.yellow, 0.25),
    ) +
      rectangle([-30, -100], 60, 93, darker(frame, 0.12)) +
      rectangle([-24, -94], 48, 87, light) +
      ellipse([0, -48], 19, 32, mix(light, HOUSE.white, 0.6)) +
      shape(
        [
          [24, -94],
          [47, -99],
          [47, 2],
          [24, -7],
        ],
        frame,
      ) +
      shape(
        [
          [28, -88],
          [43, -91],
          [43, -54],
          [28, -53],
        ],
        darker(frame, 0.14),
      ) +
      circle([29, -45], 1.7, HOUSE.gold),
  );
};

/** A maze on a board, from its left edge to its right. */
const mazeBoard: Prop = ({ x, y, height: s }, { accents, paper }) => {
  const u = s / 46;
  const ink = darker(accents[0], 0.1);
  const walls =
    'M0 0H46V22M46 30V46H0V24M0 16V0M8 8H38M8 8V30H16M16 16H30V24M38 8V30H24M24 30V38H8M32 38H46M16 24H22M32 30V38M8 38V46';
  return sized(
    { x: x - s / 2, y: y - s, height: 100 * u },
    rectangle([-2, -2], 50, 50, paper, { radius: 2 }) + stroke(walls, ink, 2.6),
  );
};

/** A wall of bricks, higher than what is on either side. */
const brickWall: Prop = ({ x, y, height: h }, { accents }) => {
  const tone = mix(HOUSE.brick, accents[0], 0.2);
  const [width, row] = [h * 0.34, h / 10];
  const bricks = times(10, (level) =>
    times(level % 2 ? 3 : 2, (index) => {
      const w = level % 2 ? width / 3 : width / 2;
      const color = (level + index) % 3 === 0 ? lighter(tone, 0.08) : tone;
      return rectangle(
        [x - width / 2 + index * w + 0.3, y - (level + 1) * row + 0.3],
        w - 0.6,
        row - 0.6,
        color,
      );
    }).join(''),
  );
  return rectangle([x - width / 2, y - h], width, h, darker(tone, 0.22)) + bricks.join('');
};

/** One thick arrow to the right about its middle. */
const arrowBlock: Prop = ({ x, y, height: h }, { accents }) =>
  shape(
    [
      [x - h * 0.5, y - h * 0.16],
      [x, y - h * 0.16],
      [x, y - h * 0.4],
      [x + h * 0.5, y],
      [x, y + h * 0.4],
      [x, y + h * 0.16],
      [x - h * 0.5, y + h * 0.16],
    ],
    accents[0],
  );

/** A smiling mask on a stick, as of a theatre. */
const smileMask: Prop = ({ x, y, height }, { paper, accents }) => {
  const face = mix(paper, HOUSE.gold, 0.28);
  return sized(
    { x, y, height },
    rectangle([22, -60], 5, 110, HOUSE.woodDark, { radius: 2 }) +
      path('M-34 -92Q0 -104 34 -92Q40 -40 14 -10Q0 2 -14 -10Q-40 -40 -34 -92Z', face) +
      path('M12 -98Q24 -96 34 -92Q40 -40 14 -10Q6 -3 0 -2Q26 -40 12 -98Z', darker(face, 0.08)) +
      path('M-25 -66Q-15 -80 -5 -66Q-15 -70 -25 -66Z', HOUSE.navy) +
      path('M5 -66Q15 -80 25 -66Q15 -70 5 -66Z', HOUSE.navy) +
      path('M-22 -42Q0 -36 22 -42Q16 -18 0 -18Q-16 -18 -22 -42Z', HOUSE.navy) +
      path('M-13 -25Q0 -30 13 -25Q7 -18 0 -18Q-7 -18 -13 -25Z', accents[0]),
  );
};

export const METAPHOR_PROPS: Readonly<Record<string, Prop>> = {
  'arch-bridge': archBridge,
  'way-up': wayUp,
  'big-lock': bigLock,
  'light-door': lightDoor,
  'maze-board': mazeBoard,
  'brick-wall': brickWall,
  'arrow-block': arrowBlock,
  'smile-mask': smileMask,
};

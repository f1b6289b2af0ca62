import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker } from '../palette/tones';
import { type Prop, sized } from './prop';

/** What things come out of in an image, 100 wide and lying or open, its foot at the origin. */

/** A phone on its back, seen over its near edge. */
const phoneLying: Prop = (place, { accents }) =>
  sized(
    place,
    path(
      'M-48 -5L-34 -33Q-33 -36 -29 -36H29Q33 -36 34 -33L48 -5Q49 0 44 0H-44Q-49 0 -48 -5Z',
      HOUSE.ink,
    ) +
      path(
        'M-44 -7L-31.5 -31.5Q-31 -33 -29 -33H29Q31 -33 31.5 -31.5L44 -7Q45 -4 42 -4H-42Q-45 -4 -44 -7Z',
        mix('#ffffff', accents[1], 0.45),
      ) +
      path(
        'M-44 -7L-40 -15H40L44 -7Q45 -4 42 -4H-42Q-45 -4 -44 -7Z',
        mix('#ffffff', accents[1], 0.7),
      ) +
      rectangle([-46, -1.5], 92, 3.5, darker(HOUSE.ink, 0.3), { radius: 1.7 }),
  );

/** A thick book that lies open, its pages curved. */
const bookLying: Prop = (place, { accents }) => {
  const page = (side: number) => {
    const at = (x: number, y: number) => `${x * side} ${y}`;
    const paper = side < 0 ? HOUSE.paper : darker(HOUSE.paper, 0.05);
    const lines = [0.2, 0.4, 0.6, 0.8].map((v) => {
      const y = -30 + v * 22;
      const spread = 0.84 + v * 0.16;
      return stroke(
        `M${at(6, y - 1)}C${at(16 * spread, y - 7)} ${at(30 * spread, y - 7)} ${at(40 * spread, y - 1)}`,
        '#cdbfae',
        0.9,
      );
    });
    return (
      path(
        `M${at(0, 0)}V-5C${at(14, -14)} ${at(36, -15)} ${at(50, -7)}V-2C${at(36, -9)} ${at(14, -8)} ${at(0, 0)}Z`,
        darker(paper, 0.16),
      ) +
      path(
        `M${at(0, -5)}V-31C${at(12, -39)} ${at(30, -39)} ${at(42, -32)}L${at(50, -7)}C${at(36, -15)} ${at(14, -14)} ${at(0, -5)}Z`,
        paper,
      ) +
      lines.join('')
    );
  };
  return sized(
    place,
    path('M0 2L-53 1L-44 -33C-32 -40 -12 -40 0 -32C12 -40 32 -40 44 -33L53 1Z', accents[0]) +
      path('M0 2L-53 1L-52 -3L0 -1L52 -3L53 1Z', darker(accents[0], 0.2)) +
      page(-1) +
      page(1) +
      path('M-5 -2V-33Q0 -30 0 -29Q0 -30 5 -33V-2Q0 -1 -5 -2Z', darker(HOUSE.paper, 0.14)),
  );
};

/** A laptop that stands open, its screen alight. */
const laptopOpen: Prop = (place, { accents }) =>
  sized(
    place,
    path(roundedPath([-41, -62], 82, 56, 3), HOUSE.ink) +
      path(roundedPath([-38, -59], 76, 49, 1.6), mix('#ffffff', accents[1], 0.4)) +
      path(
        'M-38 -20H38V-11.6Q38 -10 36.4 -10H-36.4Q-38 -10 -38 -11.6Z',
        mix('#ffffff', accents[1], 0.62),
      ) +
      path('M-41 -8H41L52 -1H-52Z', HOUSE.metal) +
      path('M-34 -7H34L40 -3.4H-40Z', HOUSE.metalDark) +
      path(roundedPath([-52, -1], 104, 4, 2), darker(HOUSE.metal, 0.16)),
  );

/** Ground in section with a crack in its crust. */
const crackedGround: Prop = ({ x, y, height: w }) =>
  rectangle([-120, y - w * 0.2], 340, 90, HOUSE.stoneDark) +
  rectangle([-120, y - w * 0.2], 340, w * 0.05, HOUSE.stone) +
  path(
    `M${x - w * 0.2} ${y - w * 0.2}L${x - w * 0.08} ${y - w * 0.12}L${x - w * 0.1} ${y - w * 0.05}L${x} ${y + w * 0.02}L${x + w * 0.06} ${y - w * 0.07}L${x + w * 0.04} ${y - w * 0.13}L${x + w * 0.2} ${y - w * 0.2}Z`,
    darker(HOUSE.soil, 0.2),
  ) +
  stroke(
    `M${x - w * 0.2} ${y - w * 0.19}L${x - w * 0.34} ${y - w * 0.13}L${x - w * 0.44} ${y - w * 0.14}M${x + w * 0.2} ${y - w * 0.19}L${x + w * 0.32} ${y - w * 0.12}L${x + w * 0.46} ${y - w * 0.15}`,
    darker(HOUSE.stoneDark, 0.3),
    1,
  );

/** A tap on its pipe, its mouth at the left: x, foot of the mouth, size. */
const tapAbove: Prop = ({ x, y, height: s }) =>
  placed(
    path(roundedPath([30, -72], 600, 22, 4), HOUSE.metal) +
      rectangle([30, -56], 600, 6, HOUSE.metalDark) +
      path('M34 -72H4Q-16 -72 -16 -48V-8H10V-42Q10 -50 18 -50H34Z', HOUSE.metal) +
      path('M10 -8V-42Q10 -50 18 -50H34V-56H14Q2 -56 2 -42V-8Z', HOUSE.metalDark) +
      path(roundedPath([-20, -12], 34, 12, 3), HOUSE.metalDark) +
      rectangle([22, -92], 10, 22, HOUSE.metalDark) +
      path(roundedPath([2, -104], 50, 14, 7), HOUSE.red) +
      ellipse([27, -97], 8, 8, darker(HOUSE.red, 0.14)),
    { at: [x, y], scaleX: s / 100 },
  );

/** The head of a flower in one of four colours: its middle, its size. */
const blossom: Prop = ({ x, y, height: d, rest: [which = 0] }) => {
  const color = [HOUSE.coral, HOUSE.pink, HOUSE.mustard, HOUSE.red][which] ?? HOUSE.coral;
  const petals = (r: number, out: number, turn: number, fill: string) =>
    times(6, (index) => {
      const [dx, dy] = polar(index * 60 + turn, out * d);
      return circle([x + dx, y + dy], r * d, fill);
    }).join('');
  return (
    ellipse([x + d * 0.34, y + d * 0.34], d * 0.2, d * 0.11, HOUSE.leaf) +
    ellipse([x - d * 0.36, y - d * 0.28], d * 0.2, d * 0.11, HOUSE.leafDark) +
    petals(0.21, 0.27, which * 14, darker(color, 0.1)) +
    petals(0.16, 0.16, which * 14 + 30, color) +
    circle([x, y], d * 0.12, which === 2 ? HOUSE.brown : HOUSE.yellow)
  );
};

/** Two grounds side by side, for what is half so and half so. */
const splitGround: Prop = (_place, { accents, paper }) => {
  const [left, right] = [mix(paper, accents[1], 0.42), mix(paper, accents[0], 0.5)];
  return (
    path(roundedPath([6, 3], 88, 94, 6), left) +
    path('M50 3H88Q94 3 94 9V91Q94 97 88 97H50Z', right) +
    path('M6 88H50V97H12Q6 97 6 91Z', darker(left, 0.1)) +
    path('M50 88H94V91Q94 97 88 97H50Z', darker(right, 0.1))
  );
};

/** The trunk and the boughs of a tree whose crown is something else: x, foot, height. */
const trunk: Prop = ({ x, y, height: h }) =>
  path(
    `M${x - h * 0.09} ${y}Q${x - h * 0.05} ${y - h * 0.3} ${x - h * 0.05} ${y - h}H${x + h * 0.05}Q${x + h * 0.05} ${y - h * 0.3} ${x + h * 0.1} ${y}Z`,
    HOUSE.wood,
  ) +
  path(
    `M${x + h * 0.01} ${y}Q${x + h * 0.02} ${y - h * 0.3} ${x + h * 0.02} ${y - h}H${x + h * 0.05}Q${x + h * 0.05} ${y - h * 0.3} ${x + h * 0.1} ${y}Z`,
    HOUSE.woodDark,
  ) +
  stroke(
    `M${x} ${y - h * 0.42}L${x - h * 0.34} ${y - h * 0.82}M${x} ${y - h * 0.5}L${x + h * 0.34} ${y - h * 0.86}M${x} ${y - h * 0.7}V${y - h * 1.1}`,
    HOUSE.wood,
    h * 0.045,
  );

export const OPENING_PROPS: Readonly<Record<string, Prop>> = {
  'phone-lying': phoneLying,
  'book-lying': bookLying,
  'laptop-open': laptopOpen,
  'cracked-ground': crackedGround,
  'tap-above': tapAbove,
  'split-ground': splitGround,
  trunk,
  blossom,
};

import { ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import { type Prop, sized } from './prop';

/** What told metaphors have: a rug over what was swept, a candle with two flames, a plug, a pit, a roof that comes down, a mouth. */

/** A rug whose edge is up over a heap, in hundredths of its height. */
const liftedRug: Prop = (place, { accents }) => {
  const tone = accents[0];
  const top = 'M-48 -4Q-30 -6 -22 -22Q-6 -44 12 -24Q22 -9 60 -7L66 0H-56Z';
  return sized(
    place,
    path('M-62 0Q-60 -18 -46 -14Q-40 -24 -28 -16Q-20 -12 -18 0Z', HOUSE.metal) +
      path(top, tone) +
      path('M-22 -22Q-6 -44 12 -24Q4 -14 -6 -16Q-16 -18 -22 -22Z', lighter(tone, 0.16)) +
      stroke('M-44 -2Q-24 -6 -16 -18Q-4 -32 8 -19Q18 -5 56 -4', darker(tone, 0.24), 2.4) +
      times(9, (index) => stroke(`M${-54 + index * 14.6} 0v3.4`, darker(tone, 0.3), 1.6)).join(''),
  );
};

const flameAt = (x: number): string =>
  path(
    `M${x} -24C${x + 15} -38 ${x + 5} -52 ${x} -64C${x - 5} -52 ${x - 15} -38 ${x} -24Z`,
    '#f2a13a',
  ) +
  path(
    `M${x} -26C${x + 7} -34 ${x + 3} -42 ${x} -50C${x - 3} -42 ${x - 7} -34 ${x} -26Z`,
    HOUSE.paper,
  );

/** A candle that lies in the air and burns at both ends: its middle and its length. */
const twoFlames: Prop = ({ x, y, height: w }, { accents }) =>
  placed(
    path(roundedPath([-46, -12], 92, 24, 5), accents[0]) +
      rectangle([-46, 4], 92, 8, darker(accents[0], 0.14)) +
      path('M-46 -8Q-36 -12 -34 4Q-38 22 -42 4Z', lighter(accents[0], 0.24)) +
      path('M46 -8Q36 -12 34 6Q38 26 42 6Z', lighter(accents[0], 0.24)) +
      [-42, 42].map((end) => stroke(`M${end} -12V-26`, HOUSE.ink, 2.2) + flameAt(end)).join(''),
    { at: [x, y], scaleX: w / 100 },
  );

/** A cord that comes from the left and ends in a plug: where it begins, and its length. */
const plugCord: Prop = ({ x, y, height: w }, { accents }) =>
  placed(
    stroke('M-34 -20C0 -20 -6 22 22 22C44 22 34 0 50 0', HOUSE.ink, 5) +
      path(roundedPath([48, -13], 24, 26, 6), accents[1]) +
      rectangle([44, -7], 8, 14, darker(accents[1], 0.2)) +
      rectangle([72, -9], 14, 5, HOUSE.metalDark) +
      rectangle([72, 4], 14, 5, HOUSE.metalDark),
    { at: [x, y], scaleX: w / 100 },
  );

/** Ground that is cut open, with a pit in it: the middle and the floor of the pit, and how deep it is. */
const pit: Prop = ({ x, y, height: h }) => {
  const top = y - h * 0.62;
  const edge = (side: number) => x + side * h * 0.32;
  const ground = `M-90 ${top}H${edge(-1)}V${y}H${edge(1)}V${top}H190V190H-90Z`;
  return (
    rectangle([edge(-1), top], edge(1) - edge(-1), y - top, darker(HOUSE.brown, 0.45)) +
    path(ground, HOUSE.brown) +
    [
      [-90, edge(-1)],
      [edge(1), 190],
    ]
      .map(([from = 0, to = 0]) => rectangle([from, top - 3], to - from, 5, HOUSE.grass))
      .join('')
  );
};

/** A roof that comes down, with pieces that fall off it: its middle, its lower side and its width. */
const fallingSlab: Prop = ({ x, y, height: w }, { mid }) => {
  const tone = darker(mid, 0.18);
  return placed(
    rectangle([-80, -34], 160, 34, tone) +
      rectangle([-80, -7], 160, 7, darker(tone, 0.16)) +
      stroke('M-20 -34L-12 -20L-20 -12L-10 0M34 -34L28 -18L38 0', darker(tone, 0.4), 1.6) +
      path('M-36 8l7 3l-3 7l-8 -2Z', tone) +
      path('M34 10l6 -2l4 6l-6 5Z', tone) +
      path('M46 22l4 -1l2 4l-5 2Z', tone),
    { at: [x, y], scaleX: w / 100, angleDegrees: -5 },
  );
};

/** An open mouth with teeth: its middle, its lower edge and its width. */
const phoneMouth: Prop = ({ x, y, height: w }) => {
  const h = w * 0.62;
  const tooth = (index: number, isUpper: boolean) => {
    const at = x - w * 0.36 + index * w * 0.18;
    const from = isUpper ? y - h * 0.94 : y - h * 0.06;
    const tip = isUpper ? y - h * 0.72 : y - h * 0.28;
    return path(`M${at - w * 0.08} ${from}L${at + w * 0.08} ${from}L${at} ${tip}Z`, HOUSE.paper);
  };
  return (
    ellipse([x, y - h / 2], w * 0.5, h * 0.5, '#7a1f2b') +
    ellipse([x, y - h * 0.24], w * 0.3, h * 0.2, '#c4454f') +
    times(5, (index) => tooth(index, true) + tooth(index, false)).join('')
  );
};

export const TOLD_PROPS: Readonly<Record<string, Prop>> = {
  'lifted-rug': liftedRug,
  'two-flames': twoFlames,
  'plug-cord': plugCord,
  pit,
  'falling-slab': fallingSlab,
  'phone-mouth': phoneMouth,
};

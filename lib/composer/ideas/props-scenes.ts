import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, path, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import { type Prop, sized } from './prop';

/** Shapes of scenes that cannot be: a cup to sail in, a field for anything to stand on, a stack of paper. */

/** Water, coffee, tea, wine, milk. */
const DRINKS: readonly Hex[] = [HOUSE.water, '#6b4230', '#c9812f', '#8e2f4b', HOUSE.milk];
const RIM_Y = -74;

/** A cup or a bowl: its walls from the rim to the foot, in hundredths of its height. */
const wallOf = (isBowl: boolean) =>
  isBowl
    ? `M-68 ${RIM_Y}C-66 -30 -40 -4 -22 -2H22C40 -4 66 -30 68 ${RIM_Y}`
    : `M-62 ${RIM_Y}C-60 -34 -52 -6 -34 -2H34C52 -6 60 -34 62 ${RIM_Y}`;
const rimOf = (isBowl: boolean) => (isBowl ? 68 : 62);

const basinBack: Prop = (place, { accents }) => {
  const [shape = 0, drink = 0] = place.rest;
  const r = rimOf(shape === 1);
  const color = accents[0];
  const liquid = DRINKS[drink] ?? HOUSE.water;
  const handle = shape === 1 ? '' : stroke('M58 -62C92 -66 90 -22 50 -24', darker(color, 0.12), 9);
  return sized(
    place,
    handle +
      ellipse([0, RIM_Y], r, 20, lighter(color, 0.3)) +
      ellipse([0, RIM_Y + 2], r - 5, 16, liquid) +
      ellipse([-8, RIM_Y - 3], r * 0.6, 6, lighter(liquid, 0.18)),
  );
};

/** The near half of the rim hides the foot of what is in it. */
const basinFront: Prop = (place, { accents }) => {
  const [shape = 0, drink = 0] = place.rest;
  const isBowl = shape === 1;
  const r = rimOf(isBowl);
  const color = accents[0];
  const liquid = DRINKS[drink] ?? HOUSE.water;
  const near = `A${r} 20 0 0 1 ${-r} ${RIM_Y}Z`;
  const waterline = `M${-(r - 5)} ${RIM_Y + 2}Q${-r * 0.5} ${RIM_Y + 5} 0 ${RIM_Y + 3}T${r - 5} ${RIM_Y + 2}A${r - 5} 16 0 0 1 ${-(r - 5)} ${RIM_Y + 2}Z`;
  return sized(
    place,
    path(waterline, liquid) +
      path(`${wallOf(isBowl)}${near}`, color) +
      path(
        `M${r} ${RIM_Y}C${r - 3} -34 ${r - 16} -6 ${isBowl ? 22 : 34} -2H12C34 -12 ${r - 22} -40 ${r - 20} ${RIM_Y + 14}A${r} 20 0 0 0 ${r} ${RIM_Y}Z`,
        darker(color, 0.14),
      ) +
      stroke(`M${-r} ${RIM_Y}A${r} 20 0 0 0 ${r} ${RIM_Y}`, lighter(color, 0.34), 3) +
      stroke(`M${-r + 14} -52Q${-r + 18} -26 ${-r + 32} -14`, lighter(color, 0.4), 4),
  );
};

/** Ground from a horizon to the foot of the picture; `y` is how high it begins. */
const field: Prop = ({ y }, { accents }) => {
  const ground = mix(HOUSE.grass, accents[1], 0.16);
  return (
    path(`M-120 ${y + 5}Q-20 ${y - 7} 50 ${y}T220 ${y + 4}V190H-120Z`, lighter(ground, 0.28)) +
    path(
      `M-120 ${y + 18}Q0 ${y + 12} 60 ${y + 20}T220 ${y + 16}V190H-120Z`,
      lighter(ground, 0.14),
    ) +
    path(`M-120 ${y + 36}Q30 ${y + 28} 90 ${y + 36}T220 ${y + 34}V190H-120Z`, ground)
  );
};

/** One of a stack: a sheaf of paper, or a thick book. */
const slab: Prop = ({ x, y, height: h, rest: [level = 0, isPaper = 0] }, { accents }) => {
  // What is low is short as well: a book of a bridge.
  const w = Math.min(44, h * 6) - (level % 3) * 3;
  const color = isPaper ? HOUSE.paper : (accents[level % 4] ?? accents[0]);
  const lines = isPaper
    ? [0.3, 0.55, 0.8]
        .map((v) => stroke(`M${x - w / 2 + 1} ${y - h * v}h${w - 2}`, '#d8cbb8', 0.5))
        .join('')
    : path(roundedPath([x - w / 2 + 3, y - h * 0.78], w - 3, h * 0.56, 0.6), HOUSE.paper);
  return (
    path(roundedPath([x - w / 2, y - h], w, h, isPaper ? 0.6 : 1.6), color) +
    lines +
    path(`M${x + w * 0.22} ${y - h}H${x + w / 2}V${y}H${x + w * 0.3}Z`, darker(color, 0.09)) +
    (isPaper ? stroke(`M${x - w / 2} ${y}h${w}`, '#cdbfae', 0.5) : '')
  );
};

/** A large umbrella that stands over something; `x`, `y` are the middle of its edge. */
const canopy: Prop = ({ x, y, height: w }, { accents }) => {
  const r = w / 2;
  const color = accents[0];
  const scallop = (from: number, to: number) => `Q${x + (from + to) / 2} ${y - 5} ${x + to} ${y}`;
  const edge = [r, r / 3, -r / 3, -r];
  const hem = edge
    .slice(1)
    .map((to, index) => scallop(edge[index] ?? 0, to))
    .join('');
  return (
    path(
      `M${x - r} ${y}C${x - r} ${y - r * 0.95} ${x + r} ${y - r * 0.95} ${x + r} ${y}${hem}Z`,
      color,
    ) +
    path(
      `M${x} ${y - r * 0.71}C${x - r * 0.34} ${y - r * 0.6} ${x - r / 3} ${y - r * 0.3} ${x - r / 3} ${y}Q${x} ${y - 5} ${x + r / 3} ${y}C${x + r / 3} ${y - r * 0.3} ${x + r * 0.34} ${y - r * 0.6} ${x} ${y - r * 0.71}Z`,
      lighter(color, 0.2),
    ) +
    path(
      `M${x + r / 3} ${y}C${x + r / 3} ${y - r * 0.3} ${x + r * 0.34} ${y - r * 0.6} ${x} ${y - r * 0.71}C${x + r * 0.7} ${y - r * 0.66} ${x + r} ${y - r * 0.4} ${x + r} ${y}Q${x + (r * 2) / 3} ${y - 5} ${x + r / 3} ${y}Z`,
      darker(color, 0.12),
    ) +
    stroke(`M${x} ${y - r * 0.71}v-5`, HOUSE.woodDark, 1.8)
  );
};

/** A wall of rock with a ledge on its right; `height` is how high that is. */
const ledge: Prop = ({ y, height: h }, { accents }) => {
  const top = y - h;
  const rock = mix(HOUSE.rock, accents[1], 0.12);
  return (
    path(
      `M52 ${top}H190V190H44L46 ${y - h * 0.2}L42 ${y - h * 0.4}L50 ${y - h * 0.62}L48 ${y - h * 0.86}Z`,
      rock,
    ) +
    path(
      `M52 ${top}L48 ${y - h * 0.86}L50 ${y - h * 0.62}L42 ${y - h * 0.4}L46 ${y - h * 0.2}L44 190H56L60 ${y - h * 0.3}L56 ${y - h * 0.55}L60 ${y - h * 0.8}Z`,
      darker(rock, 0.18),
    ) +
    path(
      `M50 ${top - 1.6}H190V${top + 3}q-6 3 -12 0t-12 0t-12 0t-12 0t-12 0t-12 0t-12 0t-12 0t-12 0t-12 0H52Z`,
      HOUSE.grass,
    ) +
    ellipse([24, y + 1], 40, 3, mix(rock, '#ffffff', 0.4)) +
    path(ellipsePath([78, y - h * 0.5], 6, 2), darker(rock, 0.1))
  );
};

const rainStreak: Prop = ({ x, y, height }) =>
  stroke(`M${x} ${y}l${-height * 0.24} ${height}`, '#7fb4dd', 1.1);

export const SCENE_PROPS = {
  'basin-back': basinBack,
  'basin-front': basinFront,
  field,
  slab,
  canopy,
  ledge,
  'rain-streak': rainStreak,
} satisfies Record<string, Prop>;

import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import type { Prop } from './prop';

/** What screens show where there is nothing yet, and where something is done. */

const SHADE = '#1d21441c';

/** Outlines in a square of 100 about 0, 0, by number: a box, a coin, a heart, a letter, a star, a sheet. */
const OUTLINES = [
  'M-40 -34H40V40H-40ZM-40 -10H40M0 -34V-10',
  'M-36 0A36 36 0 1 1 36 0A36 36 0 1 1 -36 0ZM-18 0H18',
  'M0 40C-34 14 -46 -4 -46 -20C-46 -36 -34 -44 -22 -44C-12 -44 -4 -38 0 -28C4 -38 12 -44 22 -44C34 -44 46 -36 46 -20C46 -4 34 14 0 40Z',
  'M-46 -30H46V32H-46ZM-46 -30L0 6L46 -30',
  'M0 -46L14 -14L48 -12L22 10L30 44L0 25L-30 44L-22 10L-48 -12L-14 -14Z',
  'M-32 -44H14L32 -26V44H-32ZM-18 -8H18M-18 10H18M-18 28H6',
] as const;

/** The dashed outline of what is not there: x, foot, height, which. */
const hollow: Prop = ({ x, y, height: h, rest: [which = 0] }, { mid, ink }) => {
  const color = mix(mid, ink, 0.34);
  const scale = h / 100;
  return `<path transform="translate(${x} ${y - h / 2}) scale(${scale})" d="${OUTLINES[which] ?? OUTLINES[0]}" fill="#ffffff" fill-opacity=".45" stroke="${color}" stroke-width="${1 / scale}" stroke-dasharray="${2.6 / scale} ${1.9 / scale}" stroke-linecap="round" stroke-linejoin="round"/>`;
};

/** A tray for letters with nothing in it: x, foot, width. */
const tray: Prop = ({ x, y, height: w }, { accents, ink }) => {
  const [h, color] = [w * 0.34, accents[0]];
  const dark = mix(color, ink, 0.42);
  const [left, right, top] = [x - w / 2, x + w / 2, y - h];
  return (
    ellipse([x, y], w * 0.56, 2, SHADE) +
    path(
      `M${left + w * 0.12} ${top - h * 0.62}H${right - w * 0.12}L${right} ${top + h * 0.2}H${left}Z`,
      dark,
    ) +
    path(
      `M${left + w * 0.17} ${top - h * 0.46}H${right - w * 0.17}L${right - w * 0.07} ${top + h * 0.2}H${left + w * 0.07}Z`,
      mix(dark, ink, 0.4),
    ) +
    path(
      `M${left} ${top + h * 0.1}H${left + w * 0.28}Q${left + w * 0.32} ${top + h * 0.42} ${x} ${top + h * 0.42}Q${right - w * 0.32} ${top + h * 0.42} ${right - w * 0.28} ${top + h * 0.1}H${right}V${y - 2}Q${right} ${y} ${right - 2} ${y}H${left + 2}Q${left} ${y} ${left} ${y - 2}Z`,
      color,
    )
  );
};

/** Where something small flew away: a dashed curl, x, foot, width. */
const trail: Prop = ({ x, y, height: w }, { mid, ink }) =>
  `<path d="M${x - w / 2} ${y}c${w * 0.3} ${w * 0.06} ${w * 0.56} ${-w * 0.12} ${w * 0.44} ${-w * 0.3}c${-w * 0.1} ${-w * 0.12} ${-w * 0.26} 0 ${-w * 0.14} ${w * 0.14}c${w * 0.14} ${w * 0.12} ${w * 0.5} ${-w * 0.06} ${w * 0.7} ${-w * 0.36}" fill="none" stroke="${mix(mid, ink, 0.34)}" stroke-width="1" stroke-dasharray="2.4 2" stroke-linecap="round"/>`;

/** Bits of paper in the air: x, foot, width. */
const confetti: Prop = ({ x, y, height: w }, { accents }) =>
  times(22, (index) => {
    const [u, v] = [(index * 0.618) % 1, (index * 0.7549) % 1];
    const at = [x + (u - 0.5) * w, y - v * w * 0.62] as const;
    const fill = accents[index % 4] ?? accents[0];
    if (index % 3 === 0) return circle([at[0], at[1]], 1.1, fill);
    return `<rect x="${at[0] - 1.4}" y="${at[1] - 0.7}" width="2.8" height="1.4" rx=".5" fill="${fill}" transform="rotate(${(index * 47) % 180} ${at[0]} ${at[1]})"/>`;
  }).join('');

/** A card of a screen with somebody's picture and lines: x, foot, width. */
const profile: Prop = ({ x, y, height: w }, { paper, accents, mid }) => {
  const h = w * 0.62;
  const [left, top] = [x - w / 2, y - h];
  return (
    path(roundedPath([left + 1, top + 1.4], w, h, 3), SHADE) +
    path(roundedPath([left, top], w, h, 3), paper) +
    circle([left + w * 0.24, top + h * 0.4], w * 0.14, accents[0]) +
    circle([left + w * 0.24, top + h * 0.34], w * 0.05, HOUSE.white) +
    path(
      `M${left + w * 0.14} ${top + h * 0.5}a${w * 0.1} ${w * 0.1} 0 0 1 ${w * 0.2} 0a${w * 0.14} ${w * 0.14} 0 0 1 ${-w * 0.2} 0Z`,
      HOUSE.white,
    ) +
    [0.26, 0.44, 0.74]
      .map((v, index) =>
        rectangle(
          [left + (index === 2 ? w * 0.1 : w * 0.48), top + h * v],
          w * (index === 1 ? 0.28 : index === 2 ? 0.8 : 0.4),
          h * 0.08,
          mix(paper, mid, index === 0 ? 0.9 : 0.55),
          { radius: h * 0.04 },
        ),
      )
      .join('')
  );
};

/** A sign that warns: x, foot, height. */
const alert: Prop = ({ x, y, height: h }) =>
  path(
    `M${x - h * 0.08} ${y - h * 0.95}Q${x} ${y - h * 1.06} ${x + h * 0.08} ${y - h * 0.95}L${x + h * 0.56} ${y - h * 0.12}Q${x + h * 0.6} ${y} ${x + h * 0.48} ${y}H${x - h * 0.48}Q${x - h * 0.6} ${y} ${x - h * 0.56} ${y - h * 0.12}Z`,
    HOUSE.mustard,
  ) +
  stroke(`M${x} ${y - h * 0.66}V${y - h * 0.36}`, HOUSE.ink, h * 0.1) +
  circle([x, y - h * 0.18], h * 0.06, HOUSE.ink);

/** The digit five of a server that fails. */
const five: Prop = ({ x, y, height: h }, { accents }) => {
  const w = h * 0.6;
  return stroke(
    `M${x + w * 0.38} ${y - h * 0.91}H${x - w * 0.3}L${x - w * 0.36} ${y - h * 0.54}C${x - w * 0.1} ${y - h * 0.66} ${x + w * 0.4} ${y - h * 0.62} ${x + w * 0.4} ${y - h * 0.34}C${x + w * 0.4} ${y - h * 0.06} ${x - w * 0.2} ${y - h * 0.02} ${x - w * 0.42} ${y - h * 0.22}`,
    accents[0],
    h * 0.17,
  );
};

export const MESSAGE_PROPS: Readonly<Record<string, Prop>> = {
  hollow,
  tray,
  trail,
  confetti,
  profile,
  alert,
  five,
};

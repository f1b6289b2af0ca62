import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import type { Prop } from './prop';

/** What is around somebody in a plight: a crowd, chains, a wheel; and hands that join pieces. */

const SKINS = ['#f0b98d', '#8d5a3a', '#d9986a', '#5f3b28'] as const;

/** A quarter of a puzzle: a square with a knob or a socket on its two inner sides. */
function quarter(s: number, across: 1 | -1, down: 1 | -1): string {
  const r = s * 0.17;
  const right =
    across > 0
      ? `L${s} ${s / 2 - r}A${r} ${r} 0 1 1 ${s} ${s / 2 + r}`
      : `L${s} ${s / 2 - r}A${r} ${r} 0 1 0 ${s} ${s / 2 + r}`;
  const low =
    down > 0
      ? `L${s / 2 + r} ${s}A${r} ${r} 0 1 1 ${s / 2 - r} ${s}`
      : `L${s / 2 + r} ${s}A${r} ${r} 0 1 0 ${s / 2 - r} ${s}`;
  return `M0 0H${s}${right}L${s} ${s}${low}L0 ${s}Z`;
}

/** An arm that comes from a corner, its hand on the rim of a piece at the origin. */
function arm(length: number, width: number, skin: string, sleeve: string): string {
  const finger = (index: number) =>
    stroke(`M${-width * 0.15} ${(index - 1.5) * width * 0.3}H${width * 0.62}`, skin, width * 0.3);
  return (
    stroke(`M${-length} 0H${-width * 0.9}`, sleeve, width * 1.15) +
    stroke(`M${-width * 1.5} 0H${-width * 0.4}`, skin, width * 0.72) +
    path(
      roundedPath([-width * 1.62, -width * 0.68], width * 0.5, width * 1.36, width * 0.2),
      lighter(sleeve, 0.16),
    ) +
    path(
      roundedPath([-width * 0.72, -width * 0.62], width * 1.0, width * 1.24, width * 0.42),
      skin,
    ) +
    times(4, finger).join('') +
    times(3, (index) =>
      stroke(
        `M${width * 0.02} ${(index - 1) * width * 0.3}H${width * 0.62}`,
        darker(skin, 0.14),
        width * 0.035,
      ),
    ).join('')
  );
}

/** Four hands, each with its piece, a hair before they fit. */
const puzzleHands: Prop = ({ x, y, height: h }, { accents }) => {
  const s = h * 0.4;
  const gap = h * 0.035;
  const corners: readonly (readonly [number, number])[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const pieces = corners.map(([dx, dy], index) => {
    // A knob of one is the socket of the next.
    const isOdd = index % 2 === 1;
    const data = quarter(s, isOdd ? -1 : 1, isOdd ? 1 : -1);
    const color = accents[index] ?? accents[0];
    return placed(path(data, color) + rectangle([0, 0], s, s * 0.06, lighter(color, 0.14)), {
      at: [x + dx * (s + gap), y + dy * (s + gap)],
      scaleX: -dx,
      scaleY: -dy,
    });
  });
  const arms = corners.map(([dx, dy], index) =>
    placed(
      arm(h * 0.9, h * 0.15, SKINS[index] ?? SKINS[0], accents[(index + 1) % 4] ?? accents[0]),
      {
        at: [x + dx * (s * 0.98 + gap), y + dy * (s * 0.86 + gap)],
        angleDegrees: (Math.atan2(-dy * 0.7, -dx) * 180) / Math.PI,
      },
    ),
  );
  return pieces.join('') + arms.join('');
};

/** Rows of people without faces, who look away; the middle is free. */
const greyCrowd: Prop = ({ x, y, height: w }, { mid, soft }) => {
  const one = ([cx, foot]: Point, size: number, tone: string) => {
    const [half, neck] = [size * 0.155, foot - size * 0.76];
    return (
      path(
        `M${cx - half * 0.8} ${foot}L${cx - half} ${neck + size * 0.12}Q${cx - half} ${neck} ${cx} ${neck - size * 0.01}Q${cx + half} ${neck} ${cx + half} ${neck + size * 0.12}L${cx + half * 0.8} ${foot}Z`,
        tone,
      ) +
      path(
        `M${cx + half * 0.1} ${neck}Q${cx + half} ${neck} ${cx + half} ${neck + size * 0.12}L${cx + half * 0.8} ${foot}H${cx + half * 0.3}Z`,
        darker(tone, 0.08),
      ) +
      ellipse([cx, foot - size * 0.88], size * 0.088, size * 0.108, tone)
    );
  };
  const row = (count: number, foot: number, size: number, tone: string, isOpen: boolean) =>
    times(count, (index) => {
      const at = x - w / 2 + (w * (index + 0.5)) / count;
      if (isOpen && Math.abs(at - x) < w * 0.12) return '';
      return one([at, foot], size * (1 + (((index * 7) % 5) - 2) * 0.025), tone);
    }).join('');
  return (
    row(8, y + 8, 52, mix(soft, mid, 0.35), false) +
    row(7, y + 14, 56, mix(soft, mid, 0.65), false) +
    row(6, y + 20, 62, mid, true)
  );
};

/** Links from a point to a point, with a shackle at the first. */
const chain: Prop = ({ x, y, height: toX, rest: [toY = 0, sag = 4] }) => {
  const count = Math.max(5, Math.round(Math.abs(toX - x) / 4));
  const links = times(count, (index) => {
    const t = (index + 0.5) / count;
    const at: Point = [x + (toX - x) * t, y + (toY - y) * t + Math.sin(t * Math.PI) * sag];
    const slope = (toY - y + Math.cos(t * Math.PI) * Math.PI * sag) / (toX - x);
    return placed(
      index % 2
        ? stroke('M-2.2 0H2.2', HOUSE.metalDark, 1.5)
        : stroke(
            'M-1.4 -1.6H1.4A1.6 1.6 0 0 1 1.4 1.6H-1.4A1.6 1.6 0 0 1 -1.4 -1.6Z',
            HOUSE.stoneDark,
            1.2,
          ),
      { at, angleDegrees: (Math.atan(slope) * 180) / Math.PI },
    );
  });
  return links.join('') + stroke(`M${x - 4} ${y - 1.4}H${x + 1}`, HOUSE.stoneDark, 3);
};

/** Two ends of a chain that flies apart. */
const brokenChain: Prop = ({ x, y, height: w }, { accents }) => {
  const link = (at: Point, angleDegrees: number, size: number) =>
    placed(
      stroke(
        `M${-size * 0.5} ${-size * 0.36}H${size * 0.5}A${size * 0.36} ${size * 0.36} 0 0 1 ${size * 0.5} ${size * 0.36}H${-size * 0.5}A${size * 0.36} ${size * 0.36} 0 0 1 ${-size * 0.5} ${-size * 0.36}Z`,
        HOUSE.stoneDark,
        size * 0.24,
      ),
      { at, angleDegrees },
    );
  const size = w * 0.1;
  const half = (side: number) =>
    times(4, (index) =>
      link(
        [x + side * w * (0.5 - index * 0.105), y + index * 1.4],
        side * (index % 2 ? 14 : -6),
        size,
      ),
    ).join('') +
    placed(
      stroke(
        `M${-size * 0.1} ${-size * 0.36}H${size * 0.5}A${size * 0.36} ${size * 0.36} 0 0 1 ${size * 0.5} ${size * 0.36}H${-size * 0.1}`,
        HOUSE.stoneDark,
        size * 0.24,
      ),
      { at: [x + side * w * 0.1, y + 5], scaleX: side, scaleY: 1, angleDegrees: side * 16 },
    );
  const sparks = times(9, (index) => {
    const angle = ((-170 + index * 20) * Math.PI) / 180;
    const at = (r: number) => `${x + Math.cos(angle) * r} ${y + Math.sin(angle) * r}`;
    return stroke(`M${at(w * 0.15)}L${at(w * (index % 2 ? 0.22 : 0.26))}`, accents[1], 1.6);
  });
  return half(-1) + half(1) + sparks.join('');
};

/** A ladder that leans; `1` has rungs missing. */
const ladder: Prop = ({ x, y, height: h, rest: [isBroken = 0] }) => {
  const w = h * 0.13;
  const gone = new Set(isBroken ? [1, 2, 4, 5, 7] : []);
  const rungs = times(9, (index) => {
    const at = y - h * (0.08 + index * 0.104);
    if (gone.has(index))
      return index % 2
        ? stroke(`M${x - w} ${at}H${x - w * 0.6}`, HOUSE.woodDark, 1.8)
        : stroke(`M${x + w} ${at}H${x + w * 0.66}`, HOUSE.woodDark, 1.8);
    return stroke(`M${x - w} ${at}H${x + w}`, HOUSE.wood, 2);
  });
  const rail = (side: number) =>
    stroke(`M${x + side * w} ${y}V${y - h}`, side < 0 ? HOUSE.woodLight : HOUSE.wood, 2.6);
  return rungs.join('') + rail(-1) + rail(1);
};

/** A hand with a cross of wood, and the strings below it. */
const puppetStrings: Prop = ({ x, y, height: h }, { accents }) => {
  const top = y - h * 0.44;
  const skin = SKINS[0];
  const string = (from: number, to: number, low: number) =>
    stroke(`M${x + from} ${top}L${x + to} ${low}`, HOUSE.metalDark, 0.5);
  return (
    string(-20, -13, y + 4) +
    string(20, 13, y + 4) +
    string(-7, -5, y + h * 0.56) +
    string(7, 5, y + h * 0.56) +
    stroke(`M${x - 24} ${top}H${x + 24}`, HOUSE.wood, 3) +
    stroke(`M${x - 9} ${top + 3}L${x + 9} ${top - 3}`, HOUSE.woodDark, 3) +
    path(roundedPath([x - 9, top - 12], 18, 12, 5), skin) +
    times(4, (index) =>
      stroke(
        `M${x - 6.6 + index * 4.4} ${top - 5}V${top + 2}`,
        index % 2 ? skin : darker(skin, 0.05),
        3.6,
      ),
    ).join('') +
    path(roundedPath([x - 8, top - 34], 16, 24, 2), accents[0]) +
    path(roundedPath([x - 9, top - 14], 18, 5, 2), HOUSE.white)
  );
};

const hamsterWheel: Prop = ({ x, y, height: h }) => {
  const r = h * 0.46;
  const cy = y - r - h * 0.06;
  const rungs = times(28, (index) => {
    const angle = (index / 28) * 2 * Math.PI;
    const at = (d: number) => `${x + Math.cos(angle) * d} ${cy + Math.sin(angle) * d}`;
    return stroke(`M${at(r * 0.93)}L${at(r)}`, HOUSE.metalDark, 1.6);
  });
  return (
    stroke(
      `M${x} ${cy}L${x - r * 0.7} ${y + 3}M${x} ${cy}L${x + r * 0.7} ${y + 3}`,
      HOUSE.stoneDark,
      3,
    ) +
    circle([x, cy], r * 0.98, mix(HOUSE.metal, '#ffffff', 0.6)) +
    stroke(
      `M${x - r} ${cy}A${r} ${r} 0 1 1 ${x + r} ${cy}A${r} ${r} 0 1 1 ${x - r} ${cy}Z`,
      HOUSE.metalDark,
      2.6,
    ) +
    rungs.join('') +
    circle([x, cy], 2.4, HOUSE.stoneDark) +
    stroke(`M${x - r * 0.7} ${y + 3}H${x + r * 0.7}`, HOUSE.stoneDark, 3)
  );
};

/** A match with arms, its head burnt, smoke above it. */
const matchPerson: Prop = ({ x, y, height: h }) => {
  const w = h * 0.17;
  const top = y - h;
  return (
    stroke(`M${x + 1} ${top - 4}q-4 -5 0 -9t0 -9`, '#b9bccb', 2) +
    stroke(`M${x + 5} ${top - 1}q-3 -4 0 -7t0 -7`, '#d3d6e0', 1.6) +
    path(roundedPath([x - w / 2, top + h * 0.2], w, h * 0.8, 2), HOUSE.woodLight) +
    rectangle([x + w * 0.18, top + h * 0.22], w * 0.3, h * 0.78, HOUSE.wood) +
    path(
      `M${x - w / 2} ${top + h * 0.2}H${x + w / 2}V${top + h * 0.34}L${x + w * 0.2} ${top + h * 0.29}L${x - w * 0.1} ${top + h * 0.36}L${x - w / 2} ${top + h * 0.28}Z`,
      '#5a4a48',
    ) +
    ellipse([x, top + h * 0.13], w * 0.78, h * 0.15, '#2f2b3d') +
    ellipse([x - w * 0.24, top + h * 0.08], w * 0.2, h * 0.05, '#56506a') +
    stroke(
      `M${x - w * 0.4} ${top + h * 0.12}h${w * 0.3}M${x + w * 0.12} ${top + h * 0.12}h${w * 0.3}M${x - w * 0.2} ${top + h * 0.2}q${w * 0.2} ${-h * 0.03} ${w * 0.4} 0`,
      '#f3e3cd',
      0.9,
    ) +
    stroke(
      `M${x - w * 0.4} ${y - h * 0.5}Q${x - w * 1.4} ${y - h * 0.3} ${x - w * 0.6} ${y - h * 0.14}M${x + w * 0.4} ${y - h * 0.5}Q${x + w * 1.6} ${y - h * 0.36} ${x + w * 2} ${y - h * 0.2}`,
      HOUSE.woodLight,
      2.6,
    )
  );
};

export const PLIGHT_PROPS: Readonly<Record<string, Prop>> = {
  'puzzle-hands': puzzleHands,
  'grey-crowd': greyCrowd,
  chain,
  'broken-chain': brokenChain,
  ladder,
  'puppet-strings': puppetStrings,
  'hamster-wheel': hamsterWheel,
  'match-person': matchPerson,
};

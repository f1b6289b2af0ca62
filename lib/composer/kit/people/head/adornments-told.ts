import type { Hex } from '@/lib/color/hex';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { area, dot, oval, trace } from '../fine';
import type { Adorned } from './adornments';

/** What tells one face from others: what happened to it, what is in its mouth, and the hood of an animal's costume. */

const spike = (x: number, y: number, size: number, lean: number, color: Hex) =>
  area(
    `M${x - size * 0.6} ${y + size * 0.5}L${x + lean} ${y - size}L${x + size * 0.6} ${y + size * 0.4}Z`,
    color,
  );

/** Where each snake leaves the head, and how far it reaches. */
const SNAKES = [
  [-0.85, 0.1, -0.75, 0.5],
  [-0.95, -0.3, -0.8, 0],
  [-0.8, -0.65, -0.65, -0.45],
  [-0.45, -0.95, -0.3, -0.72],
  [0, -1.02, 0.12, -0.82],
  [0.42, -0.92, 0.46, -0.62],
  [0.72, -0.62, 0.66, -0.3],
] as const;

type Pair = readonly [number, number];

/** One that winds once, its head with an eye and a tongue at the end. */
function snake([x, y]: Pair, [dx, dy]: Pair, side: 1 | -1, color: Hex): string {
  const [px, py] = [-dy * 0.42 * side, dx * 0.42 * side];
  const end: Pair = [x + dx, y + dy];
  const path = `M${x} ${y}C${x + dx * 0.2 + px} ${y + dy * 0.2 + py} ${x + dx * 0.7 - px} ${y + dy * 0.7 - py} ${end[0]} ${end[1]}`;
  const long = Math.hypot(dx, dy) || 1;
  const out: Pair = [(dx / long) * 0.3, (dy / long) * 0.3];
  return (
    trace(`M${end[0]} ${end[1]}L${end[0] + out[0]} ${end[1] + out[1]}`, '#d8473f', 0.04) +
    trace(path, darker(color, 0.2), 0.24) +
    trace(path, side > 0 ? color : lighter(color, 0.14), 0.18) +
    dot(end[0], end[1], 0.16, side > 0 ? color : lighter(color, 0.14)) +
    dot(end[0] + out[0] * 0.15, end[1] - 0.05, 0.04, '#2a2230')
  );
}

export const TOLD = {
  'black-eye': ({ plan: { eyes }, color }: Adorned) => {
    const [x, y] = eyes[0] ?? [0, 0];
    return (
      oval([x, y + 0.04], 0.24, 0.22, color, { opacity: 0.62 }) +
      dot(x, y + 0.02, 0.1, HOUSE.white) +
      dot(x + 0.02, y + 0.03, 0.075, HOUSE.ink)
    );
  },
  'tooth-braces': ({ plan: { mouth }, color }: Adorned) => {
    const [x, y, w] = mouth;
    const teeth = `M${x - w} ${y - 0.02}Q${x} ${y + 0.06} ${x + w} ${y - 0.04}Q${x + w * 0.5} ${y + 0.22} ${x} ${y + 0.22}Q${x - w * 0.6} ${y + 0.2} ${x - w} ${y - 0.02}Z`;
    return (
      area(teeth, HOUSE.white) +
      trace(teeth, '#8e2f3a', 0.04) +
      trace(
        `M${x - w * 0.8} ${y + 0.06}Q${x} ${y + 0.15} ${x + w * 0.82} ${y + 0.05}`,
        color,
        0.035,
      ) +
      [-0.5, -0.16, 0.18, 0.52].map((at) => dot(x + at * w, y + 0.1, 0.042, color)).join('')
    );
  },
  'gold-teeth': ({ plan: { mouth }, color }: Adorned) => {
    const [x, y, w] = mouth;
    const row = `M${x - w} ${y - 0.04}Q${x} ${y + 0.04} ${x + w} ${y - 0.06}Q${x + w * 0.6} ${y + 0.26} ${x} ${y + 0.26}Q${x - w * 0.6} ${y + 0.24} ${x - w} ${y - 0.04}Z`;
    const one = (at: number) =>
      area(`M${x + at * w} ${y + 0.01}h${w * 0.36}v0.15h${-w * 0.36}Z`, color);
    return area(row, HOUSE.white) + trace(row, '#8e2f3a', 0.045) + one(-0.46) + one(0.1);
  },
  dimples: ({ plan: { mouth }, color }: Adorned) => {
    const [x, y, w] = mouth;
    return [-1, 1]
      .map((side) => {
        const at = x + side * w * 1.35;
        return trace(`M${at} ${y - 0.1}Q${at + side * 0.07} ${y} ${at} ${y + 0.1}`, color, 0.05);
      })
      .join('');
  },
  'bushy-brows': ({ plan: { eyes }, color }: Adorned) =>
    eyes
      .map(([x, y]) =>
        trace(`M${x - 0.2} ${y - 0.24}Q${x} ${y - 0.38} ${x + 0.2} ${y - 0.24}`, color, 0.14),
      )
      .join(''),
  'head-bandage': ({ color }: Adorned) =>
    trace('M-.94 -.3Q-.1 -.86 .84 -.46', color, 0.26) +
    trace('M-.92 -.4Q-.1 -.8 .82 -.38', darker(color, 0.14), 0.03) +
    trace('M-.92 -.24Q-.1 -.9 .8 -.54', darker(color, 0.14), 0.03),
  curlers: ({ color }: Adorned) =>
    [-0.78, -0.4, 0.02, 0.42]
      .map((x) => {
        const y = -0.98 + Math.abs(x + 0.1) * 0.34;
        return (
          oval([x, y], 0.24, 0.16, color) +
          trace(
            `M${x - 0.1} ${y - 0.12}L${x - 0.1} ${y + 0.12}M${x + 0.08} ${y - 0.12}L${x + 0.08} ${y + 0.12}`,
            darker(color, 0.2),
            0.04,
          )
        );
      })
      .join(''),
  'ear-aid': ({ plan: { ears }, color }: Adorned) =>
    ears
      .map(
        ([x, y]) =>
          trace(
            `M${x - 0.12} ${y - 0.16}Q${x - 0.22} ${y + 0.04} ${x - 0.06} ${y + 0.14}`,
            color,
            0.09,
          ) + dot(x, y + 0.04, 0.06, lighter(color, 0.2)),
      )
      .join(''),
  crest: ({ color }: Adorned) =>
    spike(-1.02, -0.62, 0.3, -0.2, color) +
    spike(-0.62, -1.14, 0.34, -0.12, color) +
    spike(0.02, -1.34, 0.32, 0, color),
  snakes: ({ color }: Adorned) =>
    SNAKES.map(([x, y, dx, dy], index) => snake([x, y], [dx, dy], index % 2 ? 1 : -1, color)).join(
      '',
    ),
  fin: ({ color }: Adorned) => spike(-0.4, -1.3, 0.62, -0.3, color),
} as const satisfies Record<string, (adorned: Adorned) => string>;

export const TOLD_COLORS: Readonly<Record<keyof typeof TOLD, Hex>> = {
  'black-eye': '#5b3a78',
  'tooth-braces': '#8a94a8',
  'gold-teeth': '#e0a020',
  dimples: '#a8584a',
  'bushy-brows': '#4a3a34',
  'head-bandage': '#fbf6ec',
  curlers: '#f28ab0',
  'ear-aid': '#3f86a8',
  crest: '#f0a13a',
  fin: '#6f8296',
  snakes: '#5f9a4a',
};

import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import type { Prop } from './prop';

/** What lifts, ties, mends and gives way. */

/** A thin line from a point to another. */
const string: Prop = ({ x, y, height: toX, rest: [toY = y] }, { ink }) =>
  stroke(`M${x} ${y}L${toX} ${toY}`, ink, 0.6);

/** A rope from a point to another, which hangs by so much in its middle. */
const cord: Prop = ({ x, y, height: toX, rest: [toY = y, sag = 4] }) => {
  const way = `M${x} ${y}Q${(x + toX) / 2} ${(y + toY) / 2 + sag} ${toX} ${toY}`;
  return stroke(way, HOUSE.woodDark, 2.4) + stroke(way, HOUSE.wood, 1.4);
};

const balloon: Prop = ({ x, y, height: h, rest: [index = 0] }, { accents }) => {
  const color = accents[index % accents.length] ?? accents[0];
  return (
    path(
      `M${x - h * 0.06} ${y + h * 0.56}L${x} ${y + h * 0.46}L${x + h * 0.06} ${y + h * 0.56}Z`,
      darker(color, 0.2),
    ) +
    ellipse([x, y], h * 0.41, h * 0.49, color) +
    ellipse([x - h * 0.15, y - h * 0.2], h * 0.07, h * 0.12, lighter(color, 0.35))
  );
};

const balloonKnot: Prop = ({ x, y, height: h }, { ink }) =>
  path(`M${x - h * 0.6} ${y + h}L${x} ${y - h * 0.4}L${x + h * 0.6} ${y + h}Z`, ink);

/** A pane overhead, seen from below a little, with a hole that has cracks around it. */
const glassCeiling: Prop = ({ x, y, height: w }, { paper }) => {
  const glass = '#a9d8ee';
  const far = y - w * 0.13;
  return (
    path(
      `M${x - w * 0.62} ${y}L${x - w * 0.44} ${far}H${x + w * 0.44}L${x + w * 0.62} ${y}Z`,
      glass,
      { opacity: 0.75 },
    ) +
    rectangle([x - w * 0.62, y], w * 1.24, w * 0.025, darker(glass, 0.18)) +
    path(
      `M${x - w * 0.2} ${y - w * 0.02}l${w * 0.05} ${-w * 0.05}l${w * 0.05} ${w * 0.015}l${w * 0.08} ${-w * 0.035}l${w * 0.06} ${w * 0.03}l${w * 0.1} ${-w * 0.01}l${w * 0.05} ${w * 0.045}l${-w * 0.08} ${w * 0.03}H${x - w * 0.14}Z`,
      paper,
    ) +
    stroke(
      [
        [-0.2, -0.02, -0.36, -0.05],
        [-0.14, -0.07, -0.22, -0.12],
        [0.19, -0.02, 0.36, -0.06],
        [0.12, -0.07, 0.2, -0.12],
      ]
        .map(
          ([a = 0, b = 0, c = 0, d = 0]) => `M${x + a * w} ${y + b * w}L${x + c * w} ${y + d * w}`,
        )
        .join(''),
      HOUSE.white,
      0.9,
    )
  );
};

/** Splinters that fly up and fall from there. */
const glassShards: Prop = ({ x, y, height: w }) =>
  (
    [
      [-0.26, -0.2, 6, 20],
      [0.24, -0.24, 7, -30],
      [-0.16, -0.3, 5, 70],
      [0.34, -0.16, 5, 10],
      [-0.36, -0.12, 4, -40],
      [0.14, -0.34, 5, 120],
      [-0.3, 0.14, 5, 30],
      [0.3, 0.18, 6, 80],
      [0.22, 0.32, 4, -10],
    ] as const
  )
    .map(([u, v, s, turn]) => {
      const [cx, cy] = [x + u * w, y + v * w];
      const at = (degrees: number, r: number) => {
        const angle = ((degrees + turn) * Math.PI) / 180;
        return `${cx + Math.cos(angle) * r} ${cy + Math.sin(angle) * r}`;
      };
      return path(`M${at(0, s)}L${at(140, s * 0.6)}L${at(230, s * 0.7)}Z`, '#8cc7e4');
    })
    .join('');

/** A tear that is sewn up, from the top down. */
const stitches: Prop = ({ x, y, height: h }) => {
  const tear = [0, 0.08, -0.06, 0.05, -0.04, 0.02, 0] as const;
  const points = tear.map((u, index) => [x + u * h, y + (index / 6 - 0.5) * h] as const);
  const line = points.map(([px, py], index) => `${index ? 'L' : 'M'}${px} ${py}`).join('');
  const across = points
    .slice(1)
    .map(([px, py], index) => {
      const [ox, oy] = points[index] ?? [px, py];
      const [mx, my] = [(px + ox) / 2, (py + oy) / 2];
      return `M${mx - h * 0.11} ${my - h * 0.03}L${mx + h * 0.11} ${my + h * 0.03}`;
    })
    .join('');
  return stroke(line, '#7a1420', 1.6) + stroke(across, HOUSE.white, 2.4);
};

const plaster: Prop = ({ x, y, height: h }) =>
  [-32, 32]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} ${x} ${y})">` +
        rectangle([x - h * 0.62, y - h * 0.16], h * 1.24, h * 0.32, '#f3cfa4', {
          radius: h * 0.16,
        }) +
        rectangle([x - h * 0.2, y - h * 0.16], h * 0.4, h * 0.32, '#e6b683') +
        '</g>',
    )
    .join('');

/** Puffs that rise and get larger, to the left or the right. */
const puffs: Prop = ({ x, y, height: h, rest: [side = 0] }) =>
  [0, 1, 2, 3]
    .map((index) => {
      const lean = (side ? 1 : -1) * index * h * 0.12;
      return circle(
        [x + lean, y - index * h * 0.25],
        h * (0.1 + index * 0.045),
        index % 2 ? '#9aa3ad' : '#b4bcc4',
      );
    })
    .join('');

/** A heap with a round top, so high. */
const mound: Prop = ({ x, y, height: h }) =>
  path(
    `M${x - h * 1.15} ${y}Q${x - h * 0.7} ${y - h} ${x} ${y - h}Q${x + h * 0.7} ${y - h} ${x + h * 1.15} ${y}Z`,
    HOUSE.sand,
  ) +
  path(
    `M${x - h * 1.15} ${y}Q${x - h * 0.5} ${y - h * 0.3} ${x + h * 0.2} ${y - h * 0.24}Q${x + h} ${y - h * 0.2} ${x + h * 1.15} ${y}Z`,
    darker(HOUSE.sand, 0.1),
  );

/** Thoughts as a line that nobody can follow. */
const scrawl: Prop = ({ x, y, height: w }, { ink }) => {
  const loops = Array.from({ length: 60 }, (_, index) => {
    const t = index / 60;
    const angle = t * Math.PI * 2 * 9;
    const r = w * (0.22 + 0.2 * Math.sin(t * 41) + 0.06 * Math.cos(t * 97));
    return [x + Math.cos(angle + t * 3) * r * 1.35, y + Math.sin(angle * 1.13) * r * 0.8] as const;
  });
  const way = loops
    .map(([px, py], index) =>
      index % 2
        ? ''
        : `${index ? 'Q' : 'M'}${index ? `${loops[index - 1]?.[0] ?? px} ${loops[index - 1]?.[1] ?? py} ` : ''}${px} ${py}`,
    )
    .join('');
  return stroke(`${way}L${x} ${y + w * 0.46}`, ink, 1.1);
};

export const FORCE_PROPS = {
  string,
  cord,
  balloon,
  'balloon-knot': balloonKnot,
  'glass-ceiling': glassCeiling,
  'glass-shards': glassShards,
  stitches,
  plaster,
  puffs,
  mound,
  scrawl,
} satisfies Record<string, Prop>;

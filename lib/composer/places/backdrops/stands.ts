import type { Hex } from '@/lib/color/hex';
import { ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { barrelHead, crateTop } from './stands-wood';

/** What goods are shown on besides a podium: a rock with a flat top, a block, a stump, a log. */

const n = number;
/** Of its half width, how deep the top is as seen from a little above, and how high the whole is. */
const SQUASH = 0.2;
const COLORS: Readonly<Record<string, Hex>> = {
  rock: '#9b98a3',
  boulder: '#9b98a3',
  'concrete-block': '#b3b1b3',
  'tree-stump': '#8a5a3a',
  log: '#8a5a3a',
  barrel: '#a8683f',
  crate: '#c98a52',
};

export interface StandAt {
  /** Where the middle of the top is. */
  at: Point;
  halfPx: number;
  heightPx: number;
  color?: Hex | undefined;
  /** Concepts in the picture: moss and snow lie on the stand. */
  things: ReadonlySet<string>;
}

type Draw = (canvas: Canvas, stand: StandAt & { color: Hex }) => string;

const castShadow = (canvas: Canvas, { at: [x, y], halfPx, heightPx }: StandAt) =>
  ellipse([x + halfPx * 0.12, y + heightPx], halfPx * 1.3, halfPx * 0.17, canvas.air.light.shade, {
    opacity: 0.22,
  });

/** A closed outline about the top, with as many corners, each a little off the ellipse. */
function rim(
  canvas: Canvas,
  [x, y]: Point,
  [rx, ry]: Point,
  corners: number,
  rough: number,
): Point[] {
  return times(corners, (index): Point => {
    const angle = (index / corners) * 2 * Math.PI;
    const far = 1 + canvas.random.between(-rough, rough);
    return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far];
  });
}

export const ringOf = ([x, y]: Point, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0`;

/** Facets of a rock from left to right: how light each is, and how far its foot is pushed out and down. */
const FACETS: readonly (readonly [tone: number, out: number, down: number])[] = [
  [0.22, 0.16, 0.86],
  [0.06, 0.06, 0.98],
  [-0.12, 0.02, 1.02],
  [-0.26, 0.08, 0.97],
  [-0.42, 0.18, 0.84],
];

const rock: Draw = (canvas, stand) => {
  const { at, halfPx, heightPx, color, things } = stand;
  const [x, y] = at;
  const { air, random } = canvas;
  const top = rim(canvas, at, [halfPx, halfPx * SQUASH], 14, 0.05);
  const edge = (share: number): Point => [
    x - halfPx * Math.cos(share * Math.PI),
    y + halfPx * SQUASH * Math.sin(share * Math.PI) * 0.9,
  ];
  const foot = (share: number, out: number, down: number): Point => [
    x - halfPx * (1 + out) * Math.cos(share * Math.PI),
    y + heightPx * down,
  ];
  const sides = FACETS.map(([tone, out, down], index) => {
    const [from, to] = [index / FACETS.length, (index + 1) / FACETS.length];
    const next = FACETS[index + 1] ?? [0, out, down];
    const outline: Point[] = [
      edge(from),
      edge(to),
      foot(to, next[1], next[2]),
      foot(from, out, down),
    ];
    return shape(outline, air.tone(color, tone));
  });
  const cracks = times(4, () => {
    const [cx, cy] = [
      x + random.between(-0.7, 0.6) * halfPx,
      y + random.between(0.35, 0.7) * heightPx,
    ];
    const [w, h] = [halfPx * 0.1, heightPx * 0.12];
    return stroke(
      `M${n(cx)} ${n(cy)}l${n(w * 0.5)} ${n(h)}l${n(w)} ${n(h * 0.3)}`,
      air.tone(color, -0.55),
      2.4 * canvas.unit,
      { opacity: 0.5 },
    );
  });
  return (
    castShadow(canvas, stand) +
    sides.join('') +
    cracks.join('') +
    shape(top, air.tone(color, 0.42)) +
    grown(canvas, stand, things)
  );
};

const COVERS: Readonly<Record<string, Hex>> = {
  moss: '#6f9a45',
  grass: '#7cb25a',
  snow: '#f1f6fb',
};

/** Moss or snow over the top: a soft cap that runs down the sides, with tufts on it. */
function grown(canvas: Canvas, stand: StandAt, things: ReadonlySet<string>): string {
  const cover = Object.keys(COVERS).find((id) => things.has(id));
  const color = cover === undefined ? undefined : COVERS[cover];
  if (!cover || !color) return '';
  const { at, halfPx, heightPx } = stand;
  const [x, y] = at;
  const { air, random } = canvas;
  const drops = 9;
  const rx = halfPx * 1.04;
  const ry = halfPx * SQUASH;
  const width = (2 * rx) / drops;
  const fringe = times(drops, (index) => {
    const share = (index + 1) / drops;
    const edge = y + ry * 1.1 * Math.sin(share * Math.PI);
    const down = heightPx * random.between(0.1, 0.42) * Math.sin(((index + 0.5) / drops) * Math.PI);
    return `q${n(width * 0.1)} ${n(down)} ${n(width / 2)} ${n(down)}Q${n(x - rx + width * (index + 0.9))} ${n(edge + down * 0.6)} ${n(x - rx + width * (index + 1))} ${n(edge)}`;
  });
  const cap = `M${n(x - rx)} ${n(y)}${fringe.join('')}A${n(rx)} ${n(ry)} 0 0 0 ${n(x - rx)} ${n(y)}Z`;
  const tufts = times(46, () => {
    const angle = random.between(0, 2 * Math.PI);
    const far = Math.sqrt(random.between(0.3, 1));
    const [tx, ty] = [x + Math.cos(angle) * rx * far * 0.96, y + Math.sin(angle) * ry * far];
    const size = halfPx * random.between(0.02, 0.045);
    return `M${n(tx - size)} ${n(ty)}a${n(size)} ${n(size)} 0 0 1 ${n(2 * size)} 0Z`;
  });
  return (
    `<g data-shows="${cover}">` +
    path(cap, air.tone(color, -0.22)) +
    ellipse([x, y], rx, ry, air.tone(color, 0.12)) +
    path(tufts.join(''), air.tone(color, 0.4), { opacity: 0.8 }) +
    '</g>'
  );
}

const block: Draw = (canvas, stand) => {
  const { at, halfPx, heightPx, color, things } = stand;
  const [x, y] = at;
  const { air, random } = canvas;
  const squash = halfPx * SQUASH;
  const front = y + squash;
  const pores = times(26, () =>
    ellipse(
      [x + random.between(-0.94, 0.94) * halfPx, front + random.between(0.08, 0.9) * heightPx],
      random.between(1.5, 5) * canvas.unit,
      random.between(1.5, 3.5) * canvas.unit,
      air.tone(color, -0.5),
      { opacity: 0.35 },
    ),
  );
  return (
    castShadow(canvas, { ...stand, at: [x, y + squash] }) +
    rectangle([x - halfPx, front - 1], 2 * halfPx, heightPx, air.tone(color, -0.1)) +
    rectangle([x + halfPx * 0.62, front - 1], halfPx * 0.38, heightPx, air.tone(color, -0.28), {
      opacity: 0.55,
    }) +
    pores.join('') +
    shape(
      [
        [x - halfPx * 0.86, y - squash],
        [x + halfPx * 0.86, y - squash],
        [x + halfPx, front],
        [x - halfPx, front],
      ],
      air.tone(color, 0.45),
    ) +
    grown(canvas, stand, things)
  );
};

const stump: Draw = (canvas, stand) => {
  const { at, halfPx, heightPx, color, things } = stand;
  const [x, y] = at;
  const { air, pen, random } = canvas;
  const ry = halfPx * SQUASH;
  const bark = pen.linear(
    [x - halfPx, 0],
    [x + halfPx, 0],
    [
      [0, air.tone(color, 0.1)],
      [0.3, air.tone(color, 0.25)],
      [1, air.tone(color, -0.45)],
    ],
  );
  const side = `M${n(x - halfPx)} ${n(y)}C${n(x - halfPx)} ${n(y + heightPx * 0.6)} ${n(x - halfPx * 1.04)} ${n(y + heightPx * 0.8)} ${n(x - halfPx * 1.16)} ${n(y + heightPx)}H${n(x + halfPx * 1.16)}C${n(x + halfPx * 1.04)} ${n(y + heightPx * 0.8)} ${n(x + halfPx)} ${n(y + heightPx * 0.6)} ${n(x + halfPx)} ${n(y)}Z`;
  const furrows = times(13, (index) => {
    const share = (index + 0.5) / 13;
    const fx = x - halfPx * Math.cos(share * Math.PI);
    const fy = y + ry * Math.sin(share * Math.PI) + heightPx * 0.06;
    return `M${n(fx)} ${n(fy)}q${n(random.between(-0.02, 0.02) * halfPx)} ${n(heightPx * 0.4)} 0 ${n(heightPx * random.between(0.5, 0.8))}`;
  });
  const wood = '#dcb483';
  const rings = [0.82, 0.62, 0.44, 0.27, 0.12].map((share) =>
    stroke(
      ringOf([x + halfPx * 0.04, y], halfPx * share, ry * share),
      air.tone('#b98a55', -0.1),
      2.4 * canvas.unit,
      { opacity: 0.65 },
    ),
  );
  return (
    castShadow(canvas, stand) +
    path(side, bark) +
    stroke(furrows.join(''), air.tone(color, -0.6), 4 * canvas.unit, { opacity: 0.55 }) +
    ellipse(at, halfPx, ry, air.tone(color, -0.2)) +
    ellipse([x, y - ry * 0.02], halfPx * 0.94, ry * 0.92, air.tone(wood, 0.2)) +
    rings.join('') +
    grown(canvas, stand, things)
  );
};

const DRAWN: Readonly<Record<string, Draw>> = {
  rock,
  boulder: rock,
  'concrete-block': block,
  'tree-stump': stump,
  log: stump,
  barrel: barrelHead,
  crate: crateTop,
};

/** A stand by its concept; nothing for what has no drawing of its own here. */
export function drawStand(canvas: Canvas, kind: string, stand: StandAt): string {
  const draw = DRAWN[kind];
  return draw ? draw(canvas, { ...stand, color: stand.color ?? COLORS[kind] ?? '#a9a7ae' }) : '';
}

import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { type Canvas, createCanvas } from '../canvas';
import type { Place, PlaceDrawing, Stage } from '../place';

/** Ground and water seen from right above and from near: no horizon and no sky. */

const n = number;

type Below = 'sea' | 'river' | 'lake' | 'pool' | 'deck' | 'sand' | 'grass' | 'snow';

const BELOW: Readonly<Record<string, Below>> = {
  sea: 'sea',
  ocean: 'sea',
  coast: 'sea',
  lagoon: 'sea',
  underwater: 'sea',
  river: 'river',
  stream: 'river',
  lake: 'lake',
  pond: 'lake',
  swamp: 'lake',
  pool: 'pool',
  'swimming-pool': 'pool',
  jetty: 'deck',
  beach: 'sand',
  desert: 'sand',
  meadow: 'grass',
  park: 'grass',
  garden: 'grass',
  field: 'grass',
  farm: 'grass',
  countryside: 'grass',
  'snow-field': 'snow',
};

const WATER: Partial<Record<Below, readonly [Hex, Hex]>> = {
  sea: ['#2f9fc4', '#5cc4d6'],
  river: ['#3f98ad', '#6cbcc0'],
  lake: ['#3a8f9c', '#62b3a8'],
  pool: ['#4fc0dc', '#8fe0ec'],
};
const LAND: Partial<Record<Below, Hex>> = { sand: '#f0d9a8', grass: '#7cb35a', snow: '#eef4fa' };

export const isBelow = (concept: string): boolean => concept in BELOW;
export const isWaterBelow = (concept: string): boolean =>
  WATER[BELOW[concept] ?? 'grass'] !== undefined;

/** Nets of light on water, and what glitters between them. */
function caustics(canvas: Canvas): string {
  const { widthPx: w, heightPx: h, random, unit } = canvas;
  const nets = times(26, () => {
    const [x, y] = [random.between(-0.05, 1) * w, random.between(-0.02, 1.02) * h];
    const [a, b] = [random.between(50, 120) * unit, random.between(-26, 26) * unit];
    return stroke(
      `M${n(x)} ${n(y)}q${n(a / 2)} ${n(-18 * unit)} ${n(a)} ${n(b)}t${n(a * 0.8)} ${n(-b)}`,
      '#ffffff',
      random.between(2, 5) * unit,
      { opacity: random.between(0.1, 0.3) },
    );
  });
  const glints = times(24, () =>
    ellipse(
      [random() * w, random() * h],
      random.between(6, 18) * unit,
      random.between(1.5, 3) * unit,
      '#ffffff',
      { opacity: random.between(0.25, 0.6) },
    ),
  );
  return nets.join('') + glints.join('');
}

/** Banks at both sides of a river, with stones and tufts along the water. */
function banks(canvas: Canvas): string {
  const { widthPx: w, heightPx: h, random, air, unit } = canvas;
  const side = (left: boolean) => {
    const at = (share: number) => n(left ? share * w : w - share * w);
    const edge = `M${at(-0.02)} -10H${at(0.12)}C${at(0.16)} ${n(h * 0.22)} ${at(0.06)} ${n(h * 0.4)} ${at(0.1)} ${n(h * 0.6)}C${at(0.14)} ${n(h * 0.8)} ${at(0.07)} ${n(h * 0.9)} ${at(0.11)} ${n(h + 10)}H${at(-0.02)}Z`;
    const stones = times(16, (index) => {
      const x = left ? random.between(0.07, 0.15) * w : w - random.between(0.07, 0.15) * w;
      const r = random.between(10, 26) * unit;
      const y = ((index + random()) / 16) * h;
      return (
        ellipse([x + 3 * unit, y + 4 * unit], r, r * 0.8, air.tone('#2f6a78', -0.2), {
          opacity: 0.4,
        }) +
        ellipse([x, y], r, r * 0.8, air.tone('#a9a5a0', 0.1)) +
        ellipse([x - r * 0.2, y - r * 0.2], r * 0.6, r * 0.4, air.tone('#c4c0ba', 0.3))
      );
    });
    const tufts = times(18, () => {
      const x = left ? random.between(-0.01, 0.08) * w : w - random.between(-0.01, 0.08) * w;
      return circle(
        [x, random() * h],
        random.between(12, 34) * unit,
        air.tone(
          random.pick(['#5f9f4a', '#4f8a44', '#7cb35a'] as [Hex, Hex, Hex]),
          random.between(-0.1, 0.2),
        ),
      );
    });
    return path(edge, air.tone('#6fa552', 0.1)) + tufts.join('') + stones.join('');
  };
  return side(true) + side(false);
}

/** Round leaves that float at the edges of a pond. */
function lilyPads(canvas: Canvas): string {
  const { widthPx: w, heightPx: h, random, air, unit } = canvas;
  return times(14, () => {
    const isAside = random.chance(0.5);
    const x = isAside
      ? random.chance(0.5)
        ? random.between(0, 0.14)
        : random.between(0.86, 1)
      : random();
    const y = isAside
      ? random()
      : random.chance(0.5)
        ? random.between(0, 0.12)
        : random.between(0.88, 1);
    const r = random.between(22, 48) * unit;
    const [cx, cy] = [x * w, y * h];
    return (
      ellipse([cx + 3 * unit, cy + 4 * unit], r, r * 0.92, '#1f5a62', { opacity: 0.3 }) +
      path(
        `M${n(cx)} ${n(cy)}L${n(cx + r * 0.9)} ${n(cy - r * 0.42)}A${n(r)} ${n(r)} 0 1 1 ${n(cx + r)} ${n(cy + r * 0.06)}Z`,
        air.tone(random.pick(['#5fa352', '#4f9458', '#78b35a'] as [Hex, Hex, Hex]), 0.1),
      ) +
      (random.chance(0.25)
        ? circle([cx - r * 0.2, cy], r * 0.32, '#f4a9c4') +
          circle([cx - r * 0.2, cy], r * 0.13, '#f9e08a')
        : '')
    );
  }).join('');
}

function water(canvas: Canvas, kind: Below): string {
  const { widthPx: w, heightPx: h, air, pen } = canvas;
  const [deep, light] = WATER[kind] ?? ['#2f9fc4', '#5cc4d6'];
  const base = pen.radial([w * 0.5, h * 0.45], Math.max(w, h) * 0.75, [
    [0, air.tone(light, 0.15)],
    [1, air.tone(deep, -0.1)],
  ]);
  const tiles =
    kind === 'pool'
      ? times(9, (index) =>
          stroke(`M${n((index / 8) * w)} 0V${n(h)}M0 ${n((index / 8) * h)}H${n(w)}`, '#ffffff', 2, {
            opacity: 0.16,
          }),
        ).join('')
      : '';
  const around = kind === 'river' ? banks(canvas) : kind === 'lake' ? lilyPads(canvas) : '';
  return rectangle([0, 0], w, h, base) + tiles + caustics(canvas) + around;
}

/** Boards of a pier with gaps, and the water on both sides of it. */
function deck(canvas: Canvas): string {
  const { widthPx: w, heightPx: h, air, random, unit } = canvas;
  const count = 11;
  const board = h / count;
  const boards = times(count, (index) => {
    const tone = air.tone(
      mix('#b98a5a', '#8a6240', random.between(0, 0.5)),
      random.between(0, 0.25),
    );
    const y = index * board;
    const nails = [0.13, 0.87].map((share) =>
      circle([share * w, y + board * 0.5], 4 * unit, air.tone('#5a4234', -0.3)),
    );
    return (
      rectangle([w * 0.08, y + 2 * unit], w * 0.84, board - 5 * unit, tone, { radius: 3 * unit }) +
      stroke(
        `M${n(w * 0.14)} ${n(y + board * 0.4)}q${n(w * 0.3)} ${n(6 * unit)} ${n(w * 0.66)} 0`,
        air.tone('#7a5638', -0.1),
        1.6 * unit,
        { opacity: 0.4 },
      ) +
      nails.join('')
    );
  });
  return (
    water(canvas, 'sea') +
    rectangle([w * 0.08, 0], w * 0.84, h, air.tone('#4a3a34', -0.3)) +
    boards.join('')
  );
}

function land(canvas: Canvas, kind: Below): string {
  const { widthPx: w, heightPx: h, air, random, unit, stage } = canvas;
  const color =
    kind === 'grass' && stage.season === 'autumn' ? '#b59a4a' : (LAND[kind] ?? '#7cb35a');
  const spots = times(90, () => {
    const [x, y] = [random() * w, random() * h];
    const r = random.between(6, 16) * unit;
    if (kind === 'grass')
      return stroke(
        `M${n(x - r)} ${n(y - r)}L${n(x)} ${n(y)}L${n(x + r * 0.4)} ${n(y - r * 1.2)}`,
        air.tone('#4f8a44', random.between(-0.1, 0.3)),
        2.4 * unit,
        { opacity: 0.7 },
      );
    return ellipse([x, y], r, r * 0.5, air.tone(mix(color, '#8a7a6a', 0.25), 0.1), {
      opacity: 0.5,
    });
  });
  const flowers =
    kind === 'grass'
      ? times(22, () => {
          const [x, y] = [random() * w, random() * h];
          return (
            circle(
              [x, y],
              7 * unit,
              random.pick(['#ffffff', '#f9d65a', '#f2a9c0'] as [Hex, Hex, Hex]),
            ) + circle([x, y], 2.6 * unit, '#f2b23c')
          );
        }).join('')
      : '';
  return rectangle([0, 0], w, h, air.tone(color, 0.1)) + spots.join('') + flowers;
}

function drawBelow(stage: Stage, parts: readonly string[]): PlaceDrawing {
  const canvas = createCanvas(stage, 'from-above');
  const kinds = parts.map((part) => BELOW[part] ?? 'lake');
  const kind = kinds.find((one) => one === 'deck') ?? kinds[0] ?? 'lake';
  const isWater = WATER[kind] !== undefined;
  const svg = kind === 'deck' ? deck(canvas) : isWater ? water(canvas, kind) : land(canvas, kind);
  canvas.add({ id: 'below', role: 'backdrop', depth: 0, svg, shows: parts });
  return {
    layers: canvas.layers,
    ground: {
      yAt: (depth) => stage.heightPx * depth,
      pxPerCmAt: () => stage.pxPerCm,
      mainDepth: 0.5,
    },
    spots: canvas.spots,
  };
}

/** The ground or the water that a picture from right above is of. */
export const belowFor = (parts: readonly string[]): Place => ({
  id: 'from-above',
  draw: (stage) => drawBelow(stage, parts),
});

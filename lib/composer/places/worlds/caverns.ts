import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import type { Ground } from '../place';
import { swell, under } from '../terrain-lines';
import { world } from './world';

/** Caves that shine by themselves, whatever the hour: of crystal, of ice, with lava in them. */

interface Cavern {
  id: string;
  /** Of the rock, from the far wall to the nearest. */
  rock: readonly [Hex, Hex, Hex];
  glow: Hex;
  floor: readonly [far: Hex, near: Hex];
  growths: readonly [Hex, ...Hex[]];
  grows: 'crystals' | 'icicles' | 'basalt';
}

const CAVERNS: readonly Cavern[] = [
  {
    id: 'crystal-cave',
    rock: ['#5f4f9e', '#4a3d84', '#32296a'],
    glow: '#e4b8ff',
    floor: ['#7d6ac0', '#3f3480'],
    growths: ['#8ff0ea', '#c99cff', '#ff9ed0', '#8fb8ff'],
    grows: 'crystals',
  },
  {
    id: 'ice-cave',
    rock: ['#a9dcf2', '#6fb6de', '#3f84bd'],
    glow: '#f3fdff',
    floor: ['#d8f2fb', '#8cc8e6'],
    growths: ['#e9faff', '#c0e9f8', '#9fd6ef'],
    grows: 'icicles',
  },
  {
    id: 'lava-cave',
    rock: ['#6a3f4a', '#4f2f40', '#342138'],
    glow: '#ffb04a',
    floor: ['#6f4650', '#3a2638'],
    growths: ['#54384a', '#6a4654', '#463044'],
    grows: 'basalt',
  },
];

const FLOOR = { edge: 0.68, stand: 0.86 } as const;
const n = number;

/** Rock around an opening, as an arch with a ragged edge: `reach` of the picture's width is open. */
function arch({ widthPx, heightPx, random }: Canvas, reach: number, top: number): string {
  const points = times(15, (index): Point => {
    const angle = Math.PI * (1 - index / 14);
    const far = 1 + random.between(-0.05, 0.05);
    return [
      widthPx * (0.5 + Math.cos(angle) * reach * far),
      heightPx * (0.82 - Math.sin(angle) ** 0.7 * (0.82 - top) * far),
    ];
  });
  const inner = points.map(([x, y]) => `L${n(x)} ${n(y)}`).join('');
  const [first] = points;
  return `M0 0H${widthPx}V${heightPx}H${n(widthPx * (0.5 + reach))}${inner
    .split('L')
    .slice(1)
    .reverse()
    .map((at) => `L${at}`)
    .join('')}L${n(first?.[0] ?? 0)} ${heightPx}H0Z`;
}

/** A faceted prism that leans; its light side is to the left. */
function prism([x, y]: Point, tall: number, lean: number, color: Hex): string {
  const w = tall * 0.15;
  const tip: Point = [x + lean * tall, y - tall];
  const shoulder = (side: number): Point => [x + lean * tall * 0.78 + side * w, y - tall * 0.8];
  return (
    shape(
      [[x - w, y], shoulder(-1), tip, shoulder(0.1), [x + w * 0.1, y]],
      mix(color, '#ffffff', 0.35),
    ) +
    shape(
      [[x + w * 0.1, y], shoulder(0.1), tip, shoulder(1), [x + w, y]],
      mix(color, '#2a1f66', 0.28),
    )
  );
}

function cluster({ random, pen }: Canvas, at: Point, size: number, color: Hex): string {
  const [x, y] = at;
  const halo = pen.radial([x, y - size * 0.4], size * 1.3, [
    [0, color, 0.45],
    [1, color, 0],
  ]);
  const leans = [-0.5, 0.46, -0.24, 0.26, 0.02];
  return (
    circle([x, y - size * 0.4], size * 1.3, halo) +
    leans
      .map((lean, index) =>
        prism(
          [x + lean * size * 0.3, y],
          size * (index === 4 ? 1 : random.between(0.5, 0.8)),
          lean,
          color,
        ),
      )
      .join('')
  );
}

/** What hangs from above, longest at the sides. */
function hanging({ widthPx, heightPx, random }: Canvas, { growths, rock, grows }: Cavern): string {
  return times(19, (index) => {
    const share = (index + random.between(0.1, 0.9)) / 19;
    const aside = Math.abs(share - 0.5) * 2;
    const long = heightPx * (0.05 + aside * 0.16) * random.between(0.6, 1.2);
    const [x, w] = [share * widthPx, widthPx * random.between(0.012, 0.028)];
    const color = grows === 'icicles' ? random.pick([...growths] as [Hex, ...Hex[]]) : rock[2];
    return (
      shape(
        [
          [x - w, -2],
          [x, long],
          [x + w, -2],
        ],
        mix(color, '#ffffff', 0.06),
      ) +
      shape(
        [
          [x + w * 0.1, -2],
          [x, long],
          [x + w, -2],
        ],
        mix(color, '#1c1838', 0.2),
      )
    );
  }).join('');
}

/** Columns of ice or basalt at the sides, prisms of crystal. */
function standing(
  canvas: Canvas,
  cavern: Cavern,
  spots: readonly [number, number, number][],
): string {
  const { widthPx, heightPx, random } = canvas;
  return spots
    .map(([share, y, size]) => {
      const color = random.pick(cavern.growths as [Hex, ...Hex[]]);
      const at: Point = [widthPx * share, heightPx * y];
      const tall = heightPx * size;
      if (cavern.grows === 'crystals') return cluster(canvas, at, tall, color);
      const isIce = cavern.grows === 'icicles';
      return times(4, (index) => {
        const w = tall * 0.2;
        const [x, high] = [at[0] + (index - 1.5) * w * 0.9, tall * random.between(0.4, 0.95)];
        const top = isIce ? [[x, at[1] - high * 1.16] as Point] : [];
        return (
          shape(
            [
              [x - w / 2, at[1]],
              [x - w / 2, at[1] - high],
              ...top,
              [x + w / 2, at[1] - high],
              [x + w / 2, at[1]],
            ],
            color,
          ) +
          rectangle([x + w * 0.1, at[1] - high], w * 0.4, high, mix(color, '#1c1838', 0.22)) +
          (isIce ? '' : ellipse([x, at[1] - high], w / 2, w * 0.16, mix(color, '#ffffff', 0.16)))
        );
      }).join('');
    })
    .join('');
}

/** A pool of water that mirrors the glow, or a river of lava. */
function pools({ widthPx, heightPx, pen, random, stage }: Canvas, cavern: Cavern): string {
  const x = widthPx * (stage.focusX < 0.5 ? 0.8 : 0.2);
  const y = heightPx * 0.79;
  const [rx, ry] = [widthPx * 0.24, heightPx * 0.05];
  if (cavern.grows !== 'basalt')
    return (
      ellipse([x, y], rx, ry, mix(cavern.rock[0], '#bff4ff', 0.45), { opacity: 0.75 }) +
      ellipse([x - rx * 0.2, y - ry * 0.2], rx * 0.5, ry * 0.3, '#ffffff', { opacity: 0.35 })
    );
  const lava = pen.linear(
    [0, y - ry],
    [0, heightPx],
    [
      [0, '#ffd76a'],
      [0.5, '#ff8a3c'],
      [1, '#e2492f'],
    ],
  );
  const way = stage.focusX < 0.5 ? 1 : -1;
  const from = widthPx * (0.5 + way * 0.06);
  const flow = `M${n(from)} ${n(heightPx * 0.68)}Q${n(from + way * widthPx * 0.3)} ${n(heightPx * 0.76)} ${n(from + way * widthPx * 0.18)} ${n(heightPx)}H${n(from + way * widthPx * 0.42)}Q${n(from + way * widthPx * 0.46)} ${n(heightPx * 0.76)} ${n(from + way * widthPx * 0.06)} ${n(heightPx * 0.68)}Z`;
  const sparks = times(16, () =>
    circle(
      [widthPx * (0.5 + way * random.between(0.05, 0.45)), heightPx * random.between(0.36, 0.8)],
      heightPx * random.between(0.002, 0.006),
      '#ffd76a',
    ),
  );
  return path(flow, '#ffb04a', { opacity: 0.4 }) + path(flow, lava) + sparks.join('');
}

/** The shining depth of it and the walls around that. */
function addWalls(canvas: Canvas, cavern: Cavern, shows: readonly string[]): void {
  const { widthPx, heightPx, pen } = canvas;
  const { rock, glow } = cavern;
  const heart: Point = [widthPx * 0.5, heightPx * 0.5];
  const light = pen.radial(heart, widthPx * 0.62, [
    [0, mix(glow, '#ffffff', 0.25)],
    [0.45, mix(glow, rock[0], 0.55)],
    [1, rock[0]],
  ]);
  canvas.add({
    id: 'cavern-deep',
    role: 'backdrop',
    depth: 0,
    svg: rectangle([0, 0], widthPx, heightPx, light),
    shows,
  });
  canvas.add({
    id: 'cavern-far',
    depth: 0.01,
    svg:
      standing(canvas, cavern, [
        [0.3, 0.7, 0.2],
        [0.42, 0.69, 0.13],
        [0.6, 0.69, 0.15],
        [0.71, 0.7, 0.22],
      ]) + path(arch(canvas, 0.4, 0.16), mix(rock[1], glow, 0.14)),
    shows,
  });
  canvas.add({
    id: 'cavern-wall',
    depth: 0.02,
    svg: path(arch(canvas, 0.49, 0.07), rock[2]),
    shows,
  });
}

function addFloor(canvas: Canvas, cavern: Cavern, shows: readonly string[]): void {
  const { widthPx, heightPx, pen, random } = canvas;
  const { glow, floor } = cavern;
  const edge = heightPx * FLOOR.edge;
  const fill = pen.linear(
    [0, edge],
    [0, heightPx],
    [
      [0, floor[0]],
      [1, floor[1]],
    ],
  );
  const crest = swell(random, edge, heightPx * 0.012, 1.6, heightPx / 960);
  canvas.add({
    id: 'cavern-floor',
    depth: 0.03,
    svg:
      path(under(crest, widthPx, heightPx + 10), fill) +
      ellipse([widthPx * 0.5, edge + heightPx * 0.06], widthPx * 0.4, heightPx * 0.05, glow, {
        opacity: 0.25,
      }) +
      pools(canvas, cavern),
    shows,
  });
}

/** What grows at the sides, over and before everything. */
function addGrowths(canvas: Canvas, cavern: Cavern, shows: readonly string[]): void {
  const { widthPx, heightPx, random, stage } = canvas;
  const { glow } = cavern;
  canvas.add({
    id: 'cavern-growths',
    depth: 0.05,
    svg: standing(canvas, cavern, [
      [0.08, 0.76, 0.34],
      [0.93, 0.76, 0.38],
      [stage.focusX < 0.5 ? 0.84 : 0.18, 0.73, 0.16],
    ]),
    shows,
  });
  canvas.add({
    id: 'cavern-roof',
    role: 'foreground',
    depth: 0.9,
    svg: hanging(canvas, cavern),
    shows,
  });
  canvas.add({
    id: 'cavern-near',
    role: 'foreground',
    depth: 0.97,
    svg:
      standing(canvas, cavern, [
        [0.01, 1.03, 0.26],
        [1, 1.04, 0.3],
      ]) +
      times(22, () =>
        stroke(
          `M${n(random() * widthPx)} ${n(heightPx * random.between(0.2, 0.9))}h.1`,
          mix(glow, '#ffffff', 0.5),
          heightPx * random.between(0.003, 0.007),
          { opacity: 0.7 },
        ),
      ).join(''),
  });
}

function drawCavern(canvas: Canvas, cavern: Cavern): Ground {
  const { heightPx, stage } = canvas;
  const shows = [cavern.id, 'cave'];
  addWalls(canvas, cavern, shows);
  addFloor(canvas, cavern, shows);
  addGrowths(canvas, cavern, shows);
  return floorGround(stage, heightPx * FLOOR.edge, heightPx * FLOOR.stand);
}

export const caverns = CAVERNS.map((cavern) =>
  world(cavern.id, (canvas) => drawCavern(canvas, cavern), { roofed: true }),
);

import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { kitThingAt } from '../kit-things';
import type { Effect, Told } from './quality';

/** What rooms of a style are known by: beams, arches, screens, lamps. */

const ON_WALL = 0.0068;
const HUNG = 0.056;

type Furnishing = (told: Told) => void;

/** Dark beams under the ceiling. */
const beams: Furnishing = ({ canvas }) => {
  const { widthPx, heightPx, air, unit } = canvas;
  const beam = (y: number, h: number) =>
    rectangle([0, y], widthPx, h, air.tone('#6a452c')) +
    rectangle([0, y], widthPx, h * 0.2, air.tone('#8a5f3c')) +
    rectangle([0, y + h], widthPx, h * 0.16, '#2a1a1a', { opacity: 0.25 });
  const posts = [0.16, 0.5, 0.84]
    .map((share) =>
      shape(
        [
          [widthPx * share - 14 * unit, 0],
          [widthPx * share + 14 * unit, 0],
          [widthPx * share + 10 * unit, heightPx * 0.1],
          [widthPx * share - 10 * unit, heightPx * 0.1],
        ],
        air.tone('#5a3a26'),
      ),
    )
    .join('');
  canvas.add({
    id: 'style-beams',
    isOfFrame: true,
    depth: HUNG,
    svg: posts + beam(heightPx * 0.085, heightPx * 0.036),
  });
};

/** What hangs from above on its cord. */
function hang(
  { canvas }: Told,
  id: string,
  concept: string,
  tall: number,
  shares: readonly number[],
  low: number,
): void {
  const { widthPx, heightPx, stage, air, unit } = canvas;
  if (stage.things?.has(concept)) return;
  const svg = shares
    .map((share, index) => {
      const at: Point = [widthPx * share, heightPx * (low - (index % 2) * 0.04)];
      const high = heightPx * 0.16;
      const scale = high / tall;
      const glow = circle(
        [at[0], at[1] - high * 0.5],
        high * 0.9,
        canvas.pen.radial([at[0], at[1] - high * 0.5], high * 0.9, [
          [0, '#ffd890', 0.5],
          [1, '#ffd890', 0],
        ]),
      );
      return (
        stroke(
          `M${number(at[0])} 0V${number(at[1] - high * 0.9)}`,
          air.tone('#4a3a38'),
          2.4 * unit,
        ) +
        glow +
        kitThingAt(concept, stage.pen(`${id} ${String(index)}`, scale), (color) => color, {
          at,
          scale,
        })
      );
    })
    .join('');
  canvas.add({ id, depth: HUNG, svg, isOfFrame: true });
}

/** Heavy curtains at both sides. */
const drapes: Furnishing = ({ canvas, ground }) => {
  const { widthPx, heightPx, air } = canvas;
  const foot = ground.yAt(0.12, 0.5);
  const side = (x: number, way: 1 | -1) => {
    const w = widthPx * 0.1;
    const outline = `M${number(x)} 0h${number(way * w)}q${number(-way * w * 0.2)} ${number(foot * 0.45)} ${number(-way * w * 0.55)} ${number(foot * 0.56)}q${number(way * w * 0.3)} ${number(foot * 0.2)} ${number(way * w * 0.2)} ${number(foot * 0.44)}H${number(x)}Z`;
    const folds = times(4, (index) => {
      const fx = x + way * w * (0.14 + index * 0.2);
      return `M${number(fx)} ${number(heightPx * 0.05)}q${number(-way * w * 0.12)} ${number(foot * 0.3)} ${number(-way * w * 0.1 * index)} ${number(foot * 0.48)}`;
    }).join('');
    return (
      path(outline, air.tone('#7a2436')) +
      stroke(folds, air.tone('#561626'), widthPx * 0.007) +
      rectangle(
        [Math.min(x, x + way * w * 0.5), foot * 0.55],
        w * 0.5,
        foot * 0.022,
        air.tone('#d9ac4a'),
      )
    );
  };
  const valance = times(8, (index) => {
    const w = widthPx / 8;
    return path(
      `M${number(index * w)} 0h${number(w)}q${number(-w / 2)} ${number(heightPx * 0.12)} ${number(-w)} 0Z`,
      air.tone(index % 2 ? '#8a2c3f' : '#7a2436'),
    );
  }).join('');
  canvas.add({
    id: 'style-drapes',
    isOfFrame: true,
    depth: HUNG,
    svg: side(0, 1) + side(widthPx, -1) + valance,
  });
};

/** Pointed arches with tiles about them, on the far wall. */
const arches: Furnishing = (told) => {
  const { canvas, ground } = told;
  const { widthPx, air } = canvas;
  const floor = ground.yAt(0, 0.5);
  const arch = (x: number, w: number, top: number, fill: Hex, base: number) =>
    path(
      `M${number(x - w)} ${number(base)}V${number(top + w * 1.1)}C${number(x - w * 1.3)} ${number(top + w * 0.5)} ${number(x - w * 0.3)} ${number(top + w * 0.4)} ${number(x)} ${number(top)}C${number(x + w * 0.3)} ${number(top + w * 0.4)} ${number(x + w * 1.3)} ${number(top + w * 0.5)} ${number(x + w)} ${number(top + w * 1.1)}V${number(base)}Z`,
      fill,
    );
  const one = (x: number) => {
    const [w, top] = [widthPx * 0.1, floor * 0.24];
    return (
      arch(x, w * 1.22, top - w * 0.3, air.tone('#f2e2c0'), floor) +
      arch(x, w * 1.12, top - w * 0.16, air.tone('#1f7a8a'), floor) +
      arch(x, w, top, air.tone('#8f4a30'), floor)
    );
  };
  const tile = widthPx / 24;
  const tiles = times(26, (index) => {
    const cx = index * tile;
    const cy = floor - tile * 0.7;
    return (
      rectangle(
        [cx - tile / 2, cy - tile / 2],
        tile * 0.96,
        tile * 1.2,
        air.tone(index % 2 ? '#1f7a8a' : '#e8d9b8'),
      ) +
      shape(
        [
          [cx, cy - tile * 0.36],
          [cx + tile * 0.36, cy],
          [cx, cy + tile * 0.36],
          [cx - tile * 0.36, cy],
        ],
        air.tone(index % 2 ? '#f5c04a' : '#c2354a'),
      )
    );
  }).join('');
  canvas.add({
    id: 'style-arches',
    role: 'backdrop',
    depth: ON_WALL,
    svg: [0.24, 0.5, 0.76].map((share) => one(widthPx * share)).join('') + tiles,
  });
};

/** Sliding screens of paper along the far wall, and mats on the floor. */
const screens: Furnishing = ({ canvas, ground }) => {
  const { widthPx, heightPx, air, unit } = canvas;
  const floor = ground.yAt(0, 0.5);
  const top = floor * 0.26;
  const panel = widthPx / 5;
  const bars = times(5, (index) => {
    const x = index * panel;
    const cells = times(
      3,
      (column) =>
        `M${number(x + (panel * (column + 1)) / 4)} ${number(top)}V${number(floor - (floor - top) * 0.24)}`,
    ).join('');
    const rows = times(
      5,
      (row) =>
        `M${number(x)} ${number(top + (floor - top) * 0.15 * (row + 1))}H${number(x + panel)}`,
    ).join('');
    return (
      rectangle([x, top], panel, floor - top, air.tone('#fbf5e6')) +
      rectangle(
        [x, floor - (floor - top) * 0.24],
        panel,
        (floor - top) * 0.24,
        air.tone('#d9c08a'),
      ) +
      stroke(cells + rows, air.tone('#8a6238'), 2.4 * unit) +
      stroke(`M${number(x)} ${number(top)}V${number(floor)}`, air.tone('#6a4528'), 9 * unit)
    );
  }).join('');
  const mats = times(4, (index) => {
    const [from, to] = [index / 4, (index + 1) / 4].map(
      (share) => floor + (heightPx - floor) * share ** 1.5,
    );
    return (
      stroke(
        `M0 ${number(to ?? 0)}H${number(widthPx)}`,
        air.tone('#4f5a3a'),
        (3 + index * 2) * unit,
      ) +
      stroke(
        `M${number(widthPx * (0.3 + (index % 2) * 0.3))} ${number(from ?? 0)}L${number(widthPx * (0.28 + (index % 2) * 0.36))} ${number(to ?? 0)}`,
        air.tone('#4f5a3a'),
        (3 + index * 2) * unit,
      )
    );
  }).join('');
  canvas.add({
    id: 'style-screens',
    role: 'backdrop',
    depth: ON_WALL,
    svg: bars + rectangle([0, top - 12 * unit], widthPx, 14 * unit, air.tone('#6a4528')) + mats,
  });
};

/** Pipes under the ceiling. */
const pipes: Furnishing = ({ canvas }) => {
  const { widthPx, heightPx, air, unit } = canvas;
  const pipe = (y: number, wide: number, color: Hex) =>
    stroke(
      `M${number(-20)} ${number(heightPx * y)}H${number(widthPx + 20)}`,
      air.tone(color),
      wide * unit,
    ) +
    stroke(
      `M${number(-20)} ${number(heightPx * y - wide * unit * 0.25)}H${number(widthPx + 20)}`,
      air.tone(mix(color, '#ffffff', 0.4)),
      wide * unit * 0.2,
    ) +
    times(4, (index) =>
      rectangle(
        [widthPx * (0.12 + index * 0.25), heightPx * y - wide * unit * 0.62],
        wide * unit * 0.5,
        wide * unit * 1.24,
        air.tone(mix(color, '#1f1f2a', 0.25)),
      ),
    ).join('');
  canvas.add({
    id: 'style-pipes',
    isOfFrame: true,
    depth: HUNG,
    svg: pipe(0.045, 34, '#7f858c') + pipe(0.105, 18, '#b5703f'),
  });
};

const FURNISHINGS = {
  beams,
  drapes,
  arches,
  screens,
  pipes,
  chandelier: (told: Told) => hang(told, 'style-chandelier', 'chandelier', 68, [0.5], 0.26),
  lanterns: (told: Told) =>
    hang(told, 'style-lanterns', 'lantern', 36, [0.14, 0.38, 0.64, 0.88], 0.27),
  'paper-lanterns': (told: Told) =>
    hang(told, 'style-paper-lanterns', 'paper-lantern', 58, [0.16, 0.84], 0.27),
  'factory-lamps': ({ canvas }: Told) => {
    const { widthPx, heightPx, unit, air } = canvas;
    const svg = [0.18, 0.5, 0.82]
      .map((share) =>
        placed(
          stroke(`M0 ${number(-heightPx * 0.2)}V0`, air.tone('#2f3238'), 3 * unit) +
            path(
              `M${number(-34 * unit)} ${number(26 * unit)}Q${number(-26 * unit)} 0 0 0Q${number(26 * unit)} 0 ${number(34 * unit)} ${number(26 * unit)}Z`,
              air.tone('#33373d'),
            ) +
            circle([0, 28 * unit], 10 * unit, '#ffdf8a'),
          { at: [widthPx * share, heightPx * 0.2] },
        ),
      )
      .join('');
    canvas.add({ id: 'style-factory-lamps', isOfFrame: true, depth: HUNG, svg });
  },
} as const;

/** What a room of a style is known by. */
export const furnishings =
  (names: readonly (keyof typeof FURNISHINGS)[]): Effect =>
  (told) => {
    if (!told.isTop) names.forEach((name) => FURNISHINGS[name](told));
  };

import { mix, type Hex } from '@/lib/color/hex';
import { circle, ellipse, path } from '@/lib/svg/markup';
import { blob, coordinates } from '@/lib/svg/path';
import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import { recolored } from '@/lib/svg/recolor';
import { darker, lighter } from '../../palette/tones';
import { overhangs, spotsIn, upperEdge } from './edges';
import type { Silhouette } from './silhouette';
import { behind, changed, over, type State, widened } from './state';

/** Water on things, and things that run. */

const WATER = '#5fb4e0';

function drop([x, y]: Point, radius: number, color: Hex = WATER): string {
  const data = `M${coordinates([x, y - radius * 2.1])}C${coordinates([x + radius * 0.4, y - radius])} ${coordinates([x + radius, y - radius * 0.5])} ${coordinates([x + radius, y])}A${radius.toFixed(2)} ${radius.toFixed(2)} 0 0 1 ${coordinates([x - radius, y])}C${coordinates([x - radius, y - radius * 0.5])} ${coordinates([x - radius * 0.4, y - radius])} ${coordinates([x, y - radius * 2.1])}Z`;
  return (
    path(data, color) +
    circle([x - radius * 0.34, y - radius * 0.1], radius * 0.26, '#ffffff', { opacity: 0.85 })
  );
}

/** What has run off and stands around the foot. */
function puddle({ box, size }: Silhouette, color: Hex): string {
  const middle = (box.left + box.right) / 2;
  const half = Math.max(widthOf(box) * 0.58, size * 0.4);
  const y = box.bottom + size * 0.01;
  return (
    ellipse([middle, y], half, size * 0.075, darker(color, 0.1)) +
    ellipse([middle + half * 0.3, y + size * 0.02], half * 0.78, size * 0.064, color) +
    ellipse(
      [middle - half * 0.34, y - size * 0.008],
      half * 0.44,
      size * 0.028,
      lighter(color, 0.45),
    )
  );
}

export const wet: State = (drawing, { shape, pen }) => {
  const { size, outline } = shape;
  const shining = changed(drawing, (svg) => recolored(svg, (color) => mix(color, '#3f6f9c', 0.12)));
  const drops = spotsIn(shape, pen, 13)
    .map((point) => drop(point, size * pen.random.between(0.017, 0.03), '#8fd0f0'))
    .join('');
  const falling = overhangs(shape, 7)
    .map(([x, y], index) => {
      const down = size * (index % 2 ? 0.1 : 0.05);
      return (
        drop([x, y + down], size * 0.026) + (index % 3 ? '' : drop([x, y + down * 3], size * 0.022))
      );
    })
    .join('');
  const pool = behind(shining, puddle(shape, '#8ccbe9'));
  return widened(over(pool, pen.clip(outline, drops) + falling), { bottom: size * 0.05 });
};

/** How far runs reach, of the height of the thing, from the left to the right and again. */
const RUNS = [0.34, 0.14, 0.5, 0.22, 0.4, 0.16, 0.3] as const;

/** What runs down from its top over it, as icing does. */
export function runningDown(shape: Silhouette, color: Hex, share = 1): string {
  const points = upperEdge(shape, 29);
  const height = heightOf(shape.box);
  const lower = points
    .map(([x, y], index): Point => {
      const phase = (index % 4) / 4;
      const reach = RUNS[Math.floor(index / 4) % RUNS.length] ?? 0.2;
      const deep = phase === 0.5 ? 1 : phase === 0 ? 0.24 : 0.8;
      return [x, y + height * reach * deep * 0.7 * share];
    })
    .reverse();
  const upper = points.map(([x, y]): Point => [x, y - shape.size * 0.006]);
  return blob([...upper, ...lower], 0.14);
}

/** Its own colour runs down over it, hangs in drops from it and stands around its foot. */
export const melting: State = (drawing, { shape, pen }) => {
  const { size, box, outline } = shape;
  const main = shape.crest;
  const runs = path(runningDown(shape, main), lighter(main, 0.22));
  const middle = (box.left + box.right) / 2;
  const half = widthOf(box) * 0.62;
  const low = box.bottom - heightOf(box) * 0.2;
  const skirt = times(13, (index): Point => {
    const share = index / 12;
    const x = box.left + widthOf(box) * share;
    const inner = Math.sin(share * Math.PI);
    return [x, low + heightOf(box) * (0.08 * Math.cos(index * 2.1) + 0.1 * (1 - inner))];
  });
  const foot = times(15, (index): Point => {
    const share = 1 - index / 14;
    const x = middle + half * (share * 2 - 1);
    return [
      x,
      box.bottom + size * (0.02 + 0.06 * Math.sin(share * Math.PI) + (index % 2 ? 0.018 : 0)),
    ];
  });
  const flow = blob([...skirt, ...foot], 0.15);
  const hanging = overhangs(shape, 6)
    .map(([x, y], index) => drop([x, y + size * (index % 2 ? 0.12 : 0.05)], size * 0.034, main))
    .join('');
  const beads = [-0.86, 0.94]
    .map((share) =>
      ellipse(
        [middle + half * share * 1.16, box.bottom + size * 0.03],
        size * 0.05,
        size * 0.022,
        main,
      ),
    )
    .join('');
  const pool = behind(drawing, puddle(shape, main));
  return widened(
    over(
      pool,
      pen.clip(outline, runs) +
        path(flow, main) +
        ellipse(
          [middle - half * 0.4, box.bottom + size * 0.015],
          half * 0.3,
          size * 0.016,
          lighter(main, 0.4),
        ) +
        hanging +
        beads,
    ),
    { left: size * 0.08, right: size * 0.08, bottom: size * 0.07 },
  );
};

/** Green slime over it and under it. */
export const slimy: State = (drawing, { shape }) => {
  const green = '#86c93f';
  const runs = runningDown(shape, green, 1.1);
  const drops = overhangs(shape, 6)
    .map(([x, y]) => drop([x, y + shape.size * 0.07], shape.size * 0.03, green))
    .join('');
  return widened(
    over(
      behind(drawing, puddle(shape, green)),
      path(runs, green) +
        upperEdge(shape, 6)
          .map(([x, y]) =>
            circle([x, y + shape.size * 0.07], shape.size * 0.022, lighter(green, 0.5)),
          )
          .join('') +
        drops,
    ),
    { bottom: shape.size * 0.05 },
  );
};

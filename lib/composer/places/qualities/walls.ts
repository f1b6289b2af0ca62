import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { blob, number, polyline } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import type { Random } from '@/lib/random/random';
import type { Effect, Told } from './quality';

/** What time and neglect do to the walls of rooms: cracks, bare patches, webs in the corners, creepers from above. */

/** Right before the wall, and behind all that stands at it. */
const ON_WALL = 0.0065;
const BEFORE_ALL = 0.05;

const floorOf = ({ ground }: Told): number => ground.yAt(0, 0.5);

function crackFrom([x, y]: Point, length: number, random: Random, turn: number): string {
  const points: Point[] = [[x, y]];
  let [px, py] = [x, y];
  for (let step = 0; step < 6; step += 1) {
    px += length * random.between(-0.11, 0.11) + turn * length * 0.09;
    py += (length / 6) * random.between(0.7, 1.2);
    points.push([px, py]);
  }
  const [bx, by] = points[3] ?? [x, y];
  const branch = polyline([
    [bx, by],
    [bx - turn * length * 0.12, by + length * 0.1],
    [bx - turn * length * 0.2, by + length * 0.24],
  ]);
  return polyline(points) + branch;
}

/** Cracks down the walls. */
export const cracks: Effect = (told) => {
  const { canvas } = told;
  const { random, widthPx, unit } = canvas;
  const floor = floorOf(told);
  const data = [0.06, 0.3, 0.58, 0.86]
    .map((share, index) =>
      crackFrom(
        [widthPx * (share + random.between(-0.04, 0.04)), floor * random.between(0.02, 0.3)],
        floor * random.between(0.4, 0.62),
        random,
        index % 2 ? -1 : 1,
      ),
    )
    .join('');
  canvas.add({
    id: 'cracks',
    depth: BEFORE_ALL,
    svg:
      stroke(data, '#ffffff', 5 * unit, { opacity: 0.22 }) +
      stroke(data, '#3a2f38', 3.2 * unit, { opacity: 0.8 }),
  });
};

/** Patches where the plaster has come off. */
export const bare =
  (under: Hex, edge: Hex, isBrick: boolean): Effect =>
  (told) => {
    const { canvas } = told;
    const { random, widthPx, air, pen, unit } = canvas;
    const floor = floorOf(told);
    const svg = times(5, (index) => {
      const [cx, cy] = [
        widthPx * (0.08 + index * 0.21 + random.between(-0.05, 0.05)),
        floor * random.between(0.25, 0.9),
      ];
      const r = floor * random.between(0.07, 0.14);
      const outline = times(9, (corner): Point => {
        const [x, y] = polar(corner * 40, r * random.between(0.7, 1.25));
        return [cx + x, cy + y * 0.8];
      });
      const rows = isBrick
        ? times(8, (row) =>
            times(6, (column) =>
              rectangle(
                [cx - r * 1.4 + (column + (row % 2) * 0.5) * r * 0.5, cy - r * 1.2 + row * r * 0.3],
                r * 0.46,
                r * 0.25,
                air.tone(mix(under, '#ffffff', row % 2 ? 0.08 : 0.16)),
              ),
            ).join(''),
          ).join('')
        : '';
      return (
        path(blob(outline), air.tone(under)) +
        pen.clip(blob(outline), rows) +
        stroke(blob(outline), air.tone(edge), 3 * unit, { opacity: 0.8 })
      );
    }).join('');
    canvas.add({ id: 'bare-patches', role: 'backdrop', depth: ON_WALL, svg });
  };

function webIn(corner: Point, reach: number, way: 1 | -1, unit: number): string {
  const angles = [4, 24, 45, 66, 86];
  const tip = (angle: number, share: number): Point => {
    const [x, y] = polar(angle, reach * share);
    return [corner[0] + way * x, corner[1] + y];
  };
  const spokes = angles.map((angle) => polyline([corner, tip(angle, 1)])).join('');
  const rings = [0.28, 0.48, 0.68, 0.88]
    .map((share) =>
      angles
        .slice(1)
        .map((angle, index) => {
          const [a, b] = [tip(angles[index] ?? 0, share), tip(angle, share)];
          const sag: Point = tip((angle + (angles[index] ?? 0)) / 2, share * 0.84);
          return `M${number(a[0])} ${number(a[1])}Q${number(sag[0])} ${number(sag[1])} ${number(b[0])} ${number(b[1])}`;
        })
        .join(''),
    )
    .join('');
  return (
    stroke(spokes + rings, '#2f2a3c', 2.6 * unit, { opacity: 0.25 }) +
    stroke(spokes + rings, '#f4f4fa', 1.6 * unit, { opacity: 0.85 })
  );
}

/** Webs of spiders in the upper corners of the picture. */
export const webs: Effect = ({ canvas }) => {
  const { widthPx, heightPx, unit } = canvas;
  const reach = Math.min(widthPx, heightPx) * 0.26;
  canvas.add({
    id: 'webs',
    isOfFrame: true,
    role: 'foreground',
    depth: 0.98,
    svg: webIn([0, 0], reach, 1, unit) + webIn([widthPx, 0], reach * 0.8, -1, unit),
    shows: ['cobweb'],
  });
};

const LEAF: readonly [Hex, ...Hex[]] = ['#4f8f4a', '#3f7a44', '#6aa455'];

function creeper([x, y]: Point, length: number, random: Random, tone: (c: Hex) => Hex): string {
  const sway = random.between(-0.12, 0.12) * length;
  const count = Math.max(5, Math.round(length / 16));
  const at = (share: number): Point => [
    x + Math.sin(share * 5 + sway) * length * 0.05 + sway * share,
    y + length * share,
  ];
  const leaves = times(count, (index, share) => {
    const [px, py] = at(share);
    const side = index % 2 ? 1 : -1;
    const r = length * 0.045 + random.between(3, 6);
    return `<ellipse cx="${number(px + side * r * 0.8)}" cy="${number(py)}" rx="${number(r)}" ry="${number(r * 0.6)}" fill="${tone(random.pick(LEAF))}" transform="rotate(${String(side * 28)} ${number(px + side * r * 0.8)} ${number(py)})"/>`;
  }).join('');
  return stroke(polyline(times(12, (_, share) => at(share))), tone('#3f6a3f'), 2.4) + leaves;
}

/** Creepers that hang down over the upper edge, thickest at the sides. */
export const creepers: Effect = ({ canvas, things }) => {
  const { random, widthPx, heightPx, air } = canvas;
  const svg = times(13, (index, share) => {
    const x = widthPx * share + random.between(-14, 14);
    const side = Math.abs(share - 0.5) * 2;
    const wanted = heightPx * (0.1 + 0.42 * side ** 1.6) * random.between(0.7, 1.15);
    const over = things.filter(({ left, right }) => x > left - 20 && x < right + 20);
    const room = Math.min(...over.map(({ top }) => Math.max(20, top - 12)), wanted);
    return creeper([x, -4], room, random, (color) => air.tone(color, index % 3 ? 0 : -0.2));
  }).join('');
  canvas.add({ id: 'creepers', isOfFrame: true, role: 'foreground', depth: 0.975, svg });
};

/** Ice that grows from the corners. */
export const frost: Effect = ({ canvas }) => {
  const { widthPx, heightPx, random, unit } = canvas;
  const reach = Math.min(widthPx, heightPx) * 0.3;
  const corners: readonly (readonly [Point, number])[] = [
    [[0, 0], 45],
    [[widthPx, 0], 135],
    [[0, heightPx], -45],
    [[widthPx, heightPx], -135],
  ];
  const needle = ([x, y]: Point, angle: number, length: number): string => {
    const along = (share: number): Point => {
      const [px, py] = polar(angle, length * share);
      return [x + px, y + py];
    };
    const twigs = [0.35, 0.55, 0.75].map((share) =>
      [38, -38]
        .map((turn) => {
          const [px, py] = polar(angle + turn, length * 0.24 * (1.2 - share));
          const from = along(share);
          return polyline([from, [from[0] + px, from[1] + py]]);
        })
        .join(''),
    );
    return polyline([along(0), along(1)]) + twigs.join('');
  };
  const data = corners
    .map(([corner, middle]) =>
      times(7, (_, share) =>
        needle(corner, middle - 52 + share * 104, reach * random.between(0.55, 1)),
      ).join(''),
    )
    .join('');
  canvas.add({
    id: 'frost',
    isOfFrame: true,
    role: 'foreground',
    depth: 0.98,
    svg:
      stroke(data, '#ffffff', 4.4 * unit, { opacity: 0.35 }) +
      stroke(data, '#f4fbff', 2 * unit, { opacity: 0.9 }),
  });
};

/** Boards nailed across, for the windows of the far wall. */
export const planksAcross: Effect = (told) => {
  const { canvas } = told;
  const { widthPx, air, unit } = canvas;
  const floor = floorOf(told);
  const board = (y: number, tilt: number) => {
    const [x0, x1, h] = [widthPx * 0.03, widthPx * 0.24, floor * 0.06];
    return (
      shape(
        [
          [x0, y + tilt],
          [x1, y - tilt],
          [x1, y - tilt + h],
          [x0, y + tilt + h],
        ],
        air.tone('#9a7048'),
      ) +
      circle([x0 + 9 * unit, y + tilt + h / 2], 3 * unit, air.tone('#4a3a38')) +
      ellipse([x1 - 9 * unit, y - tilt + h / 2], 3 * unit, 3 * unit, air.tone('#4a3a38'))
    );
  };
  canvas.add({
    id: 'planks-across',
    depth: BEFORE_ALL,
    svg: board(floor * 0.34, 8 * unit) + board(floor * 0.5, -9 * unit),
  });
};

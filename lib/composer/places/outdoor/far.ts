import { type Hex, mix } from '@/lib/color/hex';
import { path, rectangle, shape } from '@/lib/svg/markup';
import { polygon } from '@/lib/svg/path';
import { type Point, between, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { swell, under } from '../terrain-lines';

/** What stands on the horizon: mountains, hills, a volcano. */

interface MountainOptions {
  peak: Point;
  halfWidth: number;
  basePx: number;
  /** 0 near to 1 on the horizon. */
  far: number;
  rock: Hex;
  snow: Hex | undefined;
  /** How far down the snow lies, a share of the height. */
  snowLine?: number;
}

/** One peak: a lit and a shaded face that meet in a spine, snow with teeth, gullies. */
export function mountain(canvas: Canvas, options: MountainOptions): string {
  const { random } = canvas;
  const { peak, halfWidth, basePx, snowLine = 0.5 } = options;
  const [x, y] = peak;
  const height = basePx - y;
  const steps = random.whole(6, 8);
  const sharp = random.between(0.95, 1.2);
  const skew = random.between(-0.12, 0.22);
  const inner = (index: number) => index > 0 && index < steps;
  const edge = (side: number): Point[] =>
    times(steps + 1, (index, share) => [
      x +
        side *
          halfWidth *
          (share ** (1 / sharp) + (inner(index) ? random.between(-0.05, 0.05) : 0)),
      y + height * share ** sharp + (inner(index) ? random.between(-0.03, 0.03) * height : 0),
    ]);
  const bend = random.between(0.04, 0.08);
  const spine = times(steps + 1, (index, share): Point => {
    const sway = inner(index) ? (index % 2 ? bend : -bend * 0.7) * (0.5 + share) : 0;
    return [x + halfWidth * (skew * share + sway), y + height * share];
  });
  const cut = Math.max(2, Math.round(steps * snowLine));
  return (
    face(canvas, options, { spine, edge: edge(-1), isLit: true, cut, height }) +
    face(canvas, options, { spine, edge: edge(1), isLit: false, cut, height })
  );
}

interface Face {
  spine: Point[];
  edge: Point[];
  isLit: boolean;
  cut: number;
  height: number;
}

function face(canvas: Canvas, { far, rock, snow }: MountainOptions, side: Face): string {
  const { air, random, pen } = canvas;
  const { spine, edge, isLit, cut, height } = side;
  const outline = [...spine, ...[...edge].reverse()];
  const body = shape(outline, air.tone(rock, isLit ? 0.3 : -0.5, far * 0.8));
  const shadedSnow = mix(snow ?? rock, air.light.skyTop, 0.55);
  const snowColor = isLit
    ? air.tone(snow ?? rock, 0.4, far * 0.7)
    : air.tone(shadedSnow, -0.15, far * 0.62);
  const [from = [0, 0], to = [0, 0]] = [spine[cut], edge[cut]];
  const teeth = times(9, (index, share): Point => {
    const [px, py] = between(from, to, share);
    return [px, py + (index % 2 ? -1 : 1) * height * random.between(0.03, 0.1)];
  });
  const cap = snow
    ? pen.clip(
        polygon(outline),
        shape(
          [...spine.slice(0, cut + 1), ...teeth.slice(1, -1), ...edge.slice(0, cut + 1).reverse()],
          snowColor,
        ),
      )
    : '';
  const gullies = spine.slice(1, -1).map((start, index) => {
    const end = edge[index + 2] ?? start;
    const reach = random.between(0.35, 0.75);
    const [mx, my] = between(start, end, reach);
    const color = isLit ? shadedSnow : rock;
    const isSnowy = snow !== undefined && index + 1 < cut;
    return shape(
      [
        start,
        [mx, my + height * 0.1],
        [start[0] + (end[0] - start[0]) * reach * 0.4, start[1] + height * 0.13],
      ],
      isLit ? air.tone(isSnowy ? color : rock, -0.3, far) : air.tone(rock, -0.8, far),
      { opacity: isSnowy ? 0.45 : 0.28 },
    );
  });
  return body + cap + gullies.join('');
}

const ROCKS: readonly [Hex, ...Hex[]] = ['#5d7f9a', '#4f7696', '#6b7796', '#5f8a9a', '#76728f'];

/** How peaks are grouped: shares of the width, the height and the half width; the seed takes one and may mirror it. */
const RANGES: readonly [readonly Point3[], ...(readonly Point3[])[]] = [
  [
    [0.2, 0.62, 0.2],
    [0.37, 0.98, 0.24],
    [0.85, 0.9, 0.26],
  ],
  [
    [0.16, 0.95, 0.34],
    [0.84, 1, 0.38],
    [0.5, 0.42, 0.16],
  ],
  [
    [0.52, 1, 0.34],
    [0.12, 0.55, 0.22],
    [0.92, 0.62, 0.24],
  ],
  [
    [0.76, 1, 0.36],
    [0.44, 0.62, 0.22],
    [0.14, 0.42, 0.2],
  ],
  [
    [0.1, 0.7, 0.2],
    [0.36, 0.78, 0.2],
    [0.62, 0.92, 0.22],
    [0.9, 0.74, 0.22],
  ],
];
type Point3 = readonly [x: number, height: number, halfWidth: number];

export function addMountains(canvas: Canvas, horizonPx: number, { isSnowy = true } = {}): void {
  const { random, widthPx, unit } = canvas;
  const layout = random.pick(RANGES);
  const mirrored = random.chance(0.5);
  const height = horizonPx * random.between(0.5, 0.74);
  const rock = random.pick(ROCKS);
  const snow = isSnowy ? '#ffffff' : undefined;
  const base = horizonPx + 60 * unit;
  const one = ([share, rise, half]: Point3, far: number, scale: number) =>
    mountain(canvas, {
      peak: [(mirrored ? 1 - share : share) * widthPx, horizonPx - height * rise * scale],
      halfWidth: half * scale * Math.max(widthPx, canvas.heightPx * 0.9),
      basePx: base,
      far,
      rock,
      snow,
      snowLine: random.between(0.42, 0.62),
    });
  const back = times(3, (index) => {
    const share = (index + random.between(0.2, 0.8)) / 3;
    return one([share, random.between(0.5, 0.8), random.between(0.16, 0.26)], 0.8, 0.8);
  });
  const front = layout.map((peak) => one(peak, 0.4, 1));
  canvas.add({ id: 'far-mountains', depth: 0.01, svg: back.join(''), shows: ['mountains'] });
  canvas.add({
    id: 'mountains',
    depth: 0.02,
    svg: front.join(''),
    shows: isSnowy ? ['mountains', 'snowy-mountains'] : ['mountains'],
  });
  addMist(canvas, 'mountain-mist', horizonPx + 20 * unit, 130 * unit, 0.8, 0.03);
}

/** Air that lies in the land, fading above and below. */
export function addMist(
  canvas: Canvas,
  id: string,
  y: number,
  height: number,
  opacity: number,
  depth: number,
): void {
  const { pen, air, widthPx } = canvas;
  const color = mix(air.light.haze, air.light.skyLow, 0.4);
  const fill = pen.linear(
    [0, y - height / 2],
    [0, y + height / 2],
    [
      [0, color, 0],
      [0.5, color, opacity],
      [1, color, 0],
    ],
  );
  canvas.add({
    id,
    role: 'atmosphere',
    depth,
    svg: rectangle([0, y - height / 2], widthPx, height, fill),
  });
}

/** Two or three soft ridges in the distance. */
export function addFarHills(canvas: Canvas, horizonPx: number, color: Hex): void {
  const { random, widthPx, air, unit, pen } = canvas;
  const ridges = times(3, (index) => {
    const far = 0.95 - index * 0.2;
    const top = horizonPx - (48 - index * 22) * unit;
    const crest = swell(random, top, (26 - index * 5) * unit, 1.3, unit);
    const fill = pen.linear(
      [0, top - 26 * unit],
      [0, top + 110 * unit],
      [
        [0, air.tone(color, 0.3, far)],
        [1, air.tone(color, -0.2, far)],
      ],
    );
    return path(under(crest, widthPx, horizonPx + 120 * unit), fill);
  });
  canvas.add({ id: 'far-hills', depth: 0.035, svg: ridges.join(''), shows: ['hills'] });
}

import type { Hex } from '@/lib/color/hex';
import { circle, path, placed, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { add, type Point, times } from '@/lib/svg/point';
import type { Design } from './design/design';
import { accentOf } from './design/ink';
import { starPath } from './design/shapes';
import { Ground } from './pattern-grid';
import type { Spot } from './pattern-layouts';
import type { Motif, Motifs } from './pattern-motifs';
import type { TemplateRequest } from './template';

/** Small things between the motifs. */
export function filler(kind: number, radius: number, color: Hex): string {
  if (kind === 1) return path(starPath([0, 0], radius * 1.25, 4, 0.36), color);
  if (kind === 2)
    return stroke(`M${-radius} 0H${radius}M0 ${-radius}V${radius}`, color, radius * 0.55);
  if (kind === 3) return stroke(ellipsePath([0, 0], radius * 0.8), color, radius * 0.45);
  return circle([0, 0], radius * 0.75, color);
}

const WIDE_RATIO = 1.3;
const CORNER_TRIES = 9;

/**
 * How far everything is moved so that the corners, which are one point of the pattern, show its ground.
 * @param gapRadius how far what lies in the gaps reaches
 */
function cornerShift(
  { width, height }: Design,
  spots: readonly (Spot & { reach: number })[],
  gaps: readonly Point[],
  gapRadius: number,
): Point {
  const around = (value: number, whole: number) =>
    Math.abs(value - Math.round(value / whole) * whole);
  const room = ([dx, dy]: Point) => {
    const free = ([x, y]: Point, reach: number) =>
      Math.hypot(around(x + dx, width), around(y + dy, height)) - reach;
    return Math.min(
      ...spots.map(({ at, reach }) => free(at, reach)),
      ...gaps.map((at) => free(at, gapRadius)),
    );
  };
  // Within one step of a lattice there is every place that it has.
  const tries = times(CORNER_TRIES ** 2, (index): Point => [
    ((index % CORNER_TRIES) / CORNER_TRIES) * (width / 4),
    (Math.floor(index / CORNER_TRIES) / CORNER_TRIES) * (height / 4),
  ]);
  return tries.reduce((best, shift) => (room(shift) > room(best) ? shift : best));
}

/** Drawn again wherever it crosses a border, so that the picture meets itself. */
export function wrapped(
  { width: w, height: h }: Pick<Design, 'width' | 'height'>,
  svg: string,
  radius: number,
  spot: Omit<Spot, 'motif'>,
): string {
  const reach = radius * spot.scale;
  const [x, y] = [((spot.at[0] % w) + w) % w, ((spot.at[1] % h) + h) % h];
  const copies: string[] = [];
  for (const dx of [-w, 0, w]) {
    for (const dy of [-h, 0, h]) {
      const at: Point = [x + dx, y + dy];
      if (at[0] + reach < 0 || at[0] - reach > w || at[1] + reach < 0 || at[1] - reach > h)
        continue;
      copies.push(placed(svg, { at, angleDegrees: spot.angleDegrees, scaleX: spot.scale }));
    }
  }
  return copies.join('');
}

/** Motifs that nearly fill their row leave room between the rows alone. */
const isWide = (main: readonly Motif[]) => main.some(({ ratio }) => ratio > WIDE_RATIO);

/** Motifs at the spots of a layout, small ones and dots in its gaps. */
export function strewn(
  design: Design,
  { random, palette }: TemplateRequest,
  layout: { spots: readonly Spot[]; gaps: readonly Point[] },
  { main, small }: Motifs,
  side: number,
): string[] {
  const dot = side * 0.06;
  const any = random.whole(0, 3);
  // Between several motifs dots are enough.
  const form = main.length > 1 ? 0 : any;
  const reaching = layout.spots.map((spot) => ({
    ...spot,
    reach: (main[spot.motif % main.length]?.radius ?? 0) * spot.scale,
  }));
  const shift = cornerShift(design, reaching, layout.gaps, dot * 2);
  const ground = new Ground(design);
  const large = layout.spots.map((spot): string => {
    const motif = main[spot.motif % main.length];
    if (!motif) return '';
    const moved = { ...spot, at: add(spot.at, shift) };
    ground.mark(motif, moved);
    return wrapped(design, motif.svg, motif.radius, moved);
  });
  ground.keepCorner();
  // Every second gap has a small thing where there is one and it has room, the others a dot.
  const between = layout.gaps.map((gap, index): string => {
    const at = add(gap, shift);
    const isOwn = index % 2 === (isWide(main) ? 1 : 0);
    const motif = isOwn ? small[(index >> 1) % Math.max(1, small.length)] : undefined;
    if (!motif && !isOwn && isWide(main)) return '';
    const turn = motif ? ((index * 67) % 50) - 25 : 0;
    const spot = { at, angleDegrees: turn, scale: 1 };
    const kind = main.length > 1 ? 0 : (form + (index % 2)) % 4;
    const fallback = (): string =>
      wrapped(design, filler(kind, dot, accentOf(palette, (index >> 1) % 3)), dot * 2, spot);
    if (!motif) return fallback();
    return ground.take(motif, spot) ? wrapped(design, motif.svg, motif.radius, spot) : '';
  });
  return [...between, ...large];
}

/** Whether motifs at the spots of a lattice keep clear of each other. */
export function areClear(design: Design, spots: readonly Spot[], main: readonly Motif[]): boolean {
  const ground = new Ground(design);
  return spots.every((spot) => {
    const motif = main[spot.motif % Math.max(1, main.length)];
    return !motif || ground.take(motif, spot);
  });
}

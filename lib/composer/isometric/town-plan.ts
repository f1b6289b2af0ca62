import { type Floor, hiddenBy, spans, type Footprint, type Placed, type Road } from './floor-plan';

/** Where things stand in a town: houses on the lots between roads, what drives on the roads, people on the kerbs. */

/** Spots are tried so finely. */
const STEPS = 36;
const EDGE_CM = 10;
/** What stands nearer to a road than so much has no garden. */
const SETBACK_CM = 14;

type Span = readonly [from: number, to: number];

const across = ({ along }: Road, x: Span, y: Span): Span => (along === 'x' ? y : x);

/** Whether a thing leaves the bed of a road free, and its kerb where that is asked for. */
function isClear(road: Road, x: Span, y: Span, withKerb: boolean): boolean {
  const kerb = withKerb ? road.kerb : 0;
  const [from, to] = across(road, x, y);
  return to <= road.from - kerb || from >= road.from + road.wide + kerb;
}

/** Its lane: on the far half of a road, or on the near one. */
function lanes(print: Footprint, side: number, roads: readonly Road[]): Placed[] {
  return roads.flatMap((road) => {
    const turned = road.along === 'y';
    const [w, d] = spans({ ...print, turned });
    const [long, thick] = turned ? [d, w] : [w, d];
    const step = side / STEPS;
    const found: Placed[] = [];
    for (const half of [0, 1]) {
      const at = road.from + (road.wide / 2) * half + (road.wide / 2 - thick) / 2;
      for (let along = EDGE_CM; along + long <= side - EDGE_CM; along += step) {
        const [x, y] = turned ? [at, along] : [along, at];
        const crosses = roads.some(
          (other) => other !== road && !isClear(other, [x, x + w], [y, y + d], true),
        );
        if (!crosses) found.push({ ...print, x, y, turned });
      }
    }
    return found;
  });
}

/** Every spot that a thing may have in a town. */
export function townSpots(
  print: Footprint,
  { side, waterFrom = side }: Floor,
  roads: readonly Road[],
): Placed[] {
  if (print.lane === 'road') return lanes(print, side, roads);
  const isHouse = print.lane === undefined && print.width * print.depth > 40_000;
  const step = side / STEPS;
  const found: Placed[] = [];
  for (const turned of isHouse ? [false, true] : [false]) {
    const [w, d] = spans({ ...print, turned });
    for (let x = EDGE_CM; x + w <= side - EDGE_CM; x += step)
      for (let y = EDGE_CM; y + d <= (print.isAfloat ? side : waterFrom) - EDGE_CM; y += step) {
        if (print.isAfloat && y < waterFrom) continue;
        const withKerb = print.lane !== 'kerb';
        if (roads.every((road) => isClear(road, [x, x + w], [y, y + d], withKerb)))
          found.push({ ...print, x, y, turned });
      }
  }
  return found;
}

/** How far it stands from where a road begins. */
function awayFrom(road: Road, x: Span, y: Span): number {
  const [from, to] = across(road, x, y);
  return Math.max(road.from - road.kerb - to, from - road.from - road.wide - road.kerb);
}

/** Houses face a road, tall ones at the back; others keep apart from their likes. */
export function townCostOf(
  spot: Placed,
  placed: readonly Placed[],
  side: number,
  roads: readonly Road[],
): number {
  const [w, d] = spans(spot);
  const [x, y] = [[spot.x, spot.x + w] as const, [spot.y, spot.y + d] as const];
  const hiding = placed.reduce((sum, other) => sum + hiddenBy(spot, other), 0);
  const [cx, cy] = [spot.x + w / 2, spot.y + d / 2];
  const crowd = placed
    .filter(({ lane }) => lane === spot.lane)
    .reduce((sum, other) => {
      const [ow, od] = spans(other);
      return sum + 1e4 / (80 + Math.hypot(cx - other.x - ow / 2, cy - other.y - od / 2));
    }, 0);
  if (spot.lane === 'road') return crowd * 6 + Math.hypot(cx - side * 0.62, cy - side * 0.62) * 0.2;
  if (spot.lane === 'kerb') {
    const near = Math.min(...roads.map((road) => Math.abs(awayFrom(road, x, y) + road.kerb * 0.6)));
    return near * 2 + hiding * 8 + crowd * 2 - (spot.x + spot.y) * 0.05;
  }
  const fronts = roads.map((road) => {
    const away = awayFrom(road, x, y);
    // A front looks to the lower left, a turned one to the lower right.
    const faces =
      road.along === 'x' ? !spot.turned && spot.y < road.from : spot.turned && spot.x < road.from;
    return Math.abs(away - SETBACK_CM) + (faces ? 0 : side * 0.3);
  });
  return Math.min(...fronts) * 1.4 + hiding * 1.6 + (spot.height > 500 ? (cx + cy) * 0.6 : 0);
}

import { ellipse, stroke } from '@/lib/svg/markup';
import type { Edges, Point } from '@/lib/svg/point';
import { type Canvas, createCanvas } from '../canvas';
import type { PlaceDrawing, Stage } from '../place';
import type { Decor, Fixture } from './fixture';
import type { Standing } from './layout';
import { addFixture, addShell, decorOf, roomGround, toldSpec } from './room';
import type { RoomSpec } from './room-spec';
import { shellOf } from './shell';

/**
 * A room about furniture that is told: its walls and floor in the measure of that, and of its own fixtures those that
 * find a free bay.
 */

const DEFAULT_CEILING_CM = 330;
/** How many of its own it has, and of each how much may be behind what is told, or cut by the frame. */
const OWN = { standing: 2, hung: 2, hidden: 0.06, cut: 0.25, gapCm: 10 } as const;
const STEPS = 32;

interface Bays {
  taken: readonly Edges[];
  floorPx: number;
  scale: number;
  widthPx: number;
}

function edgesAt({ fixture, xPx, upCm }: Standing, { floorPx, scale }: Bays): Edges {
  const half = (fixture.widthCm / 2 + OWN.gapCm) * scale;
  const bottom = floorPx - upCm * scale;
  return {
    left: xPx - half,
    right: xPx + half,
    bottom,
    top: bottom - (fixture.heightCm + OWN.gapCm) * scale,
  };
}

const across = (a: Edges, b: Edges) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Where a fixture is seen almost whole, nearest to where it would be; none where nothing is free. */
function bayFor(fixture: Fixture, upCm: number, bays: Bays): Standing | undefined {
  const { widthPx, scale, taken, floorPx } = bays;
  const cut = fixture.widthCm * scale * (0.5 - OWN.cut);
  let best: { standing: Standing; cost: number } | undefined;
  for (let step = 0; step <= STEPS; step += 1) {
    const xPx = cut + ((widthPx - cut * 2) * step) / STEPS;
    const standing = { fixture, xPx, upCm };
    const edges = edgesAt(standing, bays);
    if (edges.top < 0 && fixture.hangsCm !== undefined) return undefined;
    const area = (edges.right - edges.left) * (edges.bottom - edges.top);
    const isStanding = fixture.hangsCm === undefined;
    const hidden =
      taken.reduce(
        (sum, other) =>
          sum +
          (isStanding && other.bottom >= floorPx
            ? Math.max(0, Math.min(edges.right, other.right) - Math.max(edges.left, other.left)) *
              (edges.bottom - edges.top)
            : across(edges, other)),
        0,
      ) / area;
    const out = Math.max(0, -edges.left, edges.right - widthPx) / (edges.right - edges.left);
    if (hidden > OWN.hidden) continue;
    const cost = hidden + out * 0.6;
    if (!best || cost < best.cost) best = { standing, cost };
  }
  return best?.standing;
}

function ownOf(fixtures: readonly Fixture[], most: number, told: Bays): Standing[] {
  const placed: Standing[] = [];
  for (const fixture of fixtures) {
    if (placed.length >= most) break;
    const bays = { ...told, taken: [...told.taken, ...placed.map((one) => edgesAt(one, told))] };
    const standing = bayFor(fixture, fixture.hangsCm ?? 0, bays);
    if (!standing) continue;
    placed.push(standing);
  }
  return placed;
}

/** Hooks and cords of what hangs over something, from a rail where there are several. */
function cords(hungs: readonly Edges[], decor: Decor, scale: number): string {
  const width = Math.max(1, scale * 1.4);
  const color = decor.tone('#4a3f4a', 0.1);
  return hungs
    .map(({ left, right, top }) => {
      const x = ((left + right) / 2).toFixed(1);
      return stroke(`M${x} 0V${(top + 3 * scale).toFixed(1)}`, color, width);
    })
    .join('');
}

function addOwn(
  canvas: Canvas,
  decor: Decor,
  spec: RoomSpec,
  bays: Bays,
  shell: ReturnType<typeof shellOf>,
) {
  const hung = ownOf(spec.hung, OWN.hung, bays);
  const taken = [...bays.taken, ...hung.map((one) => edgesAt(one, bays))];
  const standing = ownOf(spec.standing, OWN.standing, { ...bays, taken });
  [...hung, ...standing].forEach((item, index) => {
    addFixture(canvas, decor, item, shell, `fixture-${index + 1}`, 0.011 + index * 0.001);
  });
}

/** Of the floor's depth, where a rug of the room's own is, how deep and how much wider than what stands on it. */
const RUG = { y: 0.36, deep: 0.24, wider: 0.56, most: 0.44 } as const;

function underGroup(
  { widthPx, heightPx }: Canvas,
  decor: Decor,
  { floorPx, taken }: Pick<Bays, 'floorPx' | 'taken'>,
): string {
  const standing = taken.filter(({ bottom }) => bottom > floorPx);
  const left = Math.max(0, Math.min(widthPx, ...standing.map((edges) => edges.left)));
  const right = Math.min(widthPx, Math.max(0, ...standing.map((edges) => edges.right)));
  const [deep, half] = [
    (heightPx - floorPx) * RUG.deep,
    Math.min((right - left) * RUG.wider, widthPx * RUG.most),
  ];
  const at: Point = [(left + right) / 2, floorPx + (heightPx - floorPx) * RUG.y];
  return (
    ellipse(at, half, deep, decor.tone(decor.accents[3], 0.4)) +
    ellipse(at, half * 0.88, deep * 0.8, decor.tone(decor.accents[3], 0.6), { opacity: 0.6 })
  );
}

export function drawTold(
  id: string,
  whole: RoomSpec,
  stage: Stage,
  { floorPx, pxPerCm: scale, taken, hungs }: NonNullable<Stage['interior']>,
): PlaceDrawing {
  const spec = toldSpec(whole, stage);
  const canvas = createCanvas(stage, id);
  const { widthPx, random } = canvas;
  const ceilingCm = spec.ceilingCm ?? DEFAULT_CEILING_CM;
  const shell = shellOf({ canvas, scale, floorPx, ceilingCm });
  const picked = random.pick(spec.walls);
  const decor = decorOf(canvas, canvas.stage.walls ?? picked);
  addShell(canvas, decor, shell, spec, id);
  addOwn(canvas, decor, spec, { taken, floorPx, scale, widthPx }, shell);
  if (spec.rug && taken.some(({ bottom }) => bottom > floorPx))
    canvas.add({ id: 'rug', depth: 0.045, svg: underGroup(canvas, decor, { floorPx, taken }) });
  if (hungs.length > 0) canvas.add({ id: 'cords', depth: 0.029, svg: cords(hungs, decor, scale) });
  return {
    layers: canvas.layers.sort((a, b) => a.depth - b.depth),
    ground: roomGround(stage, shell),
    spots: canvas.spots,
  };
}

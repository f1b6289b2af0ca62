import type { ScenePlan } from '../../plan/scene-plan';
import type { SceneCanvas } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import { building, groundCell, isoCar, isoTree, roadCell, type Standing } from '../isometric/city';
import { project, slab, type Grid } from '../isometric/grid';
import { lit } from '../light';
import { balancedLines, inkOn, paintLetters } from '../letters';
import { cloud } from '../sky';
import { contactShadow, subjectMarkup } from '../subject';
import type { PaintLayout } from './layout';

const CITY_PLACES = new Set(['skyline', 'street', 'road']);
/** Buildings that the block of city is made of. */
const CITY_BUILDINGS = new Set(['skyscraper', 'office-building', 'houses', 'convenience-store']);

function isCity({ subjects, environment }: ScenePlan): boolean {
  return (
    CITY_PLACES.has(environment) || subjects.every(({ concept }) => CITY_BUILDINGS.has(concept.id))
  );
}

/** A block of city, or a small island for the subjects, seen from above at an angle. */
export const paintIsometric: PaintLayout = (canvas, plan) => {
  const { widthPx: width, heightPx: height } = canvas;
  const sky = plan.palette.starry
    ? [plan.palette.sky[0], plan.palette.sky[2]]
    : [mix(plan.palette.sky[3], '#ffffff', 0.3), mix('#f9e9dc', plan.palette.sky[4], 0.3)];
  const fill =
    plan.ground ??
    canvas.slanted(
      [
        [0, sky[0] ?? '#dff1f6'],
        [1, sky[1] ?? '#f9e9dc'],
      ],
      [0, 0],
      [0.4, 1],
    );
  canvas.layer(
    'ground',
    'backdrop',
    0,
    `<rect width="${width}" height="${height}" fill="${fill}"/>`,
  );
  if (isCity(plan)) paintCity(canvas, plan);
  else paintIsland(canvas, plan);
  if (!plan.ground) paintDriftingClouds(canvas, plan);
  paintLetters(
    canvas,
    plan,
    'title',
    plan.lettering.flatMap((text) => balancedLines(text, 2)),
    { x: width * 0.1, y: height * 0.05, width: width * 0.8, height: height * 0.14 },
    { fill: inkOn(plan.ground ?? sky[0] ?? '#ffffff') },
  );
};

function gridOf(canvas: SceneCanvas, cells: number, share: number): Grid {
  const cellPx = (Math.min(canvas.widthPx, canvas.heightPx * 1.25) * share) / cells;
  return {
    cells,
    cellPx,
    originX: canvas.widthPx / 2,
    originY: canvas.heightPx * 0.56 - (cells * cellPx) / 4,
  };
}

function paintCity(canvas: SceneCanvas, plan: ScenePlan): void {
  const random = canvas.random('city');
  const grid = gridOf(canvas, 9, 0.84);
  const roads = new Set([2, 6]);
  const middle = 4;
  let ground = slab(grid, lit(plan, '#9ccb7a'), lit(plan, '#8d7b6c'), grid.cellPx * 0.36);
  const standing: Standing[] = [];
  for (let x = 0; x < grid.cells; x += 1) {
    for (let y = 0; y < grid.cells; y += 1) {
      if (roads.has(x) || roads.has(y)) {
        ground += roadCell(plan, grid, x, y, roads.has(y), roads.has(x) && roads.has(y));
        continue;
      }
      if (random.chance(0.15)) {
        ground += groundCell(grid, x, y, lit(plan, '#86c06c'));
        for (let i = 0; i < 5; i += 1)
          standing.push(
            isoTree(plan, random, grid, x + random.between(0.2, 0.8), y + random.between(0.2, 0.8)),
          );
        continue;
      }
      ground += groundCell(grid, x, y, lit(plan, '#d9dcdd'));
      const central = Math.hypot(x - middle, y - middle) < 2.4;
      const tall =
        central && random.chance(0.7) ? random.between(1.3, 2.8) : random.between(0.4, 1.2);
      standing.push(building(canvas, plan, random, grid, x, y, tall));
    }
  }
  for (let i = 0; i < 12; i += 1) {
    const alongX = random.chance(0.5);
    const lane = (random.chance(0.5) ? 2 : 6) + (random.chance(0.5) ? 0.2 : 0.58);
    const along = random.between(0, grid.cells - 0.6);
    standing.push(isoCar(plan, random, grid, alongX ? along : lane, alongX ? lane : along, alongX));
  }
  standing.sort((a, b) => a.order - b.order);
  canvas.layer('plan', 'scenery', 0.2, ground);
  canvas.layer('city', 'subject', 0.5, standing.map((thing) => thing.svg).join(''));
}

/** Subjects stand as they are on a floating block of lawn with trees around its edge. */
function paintIsland(canvas: SceneCanvas, plan: ScenePlan): void {
  const random = canvas.random('island');
  const grid = gridOf(canvas, 5, 0.8);
  const snowy = plan.season === 'winter';
  const sandy = plan.environment === 'desert' || plan.environment === 'beach';
  const grass = lit(plan, snowy ? '#eef4f8' : sandy ? '#eed9a4' : '#9ccb7a');
  let ground = slab(grid, grass, lit(plan, '#8d7b6c'), grid.cellPx * 0.3);
  for (let x = 0; x < 5; x += 1) {
    for (let y = 0; y < 5; y += 1)
      if ((x + y) % 2) ground += groundCell(grid, x, y, shade(grass, 0.018), 0);
  }
  for (let i = 0; i < 5; i += 1) ground += groundCell(grid, 2, i, lit(plan, '#e3d3b0'), 0.1);
  const behind: Standing[] = [];
  const front: Standing[] = [];
  for (let i = 0; i < 13; i += 1) {
    const t = random.between(0.1, 4.9);
    const edge = random.between(0.1, 0.6);
    const [x, y] = random.pick([
      [edge, t],
      [t, edge],
      [5 - edge, t],
      [t, 5 - edge],
    ]) as [number, number];
    (x + y < 5 ? behind : front).push(isoTree(plan, random, grid, x, y, x + y < 5 ? 1.3 : 0.75));
  }
  canvas.layer('plan', 'scenery', 0.2, ground);
  const draw = (list: Standing[]) =>
    list
      .sort((a, b) => a.order - b.order)
      .map((thing) => thing.svg)
      .join('');
  canvas.layer('trees-behind', 'scenery', 0.3, draw(behind));
  const [, centreY] = project(grid, 2.7, 2.7);
  const low = Math.max(...plan.subjects.map((placed) => placed.baseYPx));
  for (const placed of plan.subjects) {
    const moved = { ...placed, baseYPx: placed.baseYPx - low + centreY };
    if (placed.support === 'ground')
      canvas.layer(
        `${placed.id}-shadow`,
        'shadow',
        0.5,
        contactShadow(canvas, plan, moved.xPx, moved.baseYPx, moved.widthPx),
      );
    canvas.layer(placed.id, 'subject', 0.6, subjectMarkup(canvas, plan, moved));
  }
  canvas.layer('trees-front', 'foreground', 0.8, draw(front));
}

function paintDriftingClouds(canvas: SceneCanvas, plan: ScenePlan): void {
  const random = canvas.random('drifting');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  let svg = '';
  for (const [x, y] of [
    [0.06, 0.2],
    [0.8, 0.26],
    [0.72, 0.12],
  ] as const) {
    svg += cloud(
      canvas,
      plan,
      random,
      (x + random.between(-0.03, 0.03)) * width,
      y * height,
      unitPx * random.between(0.1, 0.17),
    );
  }
  canvas.layer('clouds', 'atmosphere', 0.9, svg);
}

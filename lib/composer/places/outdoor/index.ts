import { mix } from '@/lib/color/hex';
import { clamp } from '@/lib/svg/point';
import { createCanvas, openGround, type Canvas } from '../canvas';
import type { Ground, Place, Stage } from '../place';
import { conceptOf, isOfSort } from '../../concepts';
import { addAvenue } from './avenue';
import { addFallenLeaves, addFlowers, addGroves, addPebbles, type TreeKind } from './cover';
import { addCrossing, crossingOf } from './crossing';
import { addFarStrata } from './far-strata';
import { addFrame, type FrameKind } from './frame';
import { addLand, type Strip } from './land';
import { addMeadow } from './meadow';
import { addRows, rowsDepth } from './rows';
import { addScenery } from './scenery';
import { addSky } from './sky';
import { addSlope, slopeOn } from './slope';
import { soilColors, type SoilColors } from './soil';
import { addStructures } from './structures';
import { mergedTerrain, type Terrain, TERRAINS } from './terrain';
import { addWaves } from './storm';
import { addSkySigns, addWeather } from './weather';
import { addWaterSheet, addWay, type Course } from './way';
import { addMist } from './far';
import { addHill, hillOn } from './hilltop';
import { addLakeMirror } from './mirrored';

/** Open country: sky, far strata, land, water, ways, what grows and stands on it, and a frame, from all parts together. */

/** A person's height as a share of the picture's: above this the country is kept quiet. */
const CLOSE_SHARE = 0.3;
const PERSON_CM = 170;

/** Shares of the height: where things stand, and how much ground is behind them at least. */
const LEAST_STAND = 0.67;
const MOST_STAND = 0.95;
const LEAST_GROUND = 0.2;
/** A horizon that is asked for lies so far down at least. */
const HIGHEST_HORIZON = 0.2;

const DEFAULT_TERRAIN: Terrain = { land: 'rolling', soil: 'grass' };

interface View {
  horizonPx: number;
  ground: Ground;
  isClose: boolean;
}

/** Where the horizon lies: high where the picture is about the land, low where it is about somebody in it. */
function viewOf(canvas: Canvas, terrain: Terrain): View {
  const { stage, random, heightPx } = canvas;
  const share = (PERSON_CM * stage.pxPerCm) / heightPx;
  const isClose = share > CLOSE_SHARE;
  const ranges = {
    wide: [0.34, 0.52],
    medium: [0.46, 0.58],
    close: [0.55, 0.64],
    portrait: [0.58, 0.66],
    top: [0.2, 0.28],
    aerial: [0.24, 0.34],
    below: [0.62, 0.68],
    isometric: [0.3, 0.4],
  } as const;
  const [low, high] = ranges[isClose && stage.camera === 'wide' ? 'medium' : stage.camera];
  const lift = terrain.rows ? 0.04 : 0;
  const mainShare = clamp(stage.standY ?? random.between(0.83, 0.88), LEAST_STAND, MOST_STAND);
  const usual = random.between(low, high) + lift;
  const asked = stage.horizon === undefined ? usual : clamp(stage.horizon, HIGHEST_HORIZON, 1);
  const horizonPx = heightPx * Math.min(asked, mainShare - LEAST_GROUND);
  const mainYPx = heightPx * mainShare;
  return { horizonPx, ground: openGround(stage, horizonPx, mainYPx), isClose };
}

const clear: Course = { isClear: () => true };

/** A told road or track runs under the wheels that are on it, and not away from them. */
function crossingIn({ stage }: Canvas, { ways = [], structures = [] }: Terrain) {
  const isTold = ways.includes('road') || structures.includes('rails');
  return isTold && !stage.isOnHill && !stage.isWinding ? crossingOf(stage) : undefined;
}

function addWays(
  canvas: Canvas,
  terrain: Terrain,
  strips: readonly Strip[],
  ground: Ground,
): Course {
  const crossed = crossingIn(canvas, terrain);
  const ways = (terrain.ways ?? []).filter((way) => way !== 'road' || !crossed);
  const over = terrain.rows ? rowsDepth(strips, ground) : 0;
  const courses = [
    ...ways.map((way) => addWay(canvas, way, { strips, ground, over })),
    ...(crossed ? [addCrossing(canvas, crossed, ground)] : []),
  ];
  return courses.length === 0
    ? clear
    : {
        isClear: (x, y, margin) => courses.every((course) => course.isClear(x, y, margin)),
        at: (y) => courses.find(({ at }) => at)?.at?.(y),
      };
}

const isRough = ({ stage }: Canvas) => stage.weather === 'storm' || stage.isRough === true;

/** Open water up to the lower edge, for what floats on it. */
function addOpenWater(canvas: Canvas, terrain: Terrain, { horizonPx, ground }: View): void {
  const shown = canvas.stage.parts.filter(
    (part) => TERRAINS[part]?.water !== undefined || TERRAINS[part]?.ways?.includes('river'),
  );
  const color = terrain.water === 'sea' ? '#2f9fc4' : '#4fa9cf';
  addWaterSheet(canvas, terrain.water ?? 'lake', horizonPx, canvas.heightPx, color, shown);
  if (terrain.water === 'sea' && isRough(canvas))
    addWaves(canvas, {
      topPx: horizonPx,
      lowPx: canvas.heightPx,
      color,
      nearDepth: ground.mainDepth,
    });
}

const hasWater = ({ water, ways = [] }: Terrain) => water !== undefined || ways.includes('river');

/** A lake that is the picture: it fills the land down to a near bank. */
const isLakeView = ({ stage }: Canvas, { water }: Terrain) =>
  water === 'lake' && /^(?:lake|fjord)$/.test(stage.parts[0] ?? '');

function addWater(canvas: Canvas, terrain: Terrain, view: View): number {
  const { random, heightPx } = canvas;
  if (terrain.water === undefined) return view.horizonPx;
  const mainY = view.ground.yAt(view.ground.mainDepth, 0.5);
  const isMirror = isLakeView(canvas, terrain);
  const lakeShare = isMirror ? random.between(0.78, 0.86) : random.between(0.5, 0.62);
  const share = terrain.water === 'sea' ? random.between(0.4, 0.6) : lakeShare;
  const bottom = view.horizonPx + (mainY - view.horizonPx) * share;
  const isCold = terrain.soil === 'snow';
  const color = terrain.water === 'sea' ? (isCold ? '#4f9ac0' : '#2f9fc4') : '#4fa9cf';
  addWaterSheet(
    canvas,
    terrain.water,
    view.horizonPx,
    Math.min(heightPx, bottom + 30 * canvas.unit),
    color,
    [terrain.water],
  );
  if (terrain.water === 'sea' && isRough(canvas))
    addWaves(canvas, { topPx: view.horizonPx, lowPx: bottom, color });
  if (terrain.water === 'lake' && !isCold)
    addLakeMirror(canvas, view.horizonPx + 2 * canvas.unit, bottom + 20 * canvas.unit, color);
  return bottom;
}

function treeKind(canvas: Canvas, terrain: Terrain, soil: SoilColors): TreeKind {
  if (terrain.trees) return terrain.trees;
  if (soil.isSnowy) return 'conifer';
  if (canvas.stage.season === 'autumn') return 'round';
  return canvas.random.pick(['mixed', 'round', 'conifer', 'mixed']);
}

function frameKind(canvas: Canvas, terrain: Terrain, view: View): FrameKind {
  if (view.isClose || terrain.frame) return view.isClose ? 'none' : (terrain.frame ?? 'none');
  if (terrain.trees === 'palm') return canvas.random.pick(['palm', 'leaves']);
  if (terrain.rows || terrain.soil === 'sand') return 'none';
  return canvas.random.pick(['conifers', 'grass', 'grass', 'none', 'none']);
}

const isGrown = ({ soil, rows }: Terrain, { isSnowy }: SoilColors) =>
  soil === 'grass' && !isSnowy && !rows;

function addGrowth(
  canvas: Canvas,
  terrain: Terrain,
  strips: readonly Strip[],
  view: View,
  soil: SoilColors,
  course: Course,
): void {
  const { ground, isClose } = view;
  const isBare = terrain.soil === 'sand' && terrain.trees === undefined;
  const isBank = isLakeView(canvas, terrain);
  const [groves, trees] = isBank
    ? [2, 2]
    : (terrain.density ?? (isBare ? [0, 0] : isClose ? [2, 2] : [3, 3]));
  // One tree that the picture is of stands alone.
  if (groves > 0 && !canvas.stage.isLoneTree) {
    const treed = isClose ? strips.slice(0, -1) : strips;
    addGroves(canvas, terrain.rows ? treed.slice(0, 1) : treed, {
      kind: treeKind(canvas, terrain, soil),
      soil,
      ground,
      course,
      groves,
      trees,
    });
  }
  const cover = terrain.cover ?? [];
  if (cover.includes('flowers') && !soil.isSnowy)
    addFlowers(canvas, { ground, count: isClose ? 34 : 90, course });
  else if (canvas.stage.season === 'autumn' && isGrown(terrain, soil))
    addFallenLeaves(canvas, { ground, count: isClose ? 40 : 80, course });
  else if (isGrown(terrain, soil)) addFlowers(canvas, { ground, count: isClose ? 12 : 24, course });
  if (terrain.soil === 'sand' || cover.includes('pebbles'))
    addPebbles(canvas, ground, mix(soil.strip(0), '#8a6a4a', 0.3), 26);
}

/** Leaves that lie on the ground line no way. */
const isTree = (id: string) => conceptOf(id)?.kind === 'plant' && !isOfSort(id, 'leaves-on-ground');

/** Land with what lies, grows and stands on it, down to the lower edge. */
function addCountry(canvas: Canvas, terrain: Terrain, view: View, soil: SoilColors): void {
  const { stage } = canvas;
  const landTop = addWater(canvas, terrain, view);
  const isBank = isLakeView(canvas, terrain);
  const count = isBank
    ? 2
    : terrain.land === 'plain' || view.isClose
      ? 3
      : canvas.random.whole(4, 5);
  const strips = addLand(canvas, {
    // No hill before a road hides the wheels on it.
    form: isBank || crossingIn(canvas, terrain) ? 'plain' : (terrain.land ?? 'rolling'),
    soil,
    ground: view.ground,
    topPx: landTop,
    count,
  });
  strips.forEach((strip) => {
    const [first] = canvas.layers.filter(({ depth }) => depth === strip.depth);
    if (first)
      first.shows = [
        ...stage.parts.filter((part) => TERRAINS[part]?.land !== undefined),
        ...(soil.isSnowy ? ['snow'] : []),
      ];
  });
  const course = addWays(canvas, terrain, strips, view.ground);
  const lining = [...(stage.grown ?? [])].find(isTree);
  if (lining !== undefined) addAvenue(canvas, course, view.ground, soil, lining);
  if (isGrown(terrain, soil)) addMeadow({ canvas, strips, ground: view.ground, soil, course });
  if (terrain.rows) addRows(canvas, terrain.rows, view.ground, strips);
  addGrowth(canvas, terrain, strips, view, soil, course);
  addStructures(canvas, stage.isSolitary ? [] : (terrain.structures ?? []), {
    strips,
    ground: view.ground,
    course,
    soil,
  });
  addScenery(canvas, terrain, { strips, ground: view.ground, soil, landTop });
  if (!view.isClose && canvas.random.chance(0.6))
    addMist(
      canvas,
      'valley-mist',
      view.horizonPx + (stage.heightPx - view.horizonPx) * 0.2,
      110 * canvas.unit,
      0.35,
      0.2,
    );
  addFrame(canvas, frameKind(canvas, terrain, view), { soil, ground: view.ground });
}

/** Trees that belong to a hill by what else is named. */
const treesOnHill = ({ stage }: Canvas, { trees }: Terrain): TreeKind | undefined =>
  stage.grown?.has('cypress') || stage.parts.includes('countryside') ? 'cypress' : trees;

/** No palms where it is cold. */
const inItsClimate = (terrain: Terrain, { isNorthern, season }: Stage): Terrain =>
  terrain.trees === 'palm' && (isNorthern === true || season === 'winter')
    ? { ...terrain, trees: 'conifer', density: [0, 0], frame: 'none' }
    : terrain;

function draw(stage: Stage) {
  const canvas = createCanvas(stage, 'outdoors');
  const terrain = inItsClimate({ ...DEFAULT_TERRAIN, ...mergedTerrain(stage.parts) }, stage);
  const flat = viewOf(canvas, terrain);
  const hill = stage.isOnHill ? hillOn(canvas, flat.ground) : undefined;
  const slope = stage.fall ? slopeOn(canvas, flat.ground, stage.fall) : undefined;
  const ground = hill?.ground ?? slope?.ground;
  const view = ground ? { ...flat, ground } : flat;
  const soil = soilColors(canvas, terrain.soil ?? 'grass');
  addSky(canvas, view.horizonPx);
  addSkySigns(canvas, view.horizonPx, stage.parts);
  addFarStrata(canvas, terrain, view.horizonPx, soil);
  if (stage.isAfloat && hasWater(terrain)) addOpenWater(canvas, terrain, view);
  else addCountry(canvas, terrain, view, soil);
  if (slope) addSlope(canvas, slope, soil);
  if (hill) addHill(canvas, hill, soil, treesOnHill(canvas, terrain));
  addWeather(canvas, view.horizonPx, view.ground);
  return {
    layers: canvas.layers.sort((a, b) => a.depth - b.depth),
    ground: view.ground,
    spots: canvas.spots,
  };
}

export const outdoors: Place = { id: 'outdoors', draw };

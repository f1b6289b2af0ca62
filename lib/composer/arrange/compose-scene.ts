import { createRandom } from '@/lib/random/random';
import { clamp, unionOf } from '@/lib/svg/point';
import type { Brief } from '../brief';
import { createPen, type Definitions, type Pen } from '../kit/pen';
import type { KitDrawing } from '../kit/part';
import type { Ground, Place, PlaceDrawing, SceneLightColors, Stage } from '../places/place';
import { flattened } from './assemble';
import { circumstancesOf } from './circumstances';
import { drawNode } from './cluster';
import { type Root, rootsOf } from './roots';
import { judged } from './judge';
import { edgesIn, type Frame, type Recipe, type Spot } from './item';
import { linesOf, type TetherLine } from './tethers';
import { layOut } from './layout';
import type { StagePlan } from './stage-plan';
import { isAfloat } from './where';

/** A picture as it will be painted: a place, and clusters of things in it. */
export interface Scene {
  place: PlaceDrawing;
  /** How it was arranged: the pictures of one request differ in it. */
  recipe: Recipe;
  spots: { spot: Spot; drawing: KitDrawing }[];
  lines: TetherLine[];
}

export interface SceneRequest {
  brief: Brief;
  plan: StagePlan;
  place: Place;
  /** Concepts of all places that it draws. */
  places: readonly string[];
  widthPx: number;
  heightPx: number;
  seed: number;
  light: SceneLightColors;
  accents: Pen['accents'];
  definitions: Definitions;
  recipes: readonly Recipe[];
  labelOf(label: string): string;
}

function frameOf(ground: Ground, widthPx: number, heightPx: number): Frame {
  return {
    widthPx,
    heightPx,
    groundAt: (depth, xShare) => ground.yAt(depth, xShare),
    mainDepth: ground.mainDepth,
  };
}

/** Where the main things will be, as shares of the picture. */
function subjectOf(spots: readonly Spot[], widthPx: number, heightPx: number): Stage['subject'] {
  const main = spots.filter(({ item }) => item.layer === 'main').map(edgesIn);
  if (main.length === 0) return undefined;
  const { left, top, right, bottom } = unionOf(main);
  return {
    left: left / widthPx,
    top: top / heightPx,
    right: right / widthPx,
    bottom: bottom / heightPx,
  };
}

/** However large a mouse is drawn: places are drawn as if somebody beside it took so much of the height. */
const TALLEST_PERSON = 1.05;
const PERSON_CM = 170;

function stageOf(request: SceneRequest, recipe: Recipe, spots: readonly Spot[]): Stage {
  const { brief, plan, places, widthPx, heightPx, seed, light, accents, definitions, labelOf } =
    request;
  const lead = spots.find(({ item }) => item.layer === 'main');
  const subject = subjectOf(spots, widthPx, heightPx);
  return {
    widthPx,
    heightPx,
    pxPerCm: Math.min(lead?.pxPerCm ?? 1, (heightPx * TALLEST_PERSON) / PERSON_CM),
    camera: brief.camera ?? recipe.camera,
    ...circumstancesOf(brief),
    parts: places,
    ...(isAfloat(places, plan) ? { isAfloat: true } : {}),
    focusX: subject ? (subject.left + subject.right) / 2 : recipe.focusX,
    standY: recipe.baseY,
    ...(subject ? { subject } : {}),
    random: createRandom(seed, labelOf('place')),
    pen: (label, scale) =>
      createPen({ definitions, seed, label: labelOf(label), pxPerCm: scale, accents }),
    light,
  };
}

/** Where the middle of the main things is best, and where their foot may be, as shares of the height. */
const MIDDLE = { y: 0.56, usual: 0.85, share: 0.85 } as const;
const FOOT = { highest: 0.72, lowest: 0.94 } as const;
const HEADROOM = 0.05;

/** Low things stand higher in the picture than tall ones, by what the recipe says about its own middle. */
function settled(recipe: Recipe, subject: Stage['subject']): Recipe {
  if (!subject) return recipe;
  const height = subject.bottom - subject.top;
  const middle = MIDDLE.y + (recipe.baseY - MIDDLE.usual) * MIDDLE.share;
  const foot = Math.max(middle + height / 2, height + HEADROOM);
  return { ...recipe, baseY: clamp(foot, FOOT.highest, FOOT.lowest) };
}

/** A frame with a level floor, before there is a place. */
function simpleFrame({ baseY }: Recipe, widthPx: number, heightPx: number): Frame {
  return {
    widthPx,
    heightPx,
    groundAt: (depth) => heightPx * (baseY + (depth - SIMPLE_DEPTH) * SIMPLE_SLOPE),
    mainDepth: SIMPLE_DEPTH,
  };
}

const SIMPLE_DEPTH = 0.7;
const SIMPLE_SLOPE = 0.3;

/** The best of several arrangements, with everything drawn at its final size. */
export function composeScene(request: SceneRequest): Scene {
  const { widthPx, heightPx, plan, recipes, place } = request;
  const roots = rootsOf(request);
  const items = roots.map(({ item }) => item);
  const candidates = recipes.map((first) => {
    const tried = layOut(items, plan.wishes, simpleFrame(first, widthPx, heightPx), first);
    const recipe = settled(first, subjectOf(tried, widthPx, heightPx));
    const simple = simpleFrame(recipe, widthPx, heightPx);
    const spots = layOut(items, plan.wishes, simple, recipe);
    return { recipe, spots, score: judged(spots, simple) };
  });
  const best = candidates.reduce((one, other) => (other.score > one.score ? other : one));
  const drawing = place.draw(stageOf(request, best.recipe, best.spots));
  const frame = frameOf(drawing.ground, widthPx, heightPx);
  const spots = layOut(items, plan.wishes, frame, best.recipe);
  const drawnSpots = spots.map((spot) => ({ spot, drawing: drawnAt(spot, roots, request) }));
  return {
    place: drawing,
    recipe: best.recipe,
    spots: drawnSpots,
    lines: linesOf(plan.wishes, drawnSpots),
  };
}

/** A cluster at its final size, in the light of its place. */
function drawnAt(spot: Spot, roots: readonly Root[], request: SceneRequest): KitDrawing {
  const { definitions, seed, accents, labelOf } = request;
  const root = roots.find(({ item }) => item === spot.item);
  if (!root) throw new Error('a spot of something that is not in the scene');
  const penFor = (label: string) =>
    createPen({
      definitions,
      seed,
      label: labelOf(`${label} ${root.copy}`),
      pxPerCm: spot.pxPerCm,
      accents,
      mirrored: spot.mirrored,
    });
  return flattened(drawNode(root.node, penFor));
}

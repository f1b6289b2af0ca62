import { createRandom } from '@/lib/random/random';
import { type Edges, times } from '@/lib/svg/point';
import type { Brief } from '../brief';
import { createPen, Definitions, type Pen } from '../kit/pen';
import type { KitDrawing } from '../kit/part';
import type { Ground, Place, PlaceDrawing, SceneLightColors, Stage } from '../places/place';
import { flattened } from './assemble';
import { circumstancesOf } from './circumstances';
import { copiesEach, drawNode } from './cluster';
import { judged } from './judge';
import { type Frame, type Item, layOut, type Recipe, type Spot } from './layout';
import type { Node, StagePlan } from './stage-plan';

/** A picture as it will be painted: a place, and clusters of things in it. */
export interface Scene {
  place: PlaceDrawing;
  spots: { spot: Spot; drawing: KitDrawing }[];
}

export interface SceneRequest {
  brief: Brief;
  plan: StagePlan;
  place: Place;
  widthPx: number;
  heightPx: number;
  seed: number;
  light: SceneLightColors;
  accents: Pen['accents'];
  definitions: Definitions;
  recipes: readonly Recipe[];
  labelOf(label: string): string;
}

/** Scale at which things are drawn to learn how they are built: no detail is left out at it. */
const PROBE_PX_PER_CM = 3;

/** A pen for a drawing that is measured and thrown away; its definitions are not the picture's. */
export function probePen(options: { seed: number; label: string; accents: Pen['accents'] }): Pen {
  return createPen({ ...options, definitions: new Definitions(''), pxPerCm: PROBE_PX_PER_CM });
}

/** What is so much taller than the first thing stands behind it. */
const SCENERY_RATIO = 2.4;
/** In a place, what is taller is part of it. */
const LANDMARK_CM = 250;
const SCENERY_KINDS = new Set(['building', 'plant', 'nature']);

interface Root {
  node: Node;
  copy: number;
  item: Item;
}

function elementsOf(node: Node): string[] {
  return [node.thing.element.id, ...node.children.flatMap(elementsOf)];
}

function layerOf(
  { thing: { concept } }: Node,
  box: Edges,
  leadCm: number,
  inPlace: boolean,
): Item['layer'] {
  const height = box.bottom - box.top;
  if (concept.habitat === 'sky' || concept.habitat === 'air') return 'sky';
  if (concept.habitat === 'wall' || concept.habitat === 'ceiling') return 'wall';
  const isLandmark = SCENERY_KINDS.has(concept.kind) && height > LANDMARK_CM;
  if (isLandmark && (inPlace || height > leadCm * SCENERY_RATIO)) return 'scenery';
  return 'main';
}

function rootsOf(request: SceneRequest): Root[] {
  const { plan, seed, accents, labelOf, brief } = request;
  const probe = (label: string) => probePen({ seed, label: labelOf(label), accents });
  const drawn = plan.roots.map((node) => ({ node, box: drawNode(node, probe).box }));
  const leading = drawn.find(({ node }) => node.thing.drawnBy.kind === 'actor') ?? drawn[0];
  const leadCm = leading ? leading.box.bottom - leading.box.top : 1;
  const only = drawn.length === 1 && brief.places.length === 0;
  const roots = drawn.flatMap(({ node, box }) => {
    const layer = only ? 'main' : layerOf(node, box, leadCm, brief.places.length > 0);
    return times(copiesEach(node), (copy): Root => ({
      node,
      copy,
      item: {
        id: copy === 0 ? node.thing.element.id : `${node.thing.element.id}-${copy}`,
        elements: elementsOf(node),
        box,
        layer,
        isActor: node.thing.drawnBy.kind === 'actor',
        ...(node.isClose ? { isClose: true } : {}),
      },
    }));
  });
  // A picture whose things all hang or stand far away is a picture of the first of them.
  const isLandscape = brief.places.length > 0 && roots.some(({ item }) => item.layer === 'scenery');
  if (isLandscape || roots.some(({ item }) => item.layer === 'main')) return roots;
  return roots.map((root, index) =>
    index === 0 ? { ...root, item: { ...root.item, layer: 'main' } } : root,
  );
}

function frameOf(ground: Ground, widthPx: number, heightPx: number): Frame {
  return {
    widthPx,
    heightPx,
    groundAt: (depth, xShare) => ground.yAt(depth, xShare),
    mainDepth: ground.mainDepth,
  };
}

function stageOf(request: SceneRequest, recipe: Recipe, pxPerCm: number): Stage {
  const { brief, widthPx, heightPx, seed, light, accents, definitions, labelOf } = request;
  return {
    widthPx,
    heightPx,
    pxPerCm,
    camera: brief.camera ?? 'medium',
    ...circumstancesOf(brief),
    parts: brief.places.map(({ concept }) => concept),
    focusX: recipe.focusX,
    random: createRandom(seed, labelOf('place')),
    pen: (label, scale) =>
      createPen({ definitions, seed, label: labelOf(label), pxPerCm: scale, accents }),
    light,
  };
}

/** What belongs on water is put there, where the place has some. */
function afloat(spot: Spot, roots: readonly Root[], { spots }: PlaceDrawing): Spot {
  const root = roots.find(({ item }) => item === spot.item);
  const water = spots.find(({ kind }) => kind === 'water');
  if (!water || root?.node.thing.concept.habitat !== 'water') return spot;
  const middle = ((spot.item.box.left + spot.item.box.right) / 2) * spot.pxPerCm;
  return {
    ...spot,
    x: water.at[0] - middle * (spot.mirrored ? -1 : 1),
    y: water.at[1],
  };
}

/** The best of several arrangements, with everything drawn at its final size. */
export function composeScene(request: SceneRequest): Scene {
  const { widthPx, heightPx, plan, recipes, definitions, seed, accents, labelOf, place } = request;
  const roots = rootsOf(request);
  const items = roots.map(({ item }) => item);
  const simple: Frame = {
    widthPx,
    heightPx,
    groundAt: () => heightPx * 0.86,
    mainDepth: 0.7,
  };
  const candidates = recipes.map((recipe) => {
    const spots = layOut(items, plan.wishes, simple, recipe);
    return { recipe, spots, score: judged(spots, simple) };
  });
  const best = candidates.reduce((one, other) => (other.score > one.score ? other : one));
  // The place is as large as the first recipe has the main things; the others differ little.
  const main = candidates[0]?.spots.find(({ item }) => item.layer === 'main');
  const drawing = place.draw(stageOf(request, best.recipe, main?.pxPerCm ?? 1));
  const frame = frameOf(drawing.ground, widthPx, heightPx);
  const laid = layOut(items, plan.wishes, frame, best.recipe);
  const spots = laid.map((spot) => afloat(spot, roots, drawing));
  return {
    place: drawing,
    spots: spots.map((spot) => {
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
      return { spot, drawing: flattened(drawNode(root.node, penFor)) };
    }),
  };
}

import type { Hex } from '@/lib/color/hex';
import { createRandom, seedOfVariant } from '@/lib/random/random';
import { buildOf } from '../arrange/build';
import { type Cast, castOf } from '../arrange/cast';
import { circumstancesOf } from '../arrange/circumstances';
import type { PenFor } from '../arrange/held';
import { probePen } from '../arrange/roots';
import { lookedAt, reportOf } from '../arrange/report';
import { type StagePlan } from '../arrange/node';
import { stagePlanOf } from '../arrange/stage-plan';
import type { Brief } from '../brief';
import { type Illustration, type IllustrationRequest, svgOf } from '../illustration';
import { createPen, Definitions } from '../kit/pen';
import type { PaintedLayer } from '../paint/paint-scene';
import { gradeOf, regraded } from '../paint/grade';
import { accentsFor } from '../palette/accents';
import { tintFor } from '../palette/tints';
import { tintsOf } from '../places/backdrops/tints';
import { createCanvas } from '../places/canvas';
import { sceneLightOf } from '../places/hours';
import { blackboard, whiteboard } from '../places/interiors/fixtures-boards';
import { decorOf } from '../places/interiors/room';
import type { SceneLightColors, Stage } from '../places/place';
import { verbFrameOf } from '../understand';
import { backToFront, type Floor, type Placed, planFloor } from './floor-plan';
import { backdrop, type GroundPlan, hasWater, hung, tile, WALL_HEIGHT_CM, walls } from './ground';
import { groundOf, openedBuilding, singled } from './setting';
import { drawItem, markedIf } from './draw-item';
import { type Extras, furnishings, furniture, greenery } from './furnishing';
import { gathered, type Item, itemsOf, withBuildings, withTable } from './items';
import { isometricView, type View } from './view';

/** Smallest and largest side of the floor, and the step between. */
const SIDES = { least: 340, room: 430, most: 1900, growth: 1.16 } as const;
/** Of the tallest thing on it, what a side of a tile has at least. */
const TALL_SHARE = 0.72;
/** What hangs on the wall of a room anyway. */
const BOARDS = new Set(['blackboard', 'whiteboard']);
/** Share of the picture that the tile takes. */
const FILL = 0.84;

interface Job {
  request: IllustrationRequest;
  cast: Cast;
  plan: StagePlan;
  penFor: PenFor;
  stage: Stage;
  light: SceneLightColors;
  definitions: Definitions;
}

/** Draws a brief as an isometric room or tile: everything on one grid at 30°, seen from above. */
export function drawIsometric(request: IllustrationRequest): Illustration {
  const job = prepared(request);
  const { brief, widthPx, heightPx } = request;
  const { light, definitions, plan, cast, penFor } = job;
  const layers = layersOf(job);
  const shows = brief.places.map(({ concept }) => concept);
  const grade = gradeOf(light, 0);
  const tint = tintFor(brief, request.variant);
  const tinted = (svg: string) => (tint ? regraded(svg, tint) : svg);
  const graded = layers.map((layer) => ({
    ...layer,
    svg: tinted(grade ? regraded(layer.svg, grade) : layer.svg),
  }));
  const drawn = { widthPx, heightPx, defs: tinted(definitions.markup), layers: graded };
  const place = { layers: [{ id: 'tile', shows, svg: '' }] };
  return {
    ...drawn,
    light: { key: light.light, shade: light.shade, brightness: light.brightness },
    outdoors: false,
    ...reportOf(
      brief,
      cast,
      plan,
      lookedAt(cast, { place }, { ...drawn, svg: svgOf(drawn) }),
      penFor,
    ),
  };
}

function prepared(request: IllustrationRequest): Job {
  const { brief, prompt, widthPx, heightPx, seed, variant } = request;
  const own = seedOfVariant({ seed, variant });
  const definitions = new Definitions(`i${own.toString(36)}-`);
  const accents = accentsFor(createRandom(own, `${prompt} recipe`), variant);
  const circumstances = circumstancesOf(brief);
  const light = sceneLightOf({ ...circumstances, random: createRandom(own, `${prompt} hour`) });
  const probe = probePen({ seed: own, label: prompt, accents });
  const cast = castOf(singled(brief));
  const plan = stagePlanOf(brief, cast.things, verbFrameOf, (thing) => buildOf(thing, probe));
  const pen = (label: string, pxPerCm: number) =>
    createPen({ definitions, seed: own, label: `${prompt} ${label}`, pxPerCm, accents });
  const stage: Stage = {
    widthPx,
    heightPx,
    pxPerCm: 1,
    camera: 'isometric',
    ...circumstances,
    parts: brief.places.map(({ concept }) => concept),
    focusX: 0.5,
    random: createRandom(own, `${prompt} place`),
    pen,
    light,
  };
  return { request, cast, plan, stage, light, definitions, penFor: (label) => pen(label, 1.5) };
}

/** Rooms of one request are furnished from other walls and other corners. */
const wallsOf = (variant: number) => ({
  leansLeft: variant % 2 === 1,
  startShare: variant % 4 < 2 ? 0.15 : 0.55,
});

/** The smallest floor on which everything finds a place. */
function planned(
  items: readonly Item[],
  ground: Omit<GroundPlan, 'side'>,
  wet: boolean,
  random: Stage['random'],
  walls: Pick<Floor, 'leansLeft' | 'startShare'>,
) {
  const area = items.reduce((sum, { print }) => sum + (print.width + 50) * (print.depth + 50), 0);
  let side = Math.max(
    ground.room ? SIDES.room : SIDES.least,
    Math.sqrt(area) * (ground.room ? 1.3 : 1.32),
    ground.room ? 0 : Math.max(0, ...items.map(({ print }) => print.height)) * TALL_SHARE,
  );
  for (;;) {
    const floor = { ...walls, side, ...(wet ? { waterFrom: side * 0.56 } : {}) };
    const placedItems = planFloor(
      items.map(({ print }) => print),
      floor,
      random,
    );
    if (placedItems.length === items.length || side > SIDES.most)
      return { floor, placed: placedItems };
    side *= SIDES.growth;
  }
}

/** A view in which the whole tile fits the picture. */
function viewOf({ widthPx, heightPx }: Stage, side: number, tallCm: number): View {
  const wide = side * 2 * 0.866;
  const high = side + tallCm + 34;
  const scale = Math.min((widthPx * FILL) / wide, (heightPx * FILL) / high);
  const top = (heightPx - high * scale) / 2 + tallCm * scale;
  return isometricView([widthPx / 2, top], scale);
}

/** What a room has along its walls, and then on its floor. */
function furnished(
  ground: GroundPlan,
  stage: Stage,
  spots: readonly Placed[],
  named: ReadonlySet<string>,
  penFor: PenFor,
): Extras {
  const along = furnishings(ground, stage, spots);
  const on = furniture(ground, stage, [...spots, ...along.placed], named, penFor);
  return { items: [...along.items, ...on.items], placed: [...along.placed, ...on.placed] };
}

/** Everything on the floor, where it stands, and the floor. */
function arranged({ request, cast, plan, penFor, stage }: Job) {
  const { brief } = request;
  const bare = groundOf(brief, cast, stage);
  const opened = openedBuilding(cast);
  const closed = plan.roots.filter(({ thing }) => thing.element.id !== opened?.elementId);
  const places = brief.places.map(({ concept }) => concept);
  const board = bare.room?.spec.hung.some(
    (fixture) => fixture === blackboard || fixture === whiteboard,
  )
    ? closed.find(({ thing }) => BOARDS.has(thing.concept.id))
    : undefined;
  const free = closed.flatMap((node) =>
    node === board ? node.children.map(({ bond: _, ...child }) => child) : [node],
  );
  const roots = bare.room ? free : withBuildings(closed, places);
  const asked = gathered(itemsOf(bare.room ? withTable(roots) : roots, penFor), roots);
  const isAfloat = asked.some(({ print }) => print.isAfloat);
  const wet = !bare.room && (hasWater(places) || isAfloat);
  const { floor, placed: spots } = planned(
    asked,
    bare,
    wet,
    stage.random,
    wallsOf(request.variant),
  );
  const ground: GroundPlan = { ...bare, ...floor };
  const named = new Set(cast.things.map(({ concept }) => concept.id));
  const extra = ground.room
    ? furnished(ground, stage, spots, named, penFor)
    : greenery(ground, stage, spots, penFor);
  return {
    ground,
    asked,
    items: [...asked, ...extra.items],
    spots: backToFront([...spots, ...extra.placed]),
    opened: opened?.elementId ?? board?.thing.element.id,
  };
}

function layersOf(job: Job): PaintedLayer[] {
  const { ground, asked, items, spots, opened } = arranged(job);
  const { stage } = job;
  const { side, room } = ground;
  const tallest = Math.max(0, ...spots.map(({ x, y, height }) => height - (x + y) / 2));
  const view = viewOf(stage, side, room ? WALL_HEIGHT_CM : tallest);
  const foot = view.at([side * 0.55, side * 0.55, -60]);
  const paper = tintsOf(stage).paper;
  const shell = tile(view, ground) + (room ? roomShell(view, ground, room.wall, stage, spots) : '');
  const things = spots.flatMap((spot, index): PaintedLayer[] => {
    const item = items.find(({ print }) => print.id === spot.id);
    if (!item) return [];
    return [
      {
        id: spot.id,
        role: asked.includes(item) ? 'subject' : 'scenery',
        depth: 0.3 + (0.6 * index) / spots.length,
        svg: drawItem(item, spot, view),
      },
    ];
  });
  const plain = backdrop(stage, paper, foot, side * view.pxPerCm * 0.98);
  return [
    { id: 'backdrop', role: 'backdrop', depth: 0, svg: plain },
    { id: 'tile', role: 'scenery', depth: 0.1, svg: markedIf(opened, shell) },
    ...things,
  ];
}

/** The walls of a room with what hangs on them. */
function roomShell(
  view: View,
  ground: GroundPlan,
  wall: Hex,
  stage: Stage,
  spots: readonly Placed[],
): string {
  // Everything is graded at the end: fixtures are drawn as by day.
  const day = { ...stage, light: { ...stage.light, brightness: 1 } };
  const decor = decorOf(createCanvas(day, 'room'), wall);
  return walls(view, ground.side, wall) + hung(view, ground, decor, spots);
}

/** Whether a brief asks for an isometric picture. */
export function isIsometric({ template, camera }: Brief): boolean {
  return template ? template.id === 'isometric' : camera === 'isometric';
}

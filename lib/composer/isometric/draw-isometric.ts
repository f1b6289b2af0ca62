import { type Hex, mix, toLch } from '@/lib/color/hex';
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
import { decorOf } from '../places/interiors/room';
import type { SceneLightColors, Stage } from '../places/place';
import { verbFrameOf } from '../understand';
import { arranged } from './arranged';
import type { Placed } from './floor-plan';
import type { Fixture } from '../places/interiors/fixture';
import { fallOver, ROCK_SHARE } from './ground-aloft';
import { deviceHeight } from './ground-device';
import { backdrop, type GroundPlan, hung, tile, WALL_HEIGHT_CM, walls } from './ground';
import { singled } from './setting';
import { drawItem, markedIf } from './draw-item';
import { isometricView, type View } from './view';

/** A device is larger than what stands on it. */
const DEVICE_SHARE = 1.16;
const DARK_WALL = 0.5;
const NIGHT = '#1a1446';
/** Share of the picture that the tile takes. */
const FILL = 0.92;
/** What falls over the edge of land in the air. */
const FALLING = /^(?:waterfall|river)$/;

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
      lookedAt(brief, cast, { place }, { ...drawn, svg: svgOf(drawn) }),
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

/** A view in which the whole tile fits the picture. */
function viewOf({ widthPx, heightPx }: Stage, side: number, tallCm: number, deepCm: number): View {
  const wide = side * 2 * 0.866;
  const high = side + tallCm + 34 + deepCm;
  const scale = Math.min((widthPx * FILL) / wide, (heightPx * FILL) / high);
  const top = (heightPx - high * scale) / 2 + tallCm * scale;
  return isometricView([widthPx / 2, top], scale);
}

function layersOf({ request, ...job }: Job): PaintedLayer[] {
  const { stage } = job;
  const ordered = { ...job, brief: request.brief, variant: request.variant };
  const { ground, asked, items, spots, opened, hung: named } = arranged(ordered);
  const { side, room, device } = ground;
  const tallest = Math.max(0, ...spots.map(({ x, y, height }) => height - (x + y) / 2));
  const raised = device ? Math.max(tallest, deviceHeight(device, side) + 30) : tallest;
  const isAloft = ground.aloftId !== undefined;
  const span = device ? side * DEVICE_SHARE : side;
  const view = viewOf(stage, span, room ? WALL_HEIGHT_CM : raised, isAloft ? side * ROCK_SHARE : 0);
  const foot = view.at([side * 0.55, side * 0.55, isAloft ? -side * 0.62 : -60]);
  const paper = paperOf(stage, room?.wall);
  const falls = isAloft && stage.parts.some((part) => FALLING.test(part));
  const shell =
    tile(view, ground) +
    (falls ? fallOver(view, side) : '') +
    (room ? roomShell(view, ground, room.wall, stage, spots, named) : '');
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

/** A dark room floats in the dark. */
function paperOf(stage: Stage, wall: Hex | undefined): Hex {
  const isDark = wall !== undefined && toLch(wall).lightness < DARK_WALL;
  return isDark ? mix(wall, NIGHT, 0.5) : tintsOf(stage).paper;
}

/** The walls of a room with what hangs on them. */
function roomShell(
  view: View,
  ground: GroundPlan,
  wall: Hex,
  stage: Stage,
  spots: readonly Placed[],
  named: readonly Fixture[],
): string {
  // Everything is graded at the end: fixtures are drawn as by day.
  const day = { ...stage, light: { ...stage.light, brightness: 1 } };
  const decor = decorOf(createCanvas(day, 'room'), wall);
  return (
    walls(view, ground.side, wall, ground.room?.spec.wallStyle) +
    hung(view, ground, decor, spots, named)
  );
}

/** Whether a brief asks for an isometric picture. */
export function isIsometric({ template, camera }: Brief): boolean {
  return template ? template.id === 'isometric' : camera === 'isometric';
}

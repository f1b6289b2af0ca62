import type { Hex } from '@/lib/color/hex';
import type { Random } from '@/lib/random/random';
import { darker } from '../../../palette/tones';
import { clamp } from '@/lib/svg/point';
import { createCanvas } from '../../canvas';
import { type Ground, kindIn, type PlaceDrawing, type Stage } from '../../place';
import type { Outlook } from './outlook';
import type { Room } from './stand';
import type { Piece, ScenePlan } from './plan';
import { SCENE_PLANS } from './plans';
import { LAMPLIT, viewOf } from './view';
import { wallPattern } from './wall-pattern';
import { beams, lightOnFloor, shellMarkup, windowIn } from './walls';

/** Rooms without anybody in the foreground: seen from one end, furnished from wall to wall. */

const ACCENTS: readonly (readonly [Hex, Hex, Hex, Hex])[] = [
  ['#c9503a', '#e0a84a', '#4f8a86', '#5a6ab0'],
  ['#d9704a', '#f0c05a', '#4a7fa8', '#6a5a9a'],
  ['#c9607a', '#efb860', '#5f9a7a', '#4a6a9a'],
];
const WOODS: readonly [Hex, ...Hex[]] = ['#b07a4a', '#9a6844', '#c08a58'];
const HALF_M = 3;
const BACK_M = 9;
/** How far in the main things would stand. */
const MAIN_DEPTH = 0.5;

/** Whether a room has a plan of its own, and what the prompt names of it stands in it already. */
export function isScenePlan(place: string): boolean {
  return place in SCENE_PLANS;
}

/** Everything that a planned room has, by the concepts of it. */
export function hasOfItsOwn(place: string, concept: string): boolean {
  return (
    (SCENE_PLANS[place]?.pieces ?? []).some(({ shows }) => shows.includes(concept)) ||
    (concept === 'window' && SCENE_PLANS[place]?.window !== undefined)
  );
}

const OUTLOOKS: Readonly<Record<string, Outlook>> = {
  city: 'city',
  street: 'city',
  rooftop: 'city',
  sea: 'sea',
  beach: 'sea',
  coast: 'sea',
  lake: 'mountains',
  mountains: 'mountains',
  valley: 'mountains',
  'snow-field': 'mountains',
  forest: 'forest',
  jungle: 'forest',
};
/** Rooms in town look out on it. */
const URBAN = new Set([
  'cafe',
  'bar',
  'restaurant',
  'office',
  'lobby',
  'grand-lobby',
  'shop',
  'bookshop',
  'bakery',
]);

function outlookOf(id: string, { parts }: Stage): Outlook {
  const told = parts.map((part) => OUTLOOKS[part]).find((found) => found !== undefined);
  return told ?? (URBAN.has(id) ? 'city' : 'hills');
}

/** From so far back on the middle of the floor is behind whoever is in the room: a restaurant keeps its tables there. */
const BEHIND_M = 6.4;

/** Pieces as they are seen, the farthest first. */
function piecesOf({ pieces }: ScenePlan, stage: Stage): readonly Piece[] {
  const { things = new Set(), subject, isBare } = stage;
  const isTold = ({ shows }: Piece) => shows.some((concept) => things.has(concept));
  if (isBare) return subject ? [] : pieces.filter(isTold).sort((a, b) => b.z - a.z);
  // Who is in the room has the floor, and what is told of stands there with them.
  const isBehind = (piece: Piece) => !piece.isMiddle || piece.z >= BEHIND_M;
  const isFree = (piece: Piece) => !subject || (isBehind(piece) && !isTold(piece));
  const isThere = (piece: Piece) =>
    (!piece.isAsked || isTold(piece)) &&
    ![...things].some((thing) => piece.unless?.test(thing)) &&
    isFree(piece);
  return pieces.filter(isThere).sort((a, b) => b.z - a.z);
}

const ZOOM = 0.92;

/** Upright pictures are seen from farther away, so that both walls are in them. */
function zoomOf({ zoom = 1 }: ScenePlan, aspect: number): number {
  return ZOOM * (1 + (zoom - 1) * clamp((aspect - 0.6) / 0.73, 0, 1));
}

function roomOf(stage: Stage, plan: ScenePlan, id: string): { room: Room; random: Random } {
  const canvas = createCanvas(stage, id);
  const { random, widthPx, heightPx } = canvas;
  const aspect = widthPx / heightPx;
  const view = viewOf(canvas, {
    halfM: HALF_M * Math.max(0.86, Math.min(1.5, aspect * 0.8)),
    highM: plan.highM ?? 3,
    backM: BACK_M,
    zoom: zoomOf(plan, aspect),
    eye: [0.44, 0.44],
  });
  const room: Room = {
    ...view,
    wood: stage.style?.wood ?? kindIn(stage, WOODS),
    accents: stage.style?.accents ?? kindIn(stage, ACCENTS as [(typeof ACCENTS)[number]]),
    isDark: canvas.air.light.brightness < LAMPLIT,
  };
  return { room, random };
}

export function drawSceneRoom(id: string, stage: Stage): PlaceDrawing | undefined {
  const plan = SCENE_PLANS[id];
  if (!plan) return undefined;
  const { room, random } = roomOf(stage, plan, id);
  const { canvas } = room;
  const kinds = kindIn({ ...stage, random }, plan.walls as [readonly [Hex, Hex]]);
  const paint = stage.walls ?? (stage.style && kindIn({ ...stage, random }, stage.style.walls));
  const [left, back] = paint ? [darker(paint, 0.08), paint] : kinds;
  const { ceiling } = plan;
  const floor = stage.style?.floor ?? plan.floor;
  canvas.add({
    id: 'shell',
    role: 'backdrop',
    depth: 0,
    svg:
      shellMarkup(room, { left, back, floor, ceiling }, plan.floorStyle) +
      (stage.style?.wallStyle ? wallPattern(room, stage.style.wallStyle, back) : '') +
      (plan.beams ? beams(room, plan.beams) : ''),
    shows: [id, 'wall', 'floor'],
  });
  if (plan.window) {
    const { weather } = stage;
    const shows = ['window', ...stage.parts.filter((part) => part in OUTLOOKS)];
    canvas.add({
      id: 'window',
      role: 'backdrop',
      depth: 0.002,
      svg: windowIn(room, 'right', plan.window, outlookOf(id, stage), '#6b4438'),
      shows: weather === 'clear' ? shows : [...shows, weather],
    });
    const strength = room.isDark ? 0.12 : 0.34;
    canvas.add({
      id: 'light',
      role: 'backdrop',
      depth: 0.004,
      svg: lightOnFloor(room, plan.window, strength),
    });
  }
  piecesOf(plan, stage).forEach((piece, index) => {
    const told = piece.shows.map((concept) => stage.furniture?.get(concept)).find(Boolean);
    canvas.add({
      id: `piece-${index + 1}`,
      depth: 0.01 + index * 0.001,
      svg: piece.draw(room, told, stage.chairCount),
      shows: piece.shows,
    });
  });
  return { layers: canvas.layers, ground: groundOf(stage, room), spots: canvas.spots };
}

/** The floor from the far wall to the front edge. */
function groundOf({ heightPx, pxPerCm }: Stage, room: Room): Ground {
  const [, far] = room.at([0, 0, room.back]);
  const farScale = room.scaleAt(room.back) / 100;
  return {
    yAt: (depth) => far + (heightPx - far) * depth,
    pxPerCmAt: (depth) => farScale + ((pxPerCm - farScale) * depth) / MAIN_DEPTH,
    mainDepth: MAIN_DEPTH,
  };
}

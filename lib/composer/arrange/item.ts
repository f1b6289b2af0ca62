import { type Edges, edgesOf, type Point } from '@/lib/svg/point';
import type { Concept } from '../concepts/concept';
import type { RoomSide } from '../brief';
import type { FarShore } from '../places/place';
import type { Cast } from './featured';
import type { Outline } from './outline';

/** What layouts are made of: boxes of clusters in their own centimetres, and where they end up in pixels. */
export interface Item {
  /** The element it begins with. */
  id: string;
  /** All elements in it. */
  elements: readonly string[];
  /** In centimetres, its own frame. */
  box: Edges;
  /** What of the box it covers, measured when it is asked for; all of it where that is not known. */
  outline?: () => Outline;
  /** Where its face is, or the heads of those in it. */
  head?: Edges;
  layer: 'main' | 'scenery' | 'sky' | 'wall';
  kind: Concept['kind'];
  isActor: boolean;
  /** The first building that is named, of a picture that begins with it: nothing beside it makes it small. */
  isLead?: boolean;
  /** Stands close to the next of its kind: they hold hands, they hug. */
  isClose?: boolean;
  /** How far before its middle a hand is held out, in its own centimetres. */
  reachCm?: number;
  /** Arms go around the other. */
  isEmbracing?: boolean;
  /** Walks beside who it stands close to, the same way. */
  isStrolling?: boolean;
  /** Turned away from who it stands close to. */
  isAverted?: boolean;
  /** It swims in the middle of the water. */
  isAdrift?: boolean;
  /** A pole with somebody on it: only its upper end has to be seen. */
  isPerch?: boolean;
  /** The moon: somebody alone at night has it behind the head. */
  isMoon?: boolean;
  /** Goes before somebody, the same way. */
  isAhead?: boolean;
  /** It is on its way: several of it all go the same way. */
  isGoing?: boolean;
  /** How far from its middle its handle is, in its own centimetres. */
  handleCm?: number;
  /** Somebody sits in or on it, who looks where it is turned. */
  isManned?: boolean;
  /** Is said by or thought of somebody: it belongs over a head. */
  isSpoken?: boolean;
  /** It is many small things at once, all over the upper picture: confetti. */
  isScattered?: boolean;
  /** It is one of many on their way down or up, all over the air. */
  drift?: 'down' | 'up';
  /** It is what others stand before, from side to side: a wall. */
  isBackdrop?: boolean;
  /** Lives or lies in water: it is put there, where the place has some. */
  isAquatic?: boolean;
  /** The world knows it by sight: it is seen whole. */
  isSight?: boolean;
  /** It is told to be far away: it stands near the horizon. */
  isFarAway?: boolean;
  /** Its number was not told: it lies about in the picture. */
  isStrewn?: boolean;
  /** Edges of what it is there for, in its own centimetres: the squirrel of a table with a squirrel on it. */
  focus?: Edges;
  /** Who acts in it, in its own centimetres, and all of it that has to stay in the frame with them. */
  cast?: Cast;
  /** Somebody or some animal is what it is there for. */
  isFocusLive?: boolean;
  /** Hangs from a ceiling, over whoever it is told to be over. */
  isOverhead?: boolean;
  /** A hand holds it, and the arm leaves the picture: it throws no shadow on the table. */
  isInHand?: boolean;
  /** It bursts behind the first thing, to both its sides. */
  isBurst?: boolean;
  /** It is a small thing of which a handful lies about: nuts, berries. */
  isLoose?: boolean;
  /** A stalk, a leaf or a flower that fans out from behind goods. */
  isSprig?: boolean;
  /** It is made in pairs, which are alike. */
  isPaired?: boolean;
  /** It lies a little turned, as it was put down. */
  isAslant?: boolean;
  /** It floats over what others stand on. */
  isLevitating?: boolean;
  /** Flies over the land, higher than what floats. */
  isFlying?: boolean;
  /** It goes down or up a slope. */
  incline?: 'downhill' | 'uphill';
  /** It lies or sits on the slope as a board does. */
  isSliding?: boolean;
  /** It is in the air with who jumps on it. */
  isAirborne?: boolean;
  /** It may be cut by the frame, as what else is in a room. */
  isYielding?: boolean;
  /** It spans the river of a place that has one. */
  isBridge?: boolean;
  /** Where water cuts it, in its own centimetres; it floats. */
  waterlineCm?: number;
  /** Where in a room it belongs. */
  room?: RoomPart;
}

/** Where in a room something belongs, by its kind. */
export type RoomRole =
  'rug' | 'opening' | 'wall' | 'ceiling' | 'along' | 'table' | 'seat' | 'aside';

export interface RoomPart {
  concept: string;
  role: RoomRole;
  /** Where in the room it is told to be. */
  side?: RoomSide;
}

export interface Spot {
  item: Item;
  /** Where its origin is, pixels. */
  x: number;
  y: number;
  pxPerCm: number;
  mirrored: boolean;
  /** Of the air before it, what dims it: what a picture is about stays clear however far it is. */
  airShare?: number;
  /** It hangs over something: its shadow is not at its feet. */
  isAloft?: boolean;
  /** How far under it its shadow lies, pixels. */
  liftPx?: number;
  /** On a wall, how much larger than by the wall's own measure it is drawn. */
  wallScale?: number;
  /** It stands over main things, as a lamp or a roof does, and keeps its measure beside them. */
  isOver?: boolean;
  /** It lies on what is seen from above. */
  isFlat?: boolean;
  /** It stands on a podium of its own. */
  isRaised?: boolean;
  /** Turned about a point of its own, in its own centimetres. */
  tilt?: Tilt;
  /** What it touches: all with the same tie move together. */
  tie?: string;
  /** 0 far to 1 near, for the order of painting and for haze. */
  depth: number;
}

/** A turn clockwise in the thing's own frame, which a mirrored thing makes the other way. */
export interface Tilt {
  degrees: number;
  pivot: Point;
}

export interface Frame {
  widthPx: number;
  heightPx: number;
  /** Pixels from the top where something at a depth stands. */
  groundAt(depth: number, xShare: number): number;
  mainDepth: number;
  frontsDepth?: number;
  far?: FarShore;
  /** Houses stand against the sky. */
  hasRoofs?: boolean;
  /** A rainbow spans the sky behind the land. */
  hasBow?: boolean;
}

/** How the picture is taken and how its things stand together. */
export interface Recipe {
  camera: 'wide' | 'medium' | 'close';
  arrangement: 'row' | 'together' | 'steps' | 'apart';
  /** Share of the frame's height that the main things take. */
  fill: number;
  /** Share of the width about which they stand. */
  focusX: number;
  /** Share of the height at which they stand, where the place lets them. */
  baseY: number;
  /** Whether the row runs from right to left. */
  flipped: boolean;
  /** Whether the first thing faces left. */
  mirrored: boolean;
  /** Things lie side by side, seen from above. */
  isFlat?: boolean;
  /** It is a room with its told furniture along the wall, on it and before it. */
  isInterior?: boolean;
  /** They stand in a place that has a size of its own: small things are small there. */
  isSet?: boolean;
  /** Who is in it is told to be tiny, and the camera stays away. */
  isOfTiny?: boolean;
  /** They stand close on a table, as a still life. */
  isStill?: boolean;
  /** A close view was asked for: things on a table fill the picture. */
  isCloseUp?: boolean;
  /** What they stand on is to be seen under them: a podium, a rock. */
  isRaised?: boolean;
  /** Each of several stands on a podium of its own. */
  areOnPodiums?: boolean;
  /** This side of the page is left to words: all stands on the other. */
  clearSide?: 'left' | 'right';
  /** How much nearer the camera goes to the finished picture where all that is named stays in it, and where its subject is then. */
  zoom?: number;
  /** Its camera was asked for, or leaves room for words: it goes no nearer. */
  isAsIs?: boolean;
  /** How much smaller than it could be all is laid out, so that the camera may choose what of a fixed place it shows. */
  reserve?: number;
  /** Of the width or the height, what the main things take at most where the camera goes near. */
  reach?: number;
  /** Of the height alone, the same, where words are over them. */
  reachDown?: number;
  /** How far behind where a fixed place has its middle things stand, of the depth that is there: higher in the picture. */
  back?: number;
  aimX?: number;
  aimY?: number;
  /** The place is seen the other way round. */
  isTurned?: boolean;
  /** Which of several kinds of wall, form or table a place takes: the pictures of one request take others. */
  turn?: number;
  /** The picture leaves room for words, or is asked to be taken from afar: the camera goes near to nothing. */
  isFar?: boolean;
}

export const heightOf = ({ box }: Item): number => Math.max(0.1, box.bottom - box.top);
export const widthOf = ({ box }: Item): number => Math.max(0.1, box.right - box.left);

/** Where a point is after a turn about another. */
function turned([x, y]: Point, { degrees, pivot: [px, py] }: Tilt): Point {
  const angle = (degrees * Math.PI) / 180;
  const [a, b] = [x - px, y - py];
  return [
    px + a * Math.cos(angle) - b * Math.sin(angle),
    py + a * Math.sin(angle) + b * Math.cos(angle),
  ];
}

/** What a turned drawing is moved by: the turn is about its origin, and its pivot stays. */
export const shiftOf = (tilt: Tilt): Point => turned([0, 0], tilt);

function boxIn({ item: { box }, tilt }: Spot): Edges {
  if (!tilt) return box;
  const { left, top, right, bottom } = box;
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return edgesOf(corners.map((corner) => turned(corner, tilt)));
}

/** Edges of what stands at a spot, in pixels. */
export function edgesIn(spot: Spot): Edges {
  const { x, y, pxPerCm, mirrored } = spot;
  const box = boxIn(spot);
  const [left, right] = mirrored ? [-box.right, -box.left] : [box.left, box.right];
  return {
    left: x + left * pxPerCm,
    top: y + box.top * pxPerCm,
    right: x + right * pxPerCm,
    bottom: y + box.bottom * pxPerCm,
  };
}

/** How a picture is seen otherwise: what was at `from` is at `to`, all else `scale` times as far from it. Pixels. */
export interface Move {
  from: Readonly<Record<'x' | 'y', number>>;
  to: Readonly<Record<'x' | 'y', number>>;
  scale: number;
}

export const movedTo = (spot: Spot, { from, to, scale }: Move): Spot => ({
  ...spot,
  x: to.x + (spot.x - from.x) * scale,
  y: to.y + (spot.y - from.y) * scale,
  pxPerCm: spot.pxPerCm * scale,
});

/** The main things moved together, with what stands over them; what is behind and above them stays. */
export const mainMoved = (spots: readonly Spot[], move: Move): Spot[] =>
  spots.map((spot) => (spot.item.layer === 'main' || spot.isOver ? movedTo(spot, move) : spot));

/** Where an item's origin has to be for the middle of its box to be at `middle`. */
export function originAt(
  { box }: Item,
  middle: number,
  pxPerCm: number,
  mirrored: boolean,
): number {
  return middle - ((box.left + box.right) / 2) * pxPerCm * (mirrored ? -1 : 1);
}

/** What counts of a thing's size: long low things are as large as they are long. */
export function sizeOf(item: Item): number {
  return Math.max(heightOf(item), widthOf(item) * 0.6);
}

/** Sizes keep their ratio from a quarter to three times the leading thing, softened; beyond it they are compressed. */
const SOFTENED = 0.74;
const COMPRESSED = 0.4;
const NEAR = { least: 0.25, most: 3 } as const;

/** How large something is drawn, of another: both in the same unit. */
export function drawnRatio(ratio: number): number {
  const { least, most } = NEAR;
  if (ratio < least) return least ** SOFTENED * (ratio / least) ** COMPRESSED;
  if (ratio > most) return most ** SOFTENED * (ratio / most) ** COMPRESSED;
  return ratio ** SOFTENED;
}

/** Drawn centimetres per true centimetre, for an item beside the leading one. */
export function exaggeration(item: Item, leadCm: number): number {
  const ratio = sizeOf(item) / leadCm;
  return drawnRatio(ratio) / ratio;
}

import type { Hex } from '@/lib/color/hex';
import type { Random } from '@/lib/random/random';
import type { Brief } from '../brief';
import type { Pen } from '../kit/pen';
import type { Edges, Point } from '@/lib/svg/point';
import type { RoomStyle } from './qualities/quality';
import type { WoodKind } from './worlds/woods/kinds.data';

/**
 * A place is what is around the things of a picture. It is drawn in PIXELS of the picture: layers back
 * to front, with a ground on which things can be put at any depth, and named spots where they belong.
 */
export interface Place {
  id: string;
  draw(stage: Stage): PlaceDrawing;
}

export interface Stage {
  widthPx: number;
  heightPx: number;
  /** Pixels of a centimetre where the main things stand: what the place draws beside them fits to it. */
  pxPerCm: number;
  camera: NonNullable<Brief['camera']>;
  /** How far the ground under the main things goes down a pixel to the right, where they are on a slope. */
  fall?: number;
  /** The picture ends at the chest of whoever is in it. */
  isOfFaces?: boolean;
  hour: NonNullable<Brief['hour']>;
  weather: NonNullable<Brief['weather']>;
  season: NonNullable<Brief['season']>;
  /** Ids of all place concepts that were asked for: a hill place draws `road` and `mountains` too. */
  parts: readonly string[];
  /** Colours of what the prompt names of a room that draws it itself, by concept. */
  furniture?: ReadonlyMap<string, Hex>;
  /** How many chairs are told at the table of such a room. */
  chairCount?: number;
  /** Concepts of named things that the place draws itself: trees of its wood, the bow in its sky. */
  grown?: ReadonlySet<string>;
  /** Concepts of the things in the picture: a room has no second sofa of its own. */
  things?: ReadonlySet<string>;
  /** Where the main things will stand, as a share of the width, 0 to 1: open ground is kept there. */
  focusX: number;
  /** Where the main things would best stand, as a share of the height; places whose floor lies elsewhere keep theirs. */
  standY?: number;
  /** Where the horizon of open country is asked to lie, as a share of the height. */
  horizon?: number;
  /** Edges of the main things together, as shares of the picture, before the place is known. */
  subject?: Edges;
  /** Where everything will stand on a ground, in pixels: what grows in front of it is left out. */
  standing?: (ground: Ground) => readonly Standing[];
  /** A room whose furniture is told: where its wall meets the floor, its measure, and edges of all that is in it. */
  interior?: {
    floorPx: number;
    pxPerCm: number;
    taken: readonly Edges[];
    /** What hangs from the ceiling and has no cord of its own. */
    hungs: readonly Edges[];
  };
  /** Which of several kinds of wall, form or table it takes; the pictures of one request count on. By chance where left out. */
  turn?: number;
  /** The table that things stand on, as it was told. */
  surface?: Surface;
  /** The things stand close on it, as a still life. */
  isStill?: boolean;
  /** Each stands on a podium of its own. */
  areOnPodiums?: boolean;
  /** What throws its light or shadow on the wall of a quiet backdrop. */
  thrown?: 'window' | 'leaf' | 'glow';
  /** The colour that a quiet backdrop is asked to have. */
  background?: Hex;
  /** Houses of a town that the prompt is about: the colour that they are asked to have, and whether one is meant. */
  town?: { paint?: Hex; isSingle: boolean };
  /** The picture is of one tree. */
  isLoneTree?: boolean;
  /** Something in it is told to be alone: no house or fence is put there. */
  isSolitary?: boolean;
  /** What the picture is of stands on a hill. */
  isOnHill?: boolean;
  /** The sea is in high waves. */
  isRough?: boolean;
  /** Its sky is full of stars. */
  isStarry?: boolean;
  /** The colour that the walls of a room are told to have. */
  walls?: Hex;
  /** What the walls of a room are told to be made of. */
  wallStyle?: 'brick' | 'stone' | 'tiles' | 'planks';
  /** In what style its room is told to be. */
  style?: RoomStyle;
  /** It is in the north: no palms grow at its shores. */
  isNorthern?: boolean;
  /** Its road is told to wind. */
  isWinding?: boolean;
  /** Somebody skates on the ground: it is ice. */
  isIce?: boolean;
  /** The ground is wet, and gives back what stands on it. */
  isWet?: boolean;
  /** What the prompt says of its woods. */
  wood?: { kind?: WoodKind; isDark?: boolean };
  /** The city is an old one: roofs, domes and spires, and no towers of glass. */
  isOldTown?: boolean;
  /** A room that is told to be empty: it has its walls and windows, and no furniture of its own. */
  isBare?: boolean;
  /** Its signs are of neon. */
  hasNeon?: boolean;
  /** Its chimneys smoke. */
  isSmoking?: boolean;
  /** The main things float: where there is water, it reaches them. */
  isAfloat?: boolean;
  /** Somebody has houses or trees on the back. */
  bearsLand?: boolean;
  /** A sun or a moon is among the things: the sky has none of its own. */
  hasOrb?: boolean;
  random: Random;
  /** A pen for something `depth` away, drawn at a scale of its own. */
  pen(label: string, pxPerCm: number): Pen;
  light: SceneLightColors;
}

/** One of several kinds, of which the pictures of one request take others. */
export function kindIn<T>(
  { turn, random }: Pick<Stage, 'turn' | 'random'>,
  kinds: readonly [T, ...T[]],
): T {
  const drawn = random.pick(kinds);
  return turn === undefined ? drawn : (kinds[turn % kinds.length] ?? drawn);
}

/** What a table is made of, where that was told, or what stands under the things instead of one. */
export interface Surface {
  color?: Hex;
  /** `wooden`, `silk`, `sand`: as the top is drawn. */
  material?: string;
  /** `rock`, `tree-stump`, `cloth`: by its concept, what is put under them. */
  stand?: string;
  /** It is one board or slab, on a table of its own. */
  isPiece?: boolean;
  /** It is checked. */
  isChecked?: boolean;
}

/** Something in the picture: its edges in pixels, and how near it is. */
export interface Standing extends Edges {
  depth: number;
  /** Belongs in water. */
  isAquatic: boolean;
  /** Goes on wheels. */
  isVehicle?: boolean;
  /** Stands on a podium of its own. */
  isRaised?: boolean;
}

/** The colours of an hour: everything in the picture is graded by them. */
export interface SceneLightColors {
  skyTop: Hex;
  skyMiddle: Hex;
  skyLow: Hex;
  /** Key light. */
  light: Hex;
  /** Ambient colour that shadows take. */
  shade: Hex;
  /** What distance fades to. */
  haze: Hex;
  /** 0 no haze to 1. */
  hazeStrength: number;
  /** 0 night to 1 noon. */
  brightness: number;
}

export interface PlaceLayer {
  /** Readable, unique in the place: `sky`, `far-hills`, `counter`. */
  id: string;
  role: 'backdrop' | 'scenery' | 'foreground' | 'atmosphere';
  /** 0 at the horizon to 1 nearest: things at a greater depth are painted over it. */
  depth: number;
  svg: string;
  /** Place concepts that this layer shows: `mountains`. */
  shows?: readonly string[];
  /** Keeps to the edges of the picture, however near the place is seen. */
  isOfFrame?: true;
}

export interface PlaceDrawing {
  layers: PlaceLayer[];
  ground: Ground;
  /** Where things of the place's kind belong. */
  spots: PlaceSpot[];
}

/** The floor of a picture: where something at a depth meets it, and how large a centimetre is there. */
export interface Ground {
  /** Pixels from the top at `depth` 0 (horizon, far wall) to 1 (front edge), at a share of the width. */
  yAt(depth: number, xShare: number): number;
  pxPerCmAt(depth: number): number;
  /** Depth at which the main things stand. */
  mainDepth: number;
  /** Depth at which houses stand that are named in it, where it has a line of its own for them. */
  frontsDepth?: number;
  /** A far shore, where what a city is known by stands; what spans the water before it has its foot lower. */
  far?: FarShore;
}

export interface FarShore {
  yPx: number;
  spanPx: number;
  depth: number;
}

export interface PlaceSpot {
  kind:
    | 'wall'
    | 'table'
    | 'counter'
    | 'shelf'
    | 'window'
    | 'water'
    | 'sky'
    | 'branch'
    | 'door'
    | 'road';
  at: Point;
  widthPx: number;
  pxPerCm: number;
  depth: number;
}

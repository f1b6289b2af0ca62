import type { Hex } from '@/lib/color/hex';
import type { Edges } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Ground, PlaceLayer } from '../place';

/** A place on which a quality is laid: what it is drawn on, its ground, and what stands there. */
export interface Told {
  canvas: Canvas;
  ground: Ground;
  /** Layers of the place as it is without the quality. */
  layers: readonly PlaceLayer[];
  isRoom: boolean;
  /** The top of a table is the ground. */
  isTop: boolean;
  /** Concepts of the place and its parts. */
  parts: readonly string[];
  /** From which depth on the ground is land, and not water. */
  landFrom: number;
  /** The wind blows to the right, or to the left. */
  windWay: 1 | -1;
  /** Where the main things are, in pixels, and how near. */
  things: readonly (Edges & { depth: number })[];
}

/** Adds the layers that show a quality to the canvas of the place. */
export type Effect = (told: Told) => void;

/** Light that lies over a whole picture. */
export interface Veil {
  /** Over everything, and how much of it, 0 to 1. */
  over: readonly [Hex, number];
  /** Towards the edges, and how much of it at the corners. */
  edges: readonly [Hex, number];
}

/** In what colours a place is done over: how much colour stays, towards what and how far. */
export interface Toning {
  chroma: number;
  cast: Hex;
  share: number;
  /** How much lighter, less than 0 darker. */
  lighter?: number;
}

/** What rooms of a style are made of. */
export interface RoomStyle {
  walls: readonly [Hex, ...Hex[]];
  floor: Hex;
  wood: Hex;
  accents: readonly [Hex, Hex, Hex, Hex];
  wallStyle?: 'plain' | 'brick' | 'stone' | 'planks' | 'panelling' | 'stripes' | 'tiles';
}

export interface Quality {
  /** Only where it is: rooms, the open air, the tops of tables, or all of them where left out. */
  where?: 'rooms' | 'outdoors' | 'tops';
  veil?: Veil;
  toning?: Toning;
  style?: RoomStyle;
  /** Layers of the place that show it as they are. */
  shownBy?: RegExp;
  /** Its trees and grasses lean, all one way. */
  isLeaning?: true;
  effects?: readonly Effect[];
}

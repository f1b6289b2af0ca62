import type { Hex } from '@/lib/color/hex';
import type { Edges } from '@/lib/svg/point';
import type { KitDrawing } from '../../part';
import type { Pen } from '../../pen';
import type { WallMaterial } from '../ridged/wall';

/** The building that something is built onto, in its own centimetres. */
export interface Host {
  box: Edges;
  anchors: KitDrawing['anchors'];
  /** Of its walls and its roof. */
  color: Hex;
  roofColor: Hex;
  material: WallMaterial;
  lit: boolean;
}

/** What is told of the part. */
export interface Told {
  /** Of the part itself, where it is told; else it takes the building's. */
  color: Hex | undefined;
  count: number;
}

/** A part of a building that its drawing has not: what is behind the building and what is before it, and the edges of both. */
export interface Added {
  behind: string;
  before: string;
  box: Edges;
  /** How much higher the building stands, on what is under it. */
  raisedCm?: number;
}

export type Addition = (pen: Pen, host: Host, told: Told) => Added;

export const widthOfHost = ({ box }: Host): number => box.right - box.left;
export const heightOfHost = ({ box }: Host): number => -box.top;

import type { Hex } from '@/lib/color/hex';
import type { Point } from '@/lib/svg/point';
import type { Pose } from '../../actor';
import type { Pen } from '../../pen';
import type { Expression } from '../core/features';
import type { Piece } from '../core/piece';

/** Animals with a shape of their own: in hundredths of their length, facing right. */
export interface Creature {
  /** Length of the animal as drawn, 100 units. */
  lengthCm: number;
  colors: CreatureColors;
  /** What swims and flies has its middle at the origin, what stands its feet. */
  floats?: boolean;
  draw(pen: Pen, look: CreatureLook): CreatureDrawing;
  /** Out of the water, with what it throws up; otherwise its body is turned. */
  leap?(pen: Pen, look: CreatureLook): CreatureDrawing;
}

export interface CreatureColors {
  coat: Hex;
  belly?: Hex;
  mark?: Hex;
  fin?: Hex;
}

export interface CreatureLook extends Required<CreatureColors> {
  /** All its arms are held up, with something at the end of each. */
  raised: boolean;
  expression: Expression;
  pose: Pose;
}

export interface CreatureDrawing {
  piece: Piece;
  head: Point;
  headSpan: number;
  /** Where a hat sits, if not half a head over the middle of it. */
  crown?: Point;
  eyes: Point;
  mouth: Point;
  back: Point;
  /** Where a scarf is wound, and how wide it is there, if not below and behind a head that looks to the right. */
  neck?: { at: Point; span: number };
  /** Where arms, fins or feelers that hold things start. */
  arm: Point;
  armWidth: number;
  /** The ends of raised arms, from the highest to the lowest, near and far in turn. */
  ends?: readonly Point[];
  /** Where water cuts it, if it is drawn with that. */
  surface?: Point;
}

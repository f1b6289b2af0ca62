import type { z } from 'zod';
import type { Edges, Point } from '@/lib/svg/point';
import type { Pen } from './pen';

/**
 * A part of the kit draws one kind of thing from parameters, always in the same frame: CENTIMETRES of
 * the real thing, x to the right, y down as in SVG, the origin on the ground (or the table) under its
 * middle; what hangs has its origin at the hook, what flies at its middle. Things that have a side face
 * to the right; who places them mirrors them, and turns the light so that it stays one. Colours are
 * those of plain daylight (`palette/house.ts`).
 */
export interface KitDrawing {
  /** Everything, or, where something can be inside or on it, what is behind that. */
  svg: string;
  /** What covers an occupant: the near arm of a chair, the front wall of a boat, the rim of a cup. */
  front?: string;
  /** Edges of what is drawn. */
  box: Edges;
  /** The thing itself, where the box also holds what rises from it. */
  body?: Edges;
  anchors: Partial<Record<AnchorName, Anchor>>;
}

export interface Anchor {
  at: Point;
  /** Which way it points, degrees clockwise from the right. */
  angleDegrees?: number;
  /** How wide something there may be. */
  spanCm?: number;
}

/**
 * Where other things meet this one.
 * - `top` what stands on it rests here, `topFar` on its other pan; `seat` who sits on it, at the pelvis, `seatFar` at its
 *   other end; `bed` who lies on it
 * - `inside` the middle of its hollow; `surface` where it is cut by water or earth
 * - `grip`, `gripFar` where hands hold it; `handle` where a second hand steers or pushes it
 * - `pedal`, `stirrup` where feet rest; `mouth` where it is drunk from or blown; `tip` its working end
 * - `screen`, `label`, `page` its face for pictures and words; `door`; `roof`; `chimney`; `window`; `wall`
 * - of living things `head` (middle), `crown` (where a hat sits), `eyes`, `mouth`, `neck`, `chest`,
 *   `back` (where a rider sits), `hand`, `handFar`, `lap`, `shoulder`, `shoulderFar`, `elbow`, `elbowFar`, `waist`, `ear`,
 *   `knee`, `foot`, `footFar`, `tail`
 * - `branch`, `trunk`, `blossom` of plants
 */
export type AnchorName =
  | 'top'
  | 'topFar'
  | 'seat'
  | 'seatFar'
  | 'bed'
  | 'inside'
  | 'surface'
  | 'grip'
  | 'gripFar'
  | 'handle'
  | 'pedal'
  | 'stirrup'
  | 'mouth'
  | 'tip'
  | 'screen'
  | 'label'
  | 'page'
  | 'door'
  | 'roof'
  | 'chimney'
  | 'window'
  | 'wall'
  | 'head'
  | 'crown'
  | 'eyes'
  | 'neck'
  | 'chest'
  | 'back'
  | 'hand'
  | 'handFar'
  | 'lap'
  | 'shoulder'
  | 'shoulderFar'
  | 'elbow'
  | 'elbowFar'
  | 'waist'
  | 'ear'
  | 'knee'
  | 'foot'
  | 'footFar'
  | 'tail'
  | 'branch'
  | 'trunk'
  | 'blossom';

export interface KitPart<Parameters = unknown> {
  /** Kebab-case, unique in the kit: `wooden-chair`. */
  id: string;
  /** All parameters have defaults: `parameters.parse({})` is an ordinary one. */
  parameters: z.ZodType<Parameters>;
  draw(parameters: Parameters, pen: Pen): KitDrawing;
}

/** A part whose parameters are checked by its own schema, so that data can name it. */
export function definePart<Schema extends z.ZodType>(part: {
  id: string;
  parameters: Schema;
  draw(parameters: z.output<Schema>, pen: Pen): KitDrawing;
}): KitPart {
  return {
    ...part,
    draw: (parameters, pen) => part.draw(part.parameters.parse(parameters), pen),
  };
}

import { z } from 'zod';
import { placed } from '@/lib/svg/markup';
import { type Edges, scale } from '@/lib/svg/point';
import { type Anchor, type AnchorName, definePart, type KitDrawing, type KitPart } from '../part';
import type { Pen } from '../pen';
import { markupEdges } from './bounds';

/** What a thing is drawn as, in units of its own. */
export interface Sketch {
  svg: string;
  front?: string;
  anchors?: Partial<Record<AnchorName, Anchor>>;
  /** Centimetres of a unit, where it isn't the part's: a pumpkin beside a cherry. */
  unitCm?: number;
  /** Its edges, where they were measured already. */
  edges?: Edges;
}

/** Edges of all that a sketch draws, in its own units. */
export function edgesOfSketch({ svg, front = '' }: Sketch): Edges {
  return markupEdges(svg + front);
}

/** A colour as it stands in parameters. */
export const colorParameter = z.string().regex(/^#[0-9a-f]{6}$/);

/** Brings a sketch to centimetres and measures its edges. */
export function inCentimetres(sketch: Sketch, unitCm: number): KitDrawing {
  const size = (markup: string) => placed(markup, { scaleX: unitCm });
  const { left, top, right, bottom } = sketch.edges ?? edgesOfSketch(sketch);
  const anchors = Object.entries(sketch.anchors ?? {}).map(([name, anchor]) => [
    name,
    {
      ...anchor,
      at: scale(anchor.at, unitCm),
      ...(anchor.spanCm === undefined ? {} : { spanCm: anchor.spanCm * unitCm }),
    },
  ]);
  return {
    svg: size(sketch.svg),
    ...(sketch.front === undefined ? {} : { front: size(sketch.front) }),
    box: { left: left * unitCm, top: top * unitCm, right: right * unitCm, bottom: bottom * unitCm },
    anchors: Object.fromEntries(anchors) as KitDrawing['anchors'],
  };
}

/**
 * A part drawn in units of its own (a millimetre unless told): path data keeps two decimals, so that
 * small things drawn in centimetres would have facets. Its box is measured from what it draws.
 */
export function defineThing<Schema extends z.ZodType>(thing: {
  id: string;
  parameters: Schema;
  unitCm?: number;
  draw(parameters: z.output<Schema>, pen: Pen): Sketch;
}): KitPart {
  const { id, parameters, unitCm = 0.1 } = thing;
  return definePart({
    id,
    parameters,
    draw: (values, pen) => {
      const sketch = thing.draw(values, { ...pen, pxPerCm: pen.pxPerCm * unitCm });
      return inCentimetres(sketch, sketch.unitCm ?? unitCm);
    },
  });
}

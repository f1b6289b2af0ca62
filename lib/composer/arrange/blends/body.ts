import { placed } from '@/lib/svg/markup';
import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { BriefElement } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { flattened } from '../assemble';
import { drawnAlone } from '../drawn-alone';

/** What another thing is drawn of, by itself: as the kit draws it in the colours that are told. */
export type Blend = NonNullable<BriefElement['blend']>;

const drawn = (blend: Blend, pen: Pen) =>
  drawnAlone(blend, isOfSort(blend.concept, 'sits-in-outline') ? 'sit' : 'stand', pen);

/** A thing by itself, its front over its back, and how many times its own centimetres it is wanted. */
export interface Body {
  drawing: KitDrawing;
  scale: number;
}

/**
 * The drawing of a blend's own thing, in its own centimetres but as fine as it will be at the scale that its box asks for;
 * nothing where the kit has none.
 */
export function bodyOf(
  blend: Blend,
  pen: Pen,
  scaleOf: (box: KitDrawing['box']) => number,
): Body | undefined {
  const probe = drawn(blend, pen);
  if (!probe) return undefined;
  const scale = scaleOf(probe.box);
  const fine = drawn(blend, { ...pen, pxPerCm: pen.pxPerCm * scale }) ?? probe;
  return { drawing: flattened(fine), scale };
}

/** Markup of a drawing with the middle of its box at a point, so many times its width and its height. */
export function centredAt(
  { svg, box }: KitDrawing,
  [x, y]: Point,
  scaleX: number,
  scaleY = scaleX,
): string {
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return placed(svg, { at: [x - middle[0] * scaleX, y - middle[1] * scaleY], scaleX, scaleY });
}

/** The same, turned about its middle. */
export const turnedAt = (drawing: KitDrawing, at: Point, scale: number, angleDegrees: number) =>
  placed(centredAt(drawing, [0, 0], scale), { at, scaleX: 1, angleDegrees });

/** By which things of any proportions cover as much; what is very long stays within half as much again. */
export function meanSideOf(box: KitDrawing['box']): number {
  const [wide, high] = [widthOf(box), heightOf(box)];
  return Math.max(Math.sqrt(wide * high), Math.max(wide, high) / 1.5, 0.01);
}

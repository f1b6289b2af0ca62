import { placed } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { conceptOf } from '../../concepts';
import type { BriefElement } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import { actorOf, partOf } from '../../kit';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { flattened } from '../assemble';
import { parametersOf } from '../parameters';

/** What another thing is drawn of, by itself: as the kit draws it in the colours that are told. */
export type Blend = NonNullable<BriefElement['blend']>;

function drawn({ concept: id, phrase, colors }: Blend, pen: Pen): KitDrawing | undefined {
  const concept = conceptOf(id);
  if (!concept?.part) return undefined;
  const element: BriefElement = {
    id: 'body',
    concept: id,
    phrase,
    count: 1,
    several: false,
    colors,
    attributes: [],
  };
  const part = partOf(concept.part);
  if (part) return part.draw(parametersOf(concept, element, part.parameters), pen);
  const actor = actorOf(concept.part);
  return actor?.drawActor(
    parametersOf(concept, element, actor.parameters),
    { pose: isOfSort(id, 'sits-in-outline') ? 'sit' : 'stand' },
    pen,
  );
}

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

/** Markup of a drawing with the middle of its box at a point, so many times its size. */
export function centredAt({ svg, box }: KitDrawing, [x, y]: Point, scale: number): string {
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return placed(svg, { at: [x - middle[0] * scale, y - middle[1] * scale], scaleX: scale });
}

/** The same, turned about its middle. */
export const turnedAt = (drawing: KitDrawing, at: Point, scale: number, angleDegrees: number) =>
  placed(centredAt(drawing, [0, 0], scale), { at, scaleX: 1, angleDegrees });

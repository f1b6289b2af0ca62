import type { Hex } from '@/lib/color/hex';
import { placed } from '@/lib/svg/markup';
import { heightOf } from '@/lib/svg/point';
import { conceptOf } from '../concepts';
import { actorOf, partOf } from '../kit';
import type { ActorPose } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import { createPen, Definitions, type Pen } from '../kit/pen';

/** Things of the kit that belong to a place, drawn in its light. */

const HEX = /#[0-9a-f]{6}\b/g;

/** A pen whose gradients are in the place's light as well. */
function tonedPen(pen: Pen, tone: (color: Hex) => Hex): Pen {
  const toned = (stops: Parameters<Pen['radial']>[2]) =>
    stops.map(([offset, color, opacity]) => [offset, tone(color), opacity] as const);
  return {
    ...pen,
    linear: (from, to, stops) => pen.linear(from, to, toned(stops)),
    radial: (center, radius, stops) => pen.radial(center, radius, toned(stops)),
  };
}

const STANDING: ActorPose = { pose: 'stand' };

function drawn(
  id: string,
  pen: Pen,
  color?: Hex,
  pose: ActorPose = STANDING,
): KitDrawing | undefined {
  const concept = conceptOf(id);
  if (!concept?.part) return undefined;
  const { part } = concept;
  const parameters = { ...concept.parameters, ...(color ? { color } : {}) };
  return partOf(part)?.draw(parameters, pen) ?? actorOf(part)?.drawActor(parameters, pose, pen);
}

const inLight = ({ svg, front, box }: KitDrawing, tone: (color: Hex) => Hex) => ({
  svg: (svg + (front ?? '')).replace(HEX, (color) => tone(color)),
  box,
});

/** Somebody of a place, as they stand, walk or sit there. */
export function kitActor(
  id: string,
  pose: ActorPose,
  pen: Pen,
  tone: (color: Hex) => Hex,
): Pick<KitDrawing, 'svg' | 'box'> | undefined {
  const somebody = drawn(id, tonedPen(pen, tone), undefined, pose);
  return somebody && inLight(somebody, tone);
}

/** A thing of the kit in centimetres, in a place's light; nothing where the kit does not know it. */
export function kitThing(
  id: string,
  pen: Pen,
  tone: (color: Hex) => Hex,
  color?: Hex,
): Pick<KitDrawing, 'svg' | 'box'> | undefined {
  const thing = drawn(id, tonedPen(pen, tone), color);
  return thing && inLight(thing, tone);
}

const measured = new Map<string, KitDrawing['box']>();

/** Edges of a thing of the kit; a point where the kit does not know it. */
export function kitBox(id: string): KitDrawing['box'] {
  const known = measured.get(id);
  if (known) return known;
  const pen = createPen({
    definitions: new Definitions('measured'),
    seed: 1,
    label: id,
    pxPerCm: 1,
    accents: ['#f2664f', '#f5b33f', '#2f8f78', '#5a6ab0'],
  });
  const box = drawn(id, pen)?.box ?? { left: 0, top: 0, right: 0, bottom: 0 };
  measured.set(id, box);
  return box;
}

/** A thing with its foot at a point, so many times its size. */
export function kitThingAt(
  id: string,
  pen: Pen,
  tone: (color: Hex) => Hex,
  {
    at,
    scale,
    mirrored = false,
    color,
  }: {
    at: readonly [number, number];
    scale: number;
    mirrored?: boolean;
    /** In which it comes, as the kit's own where left out. */
    color?: Hex | undefined;
  },
): string {
  const thing = kitThing(id, pen, tone, color);
  if (!thing || heightOf(thing.box) <= 0) return '';
  const { left, right, bottom } = thing.box;
  const middle = ((left + right) / 2) * scale * (mirrored ? -1 : 1);
  return placed(thing.svg, {
    at: [at[0] - middle, at[1] - bottom * scale],
    scaleX: mirrored ? -scale : scale,
    scaleY: scale,
  });
}

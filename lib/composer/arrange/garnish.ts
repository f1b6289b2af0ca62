import { widthOf, type Edges, heightOf, type Point } from '@/lib/svg/point';
import type { Concept } from '../concepts/concept';
import { SURFACES } from '../concepts/food/toppings';
import type { KitDrawing } from '../kit/part';
import { moved } from './assemble';
import type { Node } from './node';

/** What is strewn over a dish lies on its surface, and several things share it side by side. */

/** Width of the dish that a topping is drawn for, in its own centimetres. */
const DRAWN_FOR_CM = 14;
/** Of the surface, what each of several covers, and how far from the middle the outer ones are. */
const SHARED = { width: 0.8, apart: 0.27 } as const;

export const isTopping = ({ thing: { concept } }: Node) => concept.part === 'topping';

function surfaceOf({ id }: Pick<Concept, 'id'>, box: Edges): { at: Point; widthCm: number } {
  const { x = 0.5, y, width } = SURFACES[id] ?? { y: 0.3, width: 0.6 };
  return {
    at: [box.left + widthOf(box) * x, box.top + heightOf(box) * y],
    widthCm: widthOf(box) * width,
  };
}

export function strewnOver(
  concept: Pick<Concept, 'id'>,
  host: Pick<KitDrawing, 'box' | 'body'>,
  toppings: readonly KitDrawing[],
): KitDrawing[] {
  const { at, widthCm } = surfaceOf(concept, host.body ?? host.box);
  const count = toppings.length;
  const scale = (widthCm * (count > 1 ? SHARED.width : 1)) / DRAWN_FOR_CM;
  return toppings.map((drawn, index) => {
    const aside = count > 1 ? (index / (count - 1) - 0.5) * 2 * SHARED.apart : 0;
    return moved(drawn, { at: [at[0] + aside * widthCm, at[1]], scale });
  });
}

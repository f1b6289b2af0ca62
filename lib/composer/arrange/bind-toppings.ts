import { isOfSort } from '../concepts/sorts';
import type { Forest } from './forest';
import type { Node } from './node';

/** Of a dish, how much wider than it a topping may be: it is drawn smaller there. */
const TOPPING = { width: 2.2, height: 1.1 } as const;

/** Strawberries on pancakes, an egg on noodles, rice in a lunch box. */
export function top(forest: Forest, a: Node, b: Node): boolean {
  const [dish, topping] = [a.thing.concept, b.thing.concept];
  if (dish.kind !== 'food' || !/^(?:food|plant)$/.test(topping.kind)) return false;
  if (isOfSort(dish.id, 'eaten-bare') || isOfSort(dish.id, 'closed-food')) return false;
  // A sandwich with a soup is eaten beside it.
  if (isOfSort(topping.id, 'eaten-by-hand') && isOfSort(dish.id, 'bowl-dish')) return false;
  const { toppedCm = 0 } = forest.buildOf(a.thing);
  const { widthCm = 0, isVessel } = forest.buildOf(b.thing);
  if (isVessel) return false;
  const fits = widthCm <= toppedCm * TOPPING.width;
  const scale = Math.min(1, toppedCm / Math.max(0.1, widthCm));
  const isLow = topping.heightCm * scale <= dish.heightCm * TOPPING.height;
  return fits && isLow && forest.bind(b, a, 'on');
}

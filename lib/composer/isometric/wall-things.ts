import { heightOf } from '@/lib/svg/point';
import { placed } from '@/lib/svg/markup';
import { flattened } from '../arrange/assemble';
import { drawNode } from '../arrange/cluster';
import { copiesEach } from '../arrange/copies';
import type { PenFor } from '../arrange/held';
import { isActor, type Node, type Wish } from '../arrange/node';
import type { Fixture } from '../places/interiors/fixture';
import { markedIf } from './draw-item';
import type { Item } from './items';

/** What hangs on a wall when the prompt names it. */
const HUNG = new Set([
  'neon-sign',
  'picture-frame',
  'painting',
  'clock',
  'mirror',
  'window',
  'curtain',
  'wall-shelf',
  'fairy-lights',
  'poster',
  'poster-sheet',
  'tapestry',
  'pegboard',
  'wreath',
  'bunting',
  'exit-sign',
  'chart',
  'bar-chart',
  'line-chart',
  'pie-chart',
  'eye-chart',
  'calendar',
  'world-map',
  'map',
]);
/** What a prompt names on a wall: with the element that it shows. */
export interface Hung extends Fixture {
  elementId: string;
  /** Of its copies, which. */
  copy: number;
  /** What stands under it, by its print. */
  over?: string;
}

/** Middle of what hangs, above the floor. */
const EYE_CM = 152;
const LARGEST_CM = 120;
const LEAST_CM = 46;

/** Boards, pictures and signs do, and whatever is told to: swords on the wall of a forge. */
export const isHung = (node: Node): boolean =>
  (HUNG.has(node.thing.concept.id) || (node.isHung === true && !isActor(node))) &&
  node.children.length === 0;

/** The fixtures that a named thing is on the walls of a room. */
export function hangingsOf(node: Node, penFor: PenFor): Hung[] {
  return Array.from({ length: Math.min(4, copiesEach(node)) }, (_, copy): Hung => {
    const { svg, box } = flattened(drawNode(node, (label) => penFor(`${label} ${String(copy)}`)));
    const [wide, high] = [box.right - box.left, heightOf(box)];
    const scale = Math.max(
      LEAST_CM / Math.max(wide, high),
      Math.min(1, LARGEST_CM / Math.max(wide, high)),
    );
    const heightCm = high * scale;
    return {
      elementId: node.thing.element.id,
      copy,
      widthCm: wide * scale,
      heightCm,
      hangsCm: Math.max(20, EYE_CM - heightCm / 2),
      draw: () =>
        markedIf(
          node.thing.element.id,
          placed(svg, {
            at: [(-(box.left + box.right) / 2) * scale, -box.bottom * scale],
            scaleX: scale,
          }),
        ),
    };
  });
}

/** Each over what it is told to be above. */
export function hungOver(
  hung: readonly Hung[],
  wishes: readonly Wish[],
  items: readonly Item[],
): Hung[] {
  return hung.map((one) => {
    const wish = wishes.find(({ kind, from, to }) =>
      kind === 'above' ? from === one.elementId : kind === 'under' && to === one.elementId,
    );
    const host = items.find(
      ({ elementId }) => wish && elementId === (wish.kind === 'above' ? wish.to : wish.from),
    );
    return host ? { ...one, over: host.print.id } : one;
  });
}

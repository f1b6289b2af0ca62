import { heightOf, widthOf } from '@/lib/svg/point';
import type { ActorPose, Held } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import { isActor, isHeld, type Node } from './node';

/** An animal in somebody's arms: it sits there, so large that it is seen, a hand under it and one about it. */

/** Shares of the height of who has it in the arms. */
const CRADLE = { least: 0.27, most: 0.4, under: [0.17, -0.53], about: [0.25, -0.61] } as const;

const isCradling = (node: Node) => node.thing.concept.kind === 'person' && isActor(node);

/** Said of it where it is put into somebody's hands. */
export const isCradledBy = (agent: Node, { thing }: Node): boolean =>
  isCradling(agent) && thing.concept.kind === 'animal' && thing.drawnBy.kind === 'actor';

/** How much larger than it is it is drawn. */
export function cradleScale(heightCm: number, { box }: KitDrawing): number {
  const size = Math.max(heightOf(box), widthOf(box), 0.1);
  return Math.min(Math.max(1, (CRADLE.least * heightCm) / size), (CRADLE.most * heightCm) / size);
}

/** With the hand under the middle of it. */
export const fromUnder = (drawing: KitDrawing): KitDrawing => ({
  ...drawing,
  anchors: {
    ...drawing.anchors,
    grip: { at: [(drawing.box.left + drawing.box.right) / 2, drawing.box.bottom - 1] },
  },
});

/** Both arms of who has an animal in them and does nothing else with the hands. */
export function cradling(node: Node, held: Held | undefined): Partial<ActorPose> {
  const [only, second] = node.children.filter(isHeld);
  const isBusy = node.doing.near !== undefined && !/^hold/.test(node.doing.near);
  if (!held || second || only?.isCradled !== true || isBusy) return {};
  const { heightCm } = node.thing.concept;
  const at = ([x, y]: readonly [number, number]) => [x * heightCm, y * heightCm] as const;
  return {
    near: { at: at(CRADLE.under), holds: held },
    far: { at: at(CRADLE.about), gesture: 'reach' },
  };
}

import { verbFrameOf } from '../understand';
import { drawNode } from './cluster';
import type { PenFor } from './held';
import { isHeld, type Node } from './node';

/**
 * Whether an actor is drawn as a verb has it: with its gestures, else in its pose. Gestures count where
 * the figure would look otherwise without them.
 */
export function isPosed(node: Node | undefined, verb: string, penFor: PenFor): boolean {
  const frame = verbFrameOf(verb);
  if (!node || !frame || node.thing.drawnBy.kind !== 'actor') return false;
  const { doing } = node;
  const gestures = (['near', 'far', 'face'] as const).filter((part) => frame[part] !== undefined);
  if (gestures.length === 0) return frame.pose === undefined || frame.pose === doing.pose;
  if (gestures.some((part) => frame[part] !== doing[part])) return false;
  const isHolding = node.children.some(isHeld) || doing.tool !== undefined;
  return isHolding || movesFigure(node, penFor);
}

/** Whether what somebody does with hands and face changes how they are drawn. */
function movesFigure(node: Node, penFor: PenFor): boolean {
  const { pose } = node.doing;
  const idle = { ...node, doing: pose === undefined ? {} : { pose } };
  return drawNode(node, penFor).svg !== drawNode(idle, penFor).svg;
}

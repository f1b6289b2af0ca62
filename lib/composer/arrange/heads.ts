import type { KitDrawing } from '../kit/part';
import { castIn } from './featured';
import type { Item } from './item';
import { isActor, type Node } from './node';

/** Of a box of those who act in something, how much of its height their heads take. */
const HEADS_SHARE = 0.3;

/** The head of somebody, or the heads of those who are in or on something, in the drawing's centimetres. */
export function headIn(
  node: Node,
  drawing: KitDrawing,
  isBearingLive: boolean,
): Pick<Item, 'head'> {
  const { head } = drawing.anchors;
  if (isActor(node) && head?.spanCm) {
    const half = head.spanCm / 2;
    const [x, y] = head.at;
    return { head: { left: x - half, right: x + half, top: y - half, bottom: y + half } };
  }
  const who = isBearingLive ? castIn(node, drawing)?.who : undefined;
  return who ? { head: { ...who, bottom: who.top + (who.bottom - who.top) * HEADS_SHARE } } : {};
}

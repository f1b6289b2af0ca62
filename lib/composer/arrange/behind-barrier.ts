import { heightOf, times, widthOf } from '@/lib/svg/point';
import type { ActorPose } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import { flattened, moved, stacked } from './assemble';

/**
 * Several behind a fence, a wall or a hedge, side by side along it: low ones look over its edge, tall ones stand behind it. It is
 * as long as they need. Lengths are centimetres, and shares of the height of who is behind it.
 */
export interface Row {
  count: number;
  heightCm: number;
  /** Whether they hide: of whoever does no more than the face is over the edge. */
  isHiding: boolean;
  /** How an animal gets up there. */
  isBeast: boolean;
  pen: Pen;
  draw(index: number, support: Partial<ActorPose>): KitDrawing;
}

/** Of their height, the highest barrier that somebody on their feet is seen over from the chest upwards. */
const STOOD_BEHIND = 0.66;
/** Of the width of one, how far apart they are; of their height, how far at most. */
const APART = { width: 0.8, most: 0.9 } as const;
/** How far the barrier goes on beyond the last of them, of their height. */
const BEYOND = 0.18;
/** Of their height, how far the mouth of who looks over is above the edge. */
const RAISED = 0.09;
/** Of its width, how far a section reaches into the next one: no gap is between two. */
const JOINED = 0.05;
/** Of the height of the edge, what is lower is hidden. */
const HIDDEN = 0.45;
const BIG_CM = 600;

/** The face over the edge: the mouth is above it. */
function overEdge(edgeY: number, row: Row, index: number): KitDrawing {
  const body = flattened(row.draw(index, { pose: row.isBeast ? 'sit' : 'stand' }));
  const mouth = body.anchors.mouth?.at[1] ?? body.box.top + heightOf(body.box) * 0.3;
  return moved(body, { at: [0, edgeY - mouth - row.heightCm * RAISED] });
}

const middleOf = ({ anchors, box }: KitDrawing): number =>
  anchors.head?.at[0] ?? (box.left + box.right) / 2;

/** What of somebody is above the lowest line that is seen. */
function cut({ svg, box, anchors }: KitDrawing, lowestY: number, pen: Pen): KitDrawing {
  const shown = `M${box.left - BIG_CM} ${box.top - BIG_CM}H${box.right + BIG_CM}V${lowestY}H${box.left - BIG_CM}Z`;
  return {
    svg: pen.clip(shown, svg),
    box: { ...box, bottom: Math.min(lowestY, box.bottom) },
    anchors,
  };
}

/** The barrier with all who are behind it. */
export function behindBarrier(barrier: KitDrawing, row: Row): KitDrawing {
  const { count, heightCm, pen } = row;
  const edgeY = barrier.box.top + heightOf(barrier.box) * 0.04;
  const stands = !row.isHiding && -edgeY < heightCm * STOOD_BEHIND;
  const bodies = times(count, (index) =>
    stands ? flattened(row.draw(index, { pose: 'stand' })) : overEdge(edgeY, row, index),
  );
  const widest = Math.max(...bodies.map(({ box }) => widthOf(box)));
  const step = Math.min(widest * APART.width, heightCm * APART.most);
  const placed = bodies.map((body, index) => {
    const x = (index - (count - 1) / 2) * step;
    return cut(moved(body, { at: [x - middleOf(body), 0] }), edgeY * HIDDEN, pen);
  });
  const length = step * (count - 1) + 2 * heightCm * BEYOND + Math.min(widest, step);
  const each = widthOf(barrier.box) * (1 - JOINED);
  const sections = Math.max(1, Math.ceil(length / each));
  const host = flattened(barrier);
  const from = -(sections * each) / 2 - host.box.left;
  const along = times(sections, (index) => moved(host, { at: [from + index * each, 0] }));
  const anchors = placed[0]?.anchors ?? {};
  return { ...stacked([...placed, ...along]), anchors };
}

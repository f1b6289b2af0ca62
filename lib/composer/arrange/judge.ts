import type { Edges } from '@/lib/svg/point';
import { edgesIn, type Frame, type Spot } from './layout';

/** How good an arrangement is, from the boxes of its things: 0 is faultless, everything counts against it. */
const OUTSIDE = 3;
const COVERED = 2;
const LEANING = 0.4;

const areaOf = ({ left, top, right, bottom }: Edges) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

function overlap(a: Edges, b: Edges): number {
  return areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
}

function coveredShare(boxes: readonly Edges[]): number {
  return boxes.reduce((sum, box, index) => {
    const covering = boxes
      .slice(index + 1)
      .reduce((most, nearer) => Math.max(most, overlap(box, nearer)), 0);
    return sum + covering / Math.max(1, areaOf(box));
  }, 0);
}

export function judged(spots: readonly Spot[], { widthPx, heightPx }: Frame): number {
  const boxes = spots.map(edgesIn);
  const picture = { left: 0, top: 0, right: widthPx, bottom: heightPx };
  const outside = boxes.reduce(
    (sum, box) => sum + 1 - overlap(box, picture) / Math.max(1, areaOf(box)),
    0,
  );
  const mass = boxes.reduce((sum, box) => sum + areaOf(box), 0) || 1;
  const middle = boxes.reduce(
    (sum, box) => sum + (areaOf(box) * (box.left + box.right)) / 2 / mass,
    0,
  );
  const lean = Math.max(0, Math.abs(middle / widthPx - 0.5) - 0.16);
  return -(outside * OUTSIDE + coveredShare(boxes) * COVERED + lean * LEANING);
}

import type { Edges } from '@/lib/svg/point';
import { edgesIn, type Frame, type Spot } from './item';

/** How good an arrangement is by where its boxes are, whatever hides what: 0 is faultless, everything counts against it. */
const OUTSIDE = 3;
const LEANING = 0.4;
const SMALL = 2;
/** The main things together take at least so much of the longer of their ways through the picture. */
const LEAST_EXTENT = 0.42;

const areaOf = ({ left, top, right, bottom }: Edges) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** The area that two boxes share; 0 where they only touch. */
export function overlap(a: Edges, b: Edges): number {
  return areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
}

function extentOf(boxes: readonly Edges[], { widthPx, heightPx }: Frame): number {
  const width =
    Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  const height =
    Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
  return Math.max(width / widthPx, height / heightPx);
}

export function judged(spots: readonly Spot[], frame: Frame): number {
  const { widthPx, heightPx } = frame;
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
  const lean = Math.max(0, Math.abs(middle / widthPx - 0.5) - 0.2);
  const main = spots.filter(({ item }) => item.layer === 'main').map(edgesIn);
  const small = main.length > 0 ? Math.max(0, LEAST_EXTENT - extentOf(main, frame)) : 0;
  return -(outside * OUTSIDE + lean * LEANING + small * SMALL);
}

import type { Edges } from '@/lib/svg/point';
import { areaOf, outsideShare } from './covering';
import { edgesIn, type Frame, type Spot } from './item';

/** How good an arrangement is by where its boxes are, whatever hides what: 0 is faultless, everything counts against it. */
const OUTSIDE = 3;
const LEANING = 0.4;
const SMALL = 2;
/** The main things together take at least so much of the longer of their ways through the picture. */
const LEAST_EXTENT = 0.42;

function extentOf(boxes: readonly Edges[], { widthPx, heightPx }: Frame): number {
  const width =
    Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  const height =
    Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
  return Math.max(width / widthPx, height / heightPx);
}

export function judged(spots: readonly Spot[], frame: Frame): number {
  const { widthPx } = frame;
  const boxes = spots.map(edgesIn);
  const outside = spots.reduce((sum, spot) => sum + outsideShare(spot, frame), 0);
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

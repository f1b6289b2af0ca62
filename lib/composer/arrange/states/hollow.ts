import { ellipse } from '@/lib/svg/markup';
import { add, heightOf, type Point, widthOf } from '@/lib/svg/point';
import { darker } from '../../palette/tones';
import { fleshOf } from './damage';
import { over, type State } from './state';

/** What nothing is in, seen through a hole: in the end of what lies, in the side of what stands. */
export const hollow: State = (drawing, { shape }) => {
  const { box, main } = shape;
  const [wide, high] = [widthOf(box), heightOf(box)];
  const isLong = wide > high * 1.3;
  const at: Point = isLong
    ? [box.right - high * 0.36, (box.top + box.bottom) / 2]
    : [(box.left + box.right) / 2, box.top + high * 0.55];
  const [across, up] = isLong
    ? [high * 0.34, high * 0.44]
    : [wide * 0.3, Math.min(high * 0.3, wide * 0.42)];
  const hole =
    ellipse(at, across * 1.12, up * 1.1, darker(main, 0.35)) +
    ellipse(at, across * 1.03, up * 1.02, fleshOf(main)) +
    ellipse(at, across * 0.88, up * 0.88, darker(main, 0.82)) +
    ellipse(add(at, [across * 0.16, up * 0.18]), across * 0.66, up * 0.62, darker(main, 0.7));
  const inside = { at, spanCm: across * 2.1 };
  return { ...over(drawing, hole), anchors: { ...drawing.anchors, inside } };
};

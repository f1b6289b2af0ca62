import { line, stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { HOUSE } from '../palette/house';
import { flattened, marked, stacked } from './assemble';

/** Shares of the height of who jumps: how far the rope is under the feet and out at the sides, how thick it is. */
const ROPE = { under: 0.075, out: 0.2, wide: 0.14, thick: 0.017 } as const;
/** A handle: how long it is, and how thick. */
const HANDLE = { long: 0.085, thick: 0.034 } as const;

/** Somebody over a rope that runs from hand to hand under the feet. */
export function swungUnder(drawn: KitDrawing, elementId: string, heightCm: number): KitDrawing {
  const { hand, handFar } = drawn.anchors;
  if (!hand || !handFar) return drawn;
  const ends = [hand.at, handFar.at].sort((one, other) => one[0] - other[0]);
  const [left = [0, 0], right = [0, 0]] = ends;
  const bottom = drawn.box.bottom + heightCm * ROPE.under;
  const middle = (drawn.box.left + drawn.box.right) / 2;
  const out = heightCm * ROPE.out;
  const low: Point = [middle, bottom];
  const wide = heightCm * ROPE.wide;
  const curve =
    `M${coordinates(left)}C${coordinates([left[0] - out, left[1] + out])} ${coordinates([middle - wide * 2.4, bottom])} ${coordinates(low)}` +
    `C${coordinates([middle + wide * 2.4, bottom])} ${coordinates([right[0] + out, right[1] + out])} ${coordinates(right)}`;
  const handle = ([x, y]: Point, side: number) =>
    line(
      [
        [x - side * heightCm * HANDLE.long * 0.45, y - heightCm * HANDLE.long * 0.3],
        [x + side * heightCm * HANDLE.long * 0.55, y + heightCm * HANDLE.long * 0.4],
      ],
      HOUSE.wood,
      heightCm * HANDLE.thick,
    );
  const box = { left: left[0] - out, right: right[0] + out, top: left[1], bottom };
  const rope: KitDrawing = {
    svg: stroke(curve, HOUSE.coral, heightCm * ROPE.thick),
    box,
    anchors: {},
  };
  const handles: KitDrawing = { svg: handle(left, -1) + handle(right, 1), box, anchors: {} };
  const all = [marked(rope, elementId), flattened(drawn), marked(handles, elementId)];
  return { ...stacked(all), anchors: drawn.anchors };
}

import { EMPTY, PAINTED, type PixelRect } from '../mask/bitmap';
import { brushSizeUnder, useBrush } from '../mask/brush-options';
import { fillCapsule, snapToBrush } from '../mask/kernels/stroke';
import { commitMask, paintMask, revertMask } from '../mask/mask-state';
import { unionRect } from '../mask/bitmap';
import { coverSegment } from '../paint/kernels/coverage';
import type { Point } from '../store/viewport';
import type { Gesture, ToolPointer } from './tool';

/** Where the last stroke ended: Shift draws a straight line from here. */
let lastPoint: Point | undefined;

/** A stroke that paints or erases with the brush, from the pointer on. */
export function beginStroke(pointer: ToolPointer, erases: boolean, label: string): Gesture {
  const value = erases ? EMPTY : PAINTED;
  let sizePx = brushSizeUnder(pointer);
  let at: Point = pointer.shift && lastPoint ? lastPoint : pointer;
  const strokeTo = (points: readonly ToolPointer[]) =>
    paintMask((bitmap) => {
      let rect: PixelRect = { left: 0, top: 0, right: 0, bottom: 0 };
      const capsule = (from: Point, to: Point, width: number) => {
        const { hardness } = useBrush.getState();
        if (hardness < 1) {
          const coverage = { left: 0, top: 0, ...bitmap };
          const segment = { from, to, diameterPx: width };
          rect = unionRect(rect, coverSegment(coverage, segment, hardness, erases));
          return;
        }
        const ends = [snapToBrush(from, width), snapToBrush(to, width)] as const;
        rect = unionRect(rect, fillCapsule(bitmap, ...ends, width, value));
      };
      for (const point of points) {
        const nextPx = brushSizeUnder(point);
        capsule(at, point, Math.min(sizePx, nextPx));
        // A pen that is pressed harder grows where it is, not all the way back.
        if (nextPx > sizePx) capsule(point, point, nextPx);
        [at, sizePx] = [point, nextPx];
      }
      return rect;
    });
  strokeTo([pointer]);
  return {
    move: strokeTo,
    end: () => {
      lastPoint = at;
      commitMask(label);
    },
    cancel: revertMask,
  };
}

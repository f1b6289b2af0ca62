import { EMPTY, PAINTED, type PixelRect } from '../mask/bitmap';
import { useBrush } from '../mask/brush-options';
import { fillCapsule, snapToBrush } from '../mask/kernels/stroke';
import { commitMask, paintMask, revertMask } from '../mask/mask-state';
import { unionRect } from '../mask/bitmap';
import type { Point } from '../canvas/viewport';
import type { Gesture, ToolPointer } from './tool';

/** Where the last stroke ended: Shift draws a straight line from here. */
let lastPoint: Point | undefined;

/** A stroke that paints or erases with the brush, from the pointer on. */
export function beginStroke(pointer: ToolPointer, erases: boolean, label: string): Gesture {
  const { sizePx } = useBrush.getState();
  const value = erases ? EMPTY : PAINTED;
  let at = snapToBrush(pointer, sizePx);
  const strokeTo = (points: readonly Point[]) =>
    paintMask((bitmap) => {
      let rect: PixelRect = { left: 0, top: 0, right: 0, bottom: 0 };
      for (const point of points) {
        const next = snapToBrush(point, sizePx);
        rect = unionRect(rect, fillCapsule(bitmap, at, next, sizePx, value));
        at = next;
      }
      return rect;
    });
  if (pointer.shift && lastPoint) at = snapToBrush(lastPoint, sizePx);
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

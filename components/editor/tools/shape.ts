import { EMPTY, PAINTED, type MaskBitmap, type MaskValue, type PixelRect } from '../mask/bitmap';
import { useBrush } from '../mask/brush-options';
import { rectBetween } from '../mask/kernels/shapes';
import { commitMask, paintMask } from '../mask/mask-state';
import type { Point } from '../store/viewport';
import { showOutline } from './outline';
import type { Gesture, ToolPointer } from './tool';

/** Whether a shape adds to the mask or takes from it: Alt does the other of what is chosen. */
export function shapeValue({ alt, eraserEnd }: ToolPointer): MaskValue {
  const erases = useBrush.getState().mode === 'erase';
  return eraserEnd || erases !== alt ? EMPTY : PAINTED;
}

/** The far corner, made to give equal sides while Shift is held. */
export function cornerOf(from: Point, { x, y, shift }: ToolPointer): Point {
  if (!shift) return { x, y };
  const side = Math.max(Math.abs(x - from.x), Math.abs(y - from.y));
  return { x: from.x + side * Math.sign(x - from.x), y: from.y + side * Math.sign(y - from.y) };
}

type Fill = (bitmap: MaskBitmap, rect: PixelRect, value: MaskValue) => PixelRect;

/** Draws a shape from corner to corner and fills it at the end. */
export function beginShape(
  kind: 'rectangle' | 'ellipse',
  label: string,
  fill: Fill,
  start: ToolPointer,
): Gesture {
  const value = shapeValue(start);
  let to: Point = start;
  return {
    move: (pointers) => {
      const last = pointers.at(-1);
      if (last) to = cornerOf(start, last);
      showOutline({ kind, from: start, to });
    },
    end: () => {
      showOutline(undefined);
      paintMask((bitmap) => fill(bitmap, rectBetween(start, to), value));
      commitMask(label);
    },
    cancel: () => showOutline(undefined),
  };
}

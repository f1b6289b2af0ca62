import type { Hex } from '@/lib/color/hex';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import type { Silhouette } from './silhouette';

/** What a state is drawn with, on a finished drawing of whatever thing. */
export interface StateContext {
  shape: Silhouette;
  pen: Pen;
  /** Colours that the prompt gives the thing, the main one first. */
  colors: readonly Hex[];
  /** Those of what is on it or about it. */
  trimColors: readonly Hex[];
}

/** Draws a thing as it is in a state: burning, knitted, cut in half. */
export type State = (drawing: KitDrawing, context: StateContext) => KitDrawing;

/** Something over all of a drawing. */
export function over(drawing: KitDrawing, svg: string): KitDrawing {
  return drawing.front === undefined
    ? { ...drawing, svg: drawing.svg + svg }
    : { ...drawing, front: drawing.front + svg };
}

/** Something behind all of it. */
export const behind = (drawing: KitDrawing, svg: string): KitDrawing => ({
  ...drawing,
  svg: svg + drawing.svg,
});

/** Its markup changed alike behind and before what is in it. */
export function changed(drawing: KitDrawing, change: (svg: string) => string): KitDrawing {
  const { svg, front } = drawing;
  return {
    ...drawing,
    svg: change(svg),
    ...(front === undefined ? {} : { front: change(front) }),
  };
}

/** The box of a drawing that reaches further up, down or to the sides. */
export function widened(
  drawing: KitDrawing,
  by: Partial<Record<'left' | 'right' | 'top' | 'bottom', number>>,
): KitDrawing {
  const { left, right, top, bottom } = drawing.box;
  return {
    ...drawing,
    box: {
      left: left - (by.left ?? 0),
      right: right + (by.right ?? 0),
      top: top - (by.top ?? 0),
      bottom: bottom + (by.bottom ?? 0),
    },
  };
}

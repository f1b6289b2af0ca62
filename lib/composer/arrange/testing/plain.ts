import type { Edges } from '@/lib/svg/point';
import type { KitDrawing } from '../../kit/part';
import type { Frame, Recipe } from '../item';

/** Edges of something so wide and high that stands with its middle on the origin. */
export const box = (width: number, height: number): Edges => ({
  left: -width / 2,
  top: -height,
  right: width / 2,
  bottom: 0,
});

/** A drawing of nothing but its edges. */
export const block = (width: number, height: number): KitDrawing => ({
  svg: '',
  box: box(width, height),
  anchors: {},
});

/** A square picture with level ground. */
export const FRAME: Frame = {
  widthPx: 800,
  heightPx: 800,
  groundAt: () => 720,
  mainDepth: 0.5,
};

export const RECIPE: Recipe = {
  camera: 'medium',
  arrangement: 'row',
  fill: 0.7,
  focusX: 0.4,
  baseY: 0.9,
  flipped: false,
  mirrored: false,
};

import type { Hex } from '@/lib/color/hex';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import type { Size3 } from '../solids';
import type { Point3, View } from '../view';

/**
 * How a thing of the kit stands in an isometric picture. A form is drawn in centimetres from its far
 * left corner at 0, 0, 0, its front to the lower left.
 */
export interface Form {
  size: Size3;
  draw(view: View): string;
  /** Where things and people rest on it; none where it carries nothing. */
  top?: Point3;
  /** It belongs along a wall. */
  isAtWall?: boolean;
  /** It lies flat, and others may stand on it. */
  isFlat?: boolean;
  /** Who is in it swims at its top. */
  isWater?: boolean;
}

/** What forms are made of: the thing's own drawing, and its colours. */
export interface FormRequest {
  /** The part of the kit that draws it. */
  part: string;
  kind: string;
  drawing: KitDrawing;
  /** The colour that leads in the drawing. */
  color: Hex;
  pen: Pen;
}

export type FormOf = (request: FormRequest) => Form | undefined;

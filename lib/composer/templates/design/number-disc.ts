import type { Hex } from '@/lib/color/hex';
import { circle } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { Design } from './design';
import { inkOn } from './ink';

interface NumberLook {
  sizePx: number;
  /** Colour of the disc that it stands on. */
  on: Hex;
  face?: 'poppins' | 'poppinsSemiBold';
  maxWidthPx?: number;
}

/** The number of what is at an index, counted from 1, in the middle of its disc. */
export function numberOn(
  design: Design,
  index: number,
  at: Point,
  { face = 'poppins', ...look }: NumberLook,
): void {
  design.text(String(index + 1), at, {
    face,
    align: 'center',
    middle: true,
    fill: inkOn(look.on, design.request.palette),
    ...look,
  });
}

/** A numbered disc of a radius, with a rim in the colour of what it lies on; the rim's radius in radii of the disc. */
export function numberDisc(
  design: Design,
  index: number,
  at: Point,
  {
    radiusPx,
    rim,
    rimColor,
    ...look
  }: NumberLook & { radiusPx: number; rim: number; rimColor: Hex },
): void {
  design.addArt(circle(at, radiusPx * rim, rimColor), circle(at, radiusPx, look.on));
  numberOn(design, index, at, look);
}

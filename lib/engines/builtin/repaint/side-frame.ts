import { type Box } from '@/lib/imaging/kernels/components';
import { type Size } from '@/lib/imaging/size';

export type Side = 'left' | 'right' | 'top' | 'bottom';
export const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

/** A stretch of pixels on one axis. */
export interface Span {
  from: number;
  /** Exclusive. */
  to: number;
}

/**
 * A canvas turned so that one side of it lies to the right: `outward` grows towards that side,
 * `along` runs beside it. What is written for the right side then serves all four.
 */
export class SideFrame {
  constructor(
    private readonly size: Size,
    readonly side: Side,
  ) {}

  /** Index of a pixel in the canvas. */
  indexOf(outward: number, along: number): number {
    const { widthPx, heightPx } = this.size;
    switch (this.side) {
      case 'right':
        return along * widthPx + outward;
      case 'left':
        return along * widthPx + widthPx - 1 - outward;
      case 'bottom':
        return outward * widthPx + along;
      case 'top':
        return (heightPx - 1 - outward) * widthPx + along;
    }
  }

  /** A box of the canvas as spans of this frame. */
  spansOf({ leftPx, topPx, widthPx, heightPx }: Box): { outward: Span; along: Span } {
    const across = { from: leftPx, to: leftPx + widthPx };
    const down = { from: topPx, to: topPx + heightPx };
    const isUpright = this.side === 'left' || this.side === 'right';
    const [outward, along] = isUpright ? [across, down] : [down, across];
    const lengthPx = this.lengthPx;
    return this.side === 'left' || this.side === 'top'
      ? { outward: { from: lengthPx - outward.to, to: lengthPx - outward.from }, along }
      : { outward, along };
  }

  /** Pixels between a box and the canvas's border on this side. */
  roomBeside(box: Box): number {
    return this.lengthPx - this.spansOf(box).outward.to;
  }

  private get lengthPx(): number {
    const isUpright = this.side === 'left' || this.side === 'right';
    return isUpright ? this.size.widthPx : this.size.heightPx;
  }
}

/** The box with `depthPx` more on one side. */
export function growBoxOn(box: Box, side: Side, depthPx: number): Box {
  switch (side) {
    case 'left':
      return { ...box, leftPx: box.leftPx - depthPx, widthPx: box.widthPx + depthPx };
    case 'top':
      return { ...box, topPx: box.topPx - depthPx, heightPx: box.heightPx + depthPx };
    case 'right':
      return { ...box, widthPx: box.widthPx + depthPx };
    case 'bottom':
      return { ...box, heightPx: box.heightPx + depthPx };
  }
}

/** A rectangle in CSS pixels of the viewport. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'top' | 'bottom' | 'left' | 'right';
export type Alignment = 'start' | 'centre' | 'end';

interface Placement {
  side: Side;
  align: Alignment;
  gapPx: number;
}

/** Room kept between a floating box and the edge of the window. */
export const VIEWPORT_MARGIN_PX = 8;

const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

function roomAt(side: Side, anchor: Box, viewport: Box): number {
  if (side === 'top') return anchor.top - viewport.top;
  if (side === 'left') return anchor.left - viewport.left;
  if (side === 'bottom') return viewport.top + viewport.height - anchor.top - anchor.height;
  return viewport.left + viewport.width - anchor.left - anchor.width;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

function aligned(align: Alignment, start: number, length: number, size: number): number {
  if (align === 'start') return start;
  return align === 'end' ? start + length - size : start + (length - size) / 2;
}

/**
 * Where a floating box of `size` stands beside its anchor: on the wished side, on the opposite one
 * where that has more room and the wished one too little, and never outside the viewport.
 */
export function place(
  anchor: Box,
  size: { width: number; height: number },
  viewport: Box,
  { side, align, gapPx }: Placement,
): { left: number; top: number } {
  const vertical = side === 'top' || side === 'bottom';
  const needed = (vertical ? size.height : size.width) + gapPx + VIEWPORT_MARGIN_PX;
  const other = OPPOSITE[side];
  const fits = roomAt(side, anchor, viewport) >= needed;
  const chosen =
    fits || roomAt(other, anchor, viewport) <= roomAt(side, anchor, viewport) ? side : other;

  let left = aligned(align, anchor.left, anchor.width, size.width);
  let top = aligned(align, anchor.top, anchor.height, size.height);
  if (chosen === 'top') top = anchor.top - gapPx - size.height;
  if (chosen === 'bottom') top = anchor.top + anchor.height + gapPx;
  if (chosen === 'left') left = anchor.left - gapPx - size.width;
  if (chosen === 'right') left = anchor.left + anchor.width + gapPx;

  const margin = VIEWPORT_MARGIN_PX;
  const rightmost = Math.max(margin, viewport.left + viewport.width - size.width - margin);
  const lowest = Math.max(margin, viewport.top + viewport.height - size.height - margin);
  return {
    left: Math.round(clamp(left, viewport.left + margin, rightmost)),
    top: Math.round(clamp(top, viewport.top + margin, lowest)),
  };
}

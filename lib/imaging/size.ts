/** Width and height in pixels. */
export interface Size {
  widthPx: number;
  heightPx: number;
}

/** The size scaled down, ratio kept, so that no side is longer than `maxSidePx`. */
export function fitInside({ widthPx, heightPx }: Size, maxSidePx: number): Size {
  const scale = Math.min(1, maxSidePx / Math.max(widthPx, heightPx));
  return {
    widthPx: Math.max(1, Math.round(widthPx * scale)),
    heightPx: Math.max(1, Math.round(heightPx * scale)),
  };
}

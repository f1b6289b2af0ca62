import { type Plane } from '@/lib/engines/engine';
import { type Box } from '@/lib/imaging/kernels/components';
import { type Size } from '@/lib/imaging/size';

/** What lies around `home`: left and right of it, then above and below over the full width. */
export function stripsAround({ widthPx, heightPx }: Size, home: Box): Box[] {
  const rightPx = home.leftPx + home.widthPx;
  const bottomPx = home.topPx + home.heightPx;
  return [
    { ...home, leftPx: 0, widthPx: home.leftPx },
    { ...home, leftPx: rightPx, widthPx: widthPx - rightPx },
    { leftPx: 0, topPx: 0, widthPx, heightPx: home.topPx },
    { leftPx: 0, topPx: bottomPx, widthPx, heightPx: heightPx - bottomPx },
  ].filter((strip) => strip.widthPx > 0 && strip.heightPx > 0);
}

/** Whether a strip lies left or right of `home`. */
export function isBesideRows(strip: Box, home: Box): boolean {
  return strip.leftPx + strip.widthPx <= home.leftPx || strip.leftPx >= home.leftPx + home.widthPx;
}

/** 255 in the boxes. */
export function maskOfBoxes({ widthPx, heightPx }: Size, boxes: readonly Box[]): Plane {
  const data = new Uint8Array(widthPx * heightPx);
  for (const box of boxes)
    for (let y = box.topPx; y < box.topPx + box.heightPx; y++)
      data.fill(255, y * widthPx + box.leftPx, y * widthPx + box.leftPx + box.widthPx);
  return { widthPx, heightPx, data };
}

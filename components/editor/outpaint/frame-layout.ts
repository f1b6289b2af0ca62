import type { PixelSize } from '@/lib/models/sizes';
import type { Area } from '../store/viewport';
import { frameGeometry, resultSize, type Expansion, type Frame } from './frame';

/** Where things lie in the plane of the picture, in its pixels: its own bounds begin at 0, 0. */
export interface FrameLayout {
  /** The whole result. */
  frame: Area;
  /** The picture in it, zoomed out if so. */
  source: Area;
}

/** Lays the result around the picture. Past the service's limits the picture stays as it is. */
export function layoutFrame(frame: Frame, image: PixelSize): FrameLayout {
  const { widthPx, heightPx } = resultSize(frame, image);
  const bySides = frame.by === 'sides';
  const origin = {
    x: bySides ? -frame.expand.left : -Math.floor((widthPx - image.widthPx) / 2),
    y: bySides ? -frame.expand.top : -Math.floor((heightPx - image.heightPx) / 2),
  };
  const geometry = frameGeometry(frame, image);
  const source = geometry
    ? {
        x: origin.x + geometry.leftPx,
        y: origin.y + geometry.topPx,
        width: geometry.source.widthPx,
        height: geometry.source.heightPx,
      }
    : { x: 0, y: 0, width: image.widthPx, height: image.heightPx };
  return { frame: { ...origin, width: widthPx, height: heightPx }, source };
}

/** The expansion that a layout comes to, so that a frame of a ratio can be dragged on. */
export function expansionOf({ frame }: FrameLayout, image: PixelSize): Expansion {
  return {
    left: Math.max(0, -frame.x),
    top: Math.max(0, -frame.y),
    right: Math.max(0, frame.x + frame.width - image.widthPx),
    bottom: Math.max(0, frame.y + frame.height - image.heightPx),
  };
}

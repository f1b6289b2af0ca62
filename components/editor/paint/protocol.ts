import type { Stroke } from './stroke';

/** A stroke on a picture, in its own pixels. */
export interface PaintJob {
  widthPx: number;
  heightPx: number;
  /** The picture before the stroke; nothing for the one that was painted last. */
  source: Blob | undefined;
  stroke: Stroke;
}

/** The picture with the stroke as PNG, or why there is none. */
export interface PaintAnswer {
  blob: Blob | undefined;
  problem: string | undefined;
}

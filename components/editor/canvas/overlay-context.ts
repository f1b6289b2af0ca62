import type { Viewport } from './viewport';

/** Where a tool draws: CSS pixels of the canvas, above picture and mask. */
export interface OverlayContext {
  context: CanvasRenderingContext2D;
  viewport: Viewport;
}

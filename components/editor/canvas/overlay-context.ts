import type { Viewport } from '../store/viewport';

/** Where a tool draws: CSS pixels of the canvas, above picture and mask. */
export interface OverlayContext {
  context: CanvasRenderingContext2D;
  viewport: Viewport;
}

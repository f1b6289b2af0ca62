import { redrawOverlay } from '../canvas/overlay';

/** Lines that a layer in hand has snapped to, in pixels of the frame. */
interface Guides {
  x: number | undefined;
  y: number | undefined;
}

let shown: Guides = { x: undefined, y: undefined };

export function guidesShown(): Guides {
  return shown;
}

export function showGuides(guides: Guides | undefined): void {
  shown = guides ?? { x: undefined, y: undefined };
  redrawOverlay();
}

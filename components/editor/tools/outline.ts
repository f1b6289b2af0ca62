import type { Point } from '../store/viewport';
import { redrawOverlay } from '../canvas/overlay';

/** The outline of a shape while it is being drawn, in pixels of the picture. */
export type Outline =
  | { kind: 'path'; points: readonly Point[] }
  | { kind: 'rectangle' | 'ellipse'; from: Point; to: Point };

let outline: Outline | undefined;

/** What the overlay draws while a shape is in hand. */
export function outlineInHand(): Outline | undefined {
  return outline;
}

export function showOutline(next: Outline | undefined): void {
  outline = next;
  redrawOverlay();
}

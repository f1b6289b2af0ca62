import { Pipette } from 'lucide-react';
import type { OverlayContext } from '../canvas/overlay-context';
import { redrawOverlay } from '../canvas/overlay';
import type { Point } from '../store/viewport';
import { colorAt, stopPicking, usePicking } from './picking';
import type { Tool } from './tool';

const RING_RADIUS_PX = 22;
const RING_WIDTH_PX = 10;
const HAIRLINE_PX = 1.5;

/** Where the pointer is, and the colour under it. */
let hovered: { screen: Point; hex: string } | undefined;

/** In hand while a colour is picked: shows the colour under the pointer, and takes the one it is let go on. */
export const eyedropper: Tool<'eyedropper'> = {
  id: 'eyedropper',
  label: 'Eyedropper',
  icon: Pipette,
  shortcut: '',
  code: '',
  cursor: ({ x, y, screen }) => {
    const hex = colorAt(x, y);
    hovered = hex === undefined ? undefined : { screen, hex };
    redrawOverlay();
    return 'crosshair';
  },
  begin: (start) => {
    let at: Point = start;
    return {
      move: (pointers) => (at = pointers.at(-1) ?? at),
      end: () => {
        const hex = colorAt(at.x, at.y);
        if (hex === undefined) return;
        usePicking.getState().take?.(hex);
        hovered = undefined;
        stopPicking();
      },
      cancel: () => undefined,
    };
  },
};

/** A ring of the colour about the pointer, between hairlines that show on any picture. */
export function drawEyedropper({ context }: OverlayContext): void {
  if (!hovered) return;
  const { screen, hex } = hovered;
  const ring = (radius: number, color: string, width: number) => {
    context.beginPath();
    context.arc(screen.x, screen.y, radius, 0, 2 * Math.PI);
    context.lineWidth = width;
    context.strokeStyle = color;
    context.stroke();
  };
  ring(RING_RADIUS_PX, '#ffffff', RING_WIDTH_PX + 2 * HAIRLINE_PX);
  ring(RING_RADIUS_PX, hex, RING_WIDTH_PX);
  ring(RING_RADIUS_PX + RING_WIDTH_PX / 2 + HAIRLINE_PX, 'rgb(0 0 0 / 55%)', 1);
}

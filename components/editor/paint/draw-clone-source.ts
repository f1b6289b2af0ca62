import type { OverlayContext } from '../canvas/overlay-context';
import { usePaint } from './paint-options';

const ARM_PX = 7;
const RADIUS_PX = 10;

/** A cross in a ring where the clone stamp was told to take from. */
export function drawCloneSource({ context, viewport }: OverlayContext): void {
  const { cloneSource } = usePaint.getState();
  if (!cloneSource) return;
  const x = cloneSource.x * viewport.scale + viewport.x;
  const y = cloneSource.y * viewport.scale + viewport.y;
  for (const [color, widthPx] of [
    ['rgb(0 0 0 / 55%)', 3],
    ['#ffffff', 1.25],
  ] as const) {
    context.beginPath();
    context.arc(x, y, RADIUS_PX, 0, 2 * Math.PI);
    context.moveTo(x - ARM_PX, y);
    context.lineTo(x + ARM_PX, y);
    context.moveTo(x, y - ARM_PX);
    context.lineTo(x, y + ARM_PX);
    context.lineWidth = widthPx;
    context.strokeStyle = color;
    context.stroke();
  }
}

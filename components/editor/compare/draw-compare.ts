import { drawBadge } from '../canvas/draw-parts';
import type { OverlayContext } from '../canvas/overlay-context';
import { useViewport } from '../store/viewport-store';
import { useVersions } from '../store/versions';
import { dividerShown, pairOf, useCompare } from './compare-store';

const KNOB_RADIUS_PX = 20;
const ARROW_PX = 5;
const BADGE_INSET_PX = 16;
const BADGE = { font: '500 12px "Inter Variable", sans-serif', height: 24, radius: 6 } as const;

type Context = CanvasRenderingContext2D;

function drawDivider(context: Context, x: number, top: number, bottom: number): void {
  context.lineWidth = 4;
  context.strokeStyle = 'rgb(0 0 0 / 35%)';
  context.beginPath();
  context.moveTo(x, top);
  context.lineTo(x, bottom);
  context.stroke();
  context.lineWidth = 2;
  context.strokeStyle = '#ffffff';
  context.stroke();
}

function drawKnob(context: Context, x: number, y: number): void {
  context.beginPath();
  context.arc(x, y, KNOB_RADIUS_PX, 0, 2 * Math.PI);
  context.fillStyle = '#ffffff';
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = 'rgb(0 0 0 / 20%)';
  context.stroke();
  context.lineWidth = 1.75;
  context.strokeStyle = '#171717';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(x + side * 4, y - ARROW_PX);
    context.lineTo(x + side * (4 + ARROW_PX), y);
    context.lineTo(x + side * 4, y + ARROW_PX);
    context.stroke();
  }
}

/** The divider of the split, and the names of both versions. */
export function drawCompare({ context, viewport }: OverlayContext): void {
  const { versions, currentId } = useVersions.getState();
  const { mode, peeking, beforeId, afterId } = useCompare.getState();
  const pair = pairOf(versions, currentId, { beforeId, afterId });
  if (!pair) return;
  const { picture, area } = useViewport.getState();
  const left = viewport.x;
  const [width, height] = [picture.width * viewport.scale, picture.height * viewport.scale];
  const [top, bottom] = [Math.max(0, viewport.y), Math.min(area.height, viewport.y + height)];
  const badgeY = Math.max(viewport.y, 0) + BADGE_INSET_PX + BADGE.height / 2;
  const badge = (text: string, x: number) => drawBadge(context, { x, y: badgeY }, [text], BADGE);
  if (peeking) return badge(pair.before.label, left + width / 2);
  if (mode === 'difference')
    return badge(`${pair.before.label} and ${pair.after.label}`, left + width / 2);
  if (mode === 'side') {
    badge(pair.before.label, area.width / 4);
    badge(pair.after.label, (area.width * 3) / 4);
    return drawDivider(context, area.width / 2, 0, area.height);
  }
  const x = left + dividerShown() * width;
  badge(pair.before.label, Math.max(left, 0) + 60);
  badge(pair.after.label, Math.min(left + width, area.width) - 60);
  drawDivider(context, x, top, bottom);
  drawKnob(context, x, (top + bottom) / 2);
}

import { canvasColors } from '../canvas/colors';
import { drawBadge } from '../canvas/draw-parts';
import type { OverlayContext } from '../canvas/overlay-context';
import type { Size } from '../canvas/viewport';
import { useViewport } from '../store/viewport-store';
import { useVersions } from '../store/versions';
import { dividerShown, pairOf, useCompare } from './compare-store';
import { shiftOfHalves } from './halves';

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

/** The line between two pictures that lie side by side, beside them and not on them. */
function drawBoundary(context: Context, { width, height }: Size): void {
  context.lineWidth = 1;
  context.strokeStyle = canvasColors().lineStrong;
  context.beginPath();
  context.moveTo(Math.round(width / 2) + 0.5, 0);
  context.lineTo(Math.round(width / 2) + 0.5, height);
  context.stroke();
}

/** The divider of the split, and the names of both versions in the corners of their pictures. */
export function drawCompare({ context, viewport }: OverlayContext): void {
  const { versions, currentId } = useVersions.getState();
  const { mode, peeking, beforeId, afterId } = useCompare.getState();
  const pair = pairOf(versions, currentId, { beforeId, afterId });
  if (!pair) return;
  const { picture, area } = useViewport.getState();
  const [width, height] = [picture.width * viewport.scale, picture.height * viewport.scale];
  const [left, right] = [viewport.x, viewport.x + width];
  const [top, bottom] = [Math.max(0, viewport.y), Math.min(area.height, viewport.y + height)];
  const y = top + BADGE_INSET_PX + BADGE.height / 2;
  const badgeAtLeft = (text: string, edge: number, least = 0) =>
    drawBadge(context, { x: Math.max(edge, least) + BADGE_INSET_PX, y }, [text], {
      ...BADGE,
      align: 'start',
    });
  if (peeking) return badgeAtLeft(pair.before.label, left);
  if (mode === 'difference') {
    return badgeAtLeft(`${pair.before.label} and ${pair.after.label}`, left);
  }
  if (mode === 'side') {
    drawBoundary(context, area);
    const shift = shiftOfHalves(area);
    badgeAtLeft(pair.before.label, left - shift);
    return badgeAtLeft(pair.after.label, left + shift, area.width / 2);
  }
  badgeAtLeft(pair.before.label, left);
  const atRight = { x: Math.min(right, area.width) - BADGE_INSET_PX, y };
  drawBadge(context, atRight, [pair.after.label], { ...BADGE, align: 'end' });
  const x = left + dividerShown() * width;
  drawDivider(context, x, top, bottom);
  drawKnob(context, x, (top + bottom) / 2);
}

import { canvasColors } from '../canvas/colors';
import { drawBadge } from '../canvas/draw-parts';
import type { OverlayContext } from '../canvas/overlay-context';
import type { Area } from '../store/viewport';
import { useViewport } from '../store/viewport-store';
import { useVersions } from '../store/versions';
import { dividerShown, pairOf, useCompare, type ComparedPair } from './compare-store';
import { halfOf, halvesOf, shiftOfHalves } from './halves';

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

/** The line between the halves of the canvas. */
function drawBoundary(context: Context, { x, y, width, height }: Area): void {
  context.lineWidth = 1;
  context.strokeStyle = canvasColors().lineStrong;
  context.beginPath();
  context.moveTo(Math.round(x) + 0.5, Math.round(y) + 0.5);
  context.lineTo(Math.round(x || width) + 0.5, Math.round(y || height) + 0.5);
  context.stroke();
}

/** The names of two pictures that lie side by side, each in the corner of its own. */
function drawHalves({ context, viewport }: OverlayContext, { before, after }: ComparedPair): void {
  const { picture, area } = useViewport.getState();
  const halves = halvesOf(area, picture);
  const shift = shiftOfHalves(area, halves);
  for (const [version, second] of [
    [before, false],
    [after, true],
  ] as const) {
    const half = halfOf(area, halves, second);
    const way = second ? 1 : -1;
    const x = Math.max(viewport.x + way * shift.x, half.x) + BADGE_INSET_PX;
    const y = Math.max(viewport.y + way * shift.y, half.y) + BADGE_INSET_PX + BADGE.height / 2;
    drawBadge(context, { x, y }, [version.label], { ...BADGE, align: 'start' });
    if (second) drawBoundary(context, half);
  }
}

/** The divider of the split, and the names of both versions in the corners of their pictures. */
export function drawCompare({ context, viewport }: OverlayContext): void {
  const { versions, currentId } = useVersions.getState();
  const { mode, peeking, beforeId, afterId } = useCompare.getState();
  const pair = pairOf(versions, currentId, { beforeId, afterId });
  if (!pair) return;
  if (mode === 'side' && !peeking) return drawHalves({ context, viewport }, pair);
  const { picture, area } = useViewport.getState();
  const [width, height] = [picture.width * viewport.scale, picture.height * viewport.scale];
  const [left, right] = [viewport.x, viewport.x + width];
  const [top, bottom] = [Math.max(0, viewport.y), Math.min(area.height, viewport.y + height)];
  const y = top + BADGE_INSET_PX + BADGE.height / 2;
  const badgeAtLeft = (text: string) =>
    drawBadge(context, { x: Math.max(left, 0) + BADGE_INSET_PX, y }, [text], {
      ...BADGE,
      align: 'start',
    });
  if (peeking) return badgeAtLeft(pair.before.label);
  if (mode === 'difference') {
    return badgeAtLeft(`${pair.before.label} and ${pair.after.label}`);
  }
  badgeAtLeft(pair.before.label);
  const atRight = { x: Math.min(right, area.width) - BADGE_INSET_PX, y };
  drawBadge(context, atRight, [pair.after.label], { ...BADGE, align: 'end' });
  const x = left + dividerShown() * width;
  drawDivider(context, x, top, bottom);
  drawKnob(context, x, (top + bottom) / 2);
}

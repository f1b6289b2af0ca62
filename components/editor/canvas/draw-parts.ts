import type { Area, Point } from '../store/viewport';

/** Parts that several tools draw: all in CSS pixels of the canvas. */

const HANDLE_PX = 10;
const HANDLE_RADIUS_PX = 2;
const PILL = { long: 28, short: 6 };
const BADGE_FONT = '500 11px "Inter Variable", sans-serif';
const BADGE = { height: 20, padding: 7, radius: 4 };
const ON_IMAGE = 'rgb(20 20 20 / 86%)';

type Context = CanvasRenderingContext2D;

function roundRect(context: Context, { x, y, width, height }: Area, radius: number): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
}

function knob(context: Context, color: string): void {
  context.fillStyle = '#ffffff';
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = color;
  context.stroke();
}

/** A white square to drag a corner by, turned with what it belongs to. */
export function drawCorner(context: Context, at: Point, color: string, angle = 0): void {
  context.save();
  context.translate(at.x, at.y);
  context.rotate(angle);
  const half = HANDLE_PX / 2;
  roundRect(context, { x: -half, y: -half, width: HANDLE_PX, height: HANDLE_PX }, HANDLE_RADIUS_PX);
  knob(context, color);
  context.restore();
}

/** A pill to drag a border by. */
export function drawPill(context: Context, at: Point, upright: boolean, color: string): void {
  const [width, height] = upright ? [PILL.short, PILL.long] : [PILL.long, PILL.short];
  roundRect(context, { x: at.x - width / 2, y: at.y - height / 2, width, height }, PILL.short / 2);
  knob(context, color);
}

export function drawCircle(context: Context, at: Point, radius: number, color: string): void {
  context.beginPath();
  context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  knob(context, color);
}

interface BadgeLook {
  fill?: string;
  font?: string;
  height?: number;
  radius?: number;
  /** Where the badge lies of its point. */
  align?: 'start' | 'centre' | 'end';
}

/** How much of a badge's width lies to the left of its point. */
const SHARE_BEFORE = { start: 0, centre: 0.5, end: 1 } as const;

/** A word on a small ground, about a point or beside it. Each part after the first is paler. */
export function drawBadge(
  context: Context,
  at: Point,
  parts: readonly string[],
  look: BadgeLook = {},
): void {
  const { fill = ON_IMAGE, font = BADGE_FONT, height = BADGE.height, radius = BADGE.radius } = look;
  const before = SHARE_BEFORE[look.align ?? 'centre'];
  context.save();
  context.font = font;
  context.textBaseline = 'middle';
  const gap = 6;
  const widths = parts.map((part) => context.measureText(part).width);
  const text = widths.reduce((sum, width) => sum + width + gap, -gap);
  const padding = Math.round((height / BADGE.height) * BADGE.padding);
  const width = text + 2 * padding;
  const left = Math.round(at.x - width * before);
  const top = Math.round(at.y - height / 2);
  roundRect(context, { x: left, y: top, width, height }, radius);
  context.fillStyle = fill;
  context.fill();
  let x = left + padding;
  parts.forEach((part, index) => {
    context.fillStyle = index === 0 ? '#ffffff' : 'rgb(255 255 255 / 78%)';
    context.fillText(part, x, top + height / 2 + 0.5);
    x += (widths[index] ?? 0) + gap;
  });
  context.restore();
}

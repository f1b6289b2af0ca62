import { MAX_OUTPAINT_SIDE_PX } from '@/lib/operations/outpaint/definition';
import { canvasColors, type CanvasColors } from '../canvas/colors';
import { drawBadge, drawCorner, drawPill } from '../canvas/draw-parts';
import type { OverlayContext } from '../canvas/overlay-context';
import type { Area } from '../store/viewport';
import { framesNothing } from './frame';
import { ratioOf } from './frame-drag';
import { toScreen } from './frame-handles';
import { layoutFrame } from './frame-layout';
import { frameShown, framedPicture } from './frame-state';

type Context = CanvasRenderingContext2D;

const CHECKER_PX = 8;
const NEW_AREA_ALPHA = 0.14;
/** A strip narrower than this has no room for what it adds. */
const LEAST_BADGE_ROOM_PX = 22;
const LABEL = { font: '600 12px "Inter Variable", sans-serif', height: 26, radius: 6 } as const;
/** Room between the frame and the label under it. */
const LABEL_GAP_PX = 28;
/** How far the guide of a ratio reaches beyond the frame. */
const GUIDE_PX = 24;

let pattern: { key: string; fill: CanvasPattern } | undefined;

function checkerboard(context: Context, [light, dark]: [string, string]): CanvasPattern | string {
  const key = `${light}${dark}`;
  if (pattern?.key === key) return pattern.fill;
  const tile = new OffscreenCanvas(2 * CHECKER_PX, 2 * CHECKER_PX);
  const paint = tile.getContext('2d');
  if (!paint) return light;
  paint.fillStyle = light;
  paint.fillRect(0, 0, tile.width, tile.height);
  paint.fillStyle = dark;
  paint.fillRect(CHECKER_PX, 0, CHECKER_PX, CHECKER_PX);
  paint.fillRect(0, CHECKER_PX, CHECKER_PX, CHECKER_PX);
  const fill = context.createPattern(tile, 'repeat');
  if (!fill) return light;
  pattern = { key, fill };
  return fill;
}

/** A checkerboard around the picture; the path stays for what is laid over it. */
function fillAround(context: Context, frame: Area, source: Area, colors: CanvasColors): void {
  context.beginPath();
  context.rect(frame.x, frame.y, frame.width, frame.height);
  context.rect(source.x, source.y, source.width, source.height);
  context.fillStyle = checkerboard(context, colors.checker);
  context.fill('evenodd');
}

/** What will be painted: the new area under the accent. */
function drawNewArea(context: Context, frame: Area, source: Area, colors: CanvasColors): void {
  fillAround(context, frame, source, colors);
  context.save();
  context.globalAlpha = NEW_AREA_ALPHA;
  context.fillStyle = colors.accent;
  context.fill('evenodd');
  context.restore();
}

function drawHandles(context: Context, { x, y, width, height }: Area, color: string): void {
  const [right, bottom, middle, centre] = [x + width, y + height, x + width / 2, y + height / 2];
  for (const [px, py] of [
    [x, centre],
    [right, centre],
  ] as const) {
    drawPill(context, { x: px, y: py }, true, color);
  }
  for (const [px, py] of [
    [middle, y],
    [middle, bottom],
  ] as const) {
    drawPill(context, { x: px, y: py }, false, color);
  }
  for (const px of [x, right])
    for (const py of [y, bottom]) drawCorner(context, { x: px, y: py }, color);
}

/** `+280` in the middle of each strip that is added. */
function drawAmounts(context: Context, frame: Area, bounds: Area, scale: number): void {
  const strips = [
    { room: bounds.x - frame.x, x: (bounds.x + frame.x) / 2, y: frame.y + frame.height / 2 },
    {
      room: frame.x + frame.width - bounds.x - bounds.width,
      x: (frame.x + frame.width + bounds.x + bounds.width) / 2,
      y: frame.y + frame.height / 2,
    },
    { room: bounds.y - frame.y, x: frame.x + frame.width / 2, y: (bounds.y + frame.y) / 2 },
    {
      room: frame.y + frame.height - bounds.y - bounds.height,
      x: frame.x + frame.width / 2,
      y: (frame.y + frame.height + bounds.y + bounds.height) / 2,
    },
  ];
  for (const { room, x, y } of strips) {
    const px = Math.round(room / scale);
    if (px > 0 && room >= LEAST_BADGE_ROOM_PX) drawBadge(context, { x, y }, [`+${px}`]);
  }
}

/** The picture's own bounds, where the frame or the zoom leaves them. */
function drawBounds(context: Context, { x, y, width, height }: Area, color: string): void {
  context.setLineDash([4, 4]);
  context.lineWidth = 1;
  context.strokeStyle = color;
  context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
  context.setLineDash([]);
}

/** At a ratio, dashed lines continue the frame's upright borders. */
function drawGuides(context: Context, { x, y, width, height }: Area, color: string): void {
  context.setLineDash([3, 3]);
  context.lineWidth = 1;
  context.strokeStyle = color;
  context.beginPath();
  for (const px of [x, x + width]) {
    context.moveTo(px, y - GUIDE_PX);
    context.lineTo(px, y);
    context.moveTo(px, y + height);
    context.lineTo(px, y + height + GUIDE_PX);
  }
  context.stroke();
  context.setLineDash([]);
}

/** Draws what lies around the picture as an empty sheet, for words to be placed on: without the frame. */
export function drawFrameSheet({ context, viewport }: OverlayContext): void {
  const image = framedPicture();
  if (!image) return;
  const layout = layoutFrame(frameShown(), image);
  const [frame, source] = [toScreen(layout.frame, viewport), toScreen(layout.source, viewport)];
  fillAround(context, frame, source, canvasColors());
}

/** Draws the outpaint frame as it is, in hand or at rest. */
export function drawFrame({ context, viewport }: OverlayContext): void {
  const image = framedPicture();
  if (!image) return;
  const shown = frameShown();
  const layout = layoutFrame(shown, image);
  const [frame, source] = [toScreen(layout.frame, viewport), toScreen(layout.source, viewport)];
  const bounds = toScreen({ x: 0, y: 0, width: image.widthPx, height: image.heightPx }, viewport);
  const { width, height } = layout.frame;
  const colors = canvasColors();
  const tooLarge = Math.max(width, height) > MAX_OUTPAINT_SIDE_PX;
  const edge = tooLarge ? colors.error : colors.accent;
  const ratio = ratioOf({ widthPx: width, heightPx: height });
  drawNewArea(context, frame, source, colors);
  drawBounds(context, bounds, edge);
  if (ratio && !framesNothing(shown)) drawGuides(context, frame, edge);
  context.lineWidth = 2;
  context.strokeStyle = edge;
  context.strokeRect(frame.x, frame.y, frame.width, frame.height);
  drawAmounts(context, frame, bounds, viewport.scale);
  if (shown.zoomOutPercentage > 0) {
    const at = { x: source.x + source.width / 2, y: source.y - 18 };
    drawBadge(context, at, [`${Math.round(100 - shown.zoomOutPercentage)} %`]);
  }
  drawHandles(context, frame, edge);
  const below = { x: frame.x + frame.width / 2, y: frame.y + frame.height + LABEL_GAP_PX };
  const size = `${width} × ${height}`;
  drawBadge(context, below, ratio ? [size, ratio] : [size], {
    ...LABEL,
    fill: tooLarge ? '#c4281c' : colors.accent,
  });
}

import { canvasColors } from '../canvas/colors';
import { drawBadge, drawCircle, drawCorner } from '../canvas/draw-parts';
import { redrawOverlay } from '../canvas/overlay';
import type { OverlayContext } from '../canvas/overlay-context';
import { useActiveTool } from '../tools/active-tool';
import { quadOnScreen, rotationHandle } from './box-handles';
import { loadFaces, wordPath } from './lettering';
import { angleOf, boundsOfQuad, middleOf, type Quad } from './quad';
import { isSheetEmpty, sheetArea } from './sheet';
import { problemOfWords, useTextBoxes, type TextBox } from './text-boxes';
import { boxesShown, boxInHand } from './text-state';

type Context = CanvasRenderingContext2D;

const ROTATION_RADIUS_PX = 6;
const BADGE_GAP_PX = 20;
/** The preview's letters on a picture: light with a dark edge, so that they read on any. */
const LETTER_FILL = 'rgb(255 255 255 / 92%)';
const LETTER_EDGE = 'rgb(0 0 0 / 55%)';
const HALO = 'rgb(255 255 255 / 85%)';

function traceQuad(context: Context, quad: Quad): void {
  context.beginPath();
  for (const [x, y] of quad) context.lineTo(x, y);
  context.closePath();
}

/** `ink` is the colour on an empty sheet; without one a picture lies below. */
function drawWord(context: Context, text: string, quad: Quad, ink: string | undefined): void {
  const path = wordPath(text, quad);
  if (!path) return void loadFaces().then(redrawOverlay);
  if (ink) {
    context.fillStyle = ink;
    return context.fill(path, 'nonzero');
  }
  context.lineJoin = 'round';
  context.lineWidth = 2;
  context.strokeStyle = LETTER_EDGE;
  context.stroke(path);
  context.fillStyle = LETTER_FILL;
  context.fill(path, 'nonzero');
}

function drawAtRest(context: Context, quad: Quad, color: string): void {
  traceQuad(context, quad);
  context.lineWidth = 3;
  context.strokeStyle = HALO;
  context.stroke();
  context.setLineDash([4, 3]);
  context.lineWidth = 1.25;
  context.strokeStyle = color;
  context.stroke();
  context.setLineDash([]);
}

/** The angle as it is written: clockwise in degrees, with a true minus sign. */
export function formatAngle(radians: number): string {
  const degrees = Math.round((radians * 180) / Math.PI);
  return `${degrees < 0 ? `−${-degrees}` : degrees}°`;
}

function drawSelected(context: Context, quad: Quad, color: string): void {
  traceQuad(context, quad);
  context.lineWidth = 1.5;
  context.strokeStyle = color;
  context.stroke();
  const { foot, knob } = rotationHandle(quad);
  context.beginPath();
  context.moveTo(...foot);
  context.lineTo(...knob);
  context.stroke();
  drawCircle(context, { x: knob[0], y: knob[1] }, ROTATION_RADIUS_PX, color);
  const angle = angleOf(quad);
  for (const [x, y] of quad) drawCorner(context, { x, y }, color, angle);
}

function drawAngle(context: Context, quad: Quad): void {
  const { y, height } = boundsOfQuad(quad);
  const at = { x: middleOf(quad)[0], y: y + height + BADGE_GAP_PX };
  drawBadge(context, at, [formatAngle(angleOf(quad))]);
}

/** Draws the text boxes: with their handles while the tool is in hand, else only the words. */
export function drawBoxes({ context, viewport }: OverlayContext): void {
  const boxes = boxesShown();
  const sheet = sheetArea();
  if (!sheet || boxes.length === 0) return;
  const { selectedId, entry } = useTextBoxes.getState();
  const { accent, error, text: textColor } = canvasColors();
  const ink = isSheetEmpty() ? textColor : undefined;
  const editing = useActiveTool.getState().tool === 'text';
  const drawBox = ({ id, text, quad: unit }: TextBox) => {
    const quad = quadOnScreen(unit, sheet, viewport);
    const color = problemOfWords(text) ? error : accent;
    if (entry?.boxId !== id) drawWord(context, text, quad, ink);
    if (!editing || id !== selectedId) return drawAtRest(context, quad, color);
    drawSelected(context, quad, color);
    if (boxInHand()?.id === id && Math.round((angleOf(quad) * 180) / Math.PI) !== 0)
      drawAngle(context, quad);
  };
  for (const box of boxes) if (box.id !== selectedId) drawBox(box);
  const selected = boxes.find(({ id }) => id === selectedId);
  if (selected) drawBox(selected);
}

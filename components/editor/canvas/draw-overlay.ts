import { useCompare } from '../compare/compare-store';
import { takesFrame } from '../operation-form/definitions';
import { drawCompare } from '../compare/draw-compare';
import { drawCrop } from '../document/draw-crop';
import { drawLayerHandles } from '../document/draw-handles';
import { drawFrame, drawFrameSheet } from '../outpaint/draw-frame';
import { useOperation } from '../store/operation';
import { drawCloneSource } from '../paint/draw-clone-source';
import { drawStrokes } from '../paint/stroke-preview';
import { drawBoxes } from '../text/draw-boxes';
import { useActiveTool } from '../tools/active-tool';
import { drawEyedropper } from '../tools/eyedropper';
import { outlineInHand, type Outline } from '../tools/outline';
import { usePicking } from '../tools/picking';
import { drawChosenShape } from '../vector/draw-shape';
import { drawPixelGrid } from './draw-pixel-grid';
import type { OverlayContext } from './overlay-context';
import type { Viewport } from '../store/viewport';

function trace(context: CanvasRenderingContext2D, outline: Outline, view: Viewport): void {
  const x = (value: number) => value * view.scale + view.x;
  const y = (value: number) => value * view.scale + view.y;
  context.beginPath();
  if (outline.kind === 'path') {
    for (const point of outline.points) context.lineTo(x(point.x), y(point.y));
    return;
  }
  const { from, to } = outline;
  const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (outline.kind === 'rectangle') {
    context.rect(x(left), y(top), width * view.scale, height * view.scale);
    return;
  }
  const [halfWidth, halfHeight] = [(width * view.scale) / 2, (height * view.scale) / 2];
  context.ellipse(
    x(left) + halfWidth,
    y(top) + halfHeight,
    halfWidth,
    halfHeight,
    0,
    0,
    2 * Math.PI,
  );
}

/** Black under white dashes: shows on any picture. */
function strokeAnts(context: CanvasRenderingContext2D): void {
  context.lineWidth = 1.5;
  context.setLineDash([]);
  context.strokeStyle = '#000000';
  context.stroke();
  context.setLineDash([4, 4]);
  context.strokeStyle = '#ffffff';
  context.stroke();
  context.setLineDash([]);
}

/** Everything that tools show above the picture. */
export function drawOverlay(overlay: OverlayContext): void {
  const { context, viewport } = overlay;
  drawStrokes(overlay);
  drawPixelGrid(overlay);
  if (usePicking.getState().take) return drawEyedropper(overlay);
  const { tool } = useActiveTool.getState();
  if (tool === 'compare' || useCompare.getState().peeking) return drawCompare(overlay);
  if (takesFrame(useOperation.getState().operation)) {
    if (tool === 'text') drawFrameSheet(overlay);
    else drawFrame(overlay);
  }
  if (useOperation.getState().mode !== 'process') drawBoxes(overlay);
  if (tool === 'crop') drawCrop(overlay);
  if (tool === 'clone') drawCloneSource(overlay);
  if (tool === 'move') drawLayerHandles(overlay);
  if (tool === 'paths') drawChosenShape(overlay);
  const outline = outlineInHand();
  if (outline) {
    trace(context, outline, viewport);
    strokeAnts(context);
  }
}

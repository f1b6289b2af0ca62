import type { PixelSize } from '@/lib/models/sizes';
import { sizeOfLayer, type Layer } from '@/lib/projects/document';
import { canvasColors } from '../canvas/colors';
import { drawBadge, drawCircle, drawCorner, drawPill } from '../canvas/draw-parts';
import type { OverlayContext } from '../canvas/overlay-context';
import { useViewport } from '../store/viewport-store';
import { currentVersion, documentShown, selectedLayer, useDocuments } from './document-store';
import { guidesShown } from './guides';
import { cornersOf, HANDLES, isCorner, pointOfBox } from './kernels/transform';
import { isMovable, knobOf, onScreen } from './layer-parts';

const KNOB_RADIUS_PX = 6;
const BADGE_GAP_PX = 22;

/** The lines that the layer in hand has snapped to, across the whole canvas. */
function drawGuides({ context, viewport }: OverlayContext, color: string): void {
  const { x, y } = guidesShown();
  const { area } = useViewport.getState();
  context.beginPath();
  if (x !== undefined) {
    const at = Math.round(onScreen({ x, y: 0 }, viewport).x) + 0.5;
    context.moveTo(at, 0);
    context.lineTo(at, area.height);
  }
  if (y !== undefined) {
    const at = Math.round(onScreen({ x: 0, y }, viewport).y) + 0.5;
    context.moveTo(0, at);
    context.lineTo(area.width, at);
  }
  context.lineWidth = 1;
  context.strokeStyle = color;
  context.stroke();
}

/** The selected layer's box with its handles, while the move tool is in hand. */
export function drawLayerHandles(overlay: OverlayContext): void {
  const { context, viewport } = overlay;
  const version = currentVersion();
  const document = version && documentShown(version);
  const layer = document && selectedLayer(document);
  if (!layer || !document || !isMovable(layer)) return;
  const { accent } = canvasColors();
  drawGuides(overlay, accent);
  const size = sizeOfLayer(layer, document.frame);
  context.beginPath();
  for (const corner of cornersOf(layer.place, size)) {
    const { x, y } = onScreen(corner, viewport);
    context.lineTo(x, y);
  }
  context.closePath();
  context.lineWidth = 1.5;
  context.strokeStyle = accent;
  context.stroke();
  const { foot, knob } = knobOf(layer, document, viewport);
  context.beginPath();
  context.moveTo(foot.x, foot.y);
  context.lineTo(knob.x, knob.y);
  context.stroke();
  drawCircle(context, knob, KNOB_RADIUS_PX, accent);
  const angle = (layer.place.rotationDegrees * Math.PI) / 180;
  for (const handle of HANDLES) {
    const at = onScreen(pointOfBox(layer.place, size, handle.across, handle.down), viewport);
    if (isCorner(handle)) drawCorner(context, at, accent, angle);
    else if (angle === 0) drawPill(context, at, handle.across !== 0, accent);
    else drawCircle(context, at, KNOB_RADIUS_PX - 2, accent);
  }
  if (useDocuments.getState().held) drawSize(overlay, layer, size);
}

/** The size and the angle of a layer while a gesture changes it. */
function drawSize(
  { context, viewport }: OverlayContext,
  { place }: Pick<Layer, 'place'>,
  size: PixelSize,
): void {
  const corners = cornersOf(place, size).map((corner) => onScreen(corner, viewport));
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length;
  const y = Math.max(...corners.map((corner) => corner.y)) + BADGE_GAP_PX;
  const sides = `${Math.round(size.widthPx * place.scaleX)} × ${Math.round(size.heightPx * place.scaleY)}`;
  const degrees = Math.round(place.rotationDegrees);
  drawBadge(context, { x, y }, degrees === 0 ? [sides] : [sides, `${degrees}°`]);
}

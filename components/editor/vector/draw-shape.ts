import { multiply } from '@/lib/svg/matrix';
import { canvasColors } from '../canvas/colors';
import type { OverlayContext } from '../canvas/overlay-context';
import { layerInHand } from './vector-actions';
import { chosenShape, matrixOfDrawing, useVector } from './vector-store';

const HALO_PX = 4;
const LINE_PX = 1.5;

/** The outline of the chosen path, between white so that it shows on any drawing. */
export function drawChosenShape({ context, viewport }: OverlayContext): void {
  const layer = layerInHand();
  const shape = layer && chosenShape(layer);
  const drawing = layer && useVector.getState().drawings[layer.content.fileId];
  if (!layer || !shape || !drawing) return;
  const { scale, x, y } = viewport;
  const toFrame = multiply(matrixOfDrawing(layer, drawing), shape.matrix);
  const outline = new Path2D();
  outline.addPath(
    new Path2D(shape.data),
    new DOMMatrix([...multiply([scale, 0, 0, scale, x, y], toFrame)]),
  );
  context.lineJoin = 'round';
  context.lineWidth = HALO_PX;
  context.strokeStyle = '#ffffff';
  context.stroke(outline);
  context.lineWidth = LINE_PX;
  context.strokeStyle = canvasColors().accent;
  context.stroke(outline);
}

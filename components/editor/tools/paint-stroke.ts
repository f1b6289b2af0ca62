import { redrawOverlay } from '../canvas/overlay';
import { currentDocument, selectedLayer } from '../document/document-store';
import { brushSizeUnder } from '../mask/brush-options';
import { commitStroke } from '../paint/commit-stroke';
import { keepPreviewUntilShown } from '../paint/follow-strokes';
import type { StrokeSegment } from '../paint/kernels/coverage';
import { usePaint } from '../paint/paint-options';
import { isPaintable } from '../paint/paintable';
import type { StrokePaint } from '../paint/stroke';
import { strokePreview } from '../paint/stroke-preview';
import type { Point } from '../store/viewport';
import type { Gesture, ToolPointer } from './tool';

/** Segments of one stroke at most: a hand that never lifts begins another then. */
const MAX_SEGMENTS = 20_000;

/** Whether the layer in hand takes paint. */
export function canPaint(): boolean {
  const document = currentDocument();
  return document !== undefined && isPaintable(selectedLayer(document));
}

/** A stroke on the selected layer, from a point or from the pointer on. */
export function beginPaint(
  label: string,
  pointer: ToolPointer,
  { paint, from }: { paint: StrokePaint; from?: Point | undefined },
): Gesture | undefined {
  if (!canPaint()) return undefined;
  const { hardness, opacity } = usePaint.getState();
  const look = { paint, hardness, opacity };
  const preview = strokePreview();
  const segments: StrokeSegment[] = [];
  let at: Point = from ?? pointer;
  let sizePx = brushSizeUnder(pointer);
  const add = (segment: StrokeSegment) => {
    if (segments.length >= MAX_SEGMENTS) return;
    segments.push(segment);
    preview.add(segment);
  };
  const strokeTo = (points: readonly ToolPointer[]) => {
    for (const point of points) {
      const nextPx = brushSizeUnder(point);
      const to = { x: point.x, y: point.y };
      add({ from: at, to, diameterPx: Math.min(sizePx, nextPx) });
      // A pen that is pressed harder grows where it is, not all the way back.
      if (nextPx > sizePx) add({ from: to, to, diameterPx: nextPx });
      [at, sizePx] = [to, nextPx];
    }
    redrawOverlay();
  };
  preview.begin(look);
  strokeTo([pointer]);
  return {
    move: strokeTo,
    end: () => {
      preview.finish();
      const fileId = commitStroke(label, { ...look, segments });
      if (fileId) keepPreviewUntilShown(fileId);
      redrawOverlay();
    },
    cancel: () => {
      preview.cancel();
      redrawOverlay();
    },
  };
}

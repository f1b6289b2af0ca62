import type { ProjectDocument } from '@/lib/projects/document';
import type { MaskBitmap } from '../mask/bitmap';
import { cropMask, flipMask, resizeMask, turnMask } from '../mask/kernels/reframe';
import { maskBitmap, revertMask } from '../mask/mask-state';
import { useMask } from '../mask/mask-document';
import { paintedRuns } from '../mask/patch';
import { useViewport } from '../store/viewport-store';
import { cropFrame, flipDocument, resizeDocument, turnDocument } from './commands';
import { commitDocument } from './document-actions';

interface Reframe {
  document: (document: ProjectDocument) => ProjectDocument;
  /** The same done to the mask: it belongs to the pixels that it was painted on. */
  mask: (mask: MaskBitmap) => MaskBitmap;
}

/** The masks before and after; nothing where none is painted. */
function masksOf({ mask }: Reframe) {
  if (useMask.getState().share === 0) return undefined;
  revertMask();
  const bitmap = maskBitmap();
  return { before: paintedRuns(bitmap), after: paintedRuns(mask(bitmap)) };
}

/** Changes the frame of the document on the canvas and of its mask, in one step. */
function commitFrame(label: string, reframe: Reframe): void {
  commitDocument(label, reframe.document, { masks: masksOf(reframe) });
  useViewport.getState().fit();
}

interface Size {
  widthPx: number;
  heightPx: number;
}

type Part = Size & { left: number; top: number };

function commitPart(label: string, part: Part): void {
  commitFrame(label, {
    document: (document) => cropFrame(document, part),
    mask: (mask) => cropMask(mask, part),
  });
}

export const frameCommands = {
  /** Another part of the plane as the frame, in pixels of the frame that is. */
  crop: (area: Part) => commitPart('Crop', area),
  turn: (clockwise: boolean) =>
    commitFrame(clockwise ? 'Turn right' : 'Turn left', {
      document: (document) => turnDocument(document, clockwise),
      mask: (mask) => turnMask(mask, clockwise),
    }),
  flip: (axis: 'x' | 'y') =>
    commitFrame(axis === 'x' ? 'Flip across' : 'Flip down', {
      document: (document) => flipDocument(document, axis),
      mask: (mask) => flipMask(mask, axis),
    }),
  resize: (size: Size) =>
    commitFrame('Image size', {
      document: (document) => resizeDocument(document, size),
      mask: (mask) => resizeMask(mask, size),
    }),
  /** More or less room around the middle. */
  canvasSize: ({ widthPx, heightPx }: Size) => {
    // The mask is as large as the frame under it.
    const { widthPx: wide, heightPx: high } = useMask.getState();
    const [left, top] = [Math.floor((wide - widthPx) / 2), Math.floor((high - heightPx) / 2)];
    commitPart('Canvas size', { left, top, widthPx, heightPx });
  },
} as const;

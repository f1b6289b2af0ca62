import type { ProjectDocument } from '@/lib/projects/document';
import { maskCommands, useMask } from '../mask/mask-document';
import { useViewport } from '../store/viewport-store';
import { cropFrame, flipDocument, resizeDocument, turnDocument } from './commands';
import { commitDocument } from './document-actions';

/**
 * What changes the frame of the document on the canvas. A mask belongs to the pixels that it was painted
 * on, so it is cleared first, as a step of its own that can be taken back.
 */
function commitFrame(label: string, change: (document: ProjectDocument) => ProjectDocument): void {
  if (useMask.getState().share > 0) maskCommands.clear();
  commitDocument(label, change);
  useViewport.getState().fit();
}

interface Size {
  widthPx: number;
  heightPx: number;
}

export const frameCommands = {
  /** Another part of the plane as the frame, in pixels of the frame that is. */
  crop: (area: Size & { left: number; top: number }) =>
    commitFrame('Crop', (document) => cropFrame(document, area)),
  turn: (clockwise: boolean) =>
    commitFrame(clockwise ? 'Turn right' : 'Turn left', (document) =>
      turnDocument(document, clockwise),
    ),
  flip: (axis: 'x' | 'y') =>
    commitFrame(axis === 'x' ? 'Flip across' : 'Flip down', (document) =>
      flipDocument(document, axis),
    ),
  resize: (size: Size) => commitFrame('Image size', (document) => resizeDocument(document, size)),
  /** More or less room around the middle. */
  canvasSize: ({ widthPx, heightPx }: Size) =>
    commitFrame('Canvas size', (document) =>
      cropFrame(document, {
        left: Math.floor((document.frame.widthPx - widthPx) / 2),
        top: Math.floor((document.frame.heightPx - heightPx) / 2),
        widthPx,
        heightPx,
      }),
    ),
} as const;

import { useComposition } from '../document/composition';
import { currentDocument, useDocuments } from '../document/document-store';
import type { ProjectDocument } from '@/lib/projects/document';
import { redrawOverlay } from '../canvas/overlay';
import { strokePreview } from './stroke-preview';

function shows(document: ProjectDocument | undefined, fileId: string): boolean {
  const layers = document?.layers ?? [];
  return layers.some((layer) => layer.kind === 'picture' && layer.content.fileId === fileId);
}

let stop: (() => void) | undefined;

/**
 * Keeps the preview of strokes until the canvas shows the picture with the newest of them, or the
 * document does not have it any more: it was undone, or another is shown.
 */
export function keepPreviewUntilShown(fileId: string): void {
  stop?.();
  const look = () => {
    const isShown = shows(useComposition.getState().composition?.document, fileId);
    if (!isShown && shows(currentDocument(), fileId)) return;
    stop?.();
    stop = undefined;
    strokePreview().clear();
    redrawOverlay();
  };
  const stops = [useComposition.subscribe(look), useDocuments.subscribe(look)];
  stop = () => stops.forEach((each) => each());
}

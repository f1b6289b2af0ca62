import { randomUuid } from '@/components/api/ids';
import { fileStem } from '@/components/ui/file-stem';
import { adjustmentContent, type TextContent } from '@/lib/projects/layer-content';
import type { Layer } from '@/lib/projects/document';
import { refusalOfFile, refusalOfSize } from '../actions/open-file';
import { refuseFile } from '../store/open-file';
import { usePanels } from '../store/panels';
import { useActiveTool } from '../tools/active-tool';
import { addAsset } from './assets';
import { addLayer } from './commands';
import { commitDocument, selectLayer } from './document-actions';
import { currentDocument } from './document-store';
import { NEW_LAYER, restingPlace } from './plain-document';

/** Puts a layer above all others, selected, with the tool in hand that moves it. */
function addOnTop(label: string, layer: Layer): void {
  commitDocument(label, (document) => addLayer(document, layer));
  selectLayer(layer.id);
  usePanels.setState({ layersOpen: true });
}

/** Width and height of a picture file; nothing where it can't be decoded. */
async function sizeOf(file: File) {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  const decoded = await image.decode().then(
    () => true,
    () => false,
  );
  URL.revokeObjectURL(image.src);
  return decoded ? { widthPx: image.naturalWidth, heightPx: image.naturalHeight } : undefined;
}

/** Puts a picture into the middle of the document, no larger than its frame; says why where it can't. */
export async function addPictureLayer(file: File): Promise<void> {
  const size = refusalOfFile(file) ? undefined : await sizeOf(file);
  const reason =
    refusalOfFile(file) ??
    (size ? refusalOfSize(size.widthPx, size.heightPx) : `${file.name} can’t be decoded.`);
  const document = currentDocument();
  if (reason || !size || !document) {
    return refuseFile(reason ? { title: 'The picture was not added', reason } : undefined);
  }
  refuseFile(undefined);
  const { frame } = document;
  const scale = Math.min(1, frame.widthPx / size.widthPx, frame.heightPx / size.heightPx);
  addOnTop('Add picture', {
    ...NEW_LAYER,
    id: randomUuid(),
    name: fileStem(file.name) || 'Picture',
    kind: file.type === 'image/svg+xml' ? 'vector' : 'picture',
    place: { ...restingPlace(frame), scaleX: scale, scaleY: scale },
    content: { fileId: addAsset(file), ...size },
  });
  useActiveTool.getState().setTool('move');
}

/** Puts an adjustment of everything beneath on top; at first it changes nothing. */
export function addAdjustmentLayer(): void {
  const document = currentDocument();
  if (!document) return;
  addOnTop('Add adjustment', {
    ...NEW_LAYER,
    id: randomUuid(),
    name: 'Adjustment',
    kind: 'adjustment',
    place: restingPlace(document.frame),
    content: adjustmentContent.parse({}),
  });
}

/** Share of the frame's height that new words are high. */
const TEXT_SHARE = 1 / 8;

/** How much room words need: as wide as their longest line, with room for wide letters. */
export function sizeOfText(content: Pick<TextContent, 'text' | 'sizePx' | 'lineHeight'>) {
  const lines = content.text.split('\n');
  const longest = Math.max(1, ...lines.map(({ length }) => length));
  return {
    widthPx: Math.max(1, Math.ceil(longest * content.sizePx * 0.75)),
    heightPx: Math.max(1, Math.ceil(lines.length * content.lineHeight * content.sizePx)),
  };
}

/** Puts words into the middle of the document, to be changed in the panel. */
export function addTextLayer(): void {
  const document = currentDocument();
  if (!document) return;
  const { frame } = document;
  const words = {
    text: 'Text',
    sizePx: Math.max(8, Math.round(frame.heightPx * TEXT_SHARE)),
    lineHeight: 1.2,
  };
  addOnTop('Add text', {
    ...NEW_LAYER,
    id: randomUuid(),
    name: words.text,
    kind: 'text',
    place: restingPlace(frame),
    content: {
      ...words,
      face: 'inter',
      color: '#ffffff',
      align: 'center',
      letterSpacingEm: 0,
      ...sizeOfText(words),
    },
  });
  useActiveTool.getState().setTool('move');
}

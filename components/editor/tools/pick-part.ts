import { currentDocument } from '../document/document-store';
import { readDocument } from '../document/render/composer';
import { EMPTY, PAINTED, type MaskValue } from '../mask/bitmap';
import { useBrush } from '../mask/brush-options';
import { addSelection } from '../mask/kernels/similar';
import { commitMask, paintMask } from '../mask/mask-state';
import { usePicker } from '../mask/pick/pick-options';
import type { Pick } from '../mask/pick/protocol';
import { refuseFile } from '../store/open-file';
import { useVersions } from '../store/versions';
import type { Gesture, ToolPointer } from './tool';

/** Whether a click adds to the mask or takes from it: Shift always adds, Alt does the other of what is chosen. */
export function pickValue({ shift, alt, eraserEnd }: ToolPointer): MaskValue {
  if (eraserEnd) return EMPTY;
  if (shift) return PAINTED;
  const erases = useBrush.getState().mode === 'erase';
  return erases !== alt ? EMPTY : PAINTED;
}

async function select(label: string, wanted: Pick, value: MaskValue): Promise<void> {
  const document = currentDocument();
  const { currentId } = useVersions.getState();
  if (!document) return;
  const picture = { key: document, read: () => readDocument(document) };
  const { pick } = await import('../mask/pick/picker');
  const selection = await pick(picture, wanted);
  // The visitor may look at something else by now: its mask is not touched.
  if (!selection || useVersions.getState().currentId !== currentId) return;
  if (currentDocument() !== document) return;
  paintMask((bitmap) => addSelection(bitmap, selection, value));
  commitMask(label);
}

/** The line of clicks: each is done after the one before. */
let line: Promise<void> = Promise.resolve();
let inLine = 0;

function enqueue(work: () => Promise<void>): void {
  inLine++;
  usePicker.setState({ busy: true });
  line = line
    .then(work)
    .catch((error: unknown) => {
      console.warn('Nothing could be selected', error);
      refuseFile({
        title: 'Nothing was selected',
        reason: 'The picture could not be read. Open it again, or select by hand.',
      });
    })
    .finally(() => {
      inLine--;
      usePicker.setState({ busy: inLine > 0 });
    });
}

/** Clicks that wait at most; more are somebody's impatience. */
const MAX_IN_LINE = 8;

/** Selects a part of the picture after those that were asked for before. */
export function requestPick(label: string, wanted: Pick, value: MaskValue): void {
  if (inLine < MAX_IN_LINE) enqueue(() => select(label, wanted, value));
}

/** A click that selects a part of the picture where it was let go. */
export function beginPick(
  label: string,
  start: ToolPointer,
  pickAt: (at: { x: number; y: number }) => Pick,
): Gesture {
  const value = pickValue(start);
  let at = start;
  return {
    move: (pointers) => (at = pointers.at(-1) ?? at),
    end: () => {
      requestPick(label, pickAt({ x: Math.floor(at.x), y: Math.floor(at.y) }), value);
    },
    cancel: () => undefined,
  };
}

/** The cursor of tools that select by a click. */
export function pickCursor(): string {
  return usePicker.getState().busy ? 'progress' : 'crosshair';
}

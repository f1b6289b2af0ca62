import { redrawOverlay } from '../canvas/overlay';
import { applyChangesOf } from '../history/changes';
import { record } from '../history/history';
import { newId } from '../store/ids';
import { quadSize } from '@/lib/lettering/quad-map';
import { keepInside, moveQuad, rectangleQuad, scaleAxes, type Quad } from './quad';
import { sheetArea } from './sheet';
import { useTextBoxes, type TextBox } from './text-boxes';
import { layoutWords, splitPhrase } from './words';

/** A box while it is dragged; the store has it as of the last step. */
let inHand: { id: string; quad: Quad } | undefined;

/** The boxes as they are shown now. */
export function boxesShown(): TextBox[] {
  const { boxes } = useTextBoxes.getState();
  const held = inHand;
  if (!held) return boxes;
  return boxes.map((box) => (box.id === held.id ? { ...box, quad: held.quad } : box));
}

/** Shows a box elsewhere without making it a step; nothing puts it back. */
export function holdBox(held: { id: string; quad: Quad } | undefined): void {
  inHand = held;
  redrawOverlay();
}

export function boxInHand(): { id: string; quad: Quad } | undefined {
  return inHand;
}

function show(boxes: TextBox[]): void {
  const { selectedId } = useTextBoxes.getState();
  const stays = boxes.some(({ id }) => id === selectedId);
  useTextBoxes.setState({ boxes, ...(stays ? {} : { selectedId: undefined }) });
  redrawOverlay();
}

/** Makes a change of the boxes a step of the history. */
export function commitBoxes(label: string, after: TextBox[], mergeKey?: string): void {
  const before = useTextBoxes.getState().boxes;
  inHand = undefined;
  if (JSON.stringify(before) === JSON.stringify(after)) return redrawOverlay();
  const bytes = JSON.stringify(before).length * 2;
  record({ label, bytes, mergeKey, change: { kind: 'boxes', before, after } });
  show(after);
}

applyChangesOf('boxes', ({ before, after }, back) => show(back ? before : after));

export function changeBox(
  label: string,
  id: string,
  change: Partial<Pick<TextBox, 'text' | 'quad'>>,
  mergeKey?: string,
): void {
  const { boxes } = useTextBoxes.getState();
  const changed = boxes.map((box) =>
    box.id === id ? { ...box, ...change, quad: keepInside(change.quad ?? box.quad) } : box,
  );
  commitBoxes(label, changed, mergeKey);
}

export function removeBox(id: string): void {
  commitBoxes(
    'Remove box',
    useTextBoxes.getState().boxes.filter((box) => box.id !== id),
  );
}

export function selectedBox(): TextBox | undefined {
  const { boxes, selectedId } = useTextBoxes.getState();
  return boxes.find(({ id }) => id === selectedId);
}

/** Width over height of an area of the sheet. */
function aspectOf(quad: Quad): number {
  const sheet = sheetArea() ?? { width: 1, height: 1 };
  const { width, height } = quadSize(scaleAxes(quad, sheet.width, sheet.height));
  return width / Math.max(1e-6, height);
}

/** Sets a phrase into an area, one box a word, and selects the first. */
export function addWords(phrase: string, area: Quad): void {
  const words = splitPhrase(phrase);
  if (words.length === 0) return;
  const added = layoutWords(words, area, aspectOf(area)).map(({ text, quad }) => ({
    id: newId('text'),
    text,
    quad: keepInside(quad),
  }));
  commitBoxes('Add text', [...useTextBoxes.getState().boxes, ...added]);
  useTextBoxes.getState().select(added[0]?.id);
}

/** Puts other words into a box: the first stays in it, further ones share its area. */
export function rewordBox(id: string, phrase: string): void {
  const box = useTextBoxes.getState().boxes.find((each) => each.id === id);
  const words = splitPhrase(phrase);
  if (!box || words.length === 0) return;
  const [only] = words;
  if (only && words.length === 1) return changeBox('Change text', id, { text: only });
  const split = layoutWords(words, box.quad, aspectOf(box.quad)).map(({ text, quad }, index) => ({
    id: index === 0 ? id : newId('text'),
    text,
    quad: keepInside(quad),
  }));
  const { boxes } = useTextBoxes.getState();
  commitBoxes(
    'Change text',
    boxes.flatMap((each) => (each.id === id ? split : [each])),
  );
}

/** Where words go that are typed without an area having been drawn: rows of the sheet, from the top. */
const ROWS = [0.08, 0.3, 0.52, 0.74];
const ROW_HEIGHT = 0.18;

export function nextArea(): Quad {
  const { boxes } = useTextBoxes.getState();
  const free = ROWS.find((top) =>
    boxes.every(({ quad }) => quad.every(([, y]) => y <= top || y >= top + ROW_HEIGHT)),
  );
  return rectangleQuad(0.1, free ?? ROWS[1] ?? 0, 0.8, ROW_HEIGHT);
}

/** Moves the selected box by pixels of the sheet. */
export function nudgeBox(dx: number, dy: number): void {
  const box = selectedBox();
  const sheet = sheetArea();
  if (!box || !sheet) return;
  const quad = moveQuad(box.quad, dx / sheet.width, dy / sheet.height);
  changeBox('Move box', box.id, { quad }, `move-${box.id}`);
}

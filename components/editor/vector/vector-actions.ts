import type { SvgDrawing } from '@/lib/imaging/svg/shapes';
import { multiply } from '@/lib/svg/matrix';
import type { ProjectDocument } from '@/lib/projects/document';
import { addAsset } from '../document/assets';
import { commitLayer, selectLayer } from '../document/document-actions';
import { currentDocument, selectedLayer } from '../document/document-store';
import { refuseFile } from '../store/open-file';
import type { Point } from '../store/viewport';
import {
  chosenShape,
  drawingOf,
  matrixOfDrawing,
  useVector,
  type VectorLayer,
} from './vector-store';

/** Choosing and changing shapes of drawings: each change is a new file of the layer, and a step of the history. */

/** How near to a thin line a press counts as on it, in CSS pixels. */
const REACH_PX = 6;

let tester: OffscreenCanvasRenderingContext2D | null | undefined;

/** The topmost shape of a drawing at a point of the frame. */
function shapeAt(layer: VectorLayer, drawing: SvgDrawing, { x, y }: Point, scale: number) {
  tester ??= new OffscreenCanvas(1, 1).getContext('2d');
  if (!tester) return undefined;
  const toFrame = matrixOfDrawing(layer, drawing);
  for (let index = drawing.shapes.length - 1; index >= 0; index -= 1) {
    const shape = drawing.shapes[index]!;
    const path = new Path2D(shape.data);
    const matrix = multiply(toFrame, shape.matrix);
    tester.setTransform(...matrix);
    if (shape.fill !== 'none' && tester.isPointInPath(path, x, y, shape.fillRule)) return index;
    if (shape.stroke === 'none') continue;
    const unitPx = Math.hypot(matrix[0], matrix[1]) * scale;
    tester.lineWidth = Math.max(shape.strokeWidth, REACH_PX / unitPx);
    if (tester.isPointInStroke(path, x, y)) return index;
  }
  return undefined;
}

/** Layers that a press may choose in, the selected one first, then from the top down. */
function vectorLayers(document: ProjectDocument): VectorLayer[] {
  const selected = selectedLayer(document);
  const layers = document.layers
    .filter((layer): layer is VectorLayer => layer.kind === 'vector' && layer.visible)
    .reverse();
  return layers.sort((one, other) => Number(other === selected) - Number(one === selected));
}

/** Chooses the shape under a point of the frame; nothing there chooses none. */
export async function chooseShape(point: Point, scale: number): Promise<void> {
  const document = currentDocument();
  for (const layer of document ? vectorLayers(document) : []) {
    const drawing = await drawingOf(layer).catch(() => undefined);
    const index = drawing && shapeAt(layer, drawing, point, scale);
    if (index === undefined) continue;
    selectLayer(layer.id);
    const chosen = { layerId: layer.id, fileId: layer.content.fileId, index };
    return useVector.setState({ chosen });
  }
  useVector.setState({ chosen: undefined });
}

export function chooseNone(): void {
  useVector.setState({ chosen: undefined });
}

/** The layer whose drawing is in hand. */
export function layerInHand(): VectorLayer | undefined {
  const document = currentDocument();
  const layer = document && selectedLayer(document);
  return layer?.kind === 'vector' ? layer : undefined;
}

/** Gives a layer another drawing. The shape at `keeps` stays chosen. */
async function commitDrawing(
  layer: VectorLayer,
  label: string,
  change: (drawing: SvgDrawing) => string,
  keeps?: number,
): Promise<void> {
  if (layer.locked) {
    return refuseFile({ title: 'The layer is locked', reason: 'Unlock it to change its shapes.' });
  }
  const drawing = await drawingOf(layer);
  const svg = change(drawing);
  if (svg === drawing.svg) return;
  const fileId = addAsset(new Blob([svg], { type: 'image/svg+xml' }));
  await drawingOf({ ...layer, content: { ...layer.content, fileId } });
  commitLayer(label, layer.id, { content: { fileId } });
  const chosen = keeps === undefined ? undefined : { layerId: layer.id, fileId, index: keeps };
  useVector.setState({ chosen });
}

const shapesModule = () => import('@/lib/imaging/svg/shapes');

/** Takes the chosen shape out of its drawing. */
export async function deleteShape(): Promise<void> {
  const layer = layerInHand();
  const shape = layer && chosenShape(layer);
  if (!layer || !shape) return;
  const { removeShape } = await shapesModule();
  await commitDrawing(layer, 'Delete path', (drawing) => removeShape(drawing, shape));
}

/** Gives the chosen shape another colour. */
export async function recolorChosen(hex: string): Promise<void> {
  const layer = layerInHand();
  const shape = layer && chosenShape(layer);
  const index = useVector.getState().chosen?.index;
  if (!layer || !shape) return;
  const { recolorShape } = await shapesModule();
  await commitDrawing(
    layer,
    'Recolour path',
    (drawing) => recolorShape(drawing, shape, hex),
    index,
  );
}

/** Gives a colour of the whole drawing another, wherever it is used. */
export async function swapColorOf(layer: VectorLayer, from: string, to: string): Promise<void> {
  const { swapColor } = await import('@/lib/imaging/svg/colors');
  const index = chosenShape(layer) && useVector.getState().chosen?.index;
  await commitDrawing(layer, 'Recolour drawing', ({ svg }) => swapColor(svg, from, to), index);
}

import { MousePointer2 } from 'lucide-react';
import { sizeOfLayer, type Layer, type Place, type ProjectDocument } from '@/lib/projects/document';
import { changeLayer } from '../document/commands';
import {
  commitDocument,
  heldDocument,
  holdDocument,
  selectLayer,
} from '../document/document-actions';
import { currentDocument, selectedLayer } from '../document/document-store';
import { showGuides } from '../document/guides';
import {
  boundsOf,
  linesOf,
  onPixels,
  pullHandle,
  snap,
  turnPlace,
  type SnapLines,
} from '../document/kernels/transform';
import { isMovable, partUnder, type LayerPart } from '../document/layer-parts';
import { useViewport } from '../store/viewport-store';
import type { Gesture, Tool, ToolPointer } from './tool';

/** Shift turns a layer in these steps. */
const SNAP_DEGREES = 15;
/** How near a line is to be snapped to, in CSS pixels. */
const SNAP_REACH_PX = 6;

function partAt(pointer: ToolPointer): LayerPart | undefined {
  const document = currentDocument();
  if (!document) return undefined;
  const press = { screen: pointer.screen, point: pointer, coarse: pointer.coarse };
  const { viewport } = useViewport.getState();
  return partUnder(press, document, selectedLayer(document), viewport);
}

/** Ends and middles of the frame and of all other layers. */
function linesAround({ frame, layers }: ProjectDocument, moved: Layer): SnapLines {
  const whole = { left: 0, top: 0, right: frame.widthPx, bottom: frame.heightPx };
  const others = layers
    .filter((layer) => layer.id !== moved.id && layer.visible && layer.kind !== 'adjustment')
    .map((layer) => linesOf(boundsOf(layer.place, sizeOfLayer(layer, frame))));
  const all = [linesOf(whole), ...others];
  return { xs: all.flatMap(({ xs }) => xs), ys: all.flatMap(({ ys }) => ys) };
}

/** A layer as far from its place as the pointer went, snapped to the lines around it. */
function mover(document: ProjectDocument, layer: Layer, start: ToolPointer) {
  const size = sizeOfLayer(layer, document.frame);
  const lines = linesAround(document, layer);
  return (pointer: ToolPointer): Place => {
    let [dx, dy] = [pointer.x - start.x, pointer.y - start.y];
    // Shift keeps to one direction.
    if (pointer.shift) [dx, dy] = Math.abs(dx) > Math.abs(dy) ? [dx, 0] : [0, dy];
    const moved = { ...layer.place, x: layer.place.x + dx, y: layer.place.y + dy };
    if (pointer.alt) {
      showGuides(undefined);
      return onPixels(moved, size);
    }
    const snapped = snap(boundsOf(moved, size), lines, SNAP_REACH_PX / pointer.scale);
    showGuides(snapped.guides);
    return onPixels({ ...moved, x: moved.x + snapped.dx, y: moved.y + snapped.dy }, size);
  };
}

/** What a gesture on a part does to the place of its layer, and how that step is called. */
function shaper(document: ProjectDocument, part: LayerPart, start: ToolPointer) {
  const { layer } = part;
  const size = sizeOfLayer(layer, document.frame);
  if (part.kind === 'body') {
    return { label: 'Move layer', shape: mover(document, layer, start) };
  }
  if (part.kind === 'rotate') {
    const shape = (pointer: ToolPointer) =>
      turnPlace(layer.place, start, pointer, pointer.shift ? SNAP_DEGREES : undefined);
    return { label: 'Turn layer', shape };
  }
  const { handle } = part;
  const shape = (pointer: ToolPointer) =>
    pullHandle(layer.place, size, {
      handle,
      to: pointer,
      keepsRatio: !pointer.shift,
      aroundMiddle: pointer.alt,
    });
  return { label: 'Scale layer', shape };
}

function dragLayer(document: ProjectDocument, part: LayerPart, start: ToolPointer): Gesture {
  const { label, shape } = shaper(document, part, start);
  return {
    move: (pointers) => {
      const last = pointers.at(-1);
      if (last) holdDocument(changeLayer(document, part.layer.id, { place: shape(last) }));
    },
    end: () => {
      showGuides(undefined);
      const after = heldDocument();
      if (after) commitDocument(label, () => after);
    },
    cancel: () => {
      showGuides(undefined);
      holdDocument(undefined);
    },
  };
}

/** Moves, scales and turns layers. */
export const move: Tool = {
  id: 'move',
  label: 'Move',
  icon: MousePointer2,
  shortcut: 'V',
  code: 'KeyV',
  cursor: (pointer) => {
    const part = partAt(pointer);
    if (!part) return 'default';
    if (part.kind === 'rotate') return 'grab';
    if (part.kind === 'body') return 'move';
    return 'pointer';
  },
  begin: (start) => {
    const document = currentDocument();
    const part = partAt(start);
    if (!document || !part) {
      selectLayer(undefined);
      return undefined;
    }
    selectLayer(part.layer.id);
    return isMovable(part.layer) ? dragLayer(document, part, start) : undefined;
  },
};

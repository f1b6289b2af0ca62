import { sizeOfLayer, type Layer, type ProjectDocument } from '@/lib/projects/document';
import type { Point, Viewport } from '../store/viewport';
import { HANDLES, holdsPoint, pointOfBox, type Handle } from './kernels/transform';

/** Hit area around a handle, in CSS pixels. */
const REACH_PX = 10;
const COARSE_REACH_PX = 22;
/** How far above the box it is turned by. */
const ROTATION_GAP_PX = 28;

export type LayerPart =
  | { kind: 'rotate'; layer: Layer }
  | { kind: 'handle'; layer: Layer; handle: Handle }
  | { kind: 'body'; layer: Layer };

export function onScreen({ x, y }: Point, viewport: Viewport): Point {
  return { x: x * viewport.scale + viewport.x, y: y * viewport.scale + viewport.y };
}

/** Adjustments lie over the whole frame, and what is locked stays where it is. */
export function isMovable(layer: Layer): boolean {
  return layer.kind !== 'adjustment' && !layer.locked && layer.visible;
}

/** Where the knob stands that a layer is turned by, and where its stalk begins, in CSS pixels. */
export function knobOf(layer: Layer, document: ProjectDocument, viewport: Viewport) {
  const size = sizeOfLayer(layer, document.frame);
  const foot = onScreen(pointOfBox(layer.place, size, 0, -1), viewport);
  const angle = ((layer.place.rotationDegrees - 90) * Math.PI) / 180;
  const knob = {
    x: foot.x + ROTATION_GAP_PX * Math.cos(angle),
    y: foot.y + ROTATION_GAP_PX * Math.sin(angle),
  };
  return { foot, knob };
}

interface Press {
  /** In CSS pixels of the canvas, and in pixels of the frame. */
  screen: Point;
  point: Point;
  coarse: boolean;
}

/** What of a document's layers is under a pointer: the selected layer's handles first, then the topmost layer. */
export function partUnder(
  { screen, point, coarse }: Press,
  document: ProjectDocument,
  selected: Layer | undefined,
  viewport: Viewport,
): LayerPart | undefined {
  const reach = coarse ? COARSE_REACH_PX : REACH_PX;
  const isNear = ({ x, y }: Point) => Math.hypot(screen.x - x, screen.y - y) <= reach;
  if (selected && isMovable(selected)) {
    const size = sizeOfLayer(selected, document.frame);
    if (isNear(knobOf(selected, document, viewport).knob)) {
      return { kind: 'rotate', layer: selected };
    }
    const handle = HANDLES.find(({ across, down }) =>
      isNear(onScreen(pointOfBox(selected.place, size, across, down), viewport)),
    );
    if (handle) return { kind: 'handle', layer: selected, handle };
    // What is chosen in the panel can be moved also where another lies above it.
    if (holdsPoint(selected.place, size, point)) return { kind: 'body', layer: selected };
  }
  const layer = document.layers.findLast(
    (each) => isMovable(each) && holdsPoint(each.place, sizeOfLayer(each, document.frame), point),
  );
  return layer && { kind: 'body', layer };
}

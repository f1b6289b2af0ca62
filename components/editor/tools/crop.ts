import { Crop } from 'lucide-react';
import { setCrop, useCrop } from '../document/crop-state';
import { currentDocument } from '../document/document-store';
import { onScreen } from '../document/layer-parts';
import type { Area, Point } from '../store/viewport';
import { useViewport } from '../store/viewport-store';
import { cornerOf } from './shape';
import type { Gesture, Tool, ToolPointer } from './tool';

const REACH_PX = 12;
const COARSE_REACH_PX = 22;

function between(from: Point, to: Point): Area {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}

/** The corner across from the one under the pointer. */
function farCorner({ screen, coarse }: ToolPointer, { x, y, width, height }: Area) {
  const { viewport } = useViewport.getState();
  const reach = coarse ? COARSE_REACH_PX : REACH_PX;
  const corners = [0, 1].flatMap((across) => [0, 1].map((down) => ({ across, down })));
  const under = corners.find(({ across, down }) => {
    const at = onScreen({ x: x + across * width, y: y + down * height }, viewport);
    return Math.hypot(at.x - screen.x, at.y - screen.y) <= reach;
  });
  return under && { x: x + (1 - under.across) * width, y: y + (1 - under.down) * height };
}

function holds({ x, y, width, height }: Area, point: Point): boolean {
  return point.x > x && point.y > y && point.x < x + width && point.y < y + height;
}

/** An area without what lies beyond the frame; cropping makes no room. */
function inFrame(area: Area): Area {
  const { widthPx, heightPx } = currentDocument()?.frame ?? { widthPx: 1, heightPx: 1 };
  const [left, top] = [Math.max(0, area.x), Math.max(0, area.y)];
  return {
    x: Math.min(left, widthPx - 1),
    y: Math.min(top, heightPx - 1),
    width: Math.max(1, Math.min(widthPx, area.x + area.width) - left),
    height: Math.max(1, Math.min(heightPx, area.y + area.height) - top),
  };
}

/** A gesture that shapes the area: `shape` answers it for where the pointer is. */
function dragArea(shape: (pointer: ToolPointer) => Area): Gesture {
  const before = useCrop.getState().area;
  return {
    move: (pointers) => {
      const last = pointers.at(-1);
      if (last) setCrop(inFrame(shape(last)));
    },
    end: () => undefined,
    cancel: () => setCrop(before),
  };
}

/** Draws the part of the picture that is to stay, and moves it and its corners. */
export const crop: Tool = {
  id: 'crop',
  label: 'Crop',
  icon: Crop,
  shortcut: 'K',
  code: 'KeyK',
  cursor: (pointer) => {
    const { area } = useCrop.getState();
    if (area && farCorner(pointer, area)) return 'pointer';
    return area && holds(area, pointer) ? 'move' : 'crosshair';
  },
  begin: (start) => {
    const { area } = useCrop.getState();
    const anchor = area && farCorner(start, area);
    if (anchor) return dragArea((pointer) => between(anchor, cornerOf(anchor, pointer)));
    if (!area || !holds(area, start)) {
      return dragArea((pointer) => between(start, cornerOf(start, pointer)));
    }
    const { widthPx, heightPx } = currentDocument()?.frame ?? { widthPx: 1, heightPx: 1 };
    return dragArea(({ x, y }) => ({
      ...area,
      x: Math.max(0, Math.min(widthPx - area.width, area.x + x - start.x)),
      y: Math.max(0, Math.min(heightPx - area.height, area.y + y - start.y)),
    }));
  },
};

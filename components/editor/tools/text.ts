import { Type } from 'lucide-react';
import type { Point } from '../store/viewport';
import { useViewport } from '../store/viewport-store';
import { partAt, quadOnScreen, type BoxPart } from '../text/box-handles';
import {
  angleOf,
  moveQuad,
  pullCorner,
  rectangleQuad,
  rotateQuad,
  scaleAxes,
  scaleByCorner,
  middleOf,
  type Quad,
} from '../text/quad';
import { sheetArea } from '../text/sheet';
import { useTextBoxes } from '../text/text-boxes';
import { boxesShown, boxInHand, changeBox, holdBox } from '../text/text-state';
import { showOutline } from './outline';
import { cornerOf } from './shape';
import type { Gesture, Tool, ToolPointer } from './tool';

/** Shift turns a box in these steps. */
const SNAP_ANGLE = Math.PI / 12;
/** Two presses within this time are one double press. */
const DOUBLE_PRESS_MS = 350;
/** An area smaller than this on the screen is a slip of the hand. */
const LEAST_AREA_PX = 16;
const TURN_CURSOR = 'grab';

let lastPress: { boxId: string; atMs: number } | undefined;

function partUnder({ screen, coarse }: ToolPointer): BoxPart | undefined {
  const sheet = sheetArea();
  if (!sheet) return undefined;
  const { viewport } = useViewport.getState();
  const toScreen = (quad: Quad) => quadOnScreen(quad, sheet, viewport);
  return partAt(screen, boxesShown(), useTextBoxes.getState().selectedId, toScreen, coarse);
}

/** A gesture on a box: `shape` answers its quad in pixels of the sheet. */
function dragBox(label: string, id: string, shape: (pointer: ToolPointer) => Quad): Gesture {
  return {
    move: (pointers) => {
      const last = pointers.at(-1);
      const sheet = sheetArea();
      if (!last || !sheet) return;
      holdBox({ id, quad: scaleAxes(shape(last), 1 / sheet.width, 1 / sheet.height) });
    },
    end: () => {
      const held = boxInHand();
      if (held) changeBox(label, id, { quad: held.quad });
    },
    cancel: () => holdBox(undefined),
  };
}

function beginPart(part: BoxPart, start: ToolPointer): Gesture | undefined {
  const sheet = sheetArea();
  if (!sheet) return undefined;
  const { id } = part.box;
  const quad = scaleAxes(part.box.quad, sheet.width, sheet.height);
  const onSheet = ({ x, y }: Point): [number, number] => [x - sheet.x, y - sheet.y];
  if (part.kind === 'corner') {
    const pulls = (useTextBoxes.getState().corners === 'pull') !== start.alt;
    return dragBox(pulls ? 'Pull corner' : 'Scale box', id, (pointer) =>
      pulls
        ? pullCorner(quad, part.corner, onSheet(pointer))
        : scaleByCorner(quad, part.corner, onSheet(pointer), pointer.shift),
    );
  }
  if (part.kind === 'body') {
    return dragBox('Move box', id, ({ x, y }) => moveQuad(quad, x - start.x, y - start.y));
  }
  const [mx, my] = middleOf(quad);
  const direction = (point: Point) => {
    const [x, y] = onSheet(point);
    return Math.atan2(y - my, x - mx);
  };
  const from = direction(start);
  return dragBox('Rotate box', id, (pointer) => {
    const turn = direction(pointer) - from;
    if (!pointer.shift) return rotateQuad(quad, turn);
    const angle = angleOf(quad) + turn;
    return rotateQuad(quad, Math.round(angle / SNAP_ANGLE) * SNAP_ANGLE - angleOf(quad));
  });
}

/** Draws the area of new words; they are typed into it then. */
function beginArea(start: ToolPointer): Gesture {
  let to: Point = start;
  return {
    move: (pointers) => {
      const last = pointers.at(-1);
      if (last) to = cornerOf(start, last);
      showOutline({ kind: 'rectangle', from: start, to });
    },
    end: () => {
      showOutline(undefined);
      const sheet = sheetArea();
      const [width, height] = [Math.abs(to.x - start.x), Math.abs(to.y - start.y)];
      if (!sheet || Math.min(width, height) * start.scale < LEAST_AREA_PX) return;
      const [left, top] = [Math.min(start.x, to.x) - sheet.x, Math.min(start.y, to.y) - sheet.y];
      const quad = rectangleQuad(left, top, width, height);
      useTextBoxes.getState().setEntry({
        quad: scaleAxes(quad, 1 / sheet.width, 1 / sheet.height),
      });
    },
    cancel: () => showOutline(undefined),
  };
}

function isSecondPress(boxId: string): boolean {
  const atMs = performance.now();
  const second = lastPress?.boxId === boxId && atMs - lastPress.atMs < DOUBLE_PRESS_MS;
  lastPress = second ? undefined : { boxId, atMs };
  return second;
}

/** Places words: draws areas for new ones, and moves, scales, turns and distorts their boxes. */
export const text: Tool = {
  id: 'text',
  label: 'Text',
  icon: Type,
  shortcut: 'T',
  code: 'KeyT',
  needsNoPicture: true,
  cursor: (pointer) => {
    const part = partUnder(pointer);
    if (!part) return 'crosshair';
    if (part.kind === 'rotate') return TURN_CURSOR;
    return part.kind === 'corner' ? 'pointer' : 'move';
  },
  begin: (start) => {
    const part = partUnder(start);
    const { select, setEntry, selectedId } = useTextBoxes.getState();
    if (!part) {
      select(undefined);
      return beginArea(start);
    }
    if (part.kind === 'body' && isSecondPress(part.box.id)) {
      setEntry({ quad: part.box.quad, boxId: part.box.id });
      return undefined;
    }
    if (part.box.id !== selectedId) select(part.box.id);
    return beginPart(part, start);
  },
};

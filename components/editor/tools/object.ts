import { SquareDashedMousePointer } from 'lucide-react';
import { PAINTED, type MaskValue } from '../mask/bitmap';
import { rectBetween } from '../mask/kernels/shapes';
import { useMask } from '../mask/mask-document';
import type { Point } from '../store/viewport';
import { useVersions } from '../store/versions';
import { showOutline } from './outline';
import { pickCursor, pickValue, requestPick } from './pick-part';
import type { Tool, ToolPointer } from './tool';

/** A drag shorter than this on the screen is a click. */
const LEAST_BOX_PX = 8;
/** Clicks that are remembered: they say what belongs to the thing and what does not. */
const MAX_CLICKS = 32;

let clicks: { versionId: string | undefined; inside: Point[]; outside: Point[] } | undefined;

/** The clicks on this mask before; none once it was emptied or another picture is shown. */
function clicksBefore() {
  const versionId = useVersions.getState().currentId;
  if (!clicks || clicks.versionId !== versionId || useMask.getState().share === 0) {
    clicks = { versionId, inside: [], outside: [] };
  }
  return clicks;
}

function pickAt({ x, y }: Point, value: MaskValue): void {
  const at = { x: Math.floor(x), y: Math.floor(y) };
  const { inside, outside } = clicksBefore();
  // What is taken away is found as a thing of its own, which the clicks for the rest are no part of.
  const [same, other] = value === PAINTED ? [inside, outside] : [outside, inside];
  requestPick('Object', { kind: 'object', clicks: { inside: [at], outside: [...other] } }, value);
  same.push(at);
  if (same.length > MAX_CLICKS) same.shift();
}

function isBox(from: ToolPointer, to: Point): boolean {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return Math.min(width, height) * from.scale >= LEAST_BOX_PX;
}

/** Selects the thing under a click, or in a box that is drawn around it. */
export const object: Tool = {
  id: 'object',
  label: 'Object',
  icon: SquareDashedMousePointer,
  shortcut: 'Q',
  code: 'KeyQ',
  cursor: pickCursor,
  begin: (start) => {
    const value = pickValue(start);
    let to: Point = start;
    return {
      move: (pointers) => {
        to = pointers.at(-1) ?? to;
        showOutline(isBox(start, to) ? { kind: 'rectangle', from: start, to } : undefined);
      },
      end: () => {
        showOutline(undefined);
        if (!isBox(start, to)) return pickAt(start, value);
        requestPick('Object', { kind: 'box', box: rectBetween(start, to) }, value);
      },
      cancel: () => showOutline(undefined),
    };
  },
};

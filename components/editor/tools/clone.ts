import { Stamp } from 'lucide-react';
import { redrawOverlay } from '../canvas/overlay';
import { usePaint } from '../paint/paint-options';
import { beginPaint, canPaint } from './paint-stroke';
import type { Tool, ToolPointer } from './tool';

/** Where clones are taken from, for a stroke that begins here: as far away as for the stroke before. */
function offsetFrom({ x, y }: ToolPointer) {
  const { cloneSource, cloneOffset } = usePaint.getState();
  if (!cloneSource) return undefined;
  return cloneOffset ?? { x: Math.round(cloneSource.x - x), y: Math.round(cloneSource.y - y) };
}

/** Paints one place of the selected layer on another. */
export const clone: Tool = {
  id: 'clone',
  label: 'Clone stamp',
  icon: Stamp,
  shortcut: 'S',
  code: 'KeyS',
  cursor: ({ alt }) => {
    const { cloneSource } = usePaint.getState();
    if (!canPaint()) return 'not-allowed';
    return alt || !cloneSource ? 'crosshair' : 'none';
  },
  begin: (start) => {
    const { change, setsSource } = usePaint.getState();
    if (start.alt || setsSource) {
      change({
        cloneSource: { x: start.x, y: start.y },
        cloneOffset: undefined,
        setsSource: false,
      });
      redrawOverlay();
      return undefined;
    }
    const offset = offsetFrom(start);
    if (!offset) return undefined;
    change({ cloneOffset: offset });
    return beginPaint('Clone', start, { paint: { kind: 'clone', offset } });
  },
};

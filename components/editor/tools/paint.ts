import { Paintbrush } from 'lucide-react';
import { rgbOf, usePaint } from '../paint/paint-options';
import type { Point } from '../store/viewport';
import { beginPaint, canPaint } from './paint-stroke';
import type { Tool } from './tool';

/** Where the last stroke ended: Shift paints a straight line from here. */
let lastPoint: Point | undefined;

/** Paints a colour on the selected layer. */
export const paint: Tool = {
  id: 'paint',
  label: 'Paint brush',
  icon: Paintbrush,
  shortcut: 'P',
  code: 'KeyP',
  cursor: () => (canPaint() ? 'none' : 'not-allowed'),
  begin: (start) => {
    const rgb = rgbOf(usePaint.getState().color);
    const from = start.shift ? lastPoint : undefined;
    const gesture = beginPaint('Paint', start, { paint: { kind: 'color', rgb }, from });
    lastPoint = start;
    return (
      gesture && {
        ...gesture,
        move: (pointers) => {
          lastPoint = pointers.at(-1) ?? lastPoint;
          gesture.move(pointers);
        },
      }
    );
  },
};

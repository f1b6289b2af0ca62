import { Expand } from 'lucide-react';
import { useViewport } from '../store/viewport-store';
import { useFrame } from '../outpaint/frame';
import { dragFrame } from '../outpaint/frame-drag';
import { cursorOf, handleAt, toScreen } from '../outpaint/frame-handles';
import { expansionOf, layoutFrame } from '../outpaint/frame-layout';
import { changeFrame, framedPicture, frameShown, holdFrame } from '../outpaint/frame-state';
import { hand } from './hand';
import type { Tool, ToolPointer } from './tool';

/** A border this near to a ratio catches at it, in CSS pixels. */
const SNAP_PX = 6;

function handleUnder({ screen, coarse }: ToolPointer) {
  const image = framedPicture();
  if (!image) return undefined;
  const { frame } = layoutFrame(frameShown(), image);
  return handleAt(screen, toScreen(frame, useViewport.getState().viewport), coarse);
}

/** Drags a border or corner of the frame; beside them it moves the view, as the hand does. */
export const outpaint: Tool = {
  id: 'outpaint',
  label: 'Outpaint',
  icon: Expand,
  shortcut: 'U',
  code: 'KeyU',
  cursor: (pointer) => cursorOf(handleUnder(pointer)),
  begin: (start) => {
    const image = framedPicture();
    const handle = handleUnder(start);
    if (!image || !handle) return hand.begin(start);
    const before = frameShown();
    const layout = layoutFrame(before, image);
    const expand = expansionOf(layout, image);
    const { snaps, locksRatio } = useFrame.getState();
    const lockedRatio = locksRatio ? layout.frame.width / layout.frame.height : undefined;
    return {
      move: (pointers) => {
        const last = pointers.at(-1);
        if (!last) return;
        const by = { x: last.x - start.x, y: last.y - start.y };
        const snapPx = snaps ? SNAP_PX / last.scale : 0;
        const options = { image, symmetric: last.shift, snapPx, lockedRatio };
        const dragged = dragFrame(expand, handle, by, options);
        holdFrame({ ...before, by: 'sides', ratio: undefined, expand: dragged });
      },
      end: () => changeFrame('Outpaint frame', frameShown()),
      cancel: () => holdFrame(undefined),
    };
  },
};

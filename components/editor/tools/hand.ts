import { Hand } from 'lucide-react';
import { useViewport } from '../store/viewport-store';
import type { Tool } from './tool';

export const hand: Tool = {
  id: 'hand',
  label: 'Hand',
  icon: Hand,
  shortcut: 'H',
  code: 'KeyH',
  needsNoPicture: true,
  cursor: 'grab',
  begin: (start) => {
    let at = start.screen;
    return {
      move: (pointers) => {
        const to = pointers.at(-1)?.screen;
        if (!to) return;
        useViewport.getState().pan({ x: to.x - at.x, y: to.y - at.y });
        at = to;
      },
      end: () => undefined,
      cancel: () => undefined,
    };
  },
};

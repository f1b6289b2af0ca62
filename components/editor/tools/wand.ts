import { Wand } from 'lucide-react';
import { useWand } from '../mask/pick/pick-options';
import { beginPick, pickCursor } from './pick-part';
import type { Tool } from './tool';

/** Selects what is of the colour that was clicked. */
export const wand: Tool = {
  id: 'wand',
  label: 'Colour wand',
  icon: Wand,
  shortcut: 'G',
  code: 'KeyG',
  cursor: pickCursor,
  begin: (start) => {
    const { tolerance, contiguous } = useWand.getState();
    return beginPick('Colour wand', start, (at) => ({
      kind: 'similar',
      at,
      options: { tolerance, contiguous },
    }));
  },
};

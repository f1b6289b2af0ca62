import { Brush } from 'lucide-react';
import { useBrush } from '../mask/brush-options';
import { beginStroke } from './stroke';
import type { Tool } from './tool';

export const brush: Tool = {
  id: 'brush',
  label: 'Brush',
  icon: Brush,
  shortcut: 'B',
  code: 'KeyB',
  cursor: 'none',
  begin: (pointer) => {
    const erases = pointer.eraserEnd || useBrush.getState().mode === 'erase';
    return beginStroke(pointer, erases, erases ? 'Erase' : 'Brush');
  },
};

import { Eraser } from 'lucide-react';
import { beginStroke } from './stroke';
import type { Tool } from './tool';

export const eraser: Tool = {
  id: 'eraser',
  label: 'Eraser',
  icon: Eraser,
  shortcut: 'E',
  code: 'KeyE',
  cursor: 'none',
  begin: (pointer) => beginStroke(pointer, true, 'Erase'),
};

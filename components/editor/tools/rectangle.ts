import { SquareDashed } from 'lucide-react';
import { fillRectangle } from '../mask/kernels/shapes';
import { beginShape } from './shape';
import type { Tool } from './tool';

export const rectangle: Tool = {
  id: 'rectangle',
  label: 'Rectangle',
  icon: SquareDashed,
  shortcut: 'R',
  code: 'KeyR',
  cursor: 'crosshair',
  begin: (pointer) => beginShape('rectangle', 'Rectangle', fillRectangle, pointer),
};

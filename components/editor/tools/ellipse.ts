import { CircleDashed } from 'lucide-react';
import { fillEllipse } from '../mask/kernels/shapes';
import { beginShape } from './shape';
import type { Tool } from './tool';

export const ellipse: Tool = {
  id: 'ellipse',
  label: 'Ellipse',
  icon: CircleDashed,
  shortcut: 'O',
  code: 'KeyO',
  cursor: 'crosshair',
  begin: (pointer) => beginShape('ellipse', 'Ellipse', fillEllipse, pointer),
};

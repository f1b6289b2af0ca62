import { Spline } from 'lucide-react';
import type { Tool } from './tool';

/** Chooses paths of drawings, to be recoloured or deleted. */
export const paths: Tool = {
  id: 'paths',
  label: 'Paths',
  icon: Spline,
  shortcut: 'A',
  code: 'KeyA',
  cursor: 'default',
  begin: (pointer) => {
    void import('../vector/vector-actions').then(({ chooseShape }) =>
      chooseShape(pointer, pointer.scale),
    );
    return undefined;
  },
};

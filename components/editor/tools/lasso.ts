import { Lasso } from 'lucide-react';
import { fillPolygon } from '../mask/kernels/polygon';
import { commitMask, paintMask } from '../mask/mask-state';
import type { Point } from '../store/viewport';
import { showOutline } from './outline';
import { shapeValue } from './shape';
import type { Tool } from './tool';

/** Points closer together than this on the screen add nothing to a line drawn by hand. */
const LEAST_STEP_PX = 1;

export const lasso: Tool = {
  id: 'lasso',
  label: 'Lasso',
  icon: Lasso,
  shortcut: 'L',
  code: 'KeyL',
  cursor: 'crosshair',
  begin: (start) => {
    const value = shapeValue(start);
    const points: Point[] = [{ x: start.x, y: start.y }];
    return {
      move: (pointers) => {
        for (const { x, y, scale } of pointers) {
          const last = points.at(-1);
          const far = last && Math.hypot(x - last.x, y - last.y) * scale >= LEAST_STEP_PX;
          if (far) points.push({ x, y });
        }
        showOutline({ kind: 'path', points });
      },
      end: () => {
        showOutline(undefined);
        paintMask((bitmap) => fillPolygon(bitmap, points, value));
        commitMask('Lasso');
      },
      cancel: () => showOutline(undefined),
    };
  },
};

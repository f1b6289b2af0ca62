import { SquareSplitHorizontal } from 'lucide-react';
import { dropDivider, holdDivider, useCompare } from '../compare/compare-store';
import { useVersions } from '../store/versions';
import { useViewport } from '../store/viewport-store';
import { hand } from './hand';
import type { Tool } from './tool';

/** Lays two versions against each other; in the split, dragging moves the divider. */
export const compare: Tool = {
  id: 'compare',
  label: 'Compare',
  icon: SquareSplitHorizontal,
  shortcut: 'C',
  code: 'KeyC',
  get unavailable() {
    return useVersions.getState().versions.length < 2 ? 'needs two versions' : undefined;
  },
  cursor: () => (useCompare.getState().mode === 'split' ? 'ew-resize' : 'grab'),
  begin: (start) => {
    if (useCompare.getState().mode !== 'split') return hand.begin(start);
    const share = (x: number) => x / useViewport.getState().picture.width;
    holdDivider(share(start.x));
    return {
      move: (pointers) => holdDivider(share(pointers.at(-1)?.x ?? start.x)),
      end: dropDivider,
      cancel: () => holdDivider(undefined),
    };
  },
};

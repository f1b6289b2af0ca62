import {
  Brush,
  CircleDashed,
  Eraser,
  Expand,
  Hand,
  Lasso,
  SquareDashed,
  SquareSplitHorizontal,
  Type,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';

export interface Tool {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Its key, as it is printed. */
  shortcut: string;
  /** Why it can't be taken in hand, if so. */
  unavailable?: string;
}

const NOT_YET = 'not available yet';

/** The tools of the rail; a line stands between the groups. */
export const TOOL_GROUPS: readonly (readonly Tool[])[] = [
  [{ id: 'hand', label: 'Hand', icon: Hand, shortcut: 'H' }],
  [
    { id: 'brush', label: 'Brush', icon: Brush, shortcut: 'B', unavailable: NOT_YET },
    { id: 'eraser', label: 'Eraser', icon: Eraser, shortcut: 'E', unavailable: NOT_YET },
    { id: 'lasso', label: 'Lasso', icon: Lasso, shortcut: 'L', unavailable: NOT_YET },
    {
      id: 'rectangle',
      label: 'Rectangle',
      icon: SquareDashed,
      shortcut: 'R',
      unavailable: NOT_YET,
    },
    { id: 'ellipse', label: 'Ellipse', icon: CircleDashed, shortcut: 'O', unavailable: NOT_YET },
    {
      id: 'magic-select',
      label: 'Magic select',
      icon: WandSparkles,
      shortcut: 'W',
      unavailable: NOT_YET,
    },
  ],
  [
    { id: 'outpaint', label: 'Outpaint', icon: Expand, shortcut: 'U', unavailable: NOT_YET },
    { id: 'text', label: 'Text', icon: Type, shortcut: 'T', unavailable: NOT_YET },
  ],
  [
    {
      id: 'compare',
      label: 'Compare',
      icon: SquareSplitHorizontal,
      shortcut: 'C',
      unavailable: NOT_YET,
    },
  ],
];

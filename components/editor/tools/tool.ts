import type { LucideIcon } from 'lucide-react';
import type { Point } from '../store/viewport';
import type { ToolId } from './active-tool';

/** A pointer on the canvas, as a tool sees it. */
export interface ToolPointer extends Point {
  /** `x` and `y` are pixels of the picture, with fractions; this is the place in the canvas in CSS pixels. */
  screen: Point;
  /** CSS pixels for a pixel of the picture. */
  scale: number;
  shift: boolean;
  alt: boolean;
  /** The other end of a pen is down. */
  eraserEnd: boolean;
  /** How hard a pen is pressed, 0 to 1; 1 for what can't tell. */
  pressure: number;
  /** Fingers need more room to hit a handle. */
  coarse: boolean;
}

/** What happens between a pointer's going down and coming up. */
export interface Gesture {
  /** All places since the last call, in order. */
  move: (pointers: readonly ToolPointer[]) => void;
  end: () => void;
  /** Leaves everything as it was before the gesture. */
  cancel: () => void;
}

/** A tool, of the rail unless its id says otherwise: what it is called, and what it does with a pointer. */
export interface Tool<Id extends string = ToolId> {
  id: Id;
  label: string;
  icon: LucideIcon;
  /** Its key, as it is printed, and the `code` of the event: letters go by their place. */
  shortcut: string;
  code: string;
  /** Works without a picture on the canvas. */
  needsNoPicture?: boolean;
  /** Why it can't be taken in hand now, beside the lack of a picture. */
  readonly unavailable?: string | undefined;
  /** CSS cursor; a function where it depends on what lies below. `none` where the tool draws its own. */
  cursor: string | ((pointer: ToolPointer) => string);
  /** Begins a gesture; nothing where a pointer is only a click that is done already. */
  begin: (pointer: ToolPointer) => Gesture | undefined;
}

/** What pointers on the canvas can work with: the rail's tools, and the one that picks a colour. */
export type CanvasTool = Tool<ToolId | 'eyedropper'>;

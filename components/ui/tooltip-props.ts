import type { Side } from './place';

export interface TooltipText {
  label: string;
  /** Its key. */
  shortcut?: string;
  side?: Side;
}

/** Attributes that give an element a tooltip: its name and its key, no sentences. */
export function tooltipProps({ label, shortcut, side = 'bottom' }: TooltipText) {
  return { 'data-tooltip': label, 'data-tooltip-key': shortcut, 'data-tooltip-side': side };
}

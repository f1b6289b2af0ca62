import type { KeyboardEvent } from 'react';

/** Arrow keys move through a toolbar, which is one stop of the Tab key (ARIA practices: toolbar). */
export function moveToolbarFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

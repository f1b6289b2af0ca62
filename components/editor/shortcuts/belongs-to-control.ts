const TEXT_FIELDS =
  'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="file"])';
const PRESSED_BY_ENTER = 'button, a, summary, input';
const MOVED_BY_ARROWS =
  'input, [role="toolbar"], [role="tablist"], [role="listbox"], [role="menu"]';

/** Whether a key belongs to the control that has the focus, so that it can't be a shortcut too. */
export function belongsToControl(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  const within = (selector: string) => target.closest(selector) !== null;
  if (within('dialog, [popover]') || within(TEXT_FIELDS)) return true;
  if (key === 'Enter' || key === ' ') return within(PRESSED_BY_ENTER);
  return key.startsWith('Arrow') && within(MOVED_BY_ARROWS);
}

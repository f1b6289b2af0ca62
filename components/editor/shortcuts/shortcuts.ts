import { ZOOM_STEP } from '../canvas/viewport';
import { useVersions } from '../store/versions';
import { useViewport } from '../store/viewport-store';

/** A key with what it does; the sheet of shortcuts and the listener read the same list. */
export interface Shortcut {
  group: 'Results' | 'View' | 'Studio';
  label: string;
  /** The keys as they are printed. */
  keys: readonly string[];
  /** Whether a key event means it. Letters go by their place on the keyboard, so they work on every layout. */
  matches: (event: KeyboardEvent) => boolean;
  run: (event: KeyboardEvent) => void;
  /** Works while a text field has the focus, too. */
  inFields?: boolean;
}

const plain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey;
const DIGIT = /^(?:Digit|Numpad)([1-6])$/;

function resultsShown() {
  const { view, versions } = useVersions.getState();
  return view.kind === 'results'
    ? versions.filter((version) => version.batchId === view.batchId)
    : [];
}

function chooseByNumber(event: KeyboardEvent): void {
  const number = Number(DIGIT.exec(event.code)?.[1]);
  const version = resultsShown()[number - 1];
  if (version) useVersions.getState().choose(version.id);
}

function step(by: number): void {
  const { versions, currentId, choose, open, view } = useVersions.getState();
  const next = versions[versions.findIndex((version) => version.id === currentId) + by];
  if (!next) return;
  if (view.kind === 'results' && next.batchId === view.batchId) choose(next.id);
  else open(next.id);
}

/** Runs the primary button of the form, which alone knows whether it may. */
function pressPrimary(): void {
  document.querySelector<HTMLButtonElement>('[data-primary-action]')?.click();
}

export const SHORTCUTS: readonly Shortcut[] = [
  {
    group: 'Studio',
    label: 'Run',
    keys: ['Ctrl', '↵'],
    matches: (event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey),
    run: pressPrimary,
    inFields: true,
  },
  {
    group: 'Results',
    label: 'Choose a result',
    keys: ['1', '–', '6'],
    matches: (event) => plain(event) && !event.shiftKey && DIGIT.test(event.code),
    run: chooseByNumber,
  },
  {
    group: 'Results',
    label: 'Open it on the canvas',
    keys: ['↵'],
    matches: (event) => plain(event) && event.key === 'Enter' && resultsShown().length > 0,
    run: () => {
      const { currentId, open } = useVersions.getState();
      if (currentId) open(currentId);
    },
  },
  {
    group: 'Results',
    label: 'Previous version',
    keys: ['←'],
    matches: (event) => plain(event) && event.key === 'ArrowLeft',
    run: () => step(-1),
  },
  {
    group: 'Results',
    label: 'Next version',
    keys: ['→'],
    matches: (event) => plain(event) && event.key === 'ArrowRight',
    run: () => step(1),
  },
  {
    group: 'View',
    label: 'Zoom in',
    keys: ['+'],
    matches: (event) => plain(event) && (event.key === '+' || event.key === '='),
    run: () => useViewport.getState().zoom(ZOOM_STEP),
  },
  {
    group: 'View',
    label: 'Zoom out',
    keys: ['−'],
    matches: (event) => plain(event) && event.key === '-',
    run: () => useViewport.getState().zoom(1 / ZOOM_STEP),
  },
  {
    group: 'View',
    label: 'Fit',
    keys: ['⇧', '1'],
    matches: (event) => plain(event) && event.shiftKey && event.code === 'Digit1',
    run: () => useViewport.getState().fit(),
  },
  {
    group: 'View',
    label: '100 %',
    keys: ['⇧', '0'],
    matches: (event) => plain(event) && event.shiftKey && event.code === 'Digit0',
    run: () => useViewport.getState().actualSize(),
  },
];

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

/** Runs the shortcut that a key event means, if any. */
export function runShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const taken = belongsToControl(event.target, event.key);
  const shortcut = SHORTCUTS.find(
    ({ matches, inFields }) => (!taken || inFields) && matches(event),
  );
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run(event);
}

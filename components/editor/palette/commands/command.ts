import type { LucideIcon } from 'lucide-react';

export type CommandGroup =
  'Tools' | 'Mask' | 'Document' | 'Operations' | 'Results' | 'View' | 'File and studio';

/** When a key event means a command. Letters go by their place on the keyboard (`code`), so they work on every layout. */
export interface Shortcut {
  /** `code` of the event, such as `KeyI`; or its `key`, for characters that move between layouts. */
  code?: string;
  key?: string;
  /** Ctrl, on a Mac ⌘. */
  mod?: boolean;
  shift?: boolean;
  alt?: boolean;
  /** Works while a text field has the focus, too. */
  inFields?: boolean;
  /** How the last key is printed; what comes before it follows from the modifiers. */
  printed: string;
}

/** Something that can be done: keys, the palette and menus run the same thing. */
export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  icon: LucideIcon;
  /** The first is the one that is printed. */
  shortcuts?: readonly Shortcut[];
  /** Words that find it, beside its label. */
  keywords?: string;
  /** Why it can't be done now; nothing when it can. */
  unavailable?: () => string | undefined;
  run: () => void;
}

/** Whether a key event means a shortcut. Shift is part of characters, so it counts for codes alone. */
export function means(event: KeyboardEvent, shortcut: Shortcut): boolean {
  const { code, key, mod = false, shift = false, alt = false } = shortcut;
  if ((event.ctrlKey || event.metaKey) !== mod || event.altKey !== alt) return false;
  if (key !== undefined) return event.key === key && (key.length === 1 || event.shiftKey === shift);
  return event.code === code && event.shiftKey === shift;
}

/** The keys of a shortcut, as they are printed on this system. */
export function keysOf(shortcut: Shortcut, modifier: string): string[] {
  return [
    ...(shortcut.mod ? [modifier] : []),
    ...(shortcut.alt ? ['Alt'] : []),
    ...(shortcut.shift ? ['⇧'] : []),
    shortcut.printed,
  ];
}

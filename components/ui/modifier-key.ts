'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The key that commands are given with, as it is printed on this system's keyboards. */
export function useModifierKey(): '⌘' | 'Ctrl' {
  return useSyncExternalStore<'⌘' | 'Ctrl'>(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}

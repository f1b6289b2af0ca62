'use client';

import { useSyncExternalStore } from 'react';

/** The browser's own eyedropper (WICG EyeDropper API), where it has one. */
interface EyeDropperWindow {
  EyeDropper?: new () => { open: () => Promise<{ sRGBHex: string }> };
}

const never = () => () => undefined;

/** Whether a colour can be picked from the screen; the server, which has none, says no. */
export function useCanPick(): boolean {
  return useSyncExternalStore(
    never,
    () => 'EyeDropper' in window,
    () => false,
  );
}

/** `#rrggbb` of the pixel that is clicked; nothing when picking is called off. */
export async function pickFromScreen(): Promise<string | undefined> {
  const { EyeDropper } = window as unknown as EyeDropperWindow;
  if (!EyeDropper) return undefined;
  try {
    return (await new EyeDropper().open()).sRGBHex;
  } catch {
    return undefined;
  }
}

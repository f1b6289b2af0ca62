/** The browser's own eyedropper (WICG EyeDropper API), where it has one. */
interface EyeDropperWindow {
  EyeDropper?: new () => { open: () => Promise<{ sRGBHex: string }> };
}

export function canPickFromScreen(): boolean {
  return typeof window !== 'undefined' && 'EyeDropper' in window;
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

/** A promise that is kept when the test says so. */
export function gate(): { closed: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (open = resolve));
  return { closed, open };
}

/** Waits until something is so; fails after a while instead of hanging. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let turn = 0; turn < 5_000; turn += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error(`it never came to pass that ${what}`);
}

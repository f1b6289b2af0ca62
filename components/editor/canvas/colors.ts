/** Colours of the theme for what is drawn on a canvas, where CSS can't reach. */
export interface CanvasColors {
  accent: string;
  error: string;
  text: string;
  lineStrong: string;
  checker: [string, string];
}

const DARK = '(prefers-color-scheme: dark)';
let cached: { theme: string; colors: CanvasColors } | undefined;

function themeKey(): string {
  return `${document.documentElement.dataset.theme ?? ''}${matchMedia(DARK).matches}`;
}

/** What a token stands for in the theme: `light-dark()` is only resolved where it is used. */
function resolve(probe: HTMLElement, token: string): string {
  probe.style.color = `var(--color-${token})`;
  return getComputedStyle(probe).color;
}

export function canvasColors(): CanvasColors {
  const theme = themeKey();
  if (cached?.theme === theme) return cached.colors;
  const probe = document.body.appendChild(document.createElement('span'));
  const colors: CanvasColors = {
    accent: resolve(probe, 'accent'),
    error: resolve(probe, 'error'),
    text: resolve(probe, 'text'),
    lineStrong: resolve(probe, 'line-strong'),
    checker: [resolve(probe, 'checker-1'), resolve(probe, 'checker-2')],
  };
  probe.remove();
  cached = { theme, colors };
  return colors;
}

/** Tells when the theme changes; returns the function that stops. */
export function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia(DARK);
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}

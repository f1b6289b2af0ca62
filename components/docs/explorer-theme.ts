/** Attributes of the renderer and the design token that each takes its colour from. */
const TOKENS = {
  'bg-color': '--color-page',
  'header-bg-color': '--color-panel',
  'text-color': '--color-text',
  'header-color': '--color-text',
  'primary-color': '--color-accent-text',
  'secondary-color': '--color-accent',
  'nav-bg-color': '--color-panel',
  'nav-text-color': '--color-text-2',
  'nav-hover-bg-color': '--color-hover',
  'nav-hover-text-color': '--color-text',
} as const;

/** `rgb(43, 89, 232)` as `#2b59e8`, which is all that the renderer understands. */
export function hexOf(color: string): string {
  const channels = color.match(/\d+(?:\.\d+)?/g)?.slice(0, 3) ?? [];
  return `#${channels.map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0')).join('')}`;
}

/** The colours of the theme that is seen now, as the browser resolves them. */
export function explorerColors(): Record<string, string> {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colors = Object.entries(TOKENS).map(([attribute, token]) => {
    probe.style.color = `var(${token})`;
    return [attribute, hexOf(getComputedStyle(probe).color)];
  });
  probe.remove();
  return Object.fromEntries(colors);
}

/** Calls when the visitor or the system changes the theme; returns the function that stops. */
export function onThemeChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}

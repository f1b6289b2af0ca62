/** The visitor's choice of theme, kept in a cookie so that the server's first byte has the right colours. */
export const THEME_COOKIE = 'theme';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** What can be chosen: a theme, or whatever the system says. */
export type ThemeChoice = Theme | 'system';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The theme a cookie's value names; `undefined` means that the system decides. */
export function themeOf(value: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === value);
}

/** The theme that is seen now in this document. */
export function visibleTheme(): Theme {
  const chosen = themeOf(document.documentElement.dataset.theme);
  return chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

/** Switches this document at once, and remembers the choice for the next one. */
export function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  if (choice === 'system') {
    delete root.dataset.theme;
    document.cookie = `${THEME_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
    return;
  }
  root.dataset.theme = choice;
  document.cookie = `${THEME_COOKIE}=${choice}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`;
}

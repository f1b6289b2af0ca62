/** Props of a page that reads its query. */
export interface SearchProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const HERE = 'http://easel.invalid';

/**
 * The path to go to after signing in. Only paths of this site count, so that a link to the sign-in
 * page can't send people elsewhere; anything else leads to the studio.
 */
export function nextPath(wanted: string | string[] | undefined): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, HERE)) {
    return '/studio';
  }
  const url = new URL(wanted, HERE);
  return url.origin === HERE ? url.pathname + url.search + url.hash : '/studio';
}

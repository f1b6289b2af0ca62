/** What the console's renderer turns into hyphens when it names a section after a path. */
const UNNAMEABLE = /[\s#:?&={}-]+/g;

/** How the fragment of every address begins that opens the console. */
export const CONSOLE_HASH = '#?route=';

/** The fragment that opens the console where tokens are entered. */
export const AUTHENTICATION_HASH = `${CONSOLE_HASH}auth`;

/** The fragment that opens the console at an endpoint. */
export function consoleHash(method: string, path: string): string {
  return `${CONSOLE_HASH}${method}-${path.replace(UNNAMEABLE, '-')}`;
}

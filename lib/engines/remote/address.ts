import { createHash } from 'node:crypto';

/** Where a backend listens. Credentials of the configured URL are kept apart, so that no log has them. */
export interface Address {
  /** Root of the backend, without credentials, query or trailing slash. */
  root: URL;
  /** Value of the `Authorization` header, from `user:password@` (Basic) or `:key@` (Bearer). */
  authorization?: string;
  /** `host:port/path`, for logs and for people. */
  label: string;
  /** Stable name for files and maps that tells nothing. */
  id: string;
}

function authorizationOf(url: URL): string | undefined {
  const user = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  if (user === '' && password === '') return undefined;
  if (user === '') return `Bearer ${password}`;
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** Parses a configured address; the error says what is wrong and never repeats the text. */
export function parseAddress(text: string): Address {
  if (!URL.canParse(text)) throw new Error('an address of a backend is not a URL');
  const given = new URL(text);
  if (given.protocol !== 'http:' && given.protocol !== 'https:') {
    throw new Error(`backends are reached by http or https, not ${given.protocol}`);
  }
  const authorization = authorizationOf(given);
  const path = given.pathname.replace(/\/+$/, '');
  const root = new URL(`${given.protocol}//${given.host}${path}`);
  const id = createHash('sha256').update(root.href).digest('hex').slice(0, 16);
  return { root, label: `${given.host}${path}`, id, ...(authorization ? { authorization } : {}) };
}

/** URL of a path below the backend's root; `path` starts with a slash. */
export function urlBelow(address: Address, path: string): URL {
  const base = address.root.href.replace(/\/+$/, '');
  return new URL(`${base}${path}`);
}

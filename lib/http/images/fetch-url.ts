import { isIP } from 'node:net';
import { isPublicAddress } from './address';

const MAX_URL_LENGTH = 4_096;

/** Why an address is not fetched, said before anything is asked of the network. */
export class RefusedUrl extends Error {
  /** `isUnreachable`: it reads like any address that nothing answers at, and must not tell more. */
  constructor(
    message: string,
    readonly isUnreachable = false,
  ) {
    super(message);
  }
}

/** Base64 without a head: long, and of its letters alone. Paths of URLs have colons or dots sooner. */
function looksLikeBase64(text: string): boolean {
  return text.length >= 64 && /^[\w+/=\s-]+$/.test(text.slice(0, 1_000));
}

function notAUrl(text: string): RefusedUrl {
  return looksLikeBase64(text)
    ? new RefusedUrl('it looks like bare Base64; put data:image/png;base64, before it')
    : new RefusedUrl('it is not a URL; send http(s)://… or data:image/png;base64,…');
}

/**
 * The address of an `image_url`, when it may be fetched: http or https, no user name, the ports
 * 80 and 443 alone, and no literal address that is not public. Names are looked at when resolved.
 *
 * @param allowPrivate development only: any port and any address
 * @throws RefusedUrl with the reason
 */
export function fetchableUrl(text: string, allowPrivate: boolean): URL {
  if (!URL.canParse(text)) throw notAUrl(text);
  if (text.length > MAX_URL_LENGTH) {
    throw new RefusedUrl(`a URL has at most ${MAX_URL_LENGTH} characters; send a data URL instead`);
  }
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new RefusedUrl(`${url.protocol} addresses are not fetched; only http and https are`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new RefusedUrl('a URL with a user name or password is not fetched');
  }
  if (allowPrivate) return url;
  // A default port is left out of a parsed URL; the other scheme's is as harmless.
  if (!['', '80', '443'].includes(url.port)) {
    throw new RefusedUrl(`port ${url.port} is not fetched from; only 80 and 443 are`);
  }
  // Node skips the lookup for literal addresses, which the URL parser has already brought to one
  // spelling (decimal, octal, hexadecimal and short forms included).
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new RefusedUrl('not public', true);
  return url;
}

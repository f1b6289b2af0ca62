import { FetchFailure } from './failure';

/** A wait that a host asks for and that is longer counts as a refusal by itself. */
const LONGEST_WAIT_MS = 60_000;

/** What a status means to whoever downloads, with what mends it. */
export function refusalOf(status: number, url: URL): FetchFailure {
  switch (status) {
    case 401:
    case 403:
      return new FetchFailure(
        'not_allowed',
        `${url.host} wants to know who asks for ${url.pathname} (${status}): accept its terms there with your account, and set HF_TOKEN to a token of it`,
      );
    case 404:
    case 410:
      return new FetchFailure('not_found', `${url.href} does not exist (${status})`);
    case 429:
      return new FetchFailure('busy', `${url.host} has had too many requests; try again later`);
    default:
      return new FetchFailure('refused', `${url.host} answered ${status}`);
  }
}

/** Milliseconds of a `Retry-After` in seconds; nothing for dates, or more than a minute. */
export function secondsToWait(header: string | undefined): number | undefined {
  const seconds = Number(header);
  if (!header || !Number.isFinite(seconds) || seconds < 0) return undefined;
  return Math.min(LONGEST_WAIT_MS, seconds * 1000);
}

import type { Session } from './session-store';

const MINUTE_MS = 60_000;

/** How long a session lasts from sign-in, used or not. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** Sessions a user may have at once; one more ends the one that was unseen for the longest. */
export const MAX_SESSIONS_PER_USER = 50;
/** How exact `lastSeenAt` is: noting every request would make every request a write. */
export const SEEN_NOTED_EVERY_MS = MINUTE_MS;
/** How long a proof of who somebody is suffices for what outlives the session, such as tokens. */
export const FRESH_MS = 15 * MINUTE_MS;

/** Whether a session's owner has proved lately who they are. */
export function isFresh(session: Session, now: number): boolean {
  return now - session.authenticatedAt.getTime() <= FRESH_MS;
}

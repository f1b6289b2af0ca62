import { randomUuid } from '@/components/api/ids';
import { deleteSessions, listSessions, type SessionDatabase } from './session-database';
import { SNAPSHOT_VERSION } from './snapshot';

/** A session that this tab alone writes, until it lets it go. */
export interface SessionHold {
  id: string;
  release: () => void;
}

/** Sessions kept in one browser; the oldest that no tab holds go. */
export const MAX_SESSIONS = 6;
/** A page that is being left may hold its session a moment longer. */
const OWN_WAIT_MS = 1_000;
/** Where a tab keeps the id of its session over a reload. */
const TAB_KEY = 'easel-studio-session';

function ownId(): string | undefined {
  return sessionStorage.getItem(TAB_KEY) ?? undefined;
}

/** Holds a name through the browser's locks, which end with the page. */
function holdByLock(name: string, waitMs: number): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    const aborter = new AbortController();
    const options = waitMs > 0 ? { signal: aborter.signal } : { ifAvailable: true };
    if (waitMs > 0) setTimeout(() => aborter.abort(), waitMs);
    navigator.locks
      .request(name, options, (lock) => (lock ? hold() : resolve(undefined)))
      .catch(() => resolve(undefined));
  });
}

const CHANNEL = 'easel-studio-sessions';
/** How long another tab may take to say that it holds a session. */
const ANSWER_MS = 250;

/** Holds a name where the browser has no locks, as on plain http addresses: tabs ask each other. */
function holdByAsking(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    let holds = false;
    channel.onmessage = ({ data }: MessageEvent<{ kind: 'ask' | 'held'; name: string }>) => {
      if (data.name !== name) return;
      if (data.kind === 'ask' && holds) channel.postMessage({ kind: 'held', name });
      if (data.kind !== 'held' || holds) return;
      clearTimeout(timer);
      channel.close();
      resolve(undefined);
    };
    const timer = setTimeout(() => {
      holds = true;
      resolve(() => channel.close());
    }, ANSWER_MS);
    channel.postMessage({ kind: 'ask', name });
  });
}

async function hold(id: string, waitMs: number): Promise<SessionHold | undefined> {
  const name = `easel-studio-${id}`;
  const release =
    'locks' in navigator && navigator.locks
      ? await holdByLock(name, waitMs)
      : await holdByAsking(name);
  if (!release) return undefined;
  sessionStorage.setItem(TAB_KEY, id);
  return { id, release };
}

/** Lets go the oldest sessions that no tab holds, beyond what a browser keeps. */
async function forgetOldest(database: SessionDatabase, ids: readonly string[]): Promise<void> {
  for (const id of ids.slice(MAX_SESSIONS - 1)) {
    const held = await hold(id, 0);
    if (!held) continue;
    await deleteSessions(database, [id]);
    held.release();
  }
}

/**
 * The session that this tab goes on with: its own from before a reload, else the newest that no other tab
 * holds, else a new one. Sessions of other accounts are forgotten.
 */
export async function holdSession(
  database: SessionDatabase,
  accountId: string,
): Promise<SessionHold> {
  const own = ownId();
  const all = await listSessions(database);
  const usable = all.filter(
    (session) => session.accountId === accountId && session.version === SNAPSHOT_VERSION,
  );
  const foreign = all.filter((session) => !usable.includes(session));
  await deleteSessions(
    database,
    foreign.map(({ id }) => id),
  );
  const ids = usable.map(({ id }) => id);
  const isForeign = foreign.some(({ id }) => id === own);
  const mine = own === undefined || isForeign ? undefined : await hold(own, OWN_WAIT_MS);
  if (mine) return mine;
  for (const id of ids) {
    const held = await hold(id, 0);
    if (held) return held;
  }
  await forgetOldest(database, ids);
  const fresh = randomUuid();
  // Nobody else knows the name, so that it is always given.
  return (await hold(fresh, 0)) ?? { id: fresh, release: () => undefined };
}

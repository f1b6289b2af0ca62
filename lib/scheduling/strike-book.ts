import { standing, type Fault, type Strike } from './strikes';

/** The port where strikes are kept: one machine in memory, many in what they share. */
export interface StrikeBook {
  /** Notes that a user's content had a job stopped. */
  note(userId: string, fault: Fault): Promise<void>;
  /** What stands against a user, oldest first. */
  of(userId: string): Promise<readonly Strike[]>;
}

/** Users remembered; beyond it, whoever was struck longest ago is forgotten. */
const MAX_USERS = 10_000;

/** Keeps strikes in the memory of this process; a restart forgets them. */
export function createMemoryStrikeBook(now: () => number = Date.now): StrikeBook {
  const book = new Map<string, Strike[]>();
  const standingOf = (userId: string) => standing(book.get(userId) ?? [], now());
  return {
    note(userId, fault) {
      const strikes = standing([...standingOf(userId), { fault, atMs: now() }], now());
      book.delete(userId);
      book.set(userId, strikes);
      const [oldest] = book.keys();
      if (book.size > MAX_USERS && oldest !== undefined) book.delete(oldest);
      return Promise.resolve();
    },
    of(userId) {
      const strikes = standingOf(userId);
      if (strikes.length === 0) book.delete(userId);
      return Promise.resolve(strikes);
    },
  };
}

/**
 * Whose turn it is, by start-time fair queueing: P. Goyal, H. M. Vin, H. Cheng, "Start-time Fair
 * Queueing: A Scheduling Algorithm for Integrated Services Packet Switching Networks", IEEE/ACM
 * Transactions on Networking 5(5), 1997. A job's start tag is the later of the virtual time at which
 * it came and the end of its user's job before it; jobs get their turns in the order of start tags.
 * So a user is served in proportion to work and not to requests, one who comes anew waits for nobody's
 * backlog, and time without requests saves up no claim. Virtual time moves on with the work done, over
 * those who share it, as in J. Bennett, H. Zhang, "Hierarchical packet fair queueing algorithms", ACM
 * SIGCOMM 1996 (WF²Q+): by start tags alone, newcomers without end would keep others from their turn.
 *
 * Estimates err, so a job's true cost takes the place of the estimated one when it has ended. Tags are
 * in milliseconds of work. Plain data in, plain data out: no clock, no process.
 */
export interface Turns {
  /** Where the line is: work done, for each of those who share it. */
  readonly virtualMs: number;
  /** Where each user's work so far ends in virtual time; a user who is not in it owes nothing. */
  readonly endsMs: ReadonlyMap<string, number>;
}

export const NO_TURNS: Turns = { virtualMs: 0, endsMs: new Map() };

/** What fair turns need to know of a waiting job. */
export interface TurnTaker {
  userId: string;
  /** Estimated work, above 0. */
  costMs: number;
  /** Virtual time of its line when it came. */
  arrivalMs: number;
}

export interface Turn<Job extends TurnTaker> {
  job: Job;
  startMs: number;
}

/** Users whose ends are remembered in one line; beyond it those nearest to having been served go first. */
const MAX_USERS = 1_024;

/** The waiting jobs, given in the order they came, in the order of their turns. O(n log n). */
export function inTurn<Job extends TurnTaker>(waiting: readonly Job[], turns: Turns): Turn<Job>[] {
  const endsMs = new Map<string, number>();
  const tagged = waiting.map((job) => {
    const afterMs = endsMs.get(job.userId) ?? turns.endsMs.get(job.userId) ?? 0;
    const startMs = Math.max(job.arrivalMs, afterMs);
    endsMs.set(job.userId, startMs + job.costMs);
    return { job, startMs, afterMs };
  });
  // Among equals who comes anew goes first, then who came first: sorting is stable.
  return tagged.sort((one, other) => one.startMs - other.startMs || one.afterMs - other.afterMs);
}

/** The turns after a job has got its own; `waiting` are those who had to wait meanwhile. */
export function afterTurn(
  turns: Turns,
  { job, startMs }: Turn<TurnTaker>,
  waiting: readonly TurnTaker[],
): Turns {
  const waitingUsers = new Set(waiting.map(({ userId }) => userId));
  const sharers = new Set(waitingUsers).add(job.userId).size;
  const virtualMs = Math.max(turns.virtualMs + job.costMs / sharers, startMs);
  const endsMs = new Map(turns.endsMs).set(job.userId, startMs + job.costMs);
  return { virtualMs, endsMs: bounded(endsMs, virtualMs, waitingUsers) };
}

/** Puts what a job really cost in the place of what it was thought to cost; never below zero. */
export function corrected(turns: Turns, userId: string, differenceMs: number): Turns {
  const endMs = turns.endsMs.get(userId);
  if (endMs === undefined && differenceMs <= 0) return turns;
  const correctedMs = Math.max(0, (endMs ?? turns.virtualMs) + differenceMs);
  return { ...turns, endsMs: new Map(turns.endsMs).set(userId, correctedMs) };
}

/** Forgets users who do not wait and whose work the virtual time has passed: they are as good as new. */
function bounded(
  endsMs: ReadonlyMap<string, number>,
  virtualMs: number,
  waitingUsers: ReadonlySet<string>,
): Map<string, number> {
  const kept = [...endsMs].filter(([user, endMs]) => endMs >= virtualMs || waitingUsers.has(user));
  if (kept.length <= MAX_USERS) return new Map(kept);
  return new Map(kept.sort(([, one], [, other]) => other - one).slice(0, MAX_USERS));
}

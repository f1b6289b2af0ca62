import { LANES, laneOf, QUICK_STARTS_IN_A_ROW, slowWorkers, type Lane } from './lanes';
import { spareTurn } from './spare';
import { afterTurn, corrected, inTurn, NO_TURNS, type Turn, type Turns } from './turns';

/**
 * Who works when: fair turns by user in two lanes, over a fixed number of workers. Plain data in, plain
 * data out, with the time as an argument, so that the same rules serve the processes of one machine
 * and a queue of many. Every step is O(n log n) in the waiting jobs, which the queue's limit bounds.
 */
export interface Schedule {
  /** In the order they came. */
  readonly waiting: readonly WaitingJob[];
  readonly running: readonly RunningJob[];
  readonly turns: Readonly<Record<Lane, Turns>>;
  /** Quick jobs that have started one after another while a slow one waited. */
  readonly quickInARow: number;
}

export interface WaitingJob {
  jobId: string;
  userId: string;
  lane: Lane;
  /** Estimated work. */
  costMs: number;
  /** Virtual time of the lane when the job came. */
  arrivalMs: number;
  /** It was stopped once already to let quick jobs of others pass, or is being stopped. */
  hasGivenWay: boolean;
  /** No person waits for it. */
  isChore: boolean;
}

export interface RunningJob extends WaitingJob {
  startedAtMs: number;
  /** It runs beyond the workers that all share; see `spare.ts`. */
  onSpare: boolean;
}

export interface Limits {
  workers: number;
  /** Whether there is one worker more, for who finds all of them held by others. */
  hasSpare: boolean;
  /** Running jobs of one user, while others wait who have fewer. */
  runningPerUser: number;
}

export const EMPTY_SCHEDULE: Schedule = {
  waiting: [],
  running: [],
  turns: { quick: NO_TURNS, slow: NO_TURNS },
  quickInARow: 0,
};

/** Work that costs nothing would get any number of turns. */
const LEAST_COST_MS = 1;

/** A job takes its place in the queue; whether the queue may be so long is asked in `admission.ts`. */
export function enqueue(
  schedule: Schedule,
  job: { jobId: string; userId: string; estimateMs: number; isChore?: boolean },
): Schedule {
  const { jobId, userId, estimateMs, isChore = false } = job;
  const lane = isDoubted(schedule, userId) ? 'slow' : laneOf(estimateMs);
  const costMs = Math.max(LEAST_COST_MS, estimateMs);
  const arrivalMs = schedule.turns[lane].virtualMs;
  const waiting = { jobId, userId, lane, costMs, arrivalMs, hasGivenWay: false, isChore };
  return { ...schedule, waiting: [...schedule.waiting, waiting] };
}

/** Whose estimate was far too low does not get the quick lane while that job is in the queue. */
function isDoubted({ waiting, running }: Schedule, userId: string): boolean {
  return [...waiting, ...running].some((job) => job.userId === userId && job.hasGivenWay);
}

/** A waiting job leaves: nobody wants it any more, or it has waited too long. */
export function withdraw(schedule: Schedule, jobId: string): Schedule {
  return { ...schedule, waiting: schedule.waiting.filter((job) => job.jobId !== jobId) };
}

/** The next job to start, and the schedule once it has started; nothing when none may start now. */
export function startNext(
  schedule: Schedule,
  limits: Limits,
  nowMs: number,
): { job: RunningJob; schedule: Schedule } | undefined {
  const onSpare = schedule.running.length >= limits.workers;
  const turn = onSpare
    ? spareTurn(turnsIn(schedule, 'quick'), schedule, limits)
    : nextTurn(schedule, limits);
  if (!turn) return undefined;
  const { lane, jobId } = turn.job;
  const job = { ...turn.job, startedAtMs: nowMs, onSpare };
  const waiting = schedule.waiting.filter((other) => other.jobId !== jobId);
  const letsSlowWait = lane === 'quick' && waiting.some((other) => other.lane === 'slow');
  return {
    job,
    schedule: {
      waiting,
      running: [...schedule.running, job],
      turns: {
        ...schedule.turns,
        [lane]: afterTurn(schedule.turns[lane], turn, inLane(waiting, lane)),
      },
      quickInARow: letsSlowWait ? schedule.quickInARow + 1 : 0,
    },
  };
}

/** A running job has ended; its true cost takes the place of the estimate in its user's turns. */
export function finish(schedule: Schedule, jobId: string, nowMs: number): Schedule {
  const ended = schedule.running.find((job) => job.jobId === jobId);
  if (!ended) return schedule;
  const { lane, userId, costMs, startedAtMs } = ended;
  const differenceMs = nowMs - startedAtMs - costMs;
  const running = schedule.running.filter((job) => job !== ended);
  const turns = {
    ...schedule.turns,
    [lane]: corrected(schedule.turns[lane], userId, differenceMs),
  };
  const isIdle = running.length === 0 && schedule.waiting.length === 0;
  return isIdle ? EMPTY_SCHEDULE : { ...schedule, running, turns };
}

/** Whoever still counts in the queue: waiting and running. */
export function inFlightOf({ waiting, running }: Schedule, userId: string): number {
  return [...waiting, ...running].filter((job) => job.userId === userId).length;
}

export interface Place {
  jobId: string;
  lane: Lane;
  /** Jobs of the lane whose turn comes before. */
  ahead: number;
}

/** Where every waiting job stands. */
export function placesOf(schedule: Schedule): Place[] {
  return LANES.flatMap((lane) =>
    turnsIn(schedule, lane).map(({ job }, ahead) => ({ jobId: job.jobId, lane, ahead })),
  );
}

function turnsIn({ waiting, turns }: Schedule, lane: Lane): Turn<WaitingJob>[] {
  return inTurn(inLane(waiting, lane), turns[lane]);
}

function inLane(waiting: readonly WaitingJob[], lane: Lane): WaitingJob[] {
  return waiting.filter((job) => job.lane === lane);
}

/** Quick before slow, but not for ever, and slow never on the last worker of several. */
function nextTurn(schedule: Schedule, limits: Limits): Turn<WaitingJob> | undefined {
  const quick = firstAllowed(turnsIn(schedule, 'quick'), schedule, limits);
  const slowRunning = schedule.running.filter(({ lane }) => lane === 'slow').length;
  if (slowRunning >= slowWorkers(limits.workers)) return quick;
  const slow = firstAllowed(turnsIn(schedule, 'slow'), schedule, limits);
  const slowIsDue = schedule.quickInARow >= QUICK_STARTS_IN_A_ROW;
  return slowIsDue ? (slow ?? quick) : (quick ?? slow);
}

/** The first whose user runs less than the limit; when nobody else waits, the first. */
function firstAllowed(
  turns: readonly Turn<WaitingJob>[],
  { running }: Schedule,
  { runningPerUser }: Limits,
): Turn<WaitingJob> | undefined {
  const runningOf = (userId: string) => running.filter((job) => job.userId === userId).length;
  return turns.find(({ job }) => runningOf(job.userId) < runningPerUser) ?? turns[0];
}

/** How many of the waiting jobs may start now on the workers that all share. */
export function startableNow(schedule: Schedule, limits: Limits): number {
  let count = 0;
  let next = startNext(schedule, limits, 0);
  while (next && !next.job.onSpare) {
    count += 1;
    next = startNext(next.schedule, limits, 0);
  }
  return count;
}

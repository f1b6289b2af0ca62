/**
 * What fails costs nothing, and that holds for everybody. Work that a request's own content made run
 * into its deadline or out of memory costs the machine, though, so it is noted against the user who
 * sent it: a few are bad luck, more of them slow that user down, and nobody else.
 */

export type Fault = 'deadline' | 'memory' | 'crash';

export interface Strike {
  fault: Fault;
  atMs: number;
}

/** Strikes are forgotten after this. */
export const STRIKE_LIFE_MS = 60 * 60_000;
/** Strikes within that time that cost nothing. */
const FREE_STRIKES = 2;
/** The pause after the first strike that counts; each further one doubles it. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = STRIKE_LIFE_MS;
/** Jobs in flight of a user whose strikes count. */
const STRUCK_IN_FLIGHT = 1;
/** Strikes kept of one user: more make no difference. */
export const MAX_STRIKES = 16;

/**
 * Share of its time that a job must have computed to have run out of it by its own content. Waiting for
 * a remote engine takes next to no processor; on a machine that is busy with other things, computing
 * gets a small share of one.
 */
const OWN_WORK_SHARE = 0.05;

/** Whether a job that ran out of time did so by computing; what can't be measured is nobody's fault. */
export function ranOutByItself(busyMs: number | undefined, elapsedMs: number): boolean {
  return busyMs !== undefined && busyMs >= OWN_WORK_SHARE * elapsedMs;
}

/** What a user's strikes leave to the user. */
export interface Allowance {
  /** Most jobs waiting and running. */
  inFlight: number;
  /** No job before this; 0 when there is nothing to wait for. */
  notBeforeMs: number;
  /** Strikes that are not forgotten, oldest first. */
  strikes: readonly Strike[];
}

/** Strikes that still stand. */
export function standing(strikes: readonly Strike[], nowMs: number): Strike[] {
  return strikes.filter(({ atMs }) => nowMs - atMs < STRIKE_LIFE_MS).slice(-MAX_STRIKES);
}

/** What a user may have in flight, given all strikes; `inFlight` is everybody's limit. */
export function allowanceOf(all: readonly Strike[], inFlight: number, nowMs: number): Allowance {
  const strikes = standing(all, nowMs);
  const latest = strikes.at(-1);
  const counting = strikes.length - FREE_STRIKES;
  if (!latest || counting <= 0) return { inFlight, notBeforeMs: 0, strikes };
  const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (counting - 1));
  const limit = Math.min(inFlight, STRUCK_IN_FLIGHT);
  return { inFlight: limit, notBeforeMs: latest.atMs + pauseMs, strikes };
}

/** Whether strikes hold a user back now. */
export function isHeldBack({ strikes }: Allowance): boolean {
  return strikes.length > FREE_STRIKES;
}

const NAMES: Record<Fault, string> = {
  deadline: 'ran out of time',
  memory: 'needed too much memory',
  crash: 'crashed the engine',
};

/** Why a user is held back, in words: "3 of your requests in the last hour had to be stopped (…)". */
export function reasonOf({ strikes }: Allowance): string {
  const faults = [...new Set(strikes.map(({ fault }) => NAMES[fault]))].join(', ');
  return `${strikes.length} of your requests in the last hour had to be stopped because of their pictures (${faults})`;
}

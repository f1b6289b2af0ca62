import { giveWay, overrunning, putBack } from '../give-way';
import {
  EMPTY_SCHEDULE,
  enqueue,
  finish,
  startNext,
  type Limits,
  type Schedule,
} from '../schedule';

/** A job of a simulation; what it is thought to take and what it takes may differ. */
export interface SimulatedJob {
  jobId: string;
  userId: string;
  arrivesAtMs: number;
  estimateMs: number;
  tookMs: number;
}

/** What happened to a job: the last start counts where it had to give way. */
export interface Outcome extends SimulatedJob {
  startedAtMs: number;
  endedAtMs: number;
  /** Starts of other jobs between its arrival and its own. */
  startsBefore: number;
}

interface Simulation {
  schedule: Schedule;
  nowMs: number;
  /** Ids of jobs in the order they started. */
  starts: { jobId: string; atMs: number }[];
  ends: Map<string, number>;
}

/** How often a simulation looks for jobs that must give way. */
const STEP_MS = 1_000;

/** Plays jobs against the scheduler on workers that never fail; in virtual time. */
export function simulate(jobs: readonly SimulatedJob[], limits: Limits): Outcome[] {
  const byId = new Map(jobs.map((job) => [job.jobId, job]));
  const arrivals = [...jobs].sort((one, other) => one.arrivesAtMs - other.arrivesAtMs);
  const state: Simulation = { schedule: EMPTY_SCHEDULE, nowMs: 0, starts: [], ends: new Map() };
  while (state.ends.size < jobs.length) {
    const endsOf = state.schedule.running.map(({ jobId, startedAtMs }) => ({
      jobId,
      endsAtMs: startedAtMs + (byId.get(jobId)?.tookMs ?? 0),
    }));
    const soonest = Math.min(
      ...endsOf.map(({ endsAtMs }) => endsAtMs),
      arrivals[0]?.arrivesAtMs ?? Infinity,
    );
    // Jobs that overrun are looked for in between, and only where there is somebody to let pass.
    const lookMs = state.schedule.waiting.length > 0 ? state.nowMs + STEP_MS : Infinity;
    state.nowMs = Math.min(soonest, lookMs);
    for (const { jobId, endsAtMs } of endsOf) if (endsAtMs <= state.nowMs) end(state, jobId);
    while ((arrivals[0]?.arrivesAtMs ?? Infinity) <= state.nowMs) {
      const job = arrivals.shift();
      if (job) state.schedule = enqueue(state.schedule, job);
    }
    letPass(state, limits);
    start(state, limits);
  }
  return jobs.map((job) => outcomeOf(job, state));
}

function end(state: Simulation, jobId: string): void {
  state.schedule = finish(state.schedule, jobId, state.nowMs);
  state.ends.set(jobId, state.nowMs);
}

function letPass(state: Simulation, { workers }: Limits): void {
  const elapsed = new Map(
    state.schedule.running.map(({ jobId, startedAtMs }) => [jobId, state.nowMs - startedAtMs]),
  );
  const job = overrunning(state.schedule, workers, state.nowMs, (jobId) => elapsed.get(jobId));
  if (!job) return;
  state.schedule = putBack(giveWay(state.schedule, job.jobId), job.jobId, state.nowMs);
}

function start(state: Simulation, limits: Limits): void {
  for (;;) {
    const next = startNext(state.schedule, limits, state.nowMs);
    if (!next) return;
    state.schedule = next.schedule;
    state.starts.push({ jobId: next.job.jobId, atMs: state.nowMs });
  }
}

function outcomeOf(job: SimulatedJob, { starts, ends }: Simulation): Outcome {
  const place = starts.findLastIndex(({ jobId }) => jobId === job.jobId);
  const before = starts.slice(0, place).filter(({ atMs }) => atMs >= job.arrivesAtMs);
  return {
    ...job,
    startedAtMs: starts[place]?.atMs ?? NaN,
    endedAtMs: ends.get(job.jobId) ?? NaN,
    startsBefore: before.length,
  };
}

/** The same jobs first come, first served, to compare with. */
export function firstComeFirstServed(jobs: readonly SimulatedJob[], workers: number): Outcome[] {
  const freeAtMs = Array.from({ length: workers }, () => 0);
  const sorted = [...jobs].sort((one, other) => one.arrivesAtMs - other.arrivesAtMs);
  const starts: number[] = [];
  return sorted.map((job) => {
    const worker = freeAtMs.indexOf(Math.min(...freeAtMs));
    const startedAtMs = Math.max(job.arrivesAtMs, freeAtMs[worker] ?? 0);
    freeAtMs[worker] = startedAtMs + job.tookMs;
    const startsBefore = starts.filter((atMs) => atMs >= job.arrivesAtMs).length;
    starts.push(startedAtMs);
    return { ...job, startedAtMs, endedAtMs: startedAtMs + job.tookMs, startsBefore };
  });
}

import type { Limits, Schedule, WaitingJob } from './schedule';
import type { Turn } from './turns';

/**
 * The spare worker. Turns are taken when a worker becomes free, and a job that runs is not preempted:
 * without a spare, a small picture waits for whatever somebody else has running on all of them. So one
 * job more than there are workers may run: a quick one that a person waits for, of a user who has nothing running. It ends soon
 * or gives way as every quick job does; whoever holds the workers gets nothing of it.
 */

/** The turn that may be taken on the spare worker, of the quick lane's turns in their order. */
export function spareTurn(
  quickTurns: readonly Turn<WaitingJob>[],
  { running }: Pick<Schedule, 'running'>,
  { workers, hasSpare }: Pick<Limits, 'workers' | 'hasSpare'>,
): Turn<WaitingJob> | undefined {
  if (!hasSpare || running.length !== workers) return undefined;
  if (running.some(({ onSpare }) => onSpare)) return undefined;
  const users = new Set(running.map(({ userId }) => userId));
  return quickTurns.find(({ job }) => !job.isChore && !users.has(job.userId));
}

/** How long ago a user may have had work and still count as here. */
export const COMPANY_MS = 10 * 60_000;

/** The users who came last, the latest first: two at most, since nobody is alone with two. */
export type Company = readonly { userId: string; atMs: number }[];

export function withUser(company: Company, userId: string, atMs: number): Company {
  const others = company.filter((other) => other.userId !== userId);
  return [{ userId, atMs }, ...others.slice(0, 1)];
}

/**
 * Whether the spare worker should be started before anybody needs it: all workers are held, and
 * somebody else was here lately. Who is alone on a machine never pays for one.
 */
export function wantsSpare(
  { running }: Pick<Schedule, 'running'>,
  company: Company,
  { workers, hasSpare }: Pick<Limits, 'workers' | 'hasSpare'>,
  nowMs: number,
): boolean {
  const other = company[1];
  return (
    hasSpare && running.length >= workers && other !== undefined && nowMs - other.atMs < COMPANY_MS
  );
}

import { writeFileSync } from 'node:fs';
import os from 'node:os';

/**
 * How much less of the processors a worker gets than the server, where both want them: the server's one
 * thread answers everybody, and must not wait behind pictures. The spare worker has the server's own
 * priority, so that its small pictures pass what holds the others. Workers yield to all else that runs on
 * the machine, too; at 5 a neighbour of large pictures still waited twice as long as alone.
 */
export const WORKER_NICENESS = 10;

/**
 * Makes a process yield to this one. A system that has no such thing, or forbids it, serves without.
 *
 * Linux groups processes by session where autogroup is on (sched(7)), and shares the processors evenly between
 * groups before any process's own niceness counts. A worker is the first of a session of its own, so its group
 * yields as well.
 */
export function lowerPriority(pid: number, niceness: number): void {
  if (niceness <= 0) return;
  const lowered = Math.min(os.constants.priority.PRIORITY_LOW, os.getPriority() + niceness);
  kindly(() => os.setPriority(pid, lowered));
  if (process.platform === 'linux') {
    kindly(() => writeFileSync(`/proc/${pid}/autogroup`, String(lowered)));
  }
}

function kindly(act: () => void): void {
  try {
    act();
  } catch {
    // It has ended already, or may not be touched: priorities are a kindness, not a promise.
  }
}

import os from 'node:os';

/**
 * How much less of the processors a worker gets than the server, where both want them: the server's one
 * thread answers everybody, and must not wait behind pictures. The spare worker has the server's own
 * priority, so that its small pictures pass what holds the others. No more than this, since workers then
 * yield to all else that runs on the machine, too.
 */
export const WORKER_NICENESS = 5;

/** Makes a process yield to this one. A system that has no such thing, or forbids it, serves without. */
export function lowerPriority(pid: number, niceness: number): void {
  if (niceness <= 0) return;
  try {
    const { PRIORITY_LOW } = os.constants.priority;
    os.setPriority(pid, Math.min(PRIORITY_LOW, os.getPriority() + niceness));
  } catch {
    // It has ended already, or may not be touched: priorities are a kindness, not a promise.
  }
}

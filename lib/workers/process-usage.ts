import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a process has taken so far. */
export interface ProcessUsage {
  /** Resident memory. */
  memoryBytes: number;
  /** Time of all its threads on all processors. */
  busyMs: number;
}

/** `/proc` counts time in hundredths of a second and memory in pages of 4 KiB on every common Linux. */
const TICK_MS = 10;
const PAGE_BYTES = 4_096;
const KIBIBYTE = 1_024;

/** Of `/proc/<pid>/stat` (proc(5)): the name in brackets may hold anything, fields are counted after it. */
export function parseProcStat(text: string): ProcessUsage | undefined {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // utime, stime and rss are fields 14, 15 and 24 of the whole line; the name is field 2.
  const [userTicks, systemTicks, pages] = [11, 12, 21].map((at) => Number(fields[at] ?? NaN));
  if (userTicks === undefined || systemTicks === undefined || pages === undefined) return undefined;
  const usage = {
    memoryBytes: pages * PAGE_BYTES,
    busyMs: (userTicks + systemTicks) * TICK_MS,
  };
  return Number.isFinite(usage.memoryBytes + usage.busyMs) ? usage : undefined;
}

/** Of `ps -o rss=,time=`: KiB, and `[[dd-]hh:]mm:ss[.cc]`. */
export function parsePs(text: string): ProcessUsage | undefined {
  const match = /^\s*(\d+)\s+(?:(\d+)-)?(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)\s*$/.exec(text);
  if (!match) return undefined;
  const [kibibytes = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const busySeconds = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  return { memoryBytes: kibibytes * KIBIBYTE, busyMs: busySeconds * 1000 };
}

/** What a process takes; nothing when it is gone, or the system does not tell. */
export async function usageOf(pid: number): Promise<ProcessUsage | undefined> {
  try {
    if (process.platform === 'linux') {
      return parseProcStat(await readFile(`/proc/${pid}/stat`, 'utf8'));
    }
    const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', String(pid)]);
    return parsePs(stdout);
  } catch {
    return undefined;
  }
}

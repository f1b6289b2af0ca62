import type { Failure } from '@/components/api/failure';
import { fileStem } from '@/components/ui/file-stem';

/** A batch: one operation over many files. Plain data, as it is kept for a page that comes after this one. */

/** Files of one batch. */
export const MAX_BATCH_FILES = 50;
/** Bytes of them all: they are kept in the browser until they are done. */
export const MAX_BATCH_BYTES = 400_000_000;
/** Requests of a batch that run at once; the service has a line of its own. */
export const MAX_BATCH_RUNNING = 3;

/** What is done to each file. */
export interface BatchFacts {
  id: string;
  /** Whose it is: nobody else at this browser goes on with it. */
  accountId: string;
  title: string;
  path: string;
  responseForm: 'list' | 'single';
  /** The part that the file is sent as. */
  part: string;
  /** Style references that go along with each. */
  references: { part: string; files: File[] };
}

export interface BatchResult {
  imageId: string;
  /** What its file is called in the archive. */
  name: string;
}

/** One file of a batch. */
export interface BatchItem {
  id: string;
  /** Its place in the batch. */
  index: number;
  fileName: string;
  /** What is sent beside the file. */
  body: Record<string, unknown>;
  priceUnits: number;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'canceled';
  /** Under which the service takes it once, however often it is sent. */
  key: string;
  requestId?: string;
  /** 0 to 1 while it runs. */
  fraction?: number;
  failure?: Failure;
  /** Units that it was charged. */
  units?: number;
  results: BatchResult[];
}

export interface Batch {
  facts: BatchFacts;
  items: BatchItem[];
}

export interface BatchCounts {
  done: number;
  failed: number;
  canceled: number;
  /** Those that wait or run. */
  open: number;
  units: number;
}

export function countsOf(items: readonly BatchItem[]): BatchCounts {
  const count = (...states: BatchItem['state'][]) =>
    items.filter(({ state }) => states.includes(state)).length;
  return {
    done: count('done'),
    failed: count('failed'),
    canceled: count('canceled'),
    open: count('waiting', 'running'),
    units: items.reduce((sum, { units = 0 }) => sum + units, 0),
  };
}

/** How much of a batch is over, 0 to 1. */
export function fractionOf(items: readonly BatchItem[]): number {
  if (items.length === 0) return 1;
  const shares = items.map(({ state, fraction = 0 }) =>
    state === 'waiting' ? 0 : state === 'running' ? fraction : 1,
  );
  return shares.reduce((sum, share) => sum + share, 0) / items.length;
}

/**
 * Names for the results of files: the file's own with the ending of what it became, several of one numbered,
 * and no name twice.
 *
 * @param endings of each file's results, such as `webp`
 * @param taken names that are given away already
 */
export function resultNames(
  fileName: string,
  endings: readonly string[],
  taken: ReadonlySet<string>,
): string[] {
  const used = new Set(taken);
  return endings.map((ending, at) => {
    const own = fileStem(fileName) || 'image';
    const stem = endings.length > 1 ? `${own}-${at + 1}` : own;
    let name = `${stem}.${ending}`;
    for (let again = 2; used.has(name); again += 1) name = `${stem} (${again}).${ending}`;
    used.add(name);
    return name;
  });
}

/** All names that a batch has given to results. */
export function namesOf(items: readonly BatchItem[]): Set<string> {
  return new Set(items.flatMap(({ results }) => results.map(({ name }) => name)));
}

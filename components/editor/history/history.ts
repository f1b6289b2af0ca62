'use client';

import { create } from 'zustand';
import { newId } from '../store/ids';
import { applyChange, joinChanges, type Change } from './changes';

/**
 * The one history of the studio. Whatever can be taken back is an entry of it, in the order in which
 * it was done: strokes, frames, words, results, openings, layers.
 */
export interface HistoryEntry {
  id: string;
  /** What was done, as a name: `Brush`, `Invert mask`. */
  label: string;
  /** What the entry keeps in memory. */
  bytes: number;
  /** Changes of one thing in quick succession, as by an arrow key held down, are one entry. */
  mergeKey?: string | undefined;
  undo: () => void;
  redo: () => void;
  /** The same as data: entries that have it survive a reload. */
  change?: Change | undefined;
}

interface Recorded {
  label: string;
  bytes?: number;
  mergeKey?: string | undefined;
}

/** Something that has been done: as data, or as what takes it back and what does it again. */
export type NewEntry = Recorded &
  ({ change: Change } | { change?: undefined; undo: () => void; redo: () => void });

/** An entry as it is written down. */
export type KeptEntry = Omit<HistoryEntry, 'undo' | 'redo'> & { change: Change };

/**
 * Memory of all entries together; the oldest go first. The most of it are encoded pictures of painted
 * layers, which browsers keep outside of the page: it is a dozen strokes on pictures of 16 megapixels.
 */
export const MAX_HISTORY_BYTES = 256 * 1024 * 1024;
/** Entries kept however small they are. */
export const MAX_HISTORY_ENTRIES = 500;

interface HistoryState {
  /** What undo takes back next, and redo does again. */
  undoLabel: string | undefined;
  redoLabel: string | undefined;
}

/** What the buttons for undo and redo need to know. */
export const useHistory = create<HistoryState>(() => ({
  undoLabel: undefined,
  redoLabel: undefined,
}));

const done: HistoryEntry[] = [];
const undone: HistoryEntry[] = [];

function publish(): void {
  useHistory.setState({ undoLabel: done.at(-1)?.label, redoLabel: undone.at(-1)?.label });
}

/** Drops the oldest entries until the rest fits the budget; the newest always stays. */
function trim(): void {
  let bytes = done.reduce((sum, entry) => sum + entry.bytes, 0);
  while (done.length > 1 && (bytes > MAX_HISTORY_BYTES || done.length > MAX_HISTORY_ENTRIES)) {
    bytes -= done.shift()?.bytes ?? 0;
  }
}

/** Changes of one thing further apart than this are entries of their own. */
const MERGE_MS = 1000;
let recordedAtMs = -Infinity;

/** An entry of a change, whose both ways follow from its data. */
function entryOf(kept: KeptEntry): HistoryEntry {
  const { change } = kept;
  return {
    ...kept,
    undo: () => applyChange(change, true),
    redo: () => applyChange(change, false),
  };
}

function newEntry(recorded: NewEntry): HistoryEntry {
  const facts = { bytes: 0, ...recorded, id: newId('step') };
  return facts.change ? entryOf(facts) : (facts as HistoryEntry);
}

/** The second of two entries of one thing, stretched to where the first began. */
function joined(first: HistoryEntry, second: HistoryEntry): HistoryEntry {
  const { change } = second;
  if (!first.change || !change) return { ...second, undo: first.undo };
  return entryOf({ ...second, change: joinChanges(first.change, change) });
}

/** The newest entry stretched to what was done just now, if both are one change. */
function merged(entry: HistoryEntry, nowMs: number): HistoryEntry {
  const last = done.at(-1);
  const same = entry.mergeKey !== undefined && last?.mergeKey === entry.mergeKey;
  if (!last || !same || undone.length > 0 || nowMs - recordedAtMs > MERGE_MS) return entry;
  done.pop();
  return joined(last, entry);
}

/** Notes something that has been done. What was undone before can't be done again after it. */
export function record(recorded: NewEntry): void {
  const nowMs = performance.now();
  done.push(merged(newEntry(recorded), nowMs));
  recordedAtMs = nowMs;
  undone.length = 0;
  trim();
  publish();
}

export function undo(): void {
  const entry = done.pop();
  if (!entry) return;
  entry.undo();
  undone.push(entry);
  publish();
}

export function redo(): void {
  const entry = undone.pop();
  if (!entry) return;
  entry.redo();
  done.push(entry);
  publish();
}

/** What can be taken back, the oldest first, and what can be done again, the next last. */
export interface History {
  done: readonly KeptEntry[];
  undone: readonly KeptEntry[];
}

/** The newest entries that are data without a gap: what lies beyond a gap would be applied to the wrong state. */
function keptOf(entries: readonly HistoryEntry[]): KeptEntry[] {
  const kept: KeptEntry[] = [];
  for (const { id, label, bytes, mergeKey, change } of entries.toReversed()) {
    if (!change) break;
    kept.unshift({ id, label, bytes, mergeKey, change });
  }
  return kept;
}

/** The history as it is now, for keeping. */
export function keptHistory(): History {
  return { done: keptOf(done), undone: keptOf(undone) };
}

/** Takes the history of a session that comes back in place of this one's. */
export function restoreHistory(history: History): void {
  done.splice(0, done.length, ...history.done.map(entryOf));
  undone.splice(0, undone.length, ...history.undone.map(entryOf));
  recordedAtMs = -Infinity;
  publish();
}

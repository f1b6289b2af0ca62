'use client';

import { create } from 'zustand';
import { newId } from '../store/ids';
import { applyChange, joinChanges, type Change } from './changes';

/** Something done on the canvas, which can be taken back and done again. */
export interface HistoryEntry {
  id: string;
  /** What was done, as a name: `Brush`, `Invert mask`. */
  label: string;
  /** What the entry keeps in memory. */
  bytes: number;
  /** Changes of one thing in quick succession, as by an arrow key held down, are one entry. */
  mergeKey?: string | undefined;
  change: Change;
}

/** Memory of all entries together; the oldest go first. */
export const MAX_HISTORY_BYTES = 64 * 1024 * 1024;
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

/** The newest entry stretched to what was done just now, if both are one change. */
function merged(entry: HistoryEntry, nowMs: number): HistoryEntry {
  const last = done.at(-1);
  const same = entry.mergeKey !== undefined && last?.mergeKey === entry.mergeKey;
  if (!last || !same || undone.length > 0 || nowMs - recordedAtMs > MERGE_MS) return entry;
  done.pop();
  return { ...entry, change: joinChanges(last.change, entry.change) };
}

/** Notes something that has been done. What was undone before can't be done again after it. */
export function record(entry: Omit<HistoryEntry, 'id'>): void {
  const nowMs = performance.now();
  done.push(merged({ ...entry, id: newId('step') }, nowMs));
  recordedAtMs = nowMs;
  undone.length = 0;
  trim();
  publish();
}

export function undo(): void {
  const entry = done.pop();
  if (!entry) return;
  applyChange(entry.change, true);
  undone.push(entry);
  publish();
}

export function redo(): void {
  const entry = undone.pop();
  if (!entry) return;
  applyChange(entry.change, false);
  done.push(entry);
  publish();
}

/** What can be taken back, the oldest first, and what can be done again, the next last. */
export interface History {
  done: readonly HistoryEntry[];
  undone: readonly HistoryEntry[];
}

/** The history as it is now, for keeping. */
export function keptHistory(): History {
  return { done: [...done], undone: [...undone] };
}

/** Takes the history of a session that comes back in place of this one's. */
export function restoreHistory(history: History): void {
  done.splice(0, done.length, ...history.done);
  undone.splice(0, undone.length, ...history.undone);
  recordedAtMs = -Infinity;
  publish();
}

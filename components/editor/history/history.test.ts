import { beforeEach, describe, expect, it } from 'vitest';
import { rectangleQuad } from '../text/quad';
import { applyChangesOf } from './changes';
import {
  keptHistory,
  MAX_HISTORY_BYTES,
  MAX_HISTORY_ENTRIES,
  record,
  redo,
  restoreHistory,
  undo,
  useHistory,
} from './history';

let value = 0;

/** A box whose word is a number: what the tests change. */
const boxes = (word: number) => [
  { id: 'box', text: String(word), quad: rectangleQuad(0, 0, 1, 1) },
];

applyChangesOf('boxes', ({ before, after }, back) => {
  value = Number((back ? before : after)[0]?.text);
});

/** Sets a value in a way that can be taken back. */
function set(next: number, options: { bytes?: number; mergeKey?: string } = {}): void {
  const change = { kind: 'boxes', before: boxes(value), after: boxes(next) } as const;
  value = next;
  record({ label: `Set ${next}`, bytes: options.bytes ?? 1, mergeKey: options.mergeKey, change });
}

beforeEach(() => {
  restoreHistory({ done: [], undone: [] });
  value = 0;
});

describe('the history', () => {
  it('goes back and forth in order, and names what comes next', () => {
    set(1);
    set(2);
    expect(useHistory.getState().undoLabel).toBe('Set 2');
    undo();
    expect(value).toBe(1);
    expect(useHistory.getState()).toEqual({ undoLabel: 'Set 1', redoLabel: 'Set 2' });
    redo();
    expect(value).toBe(2);
    undo();
    undo();
    undo();
    expect(value).toBe(0);
    expect(useHistory.getState().undoLabel).toBeUndefined();
  });

  it('forgets what was undone once something else is done', () => {
    set(1);
    undo();
    set(5);
    expect(useHistory.getState().redoLabel).toBeUndefined();
    redo();
    expect(value).toBe(5);
  });

  it('takes quick changes of one thing for one', () => {
    set(1, { mergeKey: 'size' });
    set(2, { mergeKey: 'size' });
    set(3, { mergeKey: 'other' });
    undo();
    expect(value).toBe(2);
    undo();
    expect(value).toBe(0);
  });

  it('goes on after it was kept and brought back', () => {
    set(1);
    set(2);
    set(3);
    undo();
    const kept = structuredClone(keptHistory());
    restoreHistory({ done: [], undone: [] });
    expect(useHistory.getState().undoLabel).toBeUndefined();
    restoreHistory(kept);
    expect(useHistory.getState()).toEqual({ undoLabel: 'Set 2', redoLabel: 'Set 3' });
    undo();
    expect(value).toBe(1);
    redo();
    redo();
    expect(value).toBe(3);
  });

  it('takes back what is no data, and keeps only what was done after it', () => {
    set(1);
    value = 2;
    record({ label: 'By hand', undo: () => (value = 1), redo: () => (value = 2) });
    set(3);
    expect(keptHistory().done.map(({ label }) => label)).toEqual(['Set 3']);
    undo();
    undo();
    expect(value).toBe(1);
    redo();
    expect(value).toBe(2);
    expect(useHistory.getState()).toEqual({ undoLabel: 'By hand', redoLabel: 'Set 3' });
  });

  it('keeps within its budget by letting the oldest go, never the newest', () => {
    set(1, { bytes: MAX_HISTORY_BYTES - 10 });
    set(2, { bytes: 20 });
    set(3, { bytes: MAX_HISTORY_BYTES + 1 });
    undo();
    undo();
    expect(value).toBe(2);
    for (let step = 0; step < MAX_HISTORY_ENTRIES + 50; step++) set(step);
    let undone = 0;
    for (; useHistory.getState().undoLabel; undone++) undo();
    expect(undone).toBe(MAX_HISTORY_ENTRIES);
  });
});

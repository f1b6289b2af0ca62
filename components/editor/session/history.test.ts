import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearHistory,
  MAX_HISTORY_BYTES,
  MAX_HISTORY_ENTRIES,
  record,
  redo,
  undo,
  useHistory,
} from './history';

let value = 0;

/** Sets a value in a way that can be taken back. */
function set(next: number, options: { bytes?: number; mergeKey?: string } = {}): void {
  const before = value;
  value = next;
  record({
    label: `Set ${next}`,
    bytes: options.bytes ?? 1,
    ...(options.mergeKey ? { mergeKey: options.mergeKey } : {}),
    undo: () => (value = before),
    redo: () => (value = next),
  });
}

beforeEach(() => {
  clearHistory();
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

import { beforeEach, describe, expect, it } from 'vitest';
import { useVersions, type Batch, type Version } from '../store/versions';
import { keptHistory, redo, restoreHistory, undo, useHistory } from './history';
import {
  discardBatch,
  landFile,
  landResults,
  removeVersions,
  renameVersion,
} from './version-changes';

const batch = (id: string): Batch => ({
  id,
  title: 'Erase',
  units: 2,
  elapsedMs: 1,
  drew: [],
  notDrawn: [],
});

const version = (id: string, batchId?: string): Version => ({
  id,
  label: id,
  fileName: `${id}.webp`,
  src: `/v1/files/${id}`,
  widthPx: 10,
  heightPx: 10,
  ...(batchId ? { batchId } : {}),
});

const ids = () => useVersions.getState().versions.map(({ id }) => id);
const current = () => useVersions.getState().currentId;

beforeEach(() => {
  useVersions.setState(useVersions.getInitialState(), true);
  restoreHistory({ done: [], undone: [] });
});

describe('pictures in the history', () => {
  it('undo shows what was shown before a result, which stays in the filmstrip, and redo the result', () => {
    landFile(version('photo'));
    landResults(batch('a'), [version('1', 'a')], 'picture');
    landResults(batch('b'), [version('2', 'b'), version('3', 'b')]);
    expect(useHistory.getState().undoLabel).toBe('Erase');
    undo();
    expect(current()).toBe('1');
    undo();
    expect(current()).toBe('photo');
    undo();
    expect(useVersions.getState().view).toEqual({ kind: 'empty' });
    expect(ids()).toEqual(['photo', '1', '2', '3']);
    redo();
    redo();
    redo();
    expect(useVersions.getState().view).toEqual({ kind: 'results', batchId: 'b' });
  });

  it('a result that came while something else was looked at is no step', () => {
    landFile(version('photo'));
    landResults(batch('a'), [version('1', 'a')], 'filmstrip');
    expect(useHistory.getState().undoLabel).toBe('Open image');
    expect(current()).toBe('photo');
  });

  it('removed pictures come back to their places, with their results', () => {
    landFile(version('photo'));
    landResults(batch('a'), [version('1', 'a'), version('2', 'a')]);
    landFile(version('other'));
    discardBatch('a');
    expect(ids()).toEqual(['photo', 'other']);
    removeVersions('Remove', ['photo']);
    undo();
    undo();
    expect(ids()).toEqual(['photo', '1', '2', 'other']);
    expect(useVersions.getState().batches).toHaveLength(1);
    redo();
    expect(ids()).toEqual(['photo', 'other']);
    expect(keptHistory().undone).toHaveLength(1);
  });

  it('a name is taken back, and one of nothing but spaces is no name', () => {
    landFile(version('photo'));
    renameVersion('photo', 'Harbour');
    renameVersion('photo', '  ');
    undo();
    expect(useVersions.getState().versions[0]?.label).toBe('photo');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_VERSIONS, useVersions, type Batch, type Version } from './versions';

const batch = (id: string): Batch => ({
  id,
  title: 'Generate',
  modelName: 'V4.1',
  seed: 1,
  units: 35,
  elapsedMs: 100,
  drew: [],
  notDrawn: [],
});

const version = (id: string, batchId: string): Version => ({
  id,
  batchId,
  label: id,
  fileName: `${id}.webp`,
  src: `/v1/files/${id}`,
  widthPx: 1024,
  heightPx: 1024,
});

beforeEach(() => useVersions.setState(useVersions.getInitialState(), true));

describe('the pictures of a session', () => {
  it('shows new results, with the first one chosen', () => {
    useVersions.getState().addBatch(batch('a'), [version('1', 'a'), version('2', 'a')]);
    expect(useVersions.getState()).toMatchObject({
      currentId: '1',
      view: { kind: 'results', batchId: 'a' },
    });
  });

  it('falls back to the last picture when the shown ones are taken out', () => {
    const { addBatch, remove } = useVersions.getState();
    addBatch(batch('a'), [version('1', 'a')]);
    addBatch(batch('b'), [version('2', 'b')]);
    remove(new Set(['2']));
    expect(useVersions.getState()).toMatchObject({ currentId: '1', view: { kind: 'picture' } });
    remove(new Set(['1']));
    expect(useVersions.getState()).toMatchObject({ currentId: undefined, view: { kind: 'empty' } });
  });

  it('keeps a chosen picture that is not among those taken out', () => {
    const { addBatch, remove, choose } = useVersions.getState();
    addBatch(batch('a'), [version('1', 'a')]);
    addBatch(batch('b'), [version('2', 'b')]);
    choose('1');
    remove(new Set(['2']));
    expect(useVersions.getState()).toMatchObject({ currentId: '1', view: { kind: 'picture' } });
  });

  it('never holds more than its limit', () => {
    for (let index = 0; index < MAX_VERSIONS + 5; index += 1) {
      useVersions.getState().addBatch(batch(`b${index}`), [version(String(index), `b${index}`)]);
    }
    const { versions, batches } = useVersions.getState();
    expect(versions).toHaveLength(MAX_VERSIONS);
    expect(batches).toHaveLength(MAX_VERSIONS);
    expect(versions[0]?.id).toBe('5');
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '@/lib/engines/engine';
import type { LocalEngine } from '@/lib/local-models/local-engine';
import {
  bundleKeeper,
  diary,
  installStandIn,
  type Manners,
  openStandIn,
} from '@/lib/local-models/testing/stand-in';
import { FakeSdcpp } from '../backends/fake-sdcpp';
import { conforms } from './conformance';
import { spec } from './pictures';
import { context, open, SMALL, type Opened } from './subjects';

beforeAll(bundleKeeper);

describe('a model that Easel runs itself', () => {
  let dataDir: string;
  let server: FakeSdcpp;
  let local: LocalEngine;
  let engine: Engine;

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'easel-local-'));
    server = await new FakeSdcpp().start();
    await installStandIn(dataDir, { upstream: server.url }, {});
    local = await openStandIn(dataDir);
    engine = open({ DATA_DIR: dataDir, ENGINE_LOCAL_URL: local.url, ...SMALL }).engine;
  });
  afterAll(async () => {
    await local.close();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  });

  conforms({ name: 'local', primitives: ['draw', 'repaint', 'restyle'], engine: () => engine });
});

describe('what a local model does not do', () => {
  let dataDir: string;
  let local: LocalEngine;

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'easel-local-'));
  });
  afterEach(async () => {
    await local.close();
    rmSync(dataDir, { recursive: true });
  });

  async function opened(manners: Manners = {}): Promise<Opened> {
    await installStandIn(dataDir, manners);
    local = await openStandIn(dataDir);
    return open({ DATA_DIR: dataDir, ENGINE_LOCAL_URL: local.url });
  }

  it('stays with the illustrator: models that its catalogue entry leaves there', async () => {
    const { engine, local: builtin } = await opened();
    await engine.draw(spec({ modelId: 'svcv4_1_utility' }), context());
    expect(builtin.calls).toEqual(['draw']);
    await engine.draw(spec({ modelId: 'svcv4_1_flash' }), context());
    expect(builtin.calls).toEqual(['draw']);
    expect(diary(dataDir).some(({ text }) => /^draw .* steps 12 /.test(text))).toBe(true);
  });

  it('is not charged: a crash in the middle of a picture is a failure of the engine', async () => {
    const { engine } = await opened({ crash: true, hang: true });
    await expect(engine.draw(spec(), context())).rejects.toMatchObject({ code: 'engine_failed' });
  });

  it('ends with its request: one that hangs is cancelled', async () => {
    const { engine } = await opened({ hang: true });
    const stop = new AbortController();
    const drawing = engine.draw(spec(), context(stop.signal));
    setTimeout(() => stop.abort(new Error('stopped')), 1_500);
    await expect(drawing).rejects.toThrow('stopped');
    await expect.poll(() => diary(dataDir).some(({ text }) => /^cancel/.test(text))).toBe(true);
  });

  it('is the illustrator’s again once no model is in use', async () => {
    await installStandIn(dataDir);
    local = await openStandIn(dataDir);
    const { chooseModel } = await import('@/lib/local-models/install');
    await chooseModel(dataDir, null);
    const { engine, local: builtin } = open({ DATA_DIR: dataDir, ENGINE_LOCAL_URL: local.url });
    await engine.draw(spec(), context());
    expect(builtin.calls).toEqual(['draw']);
  });
});

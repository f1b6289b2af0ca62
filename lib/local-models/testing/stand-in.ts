import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '@/scripts/lib/bundle.mjs';
import { findEntry } from '../catalogue/catalogue';
import type { ModelSettings } from '../catalogue/schema';
import { type LocalEngine, type LocalEngineOptions, openLocalEngine } from '../local-engine';
import { modelsFolder, writeInstalled, NOTHING_INSTALLED } from '../installed';

/** How the stand-in for `sd-server` behaves; see tests/backends/stand-in-sd-server.mjs. */
export interface Manners {
  startMs?: number;
  slowMs?: number;
  crash?: boolean;
  hang?: boolean;
  ignoresTerm?: boolean;
  failStart?: boolean;
  /** A server of the same protocol that does the drawing. */
  upstream?: string;
}

export const STAND_IN = path.resolve('tests/backends/stand-in-sd-server.mjs');
export const KEEPER = path.resolve('dist/testing/keeper.mjs');

/** Bundles the keeper, as a build does. */
export function bundleKeeper(): Promise<void> {
  return bundle('lib/local-models/runtime/keeper.ts', KEEPER);
}

/** Opens the stand-in as the local model, with some of the environment's variables on top. */
export function openStandIn(
  dataDir: string,
  variables: Partial<LocalEngineOptions['environment']> = {},
): Promise<LocalEngine> {
  return openLocalEngine({
    environment: {
      DATA_DIR: dataDir,
      ENGINE_SDCPP_BIN: STAND_IN,
      ENGINE_SDCPP_FLAGS: [],
      ENGINE_IDLE_MINUTES: 10,
      ...variables,
    },
    keeperPath: KEEPER,
    log: { info: () => undefined, warn: () => undefined },
  });
}

function likeSd15(): ModelSettings {
  const like = findEntry('sd15');
  if (!like) throw new Error('the catalogue has no sd15');
  return like.settings;
}

/** Installs a model for the stand-in, and lets it draw. */
export async function installStandIn(
  dataDir: string,
  manners: Manners = {},
  settings: ModelSettings = likeSd15(),
): Promise<void> {
  const folder = path.join(modelsFolder(dataDir), 'files');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'stand-in.safetensors');
  writeFileSync(file, JSON.stringify({ ...manners, diary: diaryOf(dataDir) }));
  await writeInstalled(dataDir, {
    ...NOTHING_INSTALLED,
    inUse: 'stand-in',
    models: {
      'stand-in': {
        title: 'Stand-in',
        parts: [{ role: 'model', path: file, sizeBytes: 1, sha256: '0'.repeat(64), from: file }],
        flags: [],
        settings,
        addedAt: new Date().toISOString(),
      },
    },
  });
}

function diaryOf(dataDir: string): string {
  return path.join(dataDir, 'diary.txt');
}

/** What the stand-in has done so far, a line each, with its process id. */
export function diary(dataDir: string): { pid: number; text: string }[] {
  if (!existsSync(diaryOf(dataDir))) return [];
  const lines = readFileSync(diaryOf(dataDir), 'utf8').trim().split('\n').filter(Boolean);
  return lines.map((line) => ({
    pid: Number(line.split(' ')[0]),
    text: line.slice(line.indexOf(' ') + 1),
  }));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { findEntry } from '../catalogue/catalogue';
import type { ModelSettings } from '../catalogue/schema';
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
export async function bundleKeeper(): Promise<void> {
  await build({
    entryPoints: ['lib/local-models/runtime/keeper.ts'],
    outfile: KEEPER,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
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

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The peers live in a folder of their own: none of them is a dependency of Easel. */
export const PEERS_DIR = path.resolve('bench/imaging/peers');

/** Installs the peers where they are missing; takes a minute, the first time. */
export function ensurePeers(): void {
  if (existsSync(path.join(PEERS_DIR, 'node_modules'))) return;
  console.log('Installing what Easel is compared with …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: PEERS_DIR,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the peers could not be installed');
}

/** Loads a peer; its types are what the caller knows of it. */
export function peer<Module>(name: string): Module {
  return createRequire(path.join(PEERS_DIR, 'package.json'))(name) as Module;
}

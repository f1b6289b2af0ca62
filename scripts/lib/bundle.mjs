import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles our own code for Node; packages stay outside and are loaded from node_modules. Files
 * appear whole: another process may be starting from the bundle that this one replaces.
 */
export async function bundle(entry, outfile) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    write: false,
  });
  for (const file of outputFiles) {
    const temporary = `${file.path}.${process.pid}.tmp`;
    mkdirSync(path.dirname(file.path), { recursive: true });
    writeFileSync(temporary, file.contents);
    renameSync(temporary, file.path);
  }
}

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Writes a file whole: another process may be starting from the one that this replaces. */
export function replaceFile(file, contents) {
  const temporary = `${file}.${process.pid}.tmp`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(temporary, contents);
  renameSync(temporary, file);
}

/** What stands for `import.meta` in a bundle that is no module. */
const META_OF_CJS = {
  define: { 'import.meta.url': '__bundleUrl', 'import.meta.dirname': '__dirname' },
  banner: { js: "const __bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
};

/**
 * Bundles our own code for Node; packages stay outside and are loaded from node_modules. As `.cjs` it starts
 * faster: Node parses packages that are no modules twice for a bundle that is one.
 */
export async function bundle(entry, outfile) {
  const isModule = !outfile.endsWith('.cjs');
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: isModule ? 'esm' : 'cjs',
    ...(isModule ? {} : META_OF_CJS),
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    write: false,
  });
  for (const { path: file, contents } of outputFiles) replaceFile(file, contents);
}

/**
 * Measures every icon the composer may draw and writes `assets/measured.json`: the drawn box of each
 * icon that renders at all sizes. Icons that abort the renderer or use what it ignores are left out.
 * Run again after an icon package changes: `npx tsx scripts/compose/build-assets.ts`.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, '../..');
const TARGET = path.join(ROOT, 'lib/engines/builtin/compose/assets/measured.json');
const SETS = ['noto', 'fluent-emoji-flat'];
const UNSUPPORTED = /<(?:filter|mask|foreignObject|image|text|style|script)\b|oklch\(/;
const VARIANTS =
  /skin-tone|-tone\d|^family-|^flag-|-(?:light|medium|dark)$|-(?:medium-)?(?:light|dark)-/;

type Box = [number, number, number, number];

function candidates(): string[] {
  return SETS.flatMap((set) => {
    const data = require(`@iconify-json/${set}/icons.json`) as {
      icons: Record<string, { body: string }>;
    };
    return Object.entries(data.icons)
      .filter(([name, icon]) => !VARIANTS.test(name) && !UNSUPPORTED.test(icon.body))
      .map(([name]) => `${set}:${name}`);
  });
}

/** Feeds the names to a child until it ends; answers what it measured and what it died on. */
async function measureBatch(
  names: string[],
): Promise<{ boxes: Map<string, Box>; killer?: string }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'measure-worker.ts')],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const boxes = new Map<string, Box>();
  let begun: string | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = JSON.parse(line) as { begin?: string; done?: string; box?: Box | null };
    if (message.begin) begun = message.begin;
    if (message.done) {
      begun = undefined;
      if (message.box) boxes.set(message.done, message.box);
    }
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(`${names.join('\n')}\n`);
  await new Promise((resolve) => child.on('close', resolve));
  return begun === undefined ? { boxes } : { boxes, killer: begun };
}

async function main(): Promise<void> {
  let queue = candidates();
  const total = queue.length;
  const all = new Map<string, Box>();
  const killers: string[] = [];
  while (queue.length > 0) {
    const { boxes, killer } = await measureBatch(queue);
    for (const [name, box] of boxes) all.set(name, box);
    if (killer === undefined) break;
    killers.push(killer);
    queue = queue.slice(queue.indexOf(killer) + 1);
  }
  const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(([name, box]) => `"${name}":${JSON.stringify(box)}`);
  writeFileSync(TARGET, `{\n${lines.join(',\n')}\n}\n`);
  console.log(
    `${all.size} of ${total} icons measured; the renderer died on: ${killers.join(', ')}`,
  );
}

await main();

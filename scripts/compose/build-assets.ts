/**
 * Compiles what we drew (`assets/own/*.svg`) into `assets/own.json`, measures every picture the
 * composer may draw, and writes `assets/measured.json`: the drawn box of each one that renders at
 * all sizes (and `assets/busts.json`: the clothing colours of people cut off at the chest). Icons that abort the renderer or use what it ignores are left out.
 * Run again after a drawing or an icon package changes: `npx tsx scripts/compose/build-assets.ts`;
 * with the name of one set (`--own`, `--noto`) only that set is measured and the rest is kept.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, '../..');
const ASSETS = path.join(ROOT, 'lib/engines/builtin/compose/assets');
const TARGET = path.join(ASSETS, 'measured.json');
const SETS = ['noto', 'fluent-emoji-flat'];
const UNSUPPORTED = /<(?:filter|mask|foreignObject|image|text|style|script)\b|oklch\(/;
const VARIANTS =
  /skin-tone|-tone\d|^family-|^flag-|-(?:light|medium|dark)$|-(?:medium-)?(?:light|dark)-/;

/** Left, top, width, height, middle of the topmost part. */
type Box = [number, number, number, number, number];
const busts = new Map<string, string>();

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

/** Our drawings without their `<svg>` shell, by name. */
function compileOwn(): string[] {
  const folder = path.join(ASSETS, 'own');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -4))
    .sort();
  const lines = names.map((name) => {
    const svg = readFileSync(path.join(folder, `${name}.svg`), 'utf8');
    const body = svg.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '').replaceAll('\n', '');
    return `"${name}":${JSON.stringify(body)}`;
  });
  writeFileSync(path.join(ASSETS, 'own.json'), `{\n${lines.join(',\n')}\n}\n`);
  return names.map((name) => `own:${name}`);
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
    const message = JSON.parse(line) as {
      begin?: string;
      done?: string;
      box?: Box | null;
      bust?: string;
    };
    if (message.begin) begun = message.begin;
    if (message.done) {
      begun = undefined;
      if (message.box) boxes.set(message.done, message.box);
      if (message.bust) busts.set(message.done, message.bust);
    }
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(`${names.join('\n')}\n`);
  await new Promise((resolve) => child.on('close', resolve));
  return begun === undefined ? { boxes } : { boxes, killer: begun };
}

/** Clothing colours of the people that are busts, so that bodies can be drawn under them. */
function writeBusts(): void {
  const lines = [...busts]
    .filter(([name]) => name.startsWith('noto:'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, color]) => `"${name}":"${color}"`);
  writeFileSync(path.join(ASSETS, 'busts.json'), `{\n${lines.join(',\n')}\n}\n`);
}

function keptBoxes(): [string, Box][] {
  const known = JSON.parse(readFileSync(TARGET, 'utf8')) as Record<string, Box>;
  return Object.entries(known);
}

async function main(): Promise<void> {
  const own = compileOwn();
  const only = process.argv[2]?.replace(/^--/, '');
  const isWanted = (name: string) => only === undefined || name.startsWith(`${only}:`);
  let queue = [...own, ...candidates()].filter(isWanted);
  const total = queue.length;
  const all = new Map<string, Box>(keptBoxes().filter(([name]) => !isWanted(name)));
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
  if (isWanted('noto:man')) writeBusts();
  console.log(
    `${all.size} boxes known, ${total} pictures tried; the renderer died on: ${killers.join(', ') || 'none'}`,
  );
}

await main();

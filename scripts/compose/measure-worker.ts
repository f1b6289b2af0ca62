/**
 * Renders icons named on standard input at several sizes and answers one JSON line each. Runs as a
 * child of `build-assets.ts`: resvg aborts the process on some icons, and only a child may die.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);
const SIZES_PX = [64, 133, 400, 911];
const MEASURE_PX = 256;
const OPAQUE_ALPHA = 20;
const TOP_SHARE = 0.12;
const BUST_SHARE = 0.5;
const BUST_FOOT = 0.94;

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
}
const sets = new Map<string, IconSet>();
function requireIcons(set: string): IconSet {
  return require(`@iconify-json/${set}/icons.json`) as IconSet;
}

function ownSet(): IconSet {
  const file = path.resolve(
    import.meta.dirname,
    '../../lib/engines/builtin/compose/assets/own.json',
  );
  const bodies = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const icons = Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, { body }]));
  return { icons, width: 128, height: 128 };
}

function load(set: string): IconSet {
  const known = sets.get(set) ?? (set === 'own' ? ownSet() : requireIcons(set));
  sets.set(set, known);
  return known;
}

type Rgba = { width: number; height: number; pixels: Uint8Array };

function render(svg: string): Rgba {
  const { width, height, pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: MEASURE_PX },
  }).render();
  // Read once: each look at `pixels` of a rendered image copies all of it.
  return { width, height, pixels };
}

function isOpaque({ width, pixels }: Rgba, x: number, y: number): boolean {
  return (pixels[(y * width + x) * 4 + 3] ?? 0) > OPAQUE_ALPHA;
}

/** Drawn box in the icon's coordinates, then the middle of what is drawn in its topmost part. */
function measure(image: Rgba, side: number): number[] | undefined {
  const { width, height } = image;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isOpaque(image, x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return undefined;
  const crown: number[] = [];
  for (let y = top; y <= top + (bottom - top) * TOP_SHARE; y += 1) {
    for (let x = left; x <= right; x += 1) if (isOpaque(image, x, y)) crown.push(x);
  }
  const crownX = crown.reduce((sum, x) => sum + x, 0) / Math.max(1, crown.length);
  const scale = side / width;
  const round = (value: number) => Math.round(value * scale * 10) / 10;
  return [round(left), round(top), round(right - left + 1), round(bottom - top + 1), round(crownX)];
}

/** Clothing colour of a bust cut off by the lower edge of its icon; none for other icons. */
function bustColor(image: Rgba): string | undefined {
  const { width, height, pixels } = image;
  const rows = Array.from({ length: height }, (_unused, y) => height - 1 - y);
  const lowest = rows.find((y) => isOpaque(image, width >> 1, y)) ?? 0;
  if (lowest < height * BUST_FOOT) return undefined;
  const y = lowest - 2;
  const row = Array.from({ length: width }, (_unused, x) => x).filter((x) => isOpaque(image, x, y));
  const first = row[0];
  if (first === undefined || row.length < width * BUST_SHARE) return undefined;
  const at = (y * width + first + Math.round(row.length * 0.16)) * 4;
  const hex = [0, 1, 2].map((c) => (pixels[at + c] ?? 0).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const [set = '', name = ''] = line.split(':');
  const data = load(set);
  const icon = data.icons[name];
  if (!icon) return;
  const side = icon.width ?? data.width ?? 16;
  const high = icon.height ?? data.height ?? 16;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${side} ${high}">${icon.body}</svg>`;
  process.stdout.write(`{"begin":"${line}"}\n`);
  for (const size of SIZES_PX) new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
  const image = render(svg);
  process.stdout.write(
    `${JSON.stringify({ done: line, box: measure(image, side) ?? null, bust: bustColor(image) })}\n`,
  );
});

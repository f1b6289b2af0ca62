/**
 * Draws the gallery of drawings in this process: sheets of what people ask for, one of every curated
 * style, and the picture that the README opens with. With the name of a sheet only that one is drawn.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { CURATED_STYLES, type CuratedStyleName } from '@/lib/models/curated-styles';
import type { OutputKind } from '@/lib/models/models';
import { draw, specOf } from './draw';
import { OPENING, SHEETS, type Exhibit } from './exhibits';
import { writeSheet, type Tile } from './sheet';

const OUT = 'docs/gallery/drawings';
const OPENING_FILE = 'docs/images/opening.webp';
const STYLED_PROMPT = 'a fox in a forest';
const STYLED_SEED = 5;
const STYLED_PX = 640;

async function tileOf(exhibit: Exhibit, seed: number, sidePx?: number): Promise<Tile> {
  const { drawing, png, ms } = await draw(specOf(exhibit, seed, sidePx));
  const { notDrawn } = drawing.report;
  const size = drawing.kind === 'vector' ? `${Math.round(drawing.svg.length / 1024)} kB` : '';
  console.log(
    `${ms} ms`,
    exhibit.prompt,
    exhibit.style ?? '',
    size,
    notDrawn.length > 0 ? `not drawn: ${notDrawn.join(', ')}` : '',
  );
  const look = exhibit.style ? ` (${exhibit.style})` : '';
  return { png, caption: `${exhibit.prompt}${look}` };
}

async function drawSheet(name: string, exhibits: readonly Exhibit[]): Promise<void> {
  const tiles: Tile[] = [];
  for (const [index, exhibit] of exhibits.entries())
    tiles.push(await tileOf(exhibit, index * 7 + name.length));
  await writeSheet(tiles, `${OUT}/${name}.webp`, { sidePx: 440, columns: 3, quality: 78 });
}

/** One prompt in every style of an output. */
async function drawStyles(output: OutputKind): Promise<void> {
  const names = new Set(
    CURATED_STYLES.filter(({ outputs, legacy }) => outputs.includes(output) && !legacy).map(
      ({ name }) => name as CuratedStyleName,
    ),
  );
  const tiles: Tile[] = [];
  for (const style of names) {
    const modelId = output === 'vector' ? 'svcv3_vector' : 'svcv3';
    const tile = await tileOf({ prompt: STYLED_PROMPT, modelId, style }, STYLED_SEED, STYLED_PX);
    tiles.push({ ...tile, caption: style });
  }
  const look = { sidePx: 230, columns: 8, quality: 68 };
  await writeSheet(tiles, `${OUT}/styles-${output}.webp`, look);
}

async function drawOpening(): Promise<void> {
  const tiles: Tile[] = [];
  for (const exhibit of OPENING) {
    const { png } = await tileOf(exhibit, 1);
    tiles.push({ png, caption: '' });
  }
  await writeSheet(tiles, OPENING_FILE, { sidePx: 470, columns: 4, quality: 84 });
}

const jobs: Record<string, () => Promise<void>> = {
  ...Object.fromEntries(
    Object.entries(SHEETS).map(([name, exhibits]) => [name, () => drawSheet(name, exhibits)]),
  ),
  'styles-raster': () => drawStyles('raster'),
  'styles-vector': () => drawStyles('vector'),
  opening: drawOpening,
};

const wanted = process.argv[2];
if (wanted !== undefined && !jobs[wanted])
  throw new Error(`No sheet ${wanted}; there are ${Object.keys(jobs).join(', ')}`);
mkdirSync(OUT, { recursive: true });
for (const [name, run] of Object.entries(jobs))
  if (wanted === undefined || wanted === name) await run();

const sections = Object.keys(jobs)
  .filter((name) => name !== 'opening')
  .map((name) => `## ${name.replaceAll('-', ' ')}\n\n![${name}](${name}.webp)\n`);
writeFileSync(
  `${OUT}/README.md`,
  `# Drawings\n\nDrawn by the built-in engine on a CPU, offline: every picture is the first one its prompt gave.\n\n${sections.join('\n')}`,
);

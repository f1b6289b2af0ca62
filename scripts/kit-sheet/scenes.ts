import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { compose } from '../../lib/engines/builtin/compose/compose';

/**
 * `npm run gallery:scenes -- out.png prompts.txt [variants]`: what users get of prompts, one a line, with the look
 * and the colours that they tell, on a sheet, for looking. Prints what each says it drew and did not. A line may begin
 * with the size that it is drawn in ("1024x1536 poster of a tram"), since an upright picture is composed anew and not
 * cut from a square.
 */
const CELL_PX = 380;
const COLUMNS = 5;
const SIDE_PX = 768;

interface Order {
  prompt: string;
  widthPx: number;
  heightPx: number;
}

function orderFrom(line: string): Order {
  const sized = /^(\d{2,4})x(\d{2,4})\s+(.*)$/.exec(line);
  if (!sized) return { prompt: line, widthPx: SIDE_PX, heightPx: SIDE_PX };
  return { prompt: sized[3] ?? '', widthPx: Number(sized[1]), heightPx: Number(sized[2]) };
}

async function cell(order: Order, seed: number, variant: number): Promise<Buffer> {
  const { prompt, widthPx, heightPx } = order;
  const startedAtMs = performance.now();
  const spec = { ...order, modelId: 'svcv4_1', output: 'raster', seed, variant } as const;
  const context = { signal: new AbortController().signal, onProgress: () => undefined };
  const drawn = await compose(spec, context);
  const tookMs = performance.now() - startedAtMs;
  const { drew, notDrawn } = drawn.report;
  console.log(
    `${prompt}\n   drew: ${drew.join(', ')} | not: ${notDrawn.join(', ')} | ${Math.round(tookMs)} ms`,
  );
  if (drawn.kind === 'vector') throw new Error('a raster model gave a vector');
  return sharp(drawn.pixels.data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .resize(CELL_PX, CELL_PX, { fit: 'contain', background: '#444444' })
    .png()
    .toBuffer();
}

async function main(): Promise<void> {
  const [out = 'scenes.png', file = 'prompts.txt', variants = '1'] = process.argv.slice(2);
  const prompts = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const cells: Buffer[] = [];
  for (const prompt of prompts) {
    for (let variant = 0; variant < Number(variants); variant += 1) {
      cells.push(
        await cell(orderFrom(prompt), 11, variant).catch((error: unknown) => failed(prompt, error)),
      );
    }
  }
  const rows = Math.ceil(cells.length / COLUMNS);
  await sharp({
    create: {
      width: COLUMNS * (CELL_PX + 6),
      height: rows * (CELL_PX + 6),
      channels: 3,
      background: '#444444',
    },
  })
    .composite(
      cells.map((input, index) => ({
        input,
        left: (index % COLUMNS) * (CELL_PX + 6),
        top: Math.floor(index / COLUMNS) * (CELL_PX + 6),
      })),
    )
    .png()
    .toFile(out);
}

async function failed(prompt: string, error: unknown): Promise<Buffer> {
  console.error(prompt, error);
  return sharp({
    create: { width: CELL_PX, height: CELL_PX, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
}

await main();

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { type Brief, illustrate, type Illustration, svgOf, understand } from '../../lib/composer';
import { applyPalette } from '../../lib/engines/builtin/compose/finish/palette/recolor';
import { leadingPalette } from '../../lib/engines/builtin/compose/finish/palette/targets';
import { paintingOf } from '../../lib/engines/builtin/compose/kit-painting';
import { toldColors } from '../../lib/engines/builtin/compose/told-colors';
import { rasterizeSvg } from '../../lib/imaging/svg/rasterize';

/**
 * `npm run gallery:scenes -- out.png prompts.txt [variants]`: what the composer makes of prompts, one a
 * line, on a sheet, for looking. Prints what each says it drew and did not. A line may begin with the size that it
 * is drawn in ("1024x1536 poster of a tram"), since an upright picture is composed anew and not cut from a square.
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

/** In the colours that the prompt tells for the picture as a whole, which every picture gets before its look. */
function inToldColors(drawn: Illustration, brief: Brief): Parameters<typeof svgOf>[0] {
  const { colors = [], isLed, staysColored } = toldColors(brief);
  if (colors.length === 0) return drawn;
  const led = colors.map(({ rgb, weight = 1 / colors.length }) => ({ rgb, weight }));
  const palette = isLed ? leadingPalette(led) : colors;
  return applyPalette(paintingOf(drawn), palette, 1, { color: staysColored }).painting;
}

async function cell(order: Order, seed: number, variant: number): Promise<Buffer> {
  const { prompt, widthPx, heightPx } = order;
  const brief = understand(prompt);
  const startedAtMs = performance.now();
  const drawn = illustrate({ brief, prompt, widthPx, heightPx, seed, variant });
  const tookMs = performance.now() - startedAtMs;
  const svg = svgOf(inToldColors(drawn, brief));
  const pixels = rasterizeSvg(svg, { widthPx, heightPx });
  console.log(
    `${prompt}\n   drew: ${drawn.drew.join(', ')} | not: ${drawn.notDrawn.join(', ')} | ${Math.round(tookMs)} ms, ${Math.round(svg.length / 1000)} kB`,
  );
  return sharp(pixels.data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
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

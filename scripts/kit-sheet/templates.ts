import sharp from 'sharp';
import { drawSample, svgOf } from '../../lib/composer/templates/testing/sample';
import { SAMPLES } from '../../lib/composer/templates/testing/samples';
import { rasterizeSvg } from '../../lib/imaging/svg/rasterize';

/**
 * `npx tsx scripts/kit-sheet/templates.ts out.png [template …] [--variants] [--seed=3]`: a sheet of the
 * designs, for looking at while drawing. `--variants` shows four of each sample.
 */
const CELL_PX = 400;
const COLUMNS = 5;

const [out = 'templates.png', ...rest] = process.argv.slice(2);
const wanted = rest.filter((word) => !word.startsWith('--'));
const seed = Number(rest.find((word) => word.startsWith('--seed='))?.slice(7) ?? 1);
const variants = rest.includes('--variants') ? [0, 1, 2, 3] : [0];
const shown = SAMPLES.filter(({ template }) => wanted.length === 0 || wanted.includes(template));
const columns = variants.length > 1 ? 4 : COLUMNS;

const cells = await Promise.all(
  shown.flatMap((sample) =>
    variants.map(async (variant) => {
      const size = { widthPx: sample.widthPx ?? 1024, heightPx: sample.heightPx ?? 1024 };
      const started = performance.now();
      const drawn = drawSample(sample, { ...size, seed, variant });
      const svg = svgOf(drawn, size);
      const ms = Math.round(performance.now() - started);
      const pixels = rasterizeSvg(svg, size);
      const missing = drawn.drawing.notDrawn?.join(' | ') ?? '';
      console.log(
        `${sample.template} ${sample.lettering?.join(' ') ?? ''} ${sample.elements?.join(', ') ?? ''} · ${ms} ms · ${Math.round(svg.length / 1024)} kB${missing && ` · not drawn: ${missing}`}`,
      );
      return sharp(pixels.data, {
        raw: { width: size.widthPx, height: size.heightPx, channels: 4 },
      })
        .resize(CELL_PX - 8, CELL_PX - 8, { fit: 'contain', background: '#777' })
        .png()
        .toBuffer();
    }),
  ),
);
const rows = Math.ceil(cells.length / columns);
await sharp({
  create: { width: columns * CELL_PX, height: rows * CELL_PX, channels: 4, background: '#777' },
})
  .composite(
    cells.map((input, index) => ({
      input,
      left: (index % columns) * CELL_PX + 4,
      top: Math.floor(index / columns) * CELL_PX + 4,
    })),
  )
  .png()
  .toFile(out);

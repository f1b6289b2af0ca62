import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Brief } from '../../lib/composer/brief';
import { createPen, Definitions, type Pen } from '../../lib/composer/kit/pen';
import { HOUSE } from '../../lib/composer/palette/house';
import { placeFor } from '../../lib/composer/places';
import { sceneLightOf } from '../../lib/composer/places/hours';
import { rasterizeSvg } from '../../lib/imaging/svg/rasterize';
import { createRandom } from '../../lib/random/random';
import { circle, line } from '../../lib/svg/markup';

/**
 * `tsx scripts/kit-sheet/places.ts out.png "hills+road+mountains@dawn" "cafe@day*3" …`: a sheet of
 * places. `@` hour, `#` camera, `~` weather, `%` season, `*` seeds, `^` height of a person as a share of the picture.
 * `--marks` shows spots and where a person stands.
 */
const CELL = { width: 640, height: 480 };
const COLUMNS = 4;
const ACCENTS: Pen['accents'] = [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.navy];

function field(text: string, mark: string): string | undefined {
  return new RegExp(`\\${mark}([a-z0-9.-]+)`).exec(text)?.[1];
}

interface Request {
  parts: string[];
  hour: NonNullable<Brief['hour']>;
  camera: NonNullable<Brief['camera']>;
  weather: NonNullable<Brief['weather']>;
  season: NonNullable<Brief['season']>;
  personShare: number;
  seed: number;
}

function requests(text: string): Request[] {
  const count = Number(field(text, '*') ?? 1);
  const names = /^[a-z0-9+-]*/.exec(text)?.[0] ?? '';
  return Array.from({ length: count }, (_, index) => ({
    parts: names.split('+').filter(Boolean),
    hour: (field(text, '@') ?? 'day') as Request['hour'],
    camera: (field(text, '#') ?? 'medium') as Request['camera'],
    weather: (field(text, '~') ?? 'clear') as Request['weather'],
    season: (field(text, '%') ?? 'summer') as Request['season'],
    personShare: Number(field(text, '^') ?? 0.18),
    seed: 11 + index * 7,
  }));
}

function drawn(request: Request, marks: boolean) {
  const { parts, seed, personShare } = request;
  const { width: widthPx, height: heightPx } = CELL;
  const label = parts.join('+');
  const definitions = new Definitions('p');
  const random = createRandom(seed, label);
  const { hour, weather, season, camera } = request;
  const begun = performance.now();
  const place = placeFor(parts);
  const pxPerCm = (personShare * heightPx) / 170;
  const drawing = place.draw({
    widthPx,
    heightPx,
    pxPerCm,
    camera,
    hour,
    weather,
    season,
    parts,
    focusX: 0.5,
    random,
    pen: (name, scale) =>
      createPen({ definitions, seed, label: name, pxPerCm: scale, accents: ACCENTS }),
    light: sceneLightOf({ hour, weather, season, random }),
  });
  const tookMs = performance.now() - begun;
  const { ground, spots } = drawing;
  const y = ground.yAt(ground.mainDepth, 0.5);
  const mark = marks
    ? line(
        [
          [widthPx / 2, y],
          [widthPx / 2, y - 170 * ground.pxPerCmAt(ground.mainDepth)],
        ],
        '#ff00c8',
        3,
      ) + spots.map(({ at }) => circle(at, 4, '#ff00c8')).join('')
    : '';
  const body = drawing.layers.map(({ svg }) => svg).join('') + mark;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}"><defs>${definitions.markup}</defs>${body}</svg>`;
  return { svg, tookMs };
}

async function main(): Promise<void> {
  const [out = 'places.png', ...rest] = process.argv.slice(2);
  const marks = rest.includes('--marks');
  const wanted = rest.filter((word) => !word.startsWith('--')).flatMap(requests);
  const cells = wanted.map((request) => drawn(request, marks));
  const composites = await Promise.all(
    cells.map(async ({ svg }, index) => {
      const { width, height } = CELL;
      const { data } = rasterizeSvg(svg, { widthPx: width, heightPx: height });
      const input = await sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
      return {
        input,
        left: (index % COLUMNS) * (width + 8),
        top: Math.floor(index / COLUMNS) * (height + 8),
      };
    }),
  );
  const columns = Math.min(COLUMNS, cells.length);
  const sheet = sharp({
    create: {
      width: columns * (CELL.width + 8),
      height: Math.ceil(cells.length / COLUMNS) * (CELL.height + 8),
      channels: 3,
      background: '#ffffff',
    },
  }).composite(composites);
  await sheet.png().toFile(out);
  const sums = cells.map(({ svg }) => createHash('sha1').update(svg).digest('hex').slice(0, 6));
  cells.forEach(({ svg, tookMs }, index) => {
    if (rest.includes('--svg')) writeFileSync(out.replace(/\.png$/, `-${index + 1}.svg`), svg);
    const { parts, hour } = wanted[index] as Request;
    console.log(
      `${index + 1} ${parts.join('+')}@${hour} ${Math.round(svg.length / 1024)} kB ${tookMs.toFixed(1)} ms ${sums[index]}`,
    );
  });
}

await main();

/** Whether words that are asked for can be read: tesseract reads them back from the pictures. */
import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import type { TextBox } from '@/lib/engines/engine';
import type { CuratedStyleName } from '@/lib/models/curated-styles';
import { compose } from '@/lib/engines/builtin/compose/compose';

const SIDE_PX = 1024;

function box(
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  slant = 0,
): TextBox {
  return {
    text,
    bbox: [
      [x, y],
      [x + width, y + slant],
      [x + width, y + height + slant],
      [x, y + height],
    ],
  };
}

interface Case {
  prompt: string;
  style?: CuratedStyleName;
  boxes: TextBox[];
}

const CASES: readonly Case[] = [
  {
    prompt: 'a beach at sunset',
    boxes: [box('SUMMER', 0.15, 0.08, 0.7, 0.14), box('FESTIVAL', 0.2, 0.25, 0.6, 0.1)],
  },
  {
    prompt: 'a snowy forest',
    boxes: [box('WINTER', 0.1, 0.1, 0.8, 0.16), box('MARKET', 0.25, 0.75, 0.5, 0.12)],
  },
  {
    prompt: 'a burger on a table',
    boxes: [box('FRESH', 0.1, 0.08, 0.4, 0.12), box('BURGERS', 0.1, 0.22, 0.55, 0.12)],
  },
  {
    prompt: 'a city at night',
    boxes: [box('NIGHT', 0.2, 0.1, 0.6, 0.15), box('CITY', 0.35, 0.8, 0.3, 0.12)],
  },
  { prompt: 'a lake in the mountains', boxes: [box('QUIET WATER', 0.1, 0.06, 0.8, 0.13)] },
  {
    prompt: 'a cat on a sofa',
    boxes: [box('HOME', 0.3, 0.06, 0.4, 0.14), box('sweet home', 0.3, 0.22, 0.4, 0.08)],
  },
  {
    prompt: 'a rocket in space',
    boxes: [box('LAUNCH', 0.15, 0.06, 0.7, 0.14), box('DAY', 0.4, 0.84, 0.2, 0.12)],
  },
  { prompt: 'a garden in spring', boxes: [box('GARDEN', 0.12, 0.08, 0.76, 0.14, 0.05)] },
  {
    prompt: 'a desert road',
    boxes: [box('ROUTE', 0.2, 0.1, 0.5, 0.13, -0.04), box('SIXTY', 0.55, 0.3, 0.35, 0.1)],
  },
  {
    prompt: 'an owl on a branch',
    style: 'Linocut',
    boxes: [box('WISE', 0.3, 0.06, 0.4, 0.12), box('OWL', 0.4, 0.86, 0.2, 0.1)],
  },
  {
    prompt: 'a fox in a forest',
    style: 'Watercolor',
    boxes: [box('FOREST', 0.2, 0.07, 0.6, 0.13)],
  },
  { prompt: 'a sports car', style: "80's", boxes: [box('SPEED', 0.2, 0.07, 0.6, 0.15)] },
  { prompt: 'a castle', style: 'Vector art', boxes: [box('KINGDOM', 0.12, 0.06, 0.76, 0.13)] },
  {
    prompt: 'a cup of coffee',
    style: 'Studio photo',
    boxes: [box('COFFEE', 0.15, 0.07, 0.7, 0.13), box('open daily', 0.3, 0.23, 0.4, 0.08)],
  },
  { prompt: 'a robot', style: 'Pop art', boxes: [box('ROBOT', 0.2, 0.05, 0.6, 0.14)] },
  { prompt: 'a sailboat', style: 'Clay', boxes: [box('HARBOUR', 0.15, 0.06, 0.7, 0.13)] },
];

/** Height that tesseract reads letters of a line best at. */
const READ_HEIGHT_PX = 96;
/** Greys that part dark letters, or light ones, from the picture behind them. */
const DARK_INK_LEVELS = [60, 110];
const LIGHT_INK_LEVELS = [235, 190];

/** What tesseract reads in a box: it expects dark letters on an even light ground. */
async function readBack(png: Buffer, { bbox }: TextBox): Promise<string> {
  const xs = bbox.map(([x]) => x * SIDE_PX);
  const ys = bbox.map(([, y]) => y * SIDE_PX);
  const pad = 14;
  const left = Math.max(0, Math.floor(Math.min(...xs)) - pad);
  const top = Math.max(0, Math.floor(Math.min(...ys)) - pad);
  const area = {
    left,
    top,
    width: Math.min(SIDE_PX - left, Math.ceil(Math.max(...xs)) + pad - left),
    height: Math.min(SIDE_PX - top, Math.ceil(Math.max(...ys)) + pad - top),
  };
  const cut = sharp(png)
    .extract(area)
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise()
    .resize({ height: READ_HEIGHT_PX });
  const dark = (level: number) => cut.clone().threshold(level);
  const readings = [
    cut.clone(),
    cut.clone().negate({ alpha: false }),
    ...DARK_INK_LEVELS.map(dark),
    ...LIGHT_INK_LEVELS.map((level) => dark(level).negate({ alpha: false })),
  ];
  const texts: string[] = [];
  for (const reading of readings) {
    const input = await reading
      .extend({ top: 12, bottom: 12, left: 12, right: 12, background: '#fff' })
      .png()
      .toBuffer();
    texts.push(
      execFileSync('tesseract', ['-', '-', '--psm', '7'], {
        input,
        stdio: ['pipe', 'pipe', 'ignore'],
      }).toString(),
    );
  }
  return texts.join(' ');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}

export async function measureLettering(): Promise<void> {
  let [asked, found] = [0, 0];
  for (const { prompt, style, boxes } of CASES) {
    const drawing = await compose(
      {
        prompt,
        widthPx: SIDE_PX,
        heightPx: SIDE_PX,
        modelId: 'svcv3',
        output: 'raster',
        seed: 3,
        variant: 0,
        textLayout: boxes,
        ...(style ? { curatedStyle: style } : {}),
      },
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    if (drawing.kind !== 'raster') throw new Error('a raster was asked for');
    const png = await sharp(drawing.pixels.data, {
      raw: { width: SIDE_PX, height: SIDE_PX, channels: 4 },
    })
      .png({ compressionLevel: 2 })
      .toBuffer();
    for (const textBox of boxes) {
      const read = new Set(wordsOf(await readBack(png, textBox)));
      for (const word of wordsOf(textBox.text)) {
        asked += 1;
        if (read.has(word)) found += 1;
        else
          console.log(`  not read: ${word} on "${prompt}" ${style ?? ''}: ${[...read].join(' ')}`);
      }
    }
  }
  console.log(
    `lettering: ${((100 * found) / asked).toFixed(1)} % of words read back (${found}/${asked})`,
  );
}

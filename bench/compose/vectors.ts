/** Whether vector answers look the same elsewhere: Chromium, Inkscape and resvg, compared by pixels. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { compose } from '@/lib/engines/builtin/compose/compose';
import type { CuratedStyleName } from '@/lib/models/curated-styles';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';

const SIDE_PX = 512;
const CASES: readonly [prompt: string, style?: CuratedStyleName][] = [
  ['a fox in a forest'],
  ['isometric city'],
  ['logo of an owl "OWL"'],
  ['poster with a guitar "ROCK"'],
  ['seamless pattern of lemons'],
  ['a lighthouse by the sea', 'Watercolor'],
  ['a robot in a kitchen', 'Hand-drawn'],
  ['a castle at night', 'Glow'],
  ['a sailboat on a lake', 'Clay'],
  ['a peacock', 'Line art'],
];

type Rendering = Buffer;

async function rgbOf(png: Buffer): Promise<Rendering> {
  return sharp(png)
    .resize(SIDE_PX, SIDE_PX)
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Share of pixels that differ by more than 24 of 255 in a channel: edges are smoothed differently. */
function difference(a: Rendering, b: Rendering): number {
  let far = 0;
  for (let i = 0; i < a.length; i += 3) {
    const step = Math.max(...[0, 1, 2].map((c) => Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0))));
    if (step > 24) far += 1;
  }
  return far / (a.length / 3);
}

export async function measureVectors(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'easel-vectors-'));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: SIDE_PX, height: SIDE_PX } });
    for (const [prompt, style] of CASES) {
      const drawing = await compose(
        {
          prompt,
          widthPx: 1024,
          heightPx: 1024,
          modelId: 'svcv3_vector',
          output: 'vector',
          seed: 5,
          variant: 0,
          ...(style ? { curatedStyle: style } : {}),
        },
        { signal: new AbortController().signal, onProgress: () => undefined },
      );
      if (drawing.kind !== 'vector') throw new Error('a vector was asked for');
      const { svg } = drawing;
      const [svgFile, pngFile] = ['drawing.svg', 'inkscape.png'].map((file) =>
        path.join(folder, file),
      ) as [string, string];
      writeFileSync(svgFile, svg);
      const { data } = rasterizeSvg(svg, { widthPx: SIDE_PX, heightPx: SIDE_PX });
      const own = await rgbOf(
        await sharp(data, { raw: { width: SIDE_PX, height: SIDE_PX, channels: 4 } })
          .png()
          .toBuffer(),
      );
      await page.setContent(
        `<body style="margin:0"><img width="${SIDE_PX}" height="${SIDE_PX}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`,
        { waitUntil: 'load' },
      );
      const inBrowser = await rgbOf(await page.screenshot());
      execFileSync(
        'inkscape',
        [svgFile, '-o', pngFile, '-w', String(SIDE_PX), '-h', String(SIDE_PX)],
        { stdio: 'ignore' },
      );
      const inInkscape = await rgbOf(await sharp(pngFile).toBuffer());
      const percent = (other: Rendering) => `${(100 * difference(own, other)).toFixed(2)} %`;
      console.log(
        `${Math.round(svg.length / 1024)} kB, Chromium ${percent(inBrowser)}, Inkscape ${percent(inInkscape)} of pixels apart from resvg: ${prompt} ${style ?? ''}`,
      );
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { styleSamplePath } from '@/components/editor/operation-form/style-sample';
import { builtinEngine } from '@/lib/engines/builtin/builtin-engine';
import type { DrawSpec } from '@/lib/engines/engine';
import { CURATED_STYLES, type CuratedStyleName } from '@/lib/models/curated-styles';

/**
 * `npx tsx scripts/style-samples/main.ts`: one picture of the same subject in every curated style, for
 * the studio's style picker. `… main.ts Watercolor` draws only the styles whose name begins so.
 */

const SIDE_PX = 112;
const DRAWN_PX = 1024;
const QUALITY = 70;
const SUBJECT = 'A red fox sitting in front of green hills, a low sun';
const SEED = 7;
/** The part of a scene that is shown, so that the subject's drawing can be judged at this size. */
const PART_PX = { left: 340, top: 380, width: 620, height: 620 };

const ICON_STYLES = CURATED_STYLES.filter(({ outputs }) => !outputs.includes('raster'));

function drawsIcons(name: CuratedStyleName): boolean {
  return ICON_STYLES.some((style) => style.name === name);
}

function specOf(name: CuratedStyleName): DrawSpec {
  const isIcon = drawsIcons(name);
  return {
    prompt: isIcon ? 'A red fox' : SUBJECT,
    widthPx: DRAWN_PX,
    heightPx: DRAWN_PX,
    modelId: isIcon ? 'svcv2_vector' : 'svcv2',
    output: isIcon ? 'vector' : 'raster',
    seed: SEED,
    variant: 0,
    curatedStyle: name,
  };
}

async function draw(name: CuratedStyleName): Promise<void> {
  const drawing = await builtinEngine.draw(specOf(name), {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const picture =
    drawing.kind === 'vector'
      ? sharp(Buffer.from(drawing.svg))
      : sharp(drawing.pixels.data, {
          raw: { width: drawing.pixels.widthPx, height: drawing.pixels.heightPx, channels: 4 },
        });
  const file = `public${styleSamplePath(name)}`;
  const part = drawsIcons(name) ? picture : picture.extract(PART_PX);
  await part
    .resize(SIDE_PX, SIDE_PX)
    .flatten({ background: '#ffffff' })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
  console.log(file);
}

const wanted = process.argv[2] ?? '';
const names = new Set(
  CURATED_STYLES.filter(({ legacy, name }) => !legacy && name.startsWith(wanted)).map(
    ({ name }) => name as CuratedStyleName,
  ),
);
mkdirSync('public/styles', { recursive: true });
for (const name of names) await draw(name);

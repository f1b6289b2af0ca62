/** Whether curated styles can be told apart: by features that stand for look, and by nearest neighbours. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { compose } from '@/lib/engines/builtin/compose/compose';
import type { Pixels } from '@/lib/engines/engine';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { CURATED_STYLES, type CuratedStyleName } from '@/lib/models/curated-styles';
import type { OutputKind } from '@/lib/models/models';
import { lookFeatures } from './look-features';
import { neighbours, recognize, type Sample } from './look-space';

const SIDE_PX = 320;
const SEED = 5;
const PROMPTS = [
  'a fox in a forest',
  'a cup of coffee on a table',
  'three sailboats on a lake at sunset',
  'a red car on a village street',
];

export async function drawStyled(
  prompt: string,
  curatedStyle: CuratedStyleName,
  output: OutputKind,
  sidePx = SIDE_PX,
): Promise<Pixels> {
  const drawing = await compose(
    {
      prompt,
      widthPx: sidePx,
      heightPx: sidePx,
      modelId: output === 'vector' ? 'svcv2_vector' : 'svcv2',
      output,
      seed: SEED,
      variant: 0,
      curatedStyle,
    },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
  if (drawing.kind === 'raster') return drawing.pixels;
  return rasterizeSvg(drawing.svg, { widthPx: sidePx, heightPx: sidePx });
}

/** Writes a picture into the folder given as `STYLES_OUT`, to be looked at. */
async function keep(pixels: Pixels, name: string): Promise<void> {
  const folder = process.env.STYLES_OUT;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const { widthPx: width, heightPx: height, data } = pixels;
  await sharp(data, { raw: { width, height, channels: 4 } }).toFile(path.join(folder, name));
}

function stylesOf(family: string, output: OutputKind): CuratedStyleName[] {
  return CURATED_STYLES.filter(
    (style) => style.family === family && style.outputs.includes(output) && !style.legacy,
  ).map(({ name }) => name as CuratedStyleName);
}

/** Pictures of every style of an output; V2 has all styles of V3, drawn alike. */
async function samplesOf(output: OutputKind): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const style of stylesOf('v2', output))
    for (const [index, prompt] of PROMPTS.entries()) {
      const pixels = await drawStyled(prompt, style, output);
      await keep(pixels, `${output}-${style.replaceAll(/\W+/g, '_')}-${index}.png`);
      samples.push({ prompt, style, features: lookFeatures(pixels) });
    }
  return samples;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function report(title: string, samples: readonly Sample[]): void {
  const count = new Set(samples.map(({ style }) => style)).size;
  const { first, firstThree, confused } = recognize(samples);
  console.log(
    `${title}: ${count} styles, the style of an unseen prompt is recognised in ${percent(first)} (among three in ${percent(firstThree)}), by chance in ${percent(1 / count)}`,
  );
  for (const { style, takenFor, times } of confused)
    console.log(`  ${style} taken for ${takenFor}: ${times} of ${PROMPTS.length}`);
  for (const { style, neighbour, apart } of neighbours(samples))
    console.log(`  ${apart.toFixed(2)} ${style} is nearest to ${neighbour}`);
}

export async function measureStyles(): Promise<void> {
  for (const output of ['raster', 'vector'] as const) {
    const samples = await samplesOf(output);
    for (const family of ['v3', 'v2']) {
      const styles = new Set<string>(stylesOf(family, output));
      const own = samples.filter(({ style }) => styles.has(style));
      report(`${family.toUpperCase()} ${output}`, own);
    }
  }
}

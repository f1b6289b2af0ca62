import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { CATALOGUE } from '../../lib/operations/catalogue';
import type { OperationDefinition } from '../../lib/operations/define-operation';
import { examplePicture, type OperationExample } from '../../lib/operations/examples';
import type { StyleSpec } from '../../lib/engines/engine';
import type { JobResult } from '../../lib/operations/job';
import { tintMasked } from '../gallery/contact-sheet';
import { perform } from '../gallery/perform';
import { maskBytes } from '../gallery/source';

/**
 * `npx tsx scripts/guide/main.ts`: the before and after pictures of the reference, made by the
 * built-in engine from the very requests that the reference shows. A name makes only that one.
 */

const WIDTH_PX = 640;
const SHAPE = { width: WIDTH_PX, height: 427 };
const QUALITY = 74;
const SCENE = { prompt: 'A lake below mountains with pine trees', size: '3:2', random_seed: 11 };

function firstImage(result: JobResult): Uint8Array {
  const [image] = result.images;
  if (!image) throw new Error('The operation made no image');
  return image.bytes;
}

/** The mask of all but the subject: exactly 0 and 255. */
async function backgroundOf(image: Uint8Array): Promise<Uint8Array> {
  const cutout = firstImage(await perform('removeBackground', {}, { image }));
  return sharp(cutout).extractChannel('alpha').threshold(128).negate().png().toBuffer();
}

/** Before and after of one example; what has nothing to change has no before. */
async function beforeAndAfter({
  id: operation,
  example,
}: OperationDefinition): Promise<{ before?: Uint8Array; after: Uint8Array }> {
  const { body, photo, mask } = example;
  const image = photo ? readFileSync(`tests/fixtures/photos/${photo}.jpg`) : undefined;
  if (operation === 'createStyle' && image) {
    const { style } = await perform(operation, body, { files: image });
    if (!style) throw new Error('The operation measured no style');
    const spec = { profile: style.profile, match: 'precise', references: [] } satisfies StyleSpec;
    return { before: image, after: firstImage(await perform('generateImage', SCENE, {}, spec)) };
  }
  if (operation === 'enhancePrompt') {
    const { text } = await perform(operation, body);
    const drawn = async (prompt: unknown) =>
      firstImage(await perform('generateImage', { prompt, size: '3:2', random_seed: 5 }));
    return { before: await drawn(body.prompt), after: await drawn(text) };
  }
  if (!image) return { after: firstImage(await perform(operation, body)) };
  const white =
    mask === 'background' ? await backgroundOf(image) : mask && (await maskBytes(image, [mask]));
  const result = await perform(operation, body, { image, ...(white ? { mask: white } : {}) });
  return { before: white ? await tintMasked(image, white) : image, after: firstImage(result) };
}

/** The part that shows the effect, or all, at the size that the page has for it. */
async function save(bytes: Uint8Array, file: string, { detail }: OperationExample): Promise<void> {
  const { width, height } = await sharp(bytes).metadata();
  const whole = sharp(bytes);
  const part = detail
    ? whole.extract({
        left: Math.round(detail.left * width),
        top: Math.round(detail.top * height),
        width: Math.round(detail.share * width),
        height: Math.round((detail.share * width * SHAPE.height) / SHAPE.width),
      })
    : whole;
  await part
    .resize({ ...SHAPE, fit: 'cover', kernel: 'cubic' })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
  console.log(file);
}

const wanted = process.argv[2] ?? '';
mkdirSync('public/guide', { recursive: true });
for (const operation of CATALOGUE.filter(({ id }) => id.startsWith(wanted))) {
  const { id, example } = operation;
  const { before, after } = await beforeAndAfter(operation);
  if (before) await save(before, `public${examplePicture(id, 'before')}`, example);
  await save(after, `public${examplePicture(id, 'after')}`, example);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JobImage } from '../../lib/operations/job';
import { makeTile, MOST_COLUMNS, tintMasked, writeSheet } from './contact-sheet';
import { EXHIBITS, type Exhibit } from './exhibits';
import { perform } from './perform';
import { backgroundMask, maskBytes, sourceBytes } from './source';

/**
 * `npm run gallery`: every edit on real pictures, before and after, as contact sheets in
 * `docs/gallery/`. `npm run gallery -- erase` makes only the sheets whose exhibits' names begin so;
 * `npm run gallery -- erase some/folder` also writes each result there in full.
 */

const OUT = 'docs/gallery';

/** The results of an exhibit as tiles, and what they were made from. */
async function show({ name, title, operation, source, body = {}, mask }: Exhibit) {
  const image = await sourceBytes(source);
  const maskOfImage = await maskOf(image, mask);
  const startedAtMs = performance.now();
  const pictures: Record<string, Uint8Array> = { image };
  if (maskOfImage) pictures.mask = maskOfImage;
  const { images } = await perform(operation, body, pictures);
  console.log(name, `${Math.round(performance.now() - startedAtMs)} ms`);
  images.forEach((result, index) => keep(result, `${name}-${index + 1}`));
  const before = maskOfImage ? await tintMasked(image, maskOfImage) : image;
  const caption = title?.after ?? name.slice(name.indexOf('-') + 1);
  const after = images.map(({ bytes }, index) =>
    makeTile(bytes, images.length > 1 ? `${caption} ${index + 1}` : caption),
  );
  return {
    before: await makeTile(before, title?.before ?? 'before'),
    after: await Promise.all(after),
  };
}

async function maskOf(image: Uint8Array, mask: Exhibit['mask']): Promise<Uint8Array | undefined> {
  if (mask === undefined) return undefined;
  return mask === 'background' ? backgroundMask(image) : maskBytes(image, mask);
}

function keep({ bytes, mediaType }: JobImage, name: string): void {
  if (fullSizeFolder === undefined) return;
  const extension = mediaType.replace(/^image\/|\+xml$/g, '');
  writeFileSync(path.join(fullSizeFolder, `${name}.${extension}`), bytes);
}

/** Strips of one sheet: what is made of the same source without a mask follows it in one. */
async function stripsOf(exhibits: readonly Exhibit[]): Promise<Buffer[][]> {
  const strips: Buffer[][] = [];
  let last: Exhibit | undefined;
  for (const exhibit of exhibits) {
    const { before, after } = await show(exhibit);
    const strip = strips.at(-1);
    const isSame = !exhibit.mask && last?.source === exhibit.source;
    if (strip && isSame && strip.length + after.length <= MOST_COLUMNS) strip.push(...after);
    else strips.push([before, ...after]);
    last = exhibit;
  }
  return strips;
}

const [wanted = '', fullSizeFolder] = process.argv.slice(2);
mkdirSync(OUT, { recursive: true });
if (fullSizeFolder !== undefined) mkdirSync(fullSizeFolder, { recursive: true });
const chosen = EXHIBITS.filter(({ name }) => name.startsWith(wanted));
const sheetOf = ({ name }: Exhibit) => name.slice(0, name.indexOf('-'));
for (const sheet of new Set(chosen.map(sheetOf))) {
  const strips = await stripsOf(chosen.filter((exhibit) => sheetOf(exhibit) === sheet));
  await writeSheet(strips, `${OUT}/${sheet}.webp`);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { Client, bytesAt, type ImageList, type SingleImage } from '../../tests/support/client';
import { dataUrl } from '../../tests/support/pictures';
import { TestServer } from '../../tests/support/server';
import { EXHIBITS, maskBytes, photoBytes, type Exhibit } from './edits';

/**
 * `npm run gallery`: every edit on real photos, before and after, as contact sheets in `docs/gallery/`.
 * `npm run gallery -- erase` shows only the exhibits whose name begins so.
 */

const OUT = 'docs/gallery';
const TILE_PX = 360;
const COLUMNS = 4;
const CAPTION_PX = 26;

async function tile(picture: Buffer, caption: string): Promise<Buffer> {
  const checker = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PX}" height="${TILE_PX}"><defs><pattern id="c" width="16" height="16" patternUnits="userSpaceOnUse"><rect width="16" height="16" fill="#fff"/><path d="M0 0h8v8H0zM8 8h8v8H8z" fill="#e4e4e4"/></pattern></defs><rect width="100%" height="100%" fill="url(#c)"/></svg>`,
  );
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PX}" height="${CAPTION_PX}"><rect width="100%" height="100%" fill="#fff"/><text x="4" y="18" font-family="sans-serif" font-size="14">${caption}</text></svg>`,
  );
  const fitted = await sharp(picture)
    .resize(TILE_PX, TILE_PX, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp({
    create: { width: TILE_PX, height: TILE_PX + CAPTION_PX, channels: 3, background: '#fff' },
  })
    .composite([
      { input: checker, left: 0, top: 0 },
      {
        input: fitted.data,
        left: Math.floor((TILE_PX - fitted.info.width) / 2),
        top: Math.floor((TILE_PX - fitted.info.height) / 2),
      },
      { input: label, left: 0, top: TILE_PX },
    ])
    .png()
    .toBuffer();
}

async function sheet(tiles: Buffer[], file: string): Promise<void> {
  const rows = Math.ceil(tiles.length / COLUMNS);
  const step = { x: TILE_PX + 8, y: TILE_PX + CAPTION_PX + 8 };
  await sharp({
    create: { width: COLUMNS * step.x, height: rows * step.y, channels: 3, background: '#fff' },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: (index % COLUMNS) * step.x,
        top: Math.floor(index / COLUMNS) * step.y,
      })),
    )
    .webp({ quality: 82 })
    .toFile(file);
}

async function run(client: Client, exhibit: Exhibit): Promise<Buffer[]> {
  const photo = photoBytes(exhibit.photo);
  const startedAtMs = performance.now();
  const response = await client.post(`/v1/images/${exhibit.operation}`, {
    random_seed: 1,
    ...exhibit.body,
    image_url: dataUrl(photo, 'image/jpeg'),
    ...(exhibit.mask ? { mask_url: dataUrl(await maskBytes(photo, exhibit.mask)) } : {}),
  });
  const text = await response.text();
  console.log(exhibit.name, response.status, `${Math.round(performance.now() - startedAtMs)} ms`);
  if (!response.ok) throw new Error(text);
  const answer = JSON.parse(text) as Partial<ImageList & SingleImage>;
  const images = answer.data ?? (answer.image ? [answer.image] : []);
  return Promise.all(images.map((image) => bytesAt(image.url)));
}

async function exhibitTiles(client: Client, exhibit: Exhibit): Promise<Buffer[]> {
  const before = await tile(photoBytes(exhibit.photo), `${exhibit.name}: before`);
  try {
    const results = await run(client, exhibit);
    const after = results.map((picture, index) => tile(picture, `${exhibit.name} ${index + 1}`));
    return [before, ...(await Promise.all(after))];
  } catch (error) {
    console.error(exhibit.name, error);
    return [before];
  }
}

mkdirSync(OUT, { recursive: true });
const wanted = process.argv[2] ?? '';
const server = await TestServer.start();
try {
  const client = await Client.open(server, 10_000_000);
  const groups = new Map<string, Exhibit[]>();
  for (const exhibit of EXHIBITS.filter(({ name }) => name.startsWith(wanted))) {
    const group = exhibit.name.split('-')[0] ?? exhibit.name;
    groups.set(group, [...(groups.get(group) ?? []), exhibit]);
  }
  for (const [group, exhibits] of groups) {
    const tiles: Buffer[] = [];
    for (const exhibit of exhibits) tiles.push(...(await exhibitTiles(client, exhibit)));
    await sheet(tiles, `${OUT}/${group}.webp`);
  }
  writeFileSync(`${OUT}/README.md`, readme([...groups.keys()]));
} finally {
  await server.stop();
}

function readme(groups: string[]): string {
  const sections = groups.map((group) => `## ${group}\n\n![${group}](${group}.webp)\n`);
  return `# Gallery\n\nMade by \`npm run gallery\` with the built-in engine, on a CPU, offline.\n\n${sections.join('\n')}`;
}

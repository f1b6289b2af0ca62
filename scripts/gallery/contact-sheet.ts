import sharp from 'sharp';

const TILE_PX = 360;
const CAPTION_PX = 26;
const GAP_PX = 8;
export const MOST_COLUMNS = 5;
const WEBP_QUALITY = 78;
const MASK_COLOR = '#e0218a';
const MASK_OPACITY = 0.6;

/** Transparent parts show squares, as in any image editor. */
const CHECKER = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PX}" height="${TILE_PX}"><defs><pattern id="c" width="16" height="16" patternUnits="userSpaceOnUse"><rect width="16" height="16" fill="#fff"/><path d="M0 0h8v8H0zM8 8h8v8H8z" fill="#e4e4e4"/></pattern></defs><rect width="100%" height="100%" fill="url(#c)"/></svg>`,
);

/** One picture, fitted into a square, with a line of text below. */
export async function makeTile(picture: Uint8Array, caption: string): Promise<Buffer> {
  const fitted = await sharp(picture)
    .resize(TILE_PX, TILE_PX, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = fitted.info;
  const backed = await sharp(CHECKER)
    .resize(width, height, { fit: 'cover', position: 'left top' })
    .composite([{ input: fitted.data }])
    .png()
    .toBuffer();
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PX}" height="${CAPTION_PX}"><text x="50%" y="18" text-anchor="middle" font-family="sans-serif" font-size="14">${escape(caption)}</text></svg>`,
  );
  const size = { width: TILE_PX, height: TILE_PX + CAPTION_PX, channels: 3 as const };
  return sharp({ create: { ...size, background: '#fff' } })
    .composite([
      { input: backed, left: (TILE_PX - width) >> 1, top: (TILE_PX - height) >> 1 },
      { input: label, left: 0, top: TILE_PX },
    ])
    .png()
    .toBuffer();
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A picture with the area under a mask tinted. */
export async function tintMasked(picture: Uint8Array, mask: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata();
  const share = await sharp(mask).extractChannel(0).linear(MASK_OPACITY).raw().toBuffer();
  const tint = await sharp({ create: { width, height, channels: 3, background: MASK_COLOR } })
    .joinChannel(share, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input: tint }])
    .png()
    .toBuffer();
}

/** Strips of tiles, each kept together in a row; short ones share rows. */
export async function writeSheet(strips: readonly Buffer[][], file: string): Promise<void> {
  const rows: Buffer[][] = [];
  for (const strip of strips) {
    const last = rows.at(-1);
    if (last && last.length + strip.length <= MOST_COLUMNS) last.push(...strip);
    else rows.push([...strip]);
  }
  const columns = Math.max(...rows.map((row) => row.length));
  const step = { x: TILE_PX + GAP_PX, y: TILE_PX + CAPTION_PX + GAP_PX };
  const size = { width: columns * step.x, height: rows.length * step.y, channels: 3 as const };
  const places = rows.flatMap((row, rowIndex) =>
    row.map((input, column) => ({ input, left: column * step.x, top: rowIndex * step.y })),
  );
  await sharp({ create: { ...size, background: '#fff' } })
    .composite(places)
    .webp({ quality: WEBP_QUALITY })
    .toFile(file);
}

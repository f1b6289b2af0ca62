import sharp from 'sharp';

export interface Tile {
  png: Buffer;
  caption: string;
}

const GAP_PX = 8;
const CAPTION_PX = 34;
const PAGE = '#ffffff';

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** A caption in two short lines under its picture. */
function captionSvg(caption: string, widthPx: number): Buffer {
  const most = Math.floor(widthPx / 6.4);
  const cut = caption.length <= most ? -1 : caption.lastIndexOf(' ', most);
  const lines = cut < 0 ? [caption] : [caption.slice(0, cut), caption.slice(cut + 1)];
  const text = lines
    .slice(0, 2)
    .map((line, i) => `<text x="2" y="${13 + i * 15}">${escaped(line)}</text>`)
    .join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${CAPTION_PX}" font-family="sans-serif" font-size="12" fill="#3a3f47">${text}</svg>`,
  );
}

async function fitted({ png, caption }: Tile, sidePx: number): Promise<Buffer> {
  const { data, info } = await sharp(png)
    .resize(sidePx, sidePx, { fit: 'inside' })
    .flatten({ background: PAGE })
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((sidePx - info.width) / 2);
  const height = caption === '' ? sidePx : sidePx + CAPTION_PX;
  return sharp({ create: { width: sidePx, height, channels: 3, background: PAGE } })
    .composite([
      { input: data, left, top: Math.floor((sidePx - info.height) / 2) },
      ...(caption === '' ? [] : [{ input: captionSvg(caption, sidePx), left: 0, top: sidePx + 4 }]),
    ])
    .png()
    .toBuffer();
}

/** Pictures in rows, each over its caption, as one WebP. */
export async function writeSheet(
  tiles: readonly Tile[],
  file: string,
  { sidePx, columns, quality = 80 }: { sidePx: number; columns: number; quality?: number },
): Promise<void> {
  const captioned = tiles.some(({ caption }) => caption !== '');
  const step = { x: sidePx + GAP_PX, y: sidePx + GAP_PX + (captioned ? CAPTION_PX : 0) };
  const rows = Math.ceil(tiles.length / columns);
  const pictures = await Promise.all(tiles.map((tile) => fitted(tile, sidePx)));
  await sharp({
    create: {
      width: columns * step.x - GAP_PX,
      height: rows * step.y - GAP_PX,
      channels: 3,
      background: PAGE,
    },
  })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % columns) * step.x,
        top: Math.floor(index / columns) * step.y,
      })),
    )
    .webp({ quality, effort: 5 })
    .toFile(file);
}

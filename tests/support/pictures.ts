import sharp from 'sharp';

/** A PNG of one colour. */
export function flatPng(background: string, width = 300, height = width): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Four quarters in different colours: a picture with edges to measure. */
export async function quartersPng(side = 300): Promise<Buffer> {
  const half = side / 2;
  const tile = (color: string) => ({
    input: { create: { width: half, height: half, channels: 3 as const, background: color } },
  });
  return sharp({ create: { width: side, height: side, channels: 3, background: '#f4a261' } })
    .composite([
      { ...tile('#264653'), left: half, top: 0 },
      { ...tile('#2a9d8f'), left: 0, top: half },
      { ...tile('#e76f51'), left: half, top: half },
    ])
    .png()
    .toBuffer();
}

export function dataUrl(bytes: Buffer, type = 'image/png'): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** Mean colour of an encoded picture, 0 to 255 each. */
export async function meanColor(bytes: Buffer): Promise<[number, number, number]> {
  const { channels } = await sharp(bytes).removeAlpha().toColourspace('srgb').stats();
  return [channels[0]?.mean ?? 0, channels[1]?.mean ?? 0, channels[2]?.mean ?? 0];
}

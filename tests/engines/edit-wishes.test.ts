import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeStyle } from '@/lib/engines/builtin/style-profile/describe';
import { type Pixels } from '@/lib/engines/engine';
import { type JobResult, type JobStyle } from '@/lib/operations/job';
import { perform } from '@/scripts/gallery/perform';

// Requests of edits as a worker gets them, judged by the pixels of the finished picture.

const PHOTOS = path.resolve(import.meta.dirname, '../fixtures/photos');
const photo = (name: string) => readFileSync(path.join(PHOTOS, name));
const SEED = 7;

type Rgb = [number, number, number];

async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data: new Uint8Array(data) };
}

async function firstOf({ images }: JobResult): Promise<Pixels> {
  return pixelsOf(images[0]!.bytes);
}

/** Mean of something over the pixels that are meant. */
function meanOver(count: number, isMeant: (at: number) => boolean, value: (at: number) => number) {
  let [sum, meant] = [0, 0];
  for (let at = 0; at < count; at++) {
    if (!isMeant(at)) continue;
    sum += value(at * 4);
    meant++;
  }
  return sum / meant;
}

const distanceTo =
  ({ data }: Pixels, rgb: Rgb) =>
  (at: number) =>
    Math.hypot(...rgb.map((level, channel) => level - data[at + channel]!));
const between = (one: Pixels, other: Pixels) => (at: number) =>
  Math.hypot(...[0, 1, 2].map((channel) => one.data[at + channel]! - other.data[at + channel]!));

describe('image to image with a background colour', () => {
  const BLUE: Rgb = [20, 70, 210];
  let plain: Pixels;
  let blue: Pixels;
  let isSubject: (at: number) => boolean;
  let isGround: (at: number) => boolean;

  beforeAll(async () => {
    const body = {
      prompt: 'a cat in warm light',
      strength: 0.6,
      model: 'svcv3',
      random_seed: SEED,
    };
    const image = photo('cat.jpg');
    const onBlue = { ...body, controls: { background_color: { rgb: BLUE } } };
    plain = await firstOf(await perform('imageToImage', body, { image }));
    blue = await firstOf(await perform('imageToImage', onBlue, { image }));
    const { images } = await perform(
      'removeBackground',
      { image_format: 'png' },
      {
        image: await sharp(image)
          .resize(plain.widthPx, plain.heightPx, { fit: 'cover' })
          .png()
          .toBuffer(),
      },
    );
    const matte = await pixelsOf(images[0]!.bytes);
    isSubject = (at) => matte.data[at * 4 + 3]! > 250;
    isGround = (at) => matte.data[at * 4 + 3]! < 5;
  });

  it('lays the colour behind the subject', () => {
    const count = plain.data.length / 4;
    const before = meanOver(count, isGround, distanceTo(plain, BLUE));
    const after = meanOver(count, isGround, distanceTo(blue, BLUE));
    expect(after).toBeLessThan(before / 2);
  });

  it('leaves the subject its own colours', () => {
    expect(meanOver(plain.data.length / 4, isSubject, between(plain, blue))).toBeLessThan(5);
  });
});

describe('inpainting with a stored style', () => {
  /** Large flat areas of a few colours, as a style is measured from them. */
  async function styleOf(colors: Rgb[]): Promise<JobStyle> {
    const stripes = await Promise.all(
      colors.map(([r, g, b], row) => ({
        input: {
          create: { width: 256, height: 64, channels: 3 as const, background: { r, g, b } },
        },
        left: 0,
        top: row * 64,
      })),
    );
    const sheet = await sharp({
      create: { width: 256, height: 64 * colors.length, channels: 3, background: '#000' },
    })
      .composite(stripes)
      .png()
      .toBuffer();
    return { profile: describeStyle([await pixelsOf(sheet)], [1]), match: 'regular' };
  }

  const REDS: Rgb[] = [
    [150, 20, 30],
    [220, 60, 40],
    [250, 160, 120],
    [90, 10, 20],
  ];
  const GREENS: Rgb[] = [
    [20, 110, 40],
    [60, 180, 80],
    [170, 230, 150],
    [10, 60, 30],
  ];
  let source: Pixels;
  let none: Pixels;
  let red: Pixels;
  let green: Pixels;
  let isHole: (at: number) => boolean;

  beforeAll(async () => {
    const image = photo('rocket.jpg');
    source = await pixelsOf(image);
    const { widthPx, heightPx } = source;
    const drawn = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><rect width="100%" height="100%" fill="#000"/><rect x="220" y="10" width="160" height="120" fill="#fff"/></svg>`,
    );
    const mask = await sharp(drawn)
      .threshold(128)
      .removeAlpha()
      .toColourspace('b-w')
      .png()
      .toBuffer();
    const white = await pixelsOf(mask);
    isHole = (at) => white.data[at * 4] === 255;
    const body = { prompt: 'a hot air balloon', model: 'svcv3', random_seed: SEED };
    const make = async (style?: JobStyle) =>
      firstOf(await perform('inpaint', body, { image, mask }, style));
    none = await make();
    red = await make(await styleOf(REDS));
    green = await make(await styleOf(GREENS));
  });

  it('brings its colours into the hole', () => {
    const redness = ({ data }: Pixels) =>
      meanOver(data.length / 4, isHole, (at) => data[at]! - data[at + 1]!);
    expect(redness(red)).toBeGreaterThan(redness(none) + 20);
    expect(redness(green)).toBeLessThan(redness(none) - 10);
  });

  it('changes nothing outside the hole', () => {
    const count = source.data.length / 4;
    for (const picture of [none, red, green])
      expect(meanOver(count, (at) => !isHole(at), between(source, picture))).toBe(0);
  });
});

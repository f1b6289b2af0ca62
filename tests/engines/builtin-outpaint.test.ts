import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Pixels, type Plane, type Repainted, type RepaintSpec } from '@/lib/engines/engine';
import { inpaint } from '@/lib/engines/builtin/repaint/inpaint';
import { repaint } from '@/lib/engines/builtin/repaint/repaint';
import { pastePixels } from '@/lib/imaging/kernels/crop';
import { rgbToLab } from '@/lib/engines/builtin/compose/finish/color/oklab';
import { differences } from './pictures';

const context = { signal: new AbortController().signal, onProgress: () => undefined };
const RIGHT_PX = 200;

async function photo(name: string): Promise<Pixels> {
  const { data, info } = await sharp(`tests/fixtures/photos/${name}.jpg`)
    .resize(400, 268, { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data: new Uint8Array(data) };
}

interface Canvas {
  image: Pixels;
  mask: Plane;
  spec: (more: Partial<RepaintSpec>) => RepaintSpec;
}

/** The picture at the left of a canvas that is wider. */
function widened(picture: Pixels): Canvas {
  const widthPx = picture.widthPx + RIGHT_PX;
  const { heightPx } = picture;
  const image = { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx * 4) };
  pastePixels(image, picture, 0, 0);
  const data = Uint8Array.from({ length: widthPx * heightPx }, (_, at) =>
    at % widthPx < picture.widthPx ? 0 : 255,
  );
  const box = { leftPx: 0, topPx: 0, widthPx: picture.widthPx, heightPx };
  return {
    image,
    mask: { widthPx, heightPx, data },
    spec: (more) => ({
      prompt: 'more of it',
      widthPx,
      heightPx,
      modelId: 'svcv3',
      output: 'raster',
      seed: 7,
      variant: 0,
      extends: box,
      ...more,
    }),
  };
}

/** Mean OKLab of the far half of the new part, or of a part of its height. */
function farColor({ widthPx, heightPx, data }: Pixels, from = 0, to = 1) {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(heightPx * from); y < heightPx * to; y++)
    for (let x = widthPx - RIGHT_PX / 2; x < widthPx; x++) {
      const at = (y * widthPx + x) * 4;
      rgbToLab(data[at]!, data[at + 1]!, data[at + 2]!).forEach((v, i) => (sum[i]! += v));
      count++;
    }
  return sum.map((value) => value / count) as [number, number, number];
}

function difference(first: Pixels, second: Pixels): number {
  let sum = 0;
  for (let at = 0; at < first.data.length; at++)
    sum += Math.abs(first.data[at]! - second.data[at]!);
  return sum / first.data.length;
}

describe('extending a photo by a prompt', () => {
  let coffee: Canvas;
  let plain: Pixels;
  let snowy: Repainted;

  beforeAll(async () => {
    coffee = widened(await photo('coffee'));
    plain = (await paint({})).pixels;
    snowy = await paint({ prompt: 'a snowy landscape at noon' });
  });
  const paint = (more: Partial<RepaintSpec>) =>
    repaint(coffee.image, coffee.mask, coffee.spec(more), context);

  it('draws what the prompt names where there is room, and says so', async () => {
    const { pixels, report } = await paint({ prompt: 'a green pear' });
    expect(report).toMatchObject({ drew: ['green pear'], notDrawn: [] });
    let green = 0;
    let greenBefore = 0;
    const isGreen = ({ data }: Pixels, at: number) =>
      data[at * 4 + 1]! > data[at * 4]! + 8 && data[at * 4 + 1]! > data[at * 4 + 2]! + 20;
    for (let at = 0; at < coffee.mask.data.length; at++) {
      green += Number(isGreen(pixels, at));
      greenBefore += Number(isGreen(plain, at));
    }
    expect(green).toBeGreaterThan(greenBefore + 1500);
  });

  it('says what it does not draw', async () => {
    const { report } = await paint({ prompt: 'a zorgblat' });
    expect(report?.notDrawn).toEqual(['zorgblat']);
  });

  it('does not draw what the negative prompt excludes', async () => {
    const { report } = await paint({ prompt: 'a pear and a mug', negativePrompt: 'mug' });
    expect(report?.drew).toEqual(['pear']);
  });

  it('follows the words for ground and sky', () => {
    const { pixels, report } = snowy;
    expect(report?.drew.join()).toMatch(/snow/);
    const [, , blue] = farColor(pixels);
    expect(blue).toBeLessThan(0);
    expect(farColor(plain)[2]).toBeGreaterThan(0.05);
  });

  it('comes up away from the picture: beside its border little changes', () => {
    const { pixels } = snowy;
    let [near, count] = [0, 0];
    for (let y = 0; y < pixels.heightPx; y++)
      for (let x = 400; x < 406; x++) {
        const at = (y * pixels.widthPx + x) * 4;
        near += Math.abs(pixels.data[at]! - plain.data[at]!);
        count++;
      }
    expect(near / count).toBeLessThan(6);
  });

  it('takes the background colour, the palette, the style and the artistic level', async () => {
    const blue = await paint({ backgroundColor: [30, 80, 190] });
    expect(farColor(blue.pixels)[2]).toBeLessThan(-0.08);
    const green = await paint({ colors: [{ rgb: [30, 150, 60] }, { rgb: [220, 240, 210] }] });
    expect(farColor(green.pixels)[1]).toBeLessThan(farColor(plain)[1] - 0.03);
    const styled = await paint({ curatedStyle: 'Pop art' });
    expect(difference(styled.pixels, plain)).toBeGreaterThan(3);
    const level = await paint({ artisticLevel: 5 });
    expect(difference(level.pixels, plain)).toBeGreaterThan(0.5);
  });

  it('keeps the picture itself, and repeats itself for the same seed', async () => {
    const first = await paint({ prompt: 'a pear', curatedStyle: 'Watercolor' });
    const again = await paint({ prompt: 'a pear', curatedStyle: 'Watercolor' });
    expect(Buffer.compare(first.pixels.data, again.pixels.data)).toBe(0);
    expect(differences(first.pixels, coffee.image, coffee.mask, 0)).toBe(0);
  });

  it('continues the picture in another way for each picture of a request', async () => {
    const other = await paint({ variant: 1 });
    expect(difference(other.pixels, plain)).toBeGreaterThan(0.3);
  });
});

describe('the ground around what is inpainted', () => {
  let image: Pixels;
  let mask: Plane;
  let plain: Pixels;
  const spec = (more: Partial<RepaintSpec>): RepaintSpec => ({
    prompt: 'a red apple',
    widthPx: image.widthPx,
    heightPx: image.heightPx,
    modelId: 'svcv3',
    output: 'raster',
    seed: 7,
    variant: 0,
    ...more,
  });

  beforeAll(async () => {
    image = await photo('coffee');
    const data = new Uint8Array(image.widthPx * image.heightPx);
    for (let y = 20; y < 160; y++) data.fill(255, y * image.widthPx + 220, y * image.widthPx + 390);
    mask = { widthPx: image.widthPx, heightPx: image.heightPx, data };
    plain = (await inpaint(image, mask, spec({}), context)).pixels;
  });

  const corner = ({ widthPx, data }: Pixels) => {
    const at = (45 * widthPx + 372) * 4;
    return rgbToLab(data[at]!, data[at + 1]!, data[at + 2]!);
  };

  it('takes the background colour', async () => {
    const { pixels } = await inpaint(
      image,
      mask,
      spec({ backgroundColor: [30, 80, 190] }),
      context,
    );
    expect(corner(plain)[2]).toBeGreaterThan(0);
    expect(corner(pixels)[2]).toBeLessThan(-0.05);
  });

  it.each([
    ['style', { curatedStyle: 'Pop art' as const }],
    ['artistic level', { artisticLevel: 5 }],
  ])('takes the %s', async (_name, more) => {
    const { pixels } = await inpaint(image, mask, spec(more), context);
    expect(difference(pixels, plain)).toBeGreaterThan(0.4);
    expect(differences(pixels, image, mask, 0)).toBe(0);
  });
});

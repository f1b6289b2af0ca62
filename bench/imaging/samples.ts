import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { z } from 'zod';
import { compose } from '@/lib/engines/builtin/compose/compose';
import type { Pixels, Plane } from '@/lib/engines/engine';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { context, drawSpec } from './context';
import { grey } from './grey';
import type { Sample, TaskName } from './task';

const PHOTOS = ['astronaut', 'cat', 'coffee', 'rocket'] as const;
/** Every task works on pictures of this side. */
const SIDE_PX = 1024;

async function photo(name: string, sidePx: number): Promise<Pixels> {
  const { data } = await sharp(`tests/fixtures/photos/${name}.jpg`)
    .resize(sidePx, sidePx, { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: sidePx, heightPx: sidePx, data: new Uint8Array(data) };
}

async function halved({ widthPx, heightPx, data }: Pixels): Promise<Pixels> {
  const half = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .resize(widthPx / 2, heightPx / 2, { kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { widthPx: widthPx / 2, heightPx: heightPx / 2, data: new Uint8Array(half) };
}

/** Two discs and a bar of the size of things that people erase, about a twentieth of the picture. */
function holes(): Plane {
  const data = new Uint8Array(SIDE_PX * SIDE_PX);
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [at % SIDE_PX, Math.floor(at / SIDE_PX)];
    const disc = Math.hypot(x - 260, y - 300) < 90 || Math.hypot(x - 760, y - 700) < 70;
    const bar = x > 420 && x < 700 && y > 130 && y < 170;
    if (disc || bar) data[at] = 255;
  }
  return { widthPx: SIDE_PX, heightPx: SIDE_PX, data };
}

/** The photo is its own truth: what was under the hole. */
async function eraseSamples(): Promise<Sample[]> {
  const mask = holes();
  return Promise.all(
    PHOTOS.map(async (name) => {
      const truth = await photo(name, SIDE_PX);
      const image = { ...truth, data: truth.data.slice() };
      mask.data.forEach((value, at) => {
        if (value) image.data.set([255, 0, 255, 255], at * 4);
      });
      return { name, image, mask, truth };
    }),
  );
}

/** Pictures of 1024 px, and their halves to enlarge; the photos are no larger than about 512 px. */
async function upscaleSamples(): Promise<Sample[]> {
  const drawn = await drawing('a fishing village by the sea', 'any');
  const truths = [...(await Promise.all(PHOTOS.map((name) => photo(name, 512)))), drawn];
  return Promise.all(
    truths.map(async (truth, index) => ({
      name: PHOTOS[index] ?? 'drawing',
      image: await halved(truth),
      truth,
    })),
  );
}

async function drawing(prompt: string, curatedStyle: 'any' | 'Watercolor'): Promise<Pixels> {
  const spec = drawSpec({ prompt, curatedStyle, widthPx: SIDE_PX, heightPx: SIDE_PX });
  const picture = await compose(spec, context());
  if (picture.kind !== 'raster') throw new Error('asked for a raster');
  return picture.pixels;
}

async function vectorizeSamples(): Promise<Sample[]> {
  const pictures = {
    photo: await photo('coffee', SIDE_PX),
    illustration: await drawing('a red fox in a snowy forest', 'any'),
    painting: await drawing('a lighthouse on a cliff', 'Watercolor'),
  };
  return Object.entries(pictures).map(([name, image]) => ({ name, image, truth: image }));
}

const SUBJECTS = ['teapot', 'parrot', 'sports-medal'] as const;
const SUBJECT_SIDE_PX = 640;

/** Artwork whose alpha is known, in front of a blurred photo. */
async function matteSamples(): Promise<Sample[]> {
  return Promise.all(
    SUBJECTS.map(async (name, index) => {
      const place = await backdrop(PHOTOS[index] ?? 'coffee');
      const { image, alpha } = inFrontOf(place, artwork(name));
      return { name, image, truth: grey(alpha) };
    }),
  );
}

const iconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

function artwork(name: string): Pixels {
  const file = 'node_modules/@iconify-json/fluent-emoji-flat/icons.json';
  const body = iconSet.parse(JSON.parse(readFileSync(file, 'utf8'))).icons[name]?.body;
  if (!body) throw new Error(`no artwork named ${name}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;
  return rasterizeSvg(svg, { widthPx: SUBJECT_SIDE_PX, heightPx: SUBJECT_SIDE_PX });
}

/** The subject in the middle of a place, and the alpha it has there. */
function inFrontOf(place: Pixels, subject: Pixels): { image: Pixels; alpha: Plane } {
  const image = { ...place, data: place.data.slice() };
  const alpha = new Uint8Array(SIDE_PX * SIDE_PX);
  const offset = (SIDE_PX - SUBJECT_SIDE_PX) / 2;
  for (let from = 0; from < SUBJECT_SIDE_PX ** 2; from += 1) {
    const y = Math.floor(from / SUBJECT_SIDE_PX) + offset;
    const at = y * SIDE_PX + (from % SUBJECT_SIDE_PX) + offset;
    alpha[at] = subject.data[from * 4 + 3]!;
    for (let c = 0; c < 3; c += 1) {
      const under = image.data[at * 4 + c]!;
      const over = subject.data[from * 4 + c]!;
      image.data[at * 4 + c] = Math.round(under + ((over - under) * alpha[at]!) / 255);
    }
  }
  return { image, alpha: { widthPx: SIDE_PX, heightPx: SIDE_PX, data: alpha } };
}

async function backdrop(name: string): Promise<Pixels> {
  const { data } = await sharp(`tests/fixtures/photos/${name}.jpg`)
    .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
    .blur(14)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: SIDE_PX, heightPx: SIDE_PX, data: new Uint8Array(data) };
}

export const SAMPLES: Record<TaskName, () => Promise<Sample[]>> = {
  erase: eraseSamples,
  upscale: upscaleSamples,
  vectorize: vectorizeSamples,
  matte: matteSamples,
};

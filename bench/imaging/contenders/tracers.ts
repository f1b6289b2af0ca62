import sharp from 'sharp';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { peer } from '../peers';
import type { Contender } from '../task';

interface ImageTracer {
  imagedataToSVG(
    image: { width: number; height: number; data: Uint8ClampedArray },
    preset: string,
  ): string;
}

export const imagetracer: Contender = async ({ image }) => {
  const { widthPx, heightPx, data } = image;
  const svg = peer<ImageTracer>('imagetracerjs').imagedataToSVG(
    { width: widthPx, height: heightPx, data: new Uint8ClampedArray(data) },
    'default',
  );
  return { pixels: rasterizeSvg(svg, image), bytes: Buffer.byteLength(svg) };
};

interface Potrace {
  posterize(
    image: Buffer,
    options: { steps: number },
    done: (error: Error | null, svg: string) => void,
  ): void;
}

/**
 * Potrace knows one colour; posterising is the nearest it has to a picture. Its search for
 * thresholds grows exponentially: above five steps it takes minutes.
 */
export const potrace: Contender = async ({ image }) => {
  const { widthPx, heightPx, data } = image;
  const png = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const svg = await new Promise<string>((resolve, reject) => {
    peer<Potrace>('potrace').posterize(png, { steps: 4 }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
  });
  // It draws in black of different strengths, on nothing.
  return { pixels: flattenOnWhite(rasterizeSvg(svg, image)), bytes: Buffer.byteLength(svg) };
};

import { type ImageRules, type ImageType, MEGAPIXEL } from '@/lib/imaging/limits';
import type { Version } from '../store/versions';

const TYPE_OF_EXTENSION: Readonly<Record<string, ImageType>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  svg: 'svg',
};

/** The type of a version's file, by its name's end. */
export function typeOf({ fileName }: Pick<Version, 'fileName'>): ImageType | undefined {
  return TYPE_OF_EXTENSION[/\.(\w+)$/.exec(fileName.toLowerCase())?.[1] ?? ''];
}

function listOf(types: readonly ImageType[]): string {
  const names = types.map((type) => (type === 'jpeg' ? 'JPG' : type.toUpperCase()));
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

/**
 * Why an operation can't take a picture, or nothing: its own rules, said before anything is sent. Types
 * that the name does not tell are left to the service.
 */
export function imageProblem(
  rules: ImageRules,
  image: Pick<Version, 'fileName' | 'widthPx' | 'heightPx'>,
): string | undefined {
  const type = typeOf(image);
  if (type && !rules.accepted.includes(type)) {
    return `It takes ${listOf(rules.accepted)}; this is ${type === 'svg' ? 'an SVG' : `a ${type.toUpperCase()}`}.`;
  }
  const { widthPx, heightPx } = image;
  const size = `${widthPx} × ${heightPx}`;
  if (Math.min(widthPx, heightPx) < rules.minSidePx && !(type === 'svg' && rules.enlargeSmallSvg)) {
    return `The image is ${size}; each side needs at least ${rules.minSidePx} px.`;
  }
  if (Math.max(widthPx, heightPx) > rules.maxSidePx) {
    return `The image is ${size}; a side has at most ${rules.maxSidePx} px.`;
  }
  if (widthPx * heightPx <= rules.maxPixels) return undefined;
  const megapixels = ((widthPx * heightPx) / MEGAPIXEL).toFixed(1);
  return `The image has ${megapixels} MP; at most ${rules.maxPixels / MEGAPIXEL} MP are taken.`;
}

import { IMAGE_RULES, MAX_ASSET_BYTES, MAX_IMAGE_BYTES } from '@/lib/imaging/limits';
import type { ImageField } from '../define-operation';

export const MAX_STYLE_REFERENCES = 10;
export const MAX_REFERENCE_BYTES = 64_000_000;

const single = {
  required: true,
  minCount: 1,
  maxCount: 1,
  maxTotalBytes: MAX_IMAGE_BYTES,
} as const;

/** The picture to edit (spec: Common rules); clients name the part either way. */
export const editImage: ImageField = {
  ...single,
  title: 'Image',
  description: 'PNG, JPG, WEBP or SVG, under 20 MB, up to 16 MP, each side 256 to 4096 px.',
  json: 'image_url',
  parts: ['image', 'file'],
  rules: IMAGE_RULES.edit,
  role: 'image',
};

export const maskImage: ImageField = {
  ...single,
  title: 'Mask',
  description: 'Grayscale, the size of the image, only 0 (keep) and 255 (change).',
  json: 'mask_url',
  parts: ['mask'],
  rules: IMAGE_RULES.mask,
  role: 'mask',
};

/** The picture to process; those endpoints name the part `file`, and take `image` too. */
export const processImage: ImageField = {
  ...single,
  title: 'Image',
  description: 'PNG, JPG or WEBP, under 20 MB, up to 16 MP, each side 256 to 4096 px.',
  json: 'image_url',
  parts: ['file', 'image'],
  rules: IMAGE_RULES.vectorize,
  role: 'image',
};

export const styleReferences: ImageField = {
  title: 'Style references',
  description: '1 to 10 pictures (PNG, JPG, WEBP; 64 MB together) whose look to follow.',
  json: 'style_reference_urls',
  parts: ['style_references'],
  required: false,
  minCount: 1,
  maxCount: MAX_STYLE_REFERENCES,
  maxTotalBytes: MAX_REFERENCE_BYTES,
  rules: IMAGE_RULES.styleReference,
  role: 'reference',
};

/** A picture or a mask of a project. */
export const assetImage: ImageField = {
  ...single,
  maxTotalBytes: MAX_ASSET_BYTES,
  title: 'Picture',
  description: 'PNG, JPG, WEBP or SVG, under 64 MB, up to 33 MP, each side 1 to 8192 px.',
  json: 'image_url',
  parts: ['file', 'image'],
  rules: IMAGE_RULES.asset,
  role: 'image',
};

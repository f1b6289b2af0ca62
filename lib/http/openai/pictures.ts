import { LOOK_FIELD } from '@/lib/operations/adapt/adaptation';
import type { ImageField } from '@/lib/operations/define-operation';
import {
  editImage,
  MAX_REFERENCE_BYTES,
  maskImage,
  styleReferences,
} from '@/lib/operations/fields/images';
import { refuse } from '@/lib/operations/resolve/refuse';
import type { RequestBody, UploadedFile } from '../body/read-body';
import { InlinePicture } from '../body/inline-picture';

/** Pictures of one edit: the one that is edited, and those that lend it their look. */
const MAX_EDIT_PICTURES = 11;

/** What bodies of edits may bring, as OpenAI names it. */
export const EDIT_PICTURES: Record<string, ImageField> = {
  image: {
    ...editImage,
    title: 'Image',
    description: `${editImage.description} Further ones lend the first their look.`,
    json: 'image',
    parts: ['image'],
    maxCount: MAX_EDIT_PICTURES,
    maxTotalBytes: editImage.maxTotalBytes + MAX_REFERENCE_BYTES,
  },
  mask: {
    ...maskImage,
    description: 'PNG or WEBP of the size of the image, transparent where it is to change.',
    required: false,
    json: 'mask',
  },
};

/** What bodies of variations may bring. */
export const VARIATION_PICTURES: Record<string, ImageField> = {
  image: { ...editImage, json: 'image' },
};

/** The field of an operation that takes the pictures after the first; workers measure them. */
export const lookPictures: ImageField = {
  ...styleReferences,
  title: 'Look',
  json: LOOK_FIELD,
  parts: [LOOK_FIELD],
  maxCount: MAX_EDIT_PICTURES - 1,
};

/** Names that lists and single pictures have in JSON bodies of the dialect and of ours. */
const LIST_NAMES = ['image', 'images', 'image_url', 'image_urls'];
const MASK_NAMES = ['mask', 'mask_url'];

/** An address or a picture, by itself or as `{image_url}`, the way newer bodies of OpenAI have it. */
function valueOf(item: unknown, param: string): unknown {
  if (typeof item !== 'object' || item === null || item instanceof InlinePicture) return item;
  if ('image_url' in item) return item.image_url;
  return refuse(param, `send ${param} as a URL, a data URL, or an object with image_url`);
}

function valuesUnder(names: readonly string[], fields: Record<string, unknown>): unknown[] {
  return names.flatMap((name) => {
    const value = fields[name];
    if (value === undefined) return [];
    return (Array.isArray(value) ? value : [value]).map((item) => valueOf(item, name));
  });
}

function without(fields: Record<string, unknown>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** The pictures of a body in their places: the first to edit, others for their look, and the mask. */
export interface SortedPictures {
  body: RequestBody;
  hasMask: boolean;
  hasLook: boolean;
}

/** Puts a body's pictures under the names that our operations read: `image`, `mask` and the look. */
export function sortPictures(body: RequestBody): SortedPictures {
  const [image, ...look] = valuesUnder(LIST_NAMES, body.fields);
  const masks = valuesUnder(MASK_NAMES, body.fields);
  if (masks.length > 1) refuse('mask', `send one mask; ${masks.length} were sent`);
  let seen = image === undefined ? 0 : 1;
  const files = body.files.map((file): UploadedFile => {
    if (file.field !== 'image') return file;
    seen += 1;
    return seen === 1 ? file : { ...file, field: LOOK_FIELD };
  });
  const sent = { image, mask: masks[0], look: look.length > 0 ? look : undefined };
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  const fields = {
    ...without(body.fields, [...LIST_NAMES, ...MASK_NAMES]),
    ...Object.fromEntries(given),
  };
  return {
    body: { ...body, fields, files },
    hasMask: masks.length > 0 || files.some(({ field }) => field === 'mask'),
    hasLook: look.length > 0 || files.some(({ field }) => field === LOOK_FIELD),
  };
}

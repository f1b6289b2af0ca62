import { LOOK_FIELD } from '@/lib/operations/adapt/adaptation';
import type { ImageField, OperationDefinition } from '@/lib/operations/define-operation';
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
const lookPictures: ImageField = {
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

interface SentPicture {
  value: unknown;
  /** The field that it came in. */
  name: string;
}

function picturesUnder(names: readonly string[], fields: Record<string, unknown>): SentPicture[] {
  return names.flatMap((name) => {
    const value = fields[name];
    if (value === undefined) return [];
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.map((item) => ({ value: valueOf(item, name), name }));
  });
}

function without(fields: Record<string, unknown>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** The pictures of a body in their places: the first to edit, others for their look, and the mask. */
export interface SortedPictures {
  body: RequestBody;
  /** The fields that the picture and the mask stand in, as the client named them. */
  names: { image: string; mask: string };
  hasMask: boolean;
  hasLook: boolean;
}

/** The files of a form: those after the first picture lend their look. */
function sortFiles(files: readonly UploadedFile[], before: number): UploadedFile[] {
  let seen = before;
  return files.map((file): UploadedFile => {
    if (!editImage.parts.includes(file.field)) return file;
    seen += 1;
    return seen === 1 ? file : { ...file, field: LOOK_FIELD, sentAs: file.field };
  });
}

/** Sorts a body's pictures, so that our operations read them: the image, the mask and the look. */
export function sortPictures(body: RequestBody): SortedPictures {
  const [image, ...look] = picturesUnder(LIST_NAMES, body.fields);
  const [mask, ...masks] = picturesUnder(MASK_NAMES, body.fields);
  if (masks.length > 0) refuse('mask', `send one mask; ${masks.length + 1} were sent`);
  const files = sortFiles(body.files, image ? 1 : 0);
  const fields = {
    ...without(body.fields, [...LIST_NAMES, ...MASK_NAMES]),
    ...(image ? { [image.name]: image.value } : {}),
    ...(mask ? { [mask.name]: mask.value } : {}),
    ...(look.length > 0 ? { [LOOK_FIELD]: look.map(({ value }) => value) } : {}),
  };
  const lookCount = look.length + files.filter(({ field }) => field === LOOK_FIELD).length;
  const count = lookCount + 1;
  if (count > MAX_EDIT_PICTURES) {
    refuse('image', `send at most ${MAX_EDIT_PICTURES} pictures as image; ${count} were sent`);
  }
  return {
    body: { ...body, fields, files },
    names: { image: image?.name ?? 'image', mask: mask?.name ?? 'mask' },
    hasMask: mask !== undefined || files.some(({ field }) => field === 'mask'),
    hasLook: lookCount > 0,
  };
}

/** The pictures of an operation under the names that a client sent them by. */
export function underNames(
  { image, mask }: OperationDefinition['images'],
  { names, hasLook }: SortedPictures,
): OperationDefinition['images'] {
  return {
    ...(image ? { image: { ...image, json: names.image } } : {}),
    ...(mask ? { mask: { ...mask, json: names.mask } } : {}),
    ...(hasLook ? { [LOOK_FIELD]: lookPictures } : {}),
  };
}

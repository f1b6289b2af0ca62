import { z } from 'zod';
import type { Model } from '@/lib/models/models';
import { defineOperation, type ImageCounts } from '../define-operation';
import { editImage } from '../fields/images';
import { sizeField } from '../fields/scalars';
import {
  EDIT_MODEL_OFFER,
  editFields,
  editImageCount,
  editMs,
  editPrice,
  resolveEdit,
} from '../resolve/edit';
import type { DrawingInput } from '../resolve/drawing';
import { refuse } from '../resolve/refuse';
import { resolveSize } from '../resolve/size';

export const MAX_OUTPAINT_SIDE_PX = 4096;

/** Area of a usual result over that of its source. */
const OUTPAINT_GROWTH = 2;

const expansion = (side: string) =>
  z
    .int()
    .min(0)
    .max(MAX_OUTPAINT_SIDE_PX)
    .optional()
    .meta({
      title: side,
      description: `Pixels to add at the ${side.toLowerCase()}, 0 to ${MAX_OUTPAINT_SIDE_PX}.`,
    });

const input = z.object({
  ...editFields,
  size: sizeField.optional(),
  expand_left: expansion('Left'),
  expand_right: expansion('Right'),
  expand_top: expansion('Top'),
  expand_bottom: expansion('Bottom'),
  zoom_out_percentage: z.number().min(0).lt(100).optional().meta({
    title: 'Zoom out',
    description: 'From 0 up to but excluding 100: scales the source down first.',
  }),
});

export interface OutpaintInput extends DrawingInput {
  /** Ratio or exact size as it was given; its pixels depend on the source. */
  size?: string;
  expand?: { left: number; right: number; top: number; bottom: number };
  zoomOutPercentage: number;
}

function resolve(
  fields: z.output<typeof input>,
  images: ImageCounts,
  path: string,
  styleModel?: Model,
): OutpaintInput {
  const edit = resolveEdit(fields, images, path, styleModel);
  const sides = [fields.expand_left, fields.expand_right, fields.expand_top, fields.expand_bottom];
  const expands = sides.some((side) => side !== undefined);
  if (fields.size !== undefined && expands) {
    refuse('size', 'send size or expand_*, not both');
  }
  if (fields.size === undefined && !expands && fields.zoom_out_percentage === undefined) {
    refuse(
      'size',
      'send at least one of size, expand_left, expand_right, expand_top, expand_bottom, zoom_out_percentage',
    );
  }
  if (fields.size !== undefined) resolveSize(fields.size, edit.model);
  return {
    ...edit,
    zoomOutPercentage: fields.zoom_out_percentage ?? 0,
    ...(fields.size === undefined ? {} : { size: fields.size }),
    ...(expands
      ? {
          expand: {
            left: fields.expand_left ?? 0,
            right: fields.expand_right ?? 0,
            top: fields.expand_top ?? 0,
            bottom: fields.expand_bottom ?? 0,
          },
        }
      : {}),
  };
}

export const outpaint = defineOperation({
  id: 'outpaint',
  title: 'Outpaint',
  paths: ['/v1/images/outpaint'],
  summary: 'Extend an image beyond its borders',
  description:
    'Continues the picture outward by pixels per side, to a size, or after zooming out. The source stays as it is.',
  input,
  images: { image: editImage },
  responseForm: 'list',
  mode: 'edit',
  studio: {
    icon: 'Expand',
    order: 3,
    promptHint: 'What lies beyond the borders?',
    resultSize: 'frame',
  },
  models: EDIT_MODEL_OFFER,
  example: {
    photo: 'coffee',
    body: { prompt: 'More of the wooden table', zoom_out_percentage: 30 },
    before: 'A red cup of coffee that fills the picture',
    after: 'The same cup smaller, with more of the table around it',
  },
  capabilities: ['repaint', 'trace'],
  resolve,
  price: editPrice,
  imageCount: editImageCount,
  estimateMs: (input, pictures) => editMs('repaint', input, pictures, OUTPAINT_GROWTH),
});

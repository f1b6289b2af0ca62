import { z } from 'zod';
import {
  MAX_FRAME_SIDE_PX,
  MAX_PARAMETERS_LENGTH,
  MAX_PROMPT_LENGTH,
  MAX_TEXT_LENGTH,
} from './document-limits';
import { TEXT_FACE_IDS } from './text-faces';

/** What layers hold, by kind. All sizes are in the layer's own pixels, before its place scales them. */

/** A colour as `#rrggbb`. */
export const colorSchema = z
  .string()
  .regex(/^#[\da-f]{6}$/i, { error: 'send a colour as #rrggbb' })
  .toLowerCase();

export const sidePxSchema = z.number().int().min(1).max(MAX_FRAME_SIDE_PX);
const share = z.number().min(0).max(1);
const shareBothWays = z.number().min(-1).max(1);
/** Id of a result or of an asset of the project: `/v1/files/{id}`. */
const fileId = z.uuid().toLowerCase();

/** Pixels (results, cut-outs, pasted and painted pictures), or an SVG that is drawn at this size. */
export const pictureContent = z.object({
  fileId,
  widthPx: sidePxSchema,
  heightPx: sidePxSchema,
});

/**
 * Words in a box of this size, whose middle the layer's place puts in the frame. Lines end at `\n` alone.
 * Line n (from 0) has its baseline at `(n + ½) · lineHeight · sizePx + (ascent − descent) / 2`, with the
 * face's ascent and descent at that size, as CSS and Konva set it; `align` is within the box's width.
 */
export const textContent = z.object({
  text: z.string().max(MAX_TEXT_LENGTH),
  face: z.enum(TEXT_FACE_IDS),
  sizePx: z.number().min(1).max(2_000),
  color: colorSchema,
  align: z.enum(['left', 'center', 'right']).default('left'),
  /** Times the size. */
  lineHeight: z.number().min(0.5).max(4).default(1.2),
  /** Times the size. */
  letterSpacingEm: z.number().min(-0.5).max(2).default(0),
  widthPx: sidePxSchema,
  heightPx: sidePxSchema,
});

/**
 * Changes to everything beneath, within the layer's mask and by its opacity (lib/projects/adjust.ts says
 * how, and in which order); each one's default changes nothing.
 */
export const adjustmentContent = z.object({
  /** Stops: each doubles the light. */
  exposure: z.number().min(-5).max(5).default(0),
  contrast: shareBothWays.default(0),
  saturation: shareBothWays.default(0),
  /** Below 0 bluer, above 0 yellower. */
  temperature: shareBothWays.default(0),
  levels: z
    .object({
      /** What becomes black and what becomes white, 0 to 1. */
      black: share.default(0),
      white: share.default(1),
      /** Above 1 lightens the middle. */
      gamma: z.number().min(0.1).max(10).default(1),
    })
    .refine(({ black, white }) => black < white, {
      path: ['black'],
      error: 'black is below white',
    })
    .default({ black: 0, white: 1, gamma: 1 }),
  /** Standard deviation of a Gaussian in pixels of the frame. */
  blurPx: z.number().min(0).max(250).default(0),
  /** Strength of an unsharp mask whose radius is 1 px. */
  sharpen: z.number().min(0).max(5).default(0),
});

/** Where a layer lets the frame see it: white shows, black hides, grey between. */
export const maskSchema = z.object({
  /** A grayscale picture of the layer's own size; of the frame's for adjustments. */
  fileId,
  /** Standard deviation of the Gaussian that softens its edge, in the mask's pixels. */
  featherPx: z.number().min(0).max(500).default(0),
  /** How much the mask counts: at 0 the whole layer shows. */
  opacity: share.default(1),
});

/** Where a layer came from, to be shown and asked for again. */
export const sourceSchema = z.object({
  requestId: z.string().max(64).optional(),
  /** Id of an operation, such as `inpaint`. */
  operationId: z.string().max(60).optional(),
  prompt: z.string().max(MAX_PROMPT_LENGTH).optional(),
  negativePrompt: z.string().max(MAX_PROMPT_LENGTH).optional(),
  seed: z.number().int().min(0).max(4_294_967_295).optional(),
  modelId: z.string().max(60).optional(),
  /** A curated style. */
  style: z.string().max(100).optional(),
  styleId: z.uuid().optional(),
  /** The other fields of the request, as they were sent; without pictures. */
  parameters: z
    .record(z.string().max(60), z.unknown())
    .refine((parameters) => JSON.stringify(parameters).length <= MAX_PARAMETERS_LENGTH, {
      error: `parameters are at most ${MAX_PARAMETERS_LENGTH} characters of JSON`,
    })
    .optional(),
});

export type TextContent = z.output<typeof textContent>;
export type AdjustmentContent = z.output<typeof adjustmentContent>;
export type LayerMask = z.output<typeof maskSchema>;
export type LayerSource = z.output<typeof sourceSchema>;

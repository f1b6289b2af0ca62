import { z } from 'zod';
import { BLEND_MODES } from './blend-modes';
import {
  MAX_FRAME_PIXELS,
  MAX_LAYERS,
  MAX_NAME_LENGTH,
  MAX_OFFSET_PX,
  MAX_SCALE,
  MIN_SCALE,
} from './document-limits';
import {
  adjustmentContent,
  colorSchema,
  maskSchema,
  pictureContent,
  sidePxSchema,
  sourceSchema,
  textContent,
} from './layer-content';

/**
 * The document of a project: what the studio edits, the server keeps and exports are made of. Pure, for
 * browser and server alike. A field that is left out and has a default is the default; `null` is the
 * same as no field, as everywhere under `/v1`.
 */

/** The format of documents that this version writes. One that is changed gets the next number. */
export const DOCUMENT_FORMAT = 1;

const offsetPx = z.number().min(-MAX_OFFSET_PX).max(MAX_OFFSET_PX);
const scale = z.number().min(MIN_SCALE).max(MAX_SCALE);

/** Where a layer's own pixels come to lie in the frame: flipped, scaled, turned, then moved. */
const placeSchema = z.object({
  /** The layer's middle, in pixels of the frame from its top left corner. */
  x: offsetPx,
  y: offsetPx,
  scaleX: scale.default(1),
  scaleY: scale.default(1),
  /** Clockwise. */
  rotationDegrees: z.number().min(-360).max(360).default(0),
  flipX: z.boolean().default(false),
  flipY: z.boolean().default(false),
});

/** What every layer has, whatever it holds. */
const common = {
  id: z.uuid(),
  name: z.string().max(MAX_NAME_LENGTH),
  place: placeSchema,
  opacity: z.number().min(0).max(1).default(1),
  blendMode: z.enum(BLEND_MODES).default('normal'),
  visible: z.boolean().default(true),
  /** Not to be moved or changed by accident. */
  locked: z.boolean().default(false),
  mask: maskSchema.optional(),
  source: sourceSchema.optional(),
};

export const layerSchema = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('picture'), content: pictureContent }),
  z.object({ ...common, kind: z.literal('vector'), content: pictureContent }),
  z.object({ ...common, kind: z.literal('text'), content: textContent }),
  z.object({ ...common, kind: z.literal('adjustment'), content: adjustmentContent }),
]);

const frameSchema = z
  .object({
    widthPx: sidePxSchema,
    heightPx: sidePxSchema,
    /** What lies beneath all layers; transparent when left out. */
    background: colorSchema.optional(),
  })
  .refine(({ widthPx, heightPx }) => widthPx * heightPx <= MAX_FRAME_PIXELS, {
    error: `a frame has at most ${MAX_FRAME_PIXELS} pixels`,
  });

export const documentSchema = z.object({
  format: z.literal(DOCUMENT_FORMAT),
  frame: frameSchema,
  /** From the bottom to the top. */
  layers: z
    .array(layerSchema)
    .max(MAX_LAYERS)
    .refine((layers) => new Set(layers.map(({ id }) => id)).size === layers.length, {
      error: 'each layer has an id of its own',
    }),
});

export type ProjectDocument = z.output<typeof documentSchema>;
export type Frame = ProjectDocument['frame'];
export type Layer = ProjectDocument['layers'][number];
export type LayerKind = Layer['kind'];
export type LayerOf<Kind extends LayerKind> = Extract<Layer, { kind: Kind }>;
export type Place = Layer['place'];

/** A document without layers. */
export function emptyDocument(frame: Frame): ProjectDocument {
  return { format: DOCUMENT_FORMAT, frame, layers: [] };
}

/** The size of a layer's own pixels; an adjustment is as large as the frame. */
export function sizeOfLayer(layer: Layer, frame: Frame): { widthPx: number; heightPx: number } {
  const { widthPx, heightPx } = layer.kind === 'adjustment' ? frame : layer.content;
  return { widthPx, heightPx };
}

/** Ids of all files that a document shows or masks with, each once. */
export function filesOf({ layers }: Pick<ProjectDocument, 'layers'>): string[] {
  const ids = layers.flatMap((layer) => [
    ...(layer.kind === 'picture' || layer.kind === 'vector' ? [layer.content.fileId] : []),
    ...(layer.mask ? [layer.mask.fileId] : []),
  ]);
  return [...new Set(ids)];
}

/**
 * What the service accepts as a picture. Source: spec, "Common rules", "Processing endpoints" and
 * "Limits". Megabytes are decimal; 16 MP are 4096 × 4096, the largest picture that the sides allow.
 */

export type ImageType = 'png' | 'jpeg' | 'webp' | 'svg';

export const MAX_IMAGE_BYTES = 20_000_000;
/** A picture of a project: lossless ones of 16 MP are larger than what operations take. */
export const MAX_ASSET_BYTES = 64_000_000;
export const MAX_SIDE_PX = 4096;
export const MAX_IMAGE_PIXELS = MAX_SIDE_PX ** 2;
/** Pixels of one megapixel, as the specification counts them. */
export const MEGAPIXEL = 1024 ** 2;
export const MIN_SIDE_PX = 256;
/** Crisp upscale exists for small pictures, so its lower limit is smaller. */
export const MIN_CRISP_UPSCALE_SIDE_PX = 32;

const RASTER: readonly ImageType[] = ['png', 'jpeg', 'webp'];
const RASTER_OR_SVG: readonly ImageType[] = [...RASTER, 'svg'];

/** What one request field takes. */
export interface ImageRules {
  accepted: readonly ImageType[];
  minSidePx: number;
  maxSidePx: number;
  maxPixels: number;
  maxBytes: number;
  /** An SVG has no pixels of its own: a small one is drawn larger instead of being refused. */
  enlargeSmallSvg: boolean;
}

const EDIT: ImageRules = {
  accepted: RASTER_OR_SVG,
  minSidePx: MIN_SIDE_PX,
  maxSidePx: MAX_SIDE_PX,
  maxPixels: MAX_IMAGE_PIXELS,
  maxBytes: MAX_IMAGE_BYTES,
  enlargeSmallSvg: false,
};

/** Rules by use. Operations pick one by name; nothing else in the code knows these numbers. */
export const IMAGE_RULES = {
  edit: EDIT,
  removeBackground: { ...EDIT, enlargeSmallSvg: true },
  vectorize: { ...EDIT, accepted: RASTER },
  crispUpscale: { ...EDIT, accepted: RASTER, minSidePx: MIN_CRISP_UPSCALE_SIDE_PX },
  creativeUpscale: { ...EDIT, accepted: RASTER },
  refineDetails: { ...EDIT, accepted: RASTER },
  /** The spec names types and a total size for style references, no sides: only bombs are refused. */
  styleReference: { ...EDIT, accepted: RASTER, minSidePx: 1 },
  /** What layers show and masks are: as large as a frame may be, however small. */
  asset: {
    ...EDIT,
    minSidePx: 1,
    maxSidePx: 2 * MAX_SIDE_PX,
    maxPixels: 2 * MAX_IMAGE_PIXELS,
    maxBytes: MAX_ASSET_BYTES,
  },
  /** The mask's size is compared with its image afterwards, which is the clearer message. */
  mask: { ...EDIT, accepted: RASTER, minSidePx: 1 },
} satisfies Record<string, ImageRules>;

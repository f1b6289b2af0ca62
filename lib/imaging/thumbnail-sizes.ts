/** The few widths there are, largest first. */
export const THUMBNAIL_WIDTHS_PX = [640, 320, 160] as const;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS_PX)[number];

/** A small WebP of a picture. */
export interface Thumbnail {
  /** The most it is wide: a smaller picture keeps its own width. */
  widthPx: ThumbnailWidth;
  bytes: Uint8Array;
}

import type { PixelSize } from '@/lib/models/sizes';

/** Formats that pictures may be delivered in, beyond those that operations answer themselves. */
export const DELIVERY_FORMATS = ['png', 'jpeg', 'webp'] as const;
export type DeliveryFormat = (typeof DELIVERY_FORMATS)[number];

/** How the raster pictures of a result leave; an SVG stays an SVG, of the size and without the background. */
export interface Delivery {
  format: DeliveryFormat;
  /** 0 to 100 for JPEG and WebP; left out, or 100 for WebP: without loss where the format can. */
  quality?: number;
  /** Exactly this size; left out: the operation's own. */
  size?: PixelSize;
  /** The subject alone, on transparency. */
  cutOut: boolean;
}

/**
 * What a request that was written for another API asks of a job beyond its operation: done in the
 * worker, to what goes into the operation and to what comes out. Plain data.
 */
export interface Adaptation {
  /** The mask marks what changes by its transparency, not in white. */
  alphaMask: boolean;
  delivery: Delivery;
}

/** The image field whose pictures lend their look to the result of any operation. */
export const LOOK_FIELD = 'look';

import { ApiError } from '@/lib/errors/api-error';
import { parseExactSize, type PixelSize } from '@/lib/models/sizes';
import { MAX_OUTPAINT_SIDE_PX, type OutpaintInput } from './definition';

/** Where the source lies on the canvas of an outpainting, in pixels. */
export interface OutpaintGeometry {
  canvas: PixelSize;
  /** The source after zooming out; at least one pixel each way. */
  source: PixelSize;
  leftPx: number;
  topPx: number;
}

/** The smallest canvas of a ratio that holds a picture. */
function canvasOfRatio(ratio: string, source: PixelSize): PixelSize {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const unitPx = Math.max(source.widthPx / across, source.heightPx / down);
  return {
    widthPx: Math.max(source.widthPx, Math.round(unitPx * across)),
    heightPx: Math.max(source.heightPx, Math.round(unitPx * down)),
  };
}

function scaled(size: PixelSize, factor: number): PixelSize {
  return {
    widthPx: Math.max(1, Math.round(size.widthPx * factor)),
    heightPx: Math.max(1, Math.round(size.heightPx * factor)),
  };
}

function centred(canvas: PixelSize, source: PixelSize): OutpaintGeometry {
  return {
    canvas,
    source,
    leftPx: Math.floor((canvas.widthPx - source.widthPx) / 2),
    topPx: Math.floor((canvas.heightPx - source.heightPx) / 2),
  };
}

/** `size`: the source in the middle, made smaller only where it would not fit. */
function inSize(size: string, image: PixelSize, zoom: number): OutpaintGeometry {
  const exact = parseExactSize(size);
  const canvas = exact ?? canvasOfRatio(size, image);
  const fit = Math.min(1, canvas.widthPx / image.widthPx, canvas.heightPx / image.heightPx);
  return centred(canvas, scaled(image, fit * zoom));
}

/** `expand_*`: pixels are added around the source's own frame, in which it is zoomed out. */
function expanded(
  expand: NonNullable<OutpaintInput['expand']>,
  image: PixelSize,
  zoom: number,
): OutpaintGeometry {
  const inFrame = centred(image, scaled(image, zoom));
  return {
    canvas: {
      widthPx: image.widthPx + expand.left + expand.right,
      heightPx: image.heightPx + expand.top + expand.bottom,
    },
    source: inFrame.source,
    leftPx: inFrame.leftPx + expand.left,
    topPx: inFrame.topPx + expand.top,
  };
}

const NO_EXPANSION = { left: 0, right: 0, top: 0, bottom: 0 };

/**
 * Canvas and place of the source (spec: outpaint). Zooming out alone keeps the size of the picture.
 * @throws ApiError `invalid_request` when the result has a side over 4096 px
 */
export function outpaintGeometry(
  input: Pick<OutpaintInput, 'size' | 'expand' | 'zoomOutPercentage'>,
  image: PixelSize,
): OutpaintGeometry {
  const zoom = 1 - input.zoomOutPercentage / 100;
  const geometry =
    input.size === undefined
      ? expanded(input.expand ?? NO_EXPANSION, image, zoom)
      : inSize(input.size, image, zoom);
  const { widthPx, heightPx } = geometry.canvas;
  if (Math.max(widthPx, heightPx) > MAX_OUTPAINT_SIDE_PX) {
    throw new ApiError(
      'invalid_request',
      `the result would be ${widthPx}x${heightPx}; each side may have at most ${MAX_OUTPAINT_SIDE_PX} px`,
      { param: input.size === undefined ? 'expand_left' : 'size' },
    );
  }
  return geometry;
}

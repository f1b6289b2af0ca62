import { vectorizeRaw } from '@neplex/vectorizer';
import { type TraceOptions } from '@/lib/engines/engine';
import { ApiError } from '@/lib/errors/api-error';
import { EdgeLocator, type LabelledPicture } from './edge-locator';
import { NO_LABEL } from './label-pixels';
import { outlineRegions } from './cut-out';
import { mapPoints, parsePath, type Subpath } from './path-data';
import { closeGaps, paintRegions } from './region-map';
import { smoothOutline } from './smooth-outline';
import { paintLabels } from './quantize';
import { type TraceSettings } from './settings';

/** The package's enums exist only in its types: their values, as numbers. */
const COLOR = 0;
const STACKED = 0;
const CUT_OUT = 1;
const STAIRS = 0;
const SPLINE = 2;

/**
 * vtracer leaves transparent pixels out only when it meets enough of them on a few scan lines, the
 * first and the last among them: a transparent row above and below makes sure of it.
 */
const PADDING_ROWS = 1;

export interface Shape {
  /** `#rrggbb`. */
  fill: string;
  /** In pixels of the traced picture. */
  outline: Subpath[];
}

/**
 * Shapes of a picture in few colours, bottom first, by vtracer (S. T. Y. Tsang et al.). Transparent
 * pixels stay uncovered.
 * @throws ApiError `engine_failed`
 */
export async function traceShapes(
  picture: LabelledPicture,
  stacking: TraceOptions['stacking'],
  settings: TraceSettings,
): Promise<Shape[]> {
  // The tracer fails on a picture with nothing in it.
  if (picture.labels.every((label) => label === NO_LABEL)) return [];
  const pixels = paintLabels(picture);
  const { widthPx, heightPx } = pixels;
  const paddingBytes = widthPx * 4 * PADDING_ROWS;
  const padded = Buffer.alloc(pixels.data.length + 2 * paddingBytes);
  padded.set(pixels.data, paddingBytes);
  const size = { width: widthPx, height: heightPx + 2 * PADDING_ROWS };
  try {
    const svg = await vectorizeRaw(padded, size, {
      colorMode: COLOR,
      hierarchical: stacking === 'cut_out' ? CUT_OUT : STACKED,
      filterSpeckle: settings.specklePx,
      colorPrecision: 8,
      layerDifference: settings.layerDifference,
      mode: settings.ownCurves || stacking === 'cut_out' ? STAIRS : SPLINE,
      cornerThreshold: settings.cornerDegrees,
      lengthThreshold: 4,
      maxIterations: 10,
      spliceThreshold: 45,
      pathPrecision: 2,
    });
    const shapes = readShapes(svg);
    if (stacking === 'cut_out') return sideBySide(shapes, picture, settings);
    return settings.ownCurves ? smooth(shapes, picture, settings.cornerDegrees) : shapes;
  } catch (cause) {
    throw new ApiError('engine_failed', 'The picture could not be traced.', { cause });
  }
}

/** The same shapes with borders that they share. */
function sideBySide(
  shapes: readonly Shape[],
  picture: LabelledPicture,
  { ownCurves, cornerDegrees }: TraceSettings,
): Shape[] {
  const { pixels, labels } = picture;
  const painted = paintRegions(
    shapes.map(({ outline }) => outline),
    pixels,
  );
  const map = closeGaps(painted, (pixel) => labels[pixel] !== NO_LABEL);
  const edges = ownCurves ? { edges: new EdgeLocator(picture) } : {};
  const outlines = outlineRegions(map, { cornerDegrees, ...edges });
  return shapes.flatMap(({ fill }, index) => {
    const outline = outlines.get(index + 1);
    return outline ? [{ fill, outline }] : [];
  });
}

function smooth(
  shapes: readonly Shape[],
  picture: LabelledPicture,
  cornerDegrees: number,
): Shape[] {
  const edges = new EdgeLocator(picture);
  return shapes.map(({ fill, outline }) => ({
    fill,
    outline: outline.map((stairs) => smoothOutline(stairs, edges, cornerDegrees)),
  }));
}

/** Paths as the tracer writes them, its offsets and the padding taken into their points. */
function readShapes(svg: string): Shape[] {
  const paths = svg.matchAll(
    /<path d="([^"]*)" fill="(#[\dA-Fa-f]{6})" transform="translate\((-?[\d.]+),(-?[\d.]+)\)"\/>/g,
  );
  return Array.from(paths, ([, data, fill, left, top]) => {
    const [offsetX, offsetY] = [Number(left), Number(top) - PADDING_ROWS];
    const outline = mapPoints(parsePath(data!), ([x, y]) => [x + offsetX, y + offsetY]);
    return { fill: fill!.toLowerCase(), outline };
  });
}

import { type Pixels } from '@/lib/engines/engine';
import { boxBlur } from '@/lib/imaging/kernels/blur';
import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { type ColorPlanes, fitGuidedFilter } from '@/lib/imaging/kernels/guided-filter';
import { enlargePlane, shrinkPlane } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';

/** The filter is fitted on a picture of at most this size and applied at full size. */
const MAX_FIT_SIDE_PX = 640;
/** Colour variance below which an edge of the picture is not followed. */
const EDGE_EPSILON = 2e-5;
/** The fitted alpha is contracted by this much at both ends, so that it reaches 0 and 1. */
const CONTRACTION = 0.08;
/** What the network says below the first is background, above the second subject. */
const FAINT = 0.1;
const CERTAIN = 0.75;

/**
 * Alpha whose edges lie where the picture's do: near them it follows the picture (guided filter),
 * elsewhere it stays what the network said.
 * @param cellPx how wide the coarse alpha's edges are: pixels per pixel of the network
 */
export function refineEdges(image: Pixels, coarse: FloatPlane, cellPx: number): FloatPlane {
  const alpha = decided(coarse);
  const guide = colorPlanes(image);
  const fitted = guidedAlpha(guide, alpha, cellPx);
  const unsure = edgeBand(alpha, Math.max(2, Math.round(cellPx * 2)));
  const data = new Float32Array(fitted.length);
  for (let at = 0; at < data.length; at++) {
    const share = unsure.data[at]!;
    const contracted = (fitted[at]! - CONTRACTION) / (1 - 2 * CONTRACTION);
    const edge = contracted < 0 ? 0 : contracted > 1 ? 1 : contracted;
    data[at] = edge * share + alpha.data[at]! * (1 - share);
  }
  return { widthPx: alpha.widthPx, heightPx: alpha.heightPx, data };
}

/**
 * Half-transparent areas are mostly subject that the network doubts, and read as ghosts: pushed
 * towards opaque, faint ones towards nothing.
 */
function decided({ widthPx, heightPx, data }: FloatPlane): FloatPlane {
  const result = new Float32Array(data.length);
  for (let at = 0; at < data.length; at++) {
    const share = Math.min(1, Math.max(0, (data[at]! - FAINT) / (CERTAIN - FAINT)));
    result[at] = share * share * (3 - 2 * share);
  }
  return { widthPx, heightPx, data: result };
}

function guidedAlpha(guide: ColorPlanes, alpha: FloatPlane, cellPx: number): Float32Array {
  const fitSize = fitInside(alpha, MAX_FIT_SIDE_PX);
  const shrink = (plane: FloatPlane) => shrinkPlane(plane, fitSize);
  const radiusPx = Math.max(2, Math.round((cellPx * 2 * fitSize.widthPx) / alpha.widthPx));
  const smallGuide: ColorPlanes = [shrink(guide[0]), shrink(guide[1]), shrink(guide[2])];
  const model = fitGuidedFilter(smallGuide, shrink(alpha), radiusPx, EDGE_EPSILON);
  const result = enlargePlane(model.offset, alpha).data;
  guide.forEach((color, channel) => {
    const slope = enlargePlane(model.slopes[channel]!, alpha).data;
    for (let at = 0; at < result.length; at++)
      result[at] = result[at]! + slope[at]! * color.data[at]!;
  });
  return result;
}

/** 1 where the neighbourhood holds both subject and background, falling to 0 away from there. */
function edgeBand(alpha: FloatPlane, radiusPx: number): FloatPlane {
  const mean = boxBlur(alpha, radiusPx);
  const { data } = mean;
  for (let at = 0; at < data.length; at++)
    data[at] = Math.min(1, 12 * Math.min(data[at]!, 1 - data[at]!));
  return mean;
}

/** Colours 0 to 1, one plane each. */
function colorPlanes({ widthPx, heightPx, data }: Pixels): ColorPlanes {
  const plane = (channel: number): FloatPlane => {
    const values = new Float32Array(widthPx * heightPx);
    for (let at = 0; at < values.length; at++) values[at] = data[at * 4 + channel]! / 255;
    return { widthPx, heightPx, data: values };
  };
  return [plane(0), plane(1), plane(2)];
}

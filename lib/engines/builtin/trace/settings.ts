import { type Size } from '@/lib/imaging/size';
import { type PictureKind } from './classify';

/** How a picture is prepared and traced. */
export interface TraceSettings {
  /** Longer side of the picture that is traced; the shapes are scaled to the real size. */
  workSidePx: number;
  /** Most colours. */
  colors: number;
  /** Clusters nearer than this in OKLab count as one colour. */
  mergeDistance: number;
  /** Colours are taken from flat areas, and the blends on edges given to either side. */
  hasFlatShapes: boolean;
  /** Side of the median that removes texture; 0 for none. */
  medianPx: number;
  /** Shapes smaller than this squared are given to their surroundings. */
  specklePx: number;
  /** Difference of colour, 0 to 255, from which shades become layers of their own. */
  layerDifference: number;
  /** Turn, in degrees, that counts as a corner. */
  cornerDegrees: number;
  /** Curves are fitted here, cleaner and slower than the tracer's own: for shapes that are looked at. */
  ownCurves: boolean;
}

/** Texture costs shapes without adding to what is seen: photos are traced smaller and smoothed. */
const PHOTO: TraceSettings = {
  workSidePx: 640,
  colors: 64,
  mergeDistance: 0,
  hasFlatShapes: false,
  medianPx: 3,
  specklePx: 4,
  layerDifference: 18,
  cornerDegrees: 60,
  ownCurves: false,
};

const ILLUSTRATION: TraceSettings = {
  workSidePx: 896,
  colors: 48,
  mergeDistance: 0.012,
  hasFlatShapes: true,
  medianPx: 0,
  specklePx: 4,
  layerDifference: 0,
  cornerDegrees: 60,
  ownCurves: true,
};

/** Small logos are traced larger than they are, which gives their curves room. */
const LOGO: TraceSettings = {
  workSidePx: 1280,
  colors: 24,
  mergeDistance: 0.03,
  hasFlatShapes: true,
  medianPx: 0,
  specklePx: 4,
  layerDifference: 0,
  cornerDegrees: 50,
  ownCurves: true,
};

/** Larger pictures get somewhat more detail, up to this side. */
const MAX_WORK_SIDE_PX = 1400;
const MAX_ENLARGEMENT = 2;

export function settingsFor(kind: PictureKind, size: Size): TraceSettings {
  const base = { photo: PHOTO, illustration: ILLUSTRATION, logo: LOGO }[kind];
  const sidePx = Math.max(size.widthPx, size.heightPx);
  if (kind === 'logo') {
    const workSidePx = Math.min(MAX_WORK_SIDE_PX, Math.max(base.workSidePx, sidePx));
    return { ...base, workSidePx: Math.min(workSidePx, sidePx * MAX_ENLARGEMENT) };
  }
  const detailed = Math.max(base.workSidePx, Math.round(sidePx * 0.4));
  return { ...base, workSidePx: Math.min(MAX_WORK_SIDE_PX, detailed, sidePx) };
}

/** Settings that give fewer shapes, by about the ratio of what was found to what is allowed. */
export function coarsen(settings: TraceSettings, ratio: number): TraceSettings {
  const step = Math.min(4, Math.max(1.3, Math.sqrt(ratio)));
  return {
    ...settings,
    specklePx: Math.ceil(settings.specklePx * step),
    colors: Math.max(2, Math.floor(settings.colors / Math.sqrt(step))),
  };
}

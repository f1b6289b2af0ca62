import { type EngineContext, type Pixels, type Plane } from '@/lib/engines/engine';
import { coverFit } from '@/lib/imaging/cover';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import { type Box, connectedComponents } from '@/lib/imaging/kernels/components';
import { resizePlane, shrinkPixels } from '@/lib/imaging/kernels/resize';
import { horizonOf } from '@/lib/imaging/horizon';
import { fitInside, type Size } from '@/lib/imaging/size';
import { matte } from '../matte/matte';
import { once } from '../once';
import { isDrawing } from '@/lib/imaging/drawn';
import { type Framing } from './stages';

/** What a restyled picture takes over from its source. */
export interface Source {
  /** The source at the size of the result, opaque. */
  fitted: Pixels;
  /** Its subject, the same size; nothing where none stands out. */
  matte: Plane;
  /** Box of the subject; undefined where none stands out. */
  subject: Box | undefined;
  framing: Framing;
  /** Height of the horizon as a share of the picture, where one is seen. */
  horizon: number | undefined;
  isDrawing: boolean;
}

/** A subject takes at least and at most this share of the picture … */
const LEAST_SUBJECT = 0.015;
const MOST_SUBJECT = 0.9;
/** … and is a close-up from this one on. */
const CLOSE_UP = 0.45;

/** Reads a source for results of the given size. */
export function readSource(image: Pixels, size: Size, context: EngineContext): Promise<Source> {
  const { widthPx, heightPx } = size;
  return once([image], `source at ${widthPx}x${heightPx}`, () => read(image, size, context));
}

async function read(image: Pixels, size: Size, context: EngineContext): Promise<Source> {
  const fitted = await coverFit(flattenOnWhite(image), size);
  const small = shrinkPixels(fitted, fitInside(fitted, ANALYSED_SIDE_PX));
  const alpha = await resizePlane(await matte(small, context), fitted, 'cubic');
  const found = findSubject(alpha);
  return {
    fitted,
    matte: alpha,
    subject: found?.box,
    framing: found === undefined ? 'none' : found.share > CLOSE_UP ? 'close-up' : 'apart',
    horizon: horizonOf(small),
    isDrawing: isDrawing(fitted),
  };
}

/** Where the subject is does not need more pixels than this. */
const ANALYSED_SIDE_PX = 768;

function findSubject(alpha: Plane): { box: Box; share: number } | undefined {
  const solid = { ...alpha, data: Uint8Array.from(alpha.data, (value) => (value > 127 ? 255 : 0)) };
  const { components } = connectedComponents(solid);
  const largest = Math.max(0, ...components.map(({ areaPx }) => areaPx));
  const kept = components.filter(({ areaPx }) => areaPx >= largest * 0.2);
  const share = kept.reduce((sum, { areaPx }) => sum + areaPx, 0) / alpha.data.length;
  if (share < LEAST_SUBJECT || share > MOST_SUBJECT) return undefined;
  const left = Math.min(...kept.map(({ box }) => box.leftPx));
  const top = Math.min(...kept.map(({ box }) => box.topPx));
  const right = Math.max(...kept.map(({ box }) => box.leftPx + box.widthPx));
  const bottom = Math.max(...kept.map(({ box }) => box.topPx + box.heightPx));
  const box = { leftPx: left, topPx: top, widthPx: right - left, heightPx: bottom - top };
  return { box, share };
}

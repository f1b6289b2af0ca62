import { type Plane } from '@/lib/engines/engine';
import { connectedComponents } from '@/lib/imaging/kernels/components';
import { squaredDistances } from '@/lib/imaging/kernels/distance';
import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';

/** Above this the network has no doubt. */
const SURE = 0.9;
/** A sure region this much smaller than the largest is a highlight, not a subject. */
const LEAST_REGION_SHARE = 0.03;
/** Hair and soft edges lie within this distance of what is sure, as a share of the longer side. */
const SOFT_EDGE_SHARE = 0.035;
/** Farther away, what is below the first is surroundings, and above the second subject. */
const HAZE = 0.55;
const BODY = 0.9;

/**
 * Takes out haze: smoke, glow and reflections, which the network half believes to be subject, far
 * from anything that it is sure of. A subject that it doubts as a whole stays.
 * @param alpha what the network says, 0 to 1, at its own size
 */
export function removeHaze(alpha: FloatPlane): FloatPlane {
  const { widthPx, heightPx } = alpha;
  const sure = sureRegions(alpha);
  if (!sure.data.includes(255)) return alpha;
  const squared = squaredDistances(sure, 255);
  const reachPx = SOFT_EDGE_SHARE * Math.max(widthPx, heightPx);
  const data = alpha.data.map((value, at) => {
    const distance = Math.sqrt(squared[at]!) / reachPx;
    const far = Math.min(1, Math.max(0, distance - 1));
    const believed = Math.min(1, Math.max(0, (value - HAZE) / (BODY - HAZE)));
    return value * (1 - far * (1 - believed));
  });
  return { widthPx, heightPx, data };
}

function sureRegions({ widthPx, heightPx, data }: FloatPlane): Plane {
  const mask = {
    widthPx,
    heightPx,
    data: Uint8Array.from(data, (value) => (value > SURE ? 255 : 0)),
  };
  const { labels, components } = connectedComponents(mask);
  const largestPx = components.reduce((most, { areaPx }) => Math.max(most, areaPx), 0);
  const isSubject = components.map(({ areaPx }) => areaPx >= LEAST_REGION_SHARE * largestPx);
  return { ...mask, data: mask.data.map((value, at) => (isSubject[labels[at]! - 1] ? value : 0)) };
}

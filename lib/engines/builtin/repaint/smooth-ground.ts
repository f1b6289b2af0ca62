import { type Pixels, type Plane } from '@/lib/engines/engine';
import { boxBlur } from '@/lib/imaging/kernels/blur';
import { type Component } from '@/lib/imaging/kernels/components';
import { squaredDistances } from '@/lib/imaging/kernels/distance';
import { type FloatPlane, toByte } from '@/lib/imaging/kernels/float-plane';
import { membrane } from '@/lib/imaging/kernels/membrane';
import { evaluate, fitQuadratic, type Quadratic } from '@/lib/imaging/kernels/quadratic';
import { createNoise } from '@/lib/imaging/kernels/noise';

/** Surroundings that are judged and continued, as a share of the hole's depth, and at least. */
const RING_SHARE = 0.6;
const LEAST_RING_PX = 8;
/** Deviation from a quadratic gradient, in levels, up to which the ground counts as smooth. */
const MOST_DEVIATION = 3;

/** Pixels around a hole that its ground is judged by. */
export function groundMarginPx({ box }: Component): number {
  const depthPx = Math.min(box.widthPx, box.heightPx) / 2;
  return Math.ceil(Math.max(LEAST_RING_PX, depthPx * RING_SHARE)) + 2;
}

/**
 * Fills a hole that lies in one smooth gradient (sky, wall, studio backdrop, flat colour): continues
 * the gradient, meeting the pixels around the hole, with their grain. Undefined where the
 * surroundings have structure, which is the network's business.
 * @param hole white where `pixels` are not known: this hole, and others beside it
 * @param target non-zero in this hole
 */
export function fillSmoothHole(
  pixels: Pixels,
  hole: Plane,
  target: Uint8Array,
  marginPx: number,
): Pixels | undefined {
  const ring = ringAround(hole, target, marginPx);
  const channels = [0, 1, 2].map((channel) => channelOf(pixels, channel));
  const surfaces: Quadratic[] = [];
  for (const channel of channels) {
    const surface = fitQuadratic(channel, ring);
    if (surface === undefined || surface.deviation > MOST_DEVIATION) return undefined;
    surfaces.push(surface);
  }
  const data = Uint8Array.from(pixels.data);
  const noise = createNoise(hole.data.length);
  channels.forEach((values, channel) => {
    const filled = continueSurface(values, hole, ring, surfaces[channel]!, noise);
    for (let at = 0; at < target.length; at++)
      if (target[at] !== 0) data[at * 4 + channel] = toByte(filled[at]!);
  });
  return { ...pixels, data };
}

function continueSurface(
  values: FloatPlane,
  hole: Plane,
  ring: Uint8Array,
  surface: Quadratic,
  noise: Float32Array,
): Float32Array {
  const gradient = values.data.map((_, at) =>
    evaluate(surface, at % values.widthPx, Math.floor(at / values.widthPx)),
  );
  const rest = { ...values, data: values.data.map((value, at) => value - gradient[at]!) };
  const known = localMean(rest, hole);
  const bridge = membrane(known, hole.data).data;
  const grain = grainOf(rest, known, ring);
  return gradient.map((value, at) => value + bridge[at]! + noise[at]! * grain);
}

/** Known pixels within `marginPx` of the hole. */
function ringAround(hole: Plane, target: Uint8Array, marginPx: number): Uint8Array {
  const squared = squaredDistances({ ...hole, data: target }, 255);
  return hole.data.map((value, at) => (value === 0 && squared[at]! <= marginPx ** 2 ? 255 : 0));
}

/** Mean of the known pixels nearby, so that the bridge doesn't draw single pixels out to streaks. */
function localMean(values: FloatPlane, hole: Plane): FloatPlane {
  const radiusPx = 2;
  const isKnown = (at: number) => (hole.data[at] === 0 ? 1 : 0);
  const weight = boxBlur({ ...values, data: values.data.map((_, at) => isKnown(at)) }, radiusPx);
  const sum = boxBlur({ ...values, data: values.data.map((v, at) => v * isKnown(at)) }, radiusPx);
  return { ...values, data: sum.data.map((value, at) => value / Math.max(weight.data[at]!, 1e-6)) };
}

/** Deviation of the surroundings from their local mean, in levels. */
function grainOf(values: FloatPlane, means: FloatPlane, ring: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < ring.length; at++) {
    if (ring[at] === 0) continue;
    sum += (values.data[at]! - means.data[at]!) ** 2;
    count++;
  }
  return count === 0 ? 0 : Math.sqrt(sum / count);
}

function channelOf({ widthPx, heightPx, data }: Pixels, channel: number): FloatPlane {
  const values = new Float32Array(widthPx * heightPx);
  for (let at = 0; at < values.length; at++) values[at] = data[at * 4 + channel]!;
  return { widthPx, heightPx, data: values };
}

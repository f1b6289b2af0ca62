import { Tensor } from 'onnxruntime-node';
import { type Pixels } from '@/lib/engines/engine';
import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { runNetwork } from '../onnx/session';
import { WEIGHTS } from '../onnx/weights';

/** The side U²-Net was trained at. */
export const NETWORK_SIDE_PX = 320;
/** Mean and deviation of ImageNet's colours, which the network expects taken out. */
const MEANS = [0.485, 0.456, 0.406];
const DEVIATIONS = [0.229, 0.224, 0.225];
/** A picture where nothing stands out more than this is not stretched to full contrast. */
const LEAST_PEAK = 0.5;

/** Coarse alpha of the main subject by U²-Net, 0 to 1, 320 × 320 whatever the picture's shape. */
export async function segment(pixels: Pixels): Promise<FloatPlane> {
  const size = { widthPx: NETWORK_SIDE_PX, heightPx: NETWORK_SIDE_PX };
  const small = await resizePixels(pixels, size);
  const shape = [1, 3, NETWORK_SIDE_PX, NETWORK_SIDE_PX];
  const input = new Tensor('float32', normalise(small), shape);
  const outputs = await runNetwork(WEIGHTS.u2net, { 'input.1': input });
  // The first of the network's seven outputs is the fusion of the six others.
  const fused = Object.values(outputs)[0]!.data as Float32Array;
  return { ...size, data: stretch(fused) };
}

function normalise({ data }: Pixels): Float32Array {
  const count = data.length / 4;
  const planes = new Float32Array(count * 3);
  let brightest = 1;
  for (let at = 0; at < data.length; at++)
    if (at % 4 !== 3 && data[at]! > brightest) brightest = data[at]!;
  for (let channel = 0; channel < 3; channel++)
    for (let at = 0; at < count; at++)
      planes[channel * count + at] =
        (data[at * 4 + channel]! / brightest - MEANS[channel]!) / DEVIATIONS[channel]!;
  return planes;
}

function stretch(values: Float32Array): Float32Array {
  let low = Infinity;
  let high = LEAST_PEAK;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return values.map((value) => (value - low) / (high - low));
}

import { Tensor } from 'onnxruntime-node';
import { type Pixels, type Plane } from '@/lib/engines/engine';
import { toByte } from '@/lib/imaging/kernels/float-plane';
import { inverted } from '@/lib/imaging/mask';
import { membrane } from '@/lib/imaging/kernels/membrane';
import { runNetwork } from '../onnx/session';
import { WEIGHTS } from '../onnx/weights';

/** The side MI-GAN was trained at. */
export const NETWORK_SIDE_PX = 512;

/** Fills the holes of an opaque square of the network's side; near them the rest changes slightly. */
export async function runMigan(pixels: Pixels, hole: Plane): Promise<Pixels> {
  const { widthPx, heightPx } = pixels;
  // The network blends over a few pixels inside the hole's border: what it blends with must
  // already look like the surroundings, not like what is being erased.
  const { data } = bridgeHoles(pixels, hole);
  const count = widthPx * heightPx;
  const planes = new Uint8Array(count * 3);
  for (let channel = 0; channel < 3; channel++)
    for (let at = 0; at < count; at++) planes[channel * count + at] = data[at * 4 + channel]!;
  const keep = inverted(hole).data;
  const { result } = await runNetwork(WEIGHTS.migan, {
    image: new Tensor('uint8', planes, [1, 3, heightPx, widthPx]),
    mask: new Tensor('uint8', keep, [1, 1, heightPx, widthPx]),
  });
  const output = result!.data as Uint8Array;
  const filled = new Uint8Array(count * 4).fill(255);
  for (let channel = 0; channel < 3; channel++)
    for (let at = 0; at < count; at++) filled[at * 4 + channel] = output[channel * count + at]!;
  return { widthPx, heightPx, data: filled };
}

/** The picture with its holes bridged smoothly. */
export function bridgeHoles(pixels: Pixels, hole: Plane): Pixels {
  const { widthPx, heightPx } = pixels;
  const data = Uint8Array.from(pixels.data);
  for (let channel = 0; channel < 3; channel++) {
    const values = new Float32Array(hole.data.length);
    for (let at = 0; at < values.length; at++) values[at] = pixels.data[at * 4 + channel]!;
    const bridged = membrane({ widthPx, heightPx, data: values }, hole.data).data;
    for (let at = 0; at < values.length; at++)
      if (hole.data[at] !== 0) data[at * 4 + channel] = toByte(bridged[at]!);
  }
  return { widthPx, heightPx, data };
}

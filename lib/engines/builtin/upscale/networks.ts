import { Tensor } from 'onnxruntime-node';
import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { enlargePlane, shrinkPlane } from '@/lib/imaging/kernels/resize';
import { type Size } from '@/lib/imaging/size';
import { runNetwork } from '../onnx/session';
import { WEIGHTS } from '../onnx/weights';
import { projectBack } from './back-projection';
import { type Colors } from './tiles';

/** Both networks double the size. */
export const NETWORK_FACTOR = 2;

/** An even tile, which networks would leave as it is. */
export function enlargeSmoothly(tile: Colors): Colors {
  const size = {
    widthPx: tile.widthPx * NETWORK_FACTOR,
    heightPx: tile.heightPx * NETWORK_FACTOR,
  };
  return mapPlanes(tile, size, enlargePlane);
}

/**
 * A soft tile: its details are painted from half as many pixels, which show all of it, and what comes
 * of that is doubled crisply. A third of the time, and nearer to what the network was trained on.
 */
export async function enlargeSoftTile(tile: Colors): Promise<Colors> {
  const half = { widthPx: tile.widthPx / 2, heightPx: tile.heightPx / 2 };
  return enlargeCrisply(await enlargeCreatively(mapPlanes(tile, half, shrinkPlane)));
}

function mapPlanes(
  { widthPx, heightPx, data }: Colors,
  size: Size,
  change: (plane: FloatPlane, size: Size) => FloatPlane,
): Colors {
  const [from, to] = [widthPx * heightPx, size.widthPx * size.heightPx];
  const result = new Float32Array(to * 3);
  for (let channel = 0; channel < 3; channel++) {
    const plane = data.subarray(channel * from, (channel + 1) * from);
    result.set(change({ widthPx, heightPx, data: plane }, size).data, channel * to);
  }
  return { ...size, data: result };
}

/** ESRGAN slim, made to agree with its source: sharp, and the same content. */
export async function enlargeCrisply(tile: Colors): Promise<Colors> {
  return projectBack(await run(WEIGHTS.esrganSlim, tile), tile, NETWORK_FACTOR);
}

/** Real-ESRGAN: takes noise and compression for damage, and paints detail that may have been there. */
export function enlargeCreatively(tile: Colors): Promise<Colors> {
  return run(WEIGHTS.realEsrgan, tile);
}

async function run(
  weight: (typeof WEIGHTS)['esrganSlim' | 'realEsrgan'],
  { widthPx, heightPx, data }: Colors,
): Promise<Colors> {
  const { output } = await runNetwork(weight, {
    input: new Tensor('float32', data, [1, 3, heightPx, widthPx]),
  });
  return {
    widthPx: widthPx * NETWORK_FACTOR,
    heightPx: heightPx * NETWORK_FACTOR,
    data: output!.data as Float32Array,
  };
}

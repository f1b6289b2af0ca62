import { Tensor } from 'onnxruntime-node';
import { runNetwork } from '../onnx/session';
import { WEIGHTS } from '../onnx/weights';
import { projectBack } from './back-projection';
import { type Colors } from './tiles';

/** Both networks double the size. */
export const NETWORK_FACTOR = 2;

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

import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { Pixels } from '@/lib/engines/engine';
import { PEERS_DIR, peer } from '../peers';
import type { Contender } from '../task';

export const lanczos: Contender = async ({ image: { widthPx, heightPx, data } }) => {
  const [width, height] = [widthPx * 2, heightPx * 2];
  const enlarged = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .resize(width, height, { kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { pixels: { widthPx: width, heightPx: height, data: new Uint8Array(enlarged) } };
};

interface Tensor {
  data(): Promise<Float32Array>;
  dispose(): void;
}
interface LayersModel {
  predict(input: Tensor): Tensor;
}
/** What is used of TensorFlow.js. */
interface TensorFlow {
  loadLayersModel(handler: { load(): Promise<object> }): Promise<LayersModel>;
  setBackend(name: string): Promise<boolean>;
  tensor4d(data: Float32Array, shape: [number, number, number, number]): Tensor;
  layers: { Layer: new (config: object) => object };
  serialization: { registerClass(layer: unknown): void };
}

const modelFile = z.object({
  modelTopology: z.record(z.string(), z.unknown()),
  weightsManifest: z.array(z.object({ paths: z.array(z.string()), weights: z.array(z.unknown()) })),
});

const TILE_PX = 256;
const MARGIN_PX = 12;

let loaded: Promise<{ tf: TensorFlow; model: LayersModel }> | undefined;

async function load() {
  const tf = peer<TensorFlow>('@tensorflow/tfjs');
  peer<object>('@tensorflow/tfjs-backend-wasm');
  if (!(await tf.setBackend('wasm'))) throw new Error('the WASM backend does not start');
  const folder = path.join(PEERS_DIR, 'node_modules/@upscalerjs/esrgan-slim/models/x2');
  const file = modelFile.parse(JSON.parse(readFileSync(path.join(folder, 'model.json'), 'utf8')));
  const bytes = file.weightsManifest.flatMap(({ paths }) =>
    paths.map((name) => readFileSync(path.join(folder, name))),
  );
  const model = await tf.loadLayersModel({
    load: async () => ({
      modelTopology: file.modelTopology,
      weightSpecs: file.weightsManifest.flatMap(({ weights }) => weights),
      weightData: Uint8Array.from(Buffer.concat(bytes)).buffer,
    }),
  });
  return { tf, model };
}

/** The tile with its margin, as numbers from 0 to 1; the border of the picture is repeated. */
function cut(image: Pixels, left: number, top: number, sidePx: number): Float32Array {
  const tile = new Float32Array(sidePx * sidePx * 3);
  for (let at = 0; at < sidePx * sidePx; at += 1) {
    const x = Math.max(0, Math.min(image.widthPx - 1, left + (at % sidePx)));
    const y = Math.max(0, Math.min(image.heightPx - 1, top + Math.floor(at / sidePx)));
    for (let c = 0; c < 3; c += 1)
      tile[at * 3 + c] = image.data[(y * image.widthPx + x) * 4 + c]! / 255;
  }
  return tile;
}

/** The network that Easel runs on ONNX Runtime, in TensorFlow.js on WASM, tile by tile. */
export const tfjsEsrgan: Contender = async ({ image }) => {
  const { tf, model } = await (loaded ??= load());
  const side = TILE_PX + 2 * MARGIN_PX;
  const [width, height] = [image.widthPx * 2, image.heightPx * 2];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let top = 0; top < image.heightPx; top += TILE_PX) {
    for (let left = 0; left < image.widthPx; left += TILE_PX) {
      const input = tf.tensor4d(cut(image, left - MARGIN_PX, top - MARGIN_PX, side), [
        1,
        side,
        side,
        3,
      ]);
      const output = model.predict(input);
      const values = await output.data();
      for (let y = 0; y < TILE_PX * 2 && top * 2 + y < height; y += 1) {
        for (let x = 0; x < TILE_PX * 2 && left * 2 + x < width; x += 1) {
          const from = ((y + MARGIN_PX * 2) * side * 2 + x + MARGIN_PX * 2) * 3;
          const to = ((top * 2 + y) * width + left * 2 + x) * 4;
          for (let c = 0; c < 3; c += 1)
            data[to + c] = Math.max(0, Math.min(255, Math.round(values[from + c]! * 255)));
        }
      }
      input.dispose();
      output.dispose();
    }
  }
  return { pixels: { widthPx: width, heightPx: height, data } };
};

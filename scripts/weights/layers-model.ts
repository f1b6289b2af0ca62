import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A Keras model as TensorFlow.js stores it: a layer graph in JSON and one file of float32 weights. */

const inbound = z
  .array(z.array(z.tuple([z.string()], z.unknown())))
  .transform((nodes) => (nodes[0] ?? []).map(([name]) => name));

const layer = z.discriminatedUnion('class_name', [
  z.object({ class_name: z.literal('InputLayer'), name: z.string(), inbound_nodes: inbound }),
  z.object({
    class_name: z.literal('Conv2D'),
    name: z.string(),
    inbound_nodes: inbound,
    config: z.object({
      kernel_size: z.tuple([z.number(), z.number()]),
      strides: z.tuple([z.literal(1), z.literal(1)]),
      activation: z.literal('linear'),
      dilation_rate: z.tuple([z.literal(1), z.literal(1)]),
      use_bias: z.literal(true),
    }),
  }),
  z.object({
    class_name: z.literal('Activation'),
    name: z.string(),
    inbound_nodes: inbound,
    config: z.object({ activation: z.literal('relu') }),
  }),
  z.object({ class_name: z.literal('Concatenate'), name: z.string(), inbound_nodes: inbound }),
  z.object({ class_name: z.literal('Add'), name: z.string(), inbound_nodes: inbound }),
  z.object({
    class_name: z.literal('UpSampling2D'),
    name: z.string(),
    inbound_nodes: inbound,
    config: z.object({
      size: z.tuple([z.number(), z.number()]),
      interpolation: z.literal('nearest'),
    }),
  }),
]);

const file = z.object({
  modelTopology: z.object({
    model_config: z.object({ config: z.object({ layers: z.array(layer) }) }),
  }),
  weightsManifest: z.array(
    z.object({
      paths: z.array(z.string()),
      weights: z.array(
        z.object({ name: z.string(), shape: z.array(z.number()), dtype: z.literal('float32') }),
      ),
    }),
  ),
});

export type Layer = z.output<typeof layer>;

export interface Weights {
  /** Kernels: height, width, in, out. */
  shape: number[];
  data: Float32Array;
}

export interface LayersModel {
  layers: Layer[];
  weights: Map<string, Weights>;
}

/** @throws ZodError when the model has a layer or setting other than the few above */
export function readLayersModel(folder: string): LayersModel {
  const json: unknown = JSON.parse(readFileSync(path.join(folder, 'model.json'), 'utf8'));
  const { modelTopology, weightsManifest } = file.parse(json);
  const weights = new Map<string, Weights>();
  for (const group of weightsManifest) {
    const bytes = Buffer.concat(group.paths.map((name) => readFileSync(path.join(folder, name))));
    let at = 0;
    for (const { name, shape } of group.weights) {
      const length = shape.reduce((product, dim) => product * dim, 1);
      const data = Float32Array.from({ length }, (_, n) => bytes.readFloatLE(at + n * 4));
      weights.set(name, { shape, data });
      at += length * 4;
    }
  }
  return { layers: modelTopology.model_config.config.layers, weights };
}

import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { type LayersModel } from './layers-model';
import { encodeModel } from './onnx-writer';
import { evaluateReference } from './reference';
import { toOnnx } from './to-onnx';

const convolution = (name: string, input: string, side: number): LayersModel['layers'][number] => ({
  class_name: 'Conv2D',
  name,
  inbound_nodes: [input],
  config: {
    kernel_size: [side, side],
    strides: [1, 1],
    activation: 'linear',
    dilation_rate: [1, 1],
    use_bias: true,
  },
});

const wave = (length: number, phase: number) =>
  Float32Array.from({ length }, (_, at) => Math.sin(at * 1.7 + phase));

/** A small network with every kind of layer that is converted. */
const model: LayersModel = {
  layers: [
    { class_name: 'InputLayer', name: 'in', inbound_nodes: [] },
    convolution('first', 'in', 3),
    {
      class_name: 'Activation',
      name: 'relu',
      inbound_nodes: ['first'],
      config: { activation: 'relu' },
    },
    convolution('second', 'relu', 5),
    { class_name: 'Add', name: 'sum', inbound_nodes: ['first', 'second'] },
    { class_name: 'Concatenate', name: 'both', inbound_nodes: ['sum', 'relu'] },
    {
      class_name: 'UpSampling2D',
      name: 'large',
      inbound_nodes: ['both'],
      config: { size: [2, 2], interpolation: 'nearest' },
    },
    convolution('last', 'large', 1),
  ],
  weights: new Map([
    ['first/kernel', { shape: [3, 3, 3, 4], data: wave(108, 0) }],
    ['first/bias', { shape: [4], data: wave(4, 1) }],
    ['second/kernel', { shape: [5, 5, 4, 4], data: wave(400, 2) }],
    ['second/bias', { shape: [4], data: wave(4, 3) }],
    ['last/kernel', { shape: [1, 1, 8, 3], data: wave(24, 4) }],
    ['last/bias', { shape: [3], data: wave(3, 5) }],
  ]),
};

describe('a converted network', () => {
  it('computes what its layers say', async () => {
    const [height, width, channels] = [5, 7, 3];
    const data = Float64Array.from(wave(height * width * channels, 6));
    const expected = evaluateReference(model, { height, width, channels, data });
    const planar = new Float32Array(data.length);
    data.forEach((value, at) => {
      planar[(at % 3) * 35 + Math.floor(at / 3)] = value;
    });
    const session = await InferenceSession.create(encodeModel(toOnnx(model, 'small', 'a test')));
    const { output } = await session.run({
      input: new Tensor('float32', planar, [1, 3, height, width]),
    });
    expect(output!.dims).toEqual([1, 3, 10, 14]);
    expected.data.forEach((value, at) => {
      const found = output!.data[(at % 3) * 140 + Math.floor(at / 3)] as number;
      expect(found).toBeCloseTo(value, 3);
    });
  });
});

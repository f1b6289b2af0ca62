import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { encodeModel } from '@/scripts/weights/onnx-writer';
import { NetworkGraph } from './network-graph';
import { quantizeConvolutions, quantizeWeights } from './quantize';

const SIDE = 8;
/** Evenly spread over −`most` to `most`, the same every time. */
const spread = (count: number, most: number) =>
  Float32Array.from({ length: count }, (_, at) => (((at * 37) % 101) / 50 - 1) * most);

/** A dense block in small: two maps in, two more stacked behind them, and a fifth of the sum back. */
function denseBlock(): Uint8Array {
  const padded = { kernel_shape: [3, 3], pads: [1, 1, 1, 1] };
  const map = (name: string) => ({ name, dims: [1, 2, SIDE, SIDE] });
  return encodeModel({
    name: 'block',
    description: '',
    input: map('input'),
    output: map('output'),
    nodes: [
      { operator: 'Conv', inputs: ['input', 'w1', 'b1'], output: 'y1', attributes: padded },
      { operator: 'LeakyRelu', inputs: ['y1'], output: 'x1' },
      { operator: 'Concat', inputs: ['input', 'x1'], output: 'stack', attributes: { axis: 1 } },
      { operator: 'Conv', inputs: ['stack', 'w2', 'b2'], output: 'y2', attributes: padded },
      { operator: 'Mul', inputs: ['y2', 'gain'], output: 'change' },
      { operator: 'Add', inputs: ['change', 'input'], output: 'output' },
    ],
    weights: [
      { name: 'w1', dims: [2, 2, 3, 3], data: spread(36, 0.3) },
      { name: 'b1', dims: [2], data: spread(2, 0.1) },
      { name: 'w2', dims: [2, 4, 3, 3], data: spread(72, 0.3) },
      { name: 'b2', dims: [2], data: spread(2, 0.1) },
      { name: 'gain', dims: [], data: Float32Array.of(0.2) },
    ],
  });
}

async function run(model: Uint8Array): Promise<Float32Array> {
  const session = await InferenceSession.create(model);
  const input = new Tensor('float32', spread(2 * SIDE ** 2, 1), [1, 2, SIDE, SIDE]);
  return (await session.run({ input })).output!.data as Float32Array;
}

const operators = (graph: NetworkGraph) => graph.nodes.map(({ operator }) => operator);

describe('convolutions of 8-bit integers', () => {
  it('say what the float ones say, within a hundredth', async () => {
    const graph = new NetworkGraph(denseBlock());
    quantizeConvolutions({ input: [1, 1], y1: [3, 3], y2: [4, 4] })(graph);
    expect(operators(graph).filter((name) => name === 'QLinearConv')).toHaveLength(2);
    expect(operators(graph)).not.toContain('Conv');
    const [exact, near] = [await run(denseBlock()), await run(graph.encode())];
    const worst = exact.reduce((most, value, at) => Math.max(most, Math.abs(value - near[at]!)), 0);
    expect(worst).toBeLessThan(0.01);
    expect(worst).toBeGreaterThan(0);
  });

  it('leave what has no known peaks as it was', () => {
    const graph = new NetworkGraph(denseBlock());
    const before = operators(graph);
    quantizeConvolutions({ y1: [3, 3], y2: [4, 4] })(graph);
    expect(operators(graph)).toEqual(before);
  });
});

describe('weights of 8-bit integers', () => {
  const dims = [1, 2, 1, 3];
  const from = [2, 1];
  const to = [4];

  it('carry the scales of the maps before and behind them', () => {
    const data = Float32Array.of(0.2, -0.4, 0.8, 1, -2, 0.1);
    const { weights, steps, offsets } = quantizeWeights(
      { dims, data },
      Float32Array.of(1),
      from,
      to,
    );
    const scaled = [0.1, -0.2, 0.4, 0.25, -0.5, 0.025];
    scaled.forEach((value, at) => expect(weights[at]! * steps[0]!).toBeCloseTo(value, 2));
    // An offset of 1 is a quarter of the peak: a quarter of 127 levels.
    expect(offsets[0]! * steps[0]!).toBeCloseTo(127 / 4, 1);
  });

  it('never overflow 16 bits in pairs, whichever neighbours are added', () => {
    for (const data of [Float32Array.of(1, 1, 0, 0, 0, 0), Float32Array.of(0, -1, 0, 0, -2, 0)]) {
      const { weights } = quantizeWeights({ dims, data }, new Float32Array(1), from, to);
      const sum = weights.reduce((total, value) => total + value, 0);
      expect(Math.abs(sum) * 255).toBeLessThan(32_768);
      expect(Math.abs(sum)).toBeGreaterThan(100);
    }
  });
});

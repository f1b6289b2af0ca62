import {
  type FloatTensor,
  type GraphNode,
  integerAttribute,
  type NetworkGraph,
} from './network-graph';
import { type Rewrite } from './rewrites';

/** Magnitudes that the channels of a feature map seldom exceed, by the map's name. */
export type Peaks = Readonly<Record<string, readonly number[]>>;

/** A map in 8 bits: 128 is zero, and a channel's peak is 127 levels above or below. */
const ZERO = 128;
const LEVELS = 127;

/**
 * What a weight, and two neighbours of one sign together, come to at most. Processors without integer
 * dot products add pairs of products in 16 bits, where 255 × 128 just fits; rounding may add one.
 */
const MOST_OF_PAIR = 127;

/** A convolution whose maps all have known peaks, and the nodes that are replaced along with it. */
interface Block {
  convolution: GraphNode;
  /** Stacks what the convolution reads, unless it reads a single map. */
  stack: GraphNode | undefined;
  parts: readonly string[];
  /** What alone reads its result: a leaky ReLU, or a gain after which the map is float again. */
  reader: GraphNode;
}

interface Context {
  graph: NetworkGraph;
  peaks: Peaks;
  /** Names of the constants that every map in 8 bits shares. */
  level: string;
  zero: string;
}

/**
 * Turns the convolutions between maps of known peaks into ones of 8-bit integers, which multiply
 * three times as fast (B. Jacob et al., "Quantization and training of neural networks for efficient
 * integer-arithmetic-only inference", 2018). Maps stay in 8 bits through leaky ReLUs and stacks.
 * Every channel is scaled by its peak, and the weights take these scales in; what exceeds a peak is
 * cut off.
 */
export function quantizeConvolutions(peaks: Peaks): Rewrite {
  return (graph) => {
    const blocks = new Map(graph.nodes.map((node) => [node, blockOf(graph, node, peaks)]));
    const replaced = new Set([...blocks.values()].flatMap((b) => (b ? [b.stack, b.reader] : [])));
    const context = {
      graph,
      peaks,
      level: graph.add('level', { dims: [], data: Float32Array.of(1 / LEVELS) }),
      zero: graph.add('zero', { dims: [], data: Uint8Array.of(ZERO) }),
    };
    // Peaks of what is replaced are looked up on the way, so the nodes change at the end.
    const coded = new Set<string>();
    graph.nodes = graph.nodes.flatMap((node) => {
      const block = blocks.get(node);
      if (!block) return replaced.has(node) ? [] : [node];
      const fresh = block.parts.filter((part) => !coded.has(part));
      for (const part of [...fresh, block.reader.outputs[0]!]) coded.add(part);
      return [
        ...fresh.flatMap((part) => encodeMap(context, part)),
        ...convolve(context, block),
        ...(block.reader.operator === 'Mul' ? decodeMap(context, block) : rectify(context, block)),
      ];
    });
  };
}

function blockOf(graph: NetworkGraph, node: GraphNode, peaks: Peaks): Block | undefined {
  const [input] = node.inputs;
  const [output] = node.outputs;
  if (node.operator !== 'Conv' || !peaks[output!]) return undefined;
  const producer = graph.producerOf(input!);
  const stack = producer?.operator === 'Concat' ? producer : undefined;
  const parts = stack?.inputs ?? [input!];
  if (!parts.every((part) => peaksOf(graph, part, peaks))) return undefined;
  const reader = graph.onlyReaderOf(output!);
  const isGain = reader?.operator === 'Mul' && graph.scalar(reader.inputs[1]) !== undefined;
  if (!reader || !(isGain || reader.operator === 'LeakyRelu')) return undefined;
  return { convolution: node, stack, parts, reader };
}

/** A leaky ReLU leaves the scale of the convolution before it. */
function peaksOf(graph: NetworkGraph, map: string, peaks: Peaks): readonly number[] | undefined {
  const producer = graph.producerOf(map);
  return (
    peaks[map] ?? (producer?.operator === 'LeakyRelu' ? peaks[producer.inputs[0]!] : undefined)
  );
}

/** Float to 8 bits. */
function encodeMap({ graph, peaks, level, zero }: Context, map: string): GraphNode[] {
  const inverse = factors(graph, `${map}/inverse`, peaks[map]!, (peak) => 1 / peak);
  return [
    createNode('Mul', [map, inverse], `${map}/scaled`),
    createNode('QuantizeLinear', [`${map}/scaled`, level, zero], codeOf(map)),
  ];
}

/** 8 bits to float, and the gain with it. */
function decodeMap({ graph, peaks, level, zero }: Context, block: Block): GraphNode[] {
  const [map] = block.convolution.outputs;
  const gain = graph.scalar(block.reader.inputs[1])!;
  const scales = factors(graph, `${map}/peaks`, peaks[map!]!, (peak) => peak * gain);
  return [
    createNode('DequantizeLinear', [codeOf(map!), level, zero], `${map}/scaled`),
    createNode('Mul', [`${map}/scaled`, scales], block.reader.outputs[0]!),
  ];
}

/** A leaky ReLU from 8 bits to 8 bits; the runtime makes a table of these three. */
function rectify({ level, zero }: Context, { convolution, reader }: Block): GraphNode[] {
  const [map] = reader.outputs;
  const before = `${map}/before`;
  return [
    createNode('DequantizeLinear', [codeOf(convolution.outputs[0]!), level, zero], before),
    createNode('LeakyRelu', [before], `${map}/after`, reader.attributes),
    createNode('QuantizeLinear', [`${map}/after`, level, zero], codeOf(map!)),
  ];
}

function convolve(context: Context, { convolution, stack, parts }: Block): GraphNode[] {
  const { graph, peaks, level, zero } = context;
  const [input, weights, bias] = convolution.inputs;
  const [output] = convolution.outputs;
  const { dims, data } = graph.constant(weights)!;
  const offsets = graph.constant(bias)?.data ?? new Float32Array(dims[0]!);
  const from = parts.flatMap((part) => peaksOf(graph, part, peaks)!);
  const codes = quantizeWeights({ dims, data }, offsets, from, peaks[output!]!);
  const channels = { dims: [dims[0]!] };
  const inputs = [
    stack ? codeOf(input!) : codeOf(parts[0]!),
    level,
    zero,
    graph.add(`${weights}/codes`, { dims, data: codes.weights }),
    graph.add(`${weights}/steps`, { ...channels, data: codes.steps }),
    graph.add(`${weights}/zeros`, { ...channels, data: new Int8Array(dims[0]!) }),
    level,
    zero,
    graph.add(`${weights}/offsets`, { ...channels, data: codes.offsets }),
  ];
  const axis = new Map([['axis', integerAttribute('axis', 1)]]);
  return [
    ...(stack ? [createNode('Concat', parts.map(codeOf), codeOf(input!), axis)] : []),
    createNode('QLinearConv', inputs, codeOf(output!), convolution.attributes),
  ];
}

/**
 * Weights between maps that are scaled by their peaks, each output channel in steps of its own;
 * offsets in the levels of the sum.
 */
export function quantizeWeights(
  { dims, data }: FloatTensor,
  offsets: Float32Array,
  from: readonly number[],
  to: readonly number[],
): { weights: Int8Array; steps: Float32Array; offsets: Int32Array } {
  const rowLength = data.length / dims[0]!;
  const taps = rowLength / dims[1]!;
  const result = {
    weights: new Int8Array(data.length),
    steps: new Float32Array(dims[0]!),
    offsets: new Int32Array(dims[0]!),
  };
  to.forEach((peak, channel) => {
    const row = data
      .subarray(channel * rowLength, (channel + 1) * rowLength)
      .map((value, at) => (value * from[Math.floor(at / taps)]!) / peak);
    const step = stepOf(row, taps);
    result.steps[channel] = step;
    result.offsets[channel] = Math.round((offsets[channel]! * LEVELS) / (peak * step));
    result.weights.set(
      row.map((value) => Math.round(value / step)),
      channel * rowLength,
    );
  });
  return result;
}

/** The smallest step at which no weight and no pair is too large. */
function stepOf(row: Float32Array, taps: number): number {
  let most = 0;
  for (let at = 0; at < row.length; at++) {
    const value = row[at]!;
    const sign = Math.sign(value);
    // Runtimes line weights up as they are stored, or channel by channel within a tap.
    const stored = at % 2 === 0 ? (row[at + 1] ?? 0) * sign : 0;
    const acrossChannels = Math.floor(at / taps) % 2 === 0 ? (row[at + taps] ?? 0) * sign : 0;
    most = Math.max(most, value * sign + Math.max(0, stored, acrossChannels));
  }
  return most / MOST_OF_PAIR || 1;
}

/** One factor a channel, to multiply a map by. */
function factors(
  graph: NetworkGraph,
  name: string,
  peaks: readonly number[],
  factorOf: (peak: number) => number,
): string {
  return graph.add(name, { dims: [peaks.length, 1, 1], data: Float32Array.from(peaks, factorOf) });
}

function codeOf(map: string): string {
  return `${map}/code`;
}

function createNode(
  operator: string,
  inputs: string[],
  output: string,
  attributes = new Map<string, Uint8Array>(),
): GraphNode {
  return { operator, inputs, outputs: [output], attributes };
}

import {
  type FloatTensor,
  type GraphNode,
  integerAttribute,
  integersAttribute,
  type NetworkGraph,
  textAttribute,
} from './network-graph';

/**
 * A change of a network that leaves what it computes. The runtime keeps feature maps in blocks of
 * channels while one convolution follows another, and copies them out of that order for whatever
 * comes between: a third of MI-GAN's time, an eighth of Real-ESRGAN's.
 */
export type Rewrite = (graph: NetworkGraph) => void;

/**
 * Convolution → leaky ReLU → gain → clip becomes convolution → leaky ReLU: the ReLU is linear along
 * rays, so the gain moves into the weights before it. The clip, at ±256, guards training in half
 * precision (T. Karras et al., "Training generative adversarial networks with limited data", 2020);
 * pictures don't come near it.
 */
export function foldGains(graph: NetworkGraph): void {
  for (const rectifier of graph.nodes.filter(({ operator }) => operator === 'LeakyRelu')) {
    const gainNode = readerOf(graph, rectifier, 'Mul');
    const clip = gainNode && readerOf(graph, gainNode, 'Clip');
    const gain = graph.scalar(gainNode?.inputs[1]);
    const source = graph.producerOf(rectifier.inputs[0]!);
    if (!gainNode || !clip || !source || gain === undefined || gain <= 0) continue;
    if (!scaleOutput(graph, source, gain)) continue;
    graph.bypass([gainNode, clip], rectifier.outputs[0]!);
  }
}

/** Multiplies what a convolution, or a constant added to one, gives; false where it is neither. */
function scaleOutput(graph: NetworkGraph, node: GraphNode, gain: number): boolean {
  const convolution = node.operator === 'Add' ? graph.producerOf(node.inputs[0]!) : node;
  if (convolution?.operator !== 'Conv') return false;
  const places = [
    ...convolution.inputs.slice(1).map((_, at) => [convolution, at + 1] as const),
    ...(node === convolution ? [] : [[node, 1] as const]),
  ];
  const constants = places.map(([{ inputs }, at]) => graph.constant(inputs[at]));
  if (constants.includes(undefined)) return false;
  places.forEach(([{ inputs }, at], index) => {
    const { dims, data } = constants[index]!;
    const scaled = { dims, data: data.map((value) => value * gain) };
    inputs[at] = graph.add(`${inputs[at]}/scaled`, scaled);
  });
  return true;
}

/**
 * Upsampling by zeros between pixels and a filter of four taps, 1 3 3 1, is the same as by repeated
 * pixels and a filter of three, 1 2 1: fewer taps, and no mask.
 */
export function foldUpsampling(graph: NetworkGraph): void {
  for (const filter of graph.nodes.filter(({ operator }) => operator === 'Conv')) {
    const pad = graph.producerOf(filter.inputs[0]!);
    const mask = pad?.operator === 'Pad' && graph.producerOf(pad.inputs[0]!);
    const repeat = mask && mask.operator === 'Mul' && graph.producerOf(mask.inputs[0]!);
    if (!repeat || repeat.operator !== 'Resize') continue;
    if (textAttribute(repeat, 'mode') !== 'nearest') continue;
    const taps = graph.constant(filter.inputs[1]);
    const zeros = graph.constant(mask.inputs[1]);
    const level = taps && levelOf(taps);
    if (!taps || level === undefined || !zeros || !keepsEveryOther(zeros)) continue;
    filter.inputs[0] = repeat.outputs[0]!;
    filter.inputs[1] = graph.add(
      `${filter.inputs[1]}/short`,
      repeatedKernel(taps.dims[0]!, outer([1, 2, 1], level)),
    );
    filter.attributes.set('kernel_shape', integersAttribute('kernel_shape', [3, 3]));
    filter.attributes.set('pads', integersAttribute('pads', [1, 1, 1, 1]));
    graph.nodes = graph.nodes.filter((node) => node !== pad && node !== mask);
  }
}

/** The factor of a kernel that is 1 3 3 1 by 1 3 3 1 in every channel. */
function levelOf({ dims, data }: FloatTensor): number | undefined {
  const [channels = 0, depth, height, width] = dims;
  if (depth !== 1 || height !== 4 || width !== 4) return undefined;
  const level = data[0]!;
  const wanted = repeatedKernel(channels, outer([1, 3, 3, 1], level)).data;
  return data.every((value, at) => Math.abs(value - wanted[at]!) <= 1e-6) ? level : undefined;
}

/** Whether a mask of one channel is 1 where row and column are even, and 0 elsewhere. */
function keepsEveryOther({ dims, data }: FloatTensor): boolean {
  const widthPx = dims.at(-1) ?? 0;
  return data.every((value, at) => {
    const isKept = (at % widthPx) % 2 === 0 && Math.floor(at / widthPx) % 2 === 0;
    return value === (isKept ? 1 : 0);
  });
}

/**
 * A sum times a number becomes a convolution of one tap a channel, which stays in the order of its
 * neighbours.
 */
export function scaleByConvolution(graph: NetworkGraph): void {
  for (const node of graph.nodes) {
    if (node.operator !== 'Mul' || graph.producerOf(node.inputs[0]!)?.operator !== 'Add') continue;
    const gain = graph.scalar(node.inputs[1]);
    const channels = channelsOf(graph, node.inputs[0]!);
    if (gain === undefined || channels === undefined) continue;
    node.operator = 'Conv';
    node.inputs[1] = graph.add('gain', repeatedKernel(channels, [gain]));
    node.attributes.set('kernel_shape', integersAttribute('kernel_shape', [1, 1]));
    node.attributes.set('group', integerAttribute('group', channels));
  }
}

/** Channels of a feature map, as the convolution behind it tells. */
function channelsOf(graph: NetworkGraph, value: string): number | undefined {
  const producer = graph.producerOf(value);
  if (producer?.operator === 'Conv') return graph.constant(producer.inputs[1])?.dims[0];
  return producer?.operator === 'Add' ? channelsOf(graph, producer.inputs[0]!) : undefined;
}

function readerOf(graph: NetworkGraph, node: GraphNode, operator: string): GraphNode | undefined {
  const reader = graph.onlyReaderOf(node.outputs[0]!);
  return reader?.operator === operator ? reader : undefined;
}

function outer(taps: readonly number[], level: number): number[] {
  return taps.flatMap((down) => taps.map((across) => down * across * level));
}

/** One kernel for every channel, square. */
function repeatedKernel(channels: number, kernel: readonly number[]): FloatTensor {
  const side = Math.sqrt(kernel.length);
  const data = Float32Array.from(
    { length: channels * kernel.length },
    (_, at) => kernel[at % kernel.length]!,
  );
  return { dims: [channels, 1, side, side], data };
}

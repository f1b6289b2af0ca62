import { type Layer, type LayersModel } from './layers-model';
import { type OnnxModel, type OnnxNode, type OnnxTensor } from './onnx-writer';

const INPUT = 'input';
const OUTPUT = 'output';

/** The same network as an ONNX graph, channels first: `input` [1, 3, H, W] → `output`, 0 to 1. */
export function toOnnx(model: LayersModel, name: string, description: string): OnnxModel {
  const last = model.layers.at(-1)!.name;
  const rename = (layer: string) =>
    layer === model.layers[0]!.name ? INPUT : layer === last ? OUTPUT : layer;
  const nodes: OnnxNode[] = [];
  const weights: OnnxTensor[] = [];
  for (const layer of model.layers) {
    if (layer.class_name === 'InputLayer') continue;
    const { node, tensors } = convert(layer, model);
    nodes.push({ ...node, inputs: node.inputs.map(rename), output: rename(node.output) });
    weights.push(...tensors);
  }
  return {
    name,
    description,
    input: { name: INPUT, dims: [1, 3, 'height', 'width'] },
    output: { name: OUTPUT, dims: [1, 3, 'large_height', 'large_width'] },
    nodes,
    weights,
  };
}

function convert(
  layer: Exclude<Layer, { class_name: 'InputLayer' }>,
  model: LayersModel,
): { node: OnnxNode; tensors: OnnxTensor[] } {
  const inputs = layer.inbound_nodes;
  const output = layer.name;
  switch (layer.class_name) {
    case 'Conv2D': {
      const [kernelHeight, kernelWidth] = layer.config.kernel_size;
      const [top, left] = [(kernelHeight - 1) / 2, (kernelWidth - 1) / 2];
      const tensors = [kernelOf(output, model), biasOf(output, model)];
      const attributes = {
        kernel_shape: [kernelHeight, kernelWidth],
        pads: [top, left, top, left],
      };
      const all = [...inputs, ...tensors.map((tensor) => tensor.name)];
      return { node: { operator: 'Conv', inputs: all, output, attributes }, tensors };
    }
    case 'Activation':
      return { node: { operator: 'Relu', inputs, output }, tensors: [] };
    case 'Concatenate':
      return { node: { operator: 'Concat', inputs, output, attributes: { axis: 1 } }, tensors: [] };
    case 'Add':
      return { node: { operator: 'Add', inputs, output }, tensors: [] };
    case 'UpSampling2D': {
      const [down, across] = layer.config.size;
      const scales = {
        name: `${output}/scales`,
        dims: [4],
        data: Float32Array.of(1, 1, down, across),
      };
      const attributes = {
        mode: 'nearest',
        coordinate_transformation_mode: 'asymmetric',
        nearest_mode: 'floor',
      };
      const node = { operator: 'Resize', inputs: [...inputs, '', scales.name], output, attributes };
      return { node, tensors: [scales] };
    }
  }
}

/** TensorFlow orders a kernel as height, width, in, out; ONNX as out, in, height, width. */
function kernelOf(layer: string, model: LayersModel): OnnxTensor {
  const { shape, data } = model.weights.get(`${layer}/kernel`)!;
  const [height, width, channelsIn, channelsOut] = shape as [number, number, number, number];
  const turned = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let from = 0; from < channelsIn; from++)
        for (let to = 0; to < channelsOut; to++)
          turned[((to * channelsIn + from) * height + y) * width + x] =
            data[((y * width + x) * channelsIn + from) * channelsOut + to]!;
  return { name: `${layer}/kernel`, dims: [channelsOut, channelsIn, height, width], data: turned };
}

function biasOf(layer: string, model: LayersModel): OnnxTensor {
  const { shape, data } = model.weights.get(`${layer}/bias`)!;
  return { name: `${layer}/bias`, dims: shape, data };
}

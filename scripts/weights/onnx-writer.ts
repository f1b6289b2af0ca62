import { integer, message, text } from '../../lib/engines/builtin/onnx/protobuf';

/**
 * The small part of ONNX's protobuf format that a chain of convolutions needs
 * (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto).
 */

const OPSET = 13;
/** The lowest IR version that has opset 13. */
const IR_VERSION = 7;
const FLOAT = 1;

export interface OnnxTensor {
  name: string;
  dims: readonly number[];
  data: Float32Array;
}

type Attribute = number | string | readonly number[];

export interface OnnxNode {
  operator: string;
  inputs: readonly string[];
  output: string;
  attributes?: Record<string, Attribute>;
}

export interface OnnxModel {
  name: string;
  /** Where the weights come from; kept in the file. */
  description: string;
  /** Names of dynamic dimensions, or their sizes. */
  input: { name: string; dims: readonly (number | string)[] };
  output: { name: string; dims: readonly (number | string)[] };
  nodes: readonly OnnxNode[];
  weights: readonly OnnxTensor[];
}

/** The bytes of an `.onnx` file. */
export function encodeModel(model: OnnxModel): Uint8Array {
  const graph = Buffer.concat([
    ...model.nodes.map((node) => message(1, encodeNode(node))),
    text(2, model.name),
    ...model.weights.map((tensor) => message(5, encodeTensor(tensor))),
    message(11, encodeValue(model.input)),
    message(12, encodeValue(model.output)),
  ]);
  const opset = Buffer.concat([text(1, ''), integer(2, OPSET)]);
  return Buffer.concat([
    integer(1, IR_VERSION),
    text(6, model.description),
    message(7, graph),
    message(8, opset),
  ]);
}

function encodeNode({ operator, inputs, output, attributes = {} }: OnnxNode): Buffer {
  return Buffer.concat([
    ...inputs.map((input) => text(1, input)),
    text(2, output),
    text(3, output),
    text(4, operator),
    ...Object.entries(attributes).map(([name, value]) => message(5, encodeAttribute(name, value))),
  ]);
}

function encodeAttribute(name: string, value: Attribute): Buffer {
  if (typeof value === 'number')
    return Buffer.concat([text(1, name), integer(3, value), integer(20, 2)]);
  if (typeof value === 'string')
    return Buffer.concat([text(1, name), text(4, value), integer(20, 3)]);
  return Buffer.concat([text(1, name), ...value.map((item) => integer(8, item)), integer(20, 7)]);
}

function encodeTensor({ name, dims, data }: OnnxTensor): Buffer {
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return Buffer.concat([
    ...dims.map((dim) => integer(1, dim)),
    integer(2, FLOAT),
    text(8, name),
    message(9, raw),
  ]);
}

function encodeValue({ name, dims }: OnnxModel['input']): Buffer {
  const shape = Buffer.concat(
    dims.map((dim) => message(1, typeof dim === 'number' ? integer(1, dim) : text(2, dim))),
  );
  const tensorType = Buffer.concat([integer(1, FLOAT), message(2, shape)]);
  return Buffer.concat([text(1, name), message(2, message(1, tensorType))]);
}

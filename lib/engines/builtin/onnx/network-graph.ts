import { type Field, integer, message, readFields, readVarint, text } from './protobuf';

/**
 * Field numbers of ONNX (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto). What is not named
 * here is passed through as it came.
 */
const MODEL = { graph: 7 };
const GRAPH = { node: 1, initializer: 5, output: 12 };
const NODE = { input: 1, output: 2, operator: 4, attribute: 5 };
const ATTRIBUTE = { name: 1, integer: 3, string: 4, tensor: 5, integers: 8, type: 20 };
const VALUE = { name: 1, type: 2 };
const TYPE = { tensor: 1 };
const TENSOR_TYPE = { element: 1 };
const TENSOR = { dims: 1, type: 2, floats: 4, name: 8, raw: 9 };

/** Types of a tensor's elements. */
const ELEMENT = { float: 1, uint8: 2, int8: 3, int32: 6 };
/** Types of an attribute. */
const TYPE_INTEGER = 2;
const TYPE_INTEGERS = 7;

export interface GraphNode {
  operator: string;
  inputs: string[];
  outputs: string[];
  /** Attributes by name, each an encoded AttributeProto. */
  attributes: Map<string, Uint8Array>;
}

export interface FloatTensor {
  dims: readonly number[];
  data: Float32Array;
}

/** Bytes and whole numbers of 32 bits can be added, not read. */
interface Constant {
  dims: readonly number[];
  data: Float32Array | Uint8Array | Int8Array | Int32Array;
}

/** An ONNX network that can be changed and written again. */
export class NetworkGraph {
  nodes: GraphNode[];
  private readonly modelRest: Uint8Array[];
  private readonly graphRest: Uint8Array[];
  private readonly initializers = new Map<string, Uint8Array>();

  /** @throws RangeError when the bytes are no protobuf message */
  constructor(bytes: Uint8Array) {
    const model = readFields(bytes);
    const graph = readFields(model.find(({ number }) => number === MODEL.graph)?.value ?? bytes);
    this.modelRest = rest(model, Object.values(MODEL));
    this.graphRest = rest(graph, [GRAPH.node, GRAPH.initializer]);
    this.nodes = valuesOf(graph, GRAPH.node).map(readNode);
    for (const tensor of valuesOf(graph, GRAPH.initializer))
      this.initializers.set(textOf(readFields(tensor), TENSOR.name), tensor);
  }

  producerOf(value: string): GraphNode | undefined {
    return this.nodes.find(({ outputs }) => outputs.includes(value));
  }

  /** The node that reads a value, when it is one alone. */
  onlyReaderOf(value: string): GraphNode | undefined {
    const readers = this.nodes.filter(({ inputs }) => inputs.includes(value));
    return readers.length === 1 ? readers[0] : undefined;
  }

  /** A value that is known before the network runs; undefined for others, and for other types. */
  constant(value: string | undefined): FloatTensor | undefined {
    if (value === undefined) return undefined;
    const initializer = this.initializers.get(value);
    if (initializer !== undefined) return readTensor(initializer);
    const producer = this.producerOf(value);
    if (producer?.operator === 'Identity') return this.constant(producer.inputs[0]);
    const attribute = producer?.operator === 'Constant' && producer.attributes.get('value');
    if (!attribute) return undefined;
    return readTensor(valuesOf(readFields(attribute), ATTRIBUTE.tensor)[0]!);
  }

  /** A constant of a single number. */
  scalar(value: string | undefined): number | undefined {
    const constant = this.constant(value);
    return constant?.data.length === 1 ? constant.data[0] : undefined;
  }

  /** Adds a constant; returns the name it was given, which begins with `stem`. */
  add(stem: string, { dims, data }: Constant): string {
    let name = stem;
    for (let count = 1; this.initializers.has(name); count++) name = `${stem}/${count}`;
    const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    const fields = [
      ...dims.map((dim) => integer(TENSOR.dims, dim)),
      integer(TENSOR.type, elementOf(data)),
      text(TENSOR.name, name),
      message(TENSOR.raw, raw),
    ];
    this.initializers.set(name, Buffer.concat(fields));
    return name;
  }

  /** Makes a float value from inside the network an output, too. */
  expose(value: string): void {
    const tensor = message(TYPE.tensor, integer(TENSOR_TYPE.element, ELEMENT.float));
    const output = Buffer.concat([text(VALUE.name, value), message(VALUE.type, tensor)]);
    this.graphRest.push(message(GRAPH.output, output));
  }

  /** Takes nodes out; who read the output of the last one reads `instead`. */
  bypass(nodes: readonly GraphNode[], instead: string): void {
    const output = nodes.at(-1)?.outputs[0];
    const gone = new Set(nodes);
    this.nodes = this.nodes.filter((node) => !gone.has(node));
    for (const node of this.nodes)
      node.inputs = node.inputs.map((input) => (input === output ? instead : input));
  }

  /** The bytes of an `.onnx` file; constants that nobody reads any more are left out. */
  encode(): Uint8Array {
    const read = new Set(this.nodes.flatMap(({ inputs }) => inputs));
    const isRead = ({ operator, outputs }: GraphNode) =>
      operator !== 'Constant' || outputs.some((output) => read.has(output));
    const kept = [...this.initializers].filter(([name]) => read.has(name));
    const graph = Buffer.concat([
      ...this.nodes.filter(isRead).map((node) => message(GRAPH.node, encodeNode(node))),
      ...kept.map(([, tensor]) => message(GRAPH.initializer, tensor)),
      ...this.graphRest,
    ]);
    return Buffer.concat([...this.modelRest, message(MODEL.graph, graph)]);
  }
}

/** An attribute of one whole number, for `GraphNode.attributes`. */
export function integerAttribute(name: string, value: number): Uint8Array {
  return Buffer.concat([
    text(ATTRIBUTE.name, name),
    integer(ATTRIBUTE.integer, value),
    integer(ATTRIBUTE.type, TYPE_INTEGER),
  ]);
}

/** An attribute of whole numbers, for `GraphNode.attributes`. */
export function integersAttribute(name: string, values: readonly number[]): Uint8Array {
  return Buffer.concat([
    text(ATTRIBUTE.name, name),
    ...values.map((value) => integer(ATTRIBUTE.integers, value)),
    integer(ATTRIBUTE.type, TYPE_INTEGERS),
  ]);
}

/** A text attribute's value; undefined without one. */
export function textAttribute({ attributes }: GraphNode, name: string): string | undefined {
  const attribute = attributes.get(name);
  return attribute && textOf(readFields(attribute), ATTRIBUTE.string);
}

function readNode(bytes: Uint8Array): GraphNode {
  const fields = readFields(bytes);
  const attributes = valuesOf(fields, NODE.attribute).map(
    (attribute) => [textOf(readFields(attribute), ATTRIBUTE.name), attribute] as const,
  );
  return {
    operator: textOf(fields, NODE.operator),
    inputs: valuesOf(fields, NODE.input).map(toText),
    outputs: valuesOf(fields, NODE.output).map(toText),
    attributes: new Map(attributes),
  };
}

function encodeNode({ operator, inputs, outputs, attributes }: GraphNode): Buffer {
  return Buffer.concat([
    ...inputs.map((input) => text(NODE.input, input)),
    ...outputs.map((output) => text(NODE.output, output)),
    text(NODE.operator, operator),
    ...[...attributes.values()].map((attribute) => message(NODE.attribute, attribute)),
  ]);
}

function readTensor(bytes: Uint8Array): FloatTensor | undefined {
  const fields = readFields(bytes);
  const [type] = valuesOf(fields, TENSOR.type);
  if (type === undefined || readVarint(type, 0).value !== ELEMENT.float) return undefined;
  const dims = valuesOf(fields, TENSOR.dims).map((dim) => readVarint(dim, 0).value);
  const [raw = Buffer.concat(valuesOf(fields, TENSOR.floats))] = valuesOf(fields, TENSOR.raw);
  // A copy: floats must begin at a multiple of four bytes.
  return { dims, data: new Float32Array(new Uint8Array(raw).buffer) };
}

function elementOf(data: Constant['data']): number {
  if (data instanceof Float32Array) return ELEMENT.float;
  if (data instanceof Int32Array) return ELEMENT.int32;
  return data instanceof Int8Array ? ELEMENT.int8 : ELEMENT.uint8;
}

function rest(fields: readonly Field[], known: readonly number[]): Uint8Array[] {
  return fields.filter(({ number }) => !known.includes(number)).map(({ raw }) => raw);
}

function valuesOf(fields: readonly Field[], wanted: number): Uint8Array[] {
  return fields.filter(({ number }) => number === wanted).map(({ value }) => value);
}

function textOf(fields: readonly Field[], wanted: number): string {
  return toText(fields.find(({ number }) => number === wanted)?.value ?? new Uint8Array());
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

import { type LayersModel } from './layers-model';

/** Rows of pixels of channels, as TensorFlow orders them. */
interface Volume {
  height: number;
  width: number;
  channels: number;
  data: Float64Array;
}

/**
 * The network evaluated as its definition reads, in doubles and without any cleverness: slow, and
 * the judge of the converted graph.
 * @param input height × width × 3, 0 to 1
 */
export function evaluateReference(model: LayersModel, input: Volume): Volume {
  const results = new Map<string, Volume>();
  let last = input;
  for (const layer of model.layers) {
    const inputs = layer.inbound_nodes.map((name) => results.get(name)!);
    if (layer.class_name === 'Conv2D') last = convolve(inputs[0]!, model, layer.name);
    else if (layer.class_name === 'Activation')
      last = { ...inputs[0]!, data: inputs[0]!.data.map((value) => Math.max(0, value)) };
    else if (layer.class_name === 'Concatenate') last = concatenate(inputs);
    else if (layer.class_name === 'Add')
      last = {
        ...inputs[0]!,
        data: inputs[0]!.data.map((value, at) => value + inputs[1]!.data[at]!),
      };
    else if (layer.class_name === 'UpSampling2D') last = repeat(inputs[0]!, layer.config.size[0]);
    results.set(layer.name, last);
  }
  return last;
}

function convolve(input: Volume, model: LayersModel, layer: string): Volume {
  const kernel = model.weights.get(`${layer}/kernel`)!;
  const bias = model.weights.get(`${layer}/bias`)!.data;
  const [rows, columns, channelsIn, channels] = kernel.shape as [number, number, number, number];
  const { height, width } = input;
  const data = new Float64Array(height * width * channels);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let to = 0; to < channels; to++) {
        let sum = bias[to]!;
        for (let ky = 0; ky < rows; ky++)
          for (let kx = 0; kx < columns; kx++) {
            const [fromY, fromX] = [y + ky - (rows - 1) / 2, x + kx - (columns - 1) / 2];
            if (fromY < 0 || fromY >= height || fromX < 0 || fromX >= width) continue;
            for (let from = 0; from < channelsIn; from++)
              sum +=
                input.data[(fromY * width + fromX) * channelsIn + from]! *
                kernel.data[((ky * columns + kx) * channelsIn + from) * channels + to]!;
          }
        data[(y * width + x) * channels + to] = sum;
      }
  return { height, width, channels, data };
}

function concatenate(inputs: readonly Volume[]): Volume {
  const { height, width } = inputs[0]!;
  const channels = inputs.reduce((sum, input) => sum + input.channels, 0);
  const data = new Float64Array(height * width * channels);
  for (let pixel = 0; pixel < height * width; pixel++) {
    let at = pixel * channels;
    for (const input of inputs)
      for (let channel = 0; channel < input.channels; channel++)
        data[at++] = input.data[pixel * input.channels + channel]!;
  }
  return { height, width, channels, data };
}

function repeat({ height, width, channels, data }: Volume, factor: number): Volume {
  const large = { height: height * factor, width: width * factor, channels };
  const result = new Float64Array(large.height * large.width * channels);
  for (let at = 0; at < result.length; at++) {
    const pixel = Math.floor(at / channels);
    const [x, y] = [pixel % large.width, Math.floor(pixel / large.width)];
    const from = Math.floor(y / factor) * width + Math.floor(x / factor);
    result[at] = data[from * channels + (at % channels)]!;
  }
  return { ...large, data: result };
}

/**
 * Measures how far the channels inside Real-ESRGAN reach, and writes the table by which
 * `quantizeConvolutions` turns it into integers:
 *
 *     npx tsx scripts/weights/measure-peaks.ts
 *
 * The photos cat and coffee are left out, so that tests can use them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { NetworkGraph } from '../../lib/engines/builtin/onnx/network-graph';
import { WEIGHTS } from '../../lib/engines/builtin/onnx/weights';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TARGET = path.join(ROOT, 'lib/engines/builtin/upscale/weights/real_esrgan_x2.peaks.json');
/** Photos almost at their own size, then drawings, small ones enlarged. */
const PICTURES = [
  { file: 'tests/fixtures/photos/astronaut.jpg', heightPx: 400 },
  { file: 'tests/fixtures/photos/rocket.jpg', heightPx: 400 },
  { file: 'public/guide/inpaint-before.webp', heightPx: 256 },
  { file: 'public/guide/enhancePrompt-after.webp', heightPx: 256 },
  ...['photorealism', 'popart', 'grain', 'lineart', 'crosshatch', 'psychedelic'].map((style) => ({
    file: `public/styles/${style}.webp`,
    heightPx: 256,
  })),
];
const SIDE_PX = 128;
/**
 * Blocks of the network, from 0 to 22, that are worth it: the outer ones take a fifth of the time,
 * and would add as much error as all others together.
 */
const FIRST_BLOCK = 2;
const LAST_BLOCK = 19;
/** Cutting off the rarest values gives all others finer levels: half a decibel nearer. */
const KEPT_SHARE = 0.8;

async function main(): Promise<void> {
  const bytes = readFileSync(
    createRequire(import.meta.url).resolve(WEIGHTS.realEsrgan.packagePath),
  );
  const graph = new NetworkGraph(bytes);
  const maps = mapsOf(graph);
  for (const map of maps) graph.expose(map);
  const session = await InferenceSession.create(graph.encode());
  const peaks = new Map<string, number[]>();
  for (const data of [...(await Promise.all(PICTURES.map(centreOf))), ...patterns()]) {
    const feeds = { input: new Tensor('float32', data, [1, 3, SIDE_PX, SIDE_PX]) };
    const outputs = await session.run(feeds);
    for (const map of maps) peaks.set(map, raise(peaks.get(map), outputs[map]!));
  }
  const rounded = [...peaks].map(([map, values]) => [map, values.map(toEntry)]);
  writeFileSync(TARGET, JSON.stringify(Object.fromEntries(rounded)));
}

/** What enters each dense block, and what each of its convolutions gives. */
function mapsOf(graph: NetworkGraph): string[] {
  return graph.nodes.flatMap(({ operator, inputs, outputs }) => {
    const [, block, convolution] = /^body\.(\d+)\.rdb\d\.(conv\d)\./.exec(inputs[1] ?? '') ?? [];
    if (operator !== 'Conv' || block === undefined) return [];
    if (Number(block) < FIRST_BLOCK || Number(block) > LAST_BLOCK) return [];
    return [...(convolution === 'conv1' ? [inputs[0]!] : []), outputs[0]!];
  });
}

async function centreOf({ file, heightPx }: (typeof PICTURES)[number]): Promise<Float32Array> {
  const square = await sharp(path.join(ROOT, file))
    .resize(heightPx, heightPx, { fit: 'cover' })
    .toBuffer();
  const startPx = Math.floor((heightPx - SIDE_PX) / 2);
  const data = await sharp(square)
    .extract({ left: startPx, top: startPx, width: SIDE_PX, height: SIDE_PX })
    .removeAlpha()
    .raw()
    .toBuffer();
  return toPlanes((at, channel) => data[at * 3 + channel]! / 255);
}

/** Noise, a chequerboard and a ramp: as hard as pictures get. */
function patterns(): Float32Array[] {
  const noise = (at: number) => Math.abs(Math.sin(at * 12.9898) * 43758.5453) % 1;
  const rowOf = (at: number) => Math.floor(at / SIDE_PX);
  return [
    toPlanes((at, channel) => noise(at * 3 + channel)),
    toPlanes((at) => (Math.floor((at % SIDE_PX) / 8) + Math.floor(rowOf(at) / 8)) % 2),
    toPlanes((at) => rowOf(at) / SIDE_PX),
  ];
}

function toPlanes(valueAt: (at: number, channel: number) => number): Float32Array {
  const count = SIDE_PX ** 2;
  return Float32Array.from({ length: 3 * count }, (_, at) =>
    valueAt(at % count, Math.floor(at / count)),
  );
}

/** The peaks so far, raised where a channel of this map reaches farther. */
function raise(before: readonly number[] | undefined, map: Tensor): number[] {
  const channels = map.dims[1]!;
  const data = map.data as Float32Array;
  const count = data.length / channels;
  return Array.from({ length: channels }, (_, channel) =>
    data
      .subarray(channel * count, (channel + 1) * count)
      .reduce((most, value) => Math.max(most, Math.abs(value)), before?.[channel] ?? 0),
  );
}

/** Two digits are enough; silent channels get a little, since they divide. */
function toEntry(peak: number): number {
  return Number(Math.max(peak * KEPT_SHARE, 1e-3).toPrecision(2));
}

await main();

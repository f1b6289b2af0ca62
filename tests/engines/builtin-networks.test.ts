import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { NetworkGraph } from '@/lib/engines/builtin/onnx/network-graph';
import { type Weight, WEIGHTS } from '@/lib/engines/builtin/onnx/weights';
import { type Pixels } from '@/lib/engines/engine';
import { cropPixels } from '@/lib/imaging/kernels/crop';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { readImage } from '@/lib/imaging/decode';
import { IMAGE_RULES } from '@/lib/imaging/limits';

const PHOTO = path.resolve(import.meta.dirname, '../fixtures/photos/cat.jpg');

type Feeds = Record<string, Tensor>;

/** How far a network with its rewrites is from itself without, and how many nodes they took. */
async function compare(weight: Weight, feeds: Feeds, output: string) {
  const file = createRequire(import.meta.url).resolve(weight.packagePath!);
  const bytes = new Uint8Array(readFileSync(file));
  const graph = new NetworkGraph(bytes);
  const before = graph.nodes.length;
  for (const rewrite of weight.rewrites ?? []) rewrite(graph);
  const options = {
    enableMemPattern: false,
    enableCpuMemArena: false,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  } as const;
  const sessions = [bytes, graph.encode()].map((each) => InferenceSession.create(each, options));
  const [plain, lean] = await Promise.all(
    sessions.map(
      async (session) => (await (await session).run(feeds))[output]!.data as Float32Array,
    ),
  );
  let [sum, squares, most] = [0, 0, 0];
  plain!.forEach((value, at) => {
    const difference = Math.abs(value - lean![at]!);
    sum += difference;
    squares += difference ** 2;
    most = Math.max(most, difference);
  });
  const { length } = plain!;
  return {
    most,
    mean: sum / length,
    square: squares / length,
    removed: before - graph.nodes.length,
  };
}

function readPhoto(): Promise<Pixels> {
  return readImage(readFileSync(PHOTO), IMAGE_RULES.edit, { param: 'image' });
}

/** A picture's colours, one plane after another. */
function toPlanes({ widthPx, heightPx, data }: Pixels): Float32Array {
  const count = widthPx * heightPx;
  return Float32Array.from(
    { length: count * 3 },
    (_, at) => data[(at % count) * 4 + Math.floor(at / count)]!,
  );
}

describe('networks made leaner', () => {
  it('fill holes as they did: no pixel differs by more than a rounding', async () => {
    const side = 512;
    const photo = await resizePixels(await readPhoto(), { widthPx: side, heightPx: side });
    const mask = new Uint8Array(side * side).fill(255);
    for (let y = 180; y < 330; y++) mask.fill(0, y * side + 150, y * side + 340);
    const feeds = {
      image: new Tensor('uint8', Uint8Array.from(toPlanes(photo)), [1, 3, side, side]),
      mask: new Tensor('uint8', mask, [1, 1, side, side]),
    };
    const { most, mean, removed } = await compare(WEIGHTS.migan, feeds, 'result');
    expect(most).toBeLessThanOrEqual(1);
    expect(mean).toBeLessThan(0.01);
    // Per layer a gain and a clip, per upsampling a mask and a pad.
    expect(removed).toBe(2 * 65 + 2 * 14);
  });

  it('enlarge nearly as they did, in integers of 8 bits: more than 40 dB of signal to noise', async () => {
    const side = 64;
    const part = { leftPx: 150, topPx: 60, widthPx: side, heightPx: side };
    const input = toPlanes(cropPixels(await readPhoto(), part)).map((value) => value / 255);
    const feeds = { input: new Tensor('float32', input, [1, 3, side, side]) };
    const { square } = await compare(WEIGHTS.realEsrgan, feeds, 'output');
    expect(10 * Math.log10(1 / square)).toBeGreaterThan(40);
  });
});

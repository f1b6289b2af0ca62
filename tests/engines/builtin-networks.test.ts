import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { NetworkGraph } from '@/lib/engines/builtin/onnx/network-graph';
import { type Weight, WEIGHTS } from '@/lib/engines/builtin/onnx/weights';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { readImage } from '@/lib/imaging/decode';
import { IMAGE_RULES } from '@/lib/imaging/limits';

const PHOTO = path.resolve(import.meta.dirname, '../fixtures/photos/cat.jpg');

type Feeds = Record<string, Tensor>;

/** What a network says with its rewrites and without, and how many nodes each has. */
async function compare(weight: Weight, feeds: Feeds, output: string) {
  const file = createRequire(import.meta.url).resolve(weight.packagePath!);
  const bytes = new Uint8Array(readFileSync(file));
  const graph = new NetworkGraph(bytes);
  const before = graph.nodes.length;
  for (const rewrite of weight.rewrites ?? []) rewrite(graph);
  const options = { enableMemPattern: false, enableCpuMemArena: false } as const;
  const sessions = [bytes, graph.encode()].map((each) => InferenceSession.create(each, options));
  const [plain, lean] = await Promise.all(
    sessions.map(
      async (session) => (await (await session).run(feeds))[output]!.data as Float32Array,
    ),
  );
  let [sum, most] = [0, 0];
  plain!.forEach((value, at) => {
    const difference = Math.abs(value - lean![at]!);
    sum += difference;
    most = Math.max(most, difference);
  });
  return { most, mean: sum / plain!.length, removed: before - graph.nodes.length };
}

/** A photo's colours, one plane after another. */
async function planes(sidePx: number): Promise<Uint8Array> {
  const photo = await readImage(readFileSync(PHOTO), IMAGE_RULES.edit, { param: 'image' });
  const { data } = await resizePixels(photo, { widthPx: sidePx, heightPx: sidePx });
  const count = sidePx * sidePx;
  return Uint8Array.from(
    { length: count * 3 },
    (_, at) => data[(at % count) * 4 + Math.floor(at / count)]!,
  );
}

describe('networks made leaner', () => {
  it('fill holes as they did: no pixel differs by more than a rounding', async () => {
    const side = 512;
    const mask = new Uint8Array(side * side).fill(255);
    for (let y = 180; y < 330; y++) mask.fill(0, y * side + 150, y * side + 340);
    const feeds = {
      image: new Tensor('uint8', await planes(side), [1, 3, side, side]),
      mask: new Tensor('uint8', mask, [1, 1, side, side]),
    };
    const { most, mean, removed } = await compare(WEIGHTS.migan, feeds, 'result');
    expect(most).toBeLessThanOrEqual(1);
    expect(mean).toBeLessThan(0.01);
    // Per layer a gain and a clip, per upsampling a mask and a pad.
    expect(removed).toBe(2 * 65 + 2 * 14);
  });

  it('enlarge as they did', async () => {
    const side = 32;
    const input = Float32Array.from(await planes(side), (value) => value / 255);
    const feeds = { input: new Tensor('float32', input, [1, 3, side, side]) };
    const { most } = await compare(WEIGHTS.realEsrgan, feeds, 'output');
    expect(most).toBeLessThan(1e-3);
  });
});

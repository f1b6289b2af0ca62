/**
 * Converts ESRGAN slim from TensorFlow.js to ONNX and writes the file that crisp upscaling runs:
 *
 *     npx tsx scripts/weights/esrgan-to-onnx.ts
 *
 * The package is fetched by `npm pack` into a temporary folder, the converted graph is compared
 * with a plain evaluation of the original, and the SHA-256 to enter in the weight table is printed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { readLayersModel, type LayersModel } from './layers-model';
import { encodeModel } from './onnx-writer';
import { evaluateReference } from './reference';
import { toOnnx } from './to-onnx';

const PACKAGE = '@upscalerjs/esrgan-slim@1.0.0';
/** Larger factors are reached by doubling again: the ×4 network draws grids on smooth ground. */
const FACTOR = 2;
const TARGET = path.resolve(import.meta.dirname, '../../lib/engines/builtin/upscale/weights');
/** Float32 sums over some thousand products stay well below this. */
const MOST_DIFFERENCE = 1e-4;
const TILE = { height: 12, width: 14, channels: 3 };

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'esrgan-'));
  try {
    fetchPackage(folder);
    mkdirSync(TARGET, { recursive: true });
    await convertModel(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function fetchPackage(folder: string): void {
  execFileSync('npm', ['pack', PACKAGE, '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 2],
  });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (archive === undefined) throw new Error(`npm pack ${PACKAGE} gave no archive`);
  execFileSync('tar', ['xzf', archive], { cwd: folder });
}

async function convertModel(folder: string): Promise<void> {
  const model = readLayersModel(path.join(folder, 'package/models', `x${FACTOR}`));
  const name = `esrgan_slim_x${FACTOR}`;
  const bytes = encodeModel(toOnnx(model, name, `ESRGAN slim ×${FACTOR}, ${PACKAGE}, MIT`));
  const difference = await compare(model, bytes);
  if (!(difference < MOST_DIFFERENCE))
    throw new Error(`${name} differs from its original by ${difference}`);
  writeFileSync(path.join(TARGET, `${name}.onnx`), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  console.log(`${name}.onnx  ${bytes.length} bytes  ${sha256}  differs by ${difference}`);
}

/** Largest difference between the two networks on a small tile of noise. */
async function compare(model: LayersModel, bytes: Uint8Array): Promise<number> {
  const { height, width, channels } = TILE;
  const data = Float64Array.from(
    { length: height * width * channels },
    (_, at) => Math.abs(Math.sin(at * 12.9898) * 43758.5453) % 1,
  );
  const expected = evaluateReference(model, { ...TILE, data });
  const planar = new Float32Array(data.length);
  data.forEach((value, at) => {
    planar[(at % channels) * height * width + Math.floor(at / channels)] = value;
  });
  const session = await InferenceSession.create(bytes);
  const { output } = await session.run({
    input: new Tensor('float32', planar, [1, channels, height, width]),
  });
  const found = output!.data as Float32Array;
  const pixels = expected.height * expected.width;
  return expected.data.reduce((most, value, at) => {
    const other = found[(at % channels) * pixels + Math.floor(at / channels)]!;
    return Math.max(most, Math.abs(value - other));
  }, 0);
}

await main();

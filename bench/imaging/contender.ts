import { z } from 'zod';
import { peakSignalToNoise, structuralSimilarity } from '@/lib/imaging/quality';
import { median } from '../median';
import { CONTENDERS } from './contenders';
import { loadSamples } from './sample-files';
import { TASKS, type Answer, type Contender, type Measurement, type Sample } from './task';

/** One contender in a process of its own: `tsx bench/imaging/contender.ts <task> <contender>`. */

/** Rounds over all samples after the first, which loads what is loaded once. */
const ROUNDS = 3;
/** No round begins after this long: slow contenders are measured once. */
const BUDGET_MS = 40_000;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function timed(contend: Contender, sample: Sample) {
  const startedAtMs = performance.now();
  const answer = await contend(sample);
  return { answer, elapsedMs: performance.now() - startedAtMs };
}

async function measure(contend: Contender, samples: readonly Sample[]): Promise<Measurement> {
  await contend(samples[0]!);
  const startedAtMs = performance.now();
  const times: number[] = [];
  const answers: Answer[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0 && performance.now() - startedAtMs > BUDGET_MS) break;
    for (const sample of samples) {
      const { answer, elapsedMs } = await timed(contend, sample);
      times.push(elapsedMs);
      if (round === 0) answers.push(answer);
    }
  }
  const peakMemoryMiB = process.resourceUsage().maxRSS / 1024;
  const sizes = answers.flatMap(({ bytes }) => (bytes === undefined ? [] : [bytes / 1024]));
  const pairs = answers.map(({ pixels }, at) => ({ pixels, truth: samples[at]!.truth }));
  return {
    medianMs: median(times),
    peakMemoryMiB,
    ssim: mean(pairs.map(({ pixels, truth }) => structuralSimilarity(pixels, truth))),
    psnr: mean(pairs.map(({ pixels, truth }) => peakSignalToNoise(pixels, truth))),
    ...(sizes.length > 0 ? { kilobytes: mean(sizes) } : {}),
  };
}

const task = z.enum(Object.keys(TASKS) as [keyof typeof TASKS]).parse(process.argv[2]);
const load = CONTENDERS[task][process.argv[3] ?? ''];
if (!load) throw new Error(`${task} has no contender ${process.argv[3]}`);
console.log(JSON.stringify(await measure(await load(), loadSamples(task))));
// Runtimes of peers keep timers and threads alive.
process.exit(0);

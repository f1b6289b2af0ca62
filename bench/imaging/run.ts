import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { ensurePeers } from './peers';
import { dropSamples, saveSamples } from './sample-files';
import { SAMPLES } from './samples';
import { TASKS, type TaskName } from './task';

/**
 * `npm run bench:imaging [task …]`: Easel's networks and kernels against what people would run
 * instead, on the same pictures, in one run, each in a process of its own. Prints a table a task.
 * Compare figures of one run only.
 */

const measurement = z.object({
  medianMs: z.number(),
  peakMemoryMiB: z.number(),
  ssim: z.number(),
  psnr: z.number(),
  kilobytes: z.number().optional(),
});

function measure(task: TaskName, contender: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'bench/imaging/contender.ts', task, contender],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${contender} failed at ${task}: ${stderr.slice(-2000)}`);
  return measurement.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

function row(contender: string, figures: z.infer<typeof measurement>) {
  return {
    contender,
    'median ms': Math.round(figures.medianMs),
    'peak MiB': Math.round(figures.peakMemoryMiB),
    SSIM: figures.ssim.toFixed(4),
    'PSNR dB': figures.psnr.toFixed(2),
    ...(figures.kilobytes === undefined ? {} : { kB: Math.round(figures.kilobytes) }),
  };
}

const known = Object.keys(TASKS) as TaskName[];
const asked = process.argv.slice(2);
ensurePeers();
for (const task of asked.length > 0 ? known.filter((name) => asked.includes(name)) : known) {
  saveSamples(task, await SAMPLES[task]());
  console.log(`\n${task}`);
  console.table(TASKS[task].map((contender) => row(contender, measure(task, contender))));
}
dropSamples();
// Sessions of networks keep threads alive.
process.exit(0);

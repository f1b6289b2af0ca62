/** How long pictures take in one worker, and how much memory: wall clock, and time on the processor. */
import { setImmediate } from 'node:timers/promises';
import { compose } from '@/lib/engines/builtin/compose/compose';
import type { DrawSpec } from '@/lib/engines/engine';
import { CURATED_STYLES, type CuratedStyleName } from '@/lib/models/curated-styles';
import { median } from '../median';

const PROMPTS = [
  'a fox in a forest',
  'two race cars on a race track',
  'three sailboats on a lake at sunset',
  'a cat on a sofa next to a floor lamp',
  'a village street in autumn with a bicycle',
  'a castle with a dragon at night',
  'logo of an owl "OWL"',
  'a cup of coffee on a table',
];
/** Every style of V3 that may be made of pixels. */
const LOOKS = CURATED_STYLES.filter(
  ({ family, outputs, legacy }) => family === 'v3' && outputs.includes('raster') && !legacy,
).map(({ name }) => name as CuratedStyleName);

interface Row {
  name: string;
  targetS: number;
  specs: Partial<DrawSpec>[];
}

const plain = (modelId: string, sidePx = 1024) =>
  PROMPTS.map((prompt) => ({ prompt, modelId, widthPx: sidePx, heightPx: sidePx }));

const promptOf = (index: number) => PROMPTS[index % PROMPTS.length] ?? '';

const ROWS: readonly Row[] = [
  { name: 'flash, 1024²', targetS: 0.3, specs: plain('svcv4_1_flash') },
  { name: 'default, 1024²', targetS: 0.6, specs: plain('svcv4_1') },
  {
    name: 'vector, 1024²',
    targetS: 0.3,
    specs: plain('svcv4_1_vector').map((spec) => ({ ...spec, output: 'vector' })),
  },
  {
    name: 'every look, 1024²',
    targetS: 2,
    specs: LOOKS.map((curatedStyle, i) => ({
      prompt: promptOf(i),
      modelId: 'svcv3',
      curatedStyle,
    })),
  },
  { name: 'pro, 2048²', targetS: 2.5, specs: plain('svcv4_1_pro', 2048) },
];

async function timed(
  extra: Partial<DrawSpec>,
  seed: number,
): Promise<[wallS: number, cpuS: number]> {
  const spec: DrawSpec = {
    prompt: '',
    widthPx: 1024,
    heightPx: 1024,
    modelId: 'svcv4_1',
    output: 'raster',
    variant: 0,
    ...extra,
    seed,
  };
  const [startedAtMs, before] = [performance.now(), process.cpuUsage()];
  await compose(spec, { signal: new AbortController().signal, onProgress: () => undefined });
  const { user, system } = process.cpuUsage(before);
  return [(performance.now() - startedAtMs) / 1000, (user + system) / 1e6];
}

export async function measureSpeed(): Promise<void> {
  // A worker's first dozen pictures pay for tables, fonts and the compiler, whatever they are of.
  for (const prompt of PROMPTS) await timed({ prompt }, 99);
  for (const { name, targetS, specs } of ROWS) {
    const times: [number, number][] = [];
    for (const [index, spec] of specs.entries()) {
      times.push(await timed(spec, index));
      // What a picture leaves outside the heap is freed between two turns of the loop, as between jobs of a worker.
      await setImmediate();
    }
    const slowest = times.findIndex(([s]) => s === Math.max(...times.map(([each]) => each)));
    const of = specs[slowest]?.curatedStyle ?? specs[slowest]?.prompt;
    const [wall, cpu] = [0, 1].map((i) => median(times.map((time) => time[i]!))) as [
      number,
      number,
    ];
    console.log(
      `${name}: median ${wall.toFixed(2)} s (${cpu.toFixed(2)} s of processor), target ${targetS} s; slowest ${times[slowest]?.[0].toFixed(2)} s (${of})`,
    );
  }
  const { maxRSS } = process.resourceUsage();
  console.log(
    `memory: ${Math.round(maxRSS / 1024)} MB at most in this process, target under 1200 MB`,
  );
}

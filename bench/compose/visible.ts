import { understand } from '../../lib/composer';
import { compose } from '../../lib/engines/builtin/compose/compose';
import type { DrawSpec } from '../../lib/engines/engine';
import { readWanted, type Wanted } from './fresh';
import { isNamed } from './matching';

/**
 * `npx tsx bench/compose/visible.ts [tune|held|fresh]`: of what a person must see in a picture (the gold
 * list), how much the finished picture shows, by category. What the report of a drawing claims is
 * measured on its pixels; names are matched by their words and concepts (`matching.ts`).
 */
const SIDE_PX = 384;

interface Row {
  prompts: number;
  elements: number;
  seen: number;
  told: number;
  silent: number;
}

async function reportOf(gold: Wanted) {
  const spec: DrawSpec = {
    prompt: gold.prompt,
    widthPx: SIDE_PX,
    heightPx: SIDE_PX,
    modelId: 'svcv4_1_vector',
    output: 'vector',
    seed: 5,
    variant: 0,
  };
  const context = { signal: new AbortController().signal, onProgress: () => undefined };
  return (await compose(spec, context)).report;
}

async function main(): Promise<void> {
  const half = process.argv[2] ?? 'tune';
  const rows = new Map<string, Row>();
  for (const gold of readWanted(half)) {
    const report = await reportOf(gold);
    const brief = understand(gold.prompt);
    const row = rows.get(gold.category) ?? { prompts: 0, elements: 0, seen: 0, told: 0, silent: 0 };
    row.prompts += 1;
    const missed: Record<'told' | 'silent', string[]> = { told: [], silent: [] };
    for (const element of gold.elements) {
      const fate = isNamed(report.drew, element, brief)
        ? 'seen'
        : isNamed(report.notDrawn, element, brief)
          ? 'told'
          : 'silent';
      row.elements += 1;
      row[fate] += 1;
      if (fate !== 'seen') missed[fate].push(element.name);
    }
    rows.set(gold.category, row);
    if (half !== 'held' && missed.told.length + missed.silent.length > 0) {
      console.log(gold.prompt);
      console.log(`   told: ${missed.told.join(', ')} | silent: ${missed.silent.join(', ')}`);
      console.log(`   drew: ${report.drew.join(', ')} | not: ${report.notDrawn.join(', ')}`);
    }
  }
  const total = [...rows.values()].reduce((sum, row) => ({
    prompts: sum.prompts + row.prompts,
    elements: sum.elements + row.elements,
    seen: sum.seen + row.seen,
    told: sum.told + row.told,
    silent: sum.silent + row.silent,
  }));
  console.table(
    Object.fromEntries(
      [...rows, ['all', total] as const].map(([category, row]) => [
        category,
        { ...row, 'seen %': Math.round((100 * row.seen) / row.elements) },
      ]),
    ),
  );
}

await main();

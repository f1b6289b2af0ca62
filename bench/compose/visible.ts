import { type Brief, understand } from '../../lib/composer';
import { compose } from '../../lib/engines/builtin/compose/compose';
import type { DrawSpec } from '../../lib/engines/engine';
import { readWanted, type Wanted } from './fresh';
import { isAsked, isNamed, type Named } from './matching';

/**
 * `npx tsx bench/compose/visible.ts [tune|held|fresh]`: of what a person must see in a picture (the gold
 * list), how much the finished picture shows, by category. What the report of a drawing claims is
 * measured on its pixels; names are matched by their words and concepts (`matching.ts`). What is neither
 * seen nor told was `dropped` where the prompt has a word for it, and is `implied` where it has none, as
 * the smoke of a chimney.
 */
const SIDE_PX = 384;
/** Of these prompts it is not known which word stands for what: all that is missing is dropped. */
const NOT_ENGLISH = 'nonen';

interface Row {
  prompts: number;
  elements: number;
  seen: number;
  told: number;
  dropped: number;
  implied: number;
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

type Report = Awaited<ReturnType<typeof reportOf>>;
type Fate = 'seen' | 'told' | 'dropped' | 'implied';

function fateOf(
  element: Named,
  { category, report, brief }: { category: string; report: Report; brief: Brief },
): Fate {
  if (isNamed(report.drew, element, brief)) return 'seen';
  if (isNamed(report.notDrawn, element, brief)) return 'told';
  const isEnglish = category !== NOT_ENGLISH;
  return isEnglish && !isAsked(element, brief) ? 'implied' : 'dropped';
}

async function main(): Promise<void> {
  const half = process.argv[2] ?? 'tune';
  const rows = new Map<string, Row>();
  for (const gold of readWanted(half)) {
    const report = await reportOf(gold);
    const brief = understand(gold.prompt);
    const row = rows.get(gold.category) ?? {
      prompts: 0,
      elements: 0,
      seen: 0,
      told: 0,
      dropped: 0,
      implied: 0,
    };
    row.prompts += 1;
    const missed: Record<Exclude<Fate, 'seen'>, string[]> = { told: [], dropped: [], implied: [] };
    for (const element of gold.elements) {
      const fate = fateOf(element, { category: gold.category, report, brief });
      row.elements += 1;
      row[fate] += 1;
      if (fate !== 'seen') missed[fate].push(element.name);
    }
    rows.set(gold.category, row);
    if (half !== 'held' && Object.values(missed).some(({ length }) => length > 0)) {
      console.log(gold.prompt);
      for (const [fate, names] of Object.entries(missed))
        if (names.length > 0) console.log(`   ${fate}: ${names.join(', ')}`);
      console.log(`   drew: ${report.drew.join(', ')} | not: ${report.notDrawn.join(', ')}`);
    }
  }
  const total = [...rows.values()].reduce((sum, row) => ({
    prompts: sum.prompts + row.prompts,
    elements: sum.elements + row.elements,
    seen: sum.seen + row.seen,
    told: sum.told + row.told,
    dropped: sum.dropped + row.dropped,
    implied: sum.implied + row.implied,
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

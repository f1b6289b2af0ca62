import { understand } from '../../lib/composer';
import { conceptOf } from '../../lib/composer/concepts';
import { compose } from '../../lib/engines/builtin/compose/compose';
import type { DrawSpec } from '../../lib/engines/engine';
import { type GoldPrompt, readGold } from './gold/read-gold';

/**
 * `npx tsx bench/compose/visible.ts [tune|held]`: of what a person must see in a picture (the gold
 * list), how much the finished picture shows, by category. What the report of a drawing claims is
 * measured on its pixels where the kit draws (`arrange/report.ts`); names are matched by their words.
 */
const SIDE_PX = 384;

interface Row {
  prompts: number;
  elements: number;
  seen: number;
  told: number;
  silent: number;
}

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .map((word) => (word.length > 3 ? word.replace(/(ies)$/, 'y').replace(/s$/, '') : word))
    .filter(Boolean);

function names(phrases: readonly string[], { name, accept }: GoldPrompt['elements'][number]) {
  const said = phrases.map(words);
  return [name, ...accept].some((one) => {
    const wanted = words(one);
    return said.some((phrase) => wanted.every((word) => phrase.includes(word)));
  });
}

/** Phrases of other languages, and words for the same thing, by the English words of their concepts. */
function withConcepts(phrases: readonly string[], prompt: string): string[] {
  const { elements, places } = understand(prompt);
  return phrases.flatMap((phrase) => {
    const found = [...elements, ...places].filter((one) => one.phrase === phrase);
    const known = found.flatMap(({ concept = '' }) => [
      concept.replaceAll('-', ' '),
      ...(conceptOf(concept)?.words.en ?? []),
    ]);
    return [phrase, ...known];
  });
}

async function reportOf(gold: GoldPrompt) {
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
  const half = process.argv[2] === 'held' ? 'held' : 'tune';
  const rows = new Map<string, Row>();
  for (const gold of readGold(half)) {
    const report = await reportOf(gold);
    const drew = withConcepts(report.drew, gold.prompt);
    const notDrawn = withConcepts(report.notDrawn, gold.prompt);
    const row = rows.get(gold.category) ?? { prompts: 0, elements: 0, seen: 0, told: 0, silent: 0 };
    row.prompts += 1;
    const missing: string[] = [];
    for (const element of gold.elements) {
      row.elements += 1;
      if (names(drew, element)) row.seen += 1;
      else if (names(notDrawn, element)) row.told += 1;
      else row.silent += 1;
      if (!names(drew, element)) missing.push(element.name);
    }
    rows.set(gold.category, row);
    if (half === 'tune' && missing.length > 0) {
      console.log(`${gold.prompt}\n   missing: ${missing.join(', ')} | drew: ${drew.join(', ')}`);
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

/**
 * Prints how many prompts, elements, relations and actions the gold has by category, and refuses
 * duplicates: `npx tsx bench/compose/gold/check.ts`.
 */
import { CATEGORIES, HALVES, readGold, readTranslations, type GoldPrompt } from './read-gold';

const NEAR = 0.8;
/** Of shorter prompts one word would decide. */
const MIN_WORDS = 3;

const FILLERS = new Set(
  'a an and as at by for from in into is it its of off on or out over the to under up with without'.split(
    ' ',
  ),
);

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

function wordsOf(prompt: string): Set<string> {
  const segments = [...segmenter.segment(prompt.toLowerCase())];
  const words = segments.filter((it) => it.isWordLike).map((it) => it.segment);
  return new Set(words.filter((word) => !FILLERS.has(word)));
}

/** Share of the words of the shorter prompt that the other has too. */
function overlap(a: string, b: string): number {
  const [few, many] = [wordsOf(a), wordsOf(b)].sort((p, q) => p.size - q.size) as [
    Set<string>,
    Set<string>,
  ];
  if (few.size < MIN_WORDS) return a === b ? 1 : 0;
  return [...few].filter((word) => many.has(word)).length / few.size;
}

function faultsOf(gold: readonly GoldPrompt[]): string[] {
  const faults: string[] = [];
  gold.forEach((one, at) => {
    for (const other of gold.slice(at + 1)) {
      if (one.id === other.id) faults.push(`${one.id} is given twice`);
      const shared = overlap(one.prompt, other.prompt);
      if (shared > NEAR) faults.push(`${one.id} and ${other.id} share ${shared.toFixed(2)}`);
    }
  });
  return faults;
}

const halves = Object.fromEntries(HALVES.map((half) => [half, readGold(half)])) as Record<
  (typeof HALVES)[number],
  GoldPrompt[]
>;
const everything = HALVES.flatMap((half) => halves[half]);
const faults = faultsOf(everything);

console.log('category      tune held elements relations actions');
for (const category of [...CATEGORIES, undefined]) {
  const within = (gold: readonly GoldPrompt[]) =>
    gold.filter((it) => category === undefined || it.category === category);
  const all = within(everything);
  const sum = (count: (gold: GoldPrompt) => number) =>
    all.reduce((total, gold) => total + count(gold), 0);
  const [tune, held] = [within(halves.tune).length, within(halves.held).length];
  if (category && Math.abs(tune - held) > 1) faults.push(`the halves of ${category} differ`);
  console.log(
    (category ?? 'all').padEnd(13),
    String(tune).padStart(4),
    String(held).padStart(4),
    String(sum((it) => it.elements.length)).padStart(8),
    String(sum((it) => it.relations.length)).padStart(9),
    String(sum((it) => it.actions.length)).padStart(7),
  );
}

for (const half of HALVES) {
  const translated = readTranslations(half);
  console.log(`translated, ${half}: ${translated.length}`);
  for (const { id, prompt, translations } of translated) {
    const gold = halves[half].find((it) => it.id === id);
    if (gold?.prompt !== prompt) faults.push(`translations: ${id} is not so in ${half}`);
    for (const [language, said] of Object.entries(translations)) {
      const lost = (gold?.lettering ?? []).filter(
        (line) => prompt.includes(line) && !said.includes(line),
      );
      if (lost.length > 0) faults.push(`translations: ${id} in ${language} lost its lettering`);
    }
  }
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

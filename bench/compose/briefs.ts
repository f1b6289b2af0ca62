/**
 * How much of what a person must see is in the brief of a prompt, before anything is drawn:
 * `npx tsx bench/compose/briefs.ts [tune|held] [--missing] [category]`. Missing things are listed for the tuning half only.
 */
import type { Brief } from '@/lib/composer/brief';
import { understand } from '@/lib/composer/understand';
import { theLexicon } from '@/lib/composer/understand/lexicon';
import { type GoldPrompt, readGold, readTranslations } from './gold/read-gold';
import { Translated } from './translated';

const lexicon = theLexicon();
const half = process.argv.includes('held') ? 'held' : 'tune';
const shows = half === 'tune' && process.argv.includes('--missing');
const only = process.argv.slice(2).find((word) => /^[a-z]+$/.test(word) && word !== half);

const KINDS: Record<string, readonly string[]> = {
  over: ['above', 'on', 'under'],
  holds: ['holding', 'with'],
  wears: ['wearing', 'with', 'in'],
  from: ['at', 'in', 'on', 'out-of', 'hanging'],
  through: ['in', 'at', 'on', 'out-of'],
  in: ['in', 'full-of', 'at', 'part-of', 'out-of', 'hanging'],
  on: ['on', 'above', 'with', 'at', 'against', 'hanging', 'tied'],
  at: ['at', 'tied', 'hanging', 'on', 'beside', 'in', 'in-front-of'],
  beside: ['beside', 'at', 'with'],
  towards: ['towards', 'at', 'on', 'tied'],
};
/** Relations that hold the other way round as well. */
const TURNED: Record<string, readonly string[]> = {
  in: ['full-of', 'with'],
  on: ['with', 'full-of', 'under'],
  beside: ['with', 'beside'],
  under: ['above', 'on'],
  over: ['under'],
  at: ['with'],
  behind: ['in-front-of'],
  'in-front-of': ['behind'],
};

const conceptsOf = (name: string) => {
  const senses = lexicon.lookUp(name, 'en');
  return [senses?.concept, senses?.place, senses?.template, senses?.weather, senses?.hour].filter(
    (it) => it !== undefined,
  );
};

/** Ids of the elements of a brief that stand for something of the gold; `place` where a place does. */
function found(brief: Brief, accept: readonly string[]): string[] {
  const concepts = new Set(accept.flatMap(conceptsOf));
  const names = accept.map((name) => ` ${name} `);
  const isNamed = (phrase: string) =>
    names.some((name) => ` ${phrase.toLowerCase()} `.includes(name));
  const elements = brief.elements.filter(
    ({ concept, phrase }) => (concept && concepts.has(concept)) || isNamed(phrase),
  );
  const isPlace = brief.places.some(
    ({ concept, phrase }) => concepts.has(concept) || isNamed(phrase),
  );
  const ofPicture = [brief.weather, brief.hour, brief.template?.id];
  const isScene = ofPicture.some((word) => word !== undefined && concepts.has(word));
  return [...elements.map(({ id }) => id), ...(isPlace || isScene ? ['place'] : [])];
}

function relationHolds(brief: Brief, kind: string, from: string[], to: string[]): boolean {
  const kinds = KINDS[kind] ?? [kind];
  const turned = TURNED[kind] ?? [];
  const isStated = brief.relations.some(
    (relation) =>
      (kinds.includes(relation.kind) && from.includes(relation.from) && to.includes(relation.to)) ||
      (turned.includes(relation.kind) && to.includes(relation.from) && from.includes(relation.to)),
  );
  const isDone = brief.actions.some(
    ({ agent, patient = '', instrument = '' }) =>
      (from.includes(agent) && (to.includes(patient) || to.includes(instrument))) ||
      (to.includes(agent) && from.includes(patient)),
  );
  return isStated || isDone || (to.includes('place') && from.length > 0);
}

interface Score {
  elements: [number, number];
  known: [number, number];
  precision: [number, number];
  relations: [number, number];
  actions: [number, number];
  places: [number, number];
  templates: [number, number];
  lettering: [number, number];
  misses: string[];
}

const newScore = (): Score => ({
  elements: [0, 0],
  known: [0, 0],
  precision: [0, 0],
  relations: [0, 0],
  actions: [0, 0],
  places: [0, 0],
  templates: [0, 0],
  lettering: [0, 0],
  misses: [],
});

function scoreElements(gold: GoldPrompt, brief: Brief, score: Score): Map<string, string[]> {
  const ids = new Map(gold.elements.map(({ name, accept }) => [name, found(brief, accept)]));
  for (const [name, hits] of ids) {
    score.elements[1] += 1;
    score.known[1] += 1;
    if (hits.length > 0) score.elements[0] += 1;
    else score.misses.push(`element ${name}`);
    const isKnown = hits.some(
      (id) => id === 'place' || brief.elements.some((it) => it.id === id && it.concept),
    );
    if (isKnown) score.known[0] += 1;
    else if (hits.length > 0) score.misses.push(`no concept: ${name}`);
  }
  const matched = new Set([...ids.values()].flat());
  for (const { id, because, phrase } of brief.elements) {
    if (because) continue;
    score.precision[1] += 1;
    if (matched.has(id)) score.precision[0] += 1;
    else score.misses.push(`extra ${phrase}`);
  }
  return ids;
}

function scoreOne(gold: GoldPrompt, score: Score): Brief {
  const brief = understand(gold.prompt);
  const ids = scoreElements(gold, brief, score);
  const of = (name: string) => ids.get(name) ?? [];
  for (const { from, kind, to } of gold.relations) {
    score.relations[1] += 1;
    if (relationHolds(brief, kind, of(from), of(to))) score.relations[0] += 1;
    else score.misses.push(`relation ${from} ${kind} ${to}`);
  }
  for (const { agent, verb, patient } of gold.actions) {
    score.actions[1] += 1;
    const id = lexicon.lookUp(verb, 'en')?.verb?.id;
    const holds = brief.actions.some(
      (action) =>
        of(agent).includes(action.agent) &&
        (action.verb === id ||
          (patient !== undefined &&
            of(patient).some((id) => id === action.patient || id === action.instrument))),
    );
    if (holds) score.actions[0] += 1;
    else score.misses.push(`action ${agent} ${verb} ${patient ?? ''}`);
  }
  if (gold.place !== null) {
    score.places[1] += 1;
    if (found(brief, [gold.place]).length > 0) score.places[0] += 1;
    else
      score.misses.push(
        `place ${gold.place} (${brief.places.map(({ concept }) => concept).join()})`,
      );
  }
  if (gold.template) {
    score.templates[1] += 1;
    if (brief.template?.id === gold.template) score.templates[0] += 1;
    else score.misses.push(`template ${gold.template} (${brief.template?.id ?? 'none'})`);
  }
  for (const line of gold.lettering ?? []) {
    score.lettering[1] += 1;
    const texts = [...brief.lettering, ...brief.elements.map((it) => it.lettering ?? '')];
    if (texts.some((text) => text.toLowerCase().includes(line.toLowerCase())))
      score.lettering[0] += 1;
    else score.misses.push(`lettering ${line}`);
  }
  return brief;
}

const share = ([hits, all]: [number, number]) =>
  (all === 0 ? '-' : `${((100 * hits) / all).toFixed(0)} %`).padStart(6);
const COLUMNS = [
  'elements',
  'known',
  'precision',
  'relations',
  'actions',
  'places',
  'templates',
  'lettering',
] as const;
const line = (name: string, score: Score) =>
  console.log(
    name.padEnd(12),
    ...COLUMNS.map((column) => share(score[column]).padStart(column.length)),
  );

const gold = readGold(half).filter(({ category }) => only === undefined || category === only);
const all = newScore();
const byCategory = new Map<string, Score>();
understand('warm up');
let elapsedMs = 0;
for (const one of gold) {
  const score = newScore();
  const startedAt = performance.now();
  understand(one.prompt);
  elapsedMs += performance.now() - startedAt;
  const brief = scoreOne(one, score);
  const category = byCategory.get(one.category) ?? newScore();
  byCategory.set(one.category, category);
  for (const total of [all, category])
    for (const column of COLUMNS) {
      total[column][0] += score[column][0];
      total[column][1] += score[column][1];
    }
  if (shows && score.misses.length > 0) {
    console.log(`\n${one.id}: ${one.prompt}\n   ${score.misses.join('; ')}`);
    const told = brief.words.filter(({ fate }) => fate === 'unknown').map(({ word }) => word);
    if (told.length > 0) console.log(`   unknown: ${told.join('; ')}`);
  }
}
console.log(`\n${''.padEnd(12)} ${COLUMNS.join(' ')}`);
for (const [category, score] of byCategory) line(category, score);
line('all', all);
console.log(
  `${(elapsedMs / gold.length).toFixed(2)} ms a prompt, ${String(gold.length)} prompts of ${half}`,
);

const translated = new Translated();
for (const { prompt, translations } of readTranslations(half))
  translated.compare(prompt, translations, shows);
translated.tell();

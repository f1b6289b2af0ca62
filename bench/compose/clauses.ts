/**
 * `npx tsx bench/compose/clauses.ts [seed] [count] [--failures]`: long prompts that are put together from clauses (who, what
 * they wear and hold, where they are, what else there is) in changing order, and whether what they say is true in the picture.
 * Words are easy here; what is told of whom is not. Another seed makes prompts that nobody has read.
 */
import { setImmediate } from 'node:timers/promises';
import { understand } from '@/lib/composer';
import { createRandom, type Random } from '@/lib/random/random';
import { ACTORS, BESIDES, ENDINGS, HELD, QUALITIES, SPOTS, WORN } from './clauses.data';
import type { Wanted } from './fresh';
import { isTrue, lookAt } from './truths';

const pick = <T>(random: Random, items: readonly T[]): T =>
  random.pick(items as readonly [T, ...T[]]);

const bare = (text: string) => text.replace(/^(?:an?|the|two) /, '');
const withArticle = (text: string) => `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`;

/** A thing by its whole name, and by its parts: `loaf of bread`, `bread`. */
function named(text: string): Wanted['elements'][number] {
  const name = bare(text);
  const parts = name.includes(' of ') ? name.split(' of ') : [name.split(' ').at(-1) ?? name];
  return { name, accept: [...new Set([name, ...parts])] };
}

interface Said {
  text: string;
  elements: Wanted['elements'];
  relations: Wanted['relations'];
}

/** What is told of one, each with what it says. */
function toldOf(random: Random, actor: string): Said[] {
  const [worn, held] = [pick(random, WORN), pick(random, HELD)];
  const [kind, verb, place] = pick(random, SPOTS);
  const isWorn = random.chance(0.6);
  const said = (text: string, relation: Wanted['relations'][number]['kind'], to: string): Said => ({
    text,
    elements: [named(to)],
    relations: [{ from: actor, kind: relation, to: bare(to) }],
  });
  const all = [
    ...(isWorn ? [said(`${pick(random, ['wearing', 'in', 'with'])} ${worn}`, 'wears', worn)] : []),
    ...(!isWorn || random.chance(0.6)
      ? [said(`${pick(random, ['holding', 'carrying', 'with'])} ${held}`, 'holds', held)]
      : []),
    ...(random.chance(0.85) ? [said(`${verb} ${place}`, kind, place)] : []),
  ];
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

function besides(random: Random): Said {
  const [thing, verb, kind, place] = pick(random, BESIDES);
  const clause = `${thing} ${verb} ${place}`;
  return {
    text: pick(random, [`, ${clause}`, `, with ${clause}`, `. In the background ${clause}`]),
    elements: [named(thing), named(place)],
    relations: [{ from: bare(thing), kind, to: bare(place) }],
  };
}

const joined = (texts: readonly string[], isListed: boolean) =>
  isListed && texts.length > 1
    ? `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`
    : texts.join(' ');

function promptOf(random: Random): Wanted {
  const actor = pick(random, ACTORS);
  const told = toldOf(random, actor);
  const all = random.chance(0.5) ? [...told, besides(random)] : told;
  const quality = pick(random, QUALITIES);
  const who = withArticle([quality, actor].filter(Boolean).join(' '));
  const clauses = joined(
    told.map(({ text }) => text),
    random.chance(0.5),
  );
  const more = all
    .slice(told.length)
    .map(({ text }) => text)
    .join('');
  return {
    category: 'clauses',
    prompt: `${who} ${clauses}${more}${pick(random, ENDINGS)}`,
    elements: [named(actor), ...all.flatMap(({ elements }) => elements)],
    relations: all.flatMap(({ relations }) => relations),
    actions: [],
  };
}

const [seed = 1, count = 300] = process.argv.slice(2).map(Number).filter(Number.isFinite);
const showsFailures = process.argv.includes('--failures');
const random = createRandom(seed, 'clauses');
const kinds = new Map<string, { hits: number; all: number }>();
for (let index = 0; index < count; index += 1) {
  // Pictures are given back between turns of the event loop.
  await setImmediate();
  const wanted = promptOf(random);
  const look = lookAt(understand(wanted.prompt), wanted.prompt, 5, 0);
  for (const relation of wanted.relations) {
    const row = kinds.get(relation.kind) ?? { hits: 0, all: 0 };
    const holds = isTrue(look, wanted, relation);
    kinds.set(relation.kind, { hits: row.hits + (holds ? 1 : 0), all: row.all + 1 });
    if (!holds && showsFailures)
      console.log(`${wanted.prompt}\n   ${relation.from} ${relation.kind} ${relation.to}`);
  }
}
const total = [...kinds.values()].reduce((sum, row) => ({
  hits: sum.hits + row.hits,
  all: sum.all + row.all,
}));
console.table(
  Object.fromEntries(
    [...kinds, ['all', total] as const].map(([kind, row]) => [
      kind,
      { ...row, 'true %': Math.round((100 * row.hits) / row.all) },
    ]),
  ),
);

import { conceptOf } from '../../concepts';
import { verbFrameOf } from '../words/verb';
import type { Lexicon } from '../lexicon';
import type { Senses } from '../senses';
import { formsOf } from '../text/conjugate';
import { irregularPluralOf } from '../text/english-lemma';

/** By what a word means: the English words for it, the commonest first. */
export type EnglishWords = ReadonlyMap<string, readonly string[]>;

const SIMPLE = [
  'concept',
  'place',
  'metaphor',
  'color',
  'tone',
  'attribute',
  'count',
  'piece',
  'hour',
  'weather',
  'season',
  'mood',
  'camera',
  'medium',
  'template',
  'ground',
  'small',
  'empty',
] as const;

/** Under what keys a word is found again. */
function keysOf(senses: Senses): string[] {
  const { group, relation } = senses;
  return [
    ...SIMPLE.flatMap((kind) =>
      senses[kind] === undefined ? [] : [`${kind} ${String(senses[kind])}`],
    ),
    ...(group ? [`group ${group.id}`] : []),
    ...(relation ? [`relation ${relation.reversed ? '~' : ''}${relation.kind}`] : []),
  ];
}

let words: EnglishWords | undefined;

/** All English words by what they mean; built when it is first needed. */
export function englishWords(lexicon: Lexicon): EnglishWords {
  if (words) return words;
  const table = new Map<string, string[]>();
  for (const [word, senses] of lexicon.englishEntries())
    for (const key of keysOf(senses)) {
      const known = table.get(key);
      if (known) known.push(word);
      else table.set(key, [word]);
    }
  for (const [key, list] of table) table.set(key, bestFirst(key, list));
  words = table;
  return table;
}

/** The first of its own line stands first, and else the word that it is filed under. */
function bestFirst(key: string, list: readonly string[]): string[] {
  const id = key.slice(key.indexOf(' ') + 1);
  const own = conceptOf(id)?.words.en ?? [];
  const first =
    own.find((word) => list.includes(word)) ??
    list.find((word) => word === id.replaceAll('-', ' ')) ??
    list[0];
  return first === undefined ? [] : [first, ...list.filter((word) => word !== first)];
}

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** How many letters two words begin with alike before that says that they are one. */
const LEAST_ALIKE = 4;

/** Of several English words the one that is written alike, `infographic` for `infografía`; else the commonest. */
export function likest(candidates: readonly string[], said: string): string | undefined {
  const word = plain(said);
  let best = candidates[0];
  let most = LEAST_ALIKE - 0.5;
  for (const candidate of candidates) {
    // `family` for `familia`, which is nearer to `families`.
    if (
      candidates.includes(candidate.replace(/(?:ies)$/, 'y').replace(/(?<!s)s$/, '')) &&
      /[^s]s$/.test(candidate)
    )
      continue;
    // Of `icon set` and `icons` the one that is nearer in length.
    const alike = sharedStart(candidate, word) - Math.abs(candidate.length - word.length) / 100;
    if (alike > most) [best, most] = [candidate, alike];
  }
  return best;
}

/** `read`: an English verb as it is said of what somebody is to do. */
export const baseOf = (verb: string): string =>
  verbFrameOf(verb)?.words.en?.[0] ?? verb.replaceAll('-', ' ');

/** `reading`: an English verb as it is said of somebody who does it. */
export function gerundOf(verb: string): string {
  const base = verbFrameOf(verb)?.words.en?.[0] ?? verb.replaceAll('-', ' ');
  if (/^\w+ing\b/.test(base)) return base;
  return formsOf(base, 'en').find(([, form]) => form === 'gerund')?.[0] ?? base;
}

const NO_PLURAL =
  /(?:s|sheep|deer|fish|people|rice|bread|water|snow|corn|hair|fruit|food|wheat|ivy|moss|lettuce|milk|tea|coffee|wool|grass|hay|salmon)$/;

/** `cup of coffee` is several as `cups of coffee`. */
export function pluralOf(noun: string): string {
  const [, head = noun, rest = ''] = /^(.+?)( (?:of|in|with|on) .+)$/.exec(noun) ?? [];
  const last = head.split(' ').at(-1) ?? '';
  const before = head.slice(0, head.length - last.length);
  if (/(?:glass|dress|mattress|cross|brush)$/.test(last)) return `${before}${last}es${rest}`;
  if (NO_PLURAL.test(last)) return noun;
  const irregular = irregularPluralOf(last);
  if (irregular) return before + irregular + rest;
  const many = /[^aeiou]y$/.test(last)
    ? `${last.slice(0, -1)}ies`
    : `${last}${/(?:x|ch|sh|z|[^o]o)$/.test(last) && !/(?:photo|piano|kilo|flamingo|avocado|taco|burrito|logo|kangaroo)$/.test(last) ? 'es' : 's'}`;
  return before + many + rest;
}

/** A noun with the article that its first letter asks for: `an owl`, `a fox`. */
export const withArticle = (noun: string): string =>
  `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

import { isOfSort } from '../../concepts/sorts';
import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { QUALITY_WORDS } from '../words/qualities.data';
import type { Rule } from './rule';

/** What is said of a place is of all of it: people fill a busy one, papers lie about in a messy one. */

const QUALITIES: readonly (readonly [string, readonly string[]])[] = QUALITY_WORDS.trim()
  .split('\n')
  .map((line) => {
    const [id = '', words = ''] = line.split(' | ');
    return [id, words.split(', ')] as const;
  });
const ID_OF = new Map(QUALITIES.flatMap(([id, words]) => words.map((word) => [word, id] as const)));

const escaped = (word: string) => word.replace(/[-]/g, '[- ]');
const ANY = QUALITIES.flatMap(([, words]) => words)
  .sort((one, other) => other.length - one.length)
  .map(escaped)
  .join('|');
/** The word, what is before it, and up to five words after it, in its own clause. */
const SAID = new RegExp(`(?<=^|[^a-z-])(?:${ANY})(?![a-z-])`, 'gi');

/** What is no place and has the whole scene about it. */
const SCENES =
  /^(?:scene|setting|atmosphere|mood|ambience|ambiance|lighting|vibe|interior|place|space|environment|spot|corner)$/;
/** Times and occasions are as they feel: on a busy day nobody sees more people. */
const TIMES =
  /^(?:day|morning|evening|afternoon|night|dinner|supper|picnic|date|party|celebration|breakfast|weather|light|sky|gathering)$/;
const NOT_OF_TIMES = new Set([
  'crowded',
  'messy',
  'burning',
  'abandoned',
  'modern',
  'magical',
  'rustic',
  'elegant',
]);
/** Words that end what a quality can be said of. */
const ENDS =
  /^(?:in|on|at|with|of|by|for|from|to|under|near|while|as|is|are|into|over|through|a|an|the|his|her|their)$/;
/** What is between a quality and what it is said of. */
const JOINS = /^(?:and|but|very|rather|quite|little|small|big|large|old|new)$/;
const NEGATED =
  /\b(?:no|not|never|without|isn't|aren't|less|nothing|anything)(?: (?:too|very|at all|a|so))? $/i;
const PREDICATE =
  /\b(?:is|are|was|looks?|feels?|seems?|being|,) (?:very |quite |so |all |really |too )?(?:[a-z]+ and )?$/i;
const REACH = 4;

/** What lies or stands on the tops of tables. */
const OF_TOPS = new Set(['messy', 'dirty', 'dusty', 'candlelit', 'romantic', 'cosy', 'festive']);
/** What a house has of the country about it, and the country of the house. */
const OF_HOUSES = new Set([
  ...['abandoned', 'overgrown', 'spooky', 'gloomy', 'magical', 'dreamy', 'cosy', 'festive'],
  ...['burning', 'flooded', 'sunny', 'romantic', 'rocky', 'windy'],
]);

const headOf = (phrase: string): string =>
  phrase
    .toLowerCase()
    .split(/[\s-]+/)
    .at(-1) ?? '';

const wordsAfter = (prompt: string, from: number): string[] => {
  const [clause = ''] = prompt.slice(from, from + 90).split(/[.;:!?()]/);
  return clause.toLowerCase().match(/[a-z'-]+|,/g) ?? [];
};

/** Whether what is said of a thing is seen all about it: a messy desk, a haunted house. */
function isAllAbout(draft: Draft, id: string, { concept = '', id: own }: BriefElement): boolean {
  if (draft.kindOf(own) === 'building') return OF_HOUSES.has(id);
  return OF_TOPS.has(id) && isOfSort(concept, 'tabled-on') && draft.places.length === 0;
}

/** Whether what a quality is said of is a place of the draft, or the whole scene. */
function isOfPlace(draft: Draft, id: string, after: readonly string[]): boolean {
  const places = new Set(
    draft.places.flatMap(({ phrase }) => phrase.toLowerCase().split(/[\s-]+/)),
  );
  const things = new Map(draft.elements.map((one) => [headOf(one.phrase), one]));
  for (const word of after.slice(0, REACH)) {
    if (word === ',' || JOINS.test(word) || ID_OF.has(word)) continue;
    if (ENDS.test(word)) return false;
    if (TIMES.test(word)) return !NOT_OF_TIMES.has(id);
    const thing = things.get(word);
    if (thing) return isAllAbout(draft, id, thing);
    if (places.has(word) || SCENES.test(word)) return true;
  }
  return false;
}

/** Styles of rooms: where a place of its own is known by one (a Japanese street), that has drawn it. */
const STYLES = new Set([
  ...['rustic', 'elegant', 'scandinavian', 'moroccan', 'victorian', 'industrial', 'mediterranean'],
  ...['futuristic', 'japanese', 'tropical', 'coastal'],
]);
const isItsOwnPlace = ({ words, places }: Draft, said: string): boolean =>
  !words.some(({ word, fate }) => fate !== 'place' && word.toLowerCase() === said) &&
  places.some(({ phrase }) => phrase.toLowerCase().includes(said));

/** A house that is told with its name (`abandoned house`) is as ruined as any that is told so. */
function ruinHouses(draft: Draft): void {
  for (const { id, phrase, attributes } of draft.elements)
    if (draft.kindOf(id) === 'building' && DECAYED.test(phrase) && !attributes.includes('ruined'))
      attributes.push('ruined');
}
const DECAYED =
  /\b(?:abandoned|derelict|run-?down|dilapidated|decaying|crumbling|neglected|ruined)\b/i;

export const placeQualities: Rule = {
  name: 'what is said of a place is of the whole picture',
  example: {
    prompt: 'a girl in a messy living room',
    brief: { qualities: [{ id: 'messy', phrase: 'messy' }] },
  },
  apply(draft, prompt) {
    if (draft.template !== undefined) return;
    const told = new Map<string, string>();
    if (draft.weather === 'wind') told.set('windy', '');
    for (const match of prompt.matchAll(SAID)) {
      const [word] = match;
      const id = ID_OF.get(word.toLowerCase()) ?? ID_OF.get(word.toLowerCase().replace(/ /g, '-'));
      const before = prompt.slice(Math.max(0, match.index - 40), match.index);
      if (id === undefined || told.has(id) || NEGATED.test(before)) continue;
      if (STYLES.has(id) && isItsOwnPlace(draft, word.toLowerCase())) continue;
      const after = wordsAfter(prompt, match.index + word.length);
      const isSaidAfter =
        draft.places.length > 0 &&
        (after.length === 0 || after[0] === ',' || after[0] === 'and') &&
        PREDICATE.test(before);
      if (isOfPlace(draft, id, after) || isSaidAfter) told.set(id, word);
    }
    if (told.has('abandoned')) ruinHouses(draft);
    draft.qualities = [...told].map(([id, phrase]) => ({ id, phrase }));
  },
};

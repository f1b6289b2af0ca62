import { DIAGRAMS } from '../../templates/diagrams';
import { KIT_PARTS } from '../../templates/diagrams/kit-parts.data';
import { DWELLER, SHOWN_INSIDE, UNDERGROUND } from '../../templates/content/inner.data';
import { matching } from '../../templates/design/words';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** `cross section of an anthill with chambers for eggs, food and the queen`, `what's inside my handbag: keys, lipstick`. */

const WHAT = "(?:an? |the |my |your |our )?(?<what>[\\p{L}' -]{2,36}?)";
const OPENS = [
  new RegExp(
    `\\b(?:cross[- ]?sections?|cut[- ]?away(?: view)?|x-?ray view|inside view|sectional view|cross[- ]sectional view)(?: view| illustration| diagram| drawing)? (?:of|through) ${WHAT}(?: (?:with|showing|that shows|revealing|containing|filled with|full of)|:|,) (?<list>[^.;"“]{3,160})`,
    'iu',
  ),
  new RegExp(
    `\\b(?:what(?:'s| is|’s) (?:inside|in)|(?:the )?(?:contents|inside) of) ${WHAT}(?: (?:with|showing)|:|,) (?<list>[^.;"“]{3,160})`,
    'iu',
  ),
  new RegExp(`^(?:a )?(?:look )?inside ${WHAT}: (?<list>[^.;"“]{3,160})`, 'iu'),
];
const ENDS_LIST =
  /,?\s(?:flat|vector|minimal|watercolou?r|cartoon|infographic|illustration|style|labell?ed|labels|for kids)\b.*$/iu;
const LEAD =
  /^(?:and|or|an?|the|some|its|his|her|my|their|chambers? (?:for|with|full of)|rooms? (?:for|with)|compartments? (?:for|with)|with|two|three|several|many)\s/iu;
const PARTS_MAX = 8;
/** How it is drawn, and what is left out of it. */
const SAYS_NOTHING =
  /^(?:no|without|labels?|text|words)\b|\b(?:colou?rs|palette|style|background|shapes)$/iu;

const nounOf = (text: string): string => {
  let plain = text.trim();
  for (let cut = 0; cut < 3; cut += 1) plain = plain.replace(LEAD, '');
  return plain.replace(/\s+(?:inside|in it|on top|underground|below)$/iu, '').trim();
};

const partsOf = (list: string): string[] =>
  list
    .replace(ENDS_LIST, '')
    .split(/,\s*(?:and\s)?|\s(?:and|&)\s/u)
    .map(nounOf)
    .filter((part) => part.length > 1 && part.split(' ').length <= 4 && !SAYS_NOTHING.test(part));

const stemOf = (word: string) => word.toLowerCase().replace(/(?:es|s)$/, '');

/** Whether what is named are parts that a diagram of it knows. */
function areKnown(what: string, concept: string | undefined, parts: readonly string[]): boolean {
  const known = matching(what.toLowerCase(), DIAGRAMS);
  const names = [
    ...(known?.labels.flatMap(({ name, also = [] }) => [name, ...also]) ?? []),
    ...(KIT_PARTS.get(concept ?? '')?.parts.map(({ name }) => name) ?? []),
  ].map(stemOf);
  const found = parts.filter((part) => names.some((name) => name.includes(stemOf(part))));
  return found.length >= parts.length * 0.5;
}

/** The young of who lives there. */
const YOUNG = /\b(?:cubs?|pups?|kits?|bab(?:y|ies)|young|bunnies|kittens)$/i;

function conceptOfPart(draft: Draft, part: string, what: string): string | undefined {
  if (YOUNG.test(part)) {
    const who = draft.lexicon.lookUp((what.split(' ')[0] ?? '').toLowerCase(), 'en')?.concept;
    if (who !== undefined) return who;
  }
  const shown = SHOWN_INSIDE.get(part.toLowerCase()) ?? part.toLowerCase();
  const last = shown.split(' ').at(-1) ?? '';
  const senses = [shown, last].map((word) => draft.lexicon.lookUp(word, 'en')?.concept);
  return senses[0] ?? senses[1];
}

const HOUSE = /\b(?:house|home|villa|cottage|building|apartments?|dollhouse)\b/i;

function elementOf(
  id: string,
  phrase: string,
  concept: string | undefined,
): Draft['elements'][number] {
  return {
    id,
    phrase,
    ...(concept === undefined ? {} : { concept }),
    count: 1,
    several: false,
    colors: [],
    attributes: [],
  };
}

/** What a prompt opens, and what it lists in it. */
export const openedIn = (prompt: string) =>
  OPENS.map((pattern) => pattern.exec(prompt)).find(Boolean);

/** Shares of a whole are a chart of it. */
const OF_SHARES = /\b(?:pie|donut|doughnut|bar|ring) (?:chart|graph)\b|\d\s?%/i;

export const cutOpen: Rule = {
  name: 'what is cut open shows what is told to be in it',
  example: {
    prompt: "what's inside my handbag: keys, lipstick and a phone",
    brief: {
      template: {
        id: 'insides',
        title: 'Inside my handbag',
        items: [{ text: 'keys' }, { text: 'lipstick' }, { text: 'phone' }],
      },
    },
  },
  apply(draft, prompt) {
    const found = openedIn(prompt);
    const { what = '', list = '' } = found?.groups ?? {};
    if (!found || HOUSE.test(what) || OF_SHARES.test(prompt)) return;
    const parts = partsOf(list);
    if (parts.length < 2 || parts.length > PARTS_MAX) return;
    const subject = [what, what.split(' ').at(-1) ?? '']
      .map((word) => draft.lexicon.lookUp(word.toLowerCase(), 'en')?.concept)
      .find((concept) => concept !== undefined);
    if (areKnown(what, subject, parts)) return;
    remove(draft, () => true);
    draft.places.splice(0);
    draft.ideas = [];
    draft.elements.push(
      elementOf('s1', what, subject),
      ...parts.map((part, index) =>
        elementOf(`i${String(index + 1)}`, part, conceptOfPart(draft, part, what)),
      ),
    );
    const who = UNDERGROUND.test(what) ? DWELLER.exec(what)?.groups?.who?.toLowerCase() : undefined;
    const dweller = who === undefined ? undefined : draft.lexicon.lookUp(who, 'en')?.concept;
    if (who !== undefined && dweller !== undefined)
      draft.elements.push({ ...elementOf('w1', who, dweller), because: `lives in the ${what}` });
    const owner = /\b(?:my|your|our)\b/iu.exec(found[0])?.[0]?.toLowerCase();
    const article = owner ?? (/s$/.test(what) ? '' : /^[aeiou]/i.test(what) ? 'an' : 'a');
    draft.template = {
      id: 'insides',
      title: ['Inside', article, what].filter(Boolean).join(' '),
      items: parts.map((text) => ({ text })),
    };
    for (const word of draft.words)
      if (/^(?:unknown|place|element|attribute|action)$/.test(word.fate)) word.fate = 'template';
  },
};

import { gramsOf, guarded, mayHave } from './required-text';
import { hasWord, HOST } from './told-host';

/**
 * `an ant the size of a dog`, `a sunflower twice her height`, `boots bigger than the child`: how large something is, told by
 * something else. What it is measured by is taken out of the sentence, so that it does not do what the other thing does.
 * English only.
 */
export interface ToldSize {
  /** The last word of what is so large. */
  host: string;
  /** What it is measured by, as written; somebody who was named before where it is a pronoun. */
  measure: string;
  isPronoun: boolean;
  /** Named elsewhere in the sentence, so that it stands there anyway. */
  isNamed: boolean;
  times: number;
  isHeight: boolean;
}

const SIZE =
  'big|large|tall|high|long|wide|huge|massive|enormous|small|tiny|little|short|thick|fat';
const TIMES: Readonly<Record<string, number>> = {
  half: 0.5,
  twice: 2,
  double: 2,
  'two times': 2,
  'three times': 3,
  'four times': 4,
  'five times': 4,
  'ten times': 5,
};
const MANY = `(${Object.keys(TIMES).join('|')}) `;
const ABOUT =
  '(?:,? (?:that|which|who))?(?: (?:is|are|was|were|grew|has grown|grown))?(?: (?:almost|nearly|about|roughly|just|easily|at least|over))?,? ';
const AFTER =
  '(?=[,.;:!?]|$| (?:in|on|at|near|by|with|under|beside|behind|before|against|over|above|and|while|as|next|from|into|to|through|for|that|who|which|(?!watering can|building|ceiling|wedding|painting|duckling|sapling|pudding|king\\b)[a-z]{2,12}ing|sits?|stands?|sleeps?|walks?|eats?|looks?)\\b)';
const NOUN = "((?:[a-z][a-z'-]* ){0,2}?[a-z][a-z'-]+)";
const MEASURE = `(an?|the|his|her|their|my|its|our|whole|entire) (?:whole |entire |small |large )?${NOUN}${AFTER}`;

/** By how much more, where no number says it. */
const MORE = 1.3;
const LESS = 0.6;

const patterns = [
  // Twice her height, three times his size.
  `${HOST}${ABOUT}${MANY}(?:his|her|their|its)(?: own)? (height|size|length)${AFTER}`,
  // Taller than him.
  `${HOST}${ABOUT}(?:much |far |even |no )?(bigger|larger|taller|higher|longer|smaller|shorter|tinier) than (him|her|them|he is|she is|they are|himself|herself)${AFTER}`,
  // As big as himself.
  `${HOST}${ABOUT}(?:${MANY})?as (${SIZE}) as (?:him|her|them|he is|she is|they are)(?:self|selves)?${AFTER}`,
  // As big as a bus, twice as tall as the house.
  `${HOST}${ABOUT}(?:${MANY})?as (${SIZE}) as ${MEASURE}`,
  // The size of a dog.
  `${HOST}${ABOUT}(?:${MANY})?the (?:same |exact )?(size|height|length) (?:of|as) ${MEASURE}`,
  // Bigger than the child.
  `${HOST}${ABOUT}(?:much |far |even |no )?(bigger|larger|taller|higher|longer|smaller|shorter|tinier) than ${MEASURE}`,
] as const;

const [OWN, THAN_SOMEBODY, AS_SOMEBODY, AS, OF, THAN] = patterns.map(guarded);

const byMore = (word: string) => (/^(?:small|short|tin)/i.test(word) ? LESS : MORE);
const isTall = (word: string) => /^(?:tall|high|height)/i.test(word);

/** The text without what things are measured by, and what that was. */
export function liftSizes(text: string): { rest: string; sizes: ToldSize[] } {
  const sizes: ToldSize[] = [];
  const grams = gramsOf(text.toLowerCase());
  let rest = text;
  const take = (
    form: typeof OWN,
    told: (groups: string[], before: string) => { size: ToldSize; instead: string } | undefined,
  ) => {
    if (!form || !mayHave(grams, form.required)) return;
    rest = rest.replace(form.pattern, (...found: (string | number)[]) => {
      const at = found.findIndex((one) => typeof one === 'number');
      const groups = found.slice(0, at).map((one) => String(one ?? ''));
      const lifted = told(groups, rest.slice(0, Number(found[at])));
      if (!lifted) return groups[0] ?? '';
      sizes.push(lifted.size);
      return lifted.size.host + lifted.instead;
    });
  };
  const own = { measure: '', isPronoun: true, isNamed: true };
  take(OWN, ([, host = '', many = '', what = '']) => ({
    size: { ...own, host, times: TIMES[many.toLowerCase()] ?? 1, isHeight: isTall(what) },
    instead: '',
  }));
  take(THAN_SOMEBODY, ([, host = '', more = '']) => ({
    size: { ...own, host, times: byMore(more), isHeight: isTall(more) },
    instead: '',
  }));
  take(AS_SOMEBODY, ([, host = '', many = '', what = '']) => ({
    size: { ...own, host, times: TIMES[many.toLowerCase()] ?? 1, isHeight: isTall(what) },
    instead: '',
  }));
  for (const form of [AS, OF])
    take(form, ([, host = '', many = '', what = '', article = '', noun = ''], before) =>
      measured({ host, what, article, noun, times: TIMES[many.toLowerCase()] ?? 1 }, before),
    );
  take(THAN, ([, host = '', more = '', article = '', noun = ''], before) =>
    measured({ host, what: more, article, noun, times: byMore(more) }, before),
  );
  return { rest, sizes };
}

interface Found {
  host: string;
  what: string;
  article: string;
  noun: string;
  times: number;
}

/** Nobody is seen by how large a life or a dream is. */
const NO_MEASURE =
  /^(?:possible|usual|before|others?|average|normal|life|ever|world|thumb(?:nail)?|palm|hand|fingertip)\b/i;

function measured({ host, what, article, noun, times }: Found, before: string) {
  if (NO_MEASURE.test(noun)) return undefined;
  const isIndefinite = /^an?$/i.test(article);
  const head = noun.toLowerCase().split(' ').at(-1) ?? '';
  const wasNamed = hasWord(before, head);
  const size: ToldSize = {
    host,
    measure: noun,
    isPronoun: false,
    isNamed: !isIndefinite || wasNamed,
    times,
    isHeight: isTall(what),
  };
  return { size, instead: isIndefinite || wasNamed ? '' : ` beside ${article} ${noun}` };
}

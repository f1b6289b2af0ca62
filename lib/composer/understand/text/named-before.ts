import { pluralOf, withArticle } from '../abroad/english-words';
import { theLexicon } from '../lexicon';

/**
 * What stands before a word that has it, sells it or brings it: a `candle shop sign` shows a candle, a `violin seller` has
 * violins, a `parcel delivery fox` brings a parcel. What is one name of the tables stays it. English only.
 */

const ARTICLE = '((?:an?|the|my|our|his|her|two|three) |)';
const BEFORE =
  '((?:old|vintage|rustic|small|little|big|cute|wooden|red|blue|green|yellow|white|pink|black) |)';
const NOUN = '([a-z]{3,14})';

const kindOf = (noun: string): string => {
  const { concept = '', color, attribute } = theLexicon().lookUp(noun.toLowerCase(), 'en') ?? {};
  return (color ?? attribute) ? '' : (theLexicon().factsOf(concept)?.kind ?? '');
};
/** Whether words together name something else than the last of them does: a fire truck is no truck with a fire. */
const isName = (words: string): boolean => {
  const conceptIn = (text: string) => theLexicon().lookUp(text.toLowerCase(), 'en')?.concept;
  const together = conceptIn(words);
  return together !== undefined && together !== conceptIn(words.split(' ').at(-1) ?? '');
};

/** What is sold, carried and painted on boards. */
const GOODS =
  /^(?:animal|plant|food|container|tool|toy|instrument|device|clothing|celestial|vehicle|symbol)$/;
/** What is known by its cup or glass. */
const DRINKS: Readonly<Record<string, string>> = {
  coffee: 'coffee cup',
  tea: 'teacup',
  juice: 'glass of juice',
};
const isGoods = (noun: string): boolean =>
  GOODS.test(kindOf(noun)) || DRINKS[noun.toLowerCase()] !== undefined;
const oneOf = (noun: string): string => withArticle(DRINKS[noun.toLowerCase()] ?? noun);
const SHOP =
  '(?:shop|store|boutique|market|stall|stand|repair|workshop|company|maker|seller|merchant)';

interface Before {
  pattern: RegExp;
  told: (parts: readonly string[]) => string | undefined;
}

/** How what comes to a door is packed. */
const DELIVERED: Readonly<Record<string, string>> = {
  pizza: 'a pizza box',
  flower: 'a bouquet',
  milk: 'milk bottles',
};

const flat = (parts: readonly string[]): string => parts.join(' ').replace(/\s+/gu, ' ').trim();

const BEFORE_WORDS: readonly Before[] = [
  {
    pattern: new RegExp(
      `\\b${ARTICLE}${BEFORE}${NOUN} (${SHOP}) sign\\b(?! (?:that|which|says|saying|reading|with))`,
      'giu',
    ),
    told: ([article = '', look = '', noun = '']) =>
      isGoods(noun)
        ? flat([article, look, 'shop sign with a picture of', oneOf(noun), 'on it'])
        : undefined,
  },
  {
    pattern: new RegExp(
      `\\b${ARTICLE}${BEFORE}${NOUN} (truck|van|cart|lorry)(?! (?:driver|with a picture))\\b`,
      'giu',
    ),
    told: ([article = '', look = '', noun = '', vehicle = '']) => {
      if (!isGoods(noun) || isName(`${noun} ${vehicle}`) || kindOf(noun) === 'vehicle')
        return undefined;
      const isDrunk = DRINKS[noun.toLowerCase()] !== undefined;
      const isSold = (isDrunk || kindOf(noun) === 'food') && !/cart/i.test(vehicle);
      if (/cart/i.test(vehicle)) return flat([article, look, vehicle, 'full of', pluralOf(noun)]);
      return flat([
        article,
        look,
        isSold ? 'food truck' : vehicle,
        'with a picture of',
        oneOf(noun),
        'on it',
      ]);
    },
  },
  {
    pattern: new RegExp(
      `\\b${ARTICLE}${BEFORE}${NOUN} (seller|vendor|salesman|peddler)( with (?:an?|the|his|her) (?:[a-z]+ )?(?:cart|stall|stand|basket|tray|wagon)|)(?! (?:full|of)\\b)(?=$|[.,;]| )`,
      'giu',
    ),
    told: ([article = '', look = '', noun = '', seller = '', having = '']) => {
      if (
        !isGoods(noun) ||
        isName(`${noun} ${seller}`) ||
        /^(?:street|market|shop|store|book)$/i.test(noun)
      )
        return undefined;
      const goods =
        having === '' ? `holding ${pluralOf(noun)}` : `${having.trim()} full of ${pluralOf(noun)}`;
      return flat([article, look, seller, goods]);
    },
  },
  {
    pattern: new RegExp(`\\b${ARTICLE}${BEFORE}${NOUN} delivery ${NOUN}(?=$|[.,;]| )`, 'giu'),
    told: ([article = '', look = '', noun = '', who = '']) => {
      if (!isGoods(noun) || !/^(?:animal|person|fantasy)$/.test(kindOf(who))) return undefined;
      const named = flat([look, who]);
      const bearer = /^an?/i.test(article) ? withArticle(named) : flat([article, named]);
      return flat([bearer, 'carrying', DELIVERED[noun.toLowerCase()] ?? withArticle(noun)]);
    },
  },
];
/** Words without any of which nothing here applies. */
const REQUIRED = /\b(?:sign|truck|van|cart|lorry|seller|vendor|salesman|peddler|delivery)\b/iu;

/** A prompt with what is named before its bearer told after it. */
export const namedBefore = (prompt: string): string =>
  REQUIRED.test(prompt)
    ? BEFORE_WORDS.reduce(
        (text, { pattern, told }) =>
          text.replace(pattern, (whole: string, ...parts: unknown[]) => {
            const at = parts.findIndex((one) => typeof one === 'number');
            return (
              told(parts.slice(0, at).map((one) => (typeof one === 'string' ? one : ''))) ?? whole
            );
          }),
        prompt,
      )
    : prompt;

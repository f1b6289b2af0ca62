import { theLexicon } from '../../understand/lexicon';
import { gramsOf, mayHave, requiredBy } from '../../understand/text/required-text';
import { ACTS } from './acts.data';
import { ABSTRACTS } from './abstracts.data';
import { FORMS, STRUCTURES } from './forms.data';
import { EFFORTS } from './efforts.data';
import { FORCES } from './forces.data';
import { NOTIONAL_PATTERNS } from './notional';
import { HOSTS } from './hosts.data';
import { SCENES } from './scenes.data';
import { DET, END, HOST_START, LIST_END, PERSON, START, thing, things, wordsOf } from './grammar';
import { BEARERS, OPENINGS, PERCHING_HAND, VESSELS } from './vessels.data';

/**
 * Tropes: images that put a thing where it cannot be. What is in what, out of what, made of what is told in
 * a few ways of speaking, whatever the things are: each is a pattern here, with a slot for every thing.
 */
export interface Trope {
  id: string;
  /** The words that say it. */
  text: string;
  slots: Record<string, string>;
}

const COMING =
  '(?:grow|com|emerg|fly|ris|sprout|burst|pour|jump|launch|step|flow|explod|reach|pop|spill|shoot|bloom|walk|swim|leap|run|break|fall|stream|appear|stick|lift|tak|climb|crawl|wav|look|lean|peek|talk|smil|danc)(?:e?s|e|[mnpt]?ing)?';

/** Only plants and what is like them come up in or on something. */
const GROWS_ON = '|(?<=(?:grow|bloom|sprout)\\w* )(?:in|on|through)';

interface Pattern {
  id: string;
  pattern: string;
}

const vessels = wordsOf(VESSELS);
const plainVessels = wordsOf(VESSELS.filter(({ isPlainIn }) => isPlainIn));
const openings = wordsOf([...OPENINGS, { words: BEARERS }]);
const forms = wordsOf(FORMS);
const structures = wordsOf(Object.values(STRUCTURES));
/** Animals see somebody else in the mirror, too. */
const MIRRORED = PERSON.replace(
  '|parent)',
  '|parent|cat|kitten|dog|puppy|lion|mouse|rabbit|chick|duckling|fox|bear|frog|sheep|caterpillar)',
);

const PATTERNS: readonly Pattern[] = [
  // A plant in a light bulb.
  {
    id: 'inside',
    pattern: `${HOST_START}(?<host>${vessels}) with ${things('filling')}(?: \\w+ing)? (?:inside|within|in it|growing in it|on the inside)(?: (?:of )?it)?`,
  },
  {
    id: 'inside',
    pattern: `${HOST_START}(?<host>${vessels}) (?:full of|filled with|containing|stuffed with|packed with|made up of) ${things('filling')}${LIST_END}`,
  },
  {
    id: 'inside',
    pattern: `${START}${thing('filling')}(?: (?<pose>\\w+ing)|(?: (?<bound>trapped|imprisoned|locked|stuck)|(?: (?:enclosed|caught|kept))))? (?:inside|within|(?<held>trapped in|locked in|stuck in|imprisoned in)|enclosed in|caught in)(?: of)? ${DET}(?<host>${vessels})(?: (?:filled with|full of) [\\p{L}-]{2,20}| (?:and )?(?<does>reading|working|sleeping|dreaming|meditating|writing|crying|waving|dancing|drawing|painting)(?: an?| the)?(?: book| laptop)?)?${END}`,
  },
  {
    id: 'inside',
    pattern: `${START}${thing('filling')}(?: (?:growing|floating|swimming|sitting|standing))? (?:in|on) ${DET}(?<host>${plainVessels})${END}`,
  },
  // A bird on a hand; what is worn on one is not.
  {
    id: 'inside',
    pattern: `${START}(?!(?:\\p{L}+ ){0,3}(?:rings?|gloves?|nails?|polish|plasters?|bandages?|tattoos?|henna|thimbles?|watch|bracelets?|puppets?) )${thing('filling')}(?: (?:perched|perching|resting|landing|landed|sitting|standing|crawling|lands|sits))? (?:up)?on ${DET}(?<host>${PERCHING_HAND})${END}`,
  },
  {
    id: 'inside',
    pattern: `${HOST_START}(?<host>(?:open |cupped |giant |human |two |child's )?(?:palms?|hands?)) (?:holding|cradling|protecting|carrying) ${DET}(?<filling>(?:\\w+ )?(?:house|home|tree|plant|seedling|sprout|earth|globe|planet|world|family|city|building|car|baby|people))${END}`,
  },
  // Somebody who waters a tree out of a book.
  {
    id: 'tended',
    pattern: `${DET}${PERSON} (?<does>watering|planting|feeding|picking|admiring|climbing) ${thing('filling', 3)},? (?:that is |which is )?(?:grow|com|bloom|sprout|ris|emerg)\\w* (?:up )?(?:out of|from|inside|in|through|on) ${DET}(?<host>${openings})${END}`,
  },
  // A plant out of a head that is watered.
  {
    id: 'tended',
    pattern: `${START}${thing('filling', 3)},? (?:that is |which is )?(?:grow|bloom|sprout|ris|emerg)\\w* (?:up )?(?:out of|from|inside|in) ${DET}(?<host>${openings}),? (?:that is |which is )?(?:being |getting )(?<does>watered)${END}`,
  },
  // One red umbrella among many grey ones.
  {
    id: 'odd-one',
    pattern: `(?<![\\p{L}-])(?:one|a|an|a single|a lone|single|lone) (?<odd>(?:[a-z-]{2,16} ){1,2}(?<named>[a-z]{3,16}))(?: (?:standing out|hidden|alone))? (?:among|amongst|amid|in the middle of|in a (?:crowd|sea|row|group|pile|line) of|surrounded by|from) (?:(?:the|many|several|lots of|a lot of|other|identical|all|a crowd of) ){0,2}(?<others>(?:[a-z-]{2,16} ){0,2}[a-z]{3,16}s)${END}`,
  },
  // A woman with birds flying out of her head.
  {
    id: 'from-head',
    pattern: `${DET}${PERSON} with (?!(?:[a-z]+ )?(?:smoke|steam|fire|flames|sparks) )${thing('filling', 4)} ${COMING}(?: up| away)? (?:out of|from|away from) (?:his|her|their|its|the|an open) (?:open )?(?:head|mind|brain)${END}`,
  },
  // A tree out of a phone.
  {
    id: 'out-of',
    pattern: `${START}${thing('filling')},? (?:is |are |that (?:is |are )?)?(?<pose>${COMING}) (?:up |over )?(?:out of|from inside|from within|from|out from${GROWS_ON}) ${DET}(?<host>${openings})(?: (?<more>(?:holding|with|carrying|waving|wearing) ${DET}[\\p{L}'-]+(?: [\\p{L}'-]+){0,3}?))?${END}`,
  },
  {
    id: 'out-of',
    pattern: `${HOST_START}(?<host>${openings}) with (?!(?:his|her|their|my|both) )${things('filling')} ${COMING}(?: up)?(?: (?:out(?: of it)?|through it|from it|on top|off it|upwards?|from (?:the|its|his|her) (?:open )?(?:pages|screen|top|spout)|out of (?:the|its) (?:open )?(?:pages|screen|top|spout)))?${END}`,
  },
  // A book from which a whale and ships fly.
  {
    id: 'out-of',
    pattern: `${HOST_START}(?<host>${openings}),? (?:from|out of) which ${things('filling')} ${COMING}(?: (?:out|up|forth|away)){0,2}${END}`,
  },
  // A heart of flowers.
  {
    id: 'made-of',
    pattern: `${HOST_START}(?<host>${forms}|${structures})(?: (?:between|across|over) [\\w ]{3,30}?)? ?(?:shape )?(?:which is |that is )?(?:made|built|formed|composed|constructed|created|assembled|shaped)(?: up| out)? (?:of|from|by|with) ${thing('filling', 4)}(?:(?:,| that leads?| leading)? (?:to|towards|up to|(?:(?:that is |is )?(?:lean\\w*|propped|reach\\w*|placed|set) )?(?:up )?(?:against|into)) ${thing('goal', 4)})?(?:,? (?:with |and )${thing('top', 3)} (?:on|at) (?:the |its )?(?:top|tip))?(?:,? (?:with |and )?(?:an? |the )?(?:[a-z]+ ){0,3}(?<climb>climb|walk|cross)ing (?:up |on |over |across )?(?:it|to the top))?${END}`,
  },
  {
    id: 'made-of',
    pattern: `(?:(?<climb>climb\\w*) (?:up )?(?:on )?)?${HOST_START}(?<host>(?:staircase|stairs|stairway|ladder|bridge|mountain|road|path|wall|heart|wreath)) (?:out )?of ${thing('filling', 4)}(?:(?:,| that leads?| leading)? (?:to (?:reach|touch|get to|grab|catch)|to|towards|up to) ${thing('goal', 4)})?(?:,? (?:with |and )?${thing('top', 3)} (?:on|at) (?:the )?(?:top|peak))?${END}`,
  },
  {
    id: 'made-of',
    pattern: `${START}${thing('filling', 4)} (?:arranged |standing |placed |laid out |gathered )?(?:in(?:to)? (?:the |a )?(?:shape|form) of|forming|that form|shaped like|shaped as) (?:an? |the )?(?<host>${forms})${END}`,
  },
  {
    id: 'made-of',
    pattern: `${HOST_START}(?<host>tree) with ${thing('filling', 3)} (?:as|instead of|for|in place of) (?:its |the )?(?:leaves|foliage|fruits?|crown)`,
  },
  // Half of it so, half of it so.
  {
    id: 'halves',
    pattern: `(?:one |the )?half (?:of )?${DET}(?<thing>(?:[a-z-]+ ){0,2}?[a-z-]+) (?:is |are |being )?(?<left>[a-z-]+(?: [a-z-]+){0,2}?),? (?:and |while |but )?(?:the )?(?:other )?half (?:is |are |of it )?(?<right>[a-z-]+(?: [a-z-]+){0,2}?)${END}`,
  },
  {
    id: 'halves',
    pattern: `${START}(?<thing>(?:[a-z-]+ ){0,2}?[a-z-]+),? (?:that is |which is |who is |is )?(?:one )?half (?:of it )?(?<left>[a-z-]+(?: [a-z-]+){0,2}?),? (?:and |& |but )?(?:the other )?half (?<right>[a-z-]+(?: [a-z-]+){0,2}?)${END}`,
  },
  {
    id: 'halves',
    pattern: `half[ -](?<left>[a-z]+(?: [a-z]+)?),? (?:and )?(?:the other )?half[ -](?:an? )?(?<right>[a-z]+(?: (?!face|head|brain|tree|person|portrait|heart|house|earth|globe|body|look|star|gaz|smil|fac|reach)[a-z]+)??)(?: (?<thing>face|head|brain|tree|person|portrait|heart|house|earth|globe|body))?(?:${END}|(?= (?:look|star|gaz|smil|fac|reach)\\w*ing))`,
  },
  {
    id: 'halves',
    pattern: `${START}(?<thing>(?:[a-z-]+ ){0,2}?[a-z-]+),? (?:split|divided|cut) (?:in(?:to)? )?(?:two|half|halves|two halves)(?: in the middle)?,?:? (?:one (?:half |side )?|half |left (?:side )?|with )?(?<left>[a-z-]+(?: [a-z-]+){0,2}?),? (?:and |& )?(?:the other |one |half |right )?(?:half |side )?(?:is )?(?<right>[a-z-]+(?: [a-z-]+){0,2}?)${END}`,
  },
  // A man with a cloud for a head.
  {
    id: 'in-place-of-head',
    pattern: `${DET}${PERSON} (?:with|has|whose head is) ${thing('filling')}(?: (?:in|on|over|above|around) (?:his|her|their|the) head)? (?:instead of|in place of|for|as|replacing|where)(?: (?:an?|the|his|her|their))? (?<part>head|face|hair)\\b`,
  },
  {
    id: 'in-place-of-head',
    pattern: `${DET}${PERSON} whose (?<part>head|hair|face) is ${thing('filling')}${END}`,
  },
  {
    id: 'in-place-of-head',
    pattern: `(?<![\\p{L}-])${DET}(?<filling>[a-z]+(?: [a-z]+)?)[- ]headed ${PERSON}`,
  },
  // A ladder to the moon.
  {
    id: 'ladder-to',
    pattern: `ladder,? (?:that )?(?:lean\\w* |reach\\w* |lead\\w* |go\\w* |stand\\w* )?(?:up )?(?:(?:on|to|against|into|towards?|at) ${DET}(?<goal>(?:\\w+ )?(?:moon|clouds?|stars?|sun|sky))|(?:to|into|towards?) ${thing('end', 3)})${END}`,
  },
  // What somebody is tied to.
  {
    id: 'tied-to',
    pattern: `${START}${thing('filling', 4)},? (?:is |being |that is )?(?:tied|chained|shackled|attached|strapped|handcuffed|cuffed) to (?:the |his |her |their |an? )?(?:[a-z]+'s )?(?:leg|foot|feet|ankle|wrist|hand|arm)s?`,
  },
  // Somebody else in the mirror.
  {
    id: 'mirror',
    pattern: `${DET}${MIRRORED},? (?:who |that |is )?(?:look|star|gaz|stand|fac|see)\\w* (?:in|into|at|in front of|himself in|herself in)? ?(?:an? |the )?(?:\\w+ )?mirror,? (?:and |where (?:he|she) |but |which |that )?(?:(?:and )?(?:see|sees|seeing)|shows|showing|reflect\\w*|with (?:the |a )?(?:reflection|shadow) of|(?:the )?reflection (?:is|shows))(?: (?:himself|herself) as)? ${thing('filling', 4)}${END}`,
  },
  {
    id: 'mirror',
    pattern: `${DET}${MIRRORED},? (?:who |that |is )?(?:look|star|gaz|see)\\w* (?:in|into|at) (?:his|her|its|their) (?:own )?reflection as ${thing('filling', 4)}${END}`,
  },
  // Two sides that pull.
  {
    id: 'tug',
    pattern: `tug[ -]of[ -]war between ${thing('left', 3)} and ${thing('right', 3)}${END}`,
  },
  {
    id: 'tug',
    pattern: `(?<!\\b(?:dogs?|pupp(?:y|ies))\\b.*|(?<!\\bteams? )\\bplay\\w* )tug[ -]of[ -]war(?: (?:over|about|for|with) ${thing('filling', 4)}${END})?`,
  },
  // A hand that sets something somewhere.
  {
    id: 'hand-act',
    pattern: `${HOST_START}(?:\\w+ )?hands? (?:is |are )?(?:plac|putt|insert|add|dropp|stack|pick|lift|mov|tak|sett|push)\\w+(?: up)? (?:the last |the final |another )?${thing('filling', 4)}(?: (?:in|on|into|onto|to|inside|at|from|out of|across) (?:the (?:top|end) of )?${thing('host', 4)})?${END}`,
  },
  // Hands full.
  {
    id: 'juggling',
    pattern: `${DET}${PERSON},? (?:who )?(?:is )?(?:juggl\\w+)(?: with)? ${things('filling')}${LIST_END}`,
  },
];

/** They are written in small letters, as prompts are read here: patterns of any case take three times as long to compile. */
const COMPILED = [
  ...HOSTS,
  ...SCENES,
  ...ACTS,
  ...PATTERNS,
  ...EFFORTS,
  ...FORCES,
  ...ABSTRACTS,
  ...NOTIONAL_PATTERNS,
].map(({ id, pattern }) => ({
  id,
  pattern: new RegExp(pattern, 'u'),
  required: requiredBy(pattern),
}));

/** Nouns that end as what somebody does. */
const NOUNS =
  'ring|building|string|painting|king|wing|spring|swing|ceiling|clothing|wedding|pudding|thing|duckling|seedling|sapling|lightning';
/** What follows the things of a slot and is none of them. */
const AFTERWARDS = new RegExp(
  `(?:,? \\b(?:an? )?(?:article|concept|symbol|metaphor|blog|header|hero|illustration|vector|flat|minimal\\w*)\\b.*| (?!(?:${NOUNS})s?\\b|(?:hold|wear|read|carry|rid|wav)ing\\b)[a-z]+ing\\b.*| (?:in|on|over|above) (?:his|her|their|its)\\b.*|,? and|,)$`,
  'u',
);

const cleaned = (slot: string): string => {
  const shorter = slot.replace(AFTERWARDS, '').trim();
  return shorter === slot ? slot : cleaned(shorter);
};

/** Names that begin as what somebody does are one word: a `frying pan` is no pan that is frying. */
const asOneWord = (slot: string): string =>
  slot.replace(/(?<![a-z])[a-z]+ing [a-z]+/g, (name) =>
    theLexicon().lookUp(name, 'en')?.concept ? name.replace(' ', '_') : name,
  );

const thingsOf = (slot: string): string => cleaned(asOneWord(slot)).replaceAll('_', ' ');

const WATCHED =
  / (?:watch|look|star|gaz|observ|admir|see)(?:e?s|ing)?(?: at)? (?:an?|the|his|her|their) ([\p{L}' -]+)$/u;

/** What kind of picture it is says nothing of what is in it. */
const KIND_OF_PICTURE =
  /^(?:[\p{L}'-]+ ){0,4}?(?:illustration|image|picture|drawing|artwork|concept|vector|graphic|scene)s? (?:with|of|showing|depicting|featuring) /u;

/** A figure of speech begins in the first so many characters, or nowhere. */
const MAX_CHARACTERS = 600;

/** Tropes that a prompt tells, the one that says most first. */
export function tropesIn(prompt: string): Trope[] {
  const plain = prompt
    .toLowerCase()
    .replace(/["“„«][^"“”„«»]*["”“»]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(KIND_OF_PICTURE, '')
    .slice(0, MAX_CHARACTERS);
  const grams = gramsOf(plain);
  const found = COMPILED.flatMap(({ id, pattern, required }) => {
    if (!mayHave(grams, required)) return [];
    const match = pattern.exec(plain);
    if (!match?.groups) return [];
    const slots = Object.fromEntries(
      Object.entries(match.groups).flatMap(([name, text]) =>
        text ? [[name, thingsOf(text.trim())]] : [],
      ),
    );
    // Who watches a plant come out of a laptop does not come out of it.
    const [, watched] = WATCHED.exec(match.groups.filling ?? '') ?? [];
    if (watched !== undefined) slots.filling = thingsOf(watched);
    // What somebody does in a vessel is seen there as well.
    const whole = match.groups.filling?.trim() ?? '';
    if (id === 'inside' && whole !== slots.filling) slots.deed = whole;
    return [{ id, text: match[0].trim(), slots }];
  });
  // Of a book with a castle that rises from its pages the castle does, and not the book with it.
  const isJoined = ({ slots: { filling = '' } }: Trope) => (/ with /u.test(filling) ? 1 : 0);
  return found.sort(
    (one, other) => other.text.length - one.text.length || isJoined(one) - isJoined(other),
  );
}

import { withArticle } from '../abroad/english-words';
import { theLexicon } from '../lexicon';
import { formsOf } from './conjugate';
import { type Rewording, reworded } from './reworded';

/**
 * Sentences that tell what they tell in another order, or by what hands and heads are at: `a chair on which a cat sleeps`,
 * `from a drum peeks a frog`, `a kite-holding fox`, `a man with both hands around a cup`. English only.
 */

const NO_NOUN =
  '(?!(?:to|of|at|on|in|with|and|or|for|from|by|but|while|who|that|which|is|are|as|a|an|the|his|her|its|their|under|behind|beside|above|over|near|into|through|between|against|around)\\b)';
const WORD = `${NO_NOUN}[a-z-]{2,16}`;
const NAMED = `(?:${WORD} ){0,2}?${WORD}`;
const THING = `(?:an?|the|his|her|its|their|two|three|four|some|several) ${NAMED}`;
const ENDS = '(?=[.,;]|$)';
const WHERE =
  'on top of|on|inside|in front of|in|underneath|under|beneath|behind|beside|next to|at|above|over|around|near|against';

/** In front of which a deed goes on: `sleeps next to`. */
const JOINT = new RegExp(
  `(?:^| )(?:${WHERE}|with|from|to|through|by|and|while|as|during|for|into)(?: |$)`,
  'iu',
);
const FRONTED = new RegExp(
  `^(${THING}),? (${WHERE}|out of|from|to|towards|through|with) (?:which|whom) (${THING}(?:, ${THING}){0,4}(?:,? and ${THING})?) (?:is |are )?(?!(?:turn|become|change|transform)s?\\b)(${WORD})((?: [^.;]{1,200})?)$`,
  'iu',
);

const gerundOf = (verb: string): string | undefined =>
  formsOf(verb, 'en').find(([, kind]) => kind === 'gerund')?.[0];

/** `a chair on which a cat sleeps next to a bag` as `a cat sleeps on a chair next to a bag`. */
function fronted(text: string): string {
  const [, place, at, subject, first, tail = ''] = FRONTED.exec(text) ?? [];
  if (!place || !at || !subject || !first) return text;
  // `an old map lie`: the first word after what could be a whole name may be its noun.
  const [, next] = /^ ([a-z]+)\b/iu.exec(tail) ?? [];
  const isNoun =
    next !== undefined && theLexicon().lookUp(first.toLowerCase(), 'en')?.verb === undefined;
  const who = isNoun ? `${subject} ${first}` : subject;
  const does = isNoun ? next : first;
  const more = isNoun ? tail.slice(next.length + 1) : tail;
  const joint = /^(?:to|towards)$/i.test(at) ? more.length : more.search(JOINT);
  const cut = joint < 0 ? more.length : joint;
  // `a cat and a dog sleep`: the verb of several is no part of the last one's name.
  const told = / and /.test(who) ? (gerundOf(does) ?? does) : does;
  return `${who} ${told}${more.slice(0, cut)} ${at} ${place}${more.slice(cut)}`;
}

const DOING =
  'holding|carrying|eating|wearing|playing|riding|reading|drinking|throwing|pulling|pushing|juggling|hugging|chasing|driving|wielding|delivering|selling|catching|kicking|painting|balancing|smelling|watering';
const COMPOUND = new RegExp(
  `\\b(an?|the|two|three|some) ((?:[a-z]+ ){0,2}?)([a-z]{2,16})-(${DOING}) ((?:[a-z]+ )?[a-z]{2,16})${'(?=[.,;]|$| )'}`,
  'giu',
);
/** What is named without an article, as it has no plural. */
const MASSES =
  /^(?:tea|coffee|milk|juice|water|music|bread|honey|wine|beer|rice|sushi|ramen|pizza|cake|popcorn|ice)$/i;
const ADJECTIVE =
  /^(?:cute|little|small|big|happy|young|old|sleepy|tiny|giant|baby|fat|fluffy|cool|funny|angry|sad|red|blue|green|black|white|brown|pink|purple|orange|yellow|grey|gray)$/i;

/** `a kite-holding fox` as `a fox holding a kite`. */
const compounded = (text: string): string =>
  text.replace(
    COMPOUND,
    (whole: string, article: string, before: string, what: string, does: string, named: string) => {
      const [first = '', second] = named.split(' ');
      // `a kite-holding fox sits`: a word after the noun is a verb, and none of its name.
      const isNamedByTwo = second !== undefined && ADJECTIVE.test(first);
      const [who, rest] =
        second === undefined || isNamedByTwo ? [named, ''] : [first, ` ${second}`];
      if (theLexicon().lookUp(what.toLowerCase(), 'en')?.concept === undefined) return whole;
      const one = MASSES.test(what) || /s$/.test(what) ? what : withArticle(what);
      const begins = /^an?$/i.test(article)
        ? withArticle(`${before}${who}`)
        : `${article} ${before}${who}`;
      return `${begins} ${does} ${one}${rest}`;
    },
  );

const kindOf = (noun: string): string => {
  const { concept = '' } = theLexicon().lookUp(noun.toLowerCase(), 'en') ?? {};
  return theLexicon().factsOf(concept)?.kind ?? '';
};

const AS_TRADE = new RegExp(
  `\\b((?:an?|the|two|three|some) (?:[a-z-]+ ){0,2}?)([a-z]+)( and (?:an? )?[a-z]+)? as (an? |the )?([a-z]+)(?=[.,;]|$| (?:[a-z]+ing|with|in|on|at|beside|next|behind|and)\\b)`,
  'giu',
);
/** `a fox as a doctor` is dressed as one. */
const asTrades = (text: string): string =>
  text.replace(
    AS_TRADE,
    (whole: string, before: string, beast: string, other = '', article = '', trade = '') =>
      kindOf(beast) === 'animal' && kindOf(trade) === 'person'
        ? `${before}${beast}${other} dressed as ${article}${trade}`
        : whole,
  );

const COSTUMED = new RegExp(
  "\\b(?:in|wearing) (?:an? |the |his |her |its )?(?:little |tiny |full |cute )?([a-z]+)(?:['’]s)? (?:costume|outfit|uniform|clothes|attire)(?! (?:on|for)\\b)",
  'giu',
);
/** Who is in the clothes of a trade is dressed as who has it. */
const costumed = (text: string): string =>
  text.replace(COSTUMED, (whole: string, trade: string) =>
    kindOf(trade) === 'person' && !/^(?:kid|child|baby|man|woman|boy|girl|summer)/i.test(trade)
      ? `dressed as ${withArticle(trade)}`
      : whole,
  );

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };
const EACH = new RegExp(
  `\\b(two|three|four) ((?:[a-z]+ )?[a-z]{2,14})s,? each (?:one )?((?:sitting |standing |sleeping |lying )?(?:on|in|under)) (?:its|his|her|their) own (${NAMED})${ENDS}`,
  'giu',
);
/** Three cats, each on its own chair, are a cat on a chair three times. */
const eachTold = (text: string): string =>
  text.replace(EACH, (_, number: string, who: string, at: string, what: string) => {
    const count = NUMBERS[number.toLowerCase()] ?? 2;
    const told = (index: number) =>
      `${index === 0 ? withArticle(who) : `another ${who}`} ${at} ${index === 0 ? withArticle(what) : `another ${what}`}`;
    const all = Array.from({ length: count }, (__, index) => told(index));
    return `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
  });

const HATS = new RegExp(
  `\\b([a-z]+),? (?:(?:with|wearing) (an? (?!(?:[a-z-]+ )?(?:hat|cap|crown|helmet)\\b)${NAMED}) (?:for|as) (?:an?|its|his|her) (?:hat|cap|crown|helmet)(?=[.,;]|$| and\\b| in\\b| on\\b)|whose (?:hat|helmet|cap|crown) is (an? ${WORD}))`,
  'giu',
);
/** What serves as a hat is on a head. */
const hatted = (text: string): string =>
  text.replace(HATS, (_, who: string, had: string | undefined, told: string | undefined) => {
    const whose = kindOf(who) === 'animal' ? 'its' : 'his';
    return `${who} with ${had ?? told ?? ''} on ${whose} head`;
  });

const TURNED: readonly Rewording[] = [
  // Hidden first, and then whoever is.
  [
    new RegExp(
      `^(hidden|hiding|concealed|crouch(?:ed|ing)|tucked away|waiting) (${WHERE}) (${THING}), (${THING}) (?=[a-z]+)`,
      'iu',
    ),
    '$4 $1 $2 $3 ',
  ],
  // What was left somewhere and is listed then.
  [
    new RegExp(
      `^(?:left|forgotten|abandoned|lying|standing|arranged|placed|laid out|displayed|gathered|scattered)(?: behind)? (${WHERE}) (${THING}): `,
      'iu',
    ),
    '$1 $2: ',
  ],
  [
    new RegExp(
      `^(?:out )?from (?:inside |within )?(${THING}) (?:is |are )?(peek|pok|climb|crawl|jump|emerg|ris|look|peer|hopp?)(s|es|ing|e)(?: out)? (${THING})${ENDS}`,
      'iu',
    ),
    '$4 $2$3 out of $1',
  ],
  [
    new RegExp(
      `^in (${THING})['’]s (?:hands?|paws?|arms),? (?:is |are |lies |rests |there is )?(${THING})${ENDS}`,
      'iu',
    ),
    '$1 holding $2',
  ],
  // What somebody left is there without them.
  [
    new RegExp(
      `\\b(${THING}) (?:that |which )?(?:somebody|someone|an? ${NAMED}|the ${NAMED}|he|she|they) (?:has |had |have )?(?:left|forgot|forgotten|dropped|lost)(?: behind)? (on|in|under|beside|at) (?=(?:an?|the) )`,
      'giu',
    ),
    '$1 $2 ',
  ],
  // The one and the other are two.
  [
    new RegExp(
      `\\bone ([a-z]+) (with|[a-z]+s|[a-z]+ing) (${THING})(?:,| and|;|, and) the other (?:one )?(?=(?:an?|the) )`,
      'giu',
    ),
    'one $1 $2 $3 and another $1 $2 ',
  ],
  [
    /\bone ([a-z]+) ((?:is |are )?[a-z]+(?:s|ing) [^.;]{3,60}?)(?:,| and|;|, and) the other (?:one )?(?:is )?(?=[a-z]+(?:s|ing)\b)/giu,
    'one $1 $2 and another $1 ',
  ],
  // A hand on something touches it, both about something hold it.
  [
    new RegExp(
      `\\bwith (?:both|two|his|her|its|their)(?: two)? (?:hands|paws|arms) (?:wrapped |clasped |cupped )?(?:around|about|round) (?=${THING})`,
      'giu',
    ),
    'holding ',
  ],
  [
    new RegExp(
      `\\bwith (?:his|her|its|their|one|an?) (?:hand|paw)s? (?:resting |placed |laid )?on (?=(?:an?|the) (?!(?:[a-z]+ )?(?:shoulder|back|head|heart|hip|chest|arm|knee|cheek|chin)s?\\b)${WORD})`,
      'giu',
    ),
    'touching ',
  ],
  // Who is in somebody's arms is held.
  [
    new RegExp(
      `\\bwith ((?:an?|the|his|her|their) ${NAMED}) (?:asleep |sleeping |cradled |held )?(?:in (?:his|her|its|their) (?:arms|paws|hands)|(?<!\\bhelmet )under (?:his|her|its|their|one|an) arm)(?![a-z])`,
      'giu',
    ),
    'holding $1',
  ],
  [
    new RegExp(
      `(?<=\\b(?:beside|behind|near|under|on|at|in front of|next to) (?:an?|the) ${NAMED}), (${THING}) in (?:(?:his|her|its|their) )?(?:hands?|paws?)${ENDS}`,
      'giu',
    ),
    ', holding $1',
  ],
  // Walls that are told first are those of a room.
  [/^the walls are ([a-z]+)(?=,| and the\b)/iu, 'a room with $1 walls'],
  // Clothes that look out of something are no washing on a line.
  [
    /\bwith ((?:[a-z]+ )?clothes) (?:hanging|spilling|sticking|falling|poking|bulging) out(?: of it)?(?![a-z])/giu,
    'full of $1',
  ],
  // What serves somebody as something else is had as that is.
  [new RegExp(`\\bwhose umbrella is (?=an? ${WORD})`, 'giu'), 'under '],
  [
    new RegExp(`\\bwhose (?:boat|ship|bathtub|bath|nest|house|home) is (?=an? ${WORD})`, 'giu'),
    'in ',
  ],
  [
    new RegExp(`\\bwhose (?:chair|seat|throne|bench|stool|sofa) is (?=an? ${WORD})`, 'giu'),
    'sitting on ',
  ],
  [new RegExp(`\\bwhose bed is (?=an? ${WORD})`, 'giu'), 'sleeping on '],
  [new RegExp(`\\bwhose (?:table|desk) is (?=an? ${WORD})`, 'giu'), 'at '],
  // A ring of rabbits is rabbits, and no circle beside them.
  [
    /\ban? (?:circle|ring|semicircle|half circle) of ((?:[a-z-]+ ){0,2}?[a-z]{2,15}(?:s|men|people|children)) (?:(?:sitting|standing|dancing|gathered|running|all) )?(?=around (?:an?|the|it|him|her)\b)/giu,
    'several $1 ',
  ],
  [
    /\binstead of (?:an?|its|his|her|the) (?=(?:head|face|body|tail|nose|hands?|feet|legs|wings|ears|eyes)\b)/giu,
    'for a ',
  ],
  [
    new RegExp(
      `\\b(an? ${NAMED}) (?:is |being )?(?:used|serving|serves|acting|repurposed) as (?:an? )?(?:vase|pot|flower ?pot|planter|bowl|basket|box|holder|container) for ((?:an?|some|the) ${NAMED}|${WORD})${ENDS}`,
      'giu',
    ),
    '$1 with $2 growing from it',
  ],
  // Both are on it, and nobody has the first in the hand; what is worn is read as it stands.
  [
    new RegExp(
      `\\b(rock|table|desk|shelf|bench|chair|stool|stump|log|tray|plate|box|crate|barrel) with (an? ${NAMED}) and (an? (?!(?:[a-z-]+ )?(?:crown|hat|cap|helmet|scarf|mask)\\b)${NAMED}) (on|in|under) (it|top)(?![a-z])`,
      'giu',
    ),
    '$1 with $2 $4 $5 and $3 $4 $5',
  ],
  [/\bdressed (?:up )?like (?=an? )/giu, 'dressed as '],
  [/\briding on (?:the )?backs? of (?=(?:an?|the|his|her|its) )/giu, 'riding '],
  [
    new RegExp(
      `\\bhanging (?:down )?(?:above|over) (${THING}) with (?=${THING} on (?:it|top)${ENDS})`,
      'giu',
    ),
    'above $1 with ',
  ],
  [/\bseen through (?=(?:an?|the|his|her) )/giu, 'behind '],
  [
    /\b(?:trying|struggling|attempting|about) to (?:fit|squeeze|get|climb|cram)(?: itself| himself| herself)? (?:into|in|inside)\b/giu,
    'squeezing into',
  ],
  [
    /(?<=[a-z]) (?:custom[- ])?(?:made|meant|intended|built|designed) for (?=(?:an?|his|her|two) )/giu,
    ' for ',
  ],
  [
    new RegExp(
      `\\b(${THING}) in the (?:very )?(?:middle|center|centre),? (?:and|with) ([a-z-]+s) (?:all )?around(?: it)?${ENDS}`,
      'giu',
    ),
    '$2 around $1',
  ],
  // Who sleeps at the end of a list does so, and nobody does anything to them.
  [
    new RegExp(
      `(?<=\\b[a-z]+ing (?:an?|the) ${NAMED}),? and (${THING}) asleep (?=on|in|under|at|beside)`,
      'giu',
    ),
    ', $1 sleeping ',
  ],
];

/** Words without any of which nothing here applies. */
const REQUIRED =
  /\b(?:on|in|under) (?:it|top)\b|\bwh(?:ich|om)\b|-\w+ing\b|^(?:hid|conceal|crouch|tuck|wait|left|forg|aband|lying|standing|arrang|plac|laid|display|gather|scatter|out from|from|in )|\bleft\b|\bforg|\bdropped\b|\blost\b|\bother\b|\b(?:hands?|paws?|arms?)\b|\bdressed\b|\bback|\bhanging\b|\bseen\b|\bto (?:fit|squeeze|get|climb|cram)\b|\bfor\b|\baround\b|\basleep\b|\bas\b|\beach\b|\binstead\b|\bwhose\b|^the walls\b|\bclothes\b|\b(?:costume|outfit|uniform|clothes|attire)\b/iu;

/** A prompt with what is told the other way round in the order that the tables read. */
export const toldTurned = (prompt: string): string =>
  REQUIRED.test(prompt)
    ? reworded(hatted(eachTold(costumed(asTrades(compounded(fronted(prompt)))))), TURNED)
    : prompt;

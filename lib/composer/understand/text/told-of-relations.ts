import { withArticle } from '../abroad/english-words';
import { englishLemma, irregularPluralOf } from './english-lemma';
import { type Rewording, reworded } from './reworded';

/** Ways to say where things are to each other, as the tables know them. English only; a page is told otherwise. */

const NAMED = '(?:[a-z-]+ ){0,2}?[a-z-]{2,16}';
const ENDS = '(?=[,.;!]|$| (?:on|in|at|under|by|near|and|while|with|beside|behind)\\b)';
const SIDES = '(?:on|at|to) (?:both|either|each) (?:sides?|ends?)';
/** Ways and waters that go through the picture: what is on their sides is theirs. */
const WAY =
  '(?:road|street|path|pathway|lane|avenue|alley|track|driveway|walkway|trail|highway|sidewalk|aisle|corridor|hallway|canal|river|stream|creek|room|stage|entrance|railway|bridge|field|garden|valley|lake|sea|picture|page|card|poster|image)';
/** What is rooted or built has things beside its foot; a bed has an end there. */
const WITHOUT_FOOT = '(?!(?:[a-z-]+ ){0,2}?(?:beds?|cots?|cribs?|pages?|list|column)\\b)';
/** Who gets up where others have to climb. */
const CLIMBED =
  '(?:tree|oak|palm tree|pine tree|trunk|tree trunk|pole|mast|drainpipe|lamp post|lamppost)';
const HEADWEAR =
  '(?:top hat|straw hat|hat|cap|helmet|bonnet|boots?|shoes?|slippers?|sneakers?|gloves?|mittens?|socks?|purse|handbag|bucket|basket|box|barrel|tent|bag|backpack|suitcase|jar|vase|teapot|pot|cup|mug|teacup|bathtub|crate|nest|chest|egg|pumpkin|flower pot)';
const BODY =
  '(?:head|heads|shoulders?|lap|knees?|back|nose|arms?|hands?|chest|belly|neck|feet|foot|face|paws?|finger|ears?)';

const WHERE =
  '(?:on|in|inside|under|underneath|beneath|behind|beside|next to|near|in front of|above|over|against|at|around|tied to|stuck in|hanging from)';

const TOLD: readonly Rewording[] = [
  // A picture that hangs somewhere is one in a frame, and not the picture that is asked for.
  [
    /\b(?:a|the|one) picture (?=(?:(?:is )?(?:hanging|hangs|hung|leaning|leans) )?(?:crookedly |slightly )?(?:on|against|over|above|behind|beside|next to) (?:an?|the) (?:[a-z-]+ ){0,2}?(?:walls?|sofa|couch|bed|fireplace|desk|nail|hook|piano|door|table|window|bench|chair)\b)/giu,
    'a framed picture ',
  ],
  // Nobody has a foot there: it is beside it.
  [
    new RegExp(
      `\\b(?:right |just )?(?:at|by|near) the (?:very )?(?:foot|feet|base) of (?=(?:an?|the|his|her|their|some)\\b (?!(?:mountains?|hills?)\\b)${WITHOUT_FOOT})`,
      'giu',
    ),
    'beside ',
  ],
  // In a crowd everybody else is around.
  [
    /\bin (?:the )?(?:very )?(?:middle|midst|cent(?:er|re)) of (?=(?:an?|the) (?:[a-z]+ )?crowd\b)/giu,
    'among ',
  ],
  // Who goes up a tree climbs it.
  [
    new RegExp(
      `\\b(?:run|rac|scurry|scuttl|dash|scampe?r|crawl|go|shoot|hurr(?:y|ie))(?:n?ing|e?s) (?:straight |right |quickly )*up (?=(?:an?|the) (?:[a-z]+ )?${CLIMBED}${ENDS})`,
      'giu',
    ),
    'climbing ',
  ],
  [
    new RegExp(
      `(?<!\\bclimb(?:s|ing|ed)?)(?<![a-z]ing)(?<![a-z](?:es|s)) (?:half ?way |stuck |high |all the way |sitting |is )*up (?=(?:an?|the) (?:[a-z]+ )?(?:tree|oak|palm tree|pine tree)${ENDS})`,
      'giu',
    ),
    ' in ',
  ],
  [
    / half ?way up (?=(?:an?|the) (?:[a-z]+ )?(?:ladder|staircase|stairs|steps|rope|pole|wall|tower|cliff)\b)/giu,
    ' climbing ',
  ],
  // What looks out of clothes or a bag has them as a den, and not on.
  [
    new RegExp(
      `\\b(?:look|gaz|peer|star|peep|pok|rise?|crawl|climb)(?:s|es|ing|e)? out (?:of|from) (?=(?:an?|the|his|her|one|somebody's|someone's) (?:[a-z-]+ ){0,2}?${HEADWEAR}${ENDS})`,
      'giu',
    ),
    'peeking out of ',
  ],
  [
    new RegExp(
      `\\b(?:(?:is |sits |sitting |sleeping |asleep |hiding |lying |curled up |resting )?)inside (?:of )?(?=(?:an?|the|his|her|one) (?:[a-z-]+ ){0,2}?(?:hat|cap|helmet|bonnet)${ENDS})`,
      'giu',
    ),
    'peeking out of ',
  ],
  // One side has one thing, the other another.
  [
    new RegExp(
      `\\b(an? ${NAMED}) (?:is |stands |sits |standing |sitting )?on one side of (an? ${NAMED}),? and (an? ${NAMED}) (?:is |stands |sits |standing |sitting )?on the other(?: side)?\\b`,
      'giu',
    ),
    '$2 between $1 and $3',
  ],
  [
    /(?<=\b(?:chair|sofa|armchair|couch|desk|table|bed|bench|house|shop|lamp|door|window|bookcase|bookshelf)),? (?:placed |standing |is |directly )*(?:opposite|across from) (?:to )?(?=(?:an?|the) )/giu,
    ' beside ',
  ],
  [
    new RegExp(
      `(?<=[a-z]),? (?:placed |standing |sitting |is |directly )*(?:opposite|across from) (?:to )?(?=(?:an?|the) (?!street|road|page)${NAMED}${ENDS})`,
      'giu',
    ),
    ' facing ',
  ],
  [/\bslung (?=(?:over|across|on|around)\b)/giu, ''],
  // A note on a door is written.
  [
    /\b(?:a|the|one) note (?=(?:(?:is )?(?:pinned|taped|stuck|tacked|attached|fixed|tied|clipped|left) )?(?:up )?(?:to|onto|on) (?:an?|the|his|her) (?:[a-z-]+ ){0,2}?(?:door|fridge|refrigerator|wall|board|tree|balloon|window|mirror|table|desk|box|bottle|car)\b)/giu,
    'a sticky note ',
  ],
  [
    new RegExp(
      `(?<!\\b(?:trailer|caravan|cart|wagon|sled|sledge|plough|plow|boat|dog|horse|balloon|kite) )\\b(?:pinned|taped|glued|nailed|stapled|tacked|clipped|fixed|screwed|attached|fastened) (?:up )?(?:to|onto) (?=(?:an?|the|his|her|its) (?:[a-z-]+ ){0,2}?(?:wall|door|fridge|refrigerator|board|tree|fence|window|post|suitcase|box|helmet|hat|jacket|shirt|bag|drone|bicycle|bike|skateboard|roof|car|truck|pig|collar|mailbox|gate)${ENDS})`,
      'giu',
    ),
    'on ',
  ],
];

const plural = (noun: string): string => {
  const last = noun.split(' ').at(-1) ?? noun;
  const irregular = irregularPluralOf(last);
  if (irregular) return `${noun.slice(0, noun.length - last.length)}${irregular}`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
};

/** Words before a noun that count it, or say whose it is. */
const COUNTS =
  /^(?:three|four|five|six|seven|eight|nine|ten|many|several|both|his|her|their|the|rows|lines)\b/i;

const OF_SIDES = new RegExp(
  `\\b(?:(an?|two|some|the) )?((?:[a-z-]+ ){0,2}?[a-z-]{2,16}) (?:(?:standing|sitting|placed|lying|are|is|stands?|sits?|hanging) )?${SIDES} of ((?:the|an?|his|her|their) (?!(?:[a-z-]+ ){0,2}?${WAY}\\b)${NAMED})${ENDS}`,
  'giu',
);
const WITH_SIDES = new RegExp(
  `\\b((?:the|an?) ${NAMED}),? (?:with|has|having) (?:(an?|two|some) )?((?:[a-z-]+ ){0,2}?[a-z-]{2,16}) (?:(?:standing|sitting|placed|hanging) )?${SIDES}(?: of (?:it|him|her))?(?=[,.;!]|$)`,
  'giu',
);
const IS_WAY = new RegExp(`\\b${WAY}$`, 'i');

const pairOf = (count: string | undefined, noun: string): string | undefined => {
  if (COUNTS.test(noun)) return undefined;
  const last = noun.split(' ').at(-1)?.toLowerCase() ?? '';
  const isOne = /^an?$/i.test(count ?? '');
  if (!isOne && !englishLemma(last).plural) return undefined;
  return `two ${isOne ? plural(noun) : noun}`;
};

/** What has its like on both sides is between two of them. */
function ofBothSides(text: string): string {
  if (!/\b(?:both|either|each)\b/i.test(text)) return text;
  return text
    .replace(OF_SIDES, (whole: string, count: string | undefined, noun: string, host: string) => {
      const pair = pairOf(count, noun);
      return pair ? `${host} between ${pair}` : whole;
    })
    .replace(WITH_SIDES, (whole: string, host: string, count: string | undefined, noun: string) => {
      const pair = IS_WAY.test(host) ? undefined : pairOf(count, noun);
      return pair ? `${host} between ${pair}` : whole;
    });
}

const WHOSE = new RegExp(
  `\\b((?:an?|the) ${NAMED}) whose (${NAMED}) (?:is|are|sits?|lies?|rests?|stands?|hangs?|has landed|has been left) (?:sitting |lying |hanging |resting |standing |left )?(${WHERE}) ((?:his|her|its|their) (?:[a-z]+ )?${BODY})${ENDS}`,
  'giu',
);

/** `a wizard whose owl is on his shoulder`: he has it there. */
const whoseOn = (text: string): string =>
  text.replace(WHOSE, (_, who: string, thing: string, where: string, part: string) => {
    const last = thing.split(' ').at(-1)?.toLowerCase() ?? '';
    const named = englishLemma(last).plural ? thing : withArticle(thing);
    return `${who} with ${named} ${where} ${part}`;
  });

/** Pages list and explain, and tell of no places. */
const OF_PAGES = /\b(?:poster|infographic|logo|diagram|chart|worksheet|timeline|icons?|vs)\b/i;
const REQUIRED =
  /\b(?:picture|foot|feet|base|crowd|up|half ?way|out|inside|opposite|across from|one side|both|either|each|slung|whose|pinned|taped|glued|nailed|stapled|tacked|stuck|clipped|fixed|screwed|attached|fastened)\b/i;

/** A prompt with where its things are to each other told plainly. */
export const toldOfRelations = (prompt: string): string =>
  !REQUIRED.test(prompt) || OF_PAGES.test(prompt)
    ? prompt
    : whoseOn(ofBothSides(reworded(prompt, TOLD)));

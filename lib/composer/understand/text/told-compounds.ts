import { conceptOf } from '../../concepts';
import { pluralOf } from '../abroad/english-words';
import { theLexicon } from '../lexicon';
import { type Rewording, reworded } from './reworded';

/** Things that are told by what they are of, in which form many lie, or by a word that stands for them. English only. */

/** What things are made of, wherever they are said to be `of` it. */
const STUFF =
  '(?:ice|glass|crystal|paper|newspaper|cardboard|wood|driftwood|bamboo|straw|stone|marble|brick|concrete|metal|steel|iron|copper|brass|bronze|gold|silver|porcelain|clay|mud|sand|snow|candy|chocolate|gingerbread|bread|cheese|wool|yarn|lace|silk|velvet|denim|leather|fur|moss|grass|ivy|leaves|petals|flowers|roses|daisies|feathers|shells|seashells|coral|bones|buttons|pearls|books|coins|lego|branches|twigs|sticks|vines|thorns|icicles|clouds|bubbles|puzzle pieces|playing cards)';
const LOOKS =
  '(?:(?:folded|crumpled|woven|stacked|old|dry|dried|autumn|golden|red|white|green|blue|pink|black|yellow|orange|rusty|polished|carved|colou?rful|pure|solid|melting|fresh|palm|fallen|tiny|coloured|colored) )';
const OF_STUFF = new RegExp(
  `(?<![a-z-])((?:an?|the|one|two|three|his|her|their|its|under an?|in an?) (?:[a-z-]{2,14} ){0,2}?)([a-z-]{3,16}) of (?=${LOOKS}{0,3}${STUFF}(?![a-z-]))`,
  'giu',
);

/** Kinds of what somebody made: a bowl of flowers holds them, and a crown of them has a name of its own. */
const MADE = /^(?:building|furniture|vehicle|clothing|tool|device|toy|instrument|animal|fantasy)$/;
/** Of these so many are told, or much lies there; or it is what they all have in common. */
const NO_WHOLE =
  /^(?:house|bed|wall|wheel|blanket|layer|veil|curtain|carpet|crown|garland|field|pile|stack|heap|row|circle|ring|bunch|bouquet|bundle|basket|cart|handcart|pushcart|barrow|wheelbarrow|trailer|wagon|truck|lorry|pickup|van|sled|sleigh|tray|drawer|cupboard|cabinet|fridge|trolley|shelf|rack|case|stall|table|tower|path|road|staircase|stairs|ladder|mountain|bridge|heart|rain|sheet|piece|block|bar|roll|tree|wreath|chain|string|pair|set|school|fountain|throne room|sign|column|boat|box|ball|skein|spool|lump|clump|scoop|necklace|bracelet|bookcase|bookshelf|shop|store|museum|library|storm|bag|sack|chest|net|book|album|case)$/;
const ALWAYS_STUFF =
  /^(?:(?:ice|glass|crystal|wood|driftwood|bamboo|straw|marble|moss|metal|steel|porcelain|stone|bronze|chocolate|gingerbread|paper|cardboard)(?![a-z-]))/u;
/** Of what can be made of anything, and never holds glass. */
const BUILT_OF = /^(?:bridge|boat|tower|staircase|stairs|ladder|throne|tree|wall|column|castle)$/;

const isMade = (word: string, stuff: string): boolean => {
  if (BUILT_OF.test(word) && ALWAYS_STUFF.test(stuff)) return true;
  const { kind = '' } = conceptOf(theLexicon().lookUp(word, 'en')?.concept ?? '') ?? {};
  return MADE.test(kind) && !NO_WHOLE.test(word);
};

/** `a chair of ice`, `a roof of folded paper`: made of it. */
const toldOfStuff = (prompt: string): string =>
  prompt.replace(OF_STUFF, (whole: string, before: string, word: string, at: number) => {
    const stuff = prompt.slice(at + whole.length).replace(new RegExp(`^${LOOKS}+`, 'iu'), '');
    return isMade(word.toLowerCase(), stuff.toLowerCase()) ? `${before}${word} made of ` : whole;
  });

const ONES =
  /(?<![a-z-])((?:between|among|amongst|beside|next to|near|behind|in front of|surrounded by|amid|with|and) (?:(?:the|two|three|four|several|many|some|all|other|its) ){0,3}(?:(?!and\b|or\b)[a-z-]{2,14} ){1,3})ones(?![a-z-])/giu;
/** How far before a word stands what it means. */
const REACH = 90;

/** The last thing that words name, of one or two of them; nobody. */
function thingIn(words: readonly string[]): string | undefined {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    const { kind, part } = conceptOf(theLexicon().lookUp(word, 'en')?.concept ?? '') ?? {};
    if (part !== undefined && kind !== 'place') return word;
  }
  return undefined;
}

/** `a tall house between two wide ones`: between two wide houses. */
const withOnesNamed = (prompt: string): string =>
  prompt.replace(ONES, (whole: string, told: string, at: number) => {
    const before = prompt.slice(Math.max(0, at - REACH), at).toLowerCase();
    const thing = thingIn(before.match(/[a-z-]{2,}/g) ?? []);
    return thing === undefined ? whole : `${told}${thing.endsWith('s') ? thing : pluralOf(thing)}`;
  });

const NUMBERS = '(?:two|three|four|five|six|many|several|a dozen)';
const BECOMES =
  '(?:becom(?:es|ing)|turn(?:s|ing) into|split(?:s|ting) into|grow(?:s|ing) into|multipl(?:ies|ying) into|mak(?:es|ing))';
const MULTIPLIED = new RegExp(
  `(?<![a-z-])((?:one|an?|a single) ((?:[a-z-]{2,14} )??[a-z-]{2,14})) ${BECOMES} (${NUMBERS})(?= ?(?:[,.;]|$))`,
  'giu',
);

/** `one bird becomes two`: two birds. */
const multiplied = (prompt: string): string =>
  prompt.replace(
    MULTIPLIED,
    (_, one: string, named: string, count: string) =>
      `${one} becoming ${count} ${named.replace(/[a-z-]+$/iu, (word) => pluralOf(word))}`,
  );

const PILED: readonly Rewording[] = [
  // A pyramid of oranges is a heap of them, and stands in no desert.
  [
    /\bpyramid of (?=(?:(?!people|acrobats|cheerleaders|needs)[a-z-]{2,14} ){0,2}(?!people|acrobats|cheerleaders|needs)[a-z-]{2,16}s\b)/giu,
    'pile of ',
  ],
  [
    /(?<=^|[,.;:] |\b(?:with|and|of) )((?:(?!with\b|and\b|of\b)[a-z-]+ ){0,2}[a-z-]{2,14}s) (?:stacked|arranged|piled|built|laid out|heaped)(?: up)? (?:like|as|into|in|to form) an? pyramid\b/giu,
    'a pile of $1',
  ],
  // Lights that something is all over with are those of a string.
  [
    /\b((?:covered|wrapped|decorated|strung|draped|adorned|hung|laced|garlanded)(?: all over)? (?:in|with)) (?:(?:tiny|little|colou?rful|warm|glowing|twinkling|small|white|bright|christmas|party) ){0,3}lights\b/giu,
    '$1 fairy lights',
  ],
];

/** What hangs on walls by the dozen. */
const ON_WALLS =
  '(?:clocks|masks|photos|photographs|pictures|paintings|portraits|mirrors|frames|picture frames|plates|hats|guitars|posters|maps|postcards|keys|flags)';
const DRAWS = '(?:draws|drawing|sketches|sketching|paints|painting)';

const ABOUT_THEM: readonly Rewording[] = [
  // A pencil that draws something is beside its drawing.
  [
    new RegExp(
      `(?<=^|[,.;] |\\bof |\\bwith )(?:the (?:tip|point|end) of )?(an? |the )((?:[a-z]{2,12} )?(?:pencil|pen|crayon|marker|paintbrush|brush|fountain pen|quill)) (?:that |is )?${DRAWS} (an? (?:[a-z-]{2,14} ){0,2}[a-z-]{2,14})(?: on (?:(?:an?|the) )?(?:(?:white|blank|sheet of|piece of) ){0,2}paper)?(?=$|[,.;])`,
      'giu',
    ),
    '$1$2 beside a drawing of $3',
  ],
  [
    new RegExp(
      `\\b(an?|the) ((?:[a-z]{2,12} )?wall) (?:(?:completely |entirely )?(?:covered|filled|decorated|hung|lined|full)) (?:with|in|of) ((?:(?!and\\b)[a-z-]{2,12} ){0,2}${ON_WALLS})\\b`,
      'giu',
    ),
    'many $3 hanging on $1 $2',
  ],
  // A pattern all over the inside of what is lined.
  [
    /\blined with (?:an? |the )?(?:(?:starry|night|deep|dark|blue|glittering) ){1,3}(?:sky|heavens)\b/giu,
    'covered in stars',
  ],
  // Whose lid is off is open.
  [
    /\b(an?|the|one) ((?:[a-z]{2,12} ){0,2}(?:box|jar|chest|suitcase|trunk|crate|pot|case|basket|bin|dumpster|trash can|laptop|coffin|gift box)) (?:with|that has|has) (?:its |the |an? )?lid (?:wide )?(?:open|off|up|raised|lifted|ajar|removed)\b/giu,
    '$1 open $2',
  ],
  // What a table is set with is on it.
  [
    /\b((?:dining |kitchen |long |round |wooden |picnic )*table) (?:is )?(?:set|laid|covered|decorated|laden|piled|filled|spread) (?:high )?with (?=(?:[a-z]{1,12} ){0,3}(?:[a-z]{2,}s|[a-z]*(?:ware|food|fruit|bread|cheese|cake))\b)/giu,
    '$1 with ',
  ],
];

const REQUIRED =
  /\bof\b|\bones\b|\bbecom|\binto\b|\bmultipl|\bmak(?:es|ing)\b|pyramid|\blights\b|\bdraw|\bpaint|\bsketch|\bwall\b|\blined\b|\blid\b|\btable\b/iu;

/** A prompt with such things told as the tables know them. */
export const toldOfCompounds = (prompt: string): string =>
  REQUIRED.test(prompt)
    ? reworded(withOnesNamed(multiplied(toldOfStuff(prompt))), [...PILED, ...ABOUT_THEM])
    : prompt;

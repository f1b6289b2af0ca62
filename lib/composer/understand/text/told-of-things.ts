import { type Rewording, reworded } from './reworded';

/** Relations that people tell from their other end, or by a verb that says no more than where things are. English only. */

const NOUNS =
  '(?:an?|the|his|her|their|its|two|three|some|all) (?:[a-z-]{2,16} ){0,2}?[a-z-]{2,16}';
const AFTER =
  '(?=,|\\.|;|$| (?:in|on|at|near|by|with|under|beside|behind|and|during|after|while|next)\\b)';
/** What lies or grows all over something. */
const COVERS =
  'snow|ivy|moss|dust|rust|cobwebs?|spider ?webs?|frost|ice|mud|vines?|flowers|leaves|soot|ash|foam|stickers|barnacles|seaweed|graffiti';

const TOLD: readonly Rewording[] = [
  // A shower of meteors is seen at night, and nobody washes under it.
  [
    /\b(?:the |an? )?(?:meteor showers?|(?:perseids?|geminids?|leonids?)(?: meteor showers?)?|falling meteors)\b(?: overhead| above)?(?!.*\bnight\b)/giu,
    'shooting stars in the night sky',
  ],
  [
    /\b(?:the |an? )?(?:meteor showers?|(?:perseids?|geminids?|leonids?)(?: meteor showers?)?)\b/giu,
    'shooting stars',
  ],
  // How something was put together from what.
  [
    /\b(?:form|compos|assembl|construct|built|build|craft|sculpt|fashion|knitt|wov|carv)(?:ed|en)? (?:entirely |only |all |completely )?(?:of|from|out of|up of|(?<=formed )by) (?=(?:(?:an? |the |many |old |colou?rful |tiny |small |stacked |recycled |folded )*)[a-z-]*(?:s|es|wood|paper|fruit|cardboard|ice|stone|yarn|clay|glass|sand|snow|fabric|metal|wire|moss|cheese|bread)\b)/giu,
    'made of ',
  ],
  [/\bsplit (?=in (?:half|two)\b|open\b)/giu, 'cut '],
  [
    /\b(?<!is |are )seen (?=through (?:an?|the|his|her|its) (?:[a-z]+ )?(?:window|door|doorway|arch|archway|gate|keyhole)\b)/giu,
    'behind ',
  ],
  [/\bbehind through (?=an?\b|the\b|his\b|her\b|its\b)/giu, 'behind '],
  // A screen by itself is that of a desk, and one of an app a page.
  [/\b(app|website|login|dashboard) screen (?:showing|displaying) /giu, '$1 screen with '],
  [
    /\b(an?|the) (?:(big|large|small|glowing) )?screen (?=(?:is )?(?:showing|displaying)\b)/giu,
    '$1 $2 monitor ',
  ],
  // A door of a cage is its own.
  [/\b((?:bird ?)?cage) with (?:an|its|the) open (?:door|gate|hatch)\b/giu, 'open $1'],
  [/\b((?:bird ?)?cage) with (?:its|the) (?:door|gate|hatch) open\b/giu, 'open $1'],
  // What has a sail is no rowing boat.
  [
    /\b(?<!sail(?:ing)? )boat (?=(?:with|that has) (?:an? |its |the |two |big |large )*(?:[a-z]+ )?sails?\b)/giu,
    'sailing boat ',
  ],
  // A pumpkin with a light in it is carved.
  [
    /\bpumpkin with an? (?:lit |burning |glowing )?(?:candle|light) (?:inside|in it|within)\b/giu,
    'jack-o-lantern',
  ],
  // A collar of an animal is about its neck.
  [
    /(?<=\b(?:cat|kitten|dog|puppy|cow|goat|sheep|lamb|reindeer)\b.{0,30}) on (its|his|her) collar\b/giu,
    ' around $1 neck',
  ],
  // The collar of an animal is no collar of a shirt.
  [
    /(?<=\b(?:cats?|kittens?|tabby|dogs?|pupp(?:y|ies)|labrador|poodle|corgi|terrier|beagle|retriever|shepherd|husky|dachshund|bulldog|pug|rabbit|goat|lamb|fox|tiger|leopard|cheetah) )(?:with|wearing|in|that wears|that has) ((?:an?|its|his|her) (?:[a-z]+ ){0,2})collar\b(?! bone)/giu,
    'wearing $1dog collar',
  ],
  // Cats of this colour are the tabbies that cats are without a word for it.
  [/\b(?:ginger|marmalade|orange) (?:tabby|tom)(?: cat)?\b/giu, 'orange tabby cat'],
  // A dragon on somebody's shield is a picture on it.
  [
    /\bwith (an? (?:[a-z]+ )?[a-z]+) (?:painted )?on (?:his|her|its|their) (shield|flag|banner|mug|balloon)\b/giu,
    'with a $2 with $1 on it',
  ],
  // Two circles that overlap are one figure.
  [
    /\b(?:two|three|several|some|a (?:set|series|pair) of) (?=(?:(?:overlapping|intersecting|interlocking|concentric) circles|(?:parallel|perpendicular|concurrent|intersecting) lines|congruent triangles)\b)/giu,
    '',
  ],
  // A square that is asked for by itself is a shape, and neither a place nor how something is.
  [
    /^((?:an?|one|the|single|simple|big|large|small|huge|tiny|(?:[a-z]+ (?:of|with) an?))(?: (?:big|large|small|simple|flat|solid|light|dark|bright|black|white|grey|gray|red|orange|yellow|green|blue|purple|pink|brown|teal|turquoise|gold|golden)){0,2}) square(?=$|[,.]| (?:with|and|on|inside|in (?:the |a )?(?:middle|cent\w+|front)|beside|next|above|below|under|over|between)\b)/giu,
    '$1 square shape',
  ],
  // With a star on it a tree is one of Christmas.
  [
    /\b(?<!christmas )tree(?= with an? (?:[a-z]+ )?star (?:on|at|as) (?:the |its |a )?top)/giu,
    'christmas tree',
  ],
  // Books that are stacked like a tree are a tree made of books.
  [
    /(?<=^|[,.;:] |\b(?:with|and|of) )((?:(?!with\b|and\b|of\b)[a-z-]+ )?[a-z-]{2,14}s) (?:stacked|arranged|piled|laid out|put together|lined up|heaped)(?: up)? (?:like|as|into|in the (?:shape|form) of|to (?:form|look like|make|resemble)) (an? (?:(?:big|small|giant|huge|tall|little) )?(?:christmas tree|tree|heart|pyramid|tower|star|house|castle|bridge|wall|spiral|ladder))\b/giu,
    '$2 made of $1',
  ],
  // Made by hand, and nobody's hand.
  [/\bhand (painted|made|drawn|written|lettered|carved|crafted|knitted|sewn)\b/giu, 'hand-$1'],
  // `ivy covering a cottage` is a cottage covered in ivy.
  [
    new RegExp(
      `\\b(?:(?:thick|fresh|white|green|deep|heavy|old|red|autumn|wild) )?(${COVERS}) (?:is |are |that )?(?:covers?|covering|blankets?|blanketing|overgrows|overgrowing) (${NOUNS})${AFTER}`,
      'giu',
    ),
    '$2 covered in $1',
  ],
  // What hangs over a table hangs from the ceiling.
  [
    /\b(?<!hanging |pendant )(lamp|light)(s?) (?:that )?(?:is |are )?hang(?:s|ing)? (?:down |low )?(?:over|above)\b/giu,
    'hanging lamp$2 over',
  ],
  // Nobody is on what they nibble on.
  [/\b(?:nibbl|munch|snack|feast)ing (?:away )?on\b/giu, 'eating'],
  [/\b(?:nibbl|munch|snack|feast)(?:e?s) (?:away )?on\b/giu, 'eats'],
  // Who plays at a board of chess is no athlete.
  [
    /\b(?:chess )?players?\b(?: (?:are |who )?(?:sit(?:s|ting)?|seated|bent|hunched|leaning|facing off|competing))?(?: (?:at|over|across|before) (?:the|a|their) (?:chess ?)?board)? (?=(?:at|in|during) (?:an? |the )?chess (?:tournament|match|championship|competition|club)\b)/giu,
    'people playing chess ',
  ],
  // An envelope with its letter is open, and no two envelopes.
  [
    /\benvelope with (?:a|the|its) (?:love )?letter(?: (?:in it|inside|sticking out|peeking out|coming out|poking out))?\b/giu,
    'open envelope',
  ],
  [
    /\b(?:an?|the) (?:love )?letter (?:in|inside|sticking out of|peeking out of|coming out of|poking out of) an envelope\b/giu,
    'an open envelope',
  ],
  // What is spilt runs out of what it was in.
  [
    /\bspill(?:s|ing|ed)? (?=(?:(?:an?|the|some|his|her|hot|cup|glass|of) ){0,3}(?:coffee|tea|milk|juice|water|wine|soup|paint|sauce|beer|lemonade) (?:on|onto|over|all over)\b)/giu,
    'pouring ',
  ],
];

/** A prompt with such relations told as the tables know them. */
export const toldOfThings = (prompt: string): string => reworded(prompt, TOLD);

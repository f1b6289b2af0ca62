import { type Rewording, reworded } from './reworded';

/**
 * What tales say of giving, of magic and of what comes out of things, as the tables know it: who gives what to whom
 * in the order of things, what is changed into what, what flies out of which book. English only.
 */

const DET = "(?:an?|the|his|her|its|their|one|some|two|three|(?:the |her |his )?[a-z]+'s)";
const OWN = '(?:an?|the|his|her|its|their|two|three)';
/** A being with up to two words before it: `her dragon`, `a hungry little bear`. */
const BEING_WORD =
  '(?:dragon|unicorn|pegasus|griffin|phoenix|monster|giant|troll|ogre|goblin|gnome|elf|fairy|witch|wizard|ghost|mermaid|princess|prince|king|queen|knight|horse|pony|donkey|cow|calf|goat|lamb|sheep|pig|piglet|dog|puppy|cat|kitten|rabbit|bunny|hare|fox|wolf|bear|panda|koala|monkey|gorilla|elephant|giraffe|hippo|rhino|lion|tiger|zebra|camel|llama|alpaca|deer|fawn|moose|reindeer|squirrel|hedgehog|mouse|rat|hamster|otter|beaver|seal|walrus|penguin|owl|crow|raven|parrot|swan|duck|ducks|duckling|ducklings|goose|geese|hen|chicken|chickens|pigeons?|birds?|chick|chicks|fish|turtle|tortoise|frog|snake|dinosaur|baby|child|children|boy|girl|man|woman|toddler|snowman|robot)s?';
const BEING = `${OWN} (?:[a-z-]+ ){0,2}?${BEING_WORD}`;
const FOOD =
  '(?:apples|carrots|marshmallows|cookies|berries|strawberries|blueberries|acorns|nuts|peanuts|walnuts|bananas|grapes|cherries|pears|oranges|fish|hay|grass|leaves|bamboo|bread|breadcrumbs|crumbs|seeds|corn|cheese|cake|cupcakes|pancakes|soup|porridge|milk|honey|popcorn|pizza|biscuits|sardines|shrimp|lettuce|cabbage|candy|sweets|ice cream|spaghetti|coins|gems|flowers|sugar cubes|treats|snacks)';

const COMES =
  '(?:fly|flies|com(?:e|es)|rises?|pours?|emerges?|leaps?|spills?|grows?|jumps?|floats?|bursts?|swims?|streams?|shines?|drifts?|swirls?|pops?)';
const ING: Readonly<Record<string, string>> = {
  fly: 'flying',
  flies: 'flying',
  come: 'coming',
  comes: 'coming',
  rise: 'rising',
  emerge: 'emerging',
  swim: 'swimming',
  shine: 'shining',
  pop: 'popping',
};

/** `fly` as it is said of what goes on. */
function going(verb: string): string {
  const plain = verb.toLowerCase();
  const stem = plain.replace(/s$/u, '');
  return ING[plain] ?? ING[stem] ?? `${stem.replace(/e$/u, '')}ing`;
}

const SHORT: readonly Rewording[] = [
  // Who is fed what is told in the order of things: `feeding her dragon apples`.
  [
    new RegExp(
      `\\b(feed(?:s|ing)?) (${BEING}) (${FOOD})\\b(?! (?:tree|garden|cake|bowl|basket))`,
      'giu',
    ),
    '$1 $3 to $2',
  ],
  // What is laid into a hand is given.
  [
    new RegExp(
      `\\b(?:plac|put|drop|lay|press|slipp?)(?:s|es|t?ing)? (${DET} (?:[a-z-]+ ){0,3}?[a-z-]{3,}) in(?:to)? (?:the )?(?:open |outstretched )?(?:hands?|palms?) of (?=${OWN} )`,
      'giu',
    ),
    'giving $1 to ',
  ],
  // Who holds on to balloons or a kite has them in hand.
  [
    /(?: |^)(?:hold(?:s|ing)?|hang(?:s|ing)?|cling(?:s|ing)?|clutch(?:es|ing)?)(?: tight(?:ly)?)? (?:on ?to|onto|on to|to|from)(?: the strings? of)? (?=(?:an?|the|some|two|three|five|ten|many|(?:his|her|its|their)) (?:[a-z-]+ ){0,3}?(?:balloons?|kite|umbrella|parasol|dandelion)\b)/giu,
    ', holding ',
  ],
  // Lights for Christmas that somebody has about them are no tree.
  [
    /\b(?:christmas|xmas|holiday|festive|twinkling|twinkle|twinkly) lights(?= (?:tangled|on|around|in|wrapped|caught|draped|hanging|wound|strung) (?:[a-z]+ ){0,3}?(?:its|his|her|their) )/giu,
    'fairy lights',
  ],
  [
    /(?<=\b(?:tangled|wrapped|caught)(?: up)? in )(?:christmas|xmas|holiday|festive|twinkling|twinkle|twinkly) lights\b/giu,
    'fairy lights',
  ],
  // What is wound about antlers is on them.
  [
    /\b(?:tangled(?: up)?|caught|wound|wrapped|draped|strung|hanging|twisted)(?: all)? (?:in|around|over|on|from|about|between) (its|his|her|their|the) (antlers|horns|ears|tusks|neck|tail)\b/giu,
    'on $1 $2',
  ],
  // Letters that are carried about are no lettering.
  [
    /\b(deliver(?:s|ing)?|carry(?:ing)?|carries|bring(?:s|ing)?|hold(?:s|ing)?|sort(?:s|ing)?|post(?:s|ing)?) (?:some |the |many |love )?letters\b(?! [A-Z])/gu,
    '$1 envelopes',
  ],
  // Trees and moons of tales have one face, whatever it is like.
  [
    /\b((?:tree|oak|willow|stump|moon|sun|cloud|star|house|cottage|hut|castle|mountain|hill|rock|boulder|teapot|pumpkin|mushroom|flower|sunflower|clock|train|bus|boat|cup|lamp|lantern|candle|door|mirror)) with (?:an? |its )?(?:very )?(?:(?:kind|kindly|friendly|gentle|wise|old|warm|cheerful|happy|sweet|jolly|wrinkled|cute|human|little|funny) ){1,2}face\b/giu,
    '$1 with a smiling face',
  ],
  // What draws a sleigh pulls it.
  [
    /\b(sleighs?|sleds?|sledges?|carriages?|coach|coaches|carts?|wagons?|chariots?|ploughs?|plows?|caravans?|boats?|barges?) (?:that is |which is )?drawn by (?=(?:an?|two|three|four|five|six|seven|eight|nine|ten|several|his|her|the|some) )/giu,
    '$1 pulled by ',
  ],
  // Who is on guard is there.
  [
    /\bwith (an? (?:[a-z-]+ ){0,2}?[a-z-]{3,}) (?:on|standing|keeping) guard(?: over (?:it|him|her|them))?(?=$|[,.;])/giu,
    'beside $1',
  ],
  // Beams that wizards throw at each other are spells.
  [
    /(?<=\b(?:duel+ing|fighting|battling)(?: each other)?) with (?:bright |glowing |magic )?(?:beams|bolts|rays|blasts|streams|bursts) of (?:(?:[a-z]+ and )?[a-z]+ )?(?:light|magic|energy|power|lightning)\b/giu,
    ' with spells',
  ],
  // A tray of ice cream is no tray of ice.
  [/\b(trays?|box|boxes|heaps?) of (?=ice[- ]creams?\b)/giu, '$1 with '],
  // A room of a ship is a room.
  [
    /\bin (?:an?|the|its|their) (?:[a-z]+ )?(?:ship|boat|castle|palace|submarine|spaceship|witch|wizard|giant|castle)(?:'s|s')? kitchen\b/giu,
    'in a kitchen',
  ],
];

/** `a glowing book from which a whale and ships fly out`. */
const FROM_WHICH = new RegExp(
  `,? (?:from|out of) which (${DET}? ?[a-z][a-z ,'-]{2,60}?) (${COMES})(?: out| up| forth| away)*(?=$|[,.;]| (?:into|over|around|in|to|across|above)\\b)`,
  'giu',
);

const fromWhich = (text: string): string =>
  text.replace(
    FROM_WHICH,
    (_, what: string, verb: string) => ` with ${what.trim()} ${going(verb)} out of it`,
  );

/** The name of a tale before its picture, where the picture names all of whom the name does. */
const TALE = /^((?:the )?[a-z][a-z' -]{2,40}?):\s+(?=\S)/iu;
const NAMES =
  /\b(?:princess|prince|king|queen|frog|pea|tortoise|hare|fox|crow|wolf|bears?|pigs?|goats?|mermaid|duckling|beast|beauty|witch|swan|goose|ant|grasshopper|lion|mouse|stork|giant|dragon)\b/giu;

function untitled(text: string): string {
  const title = TALE.exec(text);
  if (!title) return text;
  const rest = text.slice(title[0].length).toLowerCase();
  const named = title[1]?.toLowerCase().match(NAMES) ?? [];
  const isTold = named.length > 0 && named.some((name) => rest.includes(name.replace(/s$/u, '')));
  return isTold && /\bthe\b|\band\b/iu.test(title[1] ?? '') ? text.slice(title[0].length) : text;
}

/** Words without any of which nothing here applies. */
const REQUIRED =
  /\bfeed|lights|ice[- ]cream|letters|face|\bdrawn by\b|\bguard\b|\bwith\b.*\bof\b|\bhands?\b|\bpalms?\b|balloon|kite|umbrella|parasol|dandelion|antlers|horns|ears|tusks|neck|tail|kitchen|which|:/iu;

/** Who changes one thing into another casts a spell at the one, and the other is there. */
const CHANGED: Rewording = [
  new RegExp(
    `\\b(?:(?:cast(?:ing|s)? an? (?:[a-z]+ )?spell(?: that (?:is )?|,| to| and| which ))?)(?:turn|transform|chang|enchant)(?:s|es|ing|e)? ((?:${DET} )?(?:[a-z-]+ ){0,2}?[a-z-]{3,}) into ((?:${DET} )?(?:[a-z-]+ ){0,2}?[a-z-]{3,})(?=$|[,.;]| (?:with|in|on|at|by|beside|near|using|under|while|as)\\b)`,
    'giu',
  ),
  'casting a spell at $1 beside $2',
];

/** Who can change one thing into another. */
const MAGICAL =
  /\b(?:wizard|witch|fairy|sorcer|magician|mage|genie|enchant|alchemist|druid|warlock|spell|wand)/iu;

/** The lines that hold for a text. */
const linesFor = (text: string): readonly Rewording[] =>
  MAGICAL.test(text) ? [CHANGED, ...SHORT] : SHORT;

const isOfUse = (text: string): boolean =>
  REQUIRED.test(text) || (/\binto\b/iu.test(text) && MAGICAL.test(text));

export const saidOfMagic = (text: string): string =>
  isOfUse(text) ? fromWhich(reworded(untitled(text), linesFor(text))) : text;

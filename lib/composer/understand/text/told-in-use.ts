import { type Rewording, reworded } from './reworded';

/**
 * Where things are used, as the tables of relations know it: what is handed over a counter has somebody behind it, what is
 * told inside is in what was named first, and what rests on top does so on the dish. English only.
 */
const OWN = '(?:an?|the|his|her|their|its)';
const GIVES =
  '(?:hand|pass|giv|serv|sell|slid|offer|return|deliver|show|sign|push)(?:ing|es|s|e)?(?: over)?';
const COUNTER =
  '(?:(?:[a-z]+ )?(?:counter|reception desk|front desk|bar|check-?in desk|till|checkout))';
const RESTS = '(?:resting|lying|laid|placed|balanced|perched|sitting|set)';
/** What holds things, and is named before where it hangs or stands. */
const HOLDER =
  '(?:bag|tote|basket|backpack|rucksack|crate|bucket|jar|vase|suitcase|toolbox|lunchbox|purse|handbag|pouch|trolley|cart)';

const TOLD: readonly Rewording[] = [
  // Who gives something over a counter is behind it.
  [
    new RegExp(
      `\\b(${GIVES} [^,.;]{2,48}? to [^,.;]{2,32}?) (?:over|across) (?:${OWN} )?(${COUNTER})\\b`,
      'giu',
    ),
    'behind the $2 $1',
  ],
  [/\b(?:hotel (?:counter|desk|reception)|front desk)\b/giu, 'reception desk'],
  // Cards that open doors are of the size and shape of those that pay.
  [/\b(?:key|room|hotel|access|swipe)[ -]?cards?\b/giu, 'credit card'],
  // Tiles of a roof are laid on the knees, one after the other.
  [
    /\b(?:lay|fit|replac|fix|instal|set|nail)(?:l?ing|s|es)(?: down)? (?:(?:new|clay|red|slate|wooden|broken|loose|some|the) ){0,2}(?:roof )?(?:tiles|shingles|slates)(?= (?:on|onto|of) (?:an?|the|their|his|her)\b[^,.;]{0,24}\broof\b)/giu,
    'building roof tiles',
  ],
  // What is told inside is in what was named first, wherever that hangs or stands.
  [
    new RegExp(
      `\\b(${HOLDER}) ((?:hanging |standing |sitting |resting |lying )?(?:on|from|against|beside|by) (?:an?|the) (?:[a-z]+ )?[a-z]+) with (?:an? |some |the )?([^,.;]{2,60}?) (?:tucked |packed |visible |placed |stuffed )?inside(?: it)?(?=$|[,.;])`,
      'giu',
    ),
    '$1 $2, full of $3',
  ],
  // Chopsticks and spoons rest on the bowl that is told.
  [
    new RegExp(
      `\\b(bowls? of [^,.;]{2,40}?)(?:,| and|,? with) ((?:an? |the |two |some )?(?:[a-z]+ )?(?:chopsticks|spoon|ladle|fork)) (?:${RESTS} )?(?:on top|across the top|on the rim|across the rim|across it|over it|on it)(?=$|[,.;])`,
      'giu',
    ),
    '$1 and $2 on the bowl',
  ],
  // What rests on top of a dish is on it.
  [
    new RegExp(
      `(?:,| and|,? with) ((?:an? |the |two |some )?(?:[a-z]+ ){0,2}[a-z]+) ${RESTS} (?:on top|across the top|on the top)(?=$|[,.;])`,
      'giu',
    ),
    ' with $1 on top',
  ],
  // The string by which a toy is pulled is drawn with whoever pulls it.
  [
    new RegExp(
      `\\b((?:pull|drag|tow|haul|tugg?)(?:ing|s|ed) [^,.;]{2,40}?) (?:on|by|along on|with) (?:${OWN} )?(?:[a-z]+ )?(?:string|rope|cord|line|leash|lead)(?=$|[,.;]| (?:in|across|along|through|down|over|on) )`,
      'giu',
    ),
    '$1',
  ],
  // What falls into a glass is in the air over it.
  [
    /\b([a-z]{3,16}s|ice|sugar|powder) (?:falling|dropping|tumbling|raining|plunging|splashing|being dropped) into (?=(?:an?|the) (?:[a-z]+ ){0,2}(?:glass|cup|mug|bowl|jar|jug|pot|pan|blender|basket|box|bag|cart)\b)/giu,
    '$1 falling above ',
  ],
  // A cook who plates something has it on a plate before him.
  [
    /\bplat(ing|es)(?: up)? (?=(?:an?|the|some|his|her|fresh|seared|grilled|roasted|food|pasta|salmon|fish|steak|desserts?|dish(?:es)?)\b)((?:(?!with\b|in\b|on\b|at\b)[a-z]+ ){0,4}(?!with\b|in\b|on\b|at\b)[a-z]+)/giu,
    'arrang$1 $2 on a plate on a table',
  ],
  // Who joins metal with sparks flying welds it.
  [
    /\b(welders?) (?:join|fus|fix|repair|work|assembl|seal)(ing|s|es) (?:on )?(?=[a-z])/giu,
    '$1 welding ',
  ],
  // What is between tall shelves of books is in a library.
  [
    /\b(librarian|book|books)\b([^.;]{0,40}?) (?:between|among|along) (?:(?:tall|high|long|the|rows of|towering|wooden) ){0,3}(?:book)?shelves\b/giu,
    '$1$2 in a library',
  ],
  // Beans are ground in a mill for them.
  [
    /\bgrinder\b(?<!\b(?:coffee|pepper|meat|angle) grinder)(?<=\bcoffee\b.{0,160})/giu,
    'coffee grinder',
  ],
  // An oven that burns wood is of bricks, and in no wood.
  [
    /\b(?:wood|coal)[- ]?(?:fired|burning) (?:stone |brick |pizza |clay |bread )?ovens?\b/giu,
    'brick oven',
  ],
  // Goods on a mossy rock have its moss under them.
  [/\bon an? mossy (rock|boulder|stone|log|tree stump|stump)\b/giu, 'on a $1 covered in moss'],
  // Who thinks together around a board stands before it.
  [
    new RegExp(
      `\\b(?:brainstorm|meet|discuss|gather|work|plan|talk|stand|collaborat)(?:ing|ed|s)(?: ideas| together)? (?:around|in front of|by|at) (?:${OWN} )?((?:[a-z]+ )?(?:whiteboard|flip ?chart))`,
      'giu',
    ),
    'discussing at the $1',
  ],
];

/** What is baked on a sheet. */
const BAKED: Rewording = [
  /\btray(?= of (?:[a-z]+ ){0,3}(?:cookies|croissants|breads?|buns|rolls|pastr(?:y|ies)|muffins|biscuits|loaves|baguettes|scones|macarons|pies|pizzas?|brownies|tarts|cupcakes|pretzels|bagels|cakes|pumpkin|vegetables|potatoes|chicken)\b)/giu,
  'baking tray',
];
/** What keepers of bees lift out. */
const OF_HIVES: Rewording = [
  /(?<!\b(?:hive|brood|honeycomb|honey|picture|window|door|bike|wooden picture) )\b(?:wooden )?frame(s?)\b(?! of (?:mind|honey))/giu,
  'hive frame$1',
];
const WITH_BEES = /\b(?:beekeepers?|(?:bee)?hives?|apiar(?:y|ist))\b/iu;

const IN_OVENS = /\b(?:oven|bak(?:er|ers|ery|ing))\b(?! tray)/iu;

/** A prompt with what is used told where it is used. */
export const toldInUse = (prompt: string): string =>
  reworded(prompt, [
    ...TOLD,
    ...(IN_OVENS.test(prompt) ? [BAKED] : []),
    ...(WITH_BEES.test(prompt) ? [OF_HIVES] : []),
  ]);

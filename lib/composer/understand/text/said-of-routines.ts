import { type Rewording, reworded } from './reworded';

/** What is done every day, at work and by several at once, as what is seen of it. English only. */

const SEVERAL =
  '(?:girls|boys|kids|children|people|friends|women|men|students|sisters|brothers|tourists|families|athletes|workers|soldiers|monks|teens|teenagers|couples|animals|bears|penguins|cats|dogs|mice|foxes|pigs|frogs|rabbits|robots)';
/** What several do without an ending, though it is a thing as well. */
const THEN =
  '(?=$|[,.;]| (?:an?|the|in|on|at|down|up|over|across|through|by|with|together|their|under|around|along|and|while|for|to)\\b)';
const MOUNTED =
  '(?:knight|cowboy|cowgirl|prince|princess|king|queen|soldier|rider|sheriff|viking|samurai|warrior|bandit|conquistador)';
const WATER = '(?:lake|river|sea|ocean|bay|pond|canal|harbor|harbour|lagoon)';

const SHORT: readonly Rewording[] = [
  [new RegExp(`\\b(${SEVERAL}) (jump|skip) ropes?${THEN}`, 'giu'), '$1 $2ing rope'],
  [
    new RegExp(
      `\\b(${SEVERAL}) (ski|surf|fish|box|camp|bowl|golf|row|sail|paint|march|cook|picnick|garden)${THEN}`,
      'giu',
    ),
    '$1 $2ing',
  ],
  [new RegExp(`\\b(${SEVERAL}) (skat|hik|bik|danc|rac|bak)e${THEN}`, 'giu'), '$1 $2ing'],
  [
    /\bwash(?:es|ing)? (?:his|her|their|its) hands\b(?! (?:in|at|under|with|over))/giu,
    'washing hands at a sink',
  ],
  [
    /\b(?:tak|hav)(?:es?|ing) an? (?:hot |cold |quick |long )?shower\b|\bshowering\b/giu,
    'standing under the shower',
  ],
  [
    new RegExp(
      `\\brow(s|ing) (?:across|on|over|down|along|around|through) (?=(?:an?|the) (?:[a-z]+ )?${WATER}\\b)`,
      'giu',
    ),
    'row$1 a boat on ',
  ],
  // Who rides into battle has a horse.
  [
    new RegExp(
      `\\b(${MOUNTED}s?) rid(es|ing|e) (?=(?:into|through|to|towards?|across|along|home|away|over|past|up|down|off|out)\\b)`,
      'giu',
    ),
    '$1 riding a horse ',
  ],
  [
    /\bclimb(s|ing) (?:up )?(an?|the) (?=(?:[a-z]+ )?(?:mountain|mountain peak|rock face)\b(?! of| bike| top))/giu,
    'climb$1 a cliff on $2 ',
  ],
  [
    /\b(?:pull|pick)(?:s|ing) (?:up |out )?(?:some |the )?weeds\b/giu,
    'kneeling and reaching for weeds',
  ],
  [/\bbless(?:es|ing) (?=(?:an?|the|his|her|two) )/giu, 'touching '],
  [
    /\bshow(?:s|ing)(?: off)? (his|her|their|its) (?:big |strong )?(?:muscles?|biceps?)\b/giu,
    'flexing $1 muscles',
  ],
  [
    /\b(?:sculpt|carv|chisel)(?:s|es|ing|ling) (an?|the) (?=(?:horse|lion|dog|cat|bear|eagle|woman|man|angel|elephant|dragon|owl|fish|bull|deer|swan)\b)/giu,
    'carving a statue of $1 ',
  ],
  [
    /\b(?:mold|mould|shap|model|sculpt|form)(?:s|es|ing) (?:some |the )?(?:wet )?clay\b/giu,
    'making pottery',
  ],
  [
    /\bcolou?r(?:s|ing) in (?:an?|the|his|her) colou?ring book\b/giu,
    'drawing in a book with a crayon',
  ],
  [
    /\b(?:oil|greas|lubricat)(?:s|es|ing) (an?|the|his|her) (bike|bicycle)(?: chain)?\b/giu,
    'repairing $1 $2',
  ],
  [/\bread(s|ing) (an?|the|her|his) (?:[a-z]+ )?recipe\b(?! on)/giu, 'read$1 $2 cookbook'],
  [
    /\b(feed(?:s|ing)?|hold(?:s|ing)?|rock(?:s|ing)?|carr(?:ies|ying)|bath(?:es|ing)) (an?|the|his|her|their) baby (?:sister|brother)\b/giu,
    '$1 $2 baby',
  ],
  [
    /\b(?:put(?:s|ting)? out|extinguish(?:es|ing)?|fight(?:s|ing)?) (an?|the) ((?:[a-z]+ )?fire)\b(?! with)/giu,
    'spraying water on $1 $2',
  ],
  [
    /\bburn(?:s|ing) (an?|the|his|her|some) (letters?|photo|photograph|papers?|note|map|document)\b/giu,
    'holding $1 burning $2',
  ],
  [
    /(?<!\b(?:ice|figure|inline|roller)[ -])\bskat(es|ing) (?=(?:in|through|down|along|around) (?:an?|the) (?:[a-z]+ )?(?:park|street|road|city|sidewalk|boardwalk|promenade|town)\b)/giu,
    'roller skat$1 ',
  ],
  [/\bsharpen(?:s|ing) (?:its|his|her) claws on\b/giu, 'scratching'],
  [
    /(?<=\bdentists? (?:is )?)pull(?:s|ing)(?: out)? (?:an?|the) (?:[a-z']+ )?(?:tooth|teeth)\b/giu,
    "checking a patient's teeth",
  ],
  [
    /\b(giants?|ogres?|trolls?|superhero(?:es)?|monsters?|titans?) (?:is )?pick(?:s|ing) up (?=(?:an?|the) (?:[a-z]+ )?(?:house|car|tree|cottage|tower|bus|truck|boat|ship)\b)/giu,
    '$1 lifting ',
  ],
  // Beds on wheels are pushed with whom they carry, and doors that swing are no swing.
  [
    /\bwheel(?:s|ing)? ((?:an?|the) (?:[a-z]+ )?(?:patient|man|woman|girl|boy|soldier|child)) on (?=(?:an?|the) (?:hospital )?(?:gurney|stretcher|bed|trolley)\b)/giu,
    'pushing $1 lying on ',
  ],
  [/\b(?:swinging|swing|revolving|automatic|double|saloon) (?=doors?\b)/giu, ''],
  [
    /\bwheel(?:s|ing)? (an?|the) ((?:[a-z]+ )?(?:patient|man|woman|girl|boy))(?! (?:in|on)\b)\b/giu,
    'pushing $1 $2 in a wheelchair',
  ],
  [
    /\b(?:writ|tak|sitt?)(?:es?|s|ing) (?:an?|the|their|his|her) (?:[a-z]+ )?(?:exam|test|quiz)\b/giu,
    'writing at desks in a classroom',
  ],
  [/\b(?:an?|the) class (?:listens|listening|listen) to\b/giu, 'four students listening to'],
  [
    /\bcut(?:s|ting)? (an?|the|their) wedding cake\b(?! on)/giu,
    'cutting $1 wedding cake on a table',
  ],
  [
    /\bflip(?:s|ping) (?:an?|the|some) (?:[a-z]+ )?(?:hamburgers?|burgers?|patty|patties)\b/giu,
    'grilling burgers',
  ],
  [
    /\b(?:catch|trapp?|keep)(?:es|ing|s) (an?|the|some) ((?:[a-z]+ )?(?:butterfl(?:y|ies)|firefl(?:y|ies)|bugs?|beetles?|ladybugs?|grasshoppers?|moths?)) in an? (?:[a-z]+ )?jar\b/giu,
    'holding a jar with $1 $2 in it',
  ],
  [
    /\b((?:cat|kitten|dog|puppy|mouse|rabbit|bunny|hamster|fox|raccoon)s?) (?:is |are )?(?:peek|peer|look|popp)(?:s|ing)? (?:its head )?out of (?=(?:an?|the) (?:[a-z]+ )?(?:box|basket|bucket|bag|pot|suitcase|boot)\b)/giu,
    '$1 sitting in ',
  ],
  [
    /\bswing(?:s|ing)? (?:through|in|from|among) (?:the )?(?:trees|treetops|jungle|branches|vines)\b/giu,
    'hanging from a branch in the jungle',
  ],
  [/\bskip(?:s|ping) (?:stones|rocks|pebbles|a stone|a rock|a pebble)\b/giu, 'throwing a stone'],
  [
    /\b(?:cut|hack|slash|chopp?)(?:s|es|ting|ing) (?:(?:his|her|their|a) (?:way|path) )?through (the|an?) (jungle|forest|bush|rainforest|undergrowth) with an? (machete|sword|axe)\b/giu,
    'raising a $3 in $1 $2',
  ],
  [
    /\b(glu|build|paint|assembl|fl)(es|ing|s|ies|ying) (an?|the|his|her) model (ship|boat|airplane|plane|car|train|rocket)\b/giu,
    '$1$2 $3 toy $4',
  ],
  [/\bthread(?:s|ing) (?:an?|the|her|his) needle\b/giu, 'sewing'],
  [
    /\b(look|gaz|peer|star)(es?|s|ing) (?:up )?(?:through|into) (an?|the|his|her) ((?:[a-z]+ )?telescope) at (?:the |a )?((?:full )?moon|stars|planets|night sky|sky)\b/giu,
    '$1$2 through $3 $4 under the $5',
  ],
  [/\brid(?:es|ing) on (?=(?:an?|the|his|her) (?:[a-z]+'s )?shoulder\b)/giu, 'sitting on '],
  [/\bhug(s|ging) (an?|the) tree trunk\b/giu, 'hug$1 $2 tree'],
  [
    /\bspill(s|ing) (?:some |his |her |hot )*(coffee|tea|wine|juice|milk|soup) (?:all over|on|onto|over|down) (?:his|her|their) (?:[a-z]+ )?(?:shirt|dress|pants|trousers|lap|clothes|jacket|suit|tie)\b/giu,
    'spill$1 $2',
  ],
  // The wagon that children pull has no cover over it.
  [
    /\b(children|kids|boys?|girls?|child|toddler) (pull(?:s|ing)?) (an?|the|their|his|her) wagon\b/giu,
    '$1 $2 $3 wooden cart',
  ],
  [
    /\b(pull(?:s|ing)?) (an?|the|their|his|her) wagon (?=with (?:an?|the|two|their|his|her) (?:little |baby |small |younger )?(?:brother|sister|boy|girl|child|children|kids|baby|toddler|puppy|dog|cat|friend))/giu,
    '$1 $2 wooden cart ',
  ],
  [/\b(sweep)(s|ing) the floor(?=$|[,.;])/giu, '$1$2'],
  [
    /\b(police ?m[ae]n|police officers?|police ?wom[ae]n|soldiers?|guards?|crossing guards?) (?:is |are )?stop(?:s|ping) (?=(?:an?|the|two) (?:[a-z]+ )?(?:car|truck|bus|driver|taxi|van|motorcycle|cyclist)\b)/giu,
    '$1 stopping traffic in front of ',
  ],
  [
    /\bpull(?:s|ing) (?:down|up) (an?|the|his|her) (?:window )?(?:shades?|blinds?)\b/giu,
    'closing a window',
  ],
  [
    /\bpaint(?:s|ing) (an?|the|his|her) (?:[a-z]+ )?ceiling\b/giu,
    'holding up a paint roller on a ladder',
  ],
];

/** A text with what is done every day told by what is seen of it. */
export const saidOfRoutines = (text: string): string => reworded(text, SHORT);

import { type Rewording, reworded } from './reworded';

/**
 * What people say of games, trades and chores in two words, told with the things that it is done with and where: whoever takes
 * out the trash carries a sack to a can, and whoever hangs laundry is at a line. English only.
 */
const OWN = '(?:an?|the|his|her|their|our|my|some|its)';
const SMALL =
  '(?:bab(?:y|ies)|infant|newborn|toddler|little (?:boy|girl|one)|child|kid|son|daughter)';
/** The end of a clause, or where and when it is. */
const END = '(?=,|\\.|;|$| (?:in|on|at|before|after|while|for|with|outside|together)\\b)';
const WASHING = `(?:(?:${OWN}|wet|clean|dirty) )*(?:laundry|washing|(?:wet |clean )?clothes)`;

const SHORT: readonly Rewording[] = [
  // Who bowls is no make of ball.
  [
    /\b(m[ae]n|wom[ae]n|boys?|girls?|kids?|friends|family|couple|people|teenagers?|guys?|lady|he|she|they)( is| are)? bowling\b(?! (?:ball|alley|pin|shoe|shirt|lane|bag))/giu,
    '$1$2 playing bowling',
  ],
  [
    new RegExp(`\\b(punch|kick|hit|box)(ing|es|s)? (${OWN}) (?:heavy )?bag\\b(?! of)`, 'giu'),
    'punching $3 punching bag',
  ],
  // What is pulled, hauled or reeled in is pulled.
  [
    new RegExp(
      `\\b(?:pull|haul|reel|draw|drag)(?:ing|s) (?:in|up) (${OWN} (?:[a-z]+ )?nets?)\\b`,
      'giu',
    ),
    'pulling $1',
  ],
  // Who lays the tiles of a roof is on it.
  [
    /\b(?:lay|nail|fix|replac|repair|install|put|mend)(?:ing|s)(?: down)? (?:(?:the|some|new|old|broken|loose) )*(?:roof )?(?:shingles|roof tiles|tiles|slates)(?: (?:on|of|onto) (?:an?|the) (?:[a-z]+ )?roof)\b/giu,
    'hammering on a roof',
  ],
  // Where there is fire enough for a brigade, a house burns.
  [
    /\b(fire ?fighters?|fire ?m[ae]n|fire brigade)( is| are)? (?:putting out|fighting|extinguishing|battling|tackling) (?:an?|the) (?:(?:house|big|large|huge) )?(?:fires?|blaze|flames)\b(?! (?:in|at|on) )/giu,
    '$1$2 spraying a burning house with a hose',
  ],
  // Who bathes in the sea swims, and washes nothing.
  [
    /\b(m[ae]n|wom[ae]n|boys?|girls?|kids?|children|people|friends|couple|family)( is| are)? bathing in (?=(?:an?|the) (?:[a-z]+ )?(?:sea|ocean|lake|river|pond)\b)/giu,
    '$1$2 swimming in ',
  ],
  // Who flies an aircraft sits in it, where it is seen that they do.
  [
    new RegExp(
      `\\b(pilots?|m[ae]n|wom[ae]n|boy|girl|he|she)( is| are)? (?:flying|piloting|flies) (${OWN}) (?:small |little |light |old |red |blue |yellow |white )?(?:air|aero)?planes?\\b${END}`,
      'giu',
    ),
    '$1$2 sitting in $3 biplane in the sky',
  ],
  [
    new RegExp(
      `\\b(pilots?|m[ae]n|wom[ae]n|boy|girl|he|she)( is| are)? (?:flying|piloting|flies) (${OWN}) (?:[a-z]+ )?helicopter\\b${END}`,
      'giu',
    ),
    '$1$2 riding $3 helicopter in the sky',
  ],
  // What is done at home, with what it is done with.
  [
    /\b(mopping|sweeping|scrubbing|vacuuming) (?:the|her|his|their|a) (kitchen|bathroom|hallway|garage|bedroom|living room|classroom|office|shop) floors?\b/giu,
    '$1 the floor in the $2',
  ],
  [
    new RegExp(`\\b(?:bathing|giving a bath to) (${OWN} (?:[a-z]+ )?${SMALL})\\b(?! in\\b)`, 'giu'),
    'washing $1 in a bathtub',
  ],
  [
    new RegExp(`\\bgiving (${OWN} (?:[a-z]+ )?${SMALL}) an? bath\\b(?! in\\b)`, 'giu'),
    'washing $1 in a bathtub',
  ],
  [
    new RegExp(
      `\\b(?:hang|hung)(?:ing|s)?(?: (?:up|out))? ${WASHING}(?: (?:up|out))?(?: (?:to dry|on (?:an?|the) (?:clothes|washing|laundry)? ?lines?|on (?:an?|the) clotheslines?))*(?: (?:outside|outdoors))?${END}`,
      'giu',
    ),
    'holding a shirt beside a clothesline',
  ],
  [
    /\b(?:tak|bring|carry|throw)(?:ing|es|s) (?:out (?:the|his|her) (?:trash|garbage|rubbish|bins?)|(?:the|his|her) (?:trash|garbage|rubbish) out)\b(?: to (?:the|a) (?:curb|bin|can|street))?/giu,
    'carrying a sack to a trash can',
  ],
  [
    new RegExp(
      `\\b(?:do|work|finish)(?:ing|es|s)(?: on)? (?:${OWN} )?(?:[a-z]+ )?home ?work\\b`,
      'giu',
    ),
    'writing in a notebook',
  ],
  [
    new RegExp(
      `\\b(?:sett?|lay)(?:ing|s) (?:${OWN}) (?:dinner |dining |kitchen |breakfast )?table\\b`,
      'giu',
    ),
    'standing at a table with plates and forks',
  ],
  [
    new RegExp(
      `\\b(?:spoon-?)?feed(?:ing|s) (${OWN} )(?:hungry |little )?(?:baby|toddler|infant)\\b${END}(?! with| in | milk| from)`,
      'giu',
    ),
    'feeding $1baby in a high chair with a spoon',
  ],
  [
    /\b(?:putting on|puts on|applying|applies|doing) (?:(?:her|his|some|their) )?make-?up\b(?! (?:on|for|to) )/giu,
    'holding a lipstick',
  ],
  // What is filled with water holds it, and stands at no sea.
  [
    /\b(fill(?:ing|s)?(?: up)?) (an?|the|his|her|their) ((?:[a-z]+ )?(?:glass|cup|mug|jar|bucket|bowl|bottle|jug|vase|kettle|pot|tray|beaker)) with (?:(?:cold|warm|hot|clean|fresh|some) )*water\b/giu,
    '$1 $2 $3 of water',
  ],
];

const REQUIRED =
  /bowling|plane|helicopter|\bbag\b|nets?\b|shingles|tiles|slates|\bfire|\bfloor|bath|laundry|washing|clothes|trash|garbage|rubbish|\bbins?\b|home ?work|\btable|feed|make-?up|fill/iu;

/** A prompt with its chores told with what they are done with. */
export const saidOfChores = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, SHORT) : text;

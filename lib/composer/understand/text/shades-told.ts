import { type Rewording, reworded } from './reworded';

/**
 * Shades that are named by what they are known from: a champagne dress has no glass in it, and on a pistachio sofa nobody
 * eats. They are told as colours before what is worn, what a home is furnished with, and what is painted. English only.
 */

const KNOWN_FROM =
  'champagne|pistachio|caramel|camel|wine|aubergine|eggplant|saffron|cinnamon|chestnut|charcoal|olive|rose|lavender|mint|plum|coral|salmon|peach|apricot|mustard|lime|rust|honey|cherry|raspberry|chocolate|espresso|mocha|pumpkin|tangerine|lemon|butter|vanilla|mushroom|oatmeal|blush|nude|fawn|lilac|orchid|wisteria|sage|eucalyptus|flamingo|tomato|poppy|marigold|cranberry|mulberry|grape|bordeaux|merlot|denim blue';
/** Of these there are things, too: a stone wall is built of it. */
const ALSO_MATERIALS =
  'sand|terracotta|jade|mahogany|clay|brick|slate|copper|amber|bone|stone|graphite|steel|moss|ink';
const MADE_OF =
  '(?:(?:silk|satin|velvet|linen|cotton|wool|woollen|woolen|knit|knitted|leather|suede|tulle|chiffon|corduroy|cashmere|fluffy|long|short|oversized|big|small|round|matte|glossy|shiny|plain|soft|wooden|upholstered) ){0,2}';
const WORN =
  'dress|gown|coat|trench coat|raincoat|sweater|jumper|pullover|cardigan|jacket|blazer|hoodie|scarf|hat|beanie|cap|beret|suit|tuxedo|shirt|t-?shirt|blouse|top|skirt|trousers|pants|leggings|shorts|overalls|dungarees|vest|apron|robe|kimono|cloak|cape|gloves|mittens|socks|tights|shoes|sneakers|trainers|heels|boots|bow ?tie|tie|veil|shawl|turban|uniform|swimsuit|bikini|lipstick|handbag|purse|backpack|tote bag|suitcase';
const FURNISHED =
  'sofa|couch|armchair|chair|chairs|stool|ottoman|pouf|headboard|wall|walls|curtains?|cushions?|pillows?|bedding|blanket|throw|rug|carpet|lampshade|cabinets?|cupboards?|tiles?|tiling|towels?|bathtub|door|shutters|accent wall|duvet';
const PAINTED =
  'background|backdrop|gradient|circle|square|disc|badge|tile|banner|border|frame|ribbon|envelope|car|van|bicycle|bike|scooter|vespa|fridge|kettle|typewriter|phone case|accents?|details';

/** Where that thing is sold, grown or eaten it is meant itself. */
const TOLD: readonly Rewording[] = [
  [
    new RegExp(
      `\\b(?<!-)(${KNOWN_FROM})(?: |-)(?=${MADE_OF}(?:${WORN}|${FURNISHED}|${PAINTED})\\b)`,
      'giu',
    ),
    '$1 colored ',
  ],
  [
    new RegExp(
      `\\b(?<!-)(${ALSO_MATERIALS})(?: |-)(?=${MADE_OF}(?:${WORN}|background|backdrop|gradient)\\b)`,
      'giu',
    ),
    '$1 colored ',
  ],
];

/** A prompt with shades told as colours. */
export const shadesTold = (prompt: string): string => reworded(prompt, TOLD);

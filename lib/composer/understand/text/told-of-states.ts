import { type Rewording, reworded } from './reworded';

/** Things in states and places of which people say less, or more, than the tables ask for. English only. */

const ADJECTIVES = '(?:[a-z-]{2,14} ){0,2}?';
const BRANCH = `(?:(?:an?|the|one of (?:its|the)|its) ${ADJECTIVES}(?:branch|branches|limb|bough)|${ADJECTIVES}branches)`;
/** What lives among branches, or is caught there. */
const IN_TREES =
  'crow|raven|owl|bird|robin|sparrow|parrot|eagle|hawk|falcon|vulture|pigeon|dove|woodpecker|toucan|magpie|squirrel|cat|kitten|monkey|koala|leopard|sloth|chameleon|owls|birds|crows|ravens|parrots|sparrows|monkeys|squirrels';

/** What takes somebody along on its back. */
const MOUNTS =
  'horse|pony|camel|elephant|donkey|mule|unicorn|ostrich|llama|dragon|griffin|gryphon|hippogriff|pegasus|phoenix|eagle|hawk|owl|goose|swan|crane|wolf|bear|polar bear|lion|tiger|stag|deer|reindeer|moose|whale|dolphin|turtle|tortoise|rhino|dinosaur|snail|butterfly|dragonfly|beetle|bumblebee|kelpie';
const RIDERS =
  'fairy|elf|gnome|goblin|hobbit|dwarf|pirate|witch|mermaid|mouse|frog|rabbit|hedgehog|squirrel|baby|toddler|hero|knight|rider|man|woman|boy|girl|child|king|queen|prince|princess|soldier|warrior|cowboy|person|tourist|wizard|jockey|samurai|viking';
const VEHICLES =
  'fire ?(?:truck|engine)|truck|bus|school bus|van|car|taxi|jeep|camper|train|tractor';
const SOMETHING = `(?:an?|the|two|three|some) ${ADJECTIVES}[a-z]+`;

/** What spills over what, where it is not told. */
const SPILLS: readonly (readonly [container: string, contents: string])[] = [
  [
    '(?:trash|garbage|rubbish) (?:can|bin)|(?:trash|litter|dust)bin|dumpster|bin|waste ?basket',
    'trash',
  ],
  ['(?:laundry|clothes) basket|hamper', 'clothes'],
  ['mailbox|letter ?box|post ?box|inbox', 'letters'],
  ['toy ?box|toy chest', 'toys'],
  ['suitcase|wardrobe|closet|drawer', 'clothes'],
  ['treasure chest', 'gold'],
  ['ashtray', 'cigarettes'],
  ['beer mug|mug of beer', 'foam'],
];

const TOLD: readonly Rewording[] = [
  // A tree of which nothing but its branches is left is a bare one.
  [
    new RegExp(
      `\\b(an?|the) (${ADJECTIVES})tree (?:without (?:any )?|with no |that has no |with (?:its )?bare )(?:leaves|foliage|branches)(?! of\\b)`,
      'giu',
    ),
    '$1 $2bare tree',
  ],
  // A tree with somebody on one of its branches has them in it.
  [
    new RegExp(
      `\\b(an?|the) (${ADJECTIVES})tree with (an? |the |two |three |some )(${ADJECTIVES})(${IN_TREES}) (?:(?:perched|sitting|resting|perching|sleeping) )?(?:on|in) ${BRANCH}`,
      'giu',
    ),
    '$3$4$5 in $1 $2tree',
  ],
  [
    new RegExp(
      `\\b(${IN_TREES}) ((?:perched|sitting|resting|perching|sleeping) )?on ${BRANCH} of (an?|the) (${ADJECTIVES}tree)\\b`,
      'giu',
    ),
    '$1 $2in $3 $4',
  ],
  // Hay in the back of a truck is on one that is open.
  [
    new RegExp(
      `\\b(an?|the) (${ADJECTIVES})(?:pickup truck|pickup|pick-up truck|truck|lorry) with (${ADJECTIVES}[a-z]+) (?:in|on) (?:the|its) (?:back|bed|truck bed)\\b`,
      'giu',
    ),
    '$3 on the back of $1 $2pickup truck',
  ],
  [
    /\b(?:in|on) (?:the|its) (?:back|bed) of (an?|the|his|her|their) ((?:old|red|blue|rusty|big|small|green|white) )?(?:truck|lorry)\b/giu,
    'on the back of $1 $2pickup truck',
  ],
  // Red velvet is a cake, and else cloth.
  [
    /\bred velvet (?!cakes?|cupcakes?|cheesecakes?|cookies?|muffins?|brownies?|layer|dessert|pancakes?|donuts?|macarons?)(?=[a-z])/giu,
    'red ',
  ],
  // What nobody has paid yet lies there as paper.
  [
    /\b(stack|pile|heap)s? of (?:[a-z-]+ )?(?:bills|invoices|paperwork|forms|documents)\b/giu,
    '$1 of papers',
  ],
  // Whom a mount carries rides it.
  [
    new RegExp(
      `\\b(an?|the) (${ADJECTIVES}(?:${MOUNTS})) (?:that is |that's )?carr(?:ying|ies) (an?|the|his|her) (${ADJECTIVES}(?:${RIDERS}))\\b`,
      'giu',
    ),
    '$3 $4 riding $1 $2',
  ],
  // Roses grow on their bush.
  [
    /\b(red|white|pink|yellow|purple|blue|orange) (rose|hydrangea)[- ]?bush(es)?\b(?! with)/giu,
    'bush$3 with $1 $2s',
  ],
  [/\b(rose|hydrangea)[- ]?bush(es)?\b(?! with)/giu, 'bush$2 with $1s'],
  // A box before a window is a pot for flowers.
  [/\b(?:window|balcony) box(es)? (?=(?:full of|filled with|with|of) )/giu, 'flower pot$1 '],
  // Who fights with snow throws it.
  [
    /\b(?:having|in|enjoying|playing) an? (?:[a-z]+ )?snowball fight\b/giu,
    'throwing snowballs at each other in the snow',
  ],
  [
    /(?<!\b(?:during|after|before|for) )\ban? (?:[a-z]+ )?snowball fight\b(?! (?:between|with))/giu,
    'kids throwing snowballs at each other in the snow',
  ],
  [/\bin (?:an?|the) (?:[a-z]+ )?school ?yard\b/giu, 'in front of a school'],
  // Birds come to their bath and their table to be on it.
  [
    /\b(an?|the) ((?:[a-z-]+ )?bird ?(?:bath|feeder|table)) with ((?:an?|two|three|four|some|a few|several|many) (?:[a-z]+ )?(?:bird|sparrow|robin|finch|cardinal|blue jay|pigeon|dove|tit|blackbird|goldfinch)(?:e?s)?)\b(?: (?:on it|bathing|drinking|splashing|eating))?/giu,
    '$3 on $1 $2',
  ],
  // What is on top of a vehicle is on its roof.
  [
    new RegExp(`\\b(an?|the) (${ADJECTIVES}(?:${VEHICLES})) with (${SOMETHING}) on top\\b`, 'giu'),
    '$3 on the roof of $1 $2',
  ],
  [
    new RegExp(`\\bon top of (an?|the) (?=${ADJECTIVES}(?:${VEHICLES})\\b)`, 'giu'),
    'on the roof of $1 ',
  ],
  // What hangs from a ceiling without a room hangs from a beam of it.
  [
    /(?<!\b(?:lamp|lamps|light|lights|chandelier|chandeliers|fan|bulb|bulbs|disco ball|room|kitchen|office|restaurant|shop|store)\b.{0,24})\b(hang(?:s|ing)?|dangl(?:es|ing)|suspended) (?:down )?from (?:the|a|its) (?:[a-z]+ )?(?:ceiling|rafters)\b(?! (?:of|in)\b)/giu,
    '$1 from a ceiling beam',
  ],
  // A lamp without any room hangs there as well.
  [
    /^((?:an?|the|one|two|three) (?:[a-z-]+ ){0,2}(?:lamps?|lights?|bulbs?|chandeliers?|disco ball)) (?:is |are )?(?:hang(?:s|ing)?|dangl(?:es|ing)|suspended) (?:down )?(?:from|on) (?:the|a) ceiling[.!]?$/iu,
    '$1 hanging from a ceiling beam',
  ],
  ...SPILLS.map(([container, contents]): Rewording => [
    new RegExp(
      `\\b(?:overflowing|overfull|overfilled|bursting) (${container})\\b(?! (?:with|full))`,
      'giu',
    ),
    `overflowing $1 full of ${contents}`,
  ]),
];

/** A prompt with such things told as the tables know them. */
export const toldOfStates = (prompt: string): string => reworded(prompt, TOLD);

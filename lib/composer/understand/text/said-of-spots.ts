import { type Rewording, reworded } from './reworded';

/** What people say in short of steps, skies, smoke and of what is on top of what, as the tables know it. English only. */

/** Houses with steps before their door. */
const STEPPED =
  '(?:church|temple|cathedral|library|school|museum|courthouse|palace|castle|town hall|city hall|house|cottage|chapel|mosque)';
const STORM =
  '(?:(?:an? |the |some |big |huge |heavy |dark |black |gr[ea]y |ominous |threatening )*)(?:storm|thunder|rain) ?clouds';
const COMING =
  '(?:(?:are |is )?(?:coming|gathering|approaching|rolling|building|brewing|looming|moving|closing|drifting)(?: (?:in|up|over|closer|near|behind|above|overhead))?|on the horizon|overhead|in the (?:distance|background|sky)|behind(?: it| them)?)';
const SMOKE =
  '(?:some |(?:a |an )?(?:thin |little |gentle |lazy )*(?:wisps?|plumes?|trails?|columns?|puffs?|clouds?) of )?(?:white |gr[ea]y |black |thin |blue )*(?:smoke|steam)';
const FROM = '(?:(?:is )?(?:[a-z]+ing )?(?:up )?(?:from|out of)|over|above)';

const GROUNDS = '(?:porch|steps|street|sidewalk|pavement|lawn|beach|shore|field|meadow|hill|road)';
const PEOPLE =
  '(?:(?:an?|the|two|three|some|many|little|young|old) )*(?:kids?|children|people|boys?|girls?|m[ae]n|wom[ae]n|tourists|families|family|couple)\\b';

/** What has a door of its own, and how that is said to be open. */
const OPENED =
  '(?:fridge|refrigerator|oven|cupboard|wardrobe|locker|microwave|washing machine|dishwasher)';
const DOOR_OPEN = 'with (?:(?:an?|its|the) )?(?:[a-z]+ )?(?:open doors?|doors? open)';

const SHORT: readonly Rewording[] = [
  // The steps of a porch are before the door, and no design has them.
  [
    /\b(?:the |their |her |his |our |my |a )?(?:(?:front )?porch steps?|(?:front )?steps of (?:an?|the|his|her|their) (?:[a-z]+ )?porch)\b/giu,
    'a porch',
  ],
  [
    new RegExp(
      `\\b(?:the |some |an? )?((?:stone |old |wide |front )*)(${STEPPED})['’]?s? steps\\b`,
      'giu',
    ),
    'the $1steps of a $2',
  ],
  // A storm that comes is told by its clouds.
  [new RegExp(`\\b${STORM} ${COMING}(?=\\s*(?:$|[,.;]))`, 'giu'), 'storm approaching'],
  // Smoke belongs to its chimney; an engine that has some burns coal.
  [
    new RegExp(
      `,? (?:with |and )?${SMOKE} ${FROM} (?:the |its |his |her |their )?(?:stone |brick |tall |little )?(?:chimneys?|stovepipes?|chimney stacks?)\\b`,
      'giu',
    ),
    ' with a smoking chimney',
  ],
  [
    new RegExp(
      `\\b(?<!steam )train\\b(.*?),? (?:with |and )?${SMOKE} ${FROM} (?:the |its )?(?:engine|locomotive|funnel|smokestack|stack)\\b`,
      'giu',
    ),
    'steam train$1',
  ],
  // The top is the one of the tree that is dressed.
  [
    /(?<=\b(?:christmas|xmas) tree\b.{0,160})\b(star|angel) (?:on|at|onto|to) (?:the |its )?(?:very )?top\b(?! of)/giu,
    '$1 on top of the tree',
  ],
  // The deck of what flies is no deck of cards.
  [
    /\b(?:on|aboard) (?:the |an? )?(?:wooden )?decks? of (?:the|an?) (?:[a-z]+ )?(?:airship|flying ship|zeppelin|sky ship|skyship)\b/giu,
    'on an airship deck',
  ],
  // `at a long table outdoors`: the table has its own name, and where it stands another.
  [/\b(tables?|desks?|bench(?:es)?|party|dinner|kitchen) (outdoors|outside)\b/giu, '$1, $2'],
  // The door of a fridge is no door beside it.
  [
    new RegExp(`\\b(${OPENED}) ${DOOR_OPEN} and (?=(?:an?|one|two|some|its) )`, 'giu'),
    'open $1 with ',
  ],
  [new RegExp(`\\b(${OPENED}) ${DOOR_OPEN}\\b`, 'giu'), 'open $1'],
  // A sky has its colour from the hour.
  [
    /\b(?:an?|the) (?:[a-z]+ )?(?:orange|red|fiery|golden|pink) (?:sky|skies)\b/giu,
    'the sky at sunset',
  ],
  // What has sunk lies on the ground of the sea.
  [
    /\b(in|through|over|above|around|of|exploring|discovering|into) (?:an?|the) (?:[a-z]+ )?(?:sunken|underwater|drowned|submerged) (?:city|town|ruins?|temple|palace|kingdom)\b/giu,
    '$1 ruins on the ocean floor',
  ],
  // Above a deck that flies there are clouds already.
  [
    /(?<=\bairship deck\b.{0,40}),? (?:among|above|in|between|surrounded by) (?:the )?clouds\b/giu,
    '',
  ],
  // Where warriors fight there is sand, and no match.
  [
    /(?<=\b(?:gladiators?|knights?|warriors?|samurai|barbarians?|minotaur|duel\w*|sword\w*|dragons?|monsters?|lions?)\b.{1,90}) (?:in|inside|into|at) (?:an?|the) (?:[a-z]+ )?(?:arena|colosseum|coliseum|amphitheat(?:er|re))\b/giu,
    ' in a gladiator arena',
  ],
  // At sea a wheel is that of the ship.
  [
    /\b(captain|pirate|sailor|skipper|helmsman|mermaid|parrot)s? at the (?:wheel|helm)\b/giu,
    '$1 at the ship wheel',
  ],
  // Who comes after a place is there, and nothing is on them.
  [new RegExp(`\\b(on (?:the|an?) (?:front )?${GROUNDS}) and (?=${PEOPLE})`, 'giu'), '$1, '],
];

/** Words without any of which no line above applies. */
const REQUIRED =
  /steps?|clouds|smoke|steam|tree|\band\b|\bdeck|at the (?:wheel|helm)|\bsk(?:y|ies)\b|outdoors|outside|open|sunken|underwater|drowned|submerged|arena|colosseum|coliseum|amphitheat/iu;

export const saidOfSpots = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, SHORT) : text;

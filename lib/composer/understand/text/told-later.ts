import { formsOf } from './conjugate';
import { type Rewording, reworded } from './reworded';

/**
 * Where something is that is told after what it is at, in a clause or a sentence of its own: `a table on which a cat is
 * sitting`, `a crate. On it, a hen`, `a girl, a dog at her side`. English only.
 */

const THING =
  '(?:an?|the|his|her|its|their|two|three|four|five|some|several) (?:[a-z-]{2,16} ){0,3}?[a-z-]{2,16}';
const IS =
  '(?:(?:is|are|there is|there are|sits?|stands?|lies?|lays?|rests?|perches|hangs?)(?: (?:standing|sitting|lying|perched|resting|hanging|placed))? )?';
const STANDS =
  '(?:is|are|sits?|stands?|lies?|rests?|perches|hangs?)(?: (?:standing|sitting|lying|perched|resting|hanging|placed))?';
/** What has a foot of its own, or at whose foot one is on land. */
const OWN_FOOT =
  '(?!(?:the |an? )?(?:[a-z-]+ ){0,2}?(?:mountains?|hills?|cliffs?|volcano|peak|falls|waterfall|tower|stairs|staircase|steps|bed|lighthouse|castle|tree|oak|pyramid|dunes?|rainbow|cross|ladder|slope)\\b)';

const WHERE = 'on|in|inside|under|beneath|behind|beside|next to|in front of|above|over|near|around';
const AT = `(${WHERE})`;

/** Before a word that names something or says how it is. */
const NO_PREPOSITION =
  '(?!(?:to|of|at|on|in|with|and|for|from|by|how|what|or|beside|behind|under|above|near|over|into|inside|through|next|between|against|around|across|along|off|about|like|as|but|while|who|that|which|is|are|than|towards?|a|an|the)\\b)';

const LATER: readonly Rewording[] = [
  [new RegExp(`\\bon (?:top of )?which (${THING}) ${STANDS}\\b`, 'giu'), 'with $1 on it'],
  [new RegExp(`\\b(?:in|inside) which (${THING}) ${STANDS}\\b`, 'giu'), 'with $1 in it'],
  [new RegExp(`\\bunder which (${THING}) ${STANDS}\\b`, 'giu'), 'with $1 under it'],
  [new RegExp(`, (${THING}) (?:at|by) its side\\b`, 'giu'), ', $1 beside it'],
  [new RegExp(`, (${THING}) (?:at|by) his side\\b`, 'giu'), ', $1 beside him'],
  [new RegExp(`, (${THING}) (?:at|by) her side\\b`, 'giu'), ', $1 beside her'],
  // A sentence that goes on with what stood last.
  [
    new RegExp(`(?:[.;]| and,|, and) ${AT} (it|them),? ${IS}(${THING})(?=[.,;]|$)`, 'giu'),
    ', $3 $1 $2',
  ],
  [new RegExp(`, ${AT} which ${IS}(${THING})(?=[.,;]|$)`, 'giu'), ', $2 $1 it'],
  // Between the two, in their order.
  [
    new RegExp(
      `\\bwith (${THING}) (?:on|to|at) (?:its|the|his|her) left(?: side)?,? and (${THING}) (?:on|to|at) (?:its|the|his|her) right(?: side)?(?=[.,;]|$)`,
      'giu',
    ),
    'between $1 and $2',
  ],
  // What is listed after a table is on it, and who is told after one is at it.
  [
    new RegExp(
      `^((?:an? |the )?(?:${NO_PREPOSITION}[a-z'’-]+ ){0,2}(?:table|desk|shelf|chair|stump|crate|tray|plate|counter|bench|nightstand|windowsill|workbench|blanket|dresser|mantelpiece|stool)): (?!(?:an? |the |two |three |some )?(?:[a-z-]+ ){0,2}(?:man|woman|men|women|boys?|girls?|person|people|child|children|kids?|family|friends|couple|team)\\b)(?=[a-z])`,
      'giu',
    ),
    'on $1: ',
  ],
  [/\btopped (?:with|by) (an? (?:[a-z-]+ )?[a-z-]+)(?=[.,;]|$)/giu, 'with $1 on top'],
  [/\b(?:directly )?across from (?=(?:an?|the|another) )/giu, 'facing '],
  [new RegExp(`^(?:inside|within) (?=${THING}: )`, 'giu'), 'in '],
  [
    new RegExp(
      `([,;]|\\band\\b) to (?:the|its) (left|right)(?: of it)? (?=${IS}(?:an?|the|two|three|some) )`,
      'giu',
    ),
    '$1 on the $2 ',
  ],
  [new RegExp(`\\bat the (?:foot|base) of ${OWN_FOOT}(?=(?:an?|the) )`, 'giu'), 'in front of '],
];

const DOER = '(?:an?|the|his|her|their|two|three|some) (?:[a-z-]{2,16} ){0,2}?[a-z-]{2,16}';

/** Who does something, told after what it is done to. */
const DONE_BY: Rewording = [
  new RegExp(`\\b(${THING}) (?:which|that) (${DOER}) (?:is|are) ([a-z]{2,}ing)(?=[.,;]|$)`, 'giu'),
  '$2 $3 $1',
];

const HELPED = new RegExp(
  `(?: is| are)? help(?:s|ing) (${DOER}) (?:to )?(?!(?:with|across|at|in|on|up|by|from|into|off|out|over|down|through|and|who)\\b)([a-z]{2,}(?<!ing)) (?=(?:an?|the|his|her|its|their|some) )`,
  'giu',
);

const gerundOf = (verb: string): string =>
  formsOf(verb, 'en').find(([, kind]) => kind === 'gerund')?.[0] ?? verb;

/** Deeds by the names of things, which are done here: `watching a girl paint a fence`. */
const WATCHED = new RegExp(
  `\\b(watch(?:es|ing)|help(?:s|ing)) (${DOER}) (paint|iron|plant|water|hammer|brush|drum|saw|sail|fish|cook) (?=(?:an?|the|his|her|its|their|some) )`,
  'giu',
);

/** Whom something is shown, told before it: `showing a girl a book`. */
const SHOWN: Rewording = [
  new RegExp(
    `\\bshow(ing|s) ((?:an?|the|his|her|their) (?:${NO_PREPOSITION}[a-z-]{2,16} )?${NO_PREPOSITION}[a-z-]{2,16}) ((?:an?|the|his|her|their) (?:${NO_PREPOSITION}[a-z-]{2,16} )?[a-z-]{2,16})\\b`,
    'giu',
  ),
  'show$1 $3 to $2',
];

/** Sentences that open with how somebody is where: `sitting on a table is a cat`. */
const POSED: Rewording = [
  new RegExp(
    `^(sitting|standing|lying|perched|resting|sleeping|hanging|leaning|curled up|asleep) (${WHERE}|against|from|at|by) (${THING}) (?:is|are) (${THING})\\b`,
    'iu',
  ),
  '$4 $1 $2 $3',
];

/** Whoever is helped does what they are helped with. */
const helpedTold = (prompt: string): string =>
  prompt
    .replace(
      WATCHED,
      (_, sees: string, who: string, verb: string) => `${sees} ${who} ${gerundOf(verb)} `,
    )
    .replace(HELPED, (_, who: string, verb: string) => ` helping ${who} ${gerundOf(verb)} `);

/** Words without any of which no line above applies. */
const REQUIRED =
  /: |\bwatch|\bshow|^\w+ing\b|^(?:perched|curled|asleep)\b|\bwhich\b|\bside\b|\b(?:it|them)\b|\btopped\b|\bacross from\b|\bhelp|\bleft\b|^(?:inside|within)\b|\bto (?:the|its) (?:left|right)\b|\b(?:foot|base) of\b/i;

const SAYINGS: readonly Rewording[] = [...LATER, DONE_BY, SHOWN, POSED];

/** A prompt with where its things are told beside them. */
export const toldLater = (prompt: string): string =>
  REQUIRED.test(prompt) ? helpedTold(reworded(prompt, SAYINGS)) : prompt;

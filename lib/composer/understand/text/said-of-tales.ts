import { type Rewording, reworded } from './reworded';

/** What tales say of woods, of necks that make a heart, and of what haunts houses, as the tables know it. English only. */

const ADJECTIVES =
  '(?:dark|deep|dense|old|ancient|enchanted|enchanting|magic(?:al)?|snowy|misty|foggy|spooky|haunted|gloomy|quiet|silent|moonlit|autumn(?:al)?|bluebell|beech|birch|pine|oak|green|wild|tangled|shadowy|wintry|winter|spring|summer|mossy|fairy)';

const RESTS =
  '((?:asleep|sleeping|sleeps|lying|lies|resting|rests|napping|dozing|curled up|nestled|snuggled up|sitting|sits|dreaming)(?: (?:peacefully|soundly|together))?)';
const FLOWERS =
  '(?:(?:wild|pink|red|blue|white|yellow|purple|spring|colou?rful) ?){0,2}(?:flowers|roses|daisies|tulips|poppies|lavender|bluebells|sunflowers|lilies|violets)';
const LITTER =
  '(?:(?:autumn|fallen|dry|golden|gold|red|soft) ){0,2}(?:leaves|straw|hay|coins|gold|treasure|petals|pillows|feathers|pine needles)';

const SHORT: readonly Rewording[] = [
  // What an animal rolls itself into is no ball to play with.
  [
    /\b(?:roll(?:ed|ing)?|curl(?:ed|ing)?)(?: up)? (?:in|into|like) an? (?:tight |little |small |round |prickly |fluffy )?ball\b/giu,
    'curled up asleep',
  ],
  // A rope that is spun is in the air over who spins it.
  [
    /\b(?:spin|twirl|whirl|throw|swirl)(?:s|ning|ing)? (an?|the|his|her|their) (?=(?:[a-z]+ )?(?:lasso|lariat)\b)/giu,
    'swinging $1 ',
  ],
  // Who goes through a wood is among trees.
  [
    new RegExp(
      `\\b((?:through|into|across|out of|lost in|deep in|at the edge of) (?:an?|the)(?: ${ADJECTIVES}){0,3}) wood\\b`,
      'giu',
    ),
    '$1 forest',
  ],
  [new RegExp(`\\b(in(?:side)? (?:an?|the)(?: ${ADJECTIVES}){1,3}) wood\\b`, 'giu'), '$1 forest'],
  // Two who make a heart of themselves face each other with one between them.
  [
    /\b(?:making|forming|shaping|creating) (?:the shape of )?an? heart(?: shape)? (?:with|from|out of) (?:their|the) (?:long |curved |two )?(?:necks|tails|trunks|beaks|heads|bodies)\b/giu,
    'facing each other with a heart above them',
  ],
  // Who sleeps in a bed of leaves or flowers has no other one.
  [
    new RegExp(
      `\\b${RESTS} (?:in|on|upon) an? (?:soft |deep |cosy |cozy |thick |big )*bed of (${FLOWERS})\\b`,
      'giu',
    ),
    '$1 among $2',
  ],
  [
    new RegExp(
      `\\b${RESTS} (?:in|on|upon) an? (?:soft |deep |cosy |cozy |thick |big )*bed of (${LITTER})\\b`,
      'giu',
    ),
    '$1 on a pile of $2',
  ],
  [
    new RegExp(
      `\\b${RESTS} (?:in|on|upon) an? (?:soft |deep |cosy |cozy |thick |big |green )*bed of (?:moss|grass|clover|ferns|heather)\\b`,
      'giu',
    ),
    '$1 on the grass',
  ],
  // Ghosts that come out of the windows of a house are about it.
  [
    /\b(?<=\b(?:ghosts?|spirits?|bats?|phantoms?|crows|ravens|owls) )(?:flying|floating|coming|pouring|streaming|drifting|swirling) out (?:of|from|through) (?:its|the|all the|every|broken|the broken) (?:[a-z]+ )?(?:windows?|chimneys?|doors?|roof|attic)\b/giu,
    'flying around it',
  ],
  // Arms that are wrapped around something hold it.
  [
    /\b(wrap(?:s|ping)?|coil(?:s|ing)?|curl(?:s|ing)?|wind(?:s|ing)?) (?:its|his|her|the|their) (?:[a-z]+ ){0,2}?(?:tentacles|arms|coils) (?:tightly |all )?around (?=(?:an?|the|its|his|her|two) )/giu,
    'grabbing ',
  ],
];

export const saidOfTales = (prompt: string): string => reworded(prompt, SHORT);

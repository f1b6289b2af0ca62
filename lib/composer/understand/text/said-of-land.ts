import { type Rewording, reworded } from './reworded';

/** What people say in short of roads, walls and of who goes by, and of what animals do with parts of themselves. English only. */

const RAPTORS = '(?:eagle|owl|hawk|falcon|osprey|vulture|buzzard|kite|condor|raven|dragon|griffin)';
const OWN_PARTS =
  '(?:trunk|nose|tail|teeth|beak|bill|claws?|paws?|hands?|mouth|horns?|tongue|feet|legs|wings?|tentacles?)';

/** What stands on land of its own where it is said to float; houses do so on water as well. */
const GRAND = '(?:castle|palace|temple|fortress|citadel|pagoda|monastery|kingdom)';
const HOUSE = '(?:house|cottage|cabin|lighthouse|tower|mansion|church|windmill|hut)';

const SHORT: readonly Rewording[] = [
  // Who is no more than a figure is small in what is around.
  [
    /\bsmall (?=(?:(?:lone|lonely|solitary|human|hooded|dark|single) )?(?:figures?|silhouettes?) (?:of|stand|walk|look|watch|in|on|at|with|under|before|beside|sit|run|climb|hik))/giu,
    'tiny ',
  ],
  [
    /,? (?:as )?(?:seen|viewed|photographed) from (?:the (?:air|sky)|a drone|an? (?:air)?plane|high above)\b/giu,
    ', aerial view',
  ],
  // Nobody sees the worm whose view it is.
  [/\b(?:an? |the )?(?:worm|frog|ant|mouse)['’]?s?[- ]eye[- ]view\b/giu, 'low angle view'],
  // A view is of what is seen, from where one is, and `seen` is nothing by itself.
  [
    /,? (?:as )?(?:seen|viewed|photographed|pictured|observed) from (?=(?:an?|the|his|her|its|our|my) )/giu,
    ' from ',
  ],
  // A sun that goes down is an hour, in whose light all is seen.
  [
    /\b(?:the |a )?sun (?:is )?(?:setting|going down|sinking|dipping) (?=(?:behind|over|below|into|on|in|above)\b)/giu,
    'sunset ',
  ],
  [
    /\b(?:the |a )?sun (?:is )?(?:rising|coming up) (?=(?:behind|over|above|from|on|in)\b)/giu,
    'sunrise ',
  ],
  // What comes out of a tap is no sea.
  [
    /\bwater (?:(?:coming|running|flowing|dripping|pouring|gushing) )?(?:out of|from) (?=(?:an?|the) (?:[a-z]+ )?(?:tap|faucet)\b)/giu,
    '',
  ],
  // A message in a bottle is a letter.
  [/\b(?:a |the )?message (?=in(?:side)? an? (?:[a-z]+ )?bottle\b)/giu, 'a letter '],
  // A post of a fence has the fence about it.
  [/\b(?:wooden |old )?fence posts?\b/giu, 'wooden fence'],
  // Who is by the door of a barn is by the barn.
  [
    /\b(near|at|by|beside|outside|next to|in front of) (an?|the) ((?:[a-z]+ )?(?:barn|stable|shed|church|castle|cottage|cabin|temple|chapel|bakery|shop|school|farmhouse)) (?:door|entrance|doorstep)s?\b/giu,
    '$1 $2 $3',
  ],
  // Bats in a cave have the head down, whatever they hang from.
  [
    /(?<=\bbats?\b.{0,20})\b(?:(?:that|which) )?(?:hang(?:ing|s)? |sleep(?:ing|s)? )(?:upside[- ]down )?(?:(?:from|on) (?:the|a) (?:ceiling|roof) (?:of|in)|in) (?=(?:an?|the) (?:[a-z]+ )?cave\b)/giu,
    'upside down in ',
  ],
  // From the moon one sees over its dust.
  [/\bearth from the moon\b/giu, 'earth above the lunar surface'],
  [/\b(?:is |being |gets )?(?:struck|hit) by lightning\b/giu, 'with lightning above it'],
  // A slide goes down anyway, and a ladder up.
  [/\b(slide) (?:going |leading |running )?down into\b/giu, '$1 into'],
  [/\b(ladder) (?:going |leading |running )?up to\b/giu, '$1 leaning against'],
  // Two opposite each other at a table are both at it.
  [
    /\b((?:an?|the) [a-z]+) opposite ((?:an?|the) [a-z]+) (?=at (?:an?|the) (?:[a-z]+ )?table\b)/giu,
    '$1 and $2 ',
  ],
  // A path of a wood goes through it.
  [
    /\b((?:bamboo|birch|pine|fir|beech|oak|redwood|autumn|misty|foggy|dark|enchanted|magical) (?:forest|woods?)) (path|trail|road|walkway|footpath|lane)\b/giu,
    '$2 through a $1',
  ],
  // A castle in the air has an island under it.
  [
    new RegExp(
      `\\bfloating (${GRAND})\\b(?! on)(?!.*\\b(?:water|lake|sea|river|ocean|lagoon)\\b)`,
      'giu',
    ),
    '$1 on a floating island',
  ],
  [
    new RegExp(`\\bfloating (${HOUSE})\\b(?! on)(?=.*\\b(?:sky|clouds?|air)\\b)`, 'giu'),
    '$1 on a floating island',
  ],
  [
    new RegExp(
      `\\b(${GRAND}|${HOUSE})(?: is| that is)? (?:floating|hovering|suspended) (?=(?:high )?(?:in|above|over|among|amid) (?:the |some )?(?:sky|clouds?|air)\\b)`,
      'giu',
    ),
    '$1 on a floating island ',
  ],
  // Who climbs the side of something climbs it.
  [
    /\b(climb\p{L}*|scal(?:es|ing)|scrambl\p{L}*|clamber\p{L}*|crawl\p{L}*)( up| down)? (?:the |one |its )?(?:side|sides|face|flank|slopes?|outside|front|walls) of (?=(?:the|an?) )/giu,
    '$1$2 ',
  ],
  // A road along the coast has the sea beside it.
  [
    /\b(?:coastal|oceanside|shoreline|cliffside) (road|highway|path|trail|drive|route)\b/giu,
    '$1 by the sea',
  ],
  // Somebody who fishes through the ice fishes on it, and a hut for that is a hut.
  [/\bice[- ]fishing (?=(?:hut|shack|shanty|cabin|tent|house)s?\b)/giu, ''],
  [
    /\bice[- ]fishing\b(?! on)(?: (?:in|through|at) (?:an? |the )?(?:hole|ice)(?: in the ice)?)?/giu,
    'fishing on a frozen lake',
  ],
  [/\bice[- ]fishing on\b/giu, 'fishing on'],
  // One house has an island of its own, seen from the shore.
  [
    /(?<=\b(?:castle|lighthouse|temple|house|cottage|church|chapel|monastery|fort|fortress|palace|hut|cabin|villa|tower|pagoda|windmill) (?:standing |built |sitting |perched )?on )an? (?:small |tiny |little |green |rocky |lone(?:ly)? |remote )*island\b/giu,
    'a small island',
  ],
  // What passes over something gives nothing to anybody.
  [
    /\bpassing (?=(?:over|under|through|above|below|behind|in front of|across|between) )/giu,
    'going ',
  ],
  [
    /\bpasses (?=(?:over|under|through|above|below|behind|in front of|across|between) )/giu,
    'goes ',
  ],
  // What drives, sails or flies by hands nothing over.
  [
    /(?<=\b(?:car|truck|bus|van|taxi|train|tram|ship|boat|ferry|yacht|submarine|plane|airplane|helicopter|balloon|spaceship|rocket|bicycle|motorcycle|tornado|storm)s? (?:[a-z]+ )?)passing (?=(?:an?|the|some|two|three) )/giu,
    'going past ',
  ],
  // The feet of a bird of prey are its claws.
  [
    new RegExp(
      `(?<=\\b${RAPTORS}s?\\b.{0,60})\\b(?:in|with) (?:its|his|her) (?:sharp )?(?:talons?|claws?|feet)\\b`,
      'giu',
    ),
    'in its claws',
  ],
  // A picture on a sign is one, and the sign is no gem.
  [/\bdiamond[- ]shaped (?:(?:road|warning|traffic|street|crossing) )?sign\b/giu, 'diamond sign'],
  [
    /(?<=\bsign )(?:with|showing|of|bearing) (?:an? |the )?(?:black )?([a-z -]{3,24}?) (?:silhouette|outline|symbol|icon)(?: on it)?\b/giu,
    'with a picture of a $1 on it',
  ],
  // Who surfs on a car stands on its roof.
  [/\b(?:car|train|van|bus|truck|roof)[- ]surf(ing|s) (?=(?:on|along|atop) )/giu, 'surf$1 '],
  [
    /\b(surf(?:ing|s)) (?:on|atop)(?: top of)? (an?|the) (?=(?:[a-z]+ )?(?:car|taxi|cab|van|bus|truck|train|tram|jeep)\b)/giu,
    'balancing on the roof of $2 ',
  ],
  // Paws in the air are those of somebody who stands, and no sky.
  [
    /\bstanding(?: up)? with (?:its|his|her|both|their) (?:front )?(?:paws|arms|legs|hooves) (?:up )?in the air\b/giu,
    'standing',
  ],
  // What can be seen is there.
  [
    /\b(?:is|are) (?:also |just |clearly |still )?(?:visible|in view)(?=\s*(?:$|[.,;]))/giu,
    'stands in the background',
  ],
  // Stalls with somebody in them are those of a stable.
  [/\b(?:horse |cattle |cow )?(?:corral|barn|stables?)(?=\b.{0,60}\bstalls?\b)/giu, 'stable'],
  [
    /(?<=\bstable\b.{0,60}) (?:standing |lying )?in (?:each|every|its|their|the|all) (?:[a-z]+ )?stalls?\b/giu,
    '',
  ],
  // Land with a fence about it is a paddock, and bare ground with one an enclosure.
  [
    /\b(?:(?:large|big|small|grassy|green|open|outdoor) )*(?:fenced|gated|enclosed|penned)(?:[- ](?:in|off|up))?[ -](?:(?:large|big|small|grass|grassy|green|open|outdoor) )*(?:fields?|pastures?|meadows?|areas?|grounds?|lots?|spaces?|enclosures?|pens?|grassland|land)\b/giu,
    'paddock',
  ],
  [
    /\b(?:(?:large|big|small) )*(?:dirt|sandy?|dusty|muddy|bare) (?:pens?|paddocks?|corrals?|enclosures?|exhibits?)\b/giu,
    'zoo enclosure',
  ],
  // From a deck one looks out as from a terrace.
  [
    /\b(?:(?:wooden|wood|big|large|sunny) )*(?:deck|patio|lookout|viewing platform|viewpoint)(?= (?:overlooking|looking (?:out )?(?:over|on|onto)|with (?:an?|the) (?:[a-z]+ )?view (?:of|over)|above) )/giu,
    'terrace',
  ],
  // With which part of itself an animal does something is seen anyhow.
  [
    new RegExp(
      `\\b(?:is |are )?(?:using|us(?:es|ed)) (?:its|his|her|their) (?:long |big |sharp )?${OWN_PARTS} to ([a-z]+e)\\b`,
      'giu',
    ),
    'that $1s',
  ],
  [
    new RegExp(
      `\\b(?:is |are )?(?:using|us(?:es|ed)) (?:its|his|her|their) (?:long |big |sharp )?${OWN_PARTS} to ([a-z]+(?<![sxzhye]))\\b`,
      'giu',
    ),
    'that $1s',
  ],
];

/** Words without any of which no line above applies. */
const REQUIRED =
  /\b(?:seen|viewed|photographed|pictured|observed|small)\b|\bsun\b|lightning|earth from|water|message|forest|woods?\b|fence post|\bdoor|entrance|\bcave|slide|ladder|opposite|float|hover|suspend|climb|fishing|island|fenced|gated|enclosed|penned|dirt|sand|dusty|muddy|bare|sign|surf|air|visible|in view|stall|deck|patio|lookout|view|scal|scrambl|clamber|crawl|coast|ocean|shore|cliffs|pass|talon|claw|feet|\bus(?:e|ing)/iu;

export const saidOfLand = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, SHORT) : text;

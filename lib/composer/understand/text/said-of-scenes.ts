import { type Rewording, reworded } from './reworded';

/**
 * What people say in short of hours, light, weather and of who is on which side of what, as the tables know it.
 * English only; read after the sayings about people.
 */
const LAMPS =
  '(?:flash ?lights?|torch(?:es)?|search ?lights?|spot ?lights?|lanterns?|street ?lamps?)';
const RISING =
  '(?:rising|curling|coming|drifting|billowing|puffing|pouring|wafting|trailing|floating|streaming|escaping)';
const SLOWLY = '(?: (?:up|out|gently|slowly|softly|lazily))*';

/** Who chats is on the two sides of what is between them. */
const PAIR =
  '(?:two|a couple of|a pair of) (?:(?:old|elderly|young|friendly|smiling|female|male) )?';
const BARRIER =
  '(?:(?:an?|the|their|a low|a white) )(?:[a-z-]+ ){0,2}(?:fence|hedge|garden wall|wall|gate)';

const ROOMS =
  '(?:bakery|patisserie|caf[eé]|coffee ?(?:shop|house|bar)|(?:[a-z]+ )?shop|(?:[a-z]+ )?store|boutique|supermarket|restaurant|pizzeria|diner|bar|pub|tavern|kitchen|bedroom|bathroom|(?:living |class|dining |waiting )?room|classroom|office|library|gym|clinic|hospital|laboratory|lab|studio|workshop|garage|factory|warehouse|lobby|salon|barbershop|laundromat|florist)';

const SHORT: readonly Rewording[] = [
  // Who is in a storm is in nothing that is told after it.
  [
    /\b(in (?:an? |the )?(?:(?:heavy|wild|thick|raging|pouring|falling|dense|light|soft|golden|howling|morning|evening) )?(?:storm|thunderstorm|rain|snow|snowfall|snowstorm|blizzard|fog|mist|wind|moonlight|sunlight|sunshine|dark|darkness)) and (?=(?:an?|the|two|three|some|small|tiny) )/giu,
    '$1, ',
  ],
  // What is told isometric is cut open anyway: a room with what is told in it, and no section through a thing.
  [
    new RegExp(
      `\\b(isometric(?: [a-z0-9-]+){0,3}? ${ROOMS}) (?:cut[- ]?away|cross[- ]section)\\b`,
      'giu',
    ),
    '$1',
  ],
  [
    new RegExp(
      `\\b(isometric )(?:cut[- ]?away|cross[- ]section)(?: view| scene| illustration)?(?: (?:of|through|showing))?((?: (?:an?|the))?(?: [a-z0-9-]+){0,3}? ${ROOMS})\\b`,
      'giu',
    ),
    '$1scene of$2',
  ],
  // What is between two is there, and neither of them has it.
  [
    /,? with ((?:an?|the|one|some|two|three|their) [^,.;]{2,40}?) (?:in )?between (?:them|both|the two(?: of them)?|the pair)\b/giu,
    ', $1 between them',
  ],
  // Snow that somebody watches falls as snow does.
  [
    /(?<=\b(?:watch|look|see|enjoy|admir)\p{L}*(?: at)? (?:the )?)snow (?:fall(?:ing|s)?|com(?:e|ing) down)\b/giu,
    'snowfall',
  ],
  // Light that comes in through a window falls on nothing by itself.
  [
    /,?(?: and| with)? ((?:(?:the|soft|warm|golden|bright|morning|evening) )*(?:sun|moon)?light) (?:is )?(?:fall|stream|com|pour|shin|flood|filter|enter|spill|slant)(?:ing|s)?(?: in| down| softly| gently)* (?:through|from|via) (?=(?:an?|the|its|tall|big|large|high|stained) (?:[a-z-]+ ){0,2}?windows?\b)/giu,
    ', $1, ',
  ],
  // Who slides in a tray stands at the oven with it in hand.
  [
    /\b(?:slid|push|shov|load|put)(?:t?ing|es|s) in (?=(?:an?|the|some) (?:[a-z]+ ){0,2}?(?:trays?|loaf|loaves|pizzas?|pies?|cakes?|bread|baguettes?|sheet)\b)/giu,
    'holding ',
  ],
  // The rocks that waves break on are those of the cliff.
  [
    /(?<=\bcliffs?\b.{0,160})\b(waves (?:are )?(?:crash|break|smash|pound)ing) (?:(?:up )?(?:against|on|onto|over|into|at|below|beneath|under) (?:it|them|(?:the |its )?(?:rocks|rocky (?:shore|base|coast)|base|foot|cliffs?|stones)))(?: below)?\b/giu,
    '$1',
  ],
  // What sticks to a pane is all over it, and nowhere beside it.
  [
    /\b(?:(?:a few|some|wet|fallen|autumn|dead|yellow|red|brown|colou?rful) )*(leaves|petals|snowflakes) (?:stuck|sticking|clinging|plastered|stick|cling|pressed) (?:to|on|onto|against) ((?:the|an?|its) (?:[a-z]+ )?(?:windows?|windowpanes?|window panes?|windshield|car))\b/giu,
    '$2 covered in $1',
  ],
  // Rain that pours is heavy, and nobody pours it.
  [
    /\b(?:pouring|lashing|driving|hammering|bucketing|pelting)(?= (?:rain|sleet|snow)\b)/giu,
    'heavy',
  ],
  // The sun of a late afternoon is low and golden.
  [
    /\b(?:in |at |during )?(?:the |a )?(?:warm |soft |low |golden )*late[- ]afternoon(?: (?:sun(?:light|shine)?|light|glow))?\b/giu,
    'golden hour',
  ],
  // Headlights in which somebody is caught are those of a car behind it.
  [
    /\b(?:caught|frozen|standing|trapped|blinded|startled) (?:in|by) (?:the |a |its |bright )*(?:beams? of )?(?:the |a |bright )*head ?(?:lights?|lamps?)(?: beams?)? of (an?|the) /giu,
    'standing in front of $1 ',
  ],
  [
    /\b(?:caught|frozen|standing|trapped|blinded|startled) (?:in|by) (?:the |a |bright )*(?:beams? of )?(?:the |bright )*(?:car['’]?s? )?head ?(?:lights?|lamps?)(?: beams?)?\b/giu,
    'standing in front of a car',
  ],
  // A beam of light is no beam of steel, and nobody is its prisoner.
  [
    new RegExp(
      `\\b(?:caught |frozen |trapped |lit |captured |standing )?(?:in|by|under) (?:an?|the) (?:[a-z]+ )?(?:beams?|glare|cone|circle of light|light) of (?:an?|the|his|her|their|somebody's) (?:[a-z]+ )?${LAMPS}(?![- ])\\b`,
      'giu',
    ),
    'in a light beam',
  ],
  [
    new RegExp(
      `\\b(?:caught |frozen |trapped |lit |captured |standing )?(?:in|by|under) (?:an?|the) (?:[a-z]+ )?${LAMPS} (?:beams?|light|glare)\\b`,
      'giu',
    ),
    'in a light beam',
  ],
  [
    /\b(?:caught|frozen|trapped|standing|lit|alone) (?:in|by) (?:an?|the) (?:[a-z]+ )?(?:spot|search|flash) ?light\b/giu,
    'in a light beam',
  ],
  // Smoke belongs to its chimney, and the chimney to its house.
  [
    new RegExp(
      `,? (with |and )?(?:some |(?:a |an )?(?:thin |little |gentle |lazy )*(?:wisps?|plumes?|threads?|ribbons?|trails?|columns?|curls?) of )?(?:white |gr[ea]y |thin |gentle |blue )*smoke (?:is |gently |slowly |softly |lazily )*${RISING}${SLOWLY} (?:from|out of|above) (?:the |its |his |her |their |an? |every |each |all the )?(?:[a-z]+ )?(?:chimneys?|stovepipes?|chimney stacks?)\\b`,
      'giu',
    ),
    ' with a smoking chimney',
  ],
  // Who chats over a fence stands on the two sides of it.
  [
    new RegExp(
      `\\b${PAIR}([a-z]{3,14}?)e?s (chatting|talking|gossiping|speaking|laughing|arguing|shaking hands) (?:with each other |together )?(?:over|across) (${BARRIER})\\b`,
      'giu',
    ),
    'a $1 behind $3 talking to a $1 in front of the fence',
  ],
  [
    new RegExp(
      `\\b(chatting|talking|gossiping|speaking) (?:with|to) (an?|the|his|her) ((?:[a-z]+ ){0,2}?[a-z]{3,14}) (?:over|across) (${BARRIER})\\b`,
      'giu',
    ),
    'in front of $4 talking to $2 $3 behind $4',
  ],
  // Who drives a flock goes behind it, and rides none of it.
  [
    /\b(?:driv|push|mov)(ing|es|e)(?= (?:an?|the|his|her|their) (?:(?:small|large|little|whole|big) )?(?:flock|herd|gaggle|drove|group) of\b)/giu,
    'herd$1',
  ],
  [
    /\bdriv(ing|es|e)(?= (?:(?:the|his|her|their|some|a few) )?(?:sheep|geese|goats|cows|cattle|ducks|pigs|turkeys|horses|reindeer|camels)\b)/giu,
    'herd$1',
  ],
  // Leaves that lie on a pavement are leaves, and made of no stone.
  [
    /\b(leaves|petals) (?:lying |scattered |strewn |fallen )?(?:all )?(?:over|on|across|covering|along) the (?:wet |old |whole )?(?:cobble(?:stone)?s|pavement|sidewalk|lawn|grass|ground|floor|street|path|road)\b/giu,
    '$1 everywhere',
  ],
  // Who reads while waiting stands where they wait.
  [
    /\b(?:waiting|queu(?:e)?ing)(?= (?:at|for|in) [^,.;]{3,36}? (?:reading|checking|looking|holding|scrolling|drinking)\b)/giu,
    'standing',
  ],
  // Chopsticks lie on the bowl that has the rim.
  [
    /\b(chopsticks|spoon|ladle) (?:are |is )?(?:resting |laid |lying |balanced |placed |set )?(?:on|across|over) (?:the |its )(?:rim|edge|top|side)(?: of the bowl)?\b/giu,
    'with $1',
  ],
  // What straws are made of is no sheet of paper.
  [
    /\b(?:an?|one|a single|single) (?:single )?(?:striped )?(?:paper|metal|glass|bamboo|steel|eco|reusable)(?: drinking)? straw\b/giu,
    'a straw',
  ],
  [/\b(?:paper|metal|steel|eco|reusable)(?: drinking)? straw(s)?\b/giu, 'straw$1'],
];

/** Words without any of which no line above applies: most prompts are left alone at once. */
const REQUIRED =
  /isometric|waves|slid|shov|load|afternoon|rain|sleet|snow|head ?l|beam|light|glare|smoke|over|across|driv|push|mov|straw|leaves|petals|waiting|queu|rim|edge|top|side|between/iu;

export const saidOfScenes = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, SHORT) : text;

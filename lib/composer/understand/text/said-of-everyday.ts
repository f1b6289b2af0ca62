import { type Rewording, reworded } from './reworded';

/** What people say in short of sports, boats, water and houses, as the tables know it. English only. */

/** Who is named by the boat they paddle. */
const PADDLER = '(kayak|cano)(?:er|eist)';
const MANY = '(two|three|four|five|some|several|a group of|a couple of)';

const COLOURFUL =
  '(?:colou?rful|bright|vibrant|pastel|painted|multi-?colou?red|rainbow|candy-coloured)';
const HOUSES =
  '(?:(?:narrow|tall|tiny|old|little|quaint|charming|historic|traditional|dutch|brick|crooked|gabled) ){0,3}(?:town ?houses|houses|row ?houses|homes|buildings|facades)';
const ALONG =
  '(?:,? (?:standing |that stand |which stand )?(?:along|lining|beside|by|on|facing|overlooking|reflected in|above|next to|alongside|at) (?:an?|the)(?: (?!bridge|harbou?r)[a-z]+)? canal)';

/** Houses whose wall things lean on; their doors are part of it. */
const HOUSE =
  '(?:house|cabin|cottage|hut|chalet|barn|farmhouse|shop|bakery|cafe|café|shed|lodge|bookshop)';

/** What grows down or along what it is on. */
const CREEPERS =
  '(?:ivy|vines?|wisteria|bougainvillea|jasmine|creepers?|climbing roses|honeysuckle)';

const SHORT: readonly Rewording[] = [
  // Who is named by a boat sits in one, where none is told.
  [
    new RegExp(`^(?!.*\\b(?:kayaks?|canoes?)\\b)(.*?)\\b${MANY} ${PADDLER}s\\b`, 'iu'),
    '$1$2 people in a $3<',
  ],
  [
    new RegExp(`^(?!.*\\b(?:kayaks?|canoes?)\\b)(.*?)\\b(?:an?|the|one) ${PADDLER}\\b`, 'iu'),
    '$1a person in a $2<',
  ],
  [
    new RegExp(`^(?!.*\\b(?:kayaks?|canoes?)\\b)(.*?)\\b${PADDLER}s\\b`, 'iu'),
    '$1two people in a $2<',
  ],
  [/\bcano</giu, 'canoe'],
  [/\bkayak</giu, 'kayak'],
  [
    /^(two|three|four|some) rowers\b(?! (?:in|machine))(?=.*\b(?:lake|river|canal|sea|water|harbou?r)\b)/iu,
    '$1 people in a rowing boat',
  ],
  [
    /^(?:an? )?(?:rower|rowing) (?:team|crew) of (two|three|four|six|eight)(?: (?:pulling|rowing)(?: hard)?)?\b/iu,
    '$1 people rowing a boat',
  ],
  [
    /^(?:an?|one|the) rower\b(?! in| team| crew)(?=.*\b(?:lake|river|canal|sea|water|harbou?r)\b)/iu,
    'a person in a rowing boat',
  ],
  // Rapids are a river that runs fast.
  [
    /\b(?:through|down|over|in|into|on|across|along|shooting) (?:the |some |a set of )?(?:(?:foaming|wild|white[- ]?water|rocky|raging|river|fast|dangerous|churning) ){0,2}rapids\b/giu,
    'on a rapid river',
  ],
  // Who climbs a road on wheels rides up it, and who passes rides by.
  [
    /\b(cyclists?)( is| are)? (?:pass(?:ing|es)(?: by)?|whizzing by|zooming by|going by)\b/giu,
    '$1$2 cycling',
  ],
  [/\b(?:an?|the|one) cyclist (waiting|stopped|pausing)\b/giu, 'a cyclist on a bicycle $1'],
  [/\b(cyclists?|bikers?)( is| are)? (?:slowly )?climb(?:ing|s)\b(?: up)?/giu, '$1$2 cycling up'],
  // What is under water to the half stands in it.
  [
    /\b(?:half|partly|partially|mostly|almost (?:completely|fully)|nearly)?[- ]?submerged (?:up to (?:its|his|her|their) [a-z]+ )?in\b/giu,
    'wading deep in',
  ],
  // Who looks out of a hole in a trunk is in a hollow tree.
  [
    /\b(?:out of|out from|out through|from|in|inside|through|at) (?:an?|the|its|his|her) (?:(?:small|little|round|dark|deep|cosy|cozy|hollow|knot|nest) ?){0,2}(?:hole|hollow|knothole|cavity) (?:in|of|inside) (?:an?|the|its) (?:(?:[a-z]+ ){0,2}?tree trunk|(?:[a-z]+ ){0,2}?tree|trunk of an? (?:[a-z]+ ){0,2}?tree|(?:tree )?trunk)\b/giu,
    'in a hollow tree',
  ],
  // By the door of a house one leans on its wall.
  [
    new RegExp(
      `(?<=\\b(${HOUSE})\\b.{0,160})\\b(leaning|propped|leaned|resting)(?: up)? (?:by|near|beside|next to|against|at|outside) (?:the|its|a) (?:(?:front|back|side|red|blue|green|wooden|open|old) ){0,2}door\\b`,
      'giu',
    ),
    'leaning against the $1',
  ],
  [
    /\b(leaning|propped)(?: up)? (?:by|near|beside|next to) (?=(?:an?|the|its|his|her|their) )/giu,
    'leaning against ',
  ],
  // What trails down a wall grows on it.
  [
    new RegExp(
      `\\b(${CREEPERS}) (?:trailing|cascading|spilling|hanging|tumbling|creeping|crawling|climbing|growing)(?: up| down| over| along| across)+ (?=(?:an?|the|its) )`,
      'giu',
    ),
    '$1 growing on ',
  ],
  // Of a drawing that has labels for its parts, the parts are told.
  [
    /,? with (?:(?:clear|simple|neat|small) )?labels? (?:for|of|on|naming|showing|marking|pointing (?:to|at)) (?!(?:it|them)\b)/giu,
    ' showing ',
  ],
  // Who dunks over a defender leaps beside them, and is above nobody's head.
  [
    /\b(dunk(?:ing|s)?|jump(?:ing|s)?|shoot(?:ing|s)?)(?: (?:the|a) (?:basket)?ball)? (?:over|past|on) (?:an?|the|his|her|two) (?:[a-z]+ )?(?:defenders?|opponents?|rivals?|opposing players?)\b/giu,
    '$1 next to an athlete',
  ],
  [
    /\b(div(?:ing|es)|leap(?:ing|s)|jump(?:ing|s)|stretch(?:ing|es)) to (?:catch|save|stop|block|reach|grab|parry) (?=(?:an?|the) (?:[a-z]+ )?(?:ball|shot|football|frisbee))/giu,
    '$1 for ',
  ],
  // Pumps of a filling station give fuel.
  [
    /(?<=\b(?:gas|petrol|filling|fuel) station\b.{0,160})(?<!fuel |petrol |gas )\bpumps\b/giu,
    'fuel pumps',
  ],
  // Houses at a canal are a canal town; painted ones are painted fronts on their quay.
  [
    new RegExp(`\\b(?:(?:an?|the) (?:row|line|rows) of )?${COLOURFUL} ${HOUSES}${ALONG}`, 'iu'),
    'painted quay houses',
  ],
  [
    new RegExp(`\\ba canal (?:lined|flanked|bordered) (?:with|by) ${COLOURFUL} ${HOUSES}`, 'iu'),
    'painted quay houses',
  ],
  [new RegExp(`\\b(?:(?:an?|the) (?:row|line|rows) of )?${HOUSES}${ALONG}`, 'iu'), 'canal houses'],
  [new RegExp(`\\ba canal (?:lined|flanked|bordered) (?:with|by) ${HOUSES}`, 'iu'), 'canal houses'],
  // A car that broke down is whole, and steams.
  [/\bbroken[- ]?down (car|truck|van|bus|pickup|taxi)\b/giu, '$1 with smoke coming from its hood'],
  // No swimming pool is meant: what the tide leaves is on a shore, and what a waterfall drops into is a lake.
  [
    /\b(?:in|inside|at|by|near|around) (?:an?|the|its|some) (?:(?:shallow|small|little|rocky|clear) ){0,2}(?:tide|tidal|rock) ?pools?\b/giu,
    'on a rocky beach',
  ],
  [/\b(?:tide|tidal|rock) ?pools?\b/giu, 'rocky beach'],
  [
    /(?<=\b(?:waterfalls?|cascade|spring|jungle|cave)\b.{0,80})(?<!\bwith an? )\b(?:natural |deep |rocky |plunge )?pool\b(?! of|side| table)/giu,
    'lake',
  ],
  // A swing that hangs in a tree is a plank on ropes, and no frame beside it.
  [
    /(?<=\b(?:tree|oak|willow|maple|elm|beech|apple tree)\b.{0,60})\b(?:(?:wooden|old|simple|child's|rope|plank) ){0,2}swing (?:hanging|hung|tied|suspended|dangling) (?:down )?(?:from|to|on|off) (?:one of )?(?:an?|the|its) (?:(?:[a-z]+) )?(?:branch(?:es)?|limbs?|boughs?)\b/giu,
    'rope swing',
  ],
  [
    /\b(?:(?:wooden|old|simple|plank) ){0,2}swing (hanging|hung|tied|suspended|dangling) (?:down )?(?:from|to|on|off) (?:(?:an?|the|one of the) (?:[a-z]+ )?(?:branch(?:es)?|limb|bough) of )?(?=(?:an?|the) (?:[a-z]+ ){0,2}(?:tree|oak|willow|maple|elm|beech)\b)/giu,
    'rope swing hanging from ',
  ],
  // The light of a lighthouse is no beam of steel, and it has one at night anyway.
  [
    /(?<=\blighthouse\b.{0,40}),? with (?:an?|its|the) (?:(?:bright|strong|light|glowing|sweeping|long|yellow) ){0,2}beams?(?: of light)?(?: (?:sweeping|shining|reaching|cutting|sweeps|shines))? (?:out )?(?:over|across|through|above) (?:the )?/giu,
    ', ',
  ],
  // Who watches from the stands of a ground sits in them.
  [
    /,? (?:with|as|while) (?:(?:many|cheering|excited) )*(?:spectators|fans|people|a crowd|the crowd|crowds|an audience)(?: (?:cheer(?:ing|s)?|watch(?:ing|es)?))? (?:in|from) the (?:stands|bleachers|grandstand)\b/giu,
    ' in a stadium',
  ],
  // A study that has furniture is a room.
  [
    /^((?:an? |the )?(?:(?:cozy|cosy|old|dark|quiet|small|victorian|wood-panell?ed) )*)study (?=with (?:an?|the|two|some|tall|dark|floor) )/iu,
    '$1home office ',
  ],
  // Lavender is a flower, and no colour of one.
  [/\blavender (?:flowers?|blooms?|blossoms?)\b/giu, 'lavender'],
  // A net that a ball is played over has its name from the game.
  [/(?<=\bvolleyball\b.{0,60})\b(?:over|across|at|near) the net\b/giu, 'at a volleyball net'],
  [/(?<=\b(?:tennis|badminton)\b.{0,60})\b(?:over|across) the net\b/giu, 'at a net'],
  // A moat is the water that a castle stands in.
  [
    /\b(castle|fortress|palace|citadel|keep)(?: (?:that is|which is))? (?:surrounded|encircled|ringed|protected) by (?:an?|its|the) (?:(?:wide|deep|dark|water-filled) ){0,2}moat\b/giu,
    '$1 on an island in a lake',
  ],
  // What is baked is in its dish, and in no glass.
  [
    /\b(?:an? |the |some )?(?:(?:homemade|bubbling|baked|cheesy|golden|hot|steaming) )*(?:lasagn[ae]|casserole|gratin|baked ziti|moussaka|pasta bake|mac and cheese|shepherd's pie) in (?:an? |its |the )(?:(?:large|rectangular|square|deep|big) )?(glass )?(?:(?:ceramic|oven|[a-z]+) )?(?:baking|casserole|oven|oven-?proof|gratin) (?:dish|pan|tray)\b/giu,
    'a lasagna in a $1baking dish',
  ],
  [
    /\b(pizza|bread|oven|loaf|loaves)\b(.{1,60}?)\b(an?|the|his|her|their) ((?:(?:long|wooden|wood|metal|big|large) )*)peel\b/giu,
    '$1$2$3 $4bread peel',
  ],
  // A loaf of what is sliced is one loaf.
  [/\b(?:an?|the) loaf of (?:freshly )?sliced bread\b/giu, 'a sliced loaf'],
  // A table that is set is in its room.
  [
    /\b(?:an?|the) (?:(?:long|elegant|formal|big|round) )?dining table (?:is )?(?:set|laid) for (?:two|three|four|five|six|eight|dinner|a dinner|a feast|guests|[a-z]+ people)(?: people| guests)?(?: with)?\b/giu,
    'a dining room with chairs and a dining table with four plates, two wine glasses, ',
  ],
];

/** `two kayakers` are people in a kayak, and `skis leaning by the door` lean on the wall of the hut. */
export const saidOfEveryday = (text: string): string => reworded(text, SHORT);

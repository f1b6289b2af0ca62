import { type Rewording, reworded } from './reworded';

/** What people say of hands and bodies at something, as the tables of verbs know it. English only. */

/** Who gets fish without a rod. */
const FISHERS =
  '(?:eagle|osprey|pelican|heron|kingfisher|gull|seagull|hawk|penguin|puffin|stork|cat|bear|otter|seal|fox|raccoon|dolphin|crocodile|shark)s?';
/** Who has a trunk. */
const NO_TRUNK = '(?<!\\b(?:elephants?|mammoths?|calf|calves)\\b.{0,40})';
const CARS = '(?:car|truck|van|bus|tractor|jeep|taxi)';

const SHORT: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=\\b${FISHERS}(?: is| are)? )catch(ing|es) (?=(?:an?|some|the) (?:(?:big|large|silver|small|live) )?fish\\b)`,
      'giu',
    ),
    'hold$1 ',
  ],
  // Two who have their heads or antlers together fight.
  [
    /\b(?:butt(?:ing|s)?|bump(?:ing|s)?|clash(?:ing|es)?|lock(?:ing|s)?|knock(?:ing|s)?) (?:their )?(?:heads|horns|antlers)(?: together)?(?: with each other)?\b/giu,
    'fighting',
  ],
  // What is tossed up is over who tosses it.
  [
    /\b(?:toss|throw|fling|spinn?|flipp?)(ing|s|es) ((?:an?|the|his|her|their|some)? ?(?:[a-z-]+ ){0,2}?[a-z-]+) (?:high |up )?(?:in(?:to)?|up in(?:to)?) the air\b/giu,
    'tossing up $2',
  ],
  [/\bspinn(?:ing) ((?:an? |the |some |his |her )?(?:pizza )?dough)\b/giu, 'tossing up $1'],
  // Sparklers that somebody lights burn in their hands, and lie on no table.
  [
    /\b(?:light(?:ing|s)?|burn(?:ing|s)?) (?=(?:an? |the |some |two |their |her |his )?sparklers?\b)/giu,
    'holding ',
  ],
  // Who works under a hood repairs what it is of.
  [
    new RegExp(
      `\\b(?:look|work|lean|peer|check|bend|tinker)(?:ing|s)?(?: on something| over)? (?:under|beneath|inside|into) (?:the|an?|his|her) (?:open )?hood(?: of ((?:an?|the|his|her) (?:[a-z]+ )?${CARS}))?(?! of)\\b`,
      'giu',
    ),
    'repairing $1',
  ],
  [/\brepairing (?=$|[,.;]| (?:in|at|with|on|while|and)\b)/giu, 'repairing a car '],
  // The jet goes where it is told.
  [
    new RegExp(
      `${NO_TRUNK}\\bspray(ing|s) water (?:on|onto|at|over|towards?) (?=(?:an?|the|his|her|its|some)\\b)`,
      'giu',
    ),
    'spray$1 ',
  ],
  // Cabs are hailed with an arm up.
  [
    /\b(?:hail|flagg?)(?:ing|s)?(?: down)? (?=(?:an?|the) (?:[a-z]+ )?(?:taxi|cab|bus)\b)/giu,
    'waving towards ',
  ],
  // What is spilled is so out of what it was in.
  [/\bspill(ing|s) (?:some )?(?=(?:milk|water|juice|lemonade|wine)\b)/giu, 'spill$1 a glass of '],
  [/\bspill(ing|s) (?:some )?(?=(?:coffee|tea|hot chocolate)\b)/giu, 'spill$1 a cup of '],
  [/\bplay(ing|s)? with (?:each other|one another)\b/giu, 'play$1 together'],
  // Bats hang with the head down anyhow, and from something.
  [
    /(?<=\b(?:bats?|sloths?)\b[^.,;]{0,20})\bhang(ing|s)? upside[- ]down (?=(?:from|on|off|in|by)\b)/giu,
    'hang$1 ',
  ],
  [
    /(?<=\b(?:bats?|sloths?)\b[^.,;]{0,20})\bhang(ing|s)? upside[- ]down\b/giu,
    'hang$1 from a branch',
  ],
  [
    /(?<=\bhammers? (?:is )?)(?:hit|strik|pound|driv)(?:ting|ing|e?s) (?=(?:an?|the) (?:[a-z]+ )?(?:nail|anvil)\b)/giu,
    'hammering ',
  ],
  // Who gets something with a net runs after it with the net in the hand.
  [
    /\bcatch(?:ing|es) (an?|the|some) ((?:[a-z]+ )?(?:butterfl(?:y|ies)|moths?|dragonfl(?:y|ies)|firefl(?:y|ies)|bugs?|insects?|bees?)) (?=(?:with|in|using) (?:an?|his|her|the) (?:[a-z]+ )?net\b)/giu,
    'chasing $1 $2 ',
  ],
  // Fields are ploughed by whom a tractor carries.
  [
    /\b(?:plow|plough|till|harrow|cultivat|seed|mow|harvest)(?:ing|s|es) (an?|the|his|her) (?:[a-z]+ )?fields? (?:with|on|in|using|by) (an?|the|his|her) (?:[a-z]+ )?tractor\b/giu,
    'driving $2 tractor in $1 field',
  ],
  [
    /\b(?:pump(?:ing|s) (?:gas|petrol|fuel)(?: into (?:an?|the|his|her) car)?|(?:filling|fills) (?:up )?(?:an?|the|his|her|its) (?:car|tank|fuel tank|gas tank)(?: of (?:an?|the|his|her) (?:car|truck|pickup|motorcycle))?|refuel(?:l?ing|s) (?:an?|the|his|her) car)\b/giu,
    'touching a fuel pump beside a car',
  ],
  [
    /\b(bang|pound|strik|slam|hitt|swing)(?:ing|s|es) (an?|the|his|her) gavel\b/giu,
    'raising $2 gavel',
  ],
  // Who steers a ship is on its deck.
  [
    /\b(?:steer|captain|navigat|helm)(?:ing|s|es) (an?|the|his|her) (?:[a-z]+ )?(?:ship|galleon)\b/giu,
    'standing on the deck of $1 ship',
  ],
  // What each hand holds is held.
  [
    /\b(hold|carry|grasp|grip|clutch|lift|rais|wield|swing)(ing|s|ies) ((?:an?|the|his|her|two|some) (?:[a-z-]+ ){0,3}?[a-z-]+) in (?:one|his left|her left|the left|his right|her right|its left|its right|the right) (?:hand|paw|claw|fist|arm),? and ((?:an?|the|his|her|two|some) (?:[a-z-]+ ){0,3}?[a-z-]+) in (?:the|his|her|its) other(?: (?:one|hand|paw|claw|fist|arm))?\b/giu,
    '$1$2 $3 and $4',
  ],
  // What sits on a palm or a paw is on a hand, and on no tree.
  [
    /\bon(?:to)? (his|her|its|their|the) (?:(?:outstretched|raised|open|left|right|gloved|front|giant|big) )?(?:palms?|paws?|fingertips?|forearms?|wrists?|gloves?|fists?)\b(?! trees?)/giu,
    'on $1 hand',
  ],
  // On whoever lies there is no chest of drawers.
  [
    /(?<=\b(?:lying|lies|asleep|sleeping|napping|floating|dozing|reclining|resting)\b.{1,60}) on (his|her|its|their) (?:chest|stomach|tummy|abdomen)\b/giu,
    ' on $1 belly',
  ],
  // Two that spray each other both have water about them.
  [
    /\b(spray|squirt|splash|shower)(ing|s|es) (?:itself|himself|herself|each other|one another)(?: with water)?\b/giu,
    '$1$2 water',
  ],
];

/** Words without any of which no line above applies. */
const REQUIRED =
  /sparkler|catch|other|spill|hammer|upside|each other|one another|heads|horns|antlers|the air|dough|hood|spray|squirt|splash|shower|taxi|cab|bus|net|tractor|pump|refuel|filling|fills|gavel|ship|galleon|palm|paw|fingertip|forearm|wrist|glove|fist|on (?:his|her|its|their) (?:chest|stomach|tummy|abdomen)/iu;

/** A text with what hands and bodies do told by the verbs of the tables. */
export const saidOfHands = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, SHORT) : text;

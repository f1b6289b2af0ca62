import { type Rewording, reworded } from './reworded';

/** How people say that they eat together, as the tables know it. English only. */

const HAS =
  '(?:having|enjoying|sharing|holding|celebrating|throwing|hosting|giving|eating|attending|at|has|have|enjoy|enjoys|share|shares|hold|holds|celebrate|celebrates)';
const OWN = '(?:(?:an?|the|their|his|her|its|some) )?';
/** What a meal is like, that the picture of it does not change. */
const KIND =
  '(?:(?:big|huge|grand|great|royal|medieval|lavish|quiet|cosy|cozy|romantic|candlelit|candlelight|festive|midnight|moonlit|magical|little|small|tiny|late|early|hearty|delicious|fancy|wild|summer|winter|autumn|spring|woodland|forest|garden|birthday|family|merry|sunny|secret|lovely|joyful|noisy|messy) ){0,2}';

const HOLIDAY = "(?:christmas|thanksgiving|holiday|easter|new year(?:'s(?: eve)?)?|yule)";

/** What is called after a picnic, and where one is. */
const PICNIC_THINGS =
  '(?: (?:table|blanket|basket|bench|rug|hamper|cloth|mat|spread|area|app|poster|invitation|party|day|lunch|food|menu|icon|scene))';
const PICNIC_ON =
  '(?= (?:on|in|at|by|under|near|beside|with|during|outside|among|before)\\b|[,.;]|$)';

/** Who shares a feast has it, and what is on the table follows from its name. */
const SAID: readonly Rewording[] = [
  // `family picnic in a park`: they have it; `a picnic under an oak`: it is laid there.
  [
    new RegExp(
      `(^|[,:] ?)(?:an? |the )?${KIND.replace('family|', '')}(family|couple|friends?|company|team)(?:'s|s')? picnic${PICNIC_ON}`,
      'giu',
    ),
    '$1$2 having a picnic',
  ],
  [
    new RegExp(`(^|[,:] ?)(?:an? |the )?(?:[a-z]+ )?romantic picnic${PICNIC_ON}`, 'giu'),
    '$1couple having a picnic',
  ],
  [
    new RegExp(
      `(^|[,:] ?|\\bwith )(?:an? |the )?${KIND}picnic(?!${PICNIC_THINGS})${PICNIC_ON}`,
      'giu',
    ),
    '$1picnic spread',
  ],
  // Whom a feast is given for is at it.
  [
    new RegExp(
      `\\b(?:giving|gives|throwing|throws|hosting|hosts|holding|holds|having) ${OWN}${KIND}(feast|banquet|tea[ -]party|picnic|dinner) for (?=(?:an?|the|his|her|their|two|three|four|five|\\p{L}+s)\\b)`,
      'giu',
    ),
    'having a $1 with ',
  ],
  [
    new RegExp(
      `\\b(?:${HAS}|setting (?:up|out)|laying out) ${OWN}${KIND}(picnic)\\b(?! (?:table|blanket|basket|bench|rug|hamper|cloth))`,
      'giu',
    ),
    'having a picnic',
  ],
  [
    new RegExp(`\\b${HAS} ${OWN}${KIND}(?:afternoon |high )?tea[ -]party\\b`, 'giu'),
    'having a tea party',
  ],
  [
    new RegExp(
      `\\b${HAS} ${OWN}${KIND}${HOLIDAY} (?:dinner|feast|lunch|supper|meal|breakfast)\\b`,
      'giu',
    ),
    'having a holiday dinner',
  ],
  [new RegExp(`\\b${HAS} ${OWN}${KIND}(?:feast|banquet)\\b`, 'giu'), 'having a feast'],
  [
    new RegExp(
      `\\b(?!having|have|has|at)${HAS} ${OWN}${KIND}(breakfast|brunch|lunch|dinner|supper)\\b(?! (?:table|party|plate|menu|invitation|bill))`,
      'giu',
    ),
    'having $1',
  ],
  // Rye under cheese is bread, and no field of it.
  [
    /\bon ((?:dark |toasted |thin |crispy )*)(rye|sourdough|pumpernickel)\b(?! (?:bread|toast|field))/giu,
    'on $1$2 bread',
  ],
  // Whose fast is over eats.
  [
    /\b(?:break(?:ing|s)|end(?:ing|s)) (?:the|their|his|her|a|our) (?:ramadan )?fast\b/giu,
    'eating dinner',
  ],
  // What is poured from a jug is poured by it, over what was told before.
  [
    /,? (?:while|as) ((?:[a-z]+ ){0,2}(?:syrup|sauce|honey|milk|cream|gravy|chocolate|caramel|custard|juice|tea|coffee|water)) (?:is|are) (?:being )?(?:poured|drizzled) (?:over (?:it|them|the top) )?(?:from|out of) (an? (?:[a-z]+ ){0,2}[a-z]+)(?=[,.;]|$)/giu,
    ', $2 pouring $1 over it',
  ],
];

const REQUIRED =
  /poured|drizzled|picnic|tea[ -]party|dinner|feast|banquet|lunch|supper|breakfast|brunch|meal|\bfast\b|\brye\b|sourdough|pumpernickel/iu;

export const saidOfMeals = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, SAID) : text;

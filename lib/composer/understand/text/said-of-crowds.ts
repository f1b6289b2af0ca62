import { type Rewording, reworded } from './reworded';

/** What people say of many who wait, and of others who do something meanwhile, as the tables know it. English only. */

const COUNTED =
  '(?:(?:an?|the|some|two|three|four|five|six|several|many|hungry|happy|excited|waiting|young|little|busy) )*';
/** Who does something of their own. */
const PEOPLE =
  '(?:people|men|women|man|woman|kids?|children|child|boys?|girls?|workers?|builders?|guests?|customers?|passengers?|visitors?|tourists?|shoppers?|diners?|students?|pupils?|players?|fans?|soldiers?|sailors?|fishermen|farmers?|cooks?|chefs?|waiters?|waitress(?:es)?|bakers?|nurses?|doctors?|commuters?|cyclists?|pedestrians?|residents?|neighbou?rs?|villagers?|employees?|engineers?|mechanics?|operators?|crew|staff|families|family|couples?)';
const IN_LINE =
  '(?:(?:are |is )?(?:queue?ing(?: up)?|lining up|lined up|queued up|(?:waiting|standing) in (?:an? |the )?(?:long |orderly )?(?:line|queue)))';

const SAID: readonly Rewording[] = [
  // Twins are two who look alike, and triplets three.
  [
    /\b(?:her |his |their |two |identical |young |little )*twin (boys|girls|sisters|brothers|babies|toddlers)\b/giu,
    'two $1',
  ],
  [/\b(?:two |a pair of |identical )*twins\b/giu, 'two children'],
  [/\b(?:three |identical )*triplets\b/giu, 'three children'],
  // `kids lining up for ice cream`: a line of kids, and what they wait for is not in their hands.
  [
    new RegExp(
      `\\b(${COUNTED})(${PEOPLE}|[a-z]{3,14}s(?= (?:are )?(?:queue?ing|lining up))) ${IN_LINE}(?: (?:for|to (?:buy|get|order|see|pay|board)) (?:(?:an?|the|their|some) )?(?:[a-z-]+ ){0,2}?[a-z-]+(?=[,.;]|$| (?:at|in|on|outside|by|before|beside|near)\\b))?`,
      'giu',
    ),
    'a queue of $1$2',
  ],
  // A queue that nobody is told of is one of people.
  [
    /\ban? ((?:long |short |small |little |huge )?)(?:queue|waiting line|line-?up)(?=[,.;]|$| (?:at|in|outside|by|before|beside|near|waiting|forming|stretching|out)\b)/giu,
    'a $1queue of people',
  ],
  [/\bqueue of an? (?=[a-z]+s\b|people|children)/giu, 'queue of '],
  // Who is told with a pool is in its water.
  [
    new RegExp(
      `\\b(pool) with (${COUNTED}(?:swimmers?|${PEOPLE}))(?=[,.;]|$| and\\b)(?! (?:sitting|lying|lounging|sunbathing|standing|diving|jumping))`,
      'giu',
    ),
    '$1 with $2 swimming in it',
  ],
  // One, after several, is one of them: `a row of huts, a bicycle leaning against one`.
  [
    /(?<=\b(?:two|three|four|five|six|seven|several|some|many|row|rows|pile|shelf|line|circle|group|cluster)\b.{2,80})\b(on|in|inside|against|under|behind|beside|next to|near|into|over|from) one(?=[,.;]|$| (?:and|with|while)\b)/giu,
    '$1 one of them',
  ],
  // Who washes one of several washes it.
  [
    /\b(washing|cleaning|repairing|fixing|painting|loading|unloading|driving|feeding|polishing|inspecting) one(?: of them)?(?=[,.;]|$| (?:with|in|on|at|outside)\b)/giu,
    '$1 it',
  ],
  // `a van carrying crates and workers stacking boxes`: the workers are nobody's load.
  [
    new RegExp(
      `\\b([a-z]{3,14}ing) ((?:(?!and\\b|with\\b)[a-z-]+ ){0,4}?(?!and\\b)[a-z-]+) and (${COUNTED}(?:[a-z-]+ )?${PEOPLE}) (?=[a-z]{2,14}ing\\b)`,
      'giu',
    ),
    '$1 $2, $3 ',
  ],
];

const REQUIRED =
  /\btwins?\b|\btriplets\b|queue| one\b|\bpool\b|ing one\b|\blin(?:e|ing|ed)\b|line-?up|ing\b.* and /iu;

export const saidOfCrowds = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, SAID) : text;

import { type Rewording, reworded } from './reworded';

/**
 * What people say of days at the office, at school and with the doctor, told with who and what is seen there: a job
 * interview is two at a desk, and whoever has a headache holds the head. English only.
 */
const OWN = '(?:an?|the|his|her|their|our|my)';
const SOMEBODY =
  '(?:m[ae]n|wom[ae]n|person|mom|mother|dad|father|guy|lady|student|freelancer|employee|worker|developer|designer|programmer|businessman|businesswoman|girl|boy|teenager)';

/** Who is beside somebody on a call, and not on the screen. */
const BESIDE_CALLER =
  '(?:(?:her|his|their|the|some|a) )?(?:[a-z]+ ){0,2}(?:cat|dog|kitten|puppy|pet|parrot|baby|toddler|coffee|tea|mug|headset|headphones)\\b';

const ACHING =
  '(?:with|having|has|suffering from) an? (?:(?:bad|terrible|strong|severe) )?(?:headache|migraine)\\b';

const SHORT: readonly Rewording[] = [
  // Who works from home or is on a call is at a desk there, and no house is meant.
  [
    new RegExp(
      `(\\b${SOMEBODY}) (?:working|works) (?:remotely )?from home(?: (?:on|with|at|using) ${OWN} (?:laptop|computer|desk))?`,
      'giu',
    ),
    '$1 working on a laptop at a desk at home',
  ],
  [
    new RegExp(
      `(\\b${SOMEBODY}) (?:on|in|having|during|joining|doing) (?:an? |the )?(?:video|zoom|skype|online|conference|web) ?(?:call|conference|meeting|chat)(?: with (?!${BESIDE_CALLER})(?:(?:her|his|their|the|some|a) )?[a-z]+)?`,
      'giu',
    ),
    '$1 working on a laptop at a desk',
  ],
  [
    /\b(freelancers?|students?|digital nomads?|remote workers?|writers?|developers?|programmers?|designers?) working (in|at|from) (?=an? (?:[a-z]+ )?(?:coffee shop|café|cafe|library|park|co-?working space|hotel)\b)/giu,
    '$1 working on a laptop in ',
  ],
  [
    new RegExp(
      `\\b(yawning|sleeping|crying|stretching|thinking|smiling|laughing|eating) (?:at|in front of) ${OWN} (?:computer|laptop|pc|monitor)\\b`,
      'giu',
    ),
    '$1 at a desk with a computer',
  ],
  [/^(?:an? )?job interview(?= (?:in|at)\b|$)/giu, 'a manager and a woman sitting at a desk'],
  // What is written is an exam.
  [
    /\b((?:students?|kids|children|pupils|boys?|girls?|teenagers?)) (?:taking|writing|doing|sitting) (?:an?|the|their|his|her) (?:[a-z]+ )?(?:exams?|tests?)(?: (?=in)|\b)/giu,
    '$1 writing at desks ',
  ],
  // With the doctor.
  [
    /\b(tak|check|measur)(ing|es|s) (?:the )?blood pressure\b(?! of)/giu,
    "$1$2 a man's blood pressure",
  ],
  [
    /\b(?:look|star)(?:ing|s) at (an?|the|his|her) (?:[a-z]+ )?(x-?rays?(?: image| picture)?)\b/giu,
    'holding $1 $2',
  ],
  [new RegExp(`(\\b${SOMEBODY}) ${ACHING}`, 'giu'), '$1 despairing'],
  // On the phone, whatever the mood is.
  [
    /\b(?:shout|yell|scream)(?:ing|s) (?:at|into|on) (?:his|her|the|a) (?:(?:cell|mobile|smart) ?)?phone\b/giu,
    'talking on the phone',
  ],
  [
    /\b(look|star|gaz)(ing|es|s) (?:out|through|out through|out from) (an?|the|his|her|its) ((?!car |bus |train |shop |store )(?:[a-z]+ )?window)\b(?! of)/giu,
    '$1$2 out of $3 $4',
  ],
  // Who serves a table stands at it, and those who are served sit there.
  [
    /\b(waiters?|waitress(?:es)?|servers?) (?:serving|attending to|waiting on) (an?|the|two|three|some) ((?:[a-z]+ )?(?:couple|customers?|guests?|family|women|men|friends|people))(?: at (?:an?|the|their) (?:[a-z]+ )?table)?/giu,
    '$1 with a tray beside $2 $3 sitting at a table',
  ],
  // A street that somebody is helped across is crossed by both.
  [
    /\b(?:is )?(?:help|assist|guid|lead)(?:ing|s) (an?|the|his|her) (?!(?:[a-z]+ )?[a-z]+(?:lings|puppies|kittens|cubs|chicks|goats|calves)\b)((?:[a-z]+ ){0,2}[a-z]+) (?:to )?(?:cross(?:ing)?|across) (?:the|a) (street|road|crosswalk)\b/giu,
    'and $1 $2 walking across the $3',
  ],
  [
    /\b(coach(?:es)?|trainers?) (talking|speaking|shouting|explaining [a-z ]+) to (?:his|her|the|a) (?:[a-z]+ )?team\b/giu,
    '$1 $2 to five players',
  ],
];

const REQUIRED =
  /home|call|conference|meeting|chat|working|computer|laptop|\bpc\b|monitor|interview|exam|test|pressure|x-?ray|headache|migraine|phone|wait|serv|cross|team|window/iu;

/** A prompt with the days of work, school and illness told by what is seen of them. */
export const saidOfDays = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, SHORT) : text;

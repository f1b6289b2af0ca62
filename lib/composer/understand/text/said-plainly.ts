import { isOfSort } from '../../concepts/sorts';
import { pluralOf } from '../abroad/english-words';
import { theLexicon } from '../lexicon';
import { CLASSES, NO_CLASS_SEEN } from '../words/classes.data';
import { ON_LAPS } from '../words/stances.data';
import { saidInPassing } from './said-in-passing';
import { saidOfActs } from './said-of-acts';
import { saidOfAnimals } from './said-of-animals';
import { saidOfBuildings } from './said-of-buildings';
import { saidOfCallings } from './said-of-callings';
import { saidOfChores } from './said-of-chores';
import { saidOfEveryday } from './said-of-everyday';
import { saidOfHands } from './said-of-hands';
import { saidOfCrowds } from './said-of-crowds';
import { saidOfDays } from './said-of-days';
import { saidOfDeeds } from './said-of-deeds';
import { saidOfMeals } from './said-of-meals';
import { saidOfKits } from './said-of-kits';
import { saidOfLand } from './said-of-land';
import { saidOfMagic } from './said-of-magic';
import { saidOfTales } from './said-of-tales';
import { saidOfMoments } from './said-of-moments';
import { saidOfRoutines } from './said-of-routines';
import { saidOfScenes } from './said-of-scenes';
import { saidOfSpots } from './said-of-spots';
import { saidOfThings } from './said-of-things';
import { saidOfTrades } from './said-of-trades';
import { saidOfVerbs } from './said-of-verbs';
import { saidOfWork } from './said-of-work';
import { type Rewording, reworded } from './reworded';

/** What people say in short, as the tables of verbs know it. English only. */
const SOMEBODY =
  '(?:m[ae]n|wom[ae]n|person|people|girls?|boys?|child(?:ren)?|kids?|teen(?:ager)?s?|mothers?|moms?|fathers?|dads?|parents?|grandm\\w+|grandf\\w+|students?|freelancers?|employees?|workers?|developers?|designers?|colleagues?|friends?|couple|manager|business(?:man|woman|owner)|guy|lady|son|daughter)';

const SHORT: readonly Rewording[] = [
  // Nothing belongs to who is told so.
  [/\b(there|he|she|who)['’]s(?= (?:an?|the|some|two|three|\p{L}+ing)\b)/giu, '$1 is'],
  [
    new RegExp(
      `(\\b${SOMEBODY}) (?:on|at|with) (?:an? |the |his |her |their )?(?:laptop|notebook computer)s?\\b(?! screen)`,
      'giu',
    ),
    '$1 working on a laptop',
  ],
  // Who works in an office has something to work on.
  [
    new RegExp(
      `(\\b${SOMEBODY}) working(?: late| hard| overtime| alone| together)?(?= (?:at night )?(?:in|at) (?:an?|the|his|her|their) (?:[a-z]{2,12} )?(?:office|home office|study|cubicle|co-?working space)\\b)`,
      'giu',
    ),
    '$1 working on a laptop',
  ],
  [
    new RegExp(`(\\b${SOMEBODY}) on (?:an? |the )?(?:phone )?call\\b`, 'giu'),
    '$1 talking on the phone',
  ],
  // Who is shown how something is done learns to do it, and no steps are asked for.
  [
    /(?<!\b(?:posters?|infographics?|guides?|sheets?|cards?|flyers?|leaflets?|diagrams?|charts?|pages?|icons?|steps|pictures?|illustrations?|worksheets?) )\b(?:show|teach|explain|tell)(?:s|ing)?((?: to)? (?:an?|the|his|her|their|two|some)? ?(?:[a-z-]+ ){1,3}?)how to\b/giu,
    'teaching$1to',
  ],
  // What leaves a cage flies out of it.
  [
    /\b(birds?|butterfl(?:y|ies)|doves?|parrots?|canar(?:y|ies)) (?:leaving|leaves|escaping(?: from)?|escapes(?: from)?|exiting|fleeing) (an?|the|its|their) (?=(?:[a-z]+ )?(?:bird)?cages?\b)/giu,
    '$1 flying out of $2 ',
  ],
  // Who does something in a mirror stands before it, and on none.
  [
    /(?<!\b(?:look\w*|gaz\w*|star\w*|peer\w*|smil\w*|reflections?|reflected|faces?|selfies?|cracks?)) (?:in|at) (an?|the|his|her|their) ((?!car |wing |side )(?:[a-z-]{2,12} )?mirror)\b/giu,
    ' in front of $1 $2',
  ],
  // What comes out of an oven is taken out of it, and picked into no basket.
  [
    /\bpull(?:s|ing)? (?=(?:an?|the|some|his|her) (?:[a-z-]{2,14} ){1,4}?(?:from|out of) (?:the|an?|his|her) (?:[a-z-]{2,12} )?oven\b)/giu,
    'taking ',
  ],
  // `in a tiny kitchen late at night`: no part of the name of the kitchen.
  [
    /,? \b(?:very |quite )?(?:late|early)(?= (?:(?:at|in the|into the|that) )(?:night|morning|evening|afternoon)\b)/giu,
    '',
  ],
  // Water that runs in a house does so over a sink.
  [
    /\bunder (?:the |a |some )?(?:(?:cold|cool|warm|running|open) ){0,2}(?:tap(?: water)?|faucet(?: water)?|running (?:tap )?water)\b/giu,
    'at a sink',
  ],
  [new RegExp(`\\b(${ON_LAPS}) on (his|her|their) knees?\\b`, 'giu'), '$1 on $2 lap'],
  // What trays and baskets are full of rolls nowhere.
  [/\b((?:trays?|baskets?|plates?|bags?|batch|bowls?) of) (?=rolls\b)/giu, '$1 bread '],
  // A bus stuck behind sheep is a bus behind them.
  [/ stuck (?=(?:behind|between|under|beside|next to) )/giu, ' '],
  // A chin on something is a head on it.
  [
    /\b(his|her|its|their) (?:chin|muzzle|snout|cheek|head) (?:resting |lying |propped )?on\b/giu,
    '$1 head on',
  ],
  // A shell is the back of whoever has one.
  [
    /\bon (an?|the|his|her|their|my) ((?:[a-z-]+ ){0,3}[a-z-]+)['’]s (?:shell|back)\b/giu,
    'on the back of $1 $2',
  ],
  [/\bon (?:the shell of|top of the shell of)\b/giu, 'on the back of'],
  [/\bon (its|his|her) shell\b/giu, 'on $1 back'],
  // A dog at somebody's feet is beside them, and no feet are meant.
  [/\bat her feet\b/giu, 'beside her'],
  [/\bat his feet\b/giu, 'beside him'],
  [/\bat their feet\b/giu, 'beside them'],
  // Who plays what has no name of its own.
  [/\b(?:(double|upright) bass|bass guitar|bass) player\b/giu, 'musician playing the double bass'],
  [
    /\b(cello|viola|flute|clarinet|oboe|accordion|harp|banjo|ukulele|drum|tuba|trombone|bagpipe|harmonica|xylophone|mandolin|sitar|keyboard) player\b/giu,
    'musician playing the $1',
  ],
  // The sky of a night, and no three stars over their heads.
  [
    /\b(under|beneath|below) (?:the |a (?:sky (?:full )?of |canopy of |blanket of |million |thousand ))(?:(?:bright|shining|twinkling|countless) )?stars\b/giu,
    '$1 a starry sky',
  ],
  // Who is stopped somewhere is there, and a busy road has its traffic.
  [/\b(?:is |are )?stopped (?=(?:at|in|on|by|near|beside|next to|behind|in front of) )/giu, ''],
  [
    /\b(in the middle of|on) (?:a|the) busy (?:road|street|highway|city street)\b/giu,
    '$1 the street in traffic',
  ],
  // What is on a plate is a dish, and no groceries.
  [
    /\bplate (?:full )?(?:of|with|filled with) (?:(?:delicious|tasty|hot|some|warm|good|various|different|assorted|many|lots|kinds|types|of) )*food\b/giu,
    'food plate',
  ],
  [
    /\bplates (?:full )?(?:of|with|filled with) (?:(?:delicious|tasty|hot|some|warm|good|various|different|assorted|many|lots|kinds|types|of) )*food\b/giu,
    'food plates',
  ],
  // How thick lines are is no weight of iron.
  [
    /,? ?(?:with |in )?(?:the |an? )?(?:same|consistent|uniform|even|equal|matching|single) (?:stroke|line)s?[- ](?:weight|width|thickness)(?:es|s)?\b/giu,
    '',
  ],
  // A fence with a frame of wire is a wire fence.
  [/\bwire[- ]framed (?=fences?\b)/giu, 'wire '],
  // No ice floe is meant.
  [/\bmelting (ice[- ](?:cream|pop|lolly|cube|sculpture|castle|palace))/giu, 'melted $1'],
  [/\b(?:in|having|during) an? (?:duel|sword ?fight|fencing (?:match|bout|duel))\b/giu, 'fencing'],
  // A team's hands are whose they are.
  [
    /\b(?:stack|pil|put|plac|join)(?:s|es|e|ing|ting)? (?:all )?(?:of )?(?:their |the )?hands (?:together|on top of each other|in the (?:middle|center|centre)|in a (?:pile|stack))/giu,
    'who are stacking hands',
  ],
  // `a tower of books` is no building.
  [/\btower(s?) of (?!glass\b)(?=(?:[a-z-]{2,20} )?[a-z-]{2,20}[^s\W]s\b)/giu, 'stack$1 of '],
  // Who is carried on the body is in somebody's arms, as far as is seen.
  [
    /\bwith ((?:his|her|their|an?|the)(?: [a-z-]+)? (?:baby|infant|newborn|toddler|child|son|daughter)) (?:strapped|tied|bound) to (?:his|her|their) (?:chest|front|body|back)\b/giu,
    'holding $1',
  ],
  // No clock and no book is meant.
  [/\bkeep(?:s|ing)? (?:watch|guard|lookout)\b/giu, 'looking around'],
  [
    /\b(?:tak|hav)(?:es?|ing) (?:an? |his |her |their )(?:short |long |quick |little )?nap\b/giu,
    'sleeping',
  ],
  // No spell is cast.
  [/\bcast(?:s|ing)? (an?|the|his|her|its|their)((?: [a-z-]+)? shadow)\b/giu, 'with $1$2'],
  [
    /\b(?:do(es|ing)?|did) (?:the |some |his |her |their )?(laundry|washing)\b(?! up)(?=.*\b(?:river|stream|lake|tub|basin|bucket|hand)\b)/giu,
    'wash$1 clothes',
  ],
  [
    /\b(?:doing|does|did) (?:the |some |his |her |their )?(?:laundry|washing)\b(?! up)/giu,
    'putting clothes into a washing machine',
  ],
  [/\b(?:do(es|ing)?) (?:the )?(?:dishes|washing up)\b/giu, 'wash$1 dishes'],
  // Who watches what others do looks at it, and wears no watch.
  [
    /\b(while|as)((?: [a-z-]{1,16}){1,4}) (?:watch(?:es)?|looks? on)(?=[,.;]|$| (?:from|in|with|at|and|through)\b)/giu,
    '$1$2 looking',
  ],
  // Who is brought something is given it.
  [
    /\bbring(?:s|ing)? (?=(?:his|her|its|their|the|an?) [a-z]{2,14} (?:an?|some|his|her|its|the) )/giu,
    'giving ',
  ],
  // Who is rocked is in somebody's arms, and no rock.
  [
    /\brock(?:s|ing)? (?=(?:an?|the|his|her|their) (?:[a-z-]{2,12} )?(?:baby|infant|newborn|child|toddler|daughter|son)\b)/giu,
    'cradling ',
  ],
  // What is so high that it hides a face is before it.
  [
    / (?:that|which) (?:hides?|covers?|blocks?) (?:his|her|their|its) (?:faces?|heads?|view)\b/giu,
    '',
  ],
  // What lies under snow is snowy, and nobody spreads a blanket.
  [
    /\b(?:an? |the )?(?:thick |thin |light |heavy |fresh |deep )?(?:blanket|layer|coat|coating|cap|dusting|crust) of (snow|frost|ice|moss|dust) (?:on top of|on|over|covering) (an?|the) /giu,
    '$2 $1-covered ',
  ],
  // `water pouring from a jug into a glass`: the jug pours.
  [
    /\b(water|milk|tea|coffee|juice|wine|honey|syrup|oil|cream|sauce|lava|beer|[a-z]+ (?:tea|juice|oil|sauce)) (?:pouring|being poured|poured|flowing|running) (?:out of|from) (an? (?:[a-z-]+ ){0,2}(?:jug|pitcher|teapot|kettle|bottle|carafe|watering can|bucket|cup|mug|glass|pot|can) )(into|onto|over) /giu,
    '$2pouring $1 $3 ',
  ],
  // Who sleeps on somebody is in their arms.
  [
    /\b(an?|the) ((?:[a-z]+ )?(?:baby|newborn|infant|toddler|kitten|puppy)) (?:sleeping|asleep|napping|resting|lying|dozing) on (?:its|his|her|an?|the) ([a-z]+)['’]s (?:chest|shoulder|belly|stomach|tummy)\b/giu,
    'a $3 holding $1 sleeping $2 in his arms',
  ],
  // How things stand there changes nothing of where that is.
  [
    / (?:neatly |carefully )?(?:lined up|laid out|lined|arranged|positioned|placed|set down|pitched)(?= (?:on|under|underneath|beneath|beside|along|next to|against|before|below|by) )/giu,
    '',
  ],
  [
    /\b(?:crawl|creep|scurry|inch|clamber|scrambl)(ing|s) up (?=an?|the|its|her|his)/giu,
    'climb$1 up ',
  ],
  [
    /\b(?:stretched out|sprawled(?: out)?|flopped(?: down)?)(?= (?:on|along|across|over|in|under|atop)\b)/giu,
    'lying',
  ],
  [/\b(\w+) far out(?: there)?(?= (?:at|on|over) |[,.]|$)/giu, '$1 in the distance'],
  [/\bcross legged\b/giu, 'cross-legged'],
  // Mountains that are far away are those behind it all.
  [
    /\b(mountains?|hills?|city|town|village|peaks?|skyline|forest|sea|ocean) (?:very |so )?far (?:away|off)\b/giu,
    '$1 in the distance',
  ],
  // Here no fish is meant.
  [
    /\b((?:teach|help|show)\w*(?: [a-z-]+){1,4}?) to fish\b(?! (?:tank|market|shop|bowl))/giu,
    '$1 who is fishing',
  ],
];

const CLASS = new RegExp(
  `(?<!\\bfor )\\b(?:(?:an?|the|our|my|their|his|her) )?(${Object.keys(CLASSES).join('|')}) (?:class|lesson|session)\\b(?! (?:${NO_CLASS_SEEN}))(?: (?:of|for|with|full of) ((?:[a-z]{2,12} ){0,2}[a-z]{2,20}s|children|women|men|people)\\b)?( (?:in|at|on|by) )?`,
  'giu',
);
const DESIGNED = new RegExp(`\\b(?:${NO_CLASS_SEEN})s?\\b`, 'iu');

/** Who is in a class of yoga does yoga, in no room with a blackboard. */
const attended = (text: string): string =>
  DESIGNED.test(text)
    ? text
    : text.replace(CLASS, (whole: string, kind: string, told?: string, where?: string) => {
        const found = CLASSES[kind.toLowerCase()];
        if (!found) return whole;
        const { who = 'four people', does, at } = found;
        return `${told ?? who} ${does}${where ?? (at ? ` in ${at}` : '')}`;
      });

const COUPLE = /\b(?:an?|the) ((?:[a-z]+ )?[a-z]+) couple\b/giu;

/** A couple of animals, or of what is dressed like people, is two of them. */
const coupled = (text: string): string =>
  text.replace(COUPLE, (whole: string, named: string) => {
    const { concept } = theLexicon().lookUp(named, 'en') ?? {};
    const kind = theLexicon().factsOf(concept ?? '')?.kind ?? '';
    const isKin = /^(?:animal|fantasy)$/.test(kind) || isOfSort(concept, 'dressed-figure');
    return isKin ? `two ${pluralOf(named.toLowerCase())}` : whole;
  });

/** Each reads what the ones before it wrote. */
const IN_TURN: readonly ((text: string) => string)[] = [
  coupled,
  saidOfCallings,
  saidOfMoments,
  saidInPassing,
  saidOfEveryday,
  saidOfThings,
  saidOfKits,
  saidOfDays,
  saidOfChores,
  saidOfActs,
  saidOfVerbs,
  saidOfRoutines,
  saidOfHands,
  saidOfDeeds,
  saidOfMeals,
  saidOfCrowds,
  (text) => reworded(text, SHORT),
  attended,
  saidOfAnimals,
  saidOfMagic,
  saidOfTales,
  saidOfLand,
  saidOfBuildings,
  saidOfScenes,
  saidOfSpots,
  saidOfTrades,
  saidOfWork,
];

/** `mother on laptop` works on a laptop, and stands on none. */
export const saidPlainly = (text: string): string =>
  IN_TURN.reduce((said, plainly) => plainly(said), text);

import { pluralOf } from '../abroad/english-words';
import { theLexicon } from '../lexicon';
import { type Rewording, reworded } from './reworded';

/** What people say in passing of riders, meetings, meals in bed and of what is looked over, as the tables know it. English only. */

const RIDDEN =
  '(?:e-)?(?:scooter|bike|bicycle|motorcycle|motorbike|moped|vespa|horse|pony|camel|donkey|elephant|unicycle|tricycle|skateboard|snowmobile|quad|jet ?ski)';
const BARRIER =
  '((?:an?|the|his|her|their|its|some) (?:[a-z-]+ ){0,3}?(?:fence|wall|hedge|gate|railing|counter|parapet|hoarding))';
const MEETING =
  '(?:team|staff|board|business|office|project|sales|kick-?off|stand-?up|weekly|town hall|strategy|planning)';
/** What is as many as a trio of it. */
const MANY: Readonly<Record<string, string>> = { duo: 'two', trio: 'three', quartet: 'four' };
const GROUP = /\b(?:(?:an?|the) )?([a-z]{3,14}(?: [a-z]{3,14})?) (duo|trio|quartet)\b/giu;
const OF_GOODS =
  /^(?:food|container|tool|clothing|toy|device|furniture|plant|symbol|vehicle|building)$/;

/** `lipstick trio`: three of them, and no band. */
const grouped = (text: string): string =>
  text.replace(GROUP, (whole: string, named: string, group: string) => {
    const { concept } = theLexicon().lookUp(named.toLowerCase(), 'en') ?? {};
    const kind = theLexicon().factsOf(concept ?? '')?.kind ?? '';
    const count = MANY[group.toLowerCase()] ?? '';
    return OF_GOODS.test(kind) ? `${count} ${pluralOf(named.toLowerCase())}` : whole;
  });

/** How hair is said to be before whom it belongs to. */
const HAIRED =
  '\\b((?:(?:long|short|straight|very) )?(?:curly|long|short|wavy|straight|dark|black|brown|blonde?|gr[ae]y|white|silver|pink|blue|green|purple|golden|fair))[ -]haired (wom[ae]n|girls?|boys?|m[ae]n|kids?|child|lady|teen\\w*|princess|fairy|mermaid|person|student|teacher|elf|witch|dwarf|baby|toddler)';

const SAID: readonly Rewording[] = [
  // `scooter rider with a box`: somebody on a scooter.
  [new RegExp(`\\b(${RIDDEN}) rider\\b`, 'giu'), 'person riding a $1'],
  [new RegExp(`\\b(${RIDDEN}) riders\\b`, 'giu'), 'people riding $1s'],
  // `a cow looking over a fence at a girl`: behind it, with the head over it.
  [
    new RegExp(
      `\\b(?:look|peer|peek|peep|gaz|star|glanc|lean)(?:ing|s|es|e) over ${BARRIER} (?:at|to|towards) `,
      'giu',
    ),
    'behind $1 looking at ',
  ],
  [
    new RegExp(
      `\\b(?:look|peer|peek|peep|gaz|star|glanc)(?:ing|s|es|e) over ${BARRIER}(?=[,.;]|$)`,
      'giu',
    ),
    'behind $1',
  ],
  // A meeting is people.
  [
    new RegExp(
      `(?<![a-z] )\\b(?:(?:an?|the) )?(?:small |big |busy |casual )?${MEETING} meeting(?= (?:around|at|in|on|with|before|by)\\b|[,.;]|$)(?! (?:room|agenda|notes|app|icon|logo))`,
      'giu',
    ),
    'four colleagues in a meeting room',
  ],
  [
    /\b(four colleagues in a meeting room) around (?=an? (?:white ?board|screen|flip ?chart))/giu,
    '$1 before ',
  ],
  // Whose day it is has breakfast in bed, or somebody has.
  [
    /\b(mother|father|mum|mom|dad)['’]s day breakfast in bed\b/giu,
    'a $1 sitting in bed with breakfast',
  ],
  // By day nobody lights fireworks.
  [/\b(?:(?:the )?(?:4th|fourth) of july|independence day) (?=[a-z]+)/giu, ''],
  // Who is at a picnic is told after it.
  [
    /^(?:an? )?(?:[a-z'’-]+ ){0,2}?picnic[,:] (?=(?:an? |the )?(?:[a-z]+ )?(?:family|friends|couple|kids|children|people|girls|boys|women|students)\b)/giu,
    '',
  ],
  // Who is known by the hair has it.
  [new RegExp(`${HAIRED} with `, 'giu'), '$2 with $1 hair and '],
  [new RegExp(`${HAIRED}\\b`, 'giu'), '$2 with $1 hair'],
  [
    /\bred[ -]?head(?:ed)? (?=(?:wom[ae]n|girls?|boys?|m[ae]n|kid|child|teen\w*|lady|mermaid|princess|fairy)\b)/giu,
    'red-haired ',
  ],
  [/\bbrunette (wom[ae]n|girls?|lady|teen\w*|princess|fairy)\b/giu, '$1 with brown hair'],
  [/\b(?:an? |the )?red-?head\b(?! (?:duck|woodpecker))/giu, 'red-haired woman'],
  [/\b(?:an? |the )?brunette\b/giu, 'woman with brown hair'],
  [
    /\brolled[ -]up (?=(?:[a-z]+ )?(?:towels?|rugs?|carpets?|mats?|maps?|newspapers?|blankets?|sleeping bags?|papers?)\b)/giu,
    'rolled ',
  ],
  [
    /\bpotted (trees?|flowers?|orchids?|roses?|tulips?|lavender|herbs?|basil|ferns?|daisies|sunflowers?|lemon trees?|olive trees?|palms?)\b/giu,
    '$1 in a flower pot',
  ],
  // What is iced has the colour of its icing.
  [
    /\b((?:(?!an? |the |of |with |and |some |two |three |four )[a-z]{2,12} )?(?:(?:cup)?cakes?|donuts?|doughnuts?|cookies?|muffins?|cinnamon rolls?)) with (?:(?:sweet|creamy|thick|fluffy|swirled|buttercream) )*([a-z]+ )?(?:frosting|icing|glaze)\b/giu,
    '$2$1',
  ],
  // Which way an arrow points is its name.
  [/\barrows? (?:icon |sign )?(?:that points?|pointing) (up|down)(?:wards?)?\b/giu, '$1ward arrow'],
  [/\barrows? (?:icon |sign )?(?:that points?|pointing) (?:to the )?(left|right)\b/giu, '$1 arrow'],
  // How it is painted is no thing on the wall.
  [
    /(?:^|,? )(?:an? )?(?:(?:dramatic|epic|detailed|beautiful|stunning|moody|atmospheric|cinematic|colou?rful|fantasy|realistic|soft|painterly) )*(?:digital|matte) (?:painting|paint|illustration|drawing|artwork)(?= of\b|[,.;]|$)(?: of (?=[a-z]))?/giu,
    '',
  ],
];

/** What grows out of a sign stands on it, and a sign has the sun for its rise. */
const SIGN = /\b(?:icon|logo|emblem|badge|symbol)\b/iu;
const OF_SIGNS: readonly Rewording[] = [
  [
    /\b(?:growing|sprouting|coming) (?:from|out of) (?:(?:the|its|an?) )?(?=(?:chimney|roof|top)\b)/giu,
    'on the ',
  ],
  [/\b(?:sunrise|sunset|rising sun|setting sun)\b/giu, 'sun'],
];

const REQUIRED =
  /rider|over (?:an?|the|h)|meeting|breakfast in bed|of july|duo\b|trio\b|quartet|digital|matte|arrow|icon|logo|emblem|badge|head|hair|rolled|potted|brunette|frosting|icing|glaze/iu;

export const saidInPassing = (text: string): string =>
  REQUIRED.test(text)
    ? grouped(reworded(text, SIGN.test(text) ? [...SAID, ...OF_SIGNS] : SAID))
    : text;

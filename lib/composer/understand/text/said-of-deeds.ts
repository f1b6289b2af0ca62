import { type Rewording, reworded } from './reworded';

/** What people say of deeds out of doors and of how somebody feels in them, as the tables know it. English only. */

const RIDES =
  'boat|canoe|gondola|hot[- ]air balloon|helicopter|carriage|sleigh|sled|train|bus|tram|ferry|raft|kayak';
const MOUNTS =
  'horse|pony|camel|donkey|elephant|bike|bicycle|motorcycle|motorbike|scooter|horseback';
/** Who is told by one name: `a little girl is …`. */
const WHO = '(^|[.!?] )(an?|the) ((?:[a-z-]+ ){0,2}?[a-z-]+) ((?:is|are|was|were) [^.!?]*?)';

/** How one feels, where the tables of faces have another word for it. */
const FEELINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['awed', 'inspired', 'amazed', 'astonished', 'impressed', 'moved'].map((word) => [
      word,
      'amazed',
    ]),
  ),
  ...Object.fromEntries(
    ['peaceful', 'relaxed', 'serene', 'calm', 'nostalgic'].map((word) => [word, 'calm']),
  ),
  ...Object.fromEntries(
    ['joyful', 'festive', 'happy', 'grateful', 'excited', 'thrilled', 'alive', 'free', 'proud'].map(
      (word) => [word, 'happy'],
    ),
  ),
};
const FELT = new RegExp(
  `${WHO}(?:,| and|, and) feeling (?:so |very |really )?(${Object.keys(FEELINGS).join('|')})\\b`,
  'giu',
);
const SOAKED = new RegExp(
  `${WHO}(?:,| and|, and) getting (?:soaked|drenched|soaking wet|wet)\\b`,
  'giu',
);

/** A quality that is told at the end of a sentence, before whom it is said of. */
const feelingsFirst = (text: string): string =>
  text
    .replace(
      FELT,
      (_, start: string, article: string, who: string, does: string, feels: string) => {
        const told = FEELINGS[feels.toLowerCase()] ?? feels;
        const before = /^the$/i.test(article) ? article : told.startsWith('a') ? 'an' : 'a';
        return `${start}${before} ${told} ${who} ${does}`;
      },
    )
    .replace(
      SOAKED,
      (_, start: string, article: string, who: string, does: string) =>
        `${start}${/^the$/i.test(article) ? article : 'a'} wet ${who} ${does}`,
    );

const SHORT: readonly Rewording[] = [
  // Who presents a dish shows it, and no charts.
  [
    /\bpresent(ing|s) (?=(?:an?|the|his|her|their|some) (?!(?:[a-z]+ ){0,2}?(?:plan|report|idea|project|results|slides?|data|findings|proposal|strategy|design|charts?|graphs?|budget|numbers|product|pitch|concept|roadmap|presentation|paper|research|topic|lecture|business)\b)[^,.;]{2,60} to (?:an?|the|his|her|their) )/giu,
    'offer$1 ',
  ],
  // A crowd that cheers with something has it up in its hands.
  [
    /\b(cheer)(ing|s) with (?=(?:[a-z]+ )?(?:flags|banners|scarves|signs|balloons)\b)/giu,
    'waving ',
  ],
  // Who has birds about the feet has them beside them, and plays on.
  [
    /\bwith (?=(?:[a-z]+ )?(?:pigeons|doves|birds|sparrows|ducks|chickens|hens|cats|kittens|dogs|puppies|rabbits|leaves)\b)([a-z]+(?: [a-z]+)?) (?:around|about|at|by|near) (?:his|her|their|its) feet\b/giu,
    'beside $1',
  ],
  // What nobody can see of a deed: why it is done, and how it feels.
  [
    /,? (?:and )?(?:making sure|ensuring|hoping|knowing|wondering|determined)\b (?!up\b)[^,.;]+/giu,
    '',
  ],
  [
    /,? (?:and )?(?:feeling|enjoying) (?:the |their |his |her )(?:rush|thrill|freedom|challenge|excitement|adventure|energy|experience|moment|companionship|fresh air|sunshine|warmth|breeze)\b[^,.;]*/giu,
    '',
  ],
  [/,? to (?:stay|keep|be) (?:safe|fit|healthy|warm|active|in shape)\b/giu, ''],
  [/,? (?:and )?making a wish\b/giu, ''],
  [/,? (?:and )?(?:preparing|getting ready|about) to make a splash\b/giu, ''],
  [/\b(?:preparing|getting ready|getting set|gearing up) to (?=[a-z])/giu, 'about to '],
  // Wind in somebody's hair is wind.
  [
    /,? (?:and )?(?:feeling|felt|with) the wind (?:rushing )?(?:in|through|past) (?:their|his|her|them|him)(?: (?:hair|face))?(?: and (?:the )?sun on (?:their|his|her) face)?(?: as (?:they|he|she)\b)?/giu,
    ' in the wind',
  ],
  [/,? (?:and )?feeling (?:the|their|his|her) [^,.;]+/giu, ''],
  [
    /,? (?:with )?(?:their |his |her )?eyes on (?=the (?:basket|ball|goal|prize|hoop)\b)/giu,
    ' towards ',
  ],
  [
    /(?<=\bbasketball\b.{0,160})\bthe basket\b(?: as (?:they|he|she) shoots?)?/giu,
    'the basketball hoop',
  ],
  [
    /\bsavou?r(?:ing|s)\b(?= (?:sandwich|snack|burger|pizza|cake|fruit|ice cream|food|meal|dinner|lunch))/giu,
    'eating',
  ],
  [/(?<=\b(?:jump|leap|runn|rac|chas)\w*\b.{0,160}),? and wagging its tail\b/giu, ''],
  [/\bnavigat(?:ing|es) (?=(?:through|across|along|in) (?:the|an?) )/giu, 'walking '],
  [/\b(kayak|canoe)ing\b/giu, 'paddling a $1'],
  [
    /\b(?:holding (?:an?|his|her|their) surfboard and )?(?:catching|riding) (?:some|the|an?) (?:[a-z]+ )?waves?\b(?! of)(?: on (?:an?|his|her|their) (?:surf)?board)?/giu,
    'surfing on a wave',
  ],
  [
    /\b(skiers?|snowboarders?)( is| are)? (?:glid|rac|speed|fl[yi]|zoom|carv)\w* down\b/giu,
    '$1 skiing down',
  ],
  [
    /\b((?:an?|the) (?:young |little |old )?(?:man|woman|boy|girl|child|kid|person|teenager))( is)? playing soccer\b/giu,
    '$1$2 kicking a soccer ball',
  ],
  [
    /\bsplashing (?:around |about )?in (?=(?:an?|the|some) (?:[a-z]+ )?puddles?\b)/giu,
    'jumping in ',
  ],
  [
    /\b(?:(?:a herd|a group|herds|groups) of |some )?wild animals(?: in (?:their|the) (?:natural habitat|wild))?/giu,
    'zebras and an elephant in the savanna',
  ],
  // Where one competes is where one is.
  [
    /\b(?:and )?(?:competing|competed|competes) in (?:the )?(?:track and field|athletics)\b(?: events?| meet(?:ing)?s?| competitions?)?/giu,
    'running on a running track',
  ],
  [/\btrack and field\b(?: events?| meet(?:ing)?s?| competitions?)?/giu, 'a running track'],
  [/\band (?:competing|taking part|participating) in (?=(?:an?|the) )/giu, 'in '],
  // Who enjoys a meal out of doors has it.
  [/\benjoy(?:ing|s|ed)? an? (?:[a-z]+ )?(picnic|barbecue|bbq|cookout)\b/giu, 'having a $1'],
  // Who scans a beach looks out over it, with nothing in hand.
  [
    /\bscann?(?:ing|ed|s) the (beach|shore|horizon|sea|ocean|water|waves|sky|crowd|area|field|valley|forest)\b/giu,
    'watching over the $1',
  ],
  // An animal that rolls about is on its back.
  [
    /\b(dog|puppy|cat|kitten|horse|pony|bear|panda|pig|donkey|elephant|fox|lion|tiger)( is| are)? rolling(?: around| about| over)? ((?:in|on) (?:(?:the|some|an?) )?(?:(?:[a-z]+y|green|tall|wet) )?(?!its\b|his\b|her\b)[a-z]+)\b/giu,
    '$1$2 lying $3 on its back',
  ],
  // In the mud it has no back that could be seen.
  [/\blying (in (?:the |some |a )?(?:[a-z]+ )?mud) on its back\b/giu, 'lying $1'],
  // What is chewed is in the mouth.
  [
    /\b(dog|puppy|cat|kitten|wolf|fox)( is| are)? (?:happily )?(?:chewing|gnawing|nibbling|chomping)(?: away)?(?: on| at)? ((?:an?|the|its|his|her) (?:[a-z-]+ )?(?:toy|bone|stick|shoe|slipper|ball|sneaker|sock|rope|glove|newspaper))\b/giu,
    '$1$2 lying down with $3 in its mouth',
  ],
  // Who protests carries signs of it.
  [
    /(\b(?:activists?|protest\w*|demonstrat\w*|strikers?|striking|pickets?|picketing|march(?:ing|es)?|rall(?:y|ying))\b.*?)\b(?:(?:waving|holding|carrying|raising) )(?:up )?(?:(?:their|big|colou?rful|homemade|handmade) )*(?:signs|banners|posters)\b/giu,
    '$1holding protest signs',
  ],
  [/\bmarch(ing|es|ed)? in (?:a )?(?:protest|demonstration|rally)\b/giu, 'protest$1'],
  [/\bchanting (?:slogans?|loudly|in unison)\b/giu, 'shouting'],
  // Stories are told by talking.
  [
    /\b(?:shar|tell|exchang|swapp)(?:ing|e) (?:(?:scary|ghost|funny|old|their|some) )*(?:stories|tales|jokes|memories|laughs)\b/giu,
    'talking',
  ],
  // Who has a train to catch runs along it.
  [
    /\b(?:rushing|running|hurrying|sprinting|racing|dashing) to (?:catch|make|board) (?:an?|the|his|her|their) (?:[a-z]+ )?(train|bus|tram)\b/giu,
    'running towards a $1',
  ],
  // What is told as a ride is what somebody is in or on.
  [
    new RegExp(
      `\\b(?:tak|go|enjoy|hav)(?:ing|es?|ing on)(?: on)? an? (?:[a-z]+ )?(${RIDES}) ride\\b`,
      'giu',
    ),
    'riding in a $1',
  ],
  [
    new RegExp(
      `\\b(?:tak|go|enjoy|hav)(?:ing|es?)(?: on| for)? an? (?:[a-z]+ )?(${MOUNTS}) ride\\b`,
      'giu',
    ),
    'riding a $1',
  ],
  // A bat is swung, and nobody sits in a swing.
  [
    /\bholding (an?|the|his|her) ((?:baseball |cricket )?bat|golf club|tennis racket|racket|axe|sword)(?:,)? and (?:swinging|taking a swing)(?: it)?(?: at (?:an?|the) (?:pitch|ball))?\b/giu,
    'swinging $1 $2',
  ],
  [/\bthrow(ing|s)? a pass\b/giu, 'throw$1 an american football'],
  [/\bholding (?:an?|the) football and (?=throw(?:ing|s) an american football)/giu, ''],
  [/\b(?:playing |having )?(?:a )?game of catch\b/giu, 'playing catch'],
  // Who scales something climbs it, and weighs nothing.
  [
    /\bscal(?:es|ed|ing) (?=(?:an?|the) (?:[a-z]+ ){0,2}(?:cliff|wall|rock|mountain|peak|face|summit)\b)/giu,
    'climbing ',
  ],
  [/\bsheer (cliff|rock)/giu, '$1'],
  [/,? (?:and )?using (?:their|his|her) climbing (?:gear|equipment|ropes?)\b/giu, ' with a rope'],
  // Who nests sits in a nest.
  [
    /\b(?:is |are )?nesting in (?:an?|the) (?:[a-z]+ )?(?:tree|branch)\b/giu,
    'sitting in a nest on a branch',
  ],
];

/** Words without any of which no line above applies: most prompts are left alone at once. */
const REQUIRED =
  /present|feet|cheering with|making|ensuring|hoping|knowing|wondering|determined|feeling|felt|enjoying|stay|keep|to be|preparing|getting|gearing|wind|compet|track|participat|taking|protest|activist|demonstrat|strik|picket|march|rall|chant|stor|tale|joke|memor|laugh|to catch|to make|to board|ride|swing|pass|catch|scal|sheer|climbing|nesting|scan|rolling|chew|gnaw|nibbl|chomp|enjoy|eyes on|savo|tail|navigat|kayak|canoe|waves?\b|skier|snowboard|soccer|splash|wild animals/iu;

export const saidOfDeeds = (text: string): string =>
  REQUIRED.test(text) ? reworded(feelingsFirst(text), SHORT) : text;

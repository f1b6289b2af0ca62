import type { IdeaEntry } from './idea';

/** Metaphors of magazines that are told by what is seen in them, where the things alone would only stand side by side. */
const WHO = '(?:an? |the )?(?:[a-z]+ ){1,3}?';

const told = (pattern: string): RegExp => new RegExp(pattern.replaceAll('<who>', WHO));

export const METAPHOR_IMAGES: readonly IdeaEntry[] = [
  {
    id: 'baited-trap',
    calls: [[/mouse ?trap/, /(?:as|for) (?:the |its |a )?bait/]],
    pictures: [
      `mouse trap 50 94 44 wide 84
$1 52 74 30 wide 36 tilt -8`,
    ],
  },
  {
    id: 'in-the-wheel',
    calls: [
      told(
        'hamster wheel (?:with|where|in which) <who>(?:runs|running|walking)(?: (?:in|inside|on)(?: it| the wheel)?)?|<who>running (?:in|inside|on) (?:a |the )?(?:giant )?hamster wheel',
      ),
    ],
    pictures: [
      `#hamster-wheel 50 92 84
businessman running 50 84 44`,
    ],
  },
  {
    id: 'about-to-burst',
    calls: [
      told(
        '(?:hand (?:with|holding) (?:an? )?|an? )?(?:needle|pin) (?:is )?(?:about to |going to |ready to |trying to )?(?:pop|burst|prick|pierc|touch|approach)\\w* (?:a |the )?(?:giant |big |soap )?(?:bubble|balloon)',
      ),
    ],
    pictures: [
      `#ball-front 34 84 66
#needle 78 44 46
#pinch-hand 90 38 34`,
    ],
  },
  {
    id: 'under-the-rug',
    calls: [
      told(
        'sweep\\w* (?:the )?(?:dust|dirt|problems?|it|mess|secrets?|things)? ?(?:under|beneath) (?:a |the )?(?:rug|carpet)',
      ),
    ],
    pictures: [
      `#lifted-rug 62 94 70
woman sweeping 24 95 64`,
    ],
  },
  {
    id: 'on-the-clock-hand',
    calls: [
      told(
        "(?:sit|hang|walk|climb|balanc|stand)\\w* (?:on|from|onto) (?:a |the )?(?:giant )?clock(?:[’']s)? hands?",
      ),
    ],
    pictures: [
      `#disc 50 50 96
wall clock 50 50 88 centred
man hugging his knees 62 51 34`,
    ],
  },
  {
    id: 'maze-mind',
    calls: [
      told(
        '(?:head|mind|brain) (?:as|like|that is|with|containing|shaped like|made into) (?:an? )?(?:maze|labyrinth)(?: (?:inside(?: it)?|in it))?(?: with <who>(?:lost|inside|walking|trapped|stuck)(?: (?:in|inside)(?: it)?)?)?|(?:maze|labyrinth) (?:inside|in) (?:an? |the |his |her )?(?:human )?(?:head|mind|brain)',
      ),
    ],
    pictures: [
      `#head-room 50 95 92
#maze-board 45 66 46
man standing 45 56 17`,
    ],
  },
  {
    id: 'candle-at-both-ends',
    calls: [
      told(
        'candle (?:that is |is )?(?:burn\\w*|lit|on fire|alight) (?:at|on|from) both (?:ends|sides)|burning (?:the |a )?candle at both ends',
      ),
    ],
    pictures: ['#two-flames 50 54 86'],
  },
  {
    id: 'started-dominoes',
    calls: [
      told(
        'domino(?:es)? (?:effect |chain )?(?:is |being )?(?:started|caused|triggered|pushed|tipped|set off|toppled|flicked) (?:over )?by (?:a |the |one )?(?:giant |single )?(?:finger|hand)|(?:finger|hand) (?:push|tip|start|trigger|flick|toppl)\\w* (?:over )?(?:a |the |one )?(?:row of |line of |first |chain of )?domino(?:es)?(?: effect)?',
      ),
    ],
    pictures: [
      `#dominoes 60 90 44
pointing hand 16 64 26 centred tilt 90`,
    ],
  },
  {
    id: 'untangled-heads',
    calls: [
      told(
        'two (?:human )?(?:heads|profiles|minds|people) (?:with|connected by|and|sharing) (?:an? )?(?:tangled|messy|knotted) (?:and|to|yarn and|thread and|line and|string and) (?:an? )?(?:untangled|straight|neat|tidy)(?: (?:threads?|yarn|lines?|strings?|rope))?',
      ),
      told(
        'tangled thread (?:in|from) one head (?:untangled|unravel\\w*|straight\\w*) (?:in|by|into|to) (?:the other|another)',
      ),
    ],
    pictures: [
      `head profile 24 92 62
#scribble-light 20 56 26
#dash 42 50 58 50 -6
head profile 76 92 62 mirror
ball of yarn 80 56 22 centred`,
    ],
  },
  {
    id: 'watered-mind',
    calls: [
      told(
        "water(?:ing|s) (?:plants |flowers |a plant |a flower )?(?:(?:in|on|inside|growing from) )?(?:his|her|their|a|the|someone(?:[’']s)?) (?:own )?(?:human )?(?:head|mind|brain|thoughts)",
      ),
    ],
    pictures: [
      `#head-room 66 95 82
flower 60 60 34
woman holding a watering can 20 95 64`,
    ],
  },
  {
    id: 'plugged-in',
    calls: [
      /(?<=(?:heart|brain|head|earth|tree|mind) )(?:with (?:an? )?(?:electric |power |electrical )?(?:plug|cord|power cord|cable|charger)(?: (?:coming out|attached|hanging))?|(?:is )?(?:being )?plugged in(?:to)? (?:an? |the )?(?:wall |power |electric )?(?:socket|outlet|wall|charger))/,
    ],
    pictures: [
      `#plug-cord 52 72 60
$1 40 70 56 wide 62`,
    ],
  },
  {
    id: 'ball-and-chain',
    calls: [
      told(
        '(?:with|dragging|wearing|pulling|chained to|shackled to|carrying) (?:an? |his |her )?(?:heavy |huge |giant )?ball and chain(?: (?:made of|of|labell?ed|called|named|that says|reading) (?:[a-z]+))?(?: (?:on|around) (?:his|her) (?:leg|ankle|foot))?',
      ),
    ],
    pictures: [
      `man walking 34 94 72
iron ball 80 94 38
#chain 30 90 72 84 5`,
    ],
  },
  {
    id: 'out-of-the-frame',
    calls: [
      told(
        '(?:step|walk|climb|com|jump|break|reach)\\w* (?:right )?out of (?:an? |the |his |her )?(?:golden |old |large |big )?(?:picture )?(?:frame|painting|portrait)',
      ),
    ],
    pictures: [
      `#empty-frame 62 84 80
woman walking 48 94 68`,
    ],
  },
  {
    id: 'over-the-gap',
    calls: [
      told(
        '(?:jump|leap)\\w* (?:over|across) (?:an? |the )?(?:wide |deep |big |huge )?(?:gap|chasm|abyss|canyon|ravine|cliff)s?',
      ),
    ],
    pictures: [
      `#cliffs 50 76 100
businessman jumping 50 66 52`,
      `#cliffs 50 76 100
businessman jumping 50 66 52
$1 60 50 14`,
    ],
  },
  {
    id: 'eye-on-screen',
    calls: [
      told(
        'eye (?:is )?(?:watch|look|star|spy|peer|peek)\\w* (?:at |on )?<who>(?:from|through|out of|on) (?:a |the |inside a |his |her )?(?:giant |big )?(?:phone|smartphone|screen|laptop|computer|camera)(?: screen)?',
      ),
    ],
    pictures: [
      `#phone-back 64 95 94
#eye 64 52 42
scared woman looking up 20 95 52`,
    ],
  },
  {
    id: 'cage-left-behind',
    calls: [
      told(
        'birds? (?:is )?(?:leav|escap|fly|flew|break)\\w* (?:away )?(?:free )?(?:from |out of )?(?:an? |the |its |their )?(?:open |golden )?(?:bird ?)?cage',
      ),
    ],
    pictures: [
      `open cage 32 94 72
bird flying 76 34 34`,
    ],
  },
  {
    id: 'through-the-crack',
    calls: [
      told(
        '(?:plant|flower|sprout|tree|seedling|seed|dandelion|sapling|daisy|rose)s? (?:is )?(?:grow|break|push|sprout|bloom|com|burst|crack)\\w* (?:up |out )?(?:through|in|out of|from|between) (?:an? |the )?(?:crack(?:s|ed)? )?(?:(?:in|of) (?:an? |the )?)?(?:dry |cracked |grey |old )?(?:concrete|asphalt|pavement|sidewalk|desert|earth|soil|road|street|rock|stone)',
      ),
    ],
    pictures: [
      `#rays 50 40 70
#cracked-ground 50 84 100
young tree 50 86 64`,
    ],
  },
  {
    id: 'quiet-bubble',
    calls: [
      told(
        'in (?:an? |her |his )?(?:soap |glass )?bubble,? (?:surrounded by|amid|amidst|away from|protected from|shielded from|blocking out) (?:[a-z]+ )?(?:noise|chaos|notifications|distractions|stress|megaphones)',
      ),
    ],
    pictures: [
      `woman meditating 50 84 46
#ball-front 50 90 66
megaphone 6 40 24
megaphone 94 40 24 mirror
megaphone 6 80 24
megaphone 94 80 24 mirror`,
    ],
  },
  {
    id: 'pulled-out',
    calls: [
      told(
        'hand (?:is )?(?:pull|help|reach|lift|rescu|sav)\\w* (?:up |to |for )?<who>(?:out )?(?:of|from|out of) (?:an? |the )?(?:deep |dark )?(?:hole|pit|well|water|quicksand)',
      ),
    ],
    pictures: [
      `#pit 44 94 70
man reaching up 38 92 46
#pull-hand 58 50 40`,
    ],
  },
  {
    id: 'under-the-lens',
    calls: [
      told(
        '(?:person|man|woman|people|employee|worker|businessman|businesswoman|customer)s? (?:is |being |standing )?(?:under|beneath|behind|seen through|inside) (?:an? |the )?(?:giant |huge |big |large |oversized )?magnifying glass',
      ),
    ],
    pictures: [
      `#lens-back 56 95 94
man standing 50 68 50
#lens-front 56 95 94`,
    ],
  },
  {
    id: 'holding-up-the-roof',
    calls: [
      told(
        '(?:hold|prop|push|keep)\\w*(?: up)? (?:an? |the )?(?:falling |collapsing |heavy )?(?:ceiling|roof|wall|building)(?: up| from falling)?(?: with (?:his|her|their) (?:hands|arms|back))?',
      ),
    ],
    pictures: [
      `#falling-slab 50 34 100
man cheering 50 94 62`,
    ],
  },
  {
    id: 'hands-to-each-other',
    calls: [
      told(
        '(?:two )?hands (?:are )?(?:reach|stretch)\\w* (?:out )?(?:for|to|toward|towards) (?:each other|one another)(?: (?:across|over|through) (?:an? |the )?(?:[a-z]+ )?(?:gap|abyss|distance|divide|canyon|chasm|void|wall))?',
      ),
    ],
    pictures: [
      `#cliffs 50 80 100
woman reaching out her hand 18 80 56
man reaching out his hand 82 80 56 mirror`,
    ],
  },
  {
    id: 'swallowed-by-phone',
    calls: [
      told(
        '(?:phone|smartphone|screen|laptop|tablet) (?:is )?(?:swallow|eat|devour|consum|suck)\\w*(?: in| up)? (?:an? |the )?[a-z]+',
      ),
      told(
        '(?:swallowed|eaten|devoured|consumed|sucked in(?:to)?|pulled in(?:to)?) (?:by )?(?:an? |the |his |her )?(?:giant |huge |big )?(?:phone|smartphone|screen)',
      ),
    ],
    pictures: [
      `#phone-back 56 95 94
#phone-mouth 56 70 52
scared man reaching up 56 66 42`,
    ],
  },
  {
    id: 'strings-cut',
    calls: [
      told(
        '(?:cut|snip)\\w* (?:off )?(?:the |his |her |its )?(?:own )?(?:puppet )?strings? (?:of|on|from|off) (?:an? |the |his |her )?(?:wooden )?(?:puppet|marionette)',
      ),
    ],
    pictures: [
      `#puppet-strings 68 58 56
pinocchio 68 95 54
woman holding scissors 22 95 62`,
    ],
  },
];

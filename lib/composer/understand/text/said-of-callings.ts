import { conceptOf } from '../../concepts';
import { pluralOf } from '../abroad/english-words';
import { theLexicon } from '../lexicon';
import { type Rewording, reworded } from './reworded';

/** Who somebody is and what their trade calls its places and tools, as the tables know it. English only. */

/** The trades of a crew, by the word before it; each is one of several. */
const CREWS: Readonly<Record<string, string>> = {
  construction: 'construction worker',
  building: 'construction worker',
  road: 'road worker',
  demolition: 'construction worker',
  roofing: 'roofer',
  fire: 'firefighter',
  ambulance: 'paramedic',
  medical: 'doctor',
  surgical: 'surgeon',
  nursing: 'nurse',
  kitchen: 'chef',
  restaurant: 'waiter',
  cleaning: 'cleaner',
  cabin: 'flight attendant',
  flight: 'flight attendant',
  pit: 'mechanic',
  camera: 'photographer',
  lifeboat: 'sailor',
  ship: 'sailor',
  sailing: 'sailor',
  police: 'police officer',
  moving: 'mover',
  harvest: 'farmer',
  farm: 'farmer',
  garden: 'gardener',
  gardening: 'gardener',
  logging: 'lumberjack',
  mining: 'miner',
  sales: 'office worker',
  marketing: 'office worker',
  project: 'office worker',
  design: 'office worker',
  office: 'office worker',
  research: 'scientist',
  lab: 'scientist',
  warehouse: 'warehouse worker',
  factory: 'factory worker',
};
const CREW = new RegExp(
  `\\b(?:(?:an?|the|our) )?((?:[a-z]+ )?)(${Object.keys(CREWS).join('|')}) (?:crew|team|gang|squad|staff)(?! (?:member|bus|meeting|building|spirit|photo|work)|s\\b|-)`,
  'giu',
);
const crewsNamed = (text: string): string =>
  text.replace(CREW, (_, before: string, trade: string) => {
    const one = CREWS[trade.toLowerCase()] ?? '';
    return `four ${before}${pluralOf(one)}`;
  });

const kindOf = (words: string): string =>
  conceptOf(theLexicon().lookUp(words.toLowerCase(), 'en')?.concept ?? '')?.kind ?? '';
const isBeast = (words: string): boolean => /^(?:animal|fantasy)$/.test(kindOf(words));
const WHO_IS =
  /(^|[,.;:] |\b(?:an?|the|one|my|this) )((?:[a-z-]{2,14} ){0,4}?[a-z-]{3,14}),? (?:who|that|which) (?:is|happens to be|is actually|is really|is also|turns out to be) (?:just |really |secretly )?an? ((?:[a-z-]{2,12} ){0,2}?[a-z-]{3,14})(?= (?:with|in|and|on|at|who|wearing|holding)\b|[,.;]|$)/giu;

/** `a detective who is a frog`, `a frog who is a detective`: the frog detective. */
const oneOfTwo = (text: string): string =>
  text.replace(WHO_IS, (whole: string, article: string, told: string, is: string) => {
    const last = (words: string) => words.split(' ').at(-1) ?? '';
    const inOrder = (beast: string, trade: string) => {
      const words = trade.split(' ');
      const calling = [3, 2, 1].find((n) => kindOf(words.slice(-n).join(' ')) === 'person') ?? 1;
      return `${article}${[...words.slice(0, -calling), beast, ...words.slice(-calling)].join(' ')}`;
    };
    if (isBeast(is) || isBeast(last(is))) return isBeast(last(told)) ? whole : inOrder(is, told);
    if (isBeast(last(told)) && kindOf(is) === 'person') return inOrder(told, is);
    return whole;
  });

const BY_BEASTS =
  /\b((?:[a-z]+ )?)(market|stall|shop|store|caf[eé]|bakery|bar|restaurant|tavern|inn|kitchen|library|school|post office|workshop)((?: (?:at (?:night|dusk|dawn)|in (?:the|a) [a-z]+))?),? (?:run|owned|kept|managed|operated|staffed) by ((?:two |three |four |an? |tiny |little |small ){0,2}[a-z]{3,12})(?=[,.;]| (?:with|in|and|under)\b|$)/giu;

/** `a market run by frogs`: they sell there. */
const ranByBeasts = (text: string): string =>
  text.replace(
    BY_BEASTS,
    (whole: string, of: string, place: string, when: string, beasts: string) => {
      const last = beasts.split(' ').at(-1) ?? '';
      if (!isBeast(last)) return whole;
      const isMarket = /^(?:market|stall)$/i.test(place);
      const goods = of.trim();
      const isGoods = goods !== '' && /^(?:food|plant)$/.test(kindOf(goods));
      const sold = isGoods ? `selling ${pluralOf(goods)} ` : 'selling goods ';
      return isMarket
        ? `${beasts} ${sold}at a market stall${when}`
        : `${beasts} working in a ${of}${place}${when}`;
    },
  );

const SAT_ON =
  'pallets?|stacked pallets|planks?|beams?|girders?|steel beams?|crates?|logs?|benches|bench|steps|stairs|walls?|low walls?|rocks?|kerbs?|curbs?|roof|rooftop|scaffold(?:ing)?|grass|tailgate|buckets?';

const SHORT: readonly Rewording[] = [
  // A character that a game or a story needs is who is told after the colon.
  [
    /^(?:an? |the |my )?(?:[a-z-]+ ){0,2}?(?:villain|hero(?:ine)?|character|protagonist|antagonist|boss|enemy|npc|sidekick|companion|creature|monster)(?: (?:design|concept|idea))? (?:for|of|in|from) (?:my|our|an?|the) (?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+ ?[:–—] ?/iu,
    '',
  ],
  // A meal on what is there to sit on is in the hand.
  [
    new RegExp(
      `\\b(?:having|eating|taking|on) (?:their |his |her |a |the )?(?:lunch|dinner|breakfast|snack|lunch break|meal)(?: break)? (on|atop) (?=(?:an? |the |some |stacked |old |two |low )*(?:${SAT_ON})\\b)`,
      'giu',
    ),
    'eating sandwiches sitting $1 ',
  ],
  // What is written down is no music.
  [
    /\b(writ(?:e|es|ing)|tak(?:e|es|ing)|jot(?:s|ting)?|scribbl(?:e|es|ing)|mak(?:e|es|ing)) (?:down )?(?:some |her |his |their |patient |field |lecture |lab |meeting |quick )?notes(?! (?:on|in|into|onto) (?:an?|the|her|his|their)\b)\b/giu,
    'writing in a notebook',
  ],
  // Where nurses write is a desk.
  [
    /(?<=\bnurses?\b[^.;]{0,60}) (?:at|behind|in) (?:the|a|her|his|their) (?:nurses?['’]?s? )?(?:station|front desk)\b/giu,
    ' at a desk in a hospital ward',
  ],
  // Bees are calmed out of a can.
  [/\bsmoking (?:the|an?|his|her|their) (?=(?:bee)?hives?\b)/giu, 'blowing smoke at the '],
  // Fruit dries on tables under the sun.
  [
    /\bon (?:(?:long|raised|wooden|bamboo|mesh|african|outdoor|sunny) ){0,2}drying (?:beds|racks|tables|screens|mats)\b/giu,
    'at a long table in a field',
  ],
  [/\bcoffee (?:cherries|cherry|berries)\b/giu, 'coffee beans'],
  // Who pins up a dress kneels before it.
  [
    /\b(?:pinning|hemming|adjusting|fitting|altering|taking up|measuring) (?:up )?(?:the |a )?(?:(?:hem|waist|sleeves?|train|seam|skirt) (?:of|on) )?(?:an?|the) bride[’']?s (?:wedding )?(?:dress|gown)\b/giu,
    'kneeling with a needle beside a bride in a wedding dress',
  ],
  // A fight that comes is not seen yet, and one that is over is not seen any more.
  [
    /,? \b(?:(?:just|right|shortly) )?(?:before|after) (?:an?|the|his|her|their|its)? ?(?:(?:big|great|first|last|final|long|hard) )?(?:battle|fight|duel|war|match|race|exam|concert|raid|hunt)(?=[,.;]|$)/giu,
    '',
  ],
  // Soil of a colour is what is stood on, and no planet.
  [
    /\b(on|across|over|in) (?:the |some )?(?:red|rust(?:-colou?red)?|ochre|orange|terracotta) (?:earth|soil|dirt|ground|dust)\b/giu,
    '$1 a red desert',
  ],
  [
    /\b(dry|cracked|bare|parched|damp|wet|dark|black|brown|fresh|soft|tilled|ploughed|loose|warm) earth\b/giu,
    '$1 soil',
  ],
  // Trunks that are climbed are trees.
  [
    /\b(climb(?:s|ing)?|walk(?:s|ing)?|run(?:s|ning)?|scurr(?:ies|ying)|crawl(?:s|ing)?|hop(?:s|ping)?|creep(?:s|ing)?|shinn(?:ies|ying)|inch(?:es|ing)?)(?: (?:headfirst|head first|upside down|slowly|quickly|straight))? (up|down|along|on) (an?|the) (?:(?:mossy|old|thick|rough|birch|oak|pine) )?(?:tree )?trunk\b/giu,
    '$1 $2 $3 tree',
  ],
  [/\b(?:headfirst|head-first|head first) (?=(?:down|up|into)\b)/giu, ''],
  // Bikes of one wheel have a name.
  [/\b(?:one|single)[- ]wheel(?:ed)? (?:bike|bicycle|cycle)\b/giu, 'unicycle'],
  // A small flame is on its candle.
  [/\b(?:candle flames?|flames? of an? candle)\b/giu, 'candle'],
  // Who warms themselves at something is at it.
  [
    /\bwarming (?:(?:its|his|her|their) )(?:hands|paws|claws|feet|toes|wings|tail|nose|belly|fingers) (?:on|at|over|by|in front of|near) (?=(?:an?|the)\b)/giu,
    'sitting at ',
  ],
  // Pets of a family are those alone.
  [/\b(?:the )?family (?=(?:cat|dog|pet|hamster|rabbit|parrot|goldfish)\b)/giu, 'a '],
  // Who braids their own hair has braids, and hands at them.
  [
    /\b(?:braid(?:ing|s)|plait(?:ing|s)) (?=(?:her|his|their) (?:own )?(?:long |red |blond |blonde |dark |wet )?hair\b)/giu,
    'with braids doing ',
  ],
  // A leg of wood is one, whatever it was before.
  [
    /\b(with|has|having) (an? )?(?:wooden |old )?(?:spoon|broom|peg|stick|table|chair) (?:for a |as a )?leg\b/giu,
    '$1 a wooden leg',
  ],
  // Two at one program are at one computer.
  [
    /\bpair[- ]programming\b(?= ?(?:[,.;]|$|with|in|at|on|while))/giu,
    'working together at a computer',
  ],
  // Colours that are told after many things between commas are theirs, and not those of the picture.
  [
    /(^|, )([a-z]{4,14}s) (red|green|blue|yellow|orange|white|black|pink|purple|teal|turquoise|golden|silver) and (red|green|blue|yellow|orange|white|black|pink|purple|teal|turquoise|golden|silver)(?=[,.;]|$)/giu,
    '$1$3 and $4 $2',
  ],
  // A cart with dwarfs has them in it.
  [
    /\b((?:an? |the )?(?:mine ?|wooden |little |old )?(?:cart|wagon|minecart|rowboat|canoe|sled|sleigh|jeep|convertible|roller ?coaster|raft)) with (two|three|four|five|\d) ((?:[a-z]+ )?(?!wheels|sails|oars|seats|doors|lights)[a-z]{3,12}s) (?=[a-z]+ing\b)/giu,
    '$2 $3 in $1 ',
  ],
  [/\bmine (?:railway|railroad|tracks?|train tracks)\b/giu, 'mine'],
  [/\b(?:dwarven|dwarvish) (?=(?:mine|forge|city|hall|tunnel|kingdom|fortress)\b)/giu, ''],
  // Who cleans windows high up hangs on a rope before them.
  [
    /\b(window (?:cleaner|washer)s?) (?:is |are )?(?:hanging|dangling|suspended|working|abseiling) (?:on|from|at|outside|off|down|high on) (?:the |an? )?(?:\d+(?:st|nd|rd|th) (?:floor|stor(?:e?y))|side of an? (?:skyscraper|tower|building)|(?:tall |glass |office )*(?:skyscraper|tower|office building|facade))\b/giu,
    '$1 cleaning a window of a skyscraper',
  ],
  // What games call somebody is nobody else.
  [
    /(?<=\b[a-z]{3,14}) (?:npc|game character|player character|sprite)(?=[,.;]| (?:with|in|on|holding|wearing)\b|$)/giu,
    '',
  ],
  [/,? \b(?:idle|neutral|default|relaxed|t|a)[- ]pose(?=[,.;]|$)/giu, ''],
  // How a picture feels is told in two words, and neither is a thing.
  [/, (?:[a-z]{3,12} )?[a-z]{3,12} but (?:[a-z]{3,12} )?[a-z]{3,12}(?=[,.;]|$)/giu, ''],
  // What somebody fights with is that alone.
  [/ (?:used )?as (?:an? |her |his |their )?weapons?(?=[,.;]| (?:and|in|while)\b|$)/giu, ''],
  // An arm that is in plaster is told by that.
  [
    /\b(?:an? )?(?:plaster )?cast on (?:his |her |their |the |one |an? )?(?:left |right )?(arm|leg)\b/giu,
    'an $1 cast',
  ],
  // Birds of prey are borne on the hand.
  [
    /,? (?:with )?(?:an? |his |her )?(falcon|hawk|owl|eagle|kestrel) on (?:an? |his |her |the )?(?:(?:thick|leather) )?(?:glove|gauntlet|gloved hand|fist)\b/giu,
    ' with a $1 on his hand',
  ],
  [/,? only (?:the|his|her|their) eyes (?:are )?(?:seen|visible|showing|shown)\b/giu, ''],
  // Who is stuck to a pane holds on to it.
  [
    /\b(gecko|lizard|frog|tree frog|spider|snail|octopus|cat|fly|moth|slug|starfish|squid)(s?) (?:is |are )?stuck (?:on|to) /giu,
    '$1$2 on ',
  ],
  // What paint is left on a machine is its colour.
  [
    /, (?:rusted|rusty|peeling|chipped|faded|scratched|worn) (red|green|blue|yellow|orange|white|black|pink|teal|turquoise|grey|gray|brown) paint(?=[,.;]|$)/giu,
    ', rusty $1 body',
  ],
  // Who touches noses stands face to face.
  [
    /\btouching (?:noses|snouts|muzzles|beaks|trunks) (?:over|across) (?=an?\b|the\b)/giu,
    'facing each other at ',
  ],
  [/\btouching (?:noses|snouts|muzzles|beaks|trunks)\b/giu, 'facing each other'],
  // Birds that wade are at the shore of a lagoon, and not over it.
  [
    /(?<=\b(?:flamingo|heron|duck|swan|pelican|egret|stork|crocodile|hippo|otter)(?:e?s)?\b[^.;]{0,60})\blagoon\b/giu,
    'lake',
  ],
  // What bells and collars are had by goes on four legs.
  [
    /\b((?:yak|cow|goat|sheep|lamb|ox|bull|calf|reindeer|cat|kitten|donkey|ram|buffalo|camel|llama|alpaca|elephant)(?: (?:standing |walking |grazing )?(?:in|on) (?:an?|the) (?:[a-z]+ )?[a-z]+)?) with (an?|the) ((?:[a-z]+ )?(?:bell|cowbell|collar|garland|ribbon|scarf|bandana))\b(?! in| on)/giu,
    '$1 wearing $2 $3',
  ],
  // How many fly home is how birds do, and none of those is there.
  [
    /\b(fly|flies|flying|flutter|fluttering) (?:home |away |about |around )?like (?:pigeons|doves|birds|swallows|butterflies|moths|bats)\b/giu,
    '$1 in a flock',
  ],
];

/** What a thing wears that is somebody of a rank or a trade. */
const RANKS: Readonly<Record<string, string>> = {
  king: 'a crown and a cape',
  emperor: 'a crown and a cape',
  queen: 'a tiara and a cape',
  wizard: 'a wizard hat',
  sorcerer: 'a wizard hat',
  knight: 'a knight helmet',
  superhero: 'a cape and a mask',
  pirate: 'a pirate hat',
  cowboy: 'a cowboy hat',
  detective: 'a detective hat',
  viking: 'a viking helmet',
};
const RANKED = new RegExp(
  `(^|\\b(?:an?|the|my) )((?:[a-z-]{2,14} ){0,2}?)([a-z]{3,12}(?: (?:cleaner|cup|pot|bulb|bottle|machine|roll|jar|mug|can|box))?) (${Object.keys(RANKS).join('|')})(?= (?:with|wearing|in|holding|on|who|riding|standing)\\b|[,.;]|$)`,
  'giu',
);
/** Stuff of which dresses and castles are, what is played for, and what rules: no bodies with a face. */
const NO_BODY =
  /^(?:candy|chocolate|sugar|salt|ice|honey|rice|wheat|corn|milk|tea|coffee|wine|beer|oil|spice|flower|rose|lotus|ivy|moss|grass|tree|forest|thorn|leaf|nature|vine|mushroom|card|chess|throne|mirror|book|gold|meat|fish|noble|evil|old|young)$/i;

/** `a potato king`, `a vacuum cleaner king`: the thing with a face, and what is worn by its rank. */
const rankedThings = (text: string): string =>
  text.replace(
    RANKED,
    (whole: string, article: string, looks: string, thing: string, rank: string) => {
      const kind = kindOf(thing);
      if (NO_BODY.test(thing) || !/^(?:food|device|container)$/.test(kind)) return whole;
      const worn = RANKS[rank.toLowerCase()] ?? '';
      return `${article}${looks}${thing} mascot wearing ${worn}`;
    },
  );

/** Each reads what the ones before it wrote. */
export const saidOfCallings = (prompt: string): string =>
  rankedThings(ranByBeasts(oneOfTwo(crewsNamed(reworded(prompt, SHORT)))));

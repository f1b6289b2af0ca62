/** Where something is in what it is shown in: the middle, the floor (or the middle of the height), width and height. */
export interface Room {
  x: number;
  floor: number;
  width: number;
  height: number;
}

/** What an image shows something in that could not hold it: a plant in a light bulb, a city in a head. */
export interface Vessel {
  /** A pattern of its words. */
  words: string;
  /** Concepts that its drawing shows. */
  shows: readonly string[];
  back: string;
  front?: string;
  room: Room;
  /** `X in a light bulb` is said of it too, and not only `inside` and `full of`. */
  isPlainIn?: true;
}

/** A hand that somebody small is on, whosever it is. */
export const PERCHING_HAND =
  "(?:(?:man|woman|child|boy|girl|person|someone|somebody|baby|kid|farmer|grandmother|grandfather|human)(?:['’]s)? )?(?:out-?stretched |open )?(?:hand|(?:index )?finger|finger ?tip)";

export const VESSELS: readonly Vessel[] = [
  {
    words: '(?:glass |clear |big |giant )?(?:light ?bulb|lightbulb|bulb)',
    shows: ['lightbulb', 'light-bulb'],
    back: '#bulb-back 50 94 88',
    front: '#bulb-front 50 94 88',
    room: { x: 50, floor: 68, width: 40, height: 50 },
    isPlainIn: true,
  },
  {
    words:
      "(?:human |open |person's |woman's |man's |child's )?(?:head|mind|brain|skull)(?: in profile| silhouette| profile| outline)?|profile of a (?:human )?head|(?:human |person )?silhouette(?: of a (?:person|woman|man|head|human))?",
    shows: ['head-profile', 'head', 'brain'],
    back: '#head-room 50 94 90',
    room: { x: 44.5, floor: 53, width: 46, height: 38 },
  },
  {
    words: '(?:big |giant |human )?heart',
    shows: ['heart'],
    back: '#heart-back 50 92 82',
    room: { x: 50, floor: 66, width: 56, height: 42 },
    isPlainIn: true,
  },
  {
    words: '(?:water ?|big |single |giant )?(?:drop|droplet)(?: of water)?|teardrop',
    shows: ['drop', 'water-drop', 'water-droplet'],
    back: '#drop-back 50 94 88',
    front: '#drop-front 50 94 88',
    room: { x: 50, floor: 84, width: 42, height: 44 },
    isPlainIn: true,
  },
  {
    words: '(?:cracked |broken |big |giant )?egg(?: ?shell)?',
    shows: ['egg'],
    back: '#egg-back 50 94 86',
    front: '#egg-front 50 94 86',
    room: { x: 50, floor: 68, width: 44, height: 44 },
    isPlainIn: true,
  },
  {
    words: '(?:outline of a |cut(?:away)? |open )?house',
    shows: ['house'],
    back: '#house-back 50 92 86',
    room: { x: 50, floor: 84, width: 58, height: 38 },
  },
  {
    words: '(?:big |large )?speech[ -]?bubble|chat bubble',
    shows: ['speech-bubble'],
    back: '#bubble-back 50 90 76',
    room: { x: 50, floor: 65, width: 74, height: 42 },
    isPlainIn: true,
  },
  {
    words: '(?:smart ?|mobile |cell ?)?phone(?: screen)?|smartphone(?: screen)?|tablet(?: screen)?',
    shows: ['phone', 'tablet'],
    back: '#phone-back 50 94 90',
    room: { x: 50, floor: 84, width: 40, height: 70 },
  },
  {
    words: '(?:computer|laptop|tv|television) screen|monitor|computer',
    shows: ['monitor', 'computer', 'laptop', 'television', 'tv'],
    back: '#monitor-back 50 88 62',
    room: { x: 50, floor: 73, width: 74, height: 42 },
  },
  {
    words: '(?:glass )?jar|mason jar',
    shows: ['jar'],
    back: '#jar-back 50 94 86',
    front: '#jar-front 50 94 86',
    room: { x: 50, floor: 89, width: 58, height: 64 },
  },
  {
    words: '(?:bird ?)?cage',
    shows: ['birdcage', 'cage'],
    back: '#cage-back 50 94 84',
    front: '#cage-front 50 94 84',
    room: { x: 50, floor: 88, width: 62, height: 60 },
  },
  {
    words: '(?:soap )?bubble|glass (?:ball|sphere)|sphere',
    shows: ['soap-bubble', 'bubble', 'bubbles'],
    back: '#ball-back 50 94 88',
    front: '#ball-front 50 94 88',
    room: { x: 50, floor: 82, width: 56, height: 58 },
    isPlainIn: true,
  },
  {
    words: 'magnifying glass|magnifier',
    shows: ['magnifying-glass'],
    back: '#lens-back 52 94 88',
    front: '#lens-front 52 94 88',
    room: { x: 48.5, floor: 62, width: 44, height: 42 },
  },
  {
    words: '(?:human |big |giant )?eye|iris|pupil',
    shows: ['eye'],
    back: '#eye-back 50 80 60',
    room: { x: 50, floor: 63, width: 29, height: 22 },
    isPlainIn: true,
  },
  {
    words:
      "(?:the |a )?palms?(?: of (?:a |the |an? |his |her |your )?(?:\\w+ )?hands?)?|(?:open|cupped|giant|two|child's|human) hands?",
    shows: ['hand', 'hands', 'palm'],
    back: '#palm-back 50 88 58',
    room: { x: 44, floor: 73, width: 50, height: 58 },
    isPlainIn: true,
  },
  {
    words: PERCHING_HAND,
    shows: ['hand', 'hands', 'finger', 'fingers', 'fingertip'],
    back: '#palm-back 50 88 58',
    room: { x: 44, floor: 73, width: 50, height: 52 },
  },
];

/** What stands at the foot of an image for something to come out of, though it has no mouth of its own. */
export const BEARERS =
  '(?:(?:pile|stack|heap) of )?(?:coins?|money|books|paper|letters|skull|boots?|shoes?|sneakers?|heart|typewriter|camera|tea ?pot|(?:acoustic |electric )?guitar|violin|cello|trumpet|trombone|tuba|saxophone|sax|accordion|piano|drum|microphone|megaphone|piggy bank|wallet|coffee (?:cup|machine)|cup|mug|tea ?cup|tv|radio|gramophone|cloud|moon|clock|globe|suitcase|briefcase|trunk|crate|barrel|bucket|bathtub|purse|wardrobe|closet|backpack|bag|handbag|shopping bag|treasure chest|chest|pot|hat|box|gift(?: box)?|present|envelope|bottle|vase|jar|basket|(?:bird ?)?cage|toaster|oven|pan|pencil|paint ?brush|paint tube|keyboard|light ?bulb|car|boat|house|window|chimney|stump|tree stump|sun|earth|planet|hand|palm|pocket|puzzle|calendar|letter|mailbox|watering can|umbrella|brain|pumpkin|apple|orange|lemon)';

/** What comes out of something in an image: from where, how wide the mouth is, and whether it falls. */
export interface Opening {
  words: string;
  shows: readonly string[];
  /** Lines behind what comes out, and before it. */
  behind?: string;
  before?: string;
  mouth: readonly [x: number, y: number];
  /** Highest that one thing is. */
  height: number;
  isFalling?: true;
  /** As it stands for somebody who comes out of it. */
  upright?: Pick<Opening, 'behind' | 'mouth' | 'height'>;
}

const screened = (words: string) =>
  `(?:the )?(?:screen of (?:a|an|the) )?(?:${words})(?:'s)?(?: screen| display)?`;

export const OPENINGS: readonly Opening[] = [
  {
    words: screened('(?:smart ?|mobile |cell ?)?phone|smartphone|tablet|ipad|iphone'),
    shows: ['phone', 'tablet'],
    upright: { behind: '#phone-back 50 95 92', mouth: [50, 92], height: 68 },
    behind: '#phone-lying 50 94 78',
    mouth: [50, 82],
    height: 66,
  },
  {
    words: screened('laptop|computer|notebook computer|monitor|tv|television') + '|screen',
    shows: ['laptop', 'computer', 'monitor', 'television', 'tv'],
    behind: '#laptop-open 50 94 88',
    mouth: [50, 82],
    height: 72,
  },
  {
    words:
      '(?:the )?(?:pages of (?:a|an|the) )?(?:big |giant |magic(?:al)? |old )?(?:open )?(?:book|fairy ?tale|notebook|textbook)|(?:the )?(?:book )?pages?',
    shows: ['book', 'open-book', 'notebook'],
    behind: '#book-lying 50 94 86',
    mouth: [50, 77],
    height: 72,
  },
  {
    words:
      "(?:human |person's |woman's |man's |open )?(?:head|mind|brain)(?: silhouette| profile)?",
    shows: ['head-profile', 'head', 'brain'],
    before: 'head profile 50 96 50',
    mouth: [48, 56],
    height: 48,
  },
  {
    words:
      '(?:cracked |dry |broken )?(?:asphalt|concrete|pavement|ground|earth|rock|wall)(?: crack)?|crack(?: in (?:the |a )?\\w+)?',
    shows: ['rock', 'ground', 'crack', 'asphalt', 'concrete'],
    behind: '#cracked-ground 50 90 66',
    mouth: [50, 80],
    height: 66,
  },
  {
    words: '(?:open |old )?(?:grave|tomb)',
    shows: ['gravestone', 'tomb'],
    behind: 'gravestone 27 86 66',
    before: '#cracked-ground 62 96 62',
    mouth: [62, 88],
    height: 60,
  },
  {
    words: '(?:cracked |broken )?egg(?: ?shell)?',
    shows: ['egg', 'eggshell', 'shell'],
    before: '#egg-front 50 96 100',
    mouth: [50, 80],
    height: 74,
  },
  {
    words: '(?:water )?(?:tap|faucet)',
    shows: ['tap', 'faucet'],
    before: '#tap-above 46 40 36',
    mouth: [45, 44],
    height: 16,
    isFalling: true,
  },
  {
    words: '(?:(?:dark|grey|gray|storm|rain|fluffy) )?clouds?',
    shows: ['cloud', 'storm-cloud'],
    before: 'cloud 50 44 34',
    mouth: [50, 50],
    height: 22,
    isFalling: true,
  },
];

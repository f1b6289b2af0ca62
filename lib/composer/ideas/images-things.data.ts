import type { IdeaEntry } from './idea';

/**
 * Images that editors ask for by what is in them: a scale with two things, a tree with
 * coins for leaves, hands with pieces of a puzzle. `$1` and `$2` are what the prompt itself names there.
 */
export const IMAGES_OF_THINGS: readonly IdeaEntry[] = [
  {
    id: 'stopped-dominoes',
    calls: [
      /(?:businessman'?s? )?hand (?:that )?(?:stop|hold|block|prevent|catch|interrupt)\w* (?:back )?(?:the |a |some )?(?:[\w-]+ ){0,4}domino\w*(?: (?:effect|chain|from falling|fall))?|stop\w* the domino effect/,
    ],
    pictures: [
      `#stopped-tiles 50 92 42
#block-hand 52 91 60`,
    ],
  },
  {
    id: 'puzzle-hands',
    calls: [
      /(?:two |four |many )?(?:people'?s? )?hands? (?:[\w-]+ ){0,3}(?:(?:jigsaw|puzzle) )+pieces?(?: together)?|(?:jigsaw|puzzle) pieces? (?:[\w-]+ ){0,4}hands/,
    ],
    pictures: ['#puzzle-hands 50 50 62'],
  },
  {
    id: 'coin-hourglass',
    calls: [
      /hourglass (?:[\w-]+ ){0,4}(?:coins?|money|dollars?|cash|gold)(?: (?:falling|running|flowing))?(?: instead of sand)?(?: inside)?/,
      /hourglass (?:[\w-]+ ){0,4}sand (?:[\w-]+ ){0,4}(?:coins?|money|gold)/,
      [/time is money/, /hourglass/],
    ],
    pictures: ['#coin-hourglass 50 92 80'],
  },
  {
    id: 'in-the-head',
    calls: [
      /(?:flow\w*|com\w*|pour\w*|fly\w*|burst\w*|explod\w*|spill\w*)? ?(?<!growing )(?:out of|from|in|inside|within|into|instead of) (?:an? |the |his |her |someone's |a person's |a man's |a woman's )?(?:open(?:ed)? |human |empty )?(?:head|mind|brain)\b/,
      /(?:human |open )?head (?:silhouette |profile )?(?:with|full of|filled with|made of)/,
    ],
    pictures: [
      `head profile 46 94 72
$1 42 56 28`,
      `head profile 46 94 72
$1 34 52 20
$2 54 52 20`,
    ],
  },
  {
    id: 'on-the-scale',
    calls: [
      /(?<!\bweigh(?:ing|s)? [^,.]{1,40})(?:on|as) (?:a |the |two sides of a )?(?:balance |balancing |old )?scales?\b|scales? (?:balanc\w+|with|between|weigh\w+|holding|comparing)|weighing (?:up |\w+ against)|balance between/,
    ],
    pictures: [
      `scale 50 92 78
$1 24 60 20
$2 76 60 20`,
    ],
  },
  {
    id: 'under-umbrella',
    calls: [
      /(?:a )?(?:big |large |giant |red )?umbrella (?:(?!hang)[\w-]+ ){0,2}(?:protect\w*|over|cover\w*|shield\w*|shelter\w*)|protect\w*(?: by| under| with) (?:an? )?umbrella|(?<!\b(?:beach|deck|lounge|garden|patio|terrace|cafe|pool|picnic|girl|boy|man|woman|child|kid|couple|lady|friends|lovers)\b.*)under (?:an? )?(?:big |large |giant )?umbrella/,
    ],
    pictures: [
      `#storm 50 16 50
#umbrella-bright 50 62 70
$1 50 92 36`,
      `#storm 50 16 50
#umbrella-bright 50 62 74
$1 34 92 32
$2 66 92 32`,
    ],
  },
  {
    id: 'magnet-pull',
    calls: [
      /(?:a )?(?:big |giant |huge |red )?magnet (?:[\w-]+ ){0,2}(?:attract\w*|pull\w*|draw\w*|catch\w*)(?: in)?/,
    ],
    pictures: [
      `#magnet 26 62 52
$1 60 40 20
$1 82 60 22
$1 58 84 20`,
    ],
  },
  {
    id: 'fruit-of-tree',
    calls: [
      [
        /(?:water|plant|grow|harvest|pick)\w*|money/,
        /as (?:its |the )?(?:leaves|fruits?)|instead of (?:leaves|fruits?)|money trees?|grow\w* on (?:a )?trees?/,
      ],
    ],
    pictures: [
      `tree 56 92 84
$1 42 36 10
$1 58 24 10
$1 70 38 10
$1 50 50 10
$1 64 52 9
woman holding a watering can 16 92 46`,
      `tree 50 92 84
$1 36 36 10
$1 52 24 10
$1 66 38 10
$1 44 50 10
$1 58 52 9`,
      `tree 56 92 84
coin 42 36 9
coin 58 24 9
coin 70 38 9
coin 50 50 9
coin 64 52 8
woman holding a watering can 16 92 46`,
    ],
  },
  {
    id: 'earth-cone',
    calls: [
      /(?:melting )?(?:ice[ -]?)?cream (?:cone )?(?:[\w-]+ ){0,4}(?:earth|globe|planet|world)(?: as (?:the |a |its )?(?:scoop|ice cream))?(?: melting)?|(?:earth|globe|planet|world) (?:[\w-]+ ){0,5}(?:ice[ -]?)cream(?: cone)?|(?:ice[ -]?cream )?(?:earth|globe|planet|world) (?:[\w-]+ ){0,4}cone/,
    ],
    pictures: ['#earth-cone 50 92 84'],
  },
  {
    id: 'broken-chain',
    calls: [
      [
        /(?:break|broke|burst|snap|cut)\w*/,
        /(?:the |a |its |free (?:from|of) (?:the )?)?(?:\w+ )?chains?/,
      ],
    ],
    pictures: [
      `#broken-chain 50 56 96
$1 50 92 72 tilt 12`,
      `#broken-chain 50 40 96
strong man raising a fist 50 92 66`,
    ],
  },
  {
    id: 'iceberg-idea',
    calls: [
      /tip of the iceberg|iceberg (?:of|model|concept|metaphor|illustration)\b|(?:hidden|invisible|unseen) (?:[\w-]+ ){0,3}(?:like|as) an iceberg/,
    ],
    pictures: ['#iceberg 50 40 90'],
  },
  {
    id: 'domino-effect',
    calls: [/domino effect|(?:falling|row of|chain of) domino(?:es|s)?|domino(?:es|s)? fall\w*/],
    pictures: [
      `#dominoes 58 90 40
man pushing 14 90 48`,
    ],
  },
  {
    id: 'keyhole-eye',
    calls: [
      /eyes? (?:[\w-]+ ){0,3}(?:through|in|behind|inside) (?:a |the )?key ?hole(?: at)?|keyhole (?:with|and) (?:an? )?eye|(?:spying|peeking|looking) through (?:a |the )?keyhole(?: at)?/,
    ],
    pictures: [
      `#keyhole-eye 42 50 88
$1 84 92 44`,
      '#keyhole-eye 50 50 90',
    ],
  },
  {
    id: 'rooted',
    calls: [
      /(?:with |and |has )?(?:its |deep )?roots(?: (?:growing|reaching|going))?(?: (?:in|into|under|below))?(?: (?:the )?(?:ground|soil|earth))?/,
    ],
    pictures: [
      `#soil 50 56 100
$1 50 57 46
#roots 50 56 38`,
    ],
  },
  {
    id: 'eggs-in-baskets',
    calls: [
      /(?:don'?t put |all )?(?:all )?(?:your )?eggs in (?:one|a single|different|several) baskets?/,
    ],
    pictures: [
      `basket of eggs 50 92 54
single egg 14 92 12`,
    ],
  },
  {
    id: 'light-from-book',
    calls: [/knowledge is (?:power|light)|(?:power|light) of (?:reading|knowledge|books)/],
    pictures: [
      `open book 50 92 34
#rays 50 40 44
light bulb 50 60 42`,
    ],
  },
  {
    id: 'key-of-success',
    calls: [
      /keys? (?:to|of) success|unlock\w* (?:your |the |his |her )?(?:potential|success|future|mind)/,
    ],
    pictures: [
      `head profile 44 92 72
#keyhole 38 48 26
key 82 56 20`,
    ],
  },
  {
    id: 'talk-in-languages',
    calls: [
      [
        /(?:(?:two|three|several) )?(?:people|friends|women|men|strangers|colleagues|students)? ?(?:talk\w*|speak\w*|chat\w*|convers\w*)?(?: (?:with|in))? ?(?:speech|talk)[- ]?bubbles?/,
        /(?:in|of|with) (?:different|many|several|foreign|other|various|multiple|two) (?:languages?|scripts?|alphabets?|letters)/,
      ],
      /(?:talking|speaking|chatting) (?:in )?(?:different|many|several|foreign|various|multiple|two) languages/,
    ],
    pictures: [
      `woman talking 24 95 60
man talking 76 95 62 mirror
#word-bubble 20 32 27 1
#word-bubble 80 28 27 2
#word-bubble 54 42 19 3`,
    ],
  },
  {
    id: 'full-drawer',
    calls: [
      [
        /(?:(?:open|pull|search)\w* )?(?:up )?(?:a |an |the )?(?:old )?(?:drawer|dresser|desk drawer|chest of drawers)/,
        /overflow\w*|spill\w*|burst\w*|full of|stuffed|crammed/,
        /memor\w+|photos?|photographs?|letters|nostalgia|the past|childhood/,
      ],
    ],
    pictures: [
      `#full-drawer 60 94 64
woman standing 18 95 62`,
    ],
  },
  {
    id: 'window-candle',
    calls: [
      /(?<!\b(?:of|two|three|four|five|six|seven|several|many) (?:\w+ )?)candle (?:\w+ ){0,3}(?:in|on|at|by|behind) (?:a |an |the )?(?:\w+ )?window(?:sill| sill)?/,
    ],
    pictures: [
      `#night-window 50 94 90
candle 50 79 40`,
    ],
  },
  {
    id: 'torn-in-two',
    calls: [
      [
        /(?:(?:two |a pair of |a |his |her )?hands? )?(?:tear|rip)\w* (?:up |apart )?(?:a |an |the |his |her )?/,
        /(?:contract|agreement|letter|document|photo\w*|picture|paper|banknote|ticket|list|map|calendar|bill|book)s?(?: (?:apart|in two|in half|into pieces|up))?/,
        /tear\w*|rip(?:ping|s|ped)/,
      ],
    ],
    pictures: [
      `document 43 86 68 left tilt -8
document 57 86 68 right tilt 8
#pull-hand 20 56 44 -1
#pull-hand 80 56 44 1`,
    ],
  },
  {
    id: 'sinking-thing',
    calls: [
      /(?:is |are )?(?:slowly )?sink\w* (?:slowly )?(?:in|into) (?:the |a )?(?:quick ?sand|sand|mud|swamp)/,
    ],
    pictures: [
      `$1 50 92 88 wide 64 tilt 9
#mound 30 97 24
#mound 66 98 26`,
    ],
  },
];

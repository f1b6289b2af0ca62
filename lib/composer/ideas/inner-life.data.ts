import type { IdeaEntry } from './idea';

/** Ideas of how people see themselves and deal with others. */
export const INNER_LIFE: readonly IdeaEntry[] = [
  {
    id: 'impostor',
    calls: [/impost[eo]r syndrome|self[ -]?doubt|feeling like a fraud/],
    pictures: [
      `mirror 66 92 72
sad man standing 66 84 52 shadow
businesswoman standing 28 92 60`,
      `wolf 62 88 50 shadow
sheep 36 92 40
question mark 34 40 18`,
    ],
  },
  {
    id: 'fear-of-failure',
    calls: [
      /fear of (?:failure|failing|change|success|heights|the unknown)|afraid (?:of|to) fail\w*|failure/,
    ],
    pictures: [
      `#cliffs 50 72 100
sad woman standing 16 72 44
flag 86 72 36
question mark 50 40 22`,
      `sad man standing 26 92 50
monster 68 92 66 shadow`,
    ],
  },
  {
    id: 'perfectionism',
    calls: [/perfectioni\w+|attention to detail|perfect(?:ing)? every detail/],
    pictures: [
      `magnifying glass 60 72 56
gold star 52 46 20
crumpled paper 18 92 14
crumpled paper 36 92 12
crumpled paper 86 92 14`,
    ],
  },
  {
    id: 'confidence',
    calls: [
      /self[ -]?(?:confiden\w+|esteem|worth|belief|love)|\bconfidence\b|believ\w+ in (?:yourself|herself|himself)/,
    ],
    pictures: [
      `cheerful woman standing 28 92 54
superhero woman standing 68 92 74 shadow`,
      `cat 22 92 26
mirror 70 92 72
lion 71 80 34`,
    ],
  },
  {
    id: 'ambition',
    calls: [/ambition|ambitious|reach(?:ing)? for the stars|dream big|aspirations?/],
    pictures: [
      `#stairs 46 92 56 5
woman running 56 50 32
gold star 84 30 24`,
    ],
  },
  {
    id: 'change',
    calls: [
      /change management|organi[sz]ational change|embrac\w+ change|\btransformation\b|personal change|adapt\w+ to change/,
    ],
    pictures: [
      `caterpillar 22 88 18
#dash 34 70 60 54 -10
butterfly 74 66 44`,
    ],
  },
  {
    id: 'trust',
    calls: [/\btrust\b|build\w* trust|reliab\w+|loyalty(?! card)|mutual respect/],
    pictures: [
      `handshake 50 66 44
shield 50 36 26`,
      `handshake 50 84 50
heart 50 38 26`,
    ],
  },
  {
    id: 'customer-loyalty',
    calls: [/(?:customer|client|brand) (?:loyalty|retention|satisfaction|love)|loyal customers?/],
    pictures: [
      `#magnet 26 74 42
heart 58 46 18
woman standing 76 92 48 mirror`,
      `shopping bag 46 92 56
heart 46 70 24
gold star 80 44 18
gold star 88 66 14`,
    ],
  },
  {
    id: 'bullying',
    calls: [/\bbull(?:y|ying|ied)\b|mobbing|harass\w+|exclusion/],
    pictures: [
      `sad boy sitting 28 92 34
megaphone 72 62 34 mirror
#storm 32 36 24`,
      `sad girl standing 74 92 46
boy pointing 20 92 52
girl pointing 38 92 50`,
    ],
  },
  {
    id: 'grief',
    calls: [/\bgrief\b|griev\w+|mourn\w+|\bloss of\b|heartbreak/],
    pictures: [
      `sad woman sitting in an armchair 28 94 56
empty chair 72 94 48
rose 72 62 20
candle 92 94 26
#storm 30 26 26`,
      `sad man hugging his knees 30 94 46
broken heart 72 76 50
candle 92 94 26`,
    ],
  },
  {
    id: 'corruption',
    calls: [/corrupt\w*|brib\w+|under the table|dirty money/],
    pictures: [
      `handshake 50 58 36
money bag 50 92 34`,
      `scale 42 90 60
money bag 78 92 30`,
    ],
  },
  {
    id: 'deadline',
    calls: [/\bdeadlines?\b|running out of time|time pressure|race against time|last minute/],
    pictures: [
      `alarm clock 70 66 52
man running 24 92 50 mirror`,
      `hourglass 62 92 66
worried businesswoman running 24 92 46 mirror`,
    ],
  },
  {
    id: 'creativity',
    calls: [
      /\bcreativity\b|creative (?:thinking|mind|process|ideas?|block)|imagination\b(?! park)|\binspiration\b/,
    ],
    pictures: [
      `head profile 46 92 58
light bulb 42 46 30
paint palette 78 46 22
pencil 82 80 26`,
      `light bulb 50 82 62
paintbrush 18 76 36 tilt -20
pencil 84 76 36 tilt 20`,
    ],
  },
  {
    id: 'productivity',
    calls: [/productiv\w+|efficien\w+|get(?:ting)? things done|time blocking/],
    pictures: [
      `checklist 36 90 66
rocket 74 70 48 tilt 24`,
      `gear 34 78 44
gear 62 60 32
#rise 74 84 34`,
    ],
  },
  {
    id: 'building-bridges',
    calls: [
      [/team ?work|together|team|people/, /build\w* a bridge|building bridges/],
      /(?:two |three |\w+ )?(?:people|teams?|men|women|children|hands|groups?) build\w* (?:a |the )?bridge (?:from|on|at) (?:the )?(?:opposite|both|either|two) (?:sides?|ends?)(?: of (?:a |the )?\w+)?/,
    ],
    pictures: [
      `#cliffs 50 72 100
#bridge-pieces 50 72 48
man pushing 17 72 42
woman pushing 83 72 40 mirror`,
    ],
  },
  {
    id: 'on-top',
    calls: [/(?:on|at|to|reach\w*) (?:the )?(?:top|summit|peak) of (?:a |the )?(?:mountain|hill)/],
    pictures: [
      `#peak 50 90 62
flag 57 30 26
cheering man 46 31 28`,
    ],
  },
];

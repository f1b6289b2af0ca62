import type { IdeaEntry } from './idea';

/** Figures of speech and clichés of editors, drawn as what they say. */
export const SAYINGS: readonly IdeaEntry[] = [
  {
    id: 'bigger-bowl',
    calls: [
      /(?:gold ?)?fish(?:es)? (?:[\w-]+ ){0,3}(?:jump|leap|hop)\w* (?:[\w-]+ ){0,8}(?:bowls?|tanks?|aquariums?|glass(?:es)?)\b(?:,? (?:[\w-]+ ){0,3}(?:bowl|tank|aquarium))?|out of (?:your |the |my )?comfort zone|leav\w+ (?:your |the |my )?comfort zone/,
    ],
    pictures: [
      `#fishbowl 24 92 34
#fishbowl 72 92 58
#splash 26 62 20
#dash 30 56 54 24 -6
#goldfish 48 24 26 -6`,
    ],
  },
  {
    id: 'human-and-machine',
    calls: [
      /(?:robot(?:ic)?|machine|ai|android|cyborg)(?:'s)? (?:hand|finger|arm)s? (?:and|with|meeting|touching|reaching|shaking|meets|touches)[\w ,'-]{0,40}(?:human|person|man|woman|child)(?:'s)? (?:hand|finger|arm)s?(?: (?:touching|meeting|reaching)(?: (?:fingers|fingertips|each other|out))?)?|(?:human|person|child|man|woman)(?:'s)? (?:hand|finger)s? (?:and|with|meeting|touching|reaching|meets|touches)[\w ,'-]{0,40}(?:robot(?:ic)?|machine|ai|android)(?:'s)? (?:hand|finger|arm)s?(?: (?:touching|meeting|reaching)(?: (?:fingers|fingertips|each other|out))?)?|creation of adam/,
    ],
    pictures: ['#meeting-hands 50 52 42 1 0'],
  },
  {
    id: 'around-the-world',
    calls: [
      /(?:remote|global|distributed|international|worldwide) (?:team|workforce|company|business)\w*|(?:different |several |across )time ?zones|(?:faces|people|portraits|avatars) (?:on|across|all over) (?:a |the )?(?:world )?map(?: with clocks)?|(?:people|team|colleagues|friends|employees) (?:from )?(?:all )?(?:over|around|across) the (?:world|globe)/,
    ],
    pictures: [
      `#world-map 50 92 108
smiling woman 22 44 26 framed
smiling man 76 40 26 framed mirror
smiling bearded man 34 86 26 framed
smiling woman with glasses 84 80 26 framed mirror
clock 50 30 13
clock 57 82 13`,
      `#world-map 50 92 108
smiling man 20 42 27 framed
smiling woman 54 36 27 framed
smiling woman with glasses 82 52 27 framed mirror
smiling man 38 88 27 framed mirror`,
    ],
  },
  {
    id: 'wolf-in-disguise',
    calls: [
      /wolf (?:in|wearing|dressed (?:in|as)) (?:a )?(?:sheep'?s?|sheepskin)(?: (?:clothing|costume|skin))?/,
    ],
    pictures: [
      `sheep 18 80 34
sheep 84 78 32 mirror
wolf 50 92 52
#fleece 46 66 50`,
    ],
  },
  {
    id: 'earth-with-a-fever',
    calls: [
      /(?:sick |ill |sad )?(?:globe|earth|planet|world) (?:with|has|having) (?:an? )?(?:fever|thermometer|cold)(?: in (?:its|the) mouth)?|(?:sick|feverish|ill) (?:earth|planet|globe|world)(?: with (?:an? )?thermometer(?: in (?:its|the) mouth)?)?/,
    ],
    pictures: ['#sick-earth 50 92 84'],
  },
  {
    id: 'black-sheep',
    calls: [/black sheep/],
    pictures: [
      `white sheep 20 78 34
white sheep 82 76 32 mirror
black sheep 50 93 52`,
    ],
  },
  {
    id: 'carrot-on-a-stick',
    calls: [
      /carrot (?:is )?(?:dangl|hang|swing)\w* (?:on a (?:string|stick) )?(?:in front of|before|ahead of) (?:an? |the )?(?:(?:running|walking|tired|stubborn|small) )?[a-z]+/,
      /carrot (?:on|and|hanging from|dangling from|dangling on) (?:a |the )?sticks?|chasing (?:a |the )?carrot/,
    ],
    pictures: [
      `businessman running 38 93 58
#carrot-stick 80 34 42
carrot 80 66 20`,
      `donkey walking 38 93 50
#carrot-stick 88 30 58
carrot 88 67 20`,
    ],
  },
  {
    id: 'ticking-bomb',
    calls: [/(?:ticking )?time bomb|ticking bomb|bomb with a clock/],
    pictures: ['#time-bomb 50 90 74'],
  },
  {
    id: 'square-peg',
    calls: [/square peg(?: (?:in|into|and) (?:a |the )?round hole)?/],
    pictures: ['#square-peg 50 84 70'],
  },
  {
    id: 'weight-of-the-world',
    calls: [
      /weight of the world(?: on (?:his|her|your|their|the) shoulders?)?|carry\w* the (?:whole )?world(?: on (?:his|her|the|their) (?:back|shoulders?))?/,
    ],
    pictures: [
      `tired man walking 50 94 56
earth globe 47 50 44`,
    ],
  },
  {
    id: 'head-in-the-sand',
    calls: [/head (?:stuck |buried )?in the sand|bury\w* (?:your |his |her |their )?head/],
    pictures: [
      `ostrich pecking 42 88 62
#sand 50 88 100`,
    ],
  },
  {
    id: 'light-at-the-end',
    calls: [/light at the end of (?:the |a )?tunnel/],
    pictures: [
      `#tunnel 50 92 84
man walking 50 90 26`,
    ],
  },
  {
    id: 'needle-in-a-haystack',
    calls: [/needle in (?:a |the )?haystack/],
    pictures: [
      `haystack 52 92 62
#lens-back 40 84 60
#needle 38 49 30
#lens-front 40 84 60`,
    ],
  },
  {
    id: 'planting-money',
    calls: [
      /\b(?:coins?|money|investments?|savings)\b[\w ,'-]{0,60}(?:watered by|being watered|and (?:a )?(?:\w+ )?watering)(?: (?:a |an |the )?\w+)?|(?:water|grow)ing (?:a |your |the |his |her )?(?:money|coins?|investments?)(?: (?:plant|tree|growing from coins))?/,
    ],
    pictures: [
      `coins 64 92 22
potted plant 64 80 46
businesswoman holding a watering can 22 94 58`,
    ],
  },
  {
    id: 'house-of-cards',
    calls: [/house of cards|tower of (?:playing )?cards/],
    pictures: ['#card-house 50 92 74'],
  },
];

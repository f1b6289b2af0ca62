import type { IdeaEntry } from './idea';

/** Ideas of time, money and getting on. */
export const WORK: readonly IdeaEntry[] = [
  {
    id: 'time-is-money',
    calls: [/time (?:is|equals|=) money/],
    pictures: [
      `scale 50 90 66
clock 25 63 20
money bag 75 63 22`,
      `hourglass 44 90 62
coins 76 90 26
coins 14 90 16
single coin 84 50 13 tilt 12`,
      `clock 50 66 46
coins 28 90 30
coins 51 90 20
coins 74 90 38`,
    ],
  },
  {
    id: 'time-flies',
    calls: [/time (?:flies|is flying|flew)|passing of time|time passes/],
    pictures: [
      `#wing 30 42 56 -1
#wing 70 42 56 1
alarm clock 50 70 46
cloud 14 78 12
cloud 86 86 14`,
      `#wing 38 44 54 -1
#wing 62 44 54 1
hourglass 50 78 54
cloud 14 84 14
cloud 88 34 12`,
    ],
  },
  {
    id: 'time-management',
    calls: [
      /time management|managing (?:your|my|our) time|productivity|deadlines?\b|race against (?:time|the clock)/,
    ],
    pictures: [
      `#disc 50 44 66
clock 50 80 62
man running 16 90 46
calendar 86 90 30`,
      `alarm clock 30 90 56
calendar 70 90 42
check mark 84 44 16`,
    ],
  },
  {
    id: 'growth',
    calls: [/growing (?:your |a |our )?(?:business|company|wealth)/],
    pictures: [
      `#bars 50 90 40 4 0.3
sprout 19 78 14
sprout 40 67 19
sprout 61 56 24
potted plant 82 45 36`,
      `#bars 50 90 52 5 0.28
#rise 50 42 70 46
businesswoman 16 78 36`,
    ],
  },
  {
    id: 'career',
    calls: [
      /(?:career|corporate|success) ladder|ladder (?:to|of) success|climb\w* (?:up )?(?:the )?(?:career|corporate|success)/,
      /career (?:growth|path|advancement|development)|getting (?:a )?promot\w+|job promotion/,
    ],
    pictures: [
      `cloud 74 34 22
cloud 96 26 16
ladder 46 92 84
businessman climbing 44 66 40
flag 78 22 20`,
      `#stairs 50 90 56 5
flag 90 34 26
businesswoman walking 50 56 36`,
      `#peak 56 90 74
flag 56 17 20
hiker with a backpack 20 90 30`,
    ],
  },
  {
    id: 'goal',
    calls: [
      /(?:reach|achiev|set|chas|hit)\w* (?:your |the |a |my |our )?(?:goals?|targets?|dreams?)|goal setting|(?:on|hitting the) target\b|milestone/,
    ],
    pictures: [
      `#peak 50 90 74
flag 50 17 22
hiker climbing 26 72 28`,
      `target 58 90 66
#dart 59 56 40
man pointing 14 90 46`,
      `#stairs 48 90 48 4
trophy 85 42 30
woman running 38 66 34`,
    ],
  },
  {
    id: 'success',
    calls: [/\bsuccess(?:ful)?\b|(?:road|path|journey|steps|key) to success/],
    pictures: [
      `#peak 50 90 62
flag 56 30 24
cheering woman 47 31 26`,
      `#stairs 48 90 48 4
trophy 85 42 30
woman running 44 66 34`,
    ],
  },
  {
    id: 'leadership',
    calls: [/\bleader(?:ship)?\b|leading (?:a|the|by)/],
    pictures: [
      `#dash 16 88 60 52 -6
paper plane 74 48 36
paper plane 18 64 17
paper plane 36 84 17
paper plane 60 88 17`,
      `businesswoman holding a flag 68 90 62
man walking 42 90 46
woman walking 25 90 44
man walking 9 90 46`,
      `#peak 60 90 66
woman holding a flag 60 27 30
hiker climbing 40 58 22
hiker climbing 24 79 22`,
    ],
  },
  {
    id: 'innovation',
    calls: [
      /new ideas?|bright idea|big idea|idea generation|creative thinking|creativ\w+|innovat\w+|brainstorm\w*/,
    ],
    pictures: [
      `flower pot 50 92 30
#stem 50 66 16
lightbulb 50 52 42
leaf 38 64 13 tilt -40
leaf 62 62 13 tilt 40
#rays 50 30 34`,
      `#rays 50 38 44
lightbulb 50 80 68
gear 20 88 22
gear 82 88 28`,
      `head profile 46 92 66
#rays 42 30 26
lightbulb 42 52 34`,
      `#flame 34 80 22
rocket 34 66 46 tilt 20
lightbulb 76 54 34
cloud 20 90 14
cloud 62 92 16`,
    ],
  },
  {
    id: 'outside-the-box',
    calls: [/think\w* out(?:side)?(?: of)? (?:of )?(?:the|a) box|out of the box|outside the box/],
    pictures: [
      `open box 50 92 40
#rays 50 28 32
lightbulb 50 56 44`,
      `open box 62 92 42
woman jumping 28 66 46
lightbulb 62 54 26
#rays 62 41 24`,
    ],
  },
  {
    id: 'teamwork',
    calls: [/team ?work|working together|team ?building|collaborat\w+|team puzzle|together we/],
    pictures: [
      `#puzzle 50 50 64
hand 50 104 30`,
      `#puzzle 50 44 48
man pointing 16 92 52
woman pointing 84 92 50 mirror`,
      `gear 50 60 40
gear 76 48 26
gear 25 46 28
man pushing 16 92 38
woman pushing 84 92 36 mirror`,
    ],
  },
  {
    id: 'bridging-the-gap',
    calls: [/bridg\w+ (?:the |a )?(?:\w+ )?gap|bridge between|closing the gap|gap between/],
    pictures: [
      `#cliffs 50 72 100
#plank 50 72 48
woman walking 18 72 42
man walking 84 72 44 mirror`,
      `#cliffs 50 72 100
#bridge-pieces 50 70 44
man walking 16 72 44
woman walking 84 72 42 mirror`,
    ],
  },
  {
    id: 'work-life-balance',
    calls: [
      /work[ -/]+life balance|balanc\w+ (?:work|career) (?:and|with|&) (?:\w+ )?(?:life|family)|life and work/,
    ],
    pictures: [
      `scale 50 90 72
briefcase 25 61 16
house 75 61 22`,
      `#pivot 50 90 16
#beam 50 72 84 -5
laptop 22 71 17 tilt -5
teddy bear 80 66 22`,
      `woman meditating 50 84 48
laptop 16 56 16
briefcase 24 28 15
house 82 56 22
heart 76 28 15`,
    ],
  },
  {
    id: 'finance',
    calls: [
      /invest(?:ing|ments?|ors?)?\b|personal finance|financial (?:planning|literacy|education)|wealth|passive income|stock market|compound interest/,
    ],
    pictures: [
      `coins 16 90 14
coins 38 90 24
coins 60 90 36
coins 82 90 48
sprout 16 76 14
sprout 38 66 16
sprout 60 54 18
potted plant 82 42 26`,
      `piggy bank 42 90 46
single coin 40 38 14
coins 80 90 34
sprout 80 56 20`,
      `#bars 50 90 50 5 0.28
#rise 50 40 72 44
piggy bank 16 90 26`,
    ],
  },
  {
    id: 'saving',
    calls: [/sav\w+ (?:up )?(?:money|for)|savings|retirement|pension|nest egg/],
    pictures: [
      `piggy bank 44 90 54
single coin 42 31 13
coins 82 90 34
coins 12 90 18`,
      `grandmother 20 90 56
grandfather 36 90 58
piggy bank 72 90 42
single coin 70 42 12
coins 92 90 16`,
      `jar 40 90 52
coins 40 87 22
sprout 40 50 20
coins 74 90 30
coins 90 90 18`,
    ],
  },
  {
    id: 'expenses',
    calls: [/budget\w*|cutting costs|cost of living|household costs|paying bills/],
    pictures: [
      `receipt 34 90 66
calculator 68 90 46
coins 88 90 20
coins 12 90 14`,
      `wallet 34 90 34
receipt 66 90 56
coins 88 90 22
pencil 50 40 30 tilt 40`,
    ],
  },
  {
    id: 'inflation',
    calls: [
      /inflation|rising (?:prices|costs)|price increase|prices (?:are )?(?:rise|rising|going up)/,
    ],
    pictures: [
      `shopping cart 34 90 46
#bars 72 90 50 3 0.3
#rise 70 40 50 40`,
    ],
  },
  {
    id: 'risk',
    calls: [/\brisk(?:s|y)?\b|risk management|uncertainty|walking (?:a )?tightrope|tightrope/],
    pictures: [
      `#cliffs 50 72 100
#rope 50 72 48
businessman walking 50 72 44
#pole 50 52 44`,
    ],
  },
  {
    id: 'financial-freedom',
    calls: [/financial (?:freedom|independence)|debt[ -]free|early retirement/],
    pictures: [
      `open birdcage 26 90 52
bird flying 56 36 18
coins 74 90 32
bird flying 82 24 13`,
      `#peak 54 90 66
flag 54 24 22
money bag 18 90 26
coins 88 90 20`,
    ],
  },
];

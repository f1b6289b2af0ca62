import { type Rewording, reworded } from './reworded';

/** Plain verbs with what they are done to, whose picture is another deed that the tables know. English only. */

const OWN = '(?:an?|the|his|her|their|its|some|two|three)';
/** What somebody steps off, falls from or is thrown by. */
const MOUNTS =
  '(?:bike|bicycle|horse|pony|ladder|chair|skateboard|scooter|camel|donkey|swing|stool|sled|roof|tree|wall|bed)';
const BAGS = '(?:[a-z]+ )?(?:handbag|bag|purse|backpack|rucksack|suitcase)';
const SEEN_BY_ALL =
  '(?:couple|friends|guests|people|women|men|family|colleagues|neighbou?rs|sisters|brothers)';
/** Who pulls somebody along on something. */
const DRAWN = '(?:skateboard|sled|sledge|cart|wagon|scooter|raft|sleigh|trolley)';

/** Who runs after somebody. */
const CHASERS =
  '(?:policem[ae]n|police officers?|cops?|dogs?|bears?|wol(?:f|ves)|lions?|tigers?|bulls?|ghosts?|monsters?|dragons?|dinosaurs?|zombies?|bees|geese|goose|cats?|crocodiles?|snakes?|giants?|witch(?:es)?|robots?|sharks?|hunters?|t-rex|swarms? of bees)';

const SHORT: readonly Rewording[] = [
  // Who takes off shoes does not fly.
  [
    /\btak(?:es?|ing) off (?=(?:shoes|boots|sneakers|socks|coats?|jackets?|hats?|gloves|masks?|helmets?|belts?)\b)/giu,
    'taking off their ',
  ],
  [/\b(?:is |are )?(?:fall|drift|doz|nodd)(?:ing|es|s) (?:asleep|off to sleep)\b/giu, 'sleeping'],
  [
    /\b(?:wak(?:es|ing)|gets|getting) up(?:,? and (?:stretch(?:es|ing)|yawn(?:s|ing)))?(?! (?:on|from|off|to|and))/giu,
    'stretching in bed',
  ],
  [
    /\b(?:tak(?:es|ing)|mak(?:es|ing)) (?:its|his|her|their) (?:very )?first steps?\b/giu,
    'walking',
  ],
  [
    /\b(?:land|fly)(?:s|ing) (?=(?:an?|the|his|her) (?:[a-z]+ )?(?:plane|airplane|aeroplane|jet|helicopter|seaplane)\b)/giu,
    'flying ',
  ],
  // A cradle is rocked by the hand on it.
  [
    /\brock(?:s|ing) (an?|the|his|her|their) (?:(?:baby|wooden|little)(?:'s)? )?(cradle|crib)\b/giu,
    'touching $1 $2 with a baby in it',
  ],
  [
    /\b(mop|sweep|scrubb?|vacuum|wip|wash|polish|clean)(e?s|ing) (?:the|an?|his|her|their) (kitchen|bathroom|hospital|school|office|gym|restaurant|living room|classroom) floor\b/giu,
    '$1$2 the floor in the $3',
  ],
  [
    /\b(?:giv|deliver|mak)(?:es|s|ing) (?:an? |the |his |her )?(?:[a-z]+ )?(?:speech|address)(?=$|[,.;]| (?:to|at|in|on|before|from|about)\b)/giu,
    'speaking at a lectern',
  ],
  // Who is under arrest is led away.
  [
    /\b(?:arrest|handcuff|apprehend|detain)(?:s|ing) (an?|the|two|his|her) ((?:[a-z]+ )?(?:thief|burglar|robber|criminal|man|woman|suspect|pirate|clown|prisoner|bandit|driver|boy|teenager))\b/giu,
    'leading $1 $2 in handcuffs',
  ],
  [
    /\b(?:load|unload)(?:s|ing) ((?:an?|the|his|her|some|heavy|two)? ?(?:boxes|box|furniture|crates?|suitcases?|luggage|bags|groceries|parcels|packages|a sofa)) (?:in|into|onto|on|from|out of) (an?|the|his|her|their) ((?:[a-z]+ )?(?:van|truck|lorry|car|pickup))\b/giu,
    'carrying $1 beside $2 $3',
  ],
  [
    /\bhang(s|ing) (?:up )?((?:an?|the|his|her|their) (?:[a-z]+ ){0,2}[a-z]+) (?:up )?on (?:an?|the) (?:hook|peg|coat hook)\b/giu,
    'hang$1 $2 on a coat rack',
  ],
  [new RegExp(`\\b(${SEEN_BY_ALL}) toast (?=with|to|over|their|each|at)`, 'giu'), '$1 toasting '],
  [
    /\btoasting with (?:some )?(wine|champagne|beer) (?:glasses|flutes|mugs)\b/giu,
    'toasting with $1',
  ],
  [
    /\b(?:draw|scribbl|doodl)(?:s|es|ing) on (an?|the|his|her) ((?:[a-z]+ )?wall)s?(?: with (?:an? |some )?(?:[a-z]+ )?(?:crayons?|pencils?|markers?|chalk))?/giu,
    'drawing on $1 $2 with a crayon',
  ],
  // What was drawn and is shown to somebody is a sheet of paper, and no kind of picture.
  [
    /\b(hold|show|giv|hand|present|shar|lift|wav|carr|clutch)(ing|es|s|ies|y|ying)( up| over| out)? (?:an?|the|his|her|their|its) (?:[a-z]+ )?(?:drawing|picture|sketch)(?=$|[,.;]| (?:to|in|at|on the beach|with pride|proudly|while|and)\b)/giu,
    '$1$2$3 a paper drawing',
  ],
  [
    /\b(show|giv|hand|pass|hold|look)(ing|es|s)( up| over| out| at)? ((?:(?:his|her|their|the|a|an) (?:[a-z]+ )??[a-z]+ )?)(?:an?|the|his|her|their|some|old) (?:[a-z]+ )?photo(?:graph)?s?(?=$|[,.;]| (?:to|in|at|with|while|and)\b)/giu,
    '$1$2$3 $4a photo print',
  ],
  [
    /\b(?:pitch|sett?|putt?|erect)(?:es|s|ing)(?: up)? (an?|the|his|her|their) ((?:[a-z]+ )?tent)(?: up)?\b/giu,
    'kneeling with a hammer beside $1 $2',
  ],
  [
    /\b(?:let(?:s|ting)? go of|releas(?:es|ing)) (an?|the|his|her|their) ((?:[a-z]+ )?(?:kite|balloon|lantern|paper lantern))\b/giu,
    'raising both arms under $1 $2 in the sky',
  ],
  [
    /\b(?:lead|conduct|direct)(s|ing) (?:an?|the|his|her) (?:[a-z]+ )?orchestra\b/giu,
    'conduct$1 three violinists',
  ],
  [
    /\b(?:draw|pump|fetch|gett?)(s|ing) (?:some )?water from (an?|the)( [a-z]+)? well\b/giu,
    'pulling a bucket from $2$3 well',
  ],
  // Who runs from somebody is chased; a dog's kids would be its young.
  [/\bkids (?=(?:(?:are )?running|run|flee|race|sprint) (?:away )?from\b)/giu, 'children '],
  [
    new RegExp(
      `(^|[.,:;] |\\bof )((?:(?:an?|the|two|three|four|some|several) )?(?:[a-z]+ )?[a-z]+) (?:is |are )?(?:runs?|running|flees?|fleeing|escapes?|escaping|races?|racing|sprints?|sprinting)(?: away)? from ((?:an?|the|two|three|some|their|his|her) (?:[a-z]+ )?${CHASERS})(?=$|[.,;]| (?:in|on|through|across|down|along|at)\\b)`,
      'giu',
    ),
    '$1$3 chasing $2',
  ],
  [
    new RegExp(
      `\\b(?:search|rummag|root|look|digg?|reach)(?:es|s|ing) (?:around )?(?:in|through|inside|into) (her|his|their|an?|the) (${BAGS})\\b`,
      'giu',
    ),
    'opening $1 $2',
  ],
  [
    /\b(?:clos|fold|furl)(?:es|s|ing)(?: up)? (an?|the|his|her) (?:[a-z]+ )?umbrella\b/giu,
    'holding a closed umbrella',
  ],
  [
    /\b(?:escap|climb|clamber|scrambl|gett|jump)(?:es|s|ing) over (an?|the) ((?:[a-z]+ )?wall)\b/giu,
    'climbing over $1 $2',
  ],
  [
    /\b(?:tast|sipp?|try|tri)(?:es|s|ing) (?:some |the |an? |his |her )?((?:[a-z]+ )?(?:soup|stew|sauce|broth)) (?:from|with|off) (?:an?|the|his|her) (?:[a-z]+ )?(spoon|ladle)\b/giu,
    'eating $1 with a spoon',
  ],
  [/\bplay(s|ing)?(?: music)? in an? (?:[a-z]+ )?band\b/giu, 'playing guitars and drums'],
  [
    /\b(?:an?|the) (?:winning |victorious )?((?:football|soccer|basketball|hockey|volleyball|rugby|baseball) )?team (celebrat|cheer|danc|jump|laugh|hugg?)(?:es|s|ing)\b/giu,
    'five $1players $2ing',
  ],
  [
    /\bjoust(?:ing|s)?(?: on (?:horseback|horses|their horses))?\b(?! (?:arena|tournament|lance|poster))/giu,
    'on horses holding lances',
  ],
  // Whoever is pulled along on something is on it, and not who pulls.
  [
    new RegExp(
      `\\b(pull|push|tow|dragg?)(ing|s) (an?|the|his|her|two|their) ((?:[a-z]+ ){0,2}(?:boy|girl|child|baby|man|woman|kid|children|kids|toddler|friend|sister|brother|son|daughter|cat|dog|puppy|kitten|mouse|bear|fox|penguin|rabbit|santa))s? (?:on|in) (an?|the|his|her|their) ((?:[a-z]+ )?${DRAWN})\\b`,
      'giu',
    ),
    '$1$2 $5 $6 with $3 $4 on it',
  ],
  [
    /\bsell(s|ing) ice[- ]creams?\b(?! (?:at|from|in))/giu,
    'holding an ice cream beside an ice cream van',
  ],
  [
    /\bpay(?:s|ing) (the|an?|his|her) (?=(?:[a-z]+ )?(?:cashier|waiter|waitress|seller|vendor|clerk|barber|taxi driver|shopkeeper|driver|baker|merchant)\b)/giu,
    'giving money to $1 ',
  ],
  [
    /\b(?:steal|pinch|snatch|grabb?)(?:s|ing) (an?|some|the) ((?:[a-z]+ )?[a-z]+) from (an?|the) ((?:[a-z]+ )?(?:stall|market stall|stand))\b/giu,
    'holding $1 $2 beside $3 $4',
  ],
  [/\bmarch(es|ing)? in (?:an?|the) (?:[a-z]+ )?parade\b/giu, 'march$1 on a street'],
  [
    new RegExp(
      `\\b(?:fall|tumbl)(?:s|es|ing|ling) (?:off|from) (?:of )?(${OWN}) (${MOUNTS})\\b`,
      'giu',
    ),
    'falling beside $1 $2',
  ],
  [
    /\blean(?:s|ing) (?:heavily )?on (an?|the|his|her) ((?:[a-z]+ )?(?:walking stick|cane|stick|crutch|staff|walker))\b/giu,
    'holding $1 $2',
  ],
  [
    /\b(?:mix|combin|pour)(?:es|s|ing) (?:some |the |strange |colou?rful )*(?:chemicals|liquids|reagents)\b/giu,
    'experimenting',
  ],
  [
    /\b(?:solv|do|assembl|complet|finish)(?:es|s|ing|e) (?=(?:an?|the|his|her|their) (?:[a-z]+ )?(?:jigsaw(?: puzzle)?|puzzle)\b)/giu,
    'playing with ',
  ],
  [
    /\b(?:hold(?:s|ing) on|cling(?:s|ing)|hang(?:s|ing) on) to (an?|the) ((?:[a-z]+ )?(?:lamp ?post|street ?light|tree|pole|post|tree trunk|mast|signpost|rail(?:ing)?))\b/giu,
    'hugging $1 $2',
  ],
  [
    /\b(?:parachut|skydiv)(?:es|ing)\b(?: (?:from|out of|off) (?:an?|the) (?:[a-z]+ )?(?:plane|airplane|helicopter|cliff|tower))?/giu,
    'flying with a paraglider in the sky',
  ],
  [
    /\b(?:burst|pop)(?:s|p?ing) (an?|the|his|her|some) ((?:[a-z]+ )?balloons?)\b/giu,
    'poking $1 $2',
  ],
  [
    /(?<=\bdjs?\b.{0,20})\bspin(?:s|ning) (?:some |the |his |her )?(?:records?|vinyl|tracks|tunes|music)\b/giu,
    'mixing music',
  ],
  [
    /\b(?:shin|point|aim)(?:es|s|ing) (an?|his|her|the|their) ((?:flash|head)light|torch|lantern)\b/giu,
    'holding $1 $2',
  ],
  [
    /\b(?:point|aim)(?:s|ing) (?:an?|his|her|the|their) (?:[a-z]+ )?camera at\b/giu,
    'photographing',
  ],
  [
    /\b(?:break|smash|shatter)(?:s|es|ing) (?:an?|the|his|her) window with (an?|the|his|her) ((?:[a-z]+ )?ball|football|baseball|soccer ball)\b/giu,
    'kicking $1 $2 at a broken window',
  ],
  [
    /\b(?:watch(?:es|ing)?) (?:the )?(?:tv|television)(?=$|[,.;])/giu,
    'sitting on a sofa in front of a television',
  ],
  [
    /\bput(?:s|ting) (?:an?|the) (?:[a-z]+ )?star on (?:top of |the top of )?(?:an?|the|their|his|her) (?:[a-z]+ )?tree\b/giu,
    'decorating a Christmas tree',
  ],
  [
    /\bdraw(?:s|ing) (an?|the|his|her|their) ((?:[a-z]+ )?(?:swords?|blade|sab(?:er|re)|katana|dagger|pistol|rapier))(?=$|[,.;]| (?:and|in|at|from|against|before|while)\b)/giu,
    'raising $1 $2',
  ],
  [
    /\b(?:bend|kneel|stoop|crouch|lean)(?:s|ing) (?:down )?to (?:tie|lace|fasten) (?:up )?(her|his|their) (shoes?|shoe ?laces?|laces|sneakers?|boots?)\b/giu,
    'crouching',
  ],
  [
    /\bpick(?:s|ing) (an?|the) ((?:[a-z]+ )?(?:flower|rose|daisy|tulip|sunflower|dandelion|poppy|wildflower))(?=$|[,.;]| (?:for|in|from|on|by|to)\b)/giu,
    'kneeling and reaching for $1 $2',
  ],
  [
    /\b(pump|inflat)(s|es|ing)(?: up)? (an?|the|his|her) ((?:[a-z]+ )?(?:tire|tyre))(?: up)?(?=$|[,.;]| (?:in|at|on|by|beside)\b)/giu,
    'pumping up $3 $4 with a bicycle pump',
  ],
  [/\bserv(?:es|ing) (?:an?|the) volleyball\b/giu, 'playing volleyball'],
  [/\bserv(?:es|ing) (?:an?|the) tennis ball\b/giu, 'playing tennis'],
  [/\bdribbl(?:es|ing) (?:an?|the|his|her) basketball\b/giu, 'playing basketball'],
  [
    /\b(figure skaters?) (?:spin|twirl|pirouett|glid|jump)(?:s|es|n?ing)?\b/giu,
    '$1 skating on an ice rink',
  ],
  [/(?<=\bninjas? )throw(s|ing) (?:an? )?stars?\b/giu, 'throw$1 a throwing star'],
  [
    /\b(?:do|does|doing) (?:some |his |her )?(?:pull|chin)[- ]?ups?\b(?: on a bar)?/giu,
    'hanging from a pull-up bar',
  ],
  [
    /\b(?:wrap|ty|ti|put)(?:s|es|ping|ting|ing) (an?|her|his|the) ((?:[a-z]+ )?(?:scarf|ribbon|shawl)) (?:around|on) (an?|the) ((?:[a-z]+ )?(?:snowman|dog|cat|bear|horse|puppy|statue))\b/giu,
    'touching $3 $4 wearing $1 $2',
  ],
  [
    /\bspray(?:s|ing) (?:some )?(perfume|cologne)(?: on (?:her|his) (?:neck|wrist))?\b/giu,
    'holding $1',
  ],
  [/\b(an?|the) robot vacuums (?=(?:the|an?|his|its|up)\b)/giu, '$1 robot vacuuming '],
  [
    /\b(slid|skat|glid|slipp?)(es|ing|e|s) (?:around )?on (?:the |some )?ice\b/giu,
    '$1$2 on a frozen lake',
  ],
  [
    /\b((?:an?|the) (?:[a-z]+ )?(?:giant|man|woman|boy|girl|child|cat|dog|robot|elephant|monster|dinosaur|soldier|hiker)) steps (over|across|onto|into|out of|off)\b/giu,
    '$1 stepping $2',
  ],
  [
    /\b(?:fill|top)(?:s|ing)(?: up)? (?:an?|the|his|her|their) (?:car|truck|tank|motorcycle|van)(?: up)? with (?:gas|petrol|fuel|gasoline|diesel)\b/giu,
    'refueling a car',
  ],
  [/\bsleeping in (?:the )?class\b/giu, 'sleeping at a desk in a classroom'],
  [
    /\btun(?:es|ing) (an?|the|his|her) (?:[a-z]+ )?(guitar|violin|ukulele|banjo|cello)\b/giu,
    'playing $1 $2',
  ],
  [
    /\b(?:run)(s|ning) down (the|an?) (?=(?:[a-z]+ )?(?:street|road|hill|path|hallway|corridor|beach|alley|lane|mountain)\b)/giu,
    'run$1 along $2 ',
  ],
  [
    /\bsign(s|ing) (?:an?|the) (?:[a-z]+ )?(?:treaty|agreement|petition|declaration|lease|deal)\b/giu,
    'sign$1 a contract',
  ],
  [
    /\b(hit|hits|hitting|dodg(?:es|ing)|jump(?:s|ing)?) (?:over |on |up and down on )?(?:an?|the) trampoline\b/giu,
    'jumping on a trampoline',
  ],
];

/** A text with plain deeds told by what is seen of them. */
export const saidOfVerbs = (text: string): string => reworded(text, SHORT);

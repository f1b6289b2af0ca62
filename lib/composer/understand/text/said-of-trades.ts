import { type Rewording, reworded } from './reworded';

/** What people say of trades and where they work, as the tables know it. English only. */

const OWN = '(?:an?|the|his|her|their)';
const TENDED =
  '(?:fix|repair|mend|check|inspect|examin|tinker|servic|maintain|clean|tun)(?:e|es|s|ing|ed)?(?: with| on| at| up)?|work(?:s|ing)? on|look(?:s|ing)? at';
const VEHICLE =
  '(?:car|truck|pickup|pickup truck|van|jeep|taxi|bus|tractor|lorry|beetle|sedan|sports car|camper)';
const ROADS = '(?:road|street|highway|path|driveway|pass|motorway|lane)';

/** What is done to a part of something, and what parts are that nobody would draw by themselves beside it. */
const MENDED =
  '(?:fix|repair|mend|tighten|oil|chang|adjust|polish|inspect|patch|tun|replac|glu|loosen|grea[sz])(?:e|es|s|ing|ed)?';
const PARTS =
  'chain|wheels?|tires?|tyres?|inner tube|brakes?|pedals?|saddle|handlebars?|strings?|neck|legs?|back|handles?|hinges?|lock|knob|strap|zipper|zip|button|sole|lace|hem|lid|spout|propeller|gears?|axle|bumper|springs?|pipes?|wires?|wiring|cable|plug|lens|pedal|keys|reeds?|valves?';

/** Who has a trade that others help with. */
const TRADER =
  '((?:baker|butcher|cobbler|shoemaker|blacksmith|farmer|miller|fisherman|carpenter|tailor|potter|gardener|magician|wizard|witch|chef|cook|painter|mason|plumber|electrician|mechanic|barber|hairdresser|florist|dentist|surgeon|sculptor|beekeeper|shepherd|winemaker|weaver|jeweler|jeweller|watchmaker|glassblower|printer|innkeeper|lighthouse keeper|woodcutter))';

const SAID: readonly Rewording[] = [
  // Whoever is busy with the engine of a car is at the car.
  [
    new RegExp(
      `\\b(${TENDED}) ${OWN} (?:engine|motor|radiator|battery|carburettor|carburetor|spark plugs?) (?:of|in|inside|on) (?=${OWN} (?:[a-z-]+ ){0,3}${VEHICLE}\\b)`,
      'giu',
    ),
    '$1 ',
  ],
  [
    new RegExp(
      `\\bchang(?:es?|ing) (?:the |some )?(?:oil|engine oil|spark plugs?|battery) (?:of|on|in) (?=${OWN} (?:[a-z-]+ ){0,3}${VEHICLE}\\b)`,
      'giu',
    ),
    'fixing ',
  ],
  [
    new RegExp(
      `\\b(?:bent|bending|leaning|stooped|hunched|working) (?:over|under|into) (?:the )?(?:open |raised )?(?:engine|hood|bonnet) of (?=${OWN} (?:[a-z-]+ ){0,3}${VEHICLE}\\b)`,
      'giu',
    ),
    'fixing ',
  ],
  // Whoever mends a part of something is at what it is of.
  [
    new RegExp(
      `\\b(${MENDED}) ${OWN} (?:[a-z]+ )?(?:${PARTS}) (?:of|on) (?=${OWN} (?:[a-z-]+ ){0,2}[a-z]+)`,
      'giu',
    ),
    '$1 ',
  ],
  // Fish and bottles lie on ice that is no field of snow.
  [
    /\b((?:salmon|fish|tuna|trout|mackerel|sardines?|cod|seafood|shrimps?|prawns?|oysters?|mussels|clams|lobsters?|crabs?|squid|octopus|champagne|bottles?|drinks|cans|beers?|fillets?)(?: (?:displayed|laid out|lying|arranged|resting|chilling|cooling|chilled))?) on (?:the |some |a (?:bed|pile|heap|tray|layer) of )?(?:crushed |shaved )?ice\b(?! (?:rink|skat|hockey|floe|cream|cube))/giu,
    '$1 on crushed ice',
  ],
  // `a cobbler's apprentice`: one person at the trade, and not two.
  [
    new RegExp(`\\b${TRADER}['’]s (?:apprentice|assistant|helper|trainee|boy|son)s?\\b`, 'giu'),
    'young $1',
  ],
  [new RegExp(`\\b${TRADER}['’]s (?:wife|daughter|girl|widow)\\b`, 'giu'), 'female $1'],
  // What is cut into something is cut there, and nobody stands on it.
  [
    /\b(?:chisel|carv|engrav|etch|scratch|cut)(?:l?ing|s|es) (?:(?:an?|the|some|his|her|their|two) )?(?:[a-z]+ )?(?:letters?|words?|names?|initials|inscriptions?|hearts?|numbers?|patterns?|runes|dates?) (?:into|onto|on|in) (?=(?:an?|the|some|his|her) )/giu,
    'sculpting ',
  ],
  // A piece of chess that is moved is no rider in armour.
  [
    /(?<=\bchess\b.{0,90})\b(mov|hold|lift|tak|plac|captur|push|grab)(ing|es|s) (?:an?|the|his|her|their) (?:white |black )?(?:knight|queen|king|bishop|rook|pawn)\b/giu,
    '$1$2 a chess piece',
  ],
  // Whoever is photographed rides, sits or stands there, and not the photographer.
  [
    /\b((?:tak(?:es|ing)|to take) (?:an? |some )?(?:pictures?|photos?|photographs?) of (?:an? |the |two |three |his |her |their )?(?:[a-z]+ ){0,2}[a-z]+) on (?=(?:an?|the) (?:[a-z]+ )?(?:carousel|merry-go-round|horse|pony|camel|elephant|swing|slide|bike|bicycle|bench|stage|sofa|couch|throne|boat|surfboard|trampoline|balcony)\b)/giu,
    '$1 sitting on ',
  ],
  // A chart of letters that hangs there is a thing, and no page.
  [
    /(?<=\b(?:optician|optometrist|doctor|nurse|man|woman|boy|girl|patient|child|eyes?)s?\b.{0,80})\b(an?|the)? ?(?:letter|eye|vision|eye[- ]test|snellen) chart\b/giu,
    'an eye test board',
  ],
  // Mortar is spread where a wall is built, and not on bread.
  [
    /\b(?:spread|slap|lay|appl|smear|trowel)(?:ping|ying|ies|ing|s)? (?:the |some |fresh |wet )*(?:mortar|cement|concrete) (?:on|onto|over|along) (?=(?:an?|the|his|her) (?:[a-z-]+ )?(?:wall|chimney|brick))/giu,
    'building ',
  ],
  // A windshield that is scraped is that of a car.
  [
    /\b(?:scrap|chipp?)(?:ing|es|s) (?:the |his |her |some |thick )?(?:ice |snow |frost )?(?:off |from |of )?(?:an?|the|his|her|their) (?:frozen |frosty |icy |car )?(?:windshield|windscreen)(?: of (?:an?|the|his|her|their) (?:[a-z]+ )?car)?\b/giu,
    'cleaning a car',
  ],
  // Records that spin are at the desk of who mixes them.
  [
    /(?<=\bdjs?\b.{0,60})\bspin(?:ning|s) (?:some |the |old |vinyl )*(?:records|vinyls?|tracks|discs|tunes|music)\b/giu,
    'mixing music',
  ],
  // Rowers are people at the oars, and no machine.
  [
    /\b(?:an? )?(?:rower|rowing) (?:team|crew) of (two|three|four|six|eight)(?: (?:pulling|rowing)(?: hard)?)?\b/giu,
    '$1 people rowing a boat',
  ],
  [
    /\b(two|three|four|six|eight) rowers(?: (?:in|rowing) an? (?:[a-z]+ )?boat| (?:pulling|rowing)(?: hard)?)?\b/giu,
    '$1 people rowing a boat',
  ],
  // Who has a stroller with them pushes it.
  [
    /\b(woman|man|mother|father|mom|dad|lady|nanny|girl|boy|grandmother|grandfather|couple) with (an?|the|her|his|their) ((?:[a-z]+ )?(?:stroller|pram|baby carriage|shopping cart|shopping trolley|wheelbarrow|buggy))\b/giu,
    '$1 pushing $2 $3',
  ],
  // Who has a wheelchair with them sits in it.
  [/\bwheelchair user\b/giu, 'person in a wheelchair'],
  [
    /\b(woman|man|mother|father|lady|girl|boy|teenager|teen|kid|child|student|athlete|player|worker|grandmother|grandfather) (?:with|using) (an?|the|her|his) ((?:electric |sports |racing )?wheelchair)\b(?! (?:next|beside|behind|near))/giu,
    '$1 in $2 $3',
  ],
  // What is grilled is over coals that are in the grill.
  [
    /\b((?:grill|roast|barbecu|cook)(?:ing|es|s) (?:[a-z]+ ){0,2}[a-z]+) (?:over|on) (?:hot |glowing |burning |open )*(?:charcoal|coals|embers)\b/giu,
    '$1 on a grill',
  ],
  // Blows that are traded are no goods, and boxers who trade them are two.
  [
    /\b(?:two )?(boxers|fighters|prizefighters|men|women|kangaroos|boys|girls|robots) (?:trading|exchanging|swapping|trade|exchange|throwing) (?:punches|blows|jabs|hits)(?: (?:at|with) each other)?\b/giu,
    'two $1 punching each other',
  ],
  [/\b(?:trading|exchanging|swapping) (?:punches|blows|jabs|hits)\b/giu, 'punching each other'],
  // Who treats somebody leans over them, and does not float there.
  [
    /\b(dentist|doctor|surgeon|nurse|medic|paramedic|optician|vet)(s?)( in [^,.;]{2,30})? (?:lean|bend)(?:ing|s) over (?=(?:an?|the|his|her) (?:[a-z]+ ){0,2}(?:boy|girl|man|woman|child|kid|patient|lady|soldier|baby|toddler|dog|cat|puppy|kitten|horse|player|cyclist|hiker)\b)/giu,
    '$1$2$3 examining ',
  ],
  // An old truck has a hood and a bed, and draws no container.
  [
    /\b((?:old|rusty|vintage|classic|battered|farm|rusted)(?: (?:old|rusty|red|blue|green|yellow|white|farm|vintage))*) truck\b(?! (?:driver|stop|tire|tyre|wheel))/giu,
    '$1 pickup truck',
  ],
  // Snow is cleared by going along the road under it.
  [
    new RegExp(
      `\\b(snow ?plou?w|plou?w truck|snow blower|gritter|snowcat)(s?) (?:clear|plou?gh|plow|clean)(?:s|ing) (?:the |deep |fresh )*(?:snow )?(?:from |off |on |along |in )?${OWN}? ?((?:[a-z]+ )?${ROADS})\\b`,
      'giu',
    ),
    '$1$2 driving on a snowy $3',
  ],
  // What comes out of an oven on a tray is what is on the tray.
  [
    new RegExp(
      `\\b(?:pull|tak|draw|lift|slid|remov)(?:e|es|s|ing) ${OWN} (?:hot |fresh |steaming |full )?(?:tray|sheet|baking sheet|pan) (?:full )?of (?:(?:[a-z]+ ){0,2}(?:bread|rolls|loaves|buns|croissants|baguettes|bagels|pastries)) (?:out of|from) (?=${OWN} (?:[a-z]+ )?(?:brick|stone|wood|wood-fired|pizza) ?oven\\b)`,
      'giu',
    ),
    'taking bread out of ',
  ],
  // Along a fence is before it, and nothing is on its pickets.
  [
    new RegExp(
      `\\balong (${OWN} (?:[a-z-]+ ){0,2}(?:fence|wall|hedge|railing|building|storefront)s?)\\b`,
      'giu',
    ),
    'in front of $1',
  ],
  // Pipes are under a sink that stands in a cupboard, and whoever is there is seen.
  [
    /\b(plumber|handyman|man|woman|repairman|technician)\b(?=.*\bunder (?:an?|the|his|her) sink\b)(?!.*\b(?:lying|lies|crawling)\b)(.*)\bunder (an?|the|his|her) sink\b/giu,
    '$1$2under $3 kitchen sink',
  ],
  // `with hanging sausages`: they hang over it all.
  [
    /\b(with|and) (?:some |many |two |three )?hanging ((?:[a-z]+ )?(?:sausages|hams|salamis|lanterns|plants|pots|pans|lamps|herbs|garlands|baskets|meats|pots and pans))(?=[,.;]|$| and| in| at)/giu,
    '$1 $2 hanging above',
  ],
  // Fruit is picked from a ladder in its tree.
  [
    /\bpicking (?:ripe |red |green )?((apple|pear|orange|lemon|plum|olive)s)(?: from an? [a-z]+ tree)? (?:on|from|up) a (?:wooden |tall )?ladder\b/giu,
    'on a ladder leaning against an $2 tree picking $1',
  ],
  [
    /\bpicking (?:ripe |red )?cherries(?: from an? [a-z]+ tree)? (?:on|from|up) a (?:wooden |tall )?ladder\b/giu,
    'on a ladder leaning against a cherry tree picking cherries',
  ],
  // Whoever is photographed is under the arch, and not the photographer.
  [
    /\b((?:tak(?:es|ing) (?:an? )?(?:pictures?|photos?|photographs?) of|photograph(?:s|ing)|paint(?:s|ing)|sketch(?:es|ing)|film(?:s|ing)) (?:an?|the) (?:[a-z]+ ){0,2}[a-z]+) (under|beneath|in|on|beside|before|in front of) (?=(?:an?|the) (?:[a-z]+ ){0,2}(?:arch|arbour|arbor|pergola|gazebo|tree|waterfall|bridge|fountain)\b)/giu,
    '$1 standing $2 ',
  ],
  // The cab of a truck is no taxi.
  [
    /\b(truck|lorry|tractor|crane|bus) driver\b(.*)\b(his|her|the|their) (?:cab|cabin)\b/giu,
    '$1 driver$2$3 $1',
  ],
  // What doctors wear, and nobody's washing up.
  [
    /\b(in|wearing) ((?:(?:light|dark|pale) )?(?:blue|green|teal|pink|purple|navy|white|grey|gray|red)) (?:surgical |medical |hospital )?scrubs\b/giu,
    'wearing a $2 shirt',
  ],
  [/\b(?:in|wearing) (?:surgical |medical |hospital )?scrubs\b/giu, 'wearing a teal shirt'],
];

const REQUIRED =
  /scrubs|wheelchair|['’]s\b|\b(?:with|rowers|team|crew|spin\w*|chart|scrap\w*|of|on|over|in|into|onto|chess|punches|blows|jabs|hits|engine|motor|radiator|battery|oil|hood|bonnet|truck|snow ?plou?w|gritter|snowcat|oven|along|sink|hanging|ladder|pictures?|photo\w*|paint\w*|sketch\w*|film\w*|driver|carbur\w+|spark)\b/iu;

export const saidOfTrades = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, SAID) : text;

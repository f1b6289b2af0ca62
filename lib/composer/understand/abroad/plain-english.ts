/** The small words of a gloss as English has them: articles, particles and pronouns that other languages set otherwise. */

/** Not counted, so that English has no article before it. */
const MASS =
  'milk|water|tea|coffee|wine|beer|juice|flour|dough|sand|snow|ice|soup|rice|pasta|spaghetti|bread|butter|cheese|basil|parsley|mint|money|laundry|clothing|clothes|hair|grass|hay|straw|wool|yarn|thread|fabric|cloth|smoke|steam|dust|mud|rain|lightning|fire|light|sunlight|moonlight|fog|mist|wood|sawdust|sugar|salt|pepper|honey|chocolate|sushi|fruit|food|meat|ham|garlic|lavender|ivy|moss|confetti|furniture|luggage|jewelry|music|overalls|jeans|pants|trousers|shorts|pajamas|pyjamas|glasses|sunglasses|scissors|headphones|freckles|sneakers|flip-flops|boots|gloves|paper|paint|soap|foam|ink|gold|silver|stairs';

const AFTER_MASS = String.raw`(?= (?:and|or|from|of|with|in|on|at|under|beside|in front|behind|while|over|into|that|without)\b|[,.]|$)`;

/** What things are taken and come out of. */
const HOLDERS =
  'ovens?|stove|bee ?hive|hive|baskets?|box|boxes|bag|sack|backpack|fridge|refrigerator|bottle|jug|pitcher|drawer|cave|well|hole|pot|cupboard|chest|pocket|hat|lake|river|water|bucket|suitcase|van|truck|car|nest|tent|envelope|jar|tube|can|kettle|teapot|watering can';
/** What somebody small looks out of. */
const HIDES =
  'tea ?cups?|cups?|mugs?|boots?|shoes?|hats?|box|boxes|baskets?|bags?|sacks?|backpacks?|pockets?|pots?|vases?|buckets?|holes?|burrows?|eggs?|shells?|suitcases?|barrels?|pumpkins?|drawers?|jars?';
const TAKES = 'pulling|taking|lifting|pouring|drawing|stealing|fishing|pumping|unloading';
/** Who is somewhere goes on from there. */
const GOES_ON = 'with|for|of|sitting|standing|holding|playing|running|around|wearing|looking';

const FIXES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:the|an?) (?=(?:his|their|her|its|the)\b)/g, ''],
  // A word of two languages is told once.
  [/\b(\p{L}{2,}) \1\b/gu, '$1'],
  [new RegExp(String.raw`\ban? (?=(?:[a-z]+ )?(?:${MASS})${AFTER_MASS})`, 'g'), ''],
  // Young animals follow their own mother.
  [
    /(?<=\b(?:duckling|chick|kitten|puppy|puppies|piglet|lamb|calf|foal|cub|gosling|fawn|baby \w+)s? .{0,40})\b(?:an?|the) (?=(?:mother|father|mum|mom|dad)\b)/g,
    'their ',
  ],
  // `while it rains`, and who is told after the weather
  [/(?:, |\b)(?:while|that|and|with|is)? ?\bin the (rain|snow|fog|wind)(?=[,.]|$)/g, ' in the $1'],
  [
    /^(?:is )?in the (rain|snow),? (?:and )?(?=an? |the |two |three |four |children)/g,
    'in the $1, ',
  ],
  // `little yellow several fish`
  [
    /(?:\ban? )?\b((?:(?!and|with|in|of|while|are|the|a|or)[a-z]+ ){1,2})several (?=[a-z]+\b)/g,
    'several $1',
  ],
  [/\bof of\b/g, 'of'],
  // `giving him an egg`: what is given is told first.
  [
    /\b(giv|offer|serv|hand)ing (him|her|them) (an? (?:[a-z]+ )?[a-z]+)(?=[,.]|$| (?:in|on|at|while|and|with)\b)/g,
    '$1ing $3 to $2',
  ],
  [/\btalking (?:a )?book (?=to |towards )/g, 'reading a book '],
  [/(?:,| and)?(?: the)? ?\blettering (?=")/g, ' with the text '],
  [
    /\bwalking the dog (?:at |with |to )?(?=(?:an?|the|his|her|two|three|four|five|six) )/g,
    'walking ',
  ],
  [/\bhugging (?:at|to|with) (?=(?:an?|the|his|her|its|their) )/g, 'hugging '],
  [/\bhanging (?:at|on) (?=(?:an?|the) (?:[a-z]+ )?branch)/g, 'hanging from '],
  [
    /\b(?:hiding|leaning) (?:out of|in|against|at) (?=(?:an?|the) (?:[a-z]+ )?window\b)/g,
    'looking out of ',
  ],
  [
    /\bwith (?:the |an? )(?:hanging )?tongue(?: of| out)?(?=[,.]|$| [a-z]+ing\b| (?:on|in|at|and)\b)/g,
    'with its tongue out',
  ],
  [/\b(on|in) (his|her|the) laps\b/g, '$1 $2 lap'],
  // `a books`
  [/\ba (?=books\b)/g, 'a stack of '],
  [/\b(look|star|gaz|point)ing at (through|out|over|into|down|up|under|in front)\b/g, '$1ing $2'],
  [/\b(look|star|gaz|point)ing at (?:on|at|in|towards) /g, '$1ing at '],
  [/\b(play)ing music (?=an? |the )/g, '$1ing '],
  [/\bbeside it (?:their|his|he|him|her)\b/g, 'beside them'],
  [/\b(above|behind|under|beside|around|with|on|in front of) (?:he|their|his)(?=[,.]|$)/g, '$1 it'],
  [/\bpulling (?:by|in) (?=an? horse|horses|the horse)/g, 'pulled by '],
  [
    /\btraveling (an?|the) (?=(?:\w+ )?(?:bridge|street|road|river|square|field|desert|stream|crossing)\b)/g,
    'crossing $1 ',
  ],
  [
    new RegExp(
      String.raw`\b(${TAKES}) ([^,.]{1,40}?) (?:made )?(?:of|at|from) (?=(?:an? |the )?(?:[a-z]+ )?(?:${HOLDERS})\b)`,
      'g',
    ),
    '$1 $2 out of ',
  ],
  [/\bout out of\b/g, 'out of'],
  // Who hides and comes out of something looks out of it.
  [
    new RegExp(
      String.raw`\b(?:hiding|looking) out of (?=(?:an? |the |its |his )?(?:[a-z]+ ){0,2}(?:${HIDES})\b)`,
      'g',
    ),
    'peeking out of ',
  ],
  // Whom somebody fights is told first.
  [
    /\b(fighting|battling|wrestling) ((?:in front of|in|on|at|under|beside|near|with) (?:[a-z-]+ ){1,4})against ((?:an?|the) (?:[a-z-]+ )?[a-z-]+)/g,
    '$1 $3 $2',
  ],
  [/\b(full of (?:[a-z]+ ){1,2})and (?:of )?(?:an? )?(?=[a-z]+\b)/g, '$1and '],
  [/\b(look)ing from (?=(?:behind|under|inside|above) )/g, '$1ing from '],
  // A kite is told with its verb, and a bicycle with who cycles.
  [
    /\b(flying a kite|blowing bubbles|brushing teeth) (?:(?:an?|the|some) )?(?:kite|bubbles|teeth|soap bubbles)\b/g,
    '$1',
  ],
  [/\b(flying) a kite (?:an?|the|his|her) (?=(?:\w+ ){1,2}kite\b)/g, '$1 a '],
  [/\bcycling(?! (?:race|tour|team|lane|track|path|event|club))/g, 'riding a bicycle'],
  [
    /\bdriving (?=(?:an?|his|her) (?:[a-z-]+ )?(?:bicycle|bike|scooter|motorcycle|motorbike|horse|sleigh)\b)/g,
    'riding ',
  ],
  // What is framed hangs over what one sits and lies on.
  [
    /\b(picture frame) on (an?|the) (?=(?:\w+ )?(?:sofa|couch|bed|fireplace|armchair|sideboard)\b)/g,
    '$1 above $2 ',
  ],
  // Whom somebody does it to, which Spanish tells with `a`.
  [
    /\b(shaving|hugging|kissing|combing|brushing|feeding|washing|drying|dressing|massaging|tickling|petting|stroking|chasing|photographing|bathing|lifting|rescuing|biting|healing|examining|guarding|greeting|filming|comforting|cradling) towards (?=(?:an?|the|his|her|their|two) )/g,
    '$1 ',
  ],
  // `with the face smiling`
  [/\bwith (?:the|an?|his|its) (face|head) (smiling|laughing|crying)\b/g, 'with a $2 $1'],
  [
    /\bwith (?:the|an?) head (?:(?:leaning|lying|resting|placed) )?(?:on|against|in) (?=(?:the|an?|his) (?:\w+ )?(?:desk|table|keyboard|book)\b)/g,
    'with his head on ',
  ],
  [
    /\b(?:making|sculpting|doing) (?=(?:an? |the )?(?:\w+ )?(?:snowm[ae]n|sand ?castles?)\b)/g,
    'building ',
  ],
  // Claws hold what is said to be on or between them.
  [
    /\b(?:on|at|between) (?:the |his |its |their |an? )?(claws|talons|beak|mouth|teeth|jaws|claw)\b/g,
    'in its $1',
  ],
  [/\bin (?:an?|the) shoulders?\b/g, 'over his shoulder'],
  [/\bat his around\b/g, 'around it'],
  [/\b(look)ing at (?:the tall )?with (?=an? |the )/g, '$1ing from '],
  [/, that (?=an? )/g, ', while '],
  [/(?<=[a-z]) wide shot(?=[,.]|$)/g, ' in the distance'],
  // What a small word led to was no word of English.
  [new RegExp(String.raw`\b(?:of|at|with|for|on)(?: the| an?)? (?=(?:${GOES_ON})\b)`, 'g'), ''],
  [/\b(sitting|standing|perched|lying|resting|leaning) above(?=[,.]|$)/g, '$1 on it'],
  [/ (?:of|for|at|with)(?: the| an?)?(?=[,.:]|$)/g, ''],
  [/ an?(?=[,.:]|$)/g, ''],
  [/\b(against|above|beside)(?=[,.]|$)/g, '$1 it'],
  [/\bback of a body\b/g, 'back'],
  [/\bbacks of a body\b/g, 'back'],
  [/\bcutting hair (?=an? |the |his |her )/g, 'cutting the hair of '],
  // `an earrings`
  [/\ban? (?=(?:[a-z]+ )?(?!(?:lens|always)\b)[a-z]{2,}[^aius'\s]s\b(?! (?:of|with) ))/g, ''],
  [/\b(around|on|in|at|over|up|down) (at (?:sunset|dawn|dusk|night) )\1\b/g, '$2$1'],
  [/\bwaiting (?=an? |the |his |her |their )/g, 'waiting for '],
  [/\bdriving (?:with|on|in) (?=(?:an?|his|her) )/g, 'driving '],
  [
    /\b(reading|telling|showing)((?: off)? (?:\w+ ){1,4}?)(?:for|towards|at) (?=(?:an?|the|his|her|their) )(?!(?:an?|the|his|her) (?:[a-z]+ )?(?:bar|cafe|table|desk|window|kitchen|park|beach|counter|station|stop)\b)/g,
    '$1$2to ',
  ],
  [/\bfor (?=icon set\b)/g, ''],
  [/\b(above|behind|under|beside|around|between|with|on|in front of) he\b/g, '$1 it'],
  [/\ba (?=[aeio]|u[mn])/g, 'an '],
  [/\ban (?=one\b|uni|[^aeiou])/g, 'a '],
];

/** Parts of a body, which English calls somebody's own. */
const OWN_PART =
  /\b(in|with|between) (?:the|an?) (?=(?:hands?|paws?|mouth|beak|arms|trunk|teeth|claws)(?:[,.]|$| (?:and|while|with|in|on|under|beside)\b))|\b(on|around|over) (?:the|an?) (?=(?:back|shoulders?|head|nose|lap|neck|forehead|face|finger|wrist|arm|knees?|ears?)(?:[,.]|$| (?:and|while|with|in|on|under|beside)\b))/g;

/** A gloss with the small words that English has; whether it tells of a person says whose a hand is. */
export function plainEnglish(gloss: string, isOfSomebody = false): string {
  return FIXES.reduce((told, [pattern, becomes]) => told.replace(pattern, becomes), gloss)
    .trim()
    .replace(
      OWN_PART,
      (_whole: string, inside?: string, upon?: string) =>
        `${inside ?? upon ?? ''} ${isOfSomebody ? 'his' : 'its'} `,
    );
}

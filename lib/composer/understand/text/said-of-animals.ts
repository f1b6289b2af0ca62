import { type Rewording, reworded } from './reworded';

/** What people say in short of animals and beings of tales, as the tables know it. English only. */

/** Who has a trunk to draw water with. */
const TRUNKED = '(?:elephants?|mammoths?)';

const SHORT: readonly Rewording[] = [
  // The young of what is large is smaller than who feeds it.
  [
    /(?<!\b(?:and|with|holding|nursing) (?:an? |her |its |his |their )?)\bbaby (?=(?:elephant|giraffe|hippo|rhino|camel|zebra|gorilla|mammoth|moose)s?\b)/giu,
    'young ',
  ],
  // Who drinks from a flower is in the air before it, and what is drunk is not seen.
  [
    /\b(hummingbird|sunbird|bumblebee|honeybee|bee|butterfl(?:y|ie)|moth)(s?) (?:drink|sipp|feed|suck|collect|gather)(?:ing|s) (?:on |up )?(?:the |some )?(?:nectar |pollen )?(?:and pollen )?(?:from|of|on|out of|at) (?=(?:an?|the|some|its|two|three|pink|red|purple|yellow|blue|white|wild)? ?[a-z])/giu,
    '$1$2 hovering at ',
  ],
  // Water that an elephant sprays comes out of its trunk, held high.
  [
    new RegExp(
      `(?<=\\b${TRUNKED}(?: (?:calf|calves|baby))?(?: (?:is|are))? )(?:spray|squirt|spurt|shoot|blow|splash|shower)(?:ing|s) (?:some |out )?water(?: (?:on|over|at|with|from|out of|through|into|in|onto|around|everywhere|up)(?: of)?(?: (?:its|his|her|their|the)(?: \\w+)?| it| itself| air))*(?= (?:at|on|over) |$|[,.;]| (?:while|and|by|beside|in)\\b)`,
      'giu',
    ),
    'with a water jet in its mouth',
  ],
  [
    new RegExp(
      `(?<=\\b${TRUNKED}(?: (?:calf|calves|baby))? with a water jet in its mouth) (?:at|on|over) `,
      'giu',
    ),
    ' in front of ',
  ],
  // Under water is where something is done, and no kind of what it is done with.
  [
    /(?<=[a-z]{3}) underwater(?=$|[,.;]| (?:with|and|while|as|beside|near|among|in|at|by|on|surrounded)\b)/giu,
    ' under the sea',
  ],
  // A hoard is lain on as a nest is.
  [
    /\b(?:in|inside|on|within) an? (?:big |huge |small )?nest (?:made )?(?:out )?of (?=(?:shiny |glittering )?(?:gold(?:en)? )?(?:coins|gold|treasure|jewels|gems))/giu,
    'on a pile of ',
  ],
  // Who fights over something has it between them.
  [
    /\b(fighting|arguing|squabbling|quarrel+ing|bickering) over (?=(?:an?|the|one|some) )/giu,
    '$1, with ',
  ],
  // Who shares food eats it.
  [
    /\bsharing (?=(?:an?|one|some|the) (?:[a-z-]+ ){0,2}?(?:ice[- ]?cream(?: cones?)?|pizza|cake|sandwich|apple|cookies?|popcorn|watermelon|carrot|banana|donut|burger|meal|noodles)\b)/giu,
    'eating ',
  ],
  // Birds that share a branch sit on it.
  [
    /\bsharing (?=an? (?:[a-z-]+ )?(?:branch|perch|wire|fence|bench|log|rock|sofa|couch|chair|bed|cushion|basket)\b)/giu,
    'sitting on ',
  ],
  // Who is on horseback rides a horse, and several ride one each.
  [/(?<=\b(?:[a-z]+[^s]s|men|women|people|police) )on horse ?back\b/giu, 'on horses'],
  [/\bon horse ?back\b/giu, 'on a horse'],
  // Birds on a power line are on its wires, and on no pylon.
  [
    /(?<=\b(?:birds?|pigeons?|crows?|doves?|sparrows?|starlings?|swallows?|ravens?|hawks?|owls?)\b.{0,40}\bon (?:top of )?(?:an? |the |some )?)(?:(?:power|electric(?:al)?|utility|high) )+(?:lines?|cables?|wires?)\b/giu,
    'telephone wires',
  ],
  // Who holds on to a branch with its feet sits on it.
  [
    /\b(?:holding|clinging|hanging|clutching|gripping|grasping)(?: on)?(?: ?to)?(?= (?:an?|the|its) (?:[a-z-]+ ){0,2}?(?:branch|twig|perch|wire|stem|reed)\b)(?<=\b(?:birds?|parrots?|owls?|sparrows?|robins?|finch(?:es)?|parakeets?|macaws?|cockatoos?|woodpeckers?|hummingbirds?|eagles?|hawks?|pigeons?|crows?)\b.{0,40})/giu,
    'perched on',
  ],
  [
    /(?<=\b(?:perch\p{L}*|sitting|sits|resting) on (?:an?|the|its) (?:[a-z-]+ ){0,2}?)twig\b/giu,
    'branch',
  ],
  // Who has the head or leans out of the window of a car is in the car, and seen at its window.
  [
    /\b(?:(?:sticking|poking|hanging|holding|putting|leaning|with|has) (?:its|his|her|the|their) heads? (?:hanging |sticking |poking |leaning )?|hanging |leaning |sticking |looking |peering )out (?:of )?(?:the |an? |its )?(?:open )?(?:(?:passenger|side|back|front) )?((?:car|truck|van|bus|taxi|train|jeep))(?:'s)?(?: side)? windows?\b/giu,
    'in a $1',
  ],
  [
    /\b(?:(?:sticking|poking|hanging|holding|putting|leaning|with|has) (?:its|his|her|the|their) heads? (?:hanging |sticking |poking |leaning )?|hanging |leaning |sticking )out (?:of )?(?:the|an?|its) (?:open )?windows? of (?:the|an?) (car|truck|van|bus|taxi|train|jeep)\b/giu,
    'in a $1',
  ],
  // A seat of a car that is told alone is in one.
  [
    /(?<=\b(?:in|on) )the (?:passenger|driver'?s?|front|back) seat(?! of| in)(?!.*\b(?:car|truck|van|bus|taxi|jeep|vehicle|plane|boat)\b)(?<!\b(?:car|truck|van|bus|taxi|jeep|vehicle|plane|boat)\b.{0,160})/giu,
    'a car',
  ],
  // Whose feet are in the water stands in it.
  [
    /\b(?:putting|puts|dipping|dips|soaking|dunking|cooling) (?:its|his|her|their) (?:front |hind |back )?(?:paws?|feet|foot|hooves|legs?|toes) in(?:to)? (?:the |some )?(?=(?:[a-z]+ )?(?:water|sea|ocean|river|lake|pond|stream)\b)/giu,
    'standing in the ',
  ],
  // What is on a plate that is carried about is not told.
  [
    /\b(carrying|balancing|serving|juggling) ((?:[a-z]+ ){0,3}?)(plates?|trays?) of food\b/giu,
    '$1 $2$3',
  ],
  // Who takes a bath in a tub has no other one.
  [
    /\b(?:tak|hav)(?:es?|ing) an? (?:(?:bubble|hot|warm|long|relaxing) )*bath(?= in (?:an?|the) (?:[a-z-]+ ){0,2}(?:tub|bucket|bowl|basin|barrel|cup|teacup|sink|bathtub)\b)/giu,
    'bathing',
  ],
  // What is hidden away is still in the paws.
  [
    /\b(?:hiding|storing|stashing|burying) (acorns|nuts|hazelnuts|an? (?:acorn|nut|bone|egg|coin)) in (an?|the) /giu,
    'holding $1 beside $2 ',
  ],
  // What looks out of a box does so anyhow.
  [
    /,? (?:with )?(?:just |only )?(?:its|his|her|their) heads? (?:sticking|poking|popping|peeking|peeping) (?:out|up)(?: of (?:it|the top))?(?=$|[,.;]| and\b)/giu,
    '',
  ],
  // Who floats on the back floats.
  [/\b(float|drift)(s|ing)? on (?:its|his|her|their) backs?\b/giu, '$1$2 on the water'],
  // What serves as a weapon is what is held.
  [
    /\b(?:with|using|wielding|holding|carrying) (an? (?:[a-z-]+ ){0,2}?[a-z-]{3,}) (?:as|for|like) (?:an?|his|her|its) (?:sword|lance|spear|shield|staff|weapon|club|umbrella|parasol|boat paddle|paddle|oar)\b/giu,
    'holding $1',
  ],
  // Birds with something in their beaks that cross a sky fly there.
  [
    /\b(geese|goose|storks?|birds?|doves?|crows?|ravens?|owls?|eagles?|swans?|pigeons?|seagulls?) (?:are |is )?(carrying|holding|hauling|pulling) ((?:[a-z-]+ ){1,4}?)(?:across|over|through|in) (the|an?) ((?:[a-z]+ )?)sky\b/giu,
    '$1 flying across $4 $5sky, $2 $3',
  ],
  // Who is curled asleep has curled up.
  [/\bcurled asleep\b/giu, 'curled up asleep'],
];

/** Words without any of which no line above applies. */
const REQUIRED =
  /curled|nectar|baby|pollen|hummingbird|sunbird|bee|butterfl|moth|underwater|water|paw|feet|foot|hooves|leg|toes|window|seat|power|electric|utility|branch|twig|perch|wire|stem|reed|nest| over |sharing|food|bath|hiding|storing|stashing|burying|heads?|backs?| as | for | like |\bsky\b/iu;

export const saidOfAnimals = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, SHORT) : text;

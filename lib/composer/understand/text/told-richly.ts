import { type Rewording, reworded } from './reworded';

/**
 * Prose as stories and language models write it, told plainly: absolutes (`her fingers dancing over the keys`), hearts of
 * markets, lavender skies, what stands next to it. English only.
 */
const ADJECTIVES = "(?:[a-z'-]{2,14} ){0,3}?";
const OWN = '(?:its|his|her|their)';

/** Parts of which something is said that is to be felt rather than seen. */
const PART_OF_ONE =
  'fur|mane|coat|feathers?|plumage|scales|skin|whiskers|breath|voice|laughter|reflections?|shadows?|silhouettes?|footsteps|fingers?|gaze|cheeks|muscles|heart|(?:emerald|green|amber|golden|blue|yellow|red|bright|big|large|dark|keen|round)? ?eyes|beams?|beacon|flames?|facade|windows|petals|leaves|surface|edges|sides|armou?r|gown|robes?|petticoat|skirts?|locks|curls|braids|tresses|hooves|paws|nose|brow|breathing|petals';
const DOES = '[a-z]{2,14}(?:ing|ed)';
/** Until something else is told. */
const TILL_NEXT = '[^,.;:]{0,80}?';
const ENDS = '(?=\\s*(?:[,.;:]|$| (?:as|while) | and (?:an?|the|it|he|she|they)\\b))';

const HUES =
  'lavender|rose|peach|orange|tangerine|lilac|plum|salmon|coral|apricot|lemon|cherry|mint|pearl|cotton candy|rust|ash|sapphire|amber|copper|honey|cream';

/** Who is many in one word, and which words may stand before them. */
const CROWDS =
  'school|shoal|flock|pod|herd|pack|swarm|pride|colony|gaggle|troop|parliament|murder|flurry';
const OF_CROWDS =
  'fish|fishes|dolphins?|whales|orcas|birds?|geese|gulls|seagulls|crows|sheep|cows|cattle|horses|goats|deer|wolves|dogs|bees|butterflies|fireflies|lions|penguins|monkeys|owls|pigeons|starlings|bats|clownfish|jellyfish|elephants|bison|flamingos|ants|snowflakes';

const FURNITURE =
  '(?:(?:side|coffee|round|bedside|dining|kitchen|end|low) ?)?(?:table|desk|shelf|stool|nightstand|cabinet|dresser|crate|tray|bench|stump|counter|cart|trolley|stand|windowsill|barrel|bookshelf|mantelpiece|mantel)';

const TOLD: readonly Rewording[] = [
  // Its fur glows, and what is told next is told of the fox.
  [
    new RegExp(
      `(,| as| while| and|;) (?:with )?${OWN} ${ADJECTIVES}(?:${PART_OF_ONE}) ${DOES}\\b${TILL_NEXT}${ENDS}`,
      'giu',
    ),
    '',
  ],
  [
    /\b(in|at|into|through|from) the (?:very )?(?:heart|middle|center|centre|midst|depths|bowels) of (?=an? |the |[a-z])/giu,
    '$1 ',
  ],
  [
    /\b(?:deep|nestled|tucked away|set|high|far) (?=(?:in|inside|within|among|amongst|beneath|under|between|on|above|up) )/giu,
    '',
  ],
  [
    /\b(?:(?:all )?bathed|drenched|awash|cloaked|swathed|bathing|basking) in (?=[^,.;]*\b(?:light|glow|sun(?:light|shine)?|moonlight|shadows?|dusk|mist|warmth|twilight)\b)/giu,
    'in ',
  ],
  [
    new RegExp(
      `\\b(?:under|beneath|below|against) (?:an? |the )?${ADJECTIVES}(?:${HUES})(?:[- ]?(?:colou?red|tinted|hued))? (sky|skies)\\b`,
      'giu',
    ),
    'under the $1',
  ],
  [
    new RegExp(`\\b(?:an? |the )?(?:${CROWDS}) of (${ADJECTIVES}(?:${OF_CROWDS}))\\b`, 'giu'),
    'many $1',
  ],
  [
    new RegExp(
      `\\b(next to|beside|behind|near|in front of|above|below|under) (?:it|him|her|them) (?:stands?|sits?|lies|is|are|rests?|hangs?|looms?|towers?|waits?) (an? [^,.;]{3,40}?) (?:holding|bearing|with|carrying|covered with|topped with) (an? [^.;]{3,60})`,
      'giu',
    ),
    '$1 it there is $2 with $3 on it',
  ],
  [
    new RegExp(
      `\\b(${FURNITURE}) (?:holding|bearing|carrying|supporting|laden with|topped with|piled with|stacked with|crowded with|cluttered with|covered in) (?=an? |two |three |some |several |[a-z]+s\\b)`,
      'giu',
    ),
    '$1 with ',
  ],
  [
    /\b(rain|snow|leaves|petals|snowflakes|confetti|ash|sparks|stars) (falling|swirling|drifting|pouring|raining|fluttering|floating|dancing|cascading) (?:gently |softly |slowly |all |down ){0,2}(?:around|about|over|upon|on|behind) (?:him|her|it|them|us|everyone|everything)\b/giu,
    '$2 $1',
  ],
  [
    /\b(bridge|bridges|rainbow|roof|canopy|trellis) (?:arch|span|stretch|curve|extend|reach)(?:es|s|ing)? (?:gracefully |gently )?(?=over|above|across)/giu,
    '$1 ',
  ],
  [
    /\b((?:brandish|wield|us|hold|carry|wav|rais|swing|wear)\w* (?:an? |the |his |her |its )?(?:[a-z-]+ ){0,2}?[a-z]+) as (?:if it were )?(?:an? |the |his |her |its )(?:[a-z]+ )?(?:sword|spear|shield|lance|hat|helmet|umbrella|boat|flag|wand|crown|cape|blanket|bed|sail|oar|telescope|microphone|weapon|staff|cane|mask)\b/giu,
    '$1',
  ],
  [
    /\bon (?:the )?(?:wooden |wet |upper |sunny |front |main )?decks? of (?=an? |the |his |her |their )(?!(?:the|an?) (?:[a-z]+ )?(?:airship|flying ship|zeppelin|sky ?ship))/giu,
    'on ',
  ],
  [
    /(?<!\b(?:tree|oak|willow|stump|moon|sun|cloud|house|cottage|hut|mountain|rock|boulder|teapot|pumpkin|mushroom|flower|sunflower|clock|train|lamp|candle|door)) (?:with|and) (?:an? |his |her |its )?(?:weathered|wrinkled|kind|friendly|rosy|round|freckled|gentle|tired|lined|cheerful|serious|determined|thoughtful|curious|wise|stern|careful|steady|nimble|gnarled)(?:(?: and|,) (?:weathered|wrinkled|kind|friendly|gentle|tired|lined|wise|stern|thoughtful))? (?:face|expression|hands|fingers|cheeks|features)\b/giu,
    '',
  ],
  [
    /\b(?:three|several|many|two|four|different) generations of (?:an?|the|one) (?=[a-z]* ?family\b)/giu,
    'a ',
  ],
  [
    /\b(naps?|sleeps?|sits?|lies|stands?|rests?|napping|sleeping|sitting|lying|standing|waits?|walks?) on (?:the )?(?:wet |old |uneven |worn )?(?:cobblestones|cobbles|pavement|flagstones|paving stones)\b/giu,
    '$1',
  ],
  [
    /\b(?:as|while) (?:an?|the) ([a-z-]+(?: [a-z]+)?) eyes (?=an? |the |his |her )/giu,
    'while a $1 looks at ',
  ],
  [
    /(?:,| as| while| and|;)? (?:the )?(?:(?:great|huge|wild|white|foamy|giant|dark|stormy) )*waves (?:are )?(?:crash|break|smash|pound|lap)(?:ing|es|s)? (?:gently |violently |loudly )?(?:against|on|onto|over|upon|at) (?:the |its )?(?:(?:rugged|jagged|dark|black|sharp) )*(?:rocks|shore|cliffs?|base|coast|beach|sand|pier)(?: (?:below|beneath|far below|around it))?/giu,
    ', rough sea',
  ],
  [
    /(?:,| as| while| and|;)? (?:clouds of |a cloud of )?(?:flour|dust|smoke|steam|incense|perfume|laughter|music|the (?:smell|scent|aroma|sound) of [a-z ]{3,30}) (?:dusts|fills|hangs in|drifts through|dances in|lingers in|fill|dust) the (?:air|room|kitchen|night|street)/giu,
    '',
  ],
  [
    /\b(plac|put|sett|lay|releas|float)(es|s|ing|e)? (an? |the |his |her |their )?((?:[a-z-]+ ){0,3}[a-z]+) (?:down )?(?:on|onto|upon) (?:the )?(?:(?:calm|still|dark|quiet|smooth|glassy) )*(?:surface|waters?) of (?=an? |the )/giu,
    'kneeling with $3$4 at ',
  ],
  [
    /\bwrap(?:s|ping)? (an? |the |his |her )((?:[a-z-]+ ){0,2}(?:scarf|shawl|blanket|bandage|towel)) around (?:its|his|her|their|the) (?:neck|shoulders|head)\b/giu,
    'giving it $1$2',
  ],
  // How large it is, and by what it is led.
  [
    /\b(an?|the|one) ((?:[a-z-]+ ){0,2}[a-z]+) (?:the size of|no (?:bigger|larger) than|as (?:small|tiny) as) (?:an? )?(?:kitten|mouse|thumb|coin|bee|teacup|acorn|ladybug|finger|pea|nut|hand|apple|fingertip|thimble|walnut|grain of \w+)\b/giu,
    '$1 tiny $2',
  ],
  [/,? led by (?=an? |the |two |their )/giu, '; in front of them '],
  [
    /\bflowing (?=(?:[a-z]+ ){0,3}(?:robes?|dress|dresses|gowns?|capes?|cloaks?|scarf|skirts?|hair|mane|beard)\b)/giu,
    '',
  ],
  [/\b(in|wearing) ((?:[a-z]+ ){0,2})robes\b/giu, '$1 a $2robe'],
  [/\b(?:blossoming|blooming|flowering) cherry tree/giu, 'cherry blossom tree'],
  // How it came onto the shoulder is seen there.
  [
    /\b(?:rest|sling|prop|balanc|hoist|swing|drap)(?:ing|ed) (?=(?:over|on|across) (?:his|her|its|their|one|the) (?:left |right |broad |strong )?shoulders?\b)|\b(?:slung|swung|hung) (?=(?:over|on|across) (?:his|her|its|their|one|the) (?:left |right |broad |strong )?shoulders?\b)/giu,
    '',
  ],
  [
    new RegExp(
      `, ${OWN} (${ADJECTIVES}[a-z]+) (?:resting|slung|propped|balanced|draped|hoisted) (?:on|over|across|against) ${OWN} (?:shoulders?|back|knees?|lap|hip)`,
      'giu',
    ),
    ', with a $1,',
  ],
  [
    /, (?:an? |the |their |his |her )?((?:[a-z-]+ )?(?:rods?|swords?|torch|torches|lanterns?|umbrellas?|spears?|books?|cameras?|cups?|mugs?|maps?|flags?|baskets?|suitcases?|balloons?|brush|hammers?|shovels?|microphones?|guitars?)) in (?:hand|paw|claw|tow)\b/giu,
    ', holding $1',
  ],
  [
    /\b(?:frosted|rain-streaked|foggy|steamed-up|icy|fogged|rainy|dusty) (?:glass|pane|windowpane)\b/giu,
    'window',
  ],
  [/\b(?:star-filled|star-studded|starlit|star-strewn) (?=night|sky|skies)/giu, 'starry '],
  [/\b(?:rain-soaked|rain-slicked|rain-swept|puddle-filled|rain-drenched)\b/giu, 'wet'],
  [/\b(?:sun-drenched|sun-dappled|sun-soaked|sun-kissed)\b/giu, 'sunny'],
  [/\bmoss-covered\b/giu, 'mossy'],
  [
    /\b(stand|stall|cart|booth|shop|kiosk) of an? ((?:[a-z-]+ )?(?:vendor|seller|merchant|trader|farmer|baker|florist|fishmonger|grocer))\b/giu,
    '$1 with a $2 behind it',
  ],
  [/ from (?:its|his|her) (?:nostrils|nose|mouth|snout|beak)\b/giu, ''],
  // Nobody flies at the launch of a product.
  [
    /\b(celebrat\w+|announc\w+|party for|cheering at) (?:an?|the|our|their|its) (?:(?:product|app|book|game|website|album|new|big|successful) ){1,3}(?:launch|release|debut)\b/giu,
    '$1',
  ],
  // `avocado yoga pose`: who does it.
  [
    /\b(?!(?:a|an|the|my|in|of|for|and|basic|simple|different|various|advanced|morning|group|cat|cow|tree|warrior|cobra|downward dog|child's) )([a-z]{3,14}) (?:in an? |doing an? |striking an? )?yoga poses?\b/giu,
    '$1 doing yoga',
  ],
  // What is full that it has.
  [
    new RegExp(
      `, ${OWN} (${ADJECTIVES}[a-z]+) (overflowing|filled|full|laden|brimming|stuffed|packed|loaded|piled)\\b`,
      'giu',
    ),
    ', with a $1 $2',
  ],
  [
    /\b(?:dripping|drizzled|glazed|coated|smothered|slathered|topped|oozing|covered) (?:with|in) ((?:[a-z-]+ )?(?:syrup|honey|chocolate|caramel|sauce|icing|glaze|butter|cream|frosting|jam|cheese|gravy))\b/giu,
    'with $1 on top',
  ],
  // Whom the girl and the boy are that are told of next.
  [
    /\btwo (?:young |little |small )?(?:children|kids|siblings|toddlers)\b(?=.{1,200}\bthe (?:girl|sister)\b.{1,200}\bthe (?:boy|brother)\b)/giu,
    'a girl and a boy',
  ],
  [
    /\b(?:an?|the) (young |old |elderly |middle-aged )?couple\b(?=.{1,200}\bthe (?:man|woman|husband|wife)\b.{1,200}\bthe (?:man|woman|husband|wife)\b)/giu,
    'a $1woman and a $1man',
  ],
];

/** A text told plainly. */
export const toldRichly = (text: string): string => reworded(text, TOLD);

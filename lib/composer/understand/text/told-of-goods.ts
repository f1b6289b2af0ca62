import { type Rewording, reworded } from './reworded';

/** What is said of food and goods as nobody's table has it: servings cut of a whole, straps, bottles by what they are for. English only. */

const CAKES = 'cake|cheesecake|gateau|torte|sponge|pie|tart';

const TOLD: readonly Rewording[] = [
  // Knights and hearts of pixels are drawn of them.
  [/\bpixel(?:ated)? (?!art\b|style\b|phone\b|perfect\b|by\b)(?=[a-z]{3,})/giu, 'pixel art '],
  // A pair of glasses is worn, and so are frames where eyes are told of.
  [
    /\bpairs? of (?:(?:reading|round|thick|designer) )?(?:glasses|spectacles|eyeglasses)\b/giu,
    'eyeglasses',
  ],
  [
    /(?<=\b(?:eyeglass(?:es)?|eyewear|optician'?s?|optical|optometrist)\b.{1,80})\b(?:pairs? of )?(?:(?:glasses|eyeglass) )?frames\b/giu,
    'eyeglasses',
  ],
  // What is painted or opened is the fridge, and no door by itself.
  [/\b(fridge|refrigerator|freezer|oven|microwave) door\b(?! (?:handle|magnet))/giu, '$1'],
  // Where somebody plays or streams is a desk with all that stands on it.
  [
    /\b(?:gaming|streaming|streamer'?s?) (?:desk|table|station|battle ?station|set-?up)\b(?!.*\b(?:monitors?|screens?|keyboard|room|chair)\b)/giu,
    'desk with two monitors, a keyboard and headphones',
  ],
  // Goods stand on blocks of one colour as on podiums, and on no toys.
  [
    /(?<=\b(?:ad|advert|product|store|shop|display(?:ed)?|presented|podium|launch)\b.{1,90}) on (?:(?:pastel|colou?red|geometric|simple|stacked|plain|stone|marble|wooden) )+blocks\b/giu,
    ' on podiums',
  ], // Goods with a logo of something have that on them.
  [
    /\b(mugs?|cups?|t-?shirts?|hoodies?|sweatshirts?|tote bags?|bags?|caps?|notebooks?|bottles?|box(?:es)?|vans?|aprons?|backpacks?) with (an?|the|their|our) ((?:(?!company|brand|big|large|small|own|simple|printed)[a-z]+ ){1,2})logo(?: on (?:it|them|the (?:front|side|back)))?(?=$|[,.;]|\s)/giu,
    '$1 with $2 $3on it',
  ],
  // Who painted so is nobody in the picture, and Van Gogh is no van.
  [
    /,? (?:in|after) the (?:style|manner|fashion) of (?:vincent )?van gogh\b|,? (?:van gogh|by van gogh)(?: style)?(?=$|,)|\bvan gogh[- ]style(?:d)?\b/giu,
    ', oil painting',
  ],
  // `pancakes, and syrup pouring from a jug`: the jug pours it onto them.
  [
    /^(.+?)((?: with [^,]+?)?)(?:,? and|,| with) ((?:[a-z]+ )?(?:syrup|honey|sauce|milk|cream|caramel|gravy|tea|coffee|dressing|chocolate|custard|juice|glaze)) (?:is )?(?:being )?(?:pouring|poured|drizzled|drizzling|running|flowing)(?: (?:over|on|onto) (?:it|them|top))? (?:from|out of) (an? (?:[a-z]+ )?(?:jug|pitcher|pot|bottle|teapot|kettle|cup|glass))$/iu,
    '$4 pouring $3 onto $1$2',
  ],
  // A dock that charges is at no sea.
  [
    /\b(?:wireless charging (?:station|stand|dock|pad|mat)|charging (?:dock|pad|mat))(?= (?:beside|next|on|with|near|and)\b|[,.;]|$)/giu,
    'charger',
  ],
  // Drops run down the pane of a window that is told, and no tumbler.
  [
    /(?<=\bwindow.*)\b(raindrops?|rain|frost|condensation|dew) on the glass\b/giu,
    '$1 on the window',
  ],
  [/\b(knife|fork|spoon|toothpick) stuck in(?:to)? (?=(?:the|an?|it|its)\b)/giu, '$1 in '],
  // What is cut out of a cake and served is a slice beside the rest of it.
  [
    new RegExp(
      `\\b(${CAKES}|pizza) with (?:an?|one) (?:slice|piece) (?:cut|taken|lifted|removed)(?: out)?(?: of it)?(?: and)?(?: served| placed| lying)? (on (?:an? )?(?:[a-z]+ )?plate(?: beside(?: it)?| next to it)?)`,
      'giu',
    ),
    '$1 with a missing slice, a $1 slice $2',
  ],
  // One serving of a cake is no whole one.
  [
    new RegExp(
      `\\b(?:slice|piece|wedge) of ((?:(?!with\\b)[a-z-]{2,16} ){0,3})(${CAKES})\\b`,
      'giu',
    ),
    '$1$2 slice',
  ],
  // A watch on its strap lies on nothing.
  [/\bon (?=(?:an? |its )(?:[a-z]{2,12} ){0,2}(?:strap|wristband|bracelet)\b)/giu, 'with '],
  [
    /\b(strap|band|bracelet|chain|necklace) (?:(?:draped|laid|hung) )?(?:over|across) (?=(?:an?|the|them|it|two|some)\b)/giu,
    '$1 on ',
  ],
  // Milk of oats is in the latte, and no bowl of flakes beside it.
  [
    /\b(lattes?|coffees?|cappuccinos?|matcha|tea|chai|cortado|flat white|espresso)((?: [a-z]+)?) with (?:(?:oat|almond|soy|coconut|rice|whole|skimmed|steamed|frothed|warm|hot) )*milk\b(?! (?:swirl|pour|jug|bottle|foam|being|carton))/giu,
    '$1$2',
  ],
  // A screen for a cart that is empty shows the cart.
  [
    /\b((?:empty|error)[- ]state illustration) for (an?|the|my|our) (?!(?:[a-z-]+ ){0,2}(?:app|website|site|brand|company|page|blog|dashboard|store|shop|startup|screen|platform|service|list|feed)\b)/giu,
    '$1 of $2 ',
  ],
  [/\boverflowing with\b/giu, 'full of'],
  // What is layered with something has it in its layers.
  [/\b(?:layered|filled and layered) with\b/giu, 'with'],
  // Salt of the sea stands on a table, and on no beach.
  [/\b(?:(?:flaky|coarse|flaked) )?sea salt(?: flakes)?\b/giu, 'salt'],
  // Leaves and straw that somebody lies on are a heap of them, and nobody made a bed.
  [
    /\b(on|in) an? (?:soft |thick |deep |cosy |cozy )?bed of (?=(?:[a-z]+ )?(?:leaves|straw|hay|feathers|petals|rose petals|pine needles|twigs)\b)/giu,
    '$1 a pile of ',
  ],
  [
    /\b(on|in) an? (?:soft |thick |deep |cosy |cozy )?bed of (?=(?:[a-z]+ )?(?:moss|grass|snow|sand|clover)\b)/giu,
    '$1 ',
  ],
  // Somebody who is a thing is that thing with limbs.
  [
    /\b(?:person|man|woman|figure|character) shaped like (an?) ([a-z]+(?: (?:match|bulb|stick|cup|bottle|roll|pot))?)\b/giu,
    '$1 $2 with arms and legs',
  ],
  // No wine is in what is put on a face.
  [
    /\b(?:skin ?care|cosmetics?|face oil|essential oil|beauty|toner|essence) bottle(s?)\b/giu,
    'dropper bottle$1',
  ],
  // A fruit of which half is told is cut.
  [
    /\bhalf (?:of )?an? (?=(?:lemon|lime|orange|grapefruit|avocado|apple|pear|peach|pomegranate|watermelon|melon|kiwi|papaya|coconut|onion|tomato)\b)/giu,
    'halved ',
  ],
  // Herbs in a bunch are cut, and in no pots.
  [
    /\b(?:bunch(?:es)?|handful) of ((?:fresh |green )?(?:basil|mint|thyme|rosemary|sage))\b/giu,
    'sprig of $1',
  ],
  // A drink that is canned is a can.
  [/\bcanned (?:soda|cola|coke|soft drink|energy drink|lemonade)\b/giu, 'soda can'],
  [/\bcanned beer\b/giu, 'beer can'],
  // Fries have their paper in every drawing of them.
  [
    /\b(fries|french fries|chips) in an? (?:[a-z]+ )?(?:paper|newspaper|cardboard) (?:cone|box|bag|cup|carton|sleeve)\b/giu,
    'french fries',
  ],
  // Who serves drinks on a tray pours none.
  [
    /\b(serv(?:e|es|ing)) drinks (?=(?:on|from|with) (?:an? |the )?(?:[a-z]+ )?tray\b)/giu,
    '$1 cocktails ',
  ],
  // What is in rows is not in what is told next.
  [
    /\b((?:[a-z]+ )?[a-z]+[^s\W]s) in (?:neat |long |straight )?rows(?=$|,| and | with )/giu,
    'rows of $1',
  ],
  // What is cooked in something is in its pan, and nobody is told to stand at it.
  [
    /\b(?:being |getting )?(?:pan[- ]fried|fried|frying|sizzling|searing|seared|saut(?:é|e)(?:ed|ing)|browning|cooking) in (?:(?:foaming|melted|hot|brown|browned|sizzling|garlic|olive|some) ){0,2}(?:butter|oil|ghee|lard|fat)\b/giu,
    'in a frying pan',
  ],
  // `but make it fancy` says how, and `restaurant style` on what it is served.
  [/,? but (?:please )?make (?:it|them) (?:look |feel |more )?(?:like )?/giu, ', '],
  [
    /,? ?\b(?:(?:fancy|gourmet|upscale|fine dining|elegant|michelin(?:[- ]star(?:red)?)?) )*(?:restaurant|fine[- ]dining|bistro)[- ](?:style|quality|plating|presentation|worthy)(?: plating| presentation)?(?=$|[,.;])/giu,
    ' on a white plate',
  ],
  // Whatever is poured, thrown or sewn by hand, there is no hand.
  [
    /\bhand[- ](?:poured|thrown|painted|carved|crafted|knitted|knit|sewn|stitched|woven|dipped|rolled|cut|forged|built|blown|tied|bound|dyed|tooled|crocheted)\b/giu,
    'handmade',
  ],
  // Flour that lies about is a powder on what is baked, and no sack.
  [
    /(?:,| with| and)? (?:an? )?(?:light |fine )?(?:(?:dusting|dust|sprinkle|sprinkling) of flour|flour (?:dust|dusting)|dusted (?:with|in) flour)\b/giu,
    ' with powdered sugar',
  ],
  // `a lamp, mushroom shape, switched on`: the shape and the light are the lamp's.
  [/, (?:an? )?([a-z]+)[- ](?:shape|shaped|form)(?=,|$)/giu, ' shaped like a $1'],
  [/, (?:switched|turned) on(?=,|$)/giu, ' glowing'],
  [/\bdim sum (?:steamer )?(?:baskets|steamers)\b/giu, 'bamboo steamers'],
  [/\bdim sum (?:steamer )?(?:basket|steamer)\b/giu, 'bamboo steamer'],
  // A tea over ice is in its glass, and on that are the drops.
  [
    /\b(?:tall |small |cold |frosty |frosted |big )?(?:glass|tumbler|mason jar|jar) of (?:iced|ice[- ]cold|cold|chilled|icy) ((?:[a-z]+ ){0,2})tea\b/giu,
    '$1iced tea',
  ],
  [
    /(?:,| with) condensation(?: (?:running down|dripping down|on|all over) (?:it|the (?:glass|bottle|can|side|sides|outside)))?(?=$|[,.;]| (?:and|on|in|next|beside)\b)/giu,
    ' with water drops',
  ],
  // Cream that is in a pot is in its jar, and no pot is on the stove.
  [
    /\b(?:pot|tub|tin|pots|tubs|tins) of ((?:[a-z]+ ){0,2}(?:cream|balm|salve|moisturi[sz]er|ointment|body butter|scrub|clay mask))\b/giu,
    '$1',
  ],
  // `street vendor corn` is how the corn is made, and no street.
  [
    /\bstreet[- ](?:vendor|food|style|cart)(?:'s)? (?=[a-z]+(?: [a-z]+)? (?:with|in|on)\b)(?!(?:stall|cart|market|truck|vendor|scene|fair|festival|stand|seller|selling|with|at|in|on|cooking|grilling|who|serving|making|holding|preparing)\b)/giu,
    '',
  ],
  [/\blined up(?=$|[,.;]| (?:from|in|on|by|next|across|along)\b)/giu, 'in a row'],
  // On the rim of a glass is what garnishes it.
  [/\bwith (an? [a-z]+(?: [a-z]+){0,2}) on (?:the|its) rim\b/giu, 'with $1'],
  [/\bwhisk(e?)y (?:glass|tumbler) with\b/giu, 'glass of whisk$1y with'],
  // Flowers that goods lie in a bed of are about them, and nobody sleeps there.
  [
    /\b(?:on|in|atop) an? (?:soft |fresh |thick )?bed of (?=(?:[a-z]+ ){0,2}(?:flowers|blossoms|lavender|herbs|ferns|foliage|daisies|tulips|peonies|cotton|salt|wood shavings|shavings|coffee beans|beans|seeds|nuts|almonds|oats|seashells|shells|crystals|confetti|bubbles)\b)/giu,
    'surrounded by ',
  ],
  // What a lunch box is told with after a colon is in it, and stars of cheese are cheese.
  [
    /^(?!(?:on|in|at|under|behind|inside) )((?:[a-z]+ ){0,2}(?:lunch ?box|bento(?: box)?|picnic basket|basket|hamper|tray|platter|board|plate|bowl|tool ?box|pencil case|backpack|suitcase))(?: for [^:,]{2,30})?: (?=[a-z])/giu,
    '$1 with ',
  ],
  [
    /\b(cucumber|cheese|carrot|apple|melon|watermelon|ham|egg|pepper|kiwi|sandwich|mango|radish) (?:snakes|stars|hearts|flowers|shapes|caterpillars|butterflies|animals|bears|faces|moons|dinosaurs)\b/giu,
    '$1',
  ],
  // Strips of toast are dipped into an egg, and no army is there.
  [/\b(eggs?\b[^.;]{0,24}?)\b(?:toast )?soldiers\b/giu, '$1toast'],
  // What is eaten in bed stands on its linen.
  [/^((?:[a-z]+ )?tray) (?:in|on) (?:the |an? )?bed, (.{3,160})$/giu, '$1 with $2, on white linen'],
  [
    /\b(?:label+ed|stamped|embossed|engraved|embroidered) with (an? (?:[a-z]+ )?[a-z]+)(?=$|[,.;]| (?:and|on|in|beside)\b)/giu,
    'with $1 on it',
  ],
  [
    /\b(?:shared|held|eaten|grabbed) by (?:(?:two|three|four|six|many|several) )?(?:pairs of )?hands\b/giu,
    'hands holding it',
  ],
  [/\bexploding view\b/giu, 'exploded view'],
  // `brushes x4`: four of them.
  [/(?<=^|, )((?:[a-z]+ ){0,2}[a-z]+s) x ?(\d{1,2})\b/giu, '$2 $1'],
  [/\bbg\b(?=$|[,.;])/giu, 'background'],
  // Tiles behind goods are a ground in their colour, and lie on no roof.
  [
    /\b(white|black|green|blue|pink|grey|gray|beige|teal|yellow|terracotta) (?:(?:bathroom|kitchen|subway|metro|ceramic|glazed|zellige) )*tiles?(?:d wall| wall)? (?:background|backdrop)\b/giu,
    '$1 background',
  ],
  [
    /\b(?:neatly |beautifully )?(?:displayed|presented|arranged|laid out) (?=(?:on|in|along|across) (?:an? |the )?(?:[a-z]+ ){0,3}(?:board|boards|planks|wood|marble|slate|table|tray|plate|platter|stand|shelf|linen|paper|velvet|stone)\b)/giu,
    '',
  ],
  [/ on (?:the )?side(?=$|[,.;])/giu, ' beside it'],
  // What is wrapped for the grill lies on what it was wrapped in.
  [
    /\b(?:wrapped )?in (?:(?:a|some|crinkled|crumpled|aluminium|aluminum|tin|silver|open|piece of|sheet of) ){0,2}foil\b(?! (?:tray|dress|balloon|suit))/giu,
    'on foil',
  ],
  // An egg on a dish is cut in half.
  [
    /\b(?:half(?: an?| of an)?|halved|a half) (?:soft[- ]boiled |boiled )?egg\b/giu,
    'soft-boiled egg',
  ],
];

/** What stands there is told by what it is behind. */
const PLACED: readonly Rewording[] = [
  [
    /\b(?<!\b(?:left|from|lag\w*|trail\w*|close|far|sky|stars?|moon|clouds?|sun|birds?|what|way) )(behind(?=\s*(?:,|;|\.|$))|(?:behind|below|beneath|underneath)(?= and (?:an?|the|two|three|some|its)\b))/giu,
    '$1 it',
  ],
];

/** On pages `below` is where on the page something is set. */
const OF_PAGES =
  /\b(?:chart|diagram|infographic|poster|flyer|card|worksheet|layout|text|caption|title|headline|labels?|names?|words?|logo|banner|page|list)\b/iu;

/** A prompt with its goods told as the tables know them. */
export const toldOfGoods = (prompt: string): string =>
  reworded(prompt, OF_PAGES.test(prompt) ? TOLD : [...TOLD, ...PLACED]);

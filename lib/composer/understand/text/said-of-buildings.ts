import { type Rewording, reworded } from './reworded';

/** What people say in short of what houses are of and have, and of what is behind and before them. English only. */

const BUILT =
  '(?:glass|iron|steel|brick|stone|wood|timber|concrete|marble|bamboo|metal|granite|clay|cast iron)';
/** What rises or lies far off, behind all that is told before it. */
const FAR =
  '(?:mountains?|peaks?|hills?|mountain range|alps|volcano|cliffs?|forest|woods|pine trees|sea|ocean|lake|skyline|city|village|castle|moon|sunset|clouds)';
const HOUSE_WITH_FRONT =
  '(?:caf[eé]|shop|store|restaurant|bakery|bar|pub|cinema|boutique|salon|diner)';
const HUNG_OUT = '(?:laundry|washing|clothes|sheets|flower ?pots|plants|flags|rugs|blankets)';

const SHORT: readonly Rewording[] = [
  // Of two materials the first is that of the walls, and the other is no thing of its own.
  [
    new RegExp(
      `\\b(?:made|built|constructed)(?: out)? (?:of|from) (${BUILT}),? (?:and|with) ${BUILT}(?=[,.;]|$| (?:with|in|on|by|beside|near|at)\\b)`,
      'giu',
    ),
    'made of $1',
  ],
  [new RegExp(`\\b(greenhouse|conservatory|orangery|glasshouse)s? made of glass\\b`, 'giu'), '$1'],
  // What hangs from balconies is on the front that has them.
  [
    new RegExp(
      `\\b(${HUNG_OUT}) (?:(?:is |are )?(?:hanging|hung|drying|draped|strung|fluttering)(?: out)? )(?:from|on|off|over|across|between|along) (?:the |its |their |all |every |each )*(balcon(?:y|ies)|windows)\\b`,
      'giu',
    ),
    '$1 and $2',
  ],
  // Of several things the last is what others are told to be around.
  [
    /\b(?:an? |the )?((?:[a-z-]+ )?(?:campfire|bonfire|fire ?pit|fire|table|fountain|tree|pond|pool|stove|well|statue)),? and ((?:an? |the |two |three |four |five |six |some |several |\d )(?:[a-z-]+ ){1,3}?)(around|about|beside|near|next to) it\b/giu,
    '$2$3 a $1',
  ],
  // Peaks behind, of which it is not said behind what, are the background.
  [
    new RegExp(
      `(?<=[,;] |\\b(?:with|and) )((?:[a-z-]+ ){0,3}?${FAR}) (?:rising |towering |far |right )?behind(?: (?:it|them))?(?=[,.;]|$)`,
      'giu',
    ),
    '$1 in the background',
  ],
  // In front, of which it is not said of what, is the foreground.
  [
    /(?<=(?:,|\b(?:on|against|by) (?:an?|the) )[^,.;]{0,40})\bin (?:the )?front(?=[,.;]|$)/giu,
    'in the foreground',
  ],
  // The ridge of dunes is a dune.
  [
    /(?<=\b(?:dunes?|desert|sahara)\b.{0,60})\b(?:along|on|over|across|down|up) (?:the|a) (?:ridge|crest|top|edge|ridgeline)s?(?: of (?:the|a|tall|high|sand| )*dunes?)?(?=[,.;]|$)/giu,
    'on the sand',
  ],
  // What is reflected in water stands by it.
  [
    /\b(?:is |are )?(?:reflect(?:ed|ing|s)|mirrored) (?:in|on|by) (?:an?|the|its) (?:(?:still|calm|quiet|shallow|smooth|glassy|large|small|long|reflecting) )*(?:pool of water|reflecting pool|pool|pond|lake|water)\b/giu,
    'beside a lake',
  ],
  // Whatever goes under a bridge is under it, and does not go down.
  [
    /\b(?:is |are )?(?:pass|sail|go|drift|glid|float|row|paddl|mov)(?:es|ing|s|e)? (under|underneath|beneath) (?=(?:an?|the) (?:[a-z-]+ ){0,2}(?:bridge|arch|viaduct)\b)/giu,
    '$1 ',
  ],
  // The walls of a canyon are the canyon.
  [/\b(canyon|gorge|ravine) walls\b/giu, '$1'],
  // What lies below, of which it is not said below what, is far away.
  [
    /(?<=[,;] |\b(?:with|and) )((?:an? |the )?(?:[a-z-]+ ){0,2}?(?:village|town|farmhouse|farm|city|valley|houses|river|fields|harbou?r|cottage|church)) (?:far |down )?below(?=[,.;]|$)/giu,
    '$1 in the distance',
  ],
  // A cabin of today is a house with large panes, of whatever it is built.
  [
    /\b(?:modern|contemporary|minimalist|sleek) ((?:(?:wooden|timber|wood|concrete|small|tiny|black|white),? ){0,2})(?:cabin|cottage|chalet|house|home)\b(?! (?:office|page|screen|button))/giu,
    '$1modern house',
  ],
  // What is on a porch is before its house, and not on its roof.
  [
    /\b(porch|verandah?|deck|patio|terrace) (?:and|with) ((?:an?|two|the) (?:[a-z-]+ ){1,3}?)on it(?=[,.;]|$)/giu,
    '$1, $2in front of it',
  ],
  // Seats before a house stand at tables, under parasols.
  [
    /\b(?:outdoor|outside|al fresco|pavement|sidewalk|patio|terrace) (?:seating|seats|dining|tables)(?: area)?\b/giu,
    'two tables and two parasols',
  ],
  [
    /\b((?:(?:a few|some|several|happy|many|two|three|four) )?(?:people|customers|guests|friends|diners)) (?:sitting|seated|eating|dining|drinking|having (?:coffee|lunch|drinks|dinner)) (?:outside|outdoors|on the (?:terrace|pavement|sidewalk|patio))(?=[,.;]|$| (?:and|in|at|on)\b)/giu,
    '$1 sitting at two tables, two parasols',
  ],
  [
    new RegExp(
      `\\b(?:the )?exterior (?:view )?of ((?:an?|the) (?:[a-z-]+ ){0,2}?${HOUSE_WITH_FRONT})\\b`,
      'giu',
    ),
    '$1 storefront',
  ],
  [new RegExp(`\\b(${HOUSE_WITH_FRONT}) exterior\\b`, 'giu'), '$1 storefront'],
  // Who is on roofs is on one of them.
  [
    /\b((?:walk|sit|sleep|stand|perch|prowl|sneak|tiptoe|run|jump|leap|danc|rest|lie|lying|strol|nap)\w*) (?:on|across|along|over|between|atop) (?:the )?(?:(?:tiled|red|snowy|old|moonlit|city|paris|steep|slanted) )*(?:rooftops|roofs|roof tiles|roof)\b/giu,
    '$1 on a roof',
  ],
  // Boxes of flowers are under windows anyway.
  [
    /\b((?:flower|window) ?boxes) (?:under|below|on|at|in|beneath) (?:the |its |all |every |each )*windows?(?: ?sills?)?\b/giu,
    '$1',
  ],
  // Who casts a line fishes.
  [
    /\b(?:(?:is|are) )?cast(?:ing|s)? (?:an?|his|her|their|the|out a) (?:fishing )?(?:line|lure|fly|rod|hook)s?\b/giu,
    'fishing',
  ],
  // What something was made into is its use, and no room inside it.
  [
    /\b(?:converted|turned|transformed|made) into (?:an? )?(?:[a-z]+ )?(?:home|house|loft|apartment|cafe|café|studio|hotel|library|residence|office)\b/giu,
    '',
  ],
];

/** Clouds of a storm are its sky where a picture is of a place, and no three of them with drops. */
const STORMY: readonly Rewording[] = [
  [
    /\b(?:dark |black |grey |gray |heavy |thick |big |dramatic )*(?:storm|thunder)[- ]?clouds(?: (?:are )?(?:gathering|looming|building|forming|rising|rolling in|brewing|coming in|moving in))?(?: in the sky| overhead| in the distance| on the horizon)?\b/giu,
    'stormy sky',
  ],
];
const OF_DESIGNS =
  /\b(?:icons?|logos?|stickers?|patterns?|infographic|diagram|chart|weather app|forecast|clip ?art|emoji|mascot|isometric)\b/iu;

const REQUIRED =
  /\bit\b|made|converted|turned|transformed|built|constructed|balcon|windows|behind|front|dune|desert|sahara|cast|reflect|mirrored|under|beneath|canyon|gorge|ravine|below|boxes|modern|contemporary|minimalist|sleek|exterior|outside|outdoor|al fresco|pavement|sidewalk|patio|terrace|roof/iu;

export function saidOfBuildings(text: string): string {
  const told = REQUIRED.test(text) ? reworded(text, SHORT) : text;
  const isSky = /clouds\b/iu.test(told) && !OF_DESIGNS.test(told);
  return isSky ? reworded(told, STORMY) : told;
}

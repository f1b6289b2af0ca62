/** What cities are known by: whoever asks for the skyline of one looks for it. */
export const CITY_SIGHTS: readonly (readonly [city: RegExp, sight: string])[] = [
  [/\b(?:paris|parisian|pariser|parís|parigi)\b|париж|パリ/iu, 'eiffel-tower'],
  [/\b(?:london|londoner|londres|londra)\b|лондон|ロンドン/iu, 'clock-tower'],
  [/\b(?:new york|nyc|manhattan|nueva york|nova york)\b|нью-йорк|ニューヨーク/iu, 'setback-tower'],
  [/\b(?:tokyo|tokio|tóquio)\b|токио|東京/iu, 'red-lattice-tower'],
  [/\b(?:dubai|dubaï|dubái)\b|дубай|ドバイ/iu, 'burj-khalifa'],
  [/\b(?:sydney|sídney|sidney)\b|сидней|シドニー/iu, 'opera-house'],
  [/\bsan francisco\b|сан-франциско|サンフランシスコ/iu, 'suspension-bridge'],
  [/\brio(?: de janeiro)?\b|рио-де-жанейро|リオ/iu, 'redeemer'],
  [/\b(?:rome|roman|rom|roma)\b|рим(?:а|е)?\b|ローマ/iu, 'colosseum'],
  [/\b(?:pisa|pise)\b|пиза|ピサ/iu, 'leaning-tower'],
  [/\b(?:moscow|moskau|moscou|moscú|mosca|moscovo)\b|москв|モスクワ/iu, 'onion-domes'],
  [/\b(?:seattle|toronto|berlin|berlín|berlino)\b|берлин|ベルリン/iu, 'space-needle'],
  [/\b(?:barcelona|barcelone|barcellona)\b|барселон|バルセロナ/iu, 'sagrada-familia'],
  [/\bagra\b/iu, 'taj-mahal'],
  [/\b(?:athens|athen|athènes|atenas|atene)\b|афин|アテネ/iu, 'parthenon'],
  [/\b(?:cairo|giza|kairo|gizeh|le caire)\b|каир|カイロ/iu, 'pyramid'],
  [/\bst\.? louis\b/iu, 'gateway-arch'],
  [/\b(?:istanbul|estambul)\b|стамбул|イスタンブール/iu, 'mosque'],
  [/\b(?:singapore|singapur|singapour|singapura)\b|сингапур|シンガポール/iu, 'sky-park-towers'],
  [/\b(?:shanghai|xangai)\b|шанхай|上海/iu, 'pearl-tower'],
  [/\b(?:kuala lumpur|malaysia)\b|куала-лумпур/iu, 'twin-towers'],
  [/\b(?:beijing|peking|pékin|pekín|pequim)\b|пекин|北京/iu, 'temple-of-heaven'],
  [/\b(?:cologne|köln|milan|mailand|milano)\b/iu, 'cathedral'],
  [/\b(?:florence|florenz|firenze|florencia)\b|флоренц/iu, 'duomo'],
];

/** A tower of one of these colours or names in a city that has such a tower is that one. */
export const OWN_TOWERS = new Set(['red-lattice-tower', 'eiffel-tower', 'space-needle']);

/** Last words of a place's name that say no more than that it is one. */
export const PLACE_ENDINGS =
  /\b(?:halls?|interior|setting|scene|scenery|landscape|lounge|area|corner|background|backdrop|environment|panorama|view|aisles?|counter|space|complex|site|building|district|quarter)$/i;

/** Landforms that are things in the catalogue of things, and the place that is meant where something is on them. */
export const LANDFORMS: Readonly<Record<string, string>> = {
  cliff: 'cliff',
  'sea-cliff': 'cliff',
};

/**
 * What a place has of its own and draws itself: nothing of the kind stands about in it. By place, the
 * phrases that name such parts.
 */
export const PARTS_OF_PLACES: readonly (readonly [places: RegExp, said: RegExp])[] = [
  [
    /^(?:city|village|street|square|harbour|canal-town|painted-quay|venice|hill-town|.*-(?:street|lane|town|avenue|estate)|alley|rooftop|chinatown|suburb|promenade)$/,
    /\b(?:(?:lit|glowing|illuminated|bright|warm|lighted|snow[- ]covered|snowy|tiled|red|colou?rful|old|tall|narrow|neon) )*(?:windows?|reflections?|city lights|lights|rooftops?|roofs?|buildings?|skyscrapers?|high[- ]rises|fa[cç]ades?|houses|towers|neon signs?|doors?|shutters|cobblestones?|pavement|storefronts?|shop fronts?)\b$/i,
  ],
  [/^(?:forest|jungle)$/, /\b(?:snow[- ]covered |snowy |tall |old |pine |green )?trees$/i],
  [/^desert$/, /\b(?:cactus(?:es)?|cacti)$/i],
  [/^(?:lake|river|sea|fjord|beach|coast|harbour|mountains|city)$/, /\breflections?$/i],
  [
    /^(?:library|great-library|church-interior|throne-room|museum|grand-lobby|lobby|ballroom|station-hall|temple-interior)$/,
    /\b(?:arch(?:es|way|ways)?|vaults?|columns?|pillars?|ladders?|bookshel(?:f|ves)|bookcases?|shelves|(?:marble|stone|polished|wooden|checkered) floors?|ceilings?|high windows|stained[- ]glass(?: windows?)?|pews|books|galler(?:y|ies)|balcon(?:y|ies)|chandeliers?)$/i,
  ],
  [
    /^great-library$/,
    /\b(?:(?:long|reading|green|desk|study|wooden) )*(?:tables?|desks?|lamps?)$/i,
  ],
  [
    /^(?:cafe|bar|bakery|restaurant)$/,
    /\b(?:counter|shelves|shelf|(?:hanging|pendant|warm|edison|ceiling|string)? ?(?:lamps?|lights?|bulbs?)|(?:big|large|tall|panoramic|shop)? ?windows?|tables?(?: at a window)?|chairs|stools|bar stools|bar counter|chalkboard|menu board|brick walls?|espresso machine|coffee machine)$/i,
  ],
  [
    /^(?:living-room|bedroom|kitchen|bathroom|dining-room|office|lobby|corridor|grand-lobby|hallway|classroom)$/,
    /\b(?:(?:marble|stone|wooden|wood|tiled|parquet|oak|checkered|concrete|hardwood) (?:floors?|flooring|walls?|tiles|counter ?tops?)|(?:high|vaulted|wooden|beamed) ceilings?|exposed (?:brick|beams)|floor[- ]to[- ]ceiling windows?|(?:large|big|panoramic|tall|arched) windows?|brick walls?|natural light|sunlight)$/i,
  ],
  [
    /^(?:forest|jungle|park|garden|meadow|hills|valley|countryside)$/,
    /\b(?:greenery|foliage|vegetation|undergrowth|sunlight|sunbeams)$/i,
  ],
];

/** What people say in short of animals and beings of tales, as the tables know it. English only. */

const SHORT: readonly (readonly [RegExp, string])[] = [
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
];

/** Words without any of which no line above applies. */
const REQUIRED = /underwater|nest|heads?|backs?| as | for | like /iu;

export const saidOfAnimals = (text: string): string =>
  REQUIRED.test(text)
    ? SHORT.reduce((said, [short, plain]) => said.replace(short, plain), text)
    : text;
